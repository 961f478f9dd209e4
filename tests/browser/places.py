"""Every page there is, in a book where something has happened, so that all can be held to one rule."""

from collections.abc import Callable, Iterator

from tests.browser.table import Table
from tests.builders import EVENING, FOUR

TWELVE = (
    "Ana",
    "Ben",
    "Cy",
    "Dee",
    "Eli",
    "Fay",
    "Gus",
    "Hal",
    "Ida",
    "Jo",
    "Kit",
    "Maximiliana Wolfeschlegelsteinhausen",
)
UNTIDY = (
    "people",
    "people/order",
    "voids",
    "rounds/3/points/2",
    "details",
    "history",
    "history/2",
    "history/2?number=1",
    "rules/change",
)
FOLLOWED = "?set=9&rules=pagat&plays=9-9+9-7+9-5+9-4+9-3+7-5@9-7+5-5@9-5+5-4@5-5+5-3+5-2+6-4@9-4"
LAID = "?set=9&rules=pagat&plays=9-9+9-7@9-9+9-5@9-9+9-4@9-9+9-3@9-9+5-5@9-5+6-2@5-5+6-3@5-5+6-0@6-2"
CHECKER = (
    "/check",
    f"/check{FOLLOWED}&hand=6-4+7-2+4-1+5-0&undone=7-5",
    f"/check{FOLLOWED}&hand=6-4+7-2+4-1+5-0&to=hand",
    f"/check{FOLLOWED}&lay=4-0",  # several ends take it
    f"/check{FOLLOWED}+4-4@6-4&lay=7-2",  # it has to wait
    f"/check{FOLLOWED}+5-&hand=x&set=7",  # damaged
    "/check?set=6&rules=pagat&plays=6-6+6-1+6-2+6-3+6-4+2-1@6-2+3-1@6-3+4-1@6-4&lay=1-1",  # asked back
    "/check?set=6&rules=pagat&plays=6-6+6-1+6-2+6-3+6-4+2-1@6-2+3-1@6-3+4-1@6-4+1-1@6-1+5-1+1-0",  # dead
    "/check?set=18&rules=chickie&plays=18-18+18-17",
    "/check/laid",
    f"/check/laid{LAID}",
    f"/check/share{FOLLOWED}",
    "/check/hand",
)
ARMS = ("Cy 9-9", "Dee 9-7", "Ana 9-5", "Ben 9-4", "Cy draw 9-3")
TABLE = (
    "table",
    "table?tile=7-5",  # several ends take it
    "table?seat=1",  # out of turn
    "rounds/new",
    "hands/1/replay",
    "hands/1/replay?step=3",
    "rounds/1",
    "history",
)
Place = tuple[str, Callable[[Table], object]]


def fill(table: Table) -> dict[str, str]:
    """Play some games in the book of a phone; returns the paths of their pages."""
    paths = {"finished": f"/games/{table.deal(*FOUR, changes={'double_blank': 25}).id}"}
    table.record(*EVENING)
    crowd = table.deal(*TWELVE, set_size=15, tiles_each=9, changes={"out_on_double": 50, "blank_half": 25})
    paths["crowd"] = f"/games/{crowd.id}"
    table.follow("Hal 13-13", "Ida 13-4")
    ones = ", ".join(str(20 + seat) for seat in range(10))
    table.record(f"15-15: out!, 12*, {ones}", f"14-14: 12*, out, {ones}")
    paths["over"] = f"/games/{table.deal('Ana', 'Ben', set_size=6, tiles_each=2).id}"
    table.follow("Ana 6-6", "Ben 6-5", "Ana 6-4")
    paths["followed"] = f"/games/{table.deal(*FOUR, changes={'last_tile_call': True}).id}"
    table.follow("Ana draw", "Ben draw", *ARMS)
    table.record("9-9: 3, 2, 13, out")
    table.follow("Cy 8-8", "Dee 8-7", "Ana pass", "Ben 8-5", "Cy 8-4", "Dee draw 8-3", "Ana 7-5@8-7")
    paths["running"] = f"/games/{table.deal(*FOUR).id}"
    table.record(*EVENING[:3])
    return paths


def places(paths: dict[str, str]) -> Iterator[Place]:
    """The name of each page and how to come there."""
    for name, path in (
        ("first page", "/"),
        ("all games", "/games"),
        ("score book", "/book"),
        ("new score book", "/book?new=1"),
        ("new game", "/games/new"),
        ("same again", f"/games/new?again={paths['finished'].split('/')[-1]}"),
        ("scoreboard", paths["running"]),
        ("scoreboard after a save", f"{paths['running']}?saved=3"),
        ("scoreboard of twelve", paths["crowd"]),
        ("result", paths["finished"]),
        ("house rules in force", f"{paths['running']}/rules"),
        ("house rules", "/rules"),
        ("pip counter", "/pips?tiles=6-4+0-0+9-9"),
        ("blank sheets", "/sheets"),
        ("next hand", f"{paths['running']}/rounds/new"),
        ("next hand of twelve", f"{paths['crowd']}/rounds/new"),
        ("a recorded hand", f"{paths['running']}/rounds/3"),
        ("nothing here", "/nowhere"),
        ("bin", "/bin"),
        *((page, f"{paths['running']}/{page}") for page in UNTIDY),
        *((f"followed {page}", f"{paths['followed']}/{page}") for page in TABLE),
        ("before a hand is followed", f"{paths['running']}/table"),
        ("a hand followed by twelve", f"{paths['crowd']}/table"),
        ("the end of a followed hand", f"{paths['over']}/table"),
        ("scoreboard beside a followed hand", paths["over"]),
        *((page, page) for page in CHECKER),
    ):
        yield name, lambda table, path=path: table.goto(path)
    yield "a hand from text", _read
    yield "tile picker", lambda table: _pick(table, paths["running"])
    yield "everything wrong", lambda table: _save_too_early(table, paths["running"])
    yield "all house rules open", lambda table: _open(table, "/games/new")
    yield "all players open", lambda table: _open(table, f"{paths['running']}/people")
    yield "what other rules need to know", lambda table: _ask(table, paths["running"])


def _pick(table: Table, game: str) -> None:
    table.goto(f"{game}/rounds/new")
    table.hand.ready()
    table.hand.enter({"Ana": "out", "Ben": "5-4 3-2", "Cy": "1-0", "Dee": "12*"})
    table.hand.pick("1-0")


def _read(table: Table) -> None:
    table.goto("/check/hand")
    hand = "[set double-9] [rules pagat] [deal 11] [seats Ana, Ben]\nAna 9-9\nBen 9-4\nAna 8-8\nBen out"
    table.role("text").fill(hand)
    table.page.get_by_role("button", name="Read it").tap()
    table.role("lines").wait_for()


def _save_too_early(table: Table, game: str) -> None:
    table.goto(f"{game}/rounds/new")
    table.hand.ready()
    table.hand.enter({"Ana": "out", "Ben": "0", "Cy": "12+", "Dee": "199"})
    table.hand.tap(table.hand.save_key)


def _open(table: Table, path: str) -> None:
    table.goto(path)
    table.page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")


def _ask(table: Table, game: str) -> None:
    table.goto(f"{game}/rules/change")
    table.change_rule("blank_half", "25")
    table.role("missing").wait_for()
