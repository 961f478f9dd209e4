"""How the printer and its worker talk: a byte for what comes, four for how long it is, and the content."""

import struct
from typing import IO

HTML, PDF, PNG = b"H", b"P", b"I"
READY, FAILED, UNAVAILABLE = b"R", b"F", b"U"

_HEAD = struct.Struct(">cI")


def send(stream: IO[bytes], kind: bytes, content: bytes = b"") -> None:
    """Write one frame and see it off; OSError when nobody reads any more."""
    stream.write(_HEAD.pack(kind, len(content)))
    stream.write(content)
    stream.flush()


def receive(stream: IO[bytes]) -> tuple[bytes, bytes]:
    """Read one frame: its kind and content; EOFError when the other side is gone."""
    kind, length = _HEAD.unpack(_exactly(stream, _HEAD.size))
    return kind, _exactly(stream, length)


def _exactly(stream: IO[bytes], length: int) -> bytes:
    content = stream.read(length)
    if len(content) < length:
        raise EOFError
    return content
