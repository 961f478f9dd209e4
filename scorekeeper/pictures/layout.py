"""Where things go in a picture whose font is not known: estimated widths, labels apart, round ticks."""

import unicodedata
from collections.abc import Sequence
from itertools import pairwise

_WIDE = 1.05
_NARROW = 0.3
_LETTER = 0.58


def _em(character: str) -> float:
    """Return about how wide a character is, in em: on the wide side, for any sans-serif face."""
    if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Mn", "Me"):
        return 0
    if unicodedata.east_asian_width(character) in "WF":
        return _WIDE
    if character in " .,:;'|ijlI":
        return _NARROW
    return 0.88 if character in "mwMW@—…" else 0.7 if character.isupper() else _LETTER


def text_width(text: str, size: float) -> float:
    """Return about how wide the text is at that font size, in the same unit."""
    return size * sum(map(_em, text))


def fit(text: str, width: float, size: float) -> str:
    """Return the text, cut and ended with an ellipsis if it is wider than ``width``."""
    if text_width(text, size) <= width:
        return text
    room = width - text_width("…", size)
    end = 0
    while end < len(text) and text_width(text[: end + 1], size) <= room:
        end += 1
    return text[:end].rstrip(" \u200d\ufe0f") + "…"


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return places at least ``gap`` apart within low … high, as near the wanted ones (ascending) as can be.

    Neighbours too close become a block that stands at its mean (pool adjacent violators).
    Where they do not all fit, the gap holds and the last ones stand beyond ``high``.
    """
    blocks: list[list[float]] = []
    for index, place in enumerate(wanted):
        blocks.append([place - index * gap])
        while len(blocks) > 1 and _mean(blocks[-2]) > _mean(blocks[-1]):
            last = blocks.pop()
            blocks[-1] += last
    highest = max(low, high - gap * (len(wanted) - 1))
    settled = [min(max(_mean(block), low), highest) for block in blocks for _ in block]
    return [place + index * gap for index, place in enumerate(settled)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def ticks(low: int, high: int, most: int = 5) -> list[int]:
    """Return round numbers from at or below ``low`` to at or above ``high``, evenly spaced, in few steps.

    >>> ticks(0, 268), ticks(0, 7), ticks(-10, 95), ticks(0, 0)
    ([0, 100, 200, 300], [0, 2, 4, 6, 8], [-50, 0, 50, 100], [0, 1])
    """
    step = next(
        digit * 10**power
        for power in range(len(str(high - low)) + 1)
        for digit in (1, 2, 5)
        if digit * 10**power * (most - 1) >= high - low
    )
    first = low // step * step
    return list(range(first, max(-(-high // step) * step, first + step) + 1, step))


def every(places: Sequence[float], room: float) -> int:
    """Return of how many evenly spaced places one can carry a label that needs ``room``."""
    gaps = [after - before for before, after in pairwise(places)]
    return next((n for n in range(1, len(places) + 1) if n * min(gaps) >= room), 1) if gaps else 1
