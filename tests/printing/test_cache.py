"""Finished PDFs are kept, to a limit."""

from scorekeeper.printing.cache import FinishedPrints


def test_it_forgets_what_was_not_asked_for_longest() -> None:
    prints = FinishedPrints(30)
    prints.put(b"a", b"A" * 10)
    prints.put(b"b", b"B" * 10)
    prints.put(b"c", b"C" * 10)
    assert prints.get(b"a") == b"A" * 10
    prints.put(b"d", b"D" * 10)
    assert [prints.get(page) is not None for page in (b"a", b"b", b"c", b"d")] == [True, False, True, True]


def test_the_same_page_counts_once() -> None:
    prints = FinishedPrints(25)
    prints.put(b"a", b"A" * 10)
    prints.put(b"b", b"B" * 10)
    prints.put(b"b", b"b" * 12)
    assert prints.get(b"a") == b"A" * 10
    assert prints.get(b"b") == b"b" * 12


def test_what_is_too_large_is_not_kept() -> None:
    prints = FinishedPrints(5)
    prints.put(b"a", b"A" * 10)
    assert prints.get(b"a") is None
