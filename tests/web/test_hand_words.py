"""A hand in words: every problem there is has its sentence, and every line says what happened."""

import pytest
from flask import Flask
from flask_babel import force_locale

from scorekeeper.rules import HandRecord
from scorekeeper.rules.handproblems import SENTENCES
from scorekeeper.web.hand_words import PROBLEMS, ending_sentence, event_sentence, problem_sentence

HEAD = "[set double-6] [rules pagat] [deal 7] [seats Rosa, Luis]\n"


def test_every_problem_has_a_sentence_of_its_own():
    assert set(PROBLEMS) == SENTENCES
    assert len({str(text) for text in PROBLEMS.values()}) == len(PROBLEMS)


SAID = [
    # what is written after the head, what is wrong with it
    ("Luis 6-6\nLuis 6-1", "It is the turn of Rosa, not of Luis."),
    ("Luis 6-6\nRosa pass", "Rosa passed, but has to draw first. Tiles that can still be drawn: 14."),
    ("Luis 6-6\nRosa 5-3", "5-3 fits no open end: they take sixes."),
    ("Luis 6-6\nRosa 6-1\nLuis 1-1", "1-1 has to wait: the opening double 6-6 still takes 3. Until then"),
    ("Luis 6-6\nZoe 6-1", "Zoe is no player of this hand."),
    ("Luis 6-6\nRosa jumps", "“jumps” cannot be read here: write a turn as 9-4"),
    ("Luis 6-6\nRosa 7-3", "7-3 is not in a double-6 set: no half there has more than 6."),
    ("Luis 6-6\nRosa out", "Rosa is not out. Tiles that should be left in hand: 7."),
    ("Luis 6-6\nend blocked", "The hand is not blocked. Tiles that can still be drawn: 14."),
    ("Luis 6-6\nRosa draw draw 6-1", "Rosa drew twice: one tile a turn is drawn."),
]


@pytest.mark.parametrize(("lines", "said"), SAID)
def test_what_is_wrong_is_said(app: Flask, lines: str, said: str):
    hand = HandRecord.parse(HEAD + lines)

    with app.test_request_context(), force_locale("en"):
        sentences = [problem_sentence(problem) for problem in hand.problems]
    assert any(one.startswith(said) for one in sentences), sentences


EVENTS = [
    # a line, what it says
    ("Luis 6-6", "Luis plays 6-6."),
    ("set out 6-6", "6-6 is set out before the deal."),
    ("Luis 6-6\nRosa 6-1", "Rosa plays 6-1 onto 6-6."),
    ("Luis 6-6\nRosa draw 6-1", "Rosa draws a tile. Rosa plays 6-1 onto 6-6."),
    ("Luis 6-6\nRosa draw pass", "Rosa draws a tile. Rosa passes."),
    ("Luis 6-6\nRosa draw", "Rosa draws a tile."),
    ("Luis 6-6\nRosa draw draw pass", "Rosa draws 2 tiles. Rosa passes."),
    ("Luis 6-6\nRosa pass", "Rosa passes."),
    ("Luis 6-6\nRosa forgot draw", "Rosa did not call the last tile, and draws one."),
    ("Luis 6-6\nRosa forgot miss", "Rosa did not call the last tile, and misses a turn."),
    ("Luis 6-6\nRosa out", "Rosa is out."),
    ("Luis 6-6\nend blocked", "Nobody can move: the hand is over."),
    ("Luis 6-6\nend dead", "The foot can never be finished: the hand is over."),
    ("Luis 6-6\nleft Rosa 6-4 3-2", "Rosa holds 6-4, 3-2."),
    ("Luis 6-6\nRosa jumps", "Rosa jumps"),
]


@pytest.mark.parametrize(("lines", "said"), EVENTS)
def test_a_line_says_what_happened(app: Flask, lines: str, said: str):
    hand = HandRecord.parse(HEAD + lines)

    with app.test_request_context(), force_locale("en"):
        assert event_sentence(hand.events[-1]) == said


@pytest.mark.parametrize(
    ("deal", "lines", "said"),
    [
        (1, "Luis 6-6", "Luis is out, on a double."),
        (2, "Luis 6-6\nRosa 6-1\nLuis 6-2", "Luis is out."),
    ],
)
def test_it_is_said_how_a_hand_ended(app: Flask, deal: int, lines: str, said: str):
    hand = HandRecord.parse(HEAD.replace("deal 7", f"deal {deal}") + lines)

    assert hand.ending
    with app.test_request_context(), force_locale("en"):
        assert ending_sentence(hand.ending) == said
