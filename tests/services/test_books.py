"""Score books."""

import pytest

from scorekeeper.services import books
from scorekeeper.services.errors import FieldCode, FieldProblem, NotFound, Refused

pytestmark = pytest.mark.usefixtures("context")


def test_a_book_is_found_again_by_its_id():
    started = books.start_book(" The  Hendersons' book ")
    assert books.book(started.id) == started
    assert started.name == "The Hendersons' book"
    assert started.keeper_generation == 1


def test_an_id_is_short_random_and_fit_for_an_address():
    ids = {books.start_book().id for _ in range(20)}
    assert len(ids) == 20
    assert all(len(book_id) == 16 and book_id.replace("-", "").replace("_", "").isalnum() for book_id in ids)


def test_a_book_needs_no_name():
    assert books.start_book().name == ""


def test_the_house_has_one_book():
    assert books.house_book() == books.house_book()
    assert books.house_book() != books.start_book()


def test_a_book_is_renamed(book: str):
    assert books.rename_book(book, "Club 14").name == "Club 14"
    assert books.book(book).name == "Club 14"


def test_renewing_the_keeper_link_raises_its_generation(book: str):
    assert books.renew_keeper_link(book).keeper_generation == 2
    assert books.renew_keeper_link(book).keeper_generation == 3
    assert books.book(book).keeper_generation == 3


def test_a_name_that_is_too_long_is_refused(book: str):
    with pytest.raises(Refused) as refused:
        books.rename_book(book, "x" * 41)
    assert refused.value.problems == (FieldProblem("name", FieldCode.NAME_TOO_LONG, {"longest": 40}),)
    assert books.book(book).name == "The Hendersons"


@pytest.mark.parametrize("book_id", ["", "nothing", "\x00", "\ud800", "x" * 100_000, "' OR 1=1 --"])
@pytest.mark.parametrize("ask", [books.book, books.renew_keeper_link])
def test_what_is_no_book_is_not_found(ask, book_id: str):
    with pytest.raises(NotFound):
        ask(book_id)
