"""How often one address may ask for what takes a millisecond.

Flask-Limiter would take a third of one, and its memory starts a thread every ten milliseconds.
"""

import math
import time
from collections import Counter
from threading import Lock

from flask import request
from werkzeug.exceptions import TooManyRequests

MINUTE = 60.0


class Minute:
    """Counts the requests of each address; a minute begins with the first request after the last one."""

    def __init__(self) -> None:
        self._counting = Lock()
        self._ends = 0.0
        self._counts = Counter[str]()

    def count(self, most: int) -> None:
        """Count this request. Raises TooManyRequests if its address has sent more than `most`."""
        address, now = request.remote_addr or "", time.monotonic()
        with self._counting:
            if now >= self._ends:
                self._ends, self._counts = now + MINUTE, Counter()
            self._counts[address] += 1
            if self._counts[address] > most:
                raise TooManyRequests(retry_after=math.ceil(self._ends - now))
