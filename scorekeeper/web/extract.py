"""Hands the names of the rules' sources to the translators: the rules themselves know no gettext."""

from collections.abc import Iterator

from scorekeeper.rules import CHOICES, PRESET_NOTES, deal

Message = tuple[int, None, str, list[str]]
"""Line, function, text and comments, as Babel wants them."""


def sources(*_args: object, **_options: object) -> Iterator[Message]:
    """Every sentence that names a source of a house rule, of a preset or of a deal; Babel calls it once."""
    for choice in CHOICES.values():
        yield from ((0, None, text, []) for text in choice.source.values())
    for note in PRESET_NOTES.values():
        yield from ((0, None, text, []) for text in (note.title, note.source))
    for text in (*(source for source, _table in deal.SOURCES), deal.COMPUTED):
        yield 0, None, text, []
