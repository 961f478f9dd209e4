"""What a browser meets: one small module a noun. Views load, take a form, call one service, redirect."""

from flask import Flask

from scorekeeper.web import (
    api,
    books,
    display,
    endings,
    games,
    health,
    home,
    house_rules,
    new_game,
    pips,
    rounds,
    sheets,
)

NOUNS = (home, books, games, new_game, endings, rounds, pips, house_rules, sheets, display, health, api)


def register(app: Flask) -> None:
    """Put every noun's pages on the application."""
    for noun in NOUNS:
        app.register_blueprint(noun.bp)
