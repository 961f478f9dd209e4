"""Reading a PDF."""

import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from typing import Any

import pdfplumber
import pikepdf

POINT = 25.4 / 72
"""Millimetres."""

_PAGE = re.compile(r'<page width="([0-9.]+)".*?</page>', re.DOTALL)
_WORD = re.compile(r'<word xMin="([0-9.-]+)".*?xMax="([0-9.]+)".*?>(.*)</word>')


def text_of(pdf: bytes) -> str:
    """Return the words of all pages."""
    with pdfplumber.open(BytesIO(pdf)) as document:
        return "\n".join(page.extract_text() for page in document.pages).replace("\u2007", "")


def pages(pdf: bytes) -> list[tuple[int, int]]:
    """Return each page's width and height in whole millimetres."""
    with pdfplumber.open(BytesIO(pdf)) as document:
        return [(round(page.width * POINT), round(page.height * POINT)) for page in document.pages]


def row_heights(pdf: bytes) -> list[float]:
    """Return the distances, in mm, between the lines that run across the pages below the table's head."""
    heights = []
    with pdfplumber.open(BytesIO(pdf)) as document:
        for page in document.pages:
            across: Counter[float] = Counter()
            for edge in page.horizontal_edges:
                across[round(edge["top"] + edge["bottom"]) / 2] += edge["x1"] - edge["x0"]
            head = page.search("Opening double")[0]["bottom"]
            lines = sorted(y for y, length in across.items() if length > 0.8 * page.width and y > head)
            heights += [(below - above) * POINT for above, below in pairwise(lines) if below - above > 3]
    return heights


def boxes(pdf: bytes) -> str:
    """Return poppler's list of pages and their words with places: it knows fonts that pdfplumber does not."""
    command = ["pdftotext", "-bbox", "-", "-"]
    return subprocess.run(command, input=pdf, capture_output=True, check=True).stdout.decode()  # noqa: S603


def outside(pdf: bytes) -> list[str]:
    """Return the words that stand, in part, beyond the paper's margins."""
    found = []
    for page in _PAGE.finditer(boxes(pdf)):
        words = _WORD.findall(page[0])
        assert words
        edge = float(page[1]) - 25
        found += [text for left, right, text in words if float(left) < 25 or float(right) > edge]
    return found


def fonts(pdf: bytes) -> dict[str, bool]:
    """Return the names of the fonts, without the subset's letters, and whether each is embedded."""
    found = {}
    with pikepdf.open(BytesIO(pdf)) as document:
        for thing in document.objects:
            if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/FontDescriptor":
                name = str(thing["/FontName"]).lstrip("/").split("+")[-1]
                found[name] = any(key in thing for key in ("/FontFile", "/FontFile2", "/FontFile3"))
    return found


def structure(document: pikepdf.Pdf) -> Iterator[tuple[str, Any]]:
    """Walk the tags: each one's name and object."""
    waiting = [document.Root.StructTreeRoot]
    while waiting:
        element = waiting.pop()
        if "/S" in element:
            yield str(element["/S"])[1:], element
        kids = element.get("/K", [])
        waiting += [kid for kid in kids if isinstance(kid, pikepdf.Dictionary)]
