"""The client's files, each as the browser can take it: the build leaves a `.br` and a `.gz` beside what gets smaller by
them. Every form has a tag of its own, and says that it hangs on what was asked for."""

import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""What is sent in which file, the smallest first."""
LONG = "public, max-age=31536000, immutable"
ANEW = "no-cache"
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


class Form(NamedTuple):
    """A file as it travels."""

    content: bytes
    encoding: str | None
    tag: str


class StaticFiles:
    """A folder of files, read when they are first asked for and again when they have changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._forms: dict[Path, tuple[tuple[int, int], Form]] = {}

    def find(self, path: str) -> Path | None:
        """The file of that name; forms of other files are none themselves."""
        wanted = (self.folder / path).resolve()
        if not wanted.is_relative_to(self.folder) or wanted.suffix in SUFFIXES.values() or not wanted.is_file():
            return None
        return wanted

    def answer(self, file: Path, request: Request) -> Response:
        """The file in the best form that this browser takes, or word that it has it already."""
        form = self._best(file, request.headers)
        hashed = file.parent == self.folder / "assets"  # by their content: another content has another name
        headers = {"cache-control": LONG if hashed else ANEW, "etag": form.tag, "vary": "accept-encoding"}
        if form.tag in _tags(request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        if form.encoding is not None:
            headers["content-encoding"] = form.encoding
        return Response(form.content, headers=headers, media_type=media_type(file))

    def _best(self, file: Path, headers: Headers) -> Form:
        taken = accepted(headers.get("accept-encoding", ""))
        for encoding, suffix in SUFFIXES.items():
            other = file.with_name(file.name + suffix)
            if encoding in taken and other.is_file():
                return self._form(other, encoding)
        return self._form(file, None)

    def _form(self, file: Path, encoding: str | None) -> Form:
        stat = file.stat()
        state = (stat.st_mtime_ns, stat.st_size)
        known = self._forms.get(file)
        if known is not None and known[0] == state:
            return known[1]
        content = file.read_bytes()
        form = Form(content, encoding, f'"{hashlib.sha256(content).hexdigest()[:20]}"')
        self._forms[file] = (state, form)
        return form


def media_type(file: Path) -> str:
    return TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def accepted(header: str) -> set[str]:
    """The encodings that an `Accept-Encoding` allows, of those that we have."""
    weights: dict[str, bool] = {}
    for part in header.lower().split(","):
        name, _, parameter = part.strip().partition(";")
        weight = parameter.replace(" ", "").removeprefix("q=")
        weights[name.strip()] = not weight or weight.strip("0.") != ""
    others = weights.get("*", False)
    return {name for name in SUFFIXES if weights.get(name, others)}


def _tags(header: str) -> set[str]:
    return {tag.strip().removeprefix("W/") for tag in header.split(",")}
