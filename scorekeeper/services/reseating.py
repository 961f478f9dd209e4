"""Who sits where: changes of the seats of a game, and of the entries with them."""

import dataclasses
from collections.abc import Sequence

from scorekeeper.rules import deal
from scorekeeper.services.written import WrittenGame, WrittenSeat


def with_stay(game: WrittenGame, position: int, *, plays: bool, ranked: bool) -> WrittenGame:
    """Return the game with somebody playing on, or not, dealt as it can be then."""
    seats = tuple(
        dataclasses.replace(seat, plays=plays, ranked=ranked) if seat.position == position else seat
        for seat in game.seats
    )
    return dealable(dataclasses.replace(game, seats=seats))


def with_new_seat(game: WrittenGame, seat: WrittenSeat) -> WrittenGame:
    """Return the game with one more seat, dealt as it can be then."""
    return dealable(dataclasses.replace(game, seats=(*game.seats, seat)))


def reseated(game: WrittenGame, order: Sequence[int]) -> WrittenGame:
    """Return the game with the seats of these positions, in this order, each with its entries."""
    moved = {old: new for new, old in enumerate(order)}
    seats = tuple(dataclasses.replace(game.seats[old], position=new) for new, old in enumerate(order))
    rounds = tuple(
        dataclasses.replace(
            row, entries=dict(sorted((moved[seat], entry) for seat, entry in row.entries.items()))
        )
        for row in game.rounds
    )
    return dataclasses.replace(game, seats=seats, rounds=rounds)


def as_player(game: WrittenGame, gone: str, player_id: str, name: str) -> WrittenGame:
    """Return the game with another player in the seat of one who is gone."""
    seats = tuple(
        dataclasses.replace(seat, player_id=player_id, name=name) if seat.player_id == gone else seat
        for seat in game.seats
    )
    return dataclasses.replace(game, seats=seats)


def dealable(game: WrittenGame) -> WrittenGame:
    """Return the game with the suggested deal if the set has not enough tiles for the present one."""
    players, set_out = playing(game), game.ruleset.opening == "set_out"
    if game.tiles_each * players <= len(game.tile_set) - set_out:
        return game
    suggested = deal.suggestions(game.tile_set, players, set_out=set_out)[0]
    return dataclasses.replace(game, tiles_each=suggested.tiles_each)


def playing(game: WrittenGame) -> int:
    """How many play in the next hand."""
    return sum(seat.plays for seat in game.seats)
