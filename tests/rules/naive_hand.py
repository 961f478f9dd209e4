"""A hand played by players who know the rules: all tiles are known, and every turn is written down.

The house rules of drawing, passing and ending are stated here a second time, naively.
"""

from dataclasses import dataclass, field
from random import Random

from .naive import TOES, Layout, Pair, can_finish, on_table, plays_of, the_set

NAMES = ["Ana", "Ben", "Cy", "Mary Ann", "Dee", "end"]


@dataclass
class House:
    """What the table plays: the names and values of the house rules."""

    size: int
    deal: int
    arms: int
    opener_again: bool
    opening: str
    draw: str
    drawn_tile: str
    reserve: int
    dead_foot: str
    last_tile_call: bool


@dataclass
class Told:
    """The hand, as its players know it after each line."""

    seats: list[str]
    hands: dict[str, list[Pair]]
    yard: list[Pair]
    lines: list[str] = field(default_factory=list)
    layout: Layout = field(default_factory=list)
    turn: str | None = None
    ending: str | None = None
    out: str | None = None
    after: list[tuple[str | None, dict[str, int], int, int]] = field(default_factory=list)
    """After each line: whose turn it is, how many tiles each holds, those of the yard, those on the table."""
    passed: list[str] = field(default_factory=list)
    misses: list[str] = field(default_factory=list)

    def write(self, line: str) -> None:
        self.lines.append(line)
        held = {seat: len(hand) for seat, hand in self.hands.items()}
        self.after.append((self.turn, held, len(self.yard), len(self.layout)))

    def next_after(self, seat: str) -> str:
        following = self.seats[(self.seats.index(seat) + 1) % len(self.seats)]
        if following in self.misses:
            self.misses.remove(following)
            return self.next_after(following)
        return following


def text(tile: Pair) -> str:
    return f"{tile[0]}-{tile[1]}"


def written(name: str) -> str:
    return f'"{name}"' if name in ("Mary Ann", "end") else name


def play_hand(random: Random, house: House, players: int) -> Told:
    """Deal, find the opening double, play to the end, and write down what is left."""
    opening = random.choice([tile for tile in the_set(house.size) if tile[0] == tile[1]])
    tiles = [tile for tile in the_set(house.size) if tile != opening or house.opening != "set_out"]
    random.shuffle(tiles)
    seats = NAMES[:players]
    hands = {seat: [tiles.pop() for _ in range(house.deal)] for seat in seats}
    told = Told(seats, hands, tiles)
    open_hand(random, house, told, opening)
    while told.ending is None:
        assert told.turn
        take_turn(random, house, told, told.turn)
    for seat in random.sample(seats, players):
        if told.hands[seat]:
            told.write(f"left {written(seat)} {' '.join(map(text, told.hands[seat]))}")
    return told


def open_hand(random: Random, house: House, told: Told, opening: Pair) -> None:
    if house.opening == "set_out":
        told.layout = [(opening, None)]
        told.write(f"set out {text(opening)}")
        told.turn = random.choice(told.seats)
        return
    while not (holder := next((seat for seat in told.seats if opening in told.hands[seat]), None)):
        for seat in told.seats:
            if told.yard:
                told.hands[seat].append(told.yard.pop())
                told.write(f"{written(seat)} draw")
    told.hands[holder].remove(opening)
    told.layout = [(opening, None)]
    told.turn = holder if house.opener_again else told.next_after(holder)
    end_if_out(told, holder, written(holder) + " " + text(opening))


def take_turn(random: Random, house: House, told: Told, seat: str) -> None:
    hand, draws = told.hands[seat], 0
    plays = plays_of(told.layout, hand, house.size, house.arms)
    while not plays and may_draw(house, told, draws):
        hand.append(told.yard.pop())
        draws += 1
        if seat in told.passed:
            told.passed.remove(seat)
        plays = plays_of(told.layout, hand, house.size, house.arms)
    kept = draws and (house.drawn_tile == "wait" or (house.drawn_tile == "may" and random.random() < 0.5))
    told.turn = told.next_after(seat)
    words = [written(seat), *["draw"] * draws]
    if not plays or kept:
        told.passed += [] if draws else [seat]
        told.write(" ".join([*words, "pass"]))
        if len({*told.passed}) == len(told.seats) and not can_draw_at_all(house, told):
            told.ending = "blocked"
            told.write("end blocked")
        return
    tile, onto = random.choice(plays)
    named = len([play for play in plays if play[0] == tile]) > 1 or random.random() < 0.3
    hand.remove(tile)
    told.layout = [*told.layout, (tile, onto)]
    told.passed = []
    end_if_out(told, seat, " ".join([*words, f"{text(tile)}@{text(onto)}" if named else text(tile)]))
    end_if_dead(house, told, tile)
    call_last_tile(random, house, told, seat)


def may_draw(house: House, told: Told, draws: int) -> bool:
    return can_draw_at_all(house, told) and (draws == 0 or house.draw == "until_playable")


def can_draw_at_all(house: House, told: Told) -> bool:
    return house.draw != "none" and len(told.yard) > house.reserve


def end_if_out(told: Told, seat: str, line: str) -> None:
    told.write(line)
    if not told.hands[seat]:
        told.ending, told.out = "out", seat
        told.write(f"{written(seat)} out")


def end_if_dead(house: House, told: Told, tile: Pair) -> None:
    lost = tile[0] == tile[1] and not can_finish(told.layout, tile[0], house.size, house.arms)
    if told.ending is None and lost and house.dead_foot == "end_at_once":
        assert len([other for other in the_set(house.size) if tile[0] in other]) - TOES < len(
            [other for other in on_table(told.layout) if tile[0] in other]
        )
        told.ending = "dead"
        told.write("end dead")


def call_last_tile(random: Random, house: House, told: Told, seat: str) -> None:
    if told.ending or not house.last_tile_call or len(told.hands[seat]) != 1 or random.random() < 0.5:
        return
    if can_draw_at_all(house, told):
        told.hands[seat].append(told.yard.pop())
        told.write(f"{written(seat)} forgot draw")
    else:
        if told.turn == seat:
            told.turn = told.next_after(seat)
        else:
            told.misses.append(seat)
        told.write(f"{written(seat)} forgot miss")
