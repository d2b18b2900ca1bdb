"""Answers made smaller. Only those that hold no secret: what is compressed together with something that others may
choose can be guessed from its length."""

import gzip

from starlette.requests import Request
from starlette.responses import Response

from digsite.server.bill import in_thread
from digsite.server.http.static_files import accepted

WORTH = 1000
"""Bytes from which it is worth the while."""
LONG = 64_000
"""Bytes from which it would make others wait, and is done beside them."""
LEVEL = 6


async def compressed(response: Response, request: Request) -> Response:
    """The answer, gzipped where the client takes that."""
    response.headers["vary"] = ", ".join(filter(None, [response.headers.get("vary"), "accept-encoding"]))
    body = bytes(response.body)
    if len(body) < WORTH or "gzip" not in accepted(request.headers.get("accept-encoding", "")):
        return response
    small = await in_thread(lambda: _gzip(body)) if len(body) > LONG else _gzip(body)
    response.body = small
    response.headers["content-encoding"] = "gzip"
    response.headers["content-length"] = str(len(small))
    return response


def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)
