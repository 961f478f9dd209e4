"""What is on a sheet, as values: one to write on, and one of a game that was played."""

from dataclasses import dataclass

from scorekeeper.printing.paper import PAPERS
from scorekeeper.rules import PRESETS, RuleSet, Tile, TileSet, WrongPlayers


@dataclass(frozen=True)
class BlankSheet:
    """A scoresheet to fill in by hand. Refuses players and paper that there are no sheets for."""

    tile_set: TileSet
    """What is played with: says which doubles open."""
    players: int
    """Two to twelve."""
    names: tuple[str, ...] = ()
    """Of the first players; who has none gets a line to write on."""
    ruleset: RuleSet = PRESETS["pagat"]
    """The house rules: the order of the doubles, and what is ticked."""
    preset: str = "pagat"
    """The preset they are based on: a key of PRESETS."""
    paper: str = "a4"
    """A key of PAPERS."""
    language: str = "en"
    """The language of its words, as BCP 47 writes it."""
    rule_lines: tuple[str, ...] = ()
    """The house rules in plain words, for the foot."""

    def __post_init__(self) -> None:
        if not 2 <= self.players <= 12:
            raise WrongPlayers(self.players)
        if len(self.names) > self.players:
            raise ValueError(f"{len(self.names)} names for {self.players} players")
        _check_paper(self.paper)


@dataclass(frozen=True)
class SheetCell:
    """What one player wrote up for one hand."""

    total: int | None
    """The points of the hand; None for who did not play in it."""
    running: int
    """The points so far, this hand's among them."""
    double_blank: bool = False
    """Whether the double blank was held, and is counted in."""
    out: bool = False
    """Whether this player went out."""
    out_on_double: bool = False
    """Whether that was on a double that costs points."""

    @property
    def signs(self) -> tuple[str, ...]:
        """Which of SIGNS the cell bears."""
        out = "out_on_double" if self.out_on_double else "out"
        return ("double_blank",) * self.double_blank + (out,) * self.out


@dataclass(frozen=True)
class SheetRound:
    """One hand of a game."""

    opening: Tile
    """The double that opened it."""
    cells: tuple[SheetCell, ...]
    """One a seat, in the order of the seats."""


@dataclass(frozen=True)
class SheetGame:
    """A game as it goes on paper."""

    title: str
    """The book's name, or whatever stands at the top."""
    date_text: str
    """When it was played, written out."""
    names: tuple[str, ...]
    """The players, in the order of the seats."""
    rounds: tuple[SheetRound, ...]
    """The hands, in the order in which they were played."""
    totals: tuple[int, ...]
    """Points after the last hand, one a seat."""
    ranks: tuple[int | None, ...]
    """Places, one a seat; ties share one."""
    tile_set: TileSet
    """What was played with."""
    ruleset: RuleSet
    """The house rules."""
    preset: str
    """The preset they are based on: a key of PRESETS."""
    openings_left: tuple[Tile, ...] = ()
    """The opening doubles that had no hand."""
    finished: bool = True
    """Whether there is a winner, not just somebody ahead."""

    def is_first(self, seat: int) -> bool:
        """Whether that seat has first place or shares it; nobody has before the first hand."""
        return bool(self.rounds) and self.ranks[seat] == 1

    @property
    def best(self) -> int:
        """The total of who has first place; who left without a place may have fewer points."""
        return min(total for seat, total in enumerate(self.totals) if self.is_first(seat))

    @property
    def leaders(self) -> tuple[str, ...]:
        """The names of all who share first place."""
        return tuple(name for seat, name in enumerate(self.names) if self.is_first(seat))

    @property
    def signs(self) -> frozenset[str]:
        """Which of SIGNS occur."""
        return frozenset(sign for row in self.rounds for cell in row.cells for sign in cell.signs)


@dataclass(frozen=True)
class FilledSheet:
    """The scoresheet of a game."""

    game: SheetGame
    """What was played."""
    paper: str = "a4"
    """A key of PAPERS."""
    language: str = "en"
    """The language of its words, as BCP 47 writes it."""
    rule_lines: tuple[str, ...] = ()
    """The house rules in plain words, for the foot."""

    def __post_init__(self) -> None:
        _check_paper(self.paper)


def _check_paper(paper: str) -> None:
    if paper not in PAPERS:
        raise ValueError(f"there are no sheets for paper {paper!r}, only for {', '.join(PAPERS)}")
