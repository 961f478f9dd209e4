"""The server is killed between saves and in the middle of them: what was acknowledged is there, once."""

from pathlib import Path

from tests.faults import killing

SAVES, CLIENTS = 60, 2


def test_every_acknowledged_save_is_there_and_none_twice(tmp_path: Path):
    outcome = killing.run(tmp_path, SAVES, clients=CLIENTS)
    assert outcome.kills > 1
    assert (outcome.saves, outcome.lost, outcome.doubled) == (SAVES, 0, 0)
    assert outcome.verified == "Every game comes to what is stored."
