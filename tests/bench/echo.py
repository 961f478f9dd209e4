"""What a check by the API is compared with: as little as Flask can do with the same request.

It reads the JSON and answers with it, on the server that serves the product.

    python -m tests.bench.echo PORT
"""

import sys

import waitress
from flask import Flask, Response, jsonify, request

from scorekeeper.cli import THREADS

app = Flask(__name__)


@app.post("/api/v1/check")
def echo() -> Response:
    """What was sent."""
    return jsonify(request.get_json())


@app.get("/healthz")
def ready() -> str:
    """That it serves."""
    return ""


if __name__ == "__main__":
    waitress.serve(app, host="127.0.0.1", port=int(sys.argv[1]), threads=THREADS, ident=None)
