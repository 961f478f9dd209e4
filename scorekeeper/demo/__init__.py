"""Three whole games, played and scored: what `scorekeeper demo` fills a book with.

Each `*.json` holds the rounds, the tiles left and the points, also under other house rules (`points_if`);
the `*.hands` beside it holds the same hands move by move.
"""
