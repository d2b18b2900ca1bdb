"""The browser client. Every address that is not a file or the API's is a page of the client."""

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from digsite.server.http.ahead import with_ahead
from digsite.server.http.compression import compressed
from digsite.server.http.previews import with_preview
from digsite.server.http.static_files import ANEW, StaticFiles
from digsite.server.server import Server

STATIC = Path(__file__).parent.parent / "static"
"""Where the client's build is put."""
BARE = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Digsite</title></head><body><h1>Digsite</h1>'
    '<p>The server is running; its browser client has not been built. The API: <a href="/api/docs">/api/docs</a></p>'
    "</body></html>"
)

ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /t/\nDisallow: /group/\n"
"""For search engines: a link to a table is for those to whom it was sent."""
_PART = "[A-Za-z0-9_-][A-Za-z0-9._-]{0,79}"
PATH = re.compile(f"(?:{_PART}(?:/{_PART}){{0,7}}/?)?")
"""What an address of ours can be: no file that begins with a dot, nothing that a file system would stumble over."""


class Pages:
    def __init__(self, server: Server) -> None:
        self._server = server
        self._files = StaticFiles(STATIC)

    async def page(self, request: Request) -> Response:
        """A file of the client, or the client itself."""
        path = request.path_params["path"]
        if not PATH.fullmatch(path):
            return PlainTextResponse("not found", 404)
        file = self._files.find(path)
        if file is not None and file.name != "index.html":
            return self._files.answer(file, request)
        if path == "robots.txt":
            return PlainTextResponse(ROBOTS)
        if path.startswith(("api/", "assets/")) or "." in path.rpartition("/")[2]:  # no page is called like a file
            return PlainTextResponse("not found", 404)
        return await self._client(request)

    async def _client(self, request: Request) -> Response:
        """The page that becomes every page, with what a messenger shows of a link to it."""
        index = self._files.find("index.html")
        if index is None:
            return HTMLResponse(BARE)
        html = with_ahead(index.read_text(encoding="utf-8"), self._files.find("ahead.json"), request)
        html = await with_preview(self._server, request, html)
        answer = HTMLResponse(html, headers={"cache-control": ANEW, "vary": "accept-language"})
        return await compressed(answer, request)
