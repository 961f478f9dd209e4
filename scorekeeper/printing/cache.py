"""Finished PDFs, the least lately used ones forgotten first."""

import threading
from collections import OrderedDict
from hashlib import sha256


class FinishedPrints:
    """PDFs by the HTML they were made from. Safe to use from many threads."""

    def __init__(self, most_bytes: int) -> None:
        """Take how many bytes of PDF to keep at most."""
        self._most_bytes = most_bytes
        self._bytes = 0
        self._prints: OrderedDict[bytes, bytes] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, page: bytes) -> bytes | None:
        """Return the PDF made from exactly this HTML, None if it is not here."""
        key = _key(page)
        with self._lock:
            if key in self._prints:
                self._prints.move_to_end(key)
            return self._prints.get(key)

    def put(self, page: bytes, pdf: bytes) -> None:
        """Keep a PDF, in place of the oldest ones if need be."""
        key = _key(page)
        with self._lock:
            self._bytes += len(pdf) - len(self._prints.pop(key, b""))
            self._prints[key] = pdf
            while self._bytes > self._most_bytes:
                _, oldest = self._prints.popitem(last=False)
                self._bytes -= len(oldest)


def _key(page: bytes) -> bytes:
    return sha256(page).digest()
