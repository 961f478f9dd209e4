"""Text inside a picture."""

import re

from markupsafe import escape

# What XML 1.0 has no way to write: most control characters, lone surrogates, two non-characters.
_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def text(value: object) -> str:
    """Return a string, a lazy translation or Markup escaped, so that the picture stays well-formed."""
    return _NOT_XML.sub("", str(escape(value)))


def attributes(**values: object) -> str:
    """Return the attributes that are not None, each with a space before it; ``_`` in a name stands for ``-``.

    >>> attributes(id="half-6", stroke_width=2, role=None)
    ' id="half-6" stroke-width="2"'
    """
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{text(value)}"'
        for name, value in values.items()
        if value is not None
    )
