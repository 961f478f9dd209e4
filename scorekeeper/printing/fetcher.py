"""What a sheet may load: its own fonts and ``data:``, never another file and nothing from a network."""

from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from weasyprint.urls import URLFetcher, URLFetcherResponse


class OwnFiles(URLFetcher):  # type: ignore[misc]
    """Hands out ``data:`` and the files of one folder; ValueError for everything else."""

    def __init__(self, folder: Path) -> None:
        super().__init__(allowed_protocols=("data",), allow_redirects=False)
        self._folder = folder.resolve()

    def fetch(self, url: str, headers: dict[str, str] | None = None) -> URLFetcherResponse:
        """Return what is at the address."""
        parts = urlsplit(url)
        if parts.scheme != "file":
            return super().fetch(url, headers)
        path = Path(url2pathname(parts.path)).resolve()
        if parts.netloc or not path.is_relative_to(self._folder):
            raise ValueError(f"{url} is not one of the sheets' own files")
        return URLFetcherResponse(url, path.read_bytes())
