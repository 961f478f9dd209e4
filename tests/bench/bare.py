"""What the product is compared with: as little as Flask and Flask-SQLAlchemy can do for such a form and page.

A form's post inserts a score for each of six seats, the redirect leads to the latest ten hands. No cookie, no
CSRF protection, no rules, no translation. What stands around the table is the product's own page, so that
both send as many bytes; engine, compression and server are set up as the product's are, and writers stand in
line alike: in SQLite's own line some of many would wait for seconds, and the median would flatter.

    python -m tests.bench.bare FOLDER PORT
"""

import sys
from pathlib import Path
from threading import Lock

import waitress
from flask import Blueprint, Flask, current_app, redirect, render_template, request, url_for
from flask_compress import Compress
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import select
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from werkzeug.wrappers import Response

from scorekeeper import config
from scorekeeper.cli import THREADS
from scorekeeper.models import engine

SEATS, HANDS = 6, 10
PAGE = "page.html"
TABLE = """{{ before | safe }}<tbody>
      {% set here = url_for('bare.show', game=game) %}
      {% for hand in hands %}
        <tr>
          <th scope="row"><a href="{{ here }}" data-role="hand">{{ picture | safe }}
            <span class="unseen">Hand {{ hand[0].hand }}, opened by {{ hand[0].points }}</span></a></th>
          {% for score in hand %}
        <td {% if score.seat == 1 %}class="is-ahead"{% endif %}>
          <details class="bill" data-role="score">
            <summary>
              <span class="bill__score">{{ score.points }}</span>
              <span class="bill__running">{{ score.hand }}</span>
              {% if not score.points %}<abbr class="mark mark--out" title="went out">●</abbr>{% endif %}
            </summary>
            <ul>
              <li>{{ score.points }} {{ score.note }}</li>
            </ul>
            <a href="{{ here }}">Correct hand {{ score.hand }}</a>
          </details>
        </td>
          {% endfor %}
        </tr>
      {% endfor %}
    </tbody>{{ after | safe }}"""


class Base(DeclarativeBase):
    """The one table."""


db = SQLAlchemy(model_class=Base)
bp = Blueprint("bare", __name__)
line = Lock()


class Score(Base):
    """What one seat had in one hand."""

    __tablename__ = "score"

    id: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[int] = mapped_column(index=True)
    hand: Mapped[int]
    seat: Mapped[int]
    points: Mapped[int]
    note: Mapped[str]


def create_app(folder: Path) -> Flask:
    """The application upon a database in a folder, which holds the product's page too."""
    app = Flask(__name__)
    app.config["SQLALCHEMY_DATABASE_URI"] = f"sqlite:///{folder / 'bare.sqlite3'}"
    app.config.update({name: value for name, value in vars(config).items() if name.startswith("COMPRESS_")})
    app.register_blueprint(bp)
    db.init_app(app)
    Compress(app)
    with app.app_context():
        engine.configure(db.engine)
        db.create_all()
    app.extensions["table"] = app.jinja_env.from_string(TABLE)
    app.extensions["around"] = _around((folder / PAGE).read_text())
    return app


def _around(page: str) -> dict[str, str]:
    """What stands around the rows of the product's page, and one picture of those in its rows."""
    before, _, rest = page.partition("<tbody>")
    rows, _, after = rest.partition("</tbody>")
    picture = rows[rows.index("<svg") : rows.index("</svg>") + len("</svg>")]
    return {"before": before, "after": after, "picture": picture}


@bp.post("/games/<int:game>/hands")
def save(game: int) -> Response:
    """Write a hand down."""
    hand = int(request.form["hand"])
    with line:
        db.session.connection(execution_options=engine.WRITER)
        for seat in range(SEATS):
            points, note = int(request.form[f"points-{seat}"]), request.form[f"note-{seat}"]
            db.session.add(Score(game=game, hand=hand, seat=seat, points=points, note=note))
        db.session.commit()
    return redirect(url_for("bare.show", game=game))


@bp.get("/games/<int:game>")
def show(game: int) -> str:
    """The latest hands."""
    latest = select(Score).where(Score.game == game).order_by(Score.id.desc()).limit(SEATS * HANDS)
    scores = db.session.scalars(latest).all()
    hands = [scores[at : at + SEATS] for at in range(0, len(scores), SEATS)]
    known = current_app.extensions
    return render_template(known["table"], hands=hands, game=game, **known["around"])


def main() -> None:
    """Serve."""
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    waitress.serve(
        create_app(folder),
        host="127.0.0.1",
        port=port,
        threads=THREADS,
        ident=None,
        clear_untrusted_proxy_headers=False,
    )


if __name__ == "__main__":
    main()
