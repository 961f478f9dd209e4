"""A hand as text: what is read however it is typed, how it is written, and what cannot be read."""

import pytest

from scorekeeper.rules import EventKind, HandRecord, Tile

from .marks import WORD, check, head

TYPED = [
    # as typed, as written
    ("Ana 9-9", "Ana 9-9"),
    ("ana 9-9", "Ana 9-9"),
    ("  ANA\t9-9  ", "Ana 9-9"),
    ("Ana [9-9]", "Ana 9-9"),
    ("Ana [ 9 - 9 ]", "Ana 9-9"),
    ("Ana 9|9", "Ana 9-9"),
    ("Ana 9 | 9", "Ana 9-9"),
    ('"Ana" 9-9', "Ana 9-9"),
    ("“Ana” 9-9", "Ana 9-9"),
    ("Ana 9-9# well", "Ana 9-9  # well"),
    ("Ana 9-9   #", "Ana 9-9  #"),
    ("Ana DRAW", "Ana draw"),
    ("Ana draw   9-9", "Ana draw 9-9"),
    ("SET Out 9-9", "set out 9-9"),
    ("set out 9-9 # so", "set out 9-9  # so"),
    ('"mary  ANN" 9-9', '"Mary Ann" 9-9'),
    ('"Mary Ann"9-9', '"Mary Ann" 9-9'),
    ('"DRAW" 9-9', '"Draw" 9-9'),
    ("# Ana 9-9", "# Ana 9-9"),
    ("   #! Ana", "#! Ana"),
]
SEATS = 'Ana, "Mary Ann", "Draw"'


@pytest.mark.parametrize(("typed", "written"), TYPED)
def test_an_event_is_read_however_it_is_typed(typed: str, written: str) -> None:
    hand = HandRecord.parse(f"{head(SEATS)}\n{typed}")
    assert hand.problems == ()
    assert str(hand) == f"{head(SEATS)}\n{written}"


ONTO = [
    # on a table with ends of 4, 5, 6 and 7: as typed, as written
    ("Ana 5-4@9-4", "Ana 5-4@9-4"),
    ("Ana 4-5 @ 4-9", "Ana 5-4@9-4"),
    ("Ana [4|5]@[9-4]", "Ana 5-4@9-4"),
    ("Ana 4-1@9-4", "Ana 4-1"),
    ("Ana 4-1", "Ana 4-1"),
    ("Ana draw 4-1 @9-4", "Ana draw 4-1"),
    ("Ana pass", "Ana pass"),
    ("Ana Draw PASS", "Ana draw pass"),
    ("Ana FORGOT draw", "Ana forgot draw"),
    ("Ana forgot Miss", "Ana forgot miss"),
    ("ana OUT", "Ana out"),
    ("END blocked", "end blocked"),
    ("end Dead", "end dead"),
    ("Left ana 6-5 [0|0]", "left Ana 6-5 0-0"),
    ('left "Mary Ann"', 'left "Mary Ann"'),
    ("Ana out # so", "Ana out  # so"),
    ("Ana forgot draw # so", "Ana forgot draw  # so"),
    ("end blocked # so", "end blocked  # so"),
    ("left Ana 6-5 # so", "left Ana 6-5  # so"),
    ("left Ana # so", "left Ana  # so"),
    ("Ana draw # so", "Ana draw  # so"),
]


@pytest.mark.parametrize(("typed", "written"), ONTO)
def test_what_can_be_left_out_is_left_out(typed: str, written: str) -> None:
    table = f'{head(SEATS)}\nAna 9-9\n"Mary Ann" 9-4\n"Draw" 9-5\nAna 9-6\n"Mary Ann" 9-7\n"Draw" draw pass\n'
    assert str(HandRecord.parse(table + typed)) == table + written


def test_the_events_say_what_happened() -> None:
    hand = HandRecord.parse(f"{head()}\nAna 9-9\n\nBen draw 4-9 # so\nwhat\nleft Ana 6-4")
    assert [(event.kind, event.seat, event.line) for event in hand.events] == [
        (EventKind.TURN, "Ana", 2),
        (EventKind.TURN, "Ben", 4),
        (EventKind.UNREADABLE, "", 5),
        (EventKind.LEFT, "Ana", 6),
    ]
    played = hand.events[1]
    assert (played.draws, played.tile, played.onto, played.passes) == (1, Tile(9, 4), Tile(9, 9), False)
    assert (played.comment, played.several) == ("# so", False)
    assert hand.events[3].tiles == (Tile(6, 4),)


