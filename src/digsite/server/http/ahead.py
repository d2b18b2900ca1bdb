"""What a page asks for first, named in its head: a browser then asks for all of it at once. Else each part is found out
only when the one before has come, and on a slow line one waits for every one of them. The build says what it is
(`web/scripts/ahead.js`)."""

import re
from pathlib import Path

import msgspec
from starlette.requests import Request

from digsite.server.http.previews import language_of

TABLE = re.compile(r"t/[^/]+/?")


class Ahead(msgspec.Struct, frozen=True):
    """Of one page: scripts and styles, texts by language, and what it asks the API."""

    files: tuple[str, ...]
    texts: dict[str, tuple[str, ...]]
    asks: tuple[str, ...]


def with_ahead(html: str, known: Path | None, request: Request) -> str:
    """The client's page with what it will ask for; `known` is the build's word on it."""
    page = _page(request.path_params["path"])
    if known is None or page is None:
        return html
    ahead = msgspec.json.decode(known.read_bytes(), type=dict[str, Ahead])[page]
    language = language_of(request.headers.get("accept-language", ""))
    links = [_link(f"/{file}") for file in (*ahead.files, *ahead.texts.get(language, ()))]
    # As the client asks: `fetch` is met only by what was asked for in the same way.
    links += [f'<link rel="preload" as="fetch" crossorigin href="{path}">' for path in ahead.asks]
    return html.replace("</head>", "".join(links) + "</head>", 1)


def _page(path: str) -> str | None:
    if not path:
        return "lobby"
    return "table" if TABLE.fullmatch(path) else None


def _link(file: str) -> str:
    if file.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="{file}">'
    return f'<link rel="modulepreload" crossorigin href="{file}">'
