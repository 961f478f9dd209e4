"""Words that a person adds: a reason, a place, a note."""

from scorekeeper.services.errors import FieldCode, Refused
from scorekeeper.services.names import clean

LONGEST_REASON = 200
LONGEST_PLACE = 100
LONGEST_NOTE = 2000


def check_reason(text: str, field: str = "reason") -> str:
    """Return a reason cleaned; Refused at that field if there is none, or too long a one."""
    if not clean(text):
        raise Refused.because(field, FieldCode.TEXT_MISSING)
    return check_text(field, text, LONGEST_REASON)


def check_text(field: str, text: str, longest: int) -> str:
    """Return a line cleaned as names are; Refused at that field if it is too long."""
    return _no_longer(field, clean(text), longest)


def check_note(text: str) -> str:
    """Return a note cleaned, its lines kept; Refused at ``note`` if it is too long."""
    return _no_longer("note", "\n".join(map(clean, text.splitlines())).strip(), LONGEST_NOTE)


def _no_longer(field: str, text: str, longest: int) -> str:
    if len(text) > longest:
        raise Refused.because(field, FieldCode.TEXT_TOO_LONG, longest=longest)
    return text
