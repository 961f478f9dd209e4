"""House rules found wrong in mid-game: what others would do, and playing by them from the first hand on.

What a hand was not asked for under the old rules is asked for now. What nobody remembers counts nothing and
stays marked in the entry's ``unknown``; asked with the same rules again, it can still be answered.
"""

import dataclasses
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from scorekeeper.extensions import db
from scorekeeper.rules import RuleSet, Seat, SeatEntry, Severity, find_problems
from scorekeeper.services.change_records import ChangeKind
from scorekeeper.services.changing import change_game, game_to_change
from scorekeeper.services.errors import FieldCode, FieldProblem, Refused
from scorekeeper.services.reckoning import reckon
from scorekeeper.services.records import GameRecord
from scorekeeper.services.reseating import dealable
from scorekeeper.services.rules_records import (
    UNKNOWN,
    Answer,
    Asked,
    Missing,
    Moved,
    RulesPreview,
)
from scorekeeper.services.setup import lay_over
from scorekeeper.services.written import WrittenGame, WrittenRound, read_game

Given = Mapping[tuple[int, int, Asked], Answer]
"""See ``Answers``."""

_NO_ANSWERS: Given = MappingProxyType({})


def preview_rules(
    book_id: str,
    game_id: str,
    *,
    preset: str,
    changes: Mapping[str, object],
    answers: Given = _NO_ANSWERS,
) -> RulesPreview:
    """Say what other house rules would do to a game, without doing it.

    NotFound; Refused at fields such as ``preset``, ``changes-double_blank`` and ``answers-3-1-blank_halves``.
    Answers to what is not asked are passed over.
    """
    was = read_game(db.session(), book_id, game_id)
    ruleset = _ruleset(preset, changes)
    missing = tuple(_missing(was, ruleset))
    changed = _by_rules(was, preset, ruleset, missing, answers)
    before, after = reckon(was), reckon(changed)
    return RulesPreview(ruleset, before, after, tuple(_moved(before, after)), missing)


def change_rules(
    book_id: str,
    game_id: str,
    *,
    preset: str,
    changes: Mapping[str, object],
    answers: Given = _NO_ANSWERS,
    version: int | None = None,
    device: str = "",
) -> GameRecord:
    """Play by other house rules, from the first hand on; what they need and is not answered is unknown.

    ``version`` is the game's as it was seen; None: whatever there is. NotFound, Stale, Refused as
    ``preview_rules``. Where the set has not enough tiles for the deal any more, the suggested one is taken.
    """
    with game_to_change(book_id, game_id, version) as (session, was):
        ruleset = _ruleset(preset, changes)
        changed = _by_rules(was, preset, ruleset, tuple(_missing(was, ruleset)), answers)
        if changed == was:
            return reckon(was)
        return change_game(session, was, changed, ChangeKind.RULES_CHANGED, device)


def _ruleset(preset: str, changes: Mapping[str, object]) -> RuleSet:
    ruleset, problems = lay_over(preset, changes)
    if problems:
        raise Refused(problems)
    return ruleset


def _by_rules(
    was: WrittenGame, preset: str, ruleset: RuleSet, missing: tuple[Missing, ...], answers: Given
) -> WrittenGame:
    """Return the game under these rules, with what is answered and marks at what is not."""
    rounds, problems = [], []
    for number, row in enumerate(was.rounds, start=1):
        asked = [one for one in missing if one.number == number]
        wrong = [one for one in asked if not _is_answer(one.field, _answer(one, answers))]
        right = [one for one in asked if one not in wrong]
        answered = _answered(row, right, answers)
        wrong += _impossible(
            was, ruleset, answered, [one for one in right if _answer(one, answers) is not UNKNOWN]
        )
        rounds.append(answered)
        problems += [_problem(one) for one in wrong]
    if problems:
        raise Refused(problems)
    goes_on = was.plays_on and ruleset.target == was.ruleset.target
    changed = dataclasses.replace(was, preset=preset, ruleset=ruleset, rounds=tuple(rounds), plays_on=goes_on)
    return dealable(changed)


def _missing(was: WrittenGame, ruleset: RuleSet) -> Iterator[Missing]:
    """Find what the rules need to know of each hand and nobody was asked."""
    for number, row in enumerate(was.rounds, start=1):
        for seat, entry in row.entries.items():
            if ruleset.blank_half and _may_hold_blanks(entry):
                yield from _unless_known(was.ruleset.blank_half, entry, Missing(number, seat, "blank_halves"))
            if ruleset.out_on_double and entry.out and not entry.out_on_double:
                yield from _unless_known(
                    was.ruleset.out_on_double, entry, Missing(number, seat, "out_on_double")
                )


def _may_hold_blanks(entry: SeatEntry) -> bool:
    """Whether blank halves may be among typed pips; tapped tiles say it themselves."""
    return not (entry.out or entry.pieces or entry.claimed_blanks) and bool(entry.typed)


def _unless_known(counted: int, entry: SeatEntry, missing: Missing) -> Iterator[Missing]:
    """Yield what was not asked because it counted nothing, or was asked and nobody remembered."""
    if not counted or missing.field in entry.unknown:
        yield missing


def _answer(asked: Missing, answers: Given) -> Answer:
    return answers.get((asked.number, asked.seat, asked.field), UNKNOWN)


def _is_answer(field: Asked, answer: Answer) -> bool:
    if answer is UNKNOWN:
        return True
    return isinstance(answer, bool) if field == "out_on_double" else type(answer) is int and answer >= 0


def _answered(row: WrittenRound, asked: list[Missing], answers: Given) -> WrittenRound:
    entries = dict(row.entries)
    for one in asked:
        entries[one.seat] = _with_answer(entries[one.seat], one.field, _answer(one, answers))
    return dataclasses.replace(row, entries=entries)


def _with_answer(entry: SeatEntry, field: Asked, answer: Answer) -> SeatEntry:
    if answer is UNKNOWN:
        return dataclasses.replace(entry, unknown=entry.unknown | {field})
    typed = answer if field == "out_on_double" else str(answer)
    known: dict[str, Any] = {field: typed, "unknown": entry.unknown - {field}}
    return dataclasses.replace(entry, **known)


def _impossible(
    was: WrittenGame, ruleset: RuleSet, row: WrittenRound, answered: list[Missing]
) -> list[Missing]:
    """Return those answers that make a hand, or all hands together, what cannot be."""
    counts = [one for one in answered if one.field == "blank_halves"]
    if not counts:
        return []
    hands = dict[Seat, SeatEntry](row.entries)
    found = find_problems(ruleset, was.tile_set, row.opening, hands, tiles_each=was.tiles_each)
    wrong = {problem.seat for problem in found if problem.severity is Severity.ERROR}
    return [one for one in counts if wrong & {one.seat, None}]


def _problem(asked: Missing) -> FieldProblem:
    field = f"answers-{asked.number}-{asked.seat}-{asked.field}"
    return FieldProblem(field, FieldCode.BAD_ANSWER, {"number": asked.number, "seat": asked.seat})


def _moved(before: GameRecord, after: GameRecord) -> Iterator[Moved]:
    for old, new in zip(before.rounds, after.rounds, strict=True):
        for seat, score in old.scores.items():
            points = (score.total or 0, new.scores[seat].total or 0)
            if points[0] != points[1]:
                yield Moved(old.number, seat, *points)
