"""Static files live under a path that names their content, so that a browser may keep them for good.

One digest covers the whole folder: ES modules import each other by relative paths, which keep working.
"""

import hashlib
from pathlib import Path


def url_path(folder: Path) -> str:
    """Where the static files in `folder` are served: ``/static/`` and a digest of them all."""
    digest = hashlib.sha256()
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    return f"/static/{digest.hexdigest()[:12]}"
