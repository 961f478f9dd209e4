"""The ending of a game: made early when the table has had enough, and taken away to go on."""

from flask import Blueprint, Response

from scorekeeper.services import games
from scorekeeper.services.records import BookRecord
from scorekeeper.web.api.operations import answer, operation
from scorekeeper.web.api.schemas.game import Game
from scorekeeper.web.api.schemas.sent import NewEnding, VersionQuery

bp = Blueprint("endings", __name__, url_prefix="/games/<game_id>/ending")


@bp.post("")
@operation({201: Game, 200: Game}, body=NewEnding, stale=True)
def create(book: BookRecord, game_id: str, body: NewEnding) -> Response:
    """Finish a game with the rounds it has. One that is finished already stays as it is."""
    game = games.end_game(book.id, game_id, version=body.version, key=body.key or "")
    return answer(Game.of(game), 200 if game.is_repeat else 201)


@bp.delete("")
@operation({200: Game}, query=VersionQuery, stale=True)
def delete(book: BookRecord, game_id: str, query: VersionQuery) -> Response:
    """Go on with a finished game. One that is running stays as it is."""
    return answer(Game.of(games.resume_game(book.id, game_id, version=query.version)))
