"""Pages as a person meets them, without JavaScript: asked by ``data-role`` and by words, never by looks.

A form sends what a browser would: the fields that are on the page, as they stand or as they were typed.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import urlencode, urljoin, urlsplit
from xml.etree.ElementTree import Element

from flask import Flask
from werkzeug.test import TestResponse

from tests import html

Typed = Mapping[str, str | bool | list[str]]
"""Field → what was typed or chosen; for a box to tick, whether it is ticked; for several, which ones are."""

HOME_NETWORK = "http://scores.test"


class Phone:
    """A device with a browser and its cookies."""

    def __init__(self, app: Flask, *, languages: str = "en", address: str = HOME_NETWORK) -> None:
        self.client = app.test_client()
        self._languages = languages
        self._address = address

    def open(self, path: str) -> "Page":
        """Open an address, and follow where it leads."""
        return self.request("GET", path)

    def post(self, path: str, fields: Typed | None = None) -> "Page":
        """Send fields that need not be on any page, with the token of this device."""
        return self.request("POST", path, {"csrf_token": self.token, **(fields or {})})

    def request(self, method: str, path: str, fields: Typed | None = None) -> "Page":
        """Send a request, and follow where it leads as a browser does."""
        answer = self.ask(method, path, fields)
        for _ in range(3):
            if answer.status_code not in (302, 303):
                break
            path = urljoin(path, answer.headers["Location"])
            answer = self.ask("GET", path)
        return Page(self, path, answer)

    def ask(self, method: str, path: str, fields: Typed | None = None) -> TestResponse:
        """Send a request; the bare answer to it."""
        headers = {"Accept-Language": self._languages}
        data = None if fields is None else dict(fields)
        return self.client.open(path, method=method, data=data, headers=headers, base_url=self._address)

    @property
    def token(self) -> str:
        """The token against forged requests, as any page has it."""
        return self.open("/").field("csrf_token")

    @property
    def cookie(self) -> str | None:
        """The value of the one cookie."""
        cookie = self.client.get_cookie("scorekeeper", domain=urlsplit(self._address).hostname or "")
        return cookie and cookie.value

    @cookie.setter
    def cookie(self, value: str) -> None:
        self.keep("scorekeeper", value)

    def keep(self, name: str, value: str) -> None:
        """Keep a cookie."""
        self.client.set_cookie(name, value, domain=urlsplit(self._address).hostname or "")


class Part:
    """A part of a page."""

    def __init__(self, element: Element) -> None:
        self.element = element

    def all(self, role: str) -> list["Part"]:
        """The parts with that role, in their order."""
        return [Part(found) for found in self.element.iter() if found.get("data-role") == role]

    def one(self, role: str) -> "Part":
        """The only part with that role."""
        found = self.all(role)
        assert len(found) == 1, f"{len(found)} parts are “{role}”"
        return found[0]

    def has(self, role: str) -> bool:
        """Whether there is such a part."""
        return bool(self.all(role))

    @cached_property
    def words(self) -> str:
        """All words on it."""
        return " ".join("".join(self.element.itertext()).split())

    @property
    def problems(self) -> list[str]:
        """What is said to be wrong, or is asked back."""
        return [part.words for part in self.all("problem")]

    def tags(self, *names: str) -> list[Element]:
        """The elements of these names."""
        return [found for found in self.element.iter() if found.tag in names]

    @property
    def link(self) -> str:
        """The address that the first link of it leads to."""
        return self.tags("a")[0].attrib["href"]

    def rows(self) -> list[list[str]]:
        """A table's rows, cell by cell, in words."""
        return [
            [Part(cell).words for cell in row if cell.tag in ("td", "th")] for row in self.element.iter("tr")
        ]


