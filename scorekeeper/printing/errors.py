"""What can go wrong with a print.

PdfError
├── PdfUnavailable   this computer lacks what PDFs are made with; everything else works
└── PdfFailed        this one could not be made
"""
# ruff: noqa: N818 - the names say what is wrong; "Error" would add nothing

PANGO_PACKAGES = ("libpango-1.0-0", "libpangoft2-1.0-0", "libharfbuzz-subset0")
"""What Debian and Ubuntu call the libraries that WeasyPrint lays text out with."""


class PdfError(Exception):
    """Root of what a print raises."""


class PdfUnavailable(PdfError):
    """The PDF library or Pango is missing; says how to install it."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        packages = " ".join(PANGO_PACKAGES)
        super().__init__(
            "PDF sheets need Pango, which is missing on the computer that runs Scorekeeper. "
            f"On Debian or Ubuntu: apt install {packages} (the library said: {reason})"
        )


class PdfFailed(PdfError):
    """The sheet could not be printed; trying again may help."""
