from pathlib import Path

import scorekeeper

DEMO = Path(scorekeeper.__file__).parent / "demo"
"""Where the three games are."""
