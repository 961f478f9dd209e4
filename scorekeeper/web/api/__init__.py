"""The JSON API: the same services as the pages, for programs. ``/api`` is the page that explains it."""

from flask import Blueprint

from scorekeeper.extensions import csrf
from scorekeeper.web.api import books, check, endings, games, openapi, page, problems, rounds

bp = Blueprint("api", __name__, url_prefix="/api")
problems.register(bp)
for noun in (books, games, rounds, endings, check, openapi):
    csrf.exempt(noun.bp)  # no cookie opens anything here, so there is nothing to forge
    bp.register_blueprint(noun.bp, url_prefix=f"/v1{noun.bp.url_prefix or ''}")
bp.register_blueprint(page.bp)
