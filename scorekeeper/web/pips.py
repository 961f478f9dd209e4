"""The pip counter: tap the tiles, see what they cost under the house rules chosen."""

from dataclasses import dataclass

from flask import Blueprint, render_template, request

from scorekeeper.rules import (
    CHOICES,
    DOUBLE_BLANK,
    PRESETS,
    Code,
    RuleSet,
    SeatEntry,
    SeatScore,
    TileSet,
    UnknownSet,
    bill,
    score_round,
)
from scorekeeper.services import games
from scorekeeper.web import access, problem_words
from scorekeeper.web.forms import whole_number

USUAL = TileSet(9)
COUNTING = ("double_blank", "blank_half")  # the house rules that change what a hand costs
ABOUT_TILES = (Code.TILE_NOT_IN_SET, Code.TILE_TWICE)

bp = Blueprint("pips", __name__)


@bp.get("/pips")
def count() -> str:
    """Count the tiles of the address, under its rules or those of the running game."""
    book = access.current_book()
    running = games.running_game(book.id) if book else None
    tile_set = chosen_set(running.tile_set if running else USUAL)
    ruleset = chosen_rules(running.ruleset if running else PRESETS["pagat"])
    hand = Hand(ruleset, tile_set, request.args.get("tiles", ""))
    words = {code: str(text) for code, text in problem_words.ENTRIES.items()}
    return render_template(
        "pips/count.html",
        hand=hand,
        sizes=TileSet.SIZES,
        choices={field: CHOICES[field].values for field in COUNTING},
        words=words,
    )


@dataclass(frozen=True)
class Hand:
    """One hand to be counted."""

    ruleset: RuleSet
    """The house rules."""
    tile_set: TileSet
    """What is played with."""
    tiles: str
    """The tiles as typed: 6-4 3-2."""

    @property
    def entry(self) -> SeatEntry:
        """The hand as a round's entry has it."""
        return SeatEntry(tiles=self.tiles)

    @property
    def score(self) -> SeatScore:
        """The bill."""
        return bill(self.ruleset, self.entry)

    @property
    def problems(self) -> list[str]:
        """What is wrong with single tiles. The hand was opened by some double that is not in it."""
        opening = next(
            (double for double in self.tile_set.doubles if double not in self.entry.tapped), DOUBLE_BLANK
        )
        found = score_round(
            self.ruleset, self.tile_set, opening, {0: self.entry}, tiles_each=len(self.tile_set)
        ).problems
        return [problem_words.sentence(one.code, one.params) for one in found if one.code in ABOUT_TILES]


def chosen_set(usual: TileSet) -> TileSet:
    """The set of the address, else the usual one."""
    try:
        return TileSet(whole_number(request.args.get("set")))
    except UnknownSet:
        return usual


def chosen_rules(usual: RuleSet) -> RuleSet:
    """The usual rules with what the address changes; what a rule cannot be changes nothing."""
    changes = {field: whole_number(request.args.get(field)) for field in COUNTING if field in request.args}
    return usual.replace(**{field: value for field, value in changes.items() if CHOICES[field].allows(value)})
