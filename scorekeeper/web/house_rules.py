"""The house rules: those in force in plain words, and the presets side by side with their sources."""

from flask import Blueprint, render_template

from scorekeeper.rules import CHOICES, PRESET_NOTES, PRESETS
from scorekeeper.services import games
from scorekeeper.services.records import GameRecord
from scorekeeper.web import access

bp = Blueprint("house_rules", __name__)


@bp.get("/rules")
def index() -> str:
    """The rules of the running game, if there is one, and all presets."""
    book = access.current_book()
    return page(games.running_game(book.id) if book else None)


@bp.get("/games/<game_id>/rules")
def show(game_id: str) -> str:
    """The rules of one game."""
    return page(games.game(access.kept_book().id, game_id))


def page(game: GameRecord | None) -> str:
    """The page, with the rules of `game` on top where there is one."""
    values = {name: preset.to_dict() for name, preset in PRESETS.items()}
    return render_template(
        "house_rules/show.html", game=game, presets=values, notes=PRESET_NOTES, choices=CHOICES
    )
