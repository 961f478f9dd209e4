"""A table in the middle of a hand, set up as it lies there; the first wrong tile is found."""

from flask import Blueprint, render_template, request
from werkzeug.datastructures import MultiDict

from scorekeeper.rules import PRESET_NOTES, Tile, TileSet, UnreadableTile
from scorekeeper.rules.position import PositionProblem
from scorekeeper.web import play_words
from scorekeeper.web.checker import running
from scorekeeper.web.checker_outcome import named
from scorekeeper.web.i18n import gettext as _
from scorekeeper.web.layout_state import Laid
from scorekeeper.web.table_picture import Link, draw

bp = Blueprint("checker_layout", __name__)


@bp.get("/check/laid")
def show() -> str:
    """The table of the address with the tile that was tapped, and what is wrong with it."""
    usual, expected = running()
    laid, refused = add(Laid.read(request.args, usual), request.args)
    return render_template(
        "checker/laid.html",
        laid=laid,
        refused=refused,
        address=laid.url(laid.onto),
        opening=laid.opening if isinstance(laid.opening, PositionProblem) else None,
        openings=[(double, laid.opened(double).url()) for double in laid.setting.tile_set.doubles],
        expected=expected,
        picture=picture(laid),
        sizes=TileSet.SIZES,
        notes=PRESET_NOTES,
    )


def add(laid: Laid, args: "MultiDict[str, str]") -> tuple[Laid, str]:
    """Lay the tile that an address names; what stands against it."""
    text = named(args, "lay")
    if not text:
        return laid, ""
    try:
        tile = Tile.parse(text)
    except UnreadableTile:
        return laid, play_words.unreadable(text)
    if tile not in laid.setting.tile_set:
        return laid, play_words.not_in_set(tile, laid.setting.tile_set)
    if tile in laid.tiles:
        return laid, play_words.already_laid(tile)
    return laid.with_tile(tile), ""


def picture(laid: Laid) -> str:
    """What is right of the table. A tap on an end says that the next tile lies there."""
    table = laid.table
    if table is None:
        return ""
    links = {
        end.tile: Link(laid.url(end.tile), _("The next tile lies on %(tile)s", tile=end.tile))
        for end in table.open_ends
    }
    wrong = [one.problem.play.onto for one in laid.wrong[:1]]
    return draw(table, links=links, lit=links, newest=laid.onto, wrong=wrong)