def test_an_illegal_play_is_written_as_it_was_named() -> None:
    text = f"{head()}\nAna 9-9\nBen 9-4@9-8\nCy 5-4@9-9\nAna 4-1"
    assert str(HandRecord.parse(text)) == text


TILE = "is no tile: write it as 6-4, [6-4] or 6|4."
UNREADABLE = {
    "a word that is no play": f"Ana 94\n    ^ UNREADABLE “94” {WORD}",
    "half a tile": f"Ana 9-\n    ^ UNREADABLE “9-” {WORD}",
    "a tile of many pips": f"Ana 1000-1\n    ^ UNREADABLE “1000-1” {WORD}",
    "a tile in one bracket": f"Ana [9-9\n    ^ UNREADABLE “[9-9” {WORD}",
    "a negative tile": f"Ana -9-9\n    ^ UNREADABLE “-9-9” {WORD}",
    "two tiles": f"Ana 9-9 9-8\n        ^ UNREADABLE “9-8” {WORD}",
    "a play and a pass": f"Ana 9-9 pass\n        ^ UNREADABLE “pass” {WORD}",
    "a play before the draw": f"Ana 9-9 draw\n        ^ UNREADABLE “draw” {WORD}",
    "a play onto nothing": f"Ana 9-9@\n    ^ UNREADABLE “9-9@” {WORD}",
    "a play onto two": f"Ana 9-4@9-9@9-8\n    ^ UNREADABLE “9-4@9-9@9-8” {WORD}",
    "a name alone": "Ana\n^ UNREADABLE Something is missing after “Ana”.",
    "an unknown name": "Dee 9-9\n^ UNREADABLE “Dee” is no player of this hand.",
    "a quote that does not end": '"Ana 9-9\n^ UNREADABLE “"Ana” is no player of this hand.',
    "a name in quotes that is unknown": '"A  B" 9-9\n^ UNREADABLE “A B” is no player of this hand.',
    "an empty name": '"" 9-9\n^ UNREADABLE “” is no player of this hand.',
    "a tile alone": "9-9\n^ UNREADABLE “9-9” is no player of this hand.",
    "a tile in brackets alone": "[9-9]\n^ UNREADABLE “[9-9]” is no player of this hand.",
    "out and more": f"Ana out 9-9\n        ^ UNREADABLE “9-9” {WORD}",
    "forgot alone": "Ana forgot\n    ^ UNREADABLE Something is missing after “forgot”.",
    "forgot something else": f"Ana forgot pass\n           ^ UNREADABLE “pass” {WORD}",
    "forgot and more": f"Ana forgot draw 9-4\n                ^ UNREADABLE “9-4” {WORD}",
    "end alone": "end\n^ UNREADABLE Something is missing after “end”.",
    "another end": f"end over\n    ^ UNREADABLE “over” {WORD}",
    "end and more": f"end dead now\n         ^ UNREADABLE “now” {WORD}",
    "set alone": "set\n^ UNREADABLE Something is missing after “set”.",
    "set something else": f"set in 9-9\n    ^ UNREADABLE “in” {WORD}",
    "set out nothing": "set out\n    ^ UNREADABLE Something is missing after “out”.",
    "set out two": f"set out 9-9 8-8\n            ^ UNREADABLE “8-8” {WORD}",
    "set out no tile": f"set out nine\n        ^ UNREADABLE “nine” {TILE}",
    "set out onto": f"set out 9-9@9-9\n        ^ UNREADABLE “9-9@9-9” {TILE}",
    "left alone": "left\n^ UNREADABLE Something is missing after “left”.",
    "left by nobody known": "left Dee 6-4\n     ^ UNREADABLE “Dee” is no player of this hand.",
    "left no tile": f"left Ana 6-4 x\n             ^ UNREADABLE “x” {TILE}",
    "a long word": f"Ana {'9' * 50}\n    ^ UNREADABLE “{'9' * 39}…” {WORD}",
    "a second head": "[set double-6]\n^ UNREADABLE Another hand begins here: a hand has one head.",
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_what_cannot_be_read_is_named_with_line_and_column_and_kept_as_typed(what: str) -> None:
    hand = check(UNREADABLE[what], head=head())
    assert str(hand) == f"{head()}\n{UNREADABLE[what].splitlines()[0]}"
    assert [event.kind for event in hand.events] == [EventKind.UNREADABLE]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_lines_end_as_any_computer_ends_them(newline: str) -> None:
    text = newline.join(["\ufeff" + head(), "", "Ana 9-9", "   ", "Ben nine", ""])
    hand = HandRecord.parse(text)
    assert [(problem.line, problem.column) for problem in hand.problems] == [(5, 5)]
    assert str(hand) == f"{head()}\nAna 9-9\nBen nine"


def test_a_break_that_is_no_new_line_is_space() -> None:
    assert HandRecord.parse(f"{head()}\nAna\u20289-9\x0b\x0c").problems == ()


def test_comments_are_kept_where_they_stand() -> None:
    text = f"# hand 1\n{head()}\n# here we go\nAna 9-9  # the nine\n# and on\nBen 9-4"
    assert str(HandRecord.parse(text)) == text
    assert str(HandRecord.parse(text.replace("\n", "\n\n"))) == text


NAMES = [
    "Ana",
    "Mary Ann",
    "O'Neil",
    "Draw",
    "left",
    "A,B",
    "[x]",
    "#1",
    'Bob "The Hen"',
    "back\\slash",
    "“q”",
]
NAMES += ["9-9", "6|4", "5-4@9-4", "Ana:", "José", "阿明", "-", "x" * 500]


@pytest.mark.parametrize("name", NAMES)
def test_any_name_can_be_a_players(name: str) -> None:
    hand = HandRecord.parse(head("Zoe"))
    hand = HandRecord.start(hand.tile_set, "pagat", hand.ruleset, 11, [name, "Zoe"])
    assert hand.problems == ()
    assert hand.seats == (name, "Zoe")
    written = str(hand).partition("[seats ")[2].removesuffix(", Zoe]")
    hand = hand.then(f"{written} 9-9").then("Zoe 9-4").then(f"{written} draw")
    assert hand.problems == ()
    assert hand.turn == name
    hand = hand.then(f"left {written} 6-4")
    assert {*hand.left} == {name}
    assert HandRecord.parse(str(hand)) == hand


UNQUOTED = ["Ana", "O'Neil", "9-9", "6|4", "Ana:", "José", "阿明", "-", "=", "set-out"]
QUOTED = [
    "Mary Ann",
    "draw",
    "SET",
    "Out",
    "end",
    "left",
    "pass",
    "forgot",
    "miss",
    "blocked",
    "dead",
    "deal",
]
QUOTED += ["rules", "seats", "a,b", "a[b", "a]b", "a#b", "a@b"]


def test_a_name_is_quoted_where_it_would_be_read_as_something_else() -> None:
    for names, wanted in ((UNQUOTED, "{}"), (QUOTED, '"{}"')):
        for name in names:
            hand = HandRecord.parse(f'[set double-9] [rules pagat] [deal 11] [seats "{name}", Zoe]')
            assert f"[seats {wanted.format(name)}, Zoe]" in str(hand)


def test_a_backslash_is_a_letter_in_quotes_as_phones_set_them() -> None:
    hand = HandRecord.parse(r"[set double-9] [rules pagat] [deal 11] [seats “a\b”, Zoe]")
    assert hand.seats == ("a\\b", "Zoe")
    assert str(hand).endswith(r'[seats "a\\b", Zoe]')


def test_names_are_composed_and_their_white_space_folded() -> None:
    rules = HandRecord.parse(head())
    hand = HandRecord.start(rules.tile_set, "pagat", rules.ruleset, 11, ["Jose\u0301  \n Luis", "STRASSE"])
    assert hand.seats == ("José Luis", "STRASSE")
    assert hand.then('"JOSÉ luis" 9-9').then("straße 9-4").problems == ()
