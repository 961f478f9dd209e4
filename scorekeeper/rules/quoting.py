"""How raw input is quoted in messages: short, and without ever failing on what was sent."""

LONGEST = 40
"""More than any honest number or tile; the rest of a long text is cut off."""

_EXACT_BITS = 53  # a browser knows larger numbers only by their first digits


def quoted(value: object) -> str:
    """Return the input as a short text: whatever is no text and no number by its type's name alone.

    >>> quoted("12+"), quoted(None), quoted(1.5), quoted([1]), quoted("9" * 50)[-3:]
    ('12+', 'null', '1.5', 'list', '99…')
    """
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int) and value.bit_length() > _EXACT_BITS:
        return "…"
    if not isinstance(value, str | int | float):
        return type(value).__name__
    text = str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
