"""The ASGI application: routes from the endpoints' declarations, sockets, pages, health and metrics."""

import asyncio
from collections.abc import Awaitable
from functools import cache, partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from digsite.server.errors import NotFound, Refusal, Unavailable
from digsite.server.http import daily, groups, guests, openapi, owner, puzzles, reviews, tables, workshop
from digsite.server.http.compression import compressed
from digsite.server.http.endpoint import Endpoint, problem, respond
from digsite.server.http.middleware import Guard
from digsite.server.http.pages import Pages
from digsite.server.server import Server
from digsite.server.socket import endpoints as sockets
from digsite.server.socket.endpoints import SocketEndpoint

ENDPOINTS: tuple[Endpoint, ...] = (
    *guests.ENDPOINTS,
    *tables.ENDPOINTS,
    *daily.ENDPOINTS,
    *groups.ENDPOINTS,
    *reviews.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *workshop.ENDPOINTS,
)

READY_SECONDS = 2.0
"""How long database and bus may take to answer a question of readiness."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY")
_BY_PATH: dict[str, dict[str, Endpoint]] = {}
for _endpoint in ENDPOINTS:
    _BY_PATH.setdefault(_endpoint.path, {})[_endpoint.method] = _endpoint


def make_app(server: Server) -> ASGIApp:
    """The application of a server that is already open."""
    return Guard(
        Starlette(routes=_routes(server), exception_handlers=FAILURES),
        server.metrics,
        partial(server.take_here, "requests"),
        server.check_host,
        server.waits,
        production=server.settings.production,
    )


def _routes(server: Server) -> list[BaseRoute]:
    return [
        *(Route(path, partial(_dispatch, server, path), methods=METHODS) for path in _BY_PATH),
        WebSocketRoute("/api/tables/{table}/play", SocketEndpoint(server, sockets.play)),
        WebSocketRoute("/api/notices", SocketEndpoint(server, sockets.watch_notices)),
        WebSocketRoute("/{path:path}", SocketEndpoint(server, sockets.nowhere)),
        Route("/api/openapi.json", _described),
        Route("/api/docs", _docs),
        Route("/api/{path:path}", _nothing),
        Route("/healthz", _alive),
        Route("/readyz", partial(_ready, server)),
        Route("/metrics", partial(_metrics, server)),
        Route("/owner", partial(owner.owner, server)),
        Route("/{path:path}", Pages(server).page),
    ]


async def _dispatch(server: Server, path: str, request: Request) -> Response:
    methods = _BY_PATH[path]
    endpoint = methods.get("GET" if request.method == "HEAD" else request.method)
    if endpoint is None:
        return _no_such_method(request, ", ".join(methods))
    return await respond(server, endpoint, request)


def _no_such_method(request: Request, allowed: str) -> Response:
    refused = problem(NotFound(f"{request.method} is not done here", code="no-such-method"))
    refused.status_code = 405
    refused.headers["allow"] = allowed
    return refused


async def _described(request: Request) -> Response:
    return await compressed(Response(_document(), media_type="application/json"), request)


@cache
def _document() -> bytes:
    return msgspec.json.encode(openapi.document(ENDPOINTS))


async def _docs(_request: Request) -> Response:
    return HTMLResponse(openapi.page(ENDPOINTS))


async def _nothing(_request: Request) -> Response:
    return problem(NotFound("there is nothing at this address"))


async def _failed(_request: Request, _error: Exception) -> Response:
    """What a client is told of an error of ours; `Guard` logs it."""
    response = problem(Refusal("something went wrong", code="internal"))
    response.status_code = 500
    return response


async def _nowhere(request: Request, error: HTTPException) -> Response:
    """What has no route of ours, such as `OPTIONS *`."""
    if error.status_code == 405:
        return _no_such_method(request, (error.headers or {}).get("Allow", ""))
    return await _nothing(request)


FAILURES: dict[Any, Any] = {Exception: _failed, HTTPException: _nowhere}


async def _alive(_request: Request) -> Response:
    """Liveness: who cannot answer this is to be restarted. A database that is down is no reason to."""
    return JSONResponse({"ok": True})


async def _ready(server: Server, _request: Request) -> Response:
    """Readiness: 200 while this process can store what is done here. Without the bus it can; the others hear later."""
    trouble, silence = await asyncio.gather(_trouble(_stores(server)), _trouble(server.services.bus.ping()))
    answer = {"ok": trouble is None, "database": trouble is None, "bus": silence is None}
    if trouble is not None:
        return JSONResponse({**answer, "reason": trouble}, 503)
    return JSONResponse(answer)


async def _stores(server: Server) -> None:
    await server.storage.ping()
    await server.storage.check_writable()


async def _trouble(ping: Awaitable[None]) -> str | None:
    """Why there is no answer, in words that name nothing of this machine; None where there is one."""
    try:
        async with asyncio.timeout(READY_SECONDS):
            await ping
    except Unavailable as error:
        return str(error)
    except Exception:
        return "no answer"
    return None


async def _metrics(server: Server, _request: Request) -> Response:
    return Response(server.metrics.page(), media_type="text/plain; version=0.0.4")