class Page(Part):
    """One answer of the application."""

    def __init__(self, phone: Phone, path: str, answer: TestResponse) -> None:
        self.phone = phone
        self.path = path
        self.answer = answer
        self.status = answer.status_code

    @cached_property
    def element(self) -> Element:  # type: ignore[override]
        """The whole document."""
        assert self.answer.mimetype == "text/html", self.answer.mimetype
        return html.parse(self.answer.text)

    @property
    def parse_errors(self) -> list[object]:
        """What a browser would have to mend."""
        return html.errors(self.answer.text)

    def field(self, name: str) -> str:
        """What stands in a field: the first of that name that would be sent; "" for one that would not."""
        values = [value for form in self._forms for field, value in form.sent() if field == name]
        return values[0] if values else ""

    def choices(self, name: str) -> list[str]:
        """The values that a choice offers."""
        return [value for form in self._forms for value in form.choices(name)]

    def choices_of(self, button: str) -> list[str]:
        """The values of all buttons of that name."""
        return [one.get("value", "") for one in self.tags("button") if one.get("name") == button]

    def press(self, button: str, typed: Typed | None = None, *, tampered: Typed | None = None) -> "Page":
        """Fill a form in and press its button, named by its role or as ``name=value``.

        ``tampered`` is sent as well or instead, whatever the page offers; False takes a field out.
        """
        form, pressed = self._find_button(button)
        form.type(typed or {})
        return self._send(form, pressed, tampered or {})

    def enter(self, field: str, text: str) -> "Page":
        """Type into a field and press Enter, which presses the first button of its form."""
        form = next(form for form in self._forms if form.fields(field))
        first = form.buttons[0]
        assert "disabled" not in first.attrib, "Enter does nothing in a form whose first button is disabled"
        form.type({field: text})
        return self._send(form, first, {})

    def follow(self, role: str) -> "Page":
        """Follow the link of that role."""
        link = next(part.link for part in self.all(role) if part.element.tag == "a")
        return self.phone.open(urljoin(self.path, link))

    @property
    def _forms(self) -> list["Form"]:
        return [Form(element) for element in self.element.iter("form")]

    def _find_button(self, wanted: str) -> tuple["Form", Element]:
        for form in self._forms:
            for button in form.buttons_called(wanted):
                assert "disabled" not in button.attrib, f"the button “{wanted}” is disabled"
                return form, button
        raise AssertionError(f"there is no button “{wanted}”")

    def _send(self, form: "Form", pressed: Element, tampered: Typed) -> "Page":
        action = pressed.get("formaction") or form.element.get("action") or self.path
        fields: dict[str, Any] = {}
        for name, value in form.sent(pressed):
            fields.setdefault(name, []).append(value)
        sent = {name: value for name, value in {**fields, **tampered}.items() if value is not False}
        place = urljoin(self.path, action)
        if form.element.get("method") == "post":
            return self.phone.request("POST", place, sent)
        return self.phone.open(f"{place.partition('?')[0]}?{urlencode(sent, doseq=True)}")


@dataclass
class Form:
    """A form of a page, to be filled in."""

    element: Element
    """The form's element; what is typed is written into it, as a browser keeps it."""

    def fields(self, name: str) -> list[Element]:
        """The fields of that name but for buttons."""
        fields = ("input", "select", "textarea")
        return [field for field in self.element.iter() if field.tag in fields and field.get("name") == name]

    @property
    def buttons(self) -> list[Element]:
        """The buttons that send it."""
        return [one for one in self.element.iter("button") if one.get("type", "submit") == "submit"]

    def buttons_called(self, wanted: str) -> list[Element]:
        """The buttons of that role, inside a part of that role, or of that ``name=value``."""
        named = [one for one in self.buttons if f"{one.get('name')}={one.get('value')}" == wanted]
        inside = {button for part in Part(self.element).all(wanted) for button in part.element.iter("button")}
        return named + [one for one in self.buttons if one in inside]

    def type(self, typed: Typed) -> None:
        """Type, choose and tick. A field or choice that is not on the page cannot be."""
        for name, value in typed.items():
            fields = self.fields(name)
            assert fields, f"there is no field “{name}”"
            kind = fields[0].get("type") or fields[0].tag
            if kind == "radio":
                self._choose(fields, str(value), "checked")
            elif kind == "select":
                self._choose(list(fields[0].iter("option")), str(value), "selected")
            elif isinstance(value, list):
                self._tick(fields, value)
            elif kind == "checkbox":
                _mark(fields[0], "checked", on=bool(value))
            elif kind == "textarea":
                fields[0].text = str(value)
            else:
                fields[0].set("value", str(value))

    def _choose(self, options: list[Element], value: str, mark: str) -> None:
        offered = [option.get("value") for option in options]
        assert value in offered, f"“{value}” is not offered, but {offered}"
        for option in options:
            _mark(option, mark, on=option.get("value") == value)

    def _tick(self, boxes: list[Element], values: list[str]) -> None:
        offered = [box.get("value") for box in boxes]
        assert set(values) <= set(offered), f"not all of {values} are offered, but {offered}"
        for box in boxes:
            _mark(box, "checked", on=box.get("value") in values)

    def choices(self, name: str) -> list[str]:
        """The values that a choice offers."""
        options = [
            option
            for field in self.fields(name)
            for option in (field.iter("option") if field.tag == "select" else (field,))
        ]
        return [option.get("value", "") for option in options]

    def sent(self, pressed: Element | None = None) -> Iterator[tuple[str, str]]:
        """What a browser sends when that button is pressed."""
        for field in self.element.iter():
            name = field.get("name")
            if name and "disabled" not in field.attrib and (field.tag != "button" or field is pressed):
                yield from ((name, value) for value in _values(field))


def _mark(element: Element, mark: str, *, on: bool) -> None:
    element.attrib.pop(mark, None)
    if on:
        element.set(mark, "")


def _values(field: Element) -> Iterator[str]:
    """What one field sends: a box that is not ticked sends nothing."""
    if field.tag == "select":
        options = list(field.iter("option"))
        chosen = [option for option in options if "selected" in option.attrib] or options[:1]
        yield from (option.get("value", "") for option in chosen[-1:])
    elif field.tag == "textarea":
        yield (field.text or "").removeprefix("\n")
    elif field.get("type") not in ("radio", "checkbox"):
        yield field.get("value", "")
    elif "checked" in field.attrib:
        yield field.get("value", "on")
