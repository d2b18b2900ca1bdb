"""The browser client's files. Every address that is not a file or the API's is a page of the client."""

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

STATIC = Path(__file__).parent.parent / "static"
"""Where the client's build is put."""
BARE = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Digsite</title></head><body><h1>Digsite</h1>'
    '<p>The server is running; its browser client has not been built. The API: <a href="/api/docs">/api/docs</a></p>'
    "</body></html>"
)
LONG = "public, max-age=31536000, immutable"


_PART = "[A-Za-z0-9_-][A-Za-z0-9._-]{0,79}"
PATH = re.compile(f"(?:{_PART}(?:/{_PART}){{0,7}}/?)?")
"""What an address of ours can be: no file that begins with a dot, nothing that a file system would stumble over."""


async def page(request: Request) -> Response:
    """A file of the client, or the client itself."""
    path = request.path_params["path"]
    if not PATH.fullmatch(path):
        return PlainTextResponse("not found", 404)
    root = STATIC.resolve()
    wanted = (root / path).resolve()
    if wanted.is_relative_to(root) and wanted.is_file() and wanted.name != "index.html":
        hashed = wanted.parent.name == "assets"
        return FileResponse(wanted, headers={"cache-control": LONG if hashed else "no-cache"})
    if path.startswith(("api/", "assets/")):
        return PlainTextResponse("not found", 404)
    index = root / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    return HTMLResponse(BARE)
