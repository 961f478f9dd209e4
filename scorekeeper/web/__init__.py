"""What a browser meets: one small module a noun. Views load, take a form, call one service, redirect."""

from flask import Flask

from scorekeeper.web import (
    api,
    bin,
    books,
    checker,
    checker_layout,
    checker_share,
    checker_texts,
    corrections,
    details,
    devices,
    display,
    endings,
    following,
    games,
    health,
    history,
    home,
    house_rules,
    new_game,
    people,
    pips,
    replays,
    rounds,
    rule_changes,
    seating,
    sheets,
    voids,
)

NOUNS = (
    *(home, books, devices, bin, pips, house_rules, sheets, display, health, api),
    *(checker, checker_layout, checker_texts, checker_share),
    *(games, new_game, endings, following, rounds, replays, people, seating, voids, corrections),
    *(rule_changes, details, history),
)


def register(app: Flask) -> None:
    """Put every noun's pages on the application."""
    for noun in NOUNS:
        app.register_blueprint(noun.bp)
