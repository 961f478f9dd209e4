"""Games: listing them, starting one, looking at one."""

from flask import Blueprint, Response, url_for

from scorekeeper.services import games
from scorekeeper.services.errors import NotFound
from scorekeeper.services.records import BookRecord
from scorekeeper.web.api import words
from scorekeeper.web.api.errors import Invalid
from scorekeeper.web.api.operations import answer, operation
from scorekeeper.web.api.schemas.answers import Games, GameSummary
from scorekeeper.web.api.schemas.game import Game
from scorekeeper.web.api.schemas.sent import GamesQuery, NewGame

PAGE = 50
"""Games in one answer."""

bp = Blueprint("games", __name__, url_prefix="/games")


@bp.get("")
@operation({200: Games}, query=GamesQuery)
def index(book: BookRecord, query: GamesQuery) -> Response:
    """List games, the latest first: all of them, or those that a player, a text or a status picks."""
    try:
        rows = games.games(
            book.id,
            limit=PAGE + 1,
            before=query.cursor or None,
            text=query.q,
            player=query.player,
            status=query.status or None,
        )
    except NotFound as error:
        message = "No list goes on here: take the cursor from its next, or leave it out."
        raise Invalid([words.wrong("UNKNOWN_CURSOR", message, "cursor")]) from error
    listed = [GameSummary.of(row) for row in rows[:PAGE]]
    return answer(Games(games=listed, next=listed[-1].id if len(rows) > PAGE else None))


@bp.post("")
@operation({201: Game, 200: Game}, body=NewGame)
def create(book: BookRecord, body: NewGame) -> Response:
    """Start a game. With a key that is known already: the game that was started with it."""
    game = games.start_game(
        book.id,
        names=body.players,
        set_size=body.set,
        preset=body.rules,
        changes=body.changes,
        tiles_each=body.tiles_each,
        key=body.key or "",
    )
    address = url_for("api.games.show", game_id=game.id)
    return answer(Game.of(game), 200 if game.is_repeat else 201, Location=address)


@bp.get("/<game_id>")
@operation({200: Game})
def show(book: BookRecord, game_id: str) -> Response:
    """Return a game with all its rounds."""
    return answer(Game.of(games.game(book.id, game_id)))
