"""A table as a picture with the words of the reader's language."""

from collections.abc import Collection, Mapping

from markupsafe import Markup

from scorekeeper.pictures.barnyard import Link, barnyard_svg
from scorekeeper.rules import Barnyard, Tile
from scorekeeper.web import table_words
from scorekeeper.web.i18n import gettext as _

__all__ = ["Link", "draw"]


def draw(
    table: Barnyard,
    *,
    links: Mapping[Tile, Link] | None = None,
    lit: Collection[Tile] | None = None,
    newest: Tile | None = None,
    wrong: Collection[Tile] = (),
) -> Markup:
    """The table; lit are the ends that may be played on, unless ``lit`` says which."""
    picture = barnyard_svg(
        table,
        title=_("The table"),
        description=table_words.ends_in_words(table),
        lit=lit,
        links=links,
        newest=newest,
        wrong=wrong,
    )
    return Markup(picture)  # noqa: S704 - our own picture
