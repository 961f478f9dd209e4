"""Names of people and books: kept as typed, cleaned of what cannot be seen, equal when they case-fold equal.

>>> clean("  Mary\\t Ann "), fold("Straße") == fold("STRASSE")
('Mary Ann', True)
"""

import unicodedata
from collections.abc import Sequence

from scorekeeper.rules.deal import PLAYERS
from scorekeeper.services.errors import FieldCode, FieldProblem, Refused

LONGEST_NAME = 40

_JOINERS = {"\u200c", "\u200d"} | {chr(tag) for tag in range(0xE0020, 0xE0080)}
"""Invisible, but emoji and some scripts are spelled with them."""


def clean(text: str) -> str:
    """Return the text composed (NFC), white space folded, without control and text direction characters."""
    return unicodedata.normalize("NFC", " ".join("".join(filter(_belongs, text)).split()))


def fold(name: str) -> str:
    """Return what two spellings of one name have in common."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def check_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the players' names cleaned, in their order; Refused with everything that is wrong with them."""
    cleaned = tuple(clean(name) for name in names)
    if problems := name_problems(cleaned):
        raise Refused(problems)
    return cleaned


def name_problems(names: Sequence[str]) -> tuple[FieldProblem, ...]:
    """Say what is wrong with clean names: their number, and each that is empty, too long or there already."""
    problems = []
    if len(names) < PLAYERS[0]:
        problems.append(FieldProblem("players", FieldCode.TOO_FEW_PLAYERS, {"fewest": PLAYERS[0]}))
    if len(names) > PLAYERS[-1]:
        problems.append(FieldProblem("players", FieldCode.TOO_MANY_PLAYERS, {"most": PLAYERS[-1]}))
    seen: dict[str, str] = {}
    for position, name in enumerate(names):
        field = f"players-{position}"
        if _is_visible(name) and fold(name) in seen:
            problems.append(FieldProblem(field, FieldCode.NAME_TWICE, {"name": seen[fold(name)]}))
        else:
            problems.extend(_problems(field, name))
        seen.setdefault(fold(name), name)
    return tuple(problems)


def check_name(name: str) -> str:
    """Return one player's name cleaned; Refused at the field ``name``."""
    cleaned = clean(name)
    if problems := _problems("name", cleaned):
        raise Refused(problems)
    return cleaned


def _problems(field: str, name: str) -> list[FieldProblem]:
    if not _is_visible(name):
        return [FieldProblem(field, FieldCode.NAME_EMPTY)]
    if len(name) > LONGEST_NAME:
        return [FieldProblem(field, FieldCode.NAME_TOO_LONG, {"longest": LONGEST_NAME})]
    return []


def book_name(text: str) -> str:
    """Return a book's name cleaned; it may be empty. Refused if it is too long."""
    name = clean(text)
    if len(name) > LONGEST_NAME:
        raise Refused.because("name", FieldCode.NAME_TOO_LONG, longest=LONGEST_NAME)
    return name


def label(device: str) -> str:
    """Return the label of a phone, cleaned and cut off where it is too long."""
    return clean(device)[:LONGEST_NAME]


def _belongs(character: str) -> bool:
    if character.isspace() or character in _JOINERS:
        return True
    return unicodedata.category(character) not in {"Cc", "Cf", "Cs"}


def _is_visible(name: str) -> bool:
    return any(
        unicodedata.category(character)[0] not in "ZM" for character in name if character not in _JOINERS
    )
