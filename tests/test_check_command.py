"""``scorekeeper check``: one problem a line with its place, and an exit status that scripts can ask."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scorekeeper.cli import main

DEMO = Path(__file__).parents[1] / "scorekeeper" / "demo"
SOUND = """\
[set double-9] [rules pagat] [deal 11] [seats Ana, Ben]
Ana 9-9
Ben 9-4
"""


def check(*files: str | Path, sent: bytes = b"") -> Result:
    return CliRunner().invoke(main, ["check", *map(str, files)], input=sent)


@pytest.fixture
def hands(tmp_path: Path) -> Path:
    return tmp_path / "evening.hands"


def test_sound_hands_of_several_files_are_counted():
    result = check(*sorted(DEMO.glob("*.hands")))
    assert (result.exit_code, result.output) == (0, "Nothing is wrong with 30 hands.\n")


def test_one_hand_is_called_one(hands: Path):
    hands.write_text(SOUND)
    assert check(hands).output == "Nothing is wrong with 1 hand.\n"


def test_each_problem_stands_in_a_line_with_its_place(hands: Path):
    """In the second hand, whose lines go on being counted, nobody but Ben may play, and not a 7-3."""
    hands.write_text(f"{SOUND}Ana 9-7\n\n# again\n{SOUND}Ben 7-3\nAna nine\n")
    result = check(hands)
    assert result.exit_code == 1
    wrong_turn, arms_first, unreadable = result.output.splitlines()
    assert wrong_turn == f"{hands}:10:1: OUT_OF_TURN It is Ana's turn, not Ben's."
    assert arms_first.startswith(f"{hands}:10:5: ILLEGAL 7-3 ")
    assert unreadable.startswith(f"{hands}:11:5: UNREADABLE “nine” ")


def test_the_standard_input_is_a_file_too(hands: Path):
    hands.write_text(SOUND)
    assert check("-", hands, sent=SOUND.encode()).output == "Nothing is wrong with 2 hands.\n"
    result = check("-", sent=b"hello\n")
    assert result.exit_code == 1
    assert all(line.startswith("-:1:1: UNREADABLE ") for line in result.output.splitlines())


def test_a_file_without_a_hand_is_wrong(hands: Path):
    for text in ("", "\n\n", "# nothing yet\n"):
        hands.write_text(text)
        result = check(hands)
        assert (result.exit_code, result.output.count("UNREADABLE")) == (1, 1)


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (SOUND.encode("utf-16"), "1:1"),
        (SOUND.encode() + "José 9-7".encode("latin-1"), "4:4"),
        ("# ñandú\n# Jos\xe9".encode() + b"\xe9", "2:7"),
    ],
)
def test_a_file_that_is_no_text_says_from_where_on(hands: Path, data: bytes, place: str):
    hands.write_bytes(data)
    result = check(hands)
    assert (result.exit_code, result.output.startswith(f"{hands}:{place}: UNREADABLE ")) == (1, True)


def test_what_a_file_says_does_nothing_to_the_terminal(hands: Path):
    hands.write_text(f"{SOUND}Ana \x1b[2J\x07\n")
    assert "\x1b" not in check(hands).output
    assert "\x07" not in check(hands).output


def test_a_file_that_cannot_be_opened_is_named_and_the_others_are_checked(hands: Path, tmp_path: Path):
    hands.write_text("Ana 9-9\n")
    missing = tmp_path / "missing.hands"
    result = check(missing, tmp_path, hands)
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [
        f"{missing}: No such file or directory",
        f"{tmp_path}: Is a directory",
    ]
    assert result.stdout.startswith(f"{hands}:1:1: UNREADABLE ")


def test_without_a_file_it_says_how_it_is_used():
    result = check()
    assert result.exit_code == 2
    assert "FILES" in result.output


def test_a_megabyte_is_read(hands: Path):
    hands.write_text("".join(f"# {number}\n" for number in range(130_000)) + SOUND)
    assert check(hands).output == "Nothing is wrong with 1 hand.\n"
