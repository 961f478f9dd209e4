"""What the rules refuse to work with.

RulesError
├── UnreadableTile    a text that names no tile
├── UnreadablePlay    a text that names no play
├── BadOpening        a hand opened by what is no double of the set
├── IllegalPlay       (in ``plays``) what the layout does not allow, with the reason
├── AmbiguousPlay     (in ``plays``) a tile that several ends take
├── UnknownSet        there is no double-N set of that size
├── BadRuleSet        a house rule, or a value of one, that does not exist
├── WrongPlayers      fewer than two or more than twelve
├── DealTooLarge      more tiles than the set has; carries the largest deal that fits
└── DealTooSmall      less than a tile each

A wrong *entry* of a round is never raised: it is reported as a ``Problem``, see ``problems``.
"""

# ruff: noqa: N818 - the names say what is wrong; "Error" would add nothing


class RulesError(ValueError):
    """Root of everything the rules raise."""


class UnreadableTile(RulesError):
    """A text that names no tile."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"{text!r} is no tile: write it as 6-4, [6-4] or 6|4")


class UnreadablePlay(RulesError):
    """A text that names no play."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"{text!r} is no play: write the tile and where it goes, as 5-4@9-4")


class BadOpening(RulesError):
    """A hand is opened by one of the set's doubles, not by that tile."""

    def __init__(self, tile: str, tile_set: str) -> None:
        self.tile = tile
        super().__init__(f"{tile} is no double of the {tile_set} set, and cannot open a hand")


class UnknownSet(RulesError):
    """There is no double-N set of that size."""

    def __init__(self, size: object) -> None:
        self.size = size
        super().__init__(f"there is no double-{size!r} set: sets are 6, 9, 12, 15 and 18")


class BadRuleSet(RulesError):
    """A house rule that does not exist, is missing, or has a value it cannot have."""

    def __init__(self, field: str, reason: str) -> None:
        self.field = field
        self.reason = reason
        super().__init__(f"{field}: {reason}")


class WrongPlayers(RulesError):
    """Chicken Foot is played by two to twelve."""

    def __init__(self, players: int) -> None:
        self.players = players
        super().__init__(f"two to twelve can play, not {players}")


class DealTooLarge(RulesError):
    """A deal that the set does not hold; ``largest`` is how many tiles each there are at most."""

    def __init__(self, tiles_each: int, largest: int) -> None:
        self.tiles_each = tiles_each
        self.largest = largest
        super().__init__(f"{tiles_each} tiles each are not to be had: at most {largest} are")


class DealTooSmall(RulesError):
    """Everybody is dealt a tile at least."""

    def __init__(self, tiles_each: int) -> None:
        self.tiles_each = tiles_each
        super().__init__(f"{tiles_each} tiles each are too few: everybody needs one")
