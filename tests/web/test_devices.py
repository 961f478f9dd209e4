"""Each phone has a name in the history of games."""

import re

from tests.pages import Phone


def test_a_phone_has_a_name_and_keeps_it(phone: Phone, second_phone: Phone):
    name = phone.open("/book").field("device")

    assert re.fullmatch("phone [0-9a-f]{2}", name)
    assert phone.open("/book").field("device") == name


def test_it_can_be_given_another(phone: Phone):
    page = phone.open("/book").press("rename-device", {"device": "  Grandma's phone "})

    assert "This phone is called “Grandma's phone” now." in page.words
    assert page.field("device") == "Grandma's phone"


def test_a_name_with_nothing_to_see_in_it_has_one_made_up(phone: Phone):
    page = phone.open("/book").press("rename-device", {"device": "\u200b "})

    assert page.field("device").startswith("phone ")


def test_an_endless_name_is_cut_off(phone: Phone):
    page = phone.open("/book").press("rename-device", {"device": "x" * 5000})

    assert page.field("device") == "x" * 40


def test_a_stranger_has_nothing_to_call_so(stranger: Phone):
    assert stranger.post("/book/device", {"device": "x"}).status == 404
