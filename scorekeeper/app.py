"""The application factory: defaults, the instance's ``config.py``, the environment, overrides."""

import os
import secrets
from pathlib import Path

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from scorekeeper import places, web
from scorekeeper.extensions import babel, compress, csrf, db, limiter
from scorekeeper.models import engine
from scorekeeper.printing.pdf import PdfPrinter
from scorekeeper.web import assets, clock, display, errors, filters, i18n, security


def create_app(**overrides: object) -> Flask:
    """Build one application. ``INSTANCE`` names its data folder; other overrides are configuration keys."""
    app = bare_app(overrides)
    configure(app, overrides)
    register_extensions(app)
    register_web(app)
    return app


def bare_app(overrides: dict[str, object]) -> Flask:
    """A Flask application that knows where its data, templates and static files lie, and nothing else."""
    instance = overrides.pop("INSTANCE", None) or os.environ.get("SCOREKEEPER_INSTANCE")
    folder = Path(str(instance)) if instance else places.default_instance()
    folder.mkdir(parents=True, exist_ok=True)
    return Flask(
        "scorekeeper",
        instance_path=str(folder.resolve()),
        template_folder=str(places.TEMPLATES),
        static_folder=str(places.STATIC),
        static_url_path=assets.url_path(places.STATIC),
    )


def configure(app: Flask, overrides: dict[str, object]) -> None:
    """Lay the layers of configuration over each other, and fill in what only this instance can know."""
    app.config.from_object("scorekeeper.config")
    app.config.from_pyfile(str(Path(app.instance_path, "config.py")), silent=True)
    if url := os.environ.get("SCOREKEEPER_DATABASE_URL"):
        app.config["SQLALCHEMY_DATABASE_URI"] = url
    app.config.from_mapping(overrides)

    if not app.config["SQLALCHEMY_DATABASE_URI"]:
        app.config["SQLALCHEMY_DATABASE_URI"] = f"sqlite:///{Path(app.instance_path, 'scorekeeper.sqlite3')}"
    if not app.config.get("SECRET_KEY"):
        app.config["SECRET_KEY"] = instance_key(Path(app.instance_path, "secret_key"))
    if hops := app.config["TRUSTED_PROXIES"]:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops)  # type: ignore[method-assign]


def instance_key(file: Path) -> str:
    """The key behind all links and cookies of this instance, made on its first start, for its owner alone."""
    try:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as new:
            new.write(secrets.token_urlsafe(48))
    except FileExistsError:
        pass
    return file.read_text()


def register_extensions(app: Flask) -> None:
    """Bind the extensions. The database file is made by ``serve``, never here."""
    db.init_app(app)
    with app.app_context():
        engine.configure(db.engine)
    csrf.init_app(app)
    limiter.init_app(app)
    compress.init_app(app)
    babel.init_app(
        app,
        locale_selector=display.language,
        timezone_selector=clock.zone,
        default_translation_directories=str(places.TRANSLATIONS),
    )
    app.extensions["printer"] = PdfPrinter()


def register_web(app: Flask) -> None:
    """Everything a browser meets."""
    security.register(app)
    i18n.register(app)
    filters.register(app)
    errors.register(app)
    web.register(app)
