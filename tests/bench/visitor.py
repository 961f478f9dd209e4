"""One browser's connection: kept alive, with its cookie, speaking as phones do on plain http."""

import re
from dataclasses import dataclass
from http.client import HTTPConnection
from urllib.parse import urlencode

from tests.bench.servers import HOST

FORM = "application/x-www-form-urlencoded"
PLAIN_HTTP = "gzip, deflate"
"""The encodings that browsers ask for without https."""


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    """The HTTP status."""
    headers: dict[str, str]
    """By name in lower case."""
    body: bytes
    """As it came over the wire."""
    size: int
    """Bytes of the whole answer, its head included."""


class Visitor:
    """Asks for pages and sends forms."""

    def __init__(self, port: int, *, cookie: str = "", encoding: str = PLAIN_HTTP) -> None:
        self.cookie = cookie
        self._encoding = encoding
        self.port = port
        self._connection = HTTPConnection(HOST, port)

    def get(self, path: str) -> Answer:
        return self.request("GET", path)

    def post(self, path: str, form: str) -> Answer:
        return self.request("POST", path, form)

    def request(self, method: str, path: str, form: str | None = None) -> Answer:
        headers = {"Accept-Encoding": self._encoding, "Cookie": self.cookie}
        if form is not None:
            headers["Content-Type"] = FORM
        self._connection.request(method, path, form, headers)
        response = self._connection.getresponse()
        body = response.read()
        if (kept := response.headers["Set-Cookie"]) is not None:
            self.cookie = kept.partition(";")[0]
        head = len(f"HTTP/1.1 {response.status} {response.reason}\r\n{response.headers}".encode())
        named = {name.lower(): value for name, value in response.headers.items()}
        return Answer(response.status, named, body, head + len(body))

    def close(self) -> None:
        self._connection.close()


def csrf_field(port: int, cookie: str, path: str) -> tuple[str, str]:
    """The cookie and the form field, ready to send, that a page's forms are protected with."""
    page = Visitor(port, cookie=cookie, encoding="identity")
    text = page.get(path).body.decode()
    page.close()
    found = re.search(r'name="csrf_token"[^>]*value="([^"]+)"', text)
    if found is None:
        raise RuntimeError(f"no form at {path}")
    return page.cookie, urlencode({"csrf_token": found[1]})


def keeper_cookie(port: int, token: str) -> str:
    """The cookie of a phone that has opened the keeper link."""
    phone = Visitor(port)
    phone.get(f"/keeper/{token}")
    phone.close()
    return phone.cookie
