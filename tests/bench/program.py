"""A program at the JSON API: its connection is kept alive."""

import json
from http.client import HTTPConnection
from typing import Any

from tests.bench.servers import HOST

Answer = tuple[int, Any]


class Program:
    """Asks with the token of a book."""

    def __init__(self, port: int, token: str) -> None:
        self._connection = HTTPConnection(HOST, port)
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, method: str, path: str, body: object) -> Answer:
        """The status and the JSON that is answered."""
        self._connection.request(method, f"/api/v1{path}", json.dumps(body), self._headers)
        response = self._connection.getresponse()
        return response.status, json.loads(response.read())

    def post(self, path: str, body: object) -> Answer:
        return self.ask("POST", path, body)
