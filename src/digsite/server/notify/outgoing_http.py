"""Calls to addresses that guests have named: webhooks and push services. Such an address must not lead into the host's
own network, so it is looked up once, judged, and the call goes to exactly what was judged."""

import asyncio
import importlib
import logging
import re
import socket
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import SplitResult, urlsplit, urlunsplit

from digsite.server.errors import Refusal
from digsite.server.notify.addresses import is_public
from digsite.server.rate_limits import network_of

SECONDS = 10
"""For a whole call."""
LOOKUP_SECONDS = 5
HTTPS = 443
PLAIN = re.compile("[!-~]+")
"""No blanks or controls, which are stripped by one reader of an address and kept by another; names in their plain form
(`xn--`)."""
AT_ONCE = 100
"""Calls under way; more wait for them."""
LOOKUPS_AT_ONCE = 40
MOST_WAITING = 500
"""Beyond that a call is not made: somebody out there is slow, and nobody here shall pay for it."""
PUSH_SERVICES = ("fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com")
"""Those of the browsers. They are called for everybody, and look after themselves; any other address could be that of
somebody who never asked for it, and many guests could name it."""
log = logging.getLogger(__name__)

if TYPE_CHECKING:
    from httpx import AsyncClient


class Target(NamedTuple):
    url: str
    """By number."""
    host: str
    """The name it goes by."""
    number: str


class OutgoingHttp:
    """`private` allows http, any port and any address: for tests, and for a network of one's own. `take` uses up some
    of what one address out there is called; raises TooFast."""

    def __init__(self, *, private: bool, take: Callable[[str], None] = lambda _number: None) -> None:
        self._private = private
        self._take = take
        self._client: AsyncClient | None = None
        self._loading = asyncio.Lock()
        self._resolvers = ThreadPoolExecutor(LOOKUPS_AT_ONCE, thread_name_prefix="digsite-lookup")
        self._under_way = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def check(self, address: str) -> None:
        """Refuse an address that is none of ours to call."""
        await self._resolve(address)

    async def _resolve(self, address: str) -> Target:
        parts, port = self._judge(address)
        host = parts.hostname or ""
        numbers = await self._look_up(host, port)
        if not self._private and not all(is_public(number) for number in numbers):
            raise Refusal("this address leads into a private network", code="bad-address")
        literal = f"[{numbers[0]}]" if ":" in numbers[0] else numbers[0]
        return Target(urlunsplit((parts.scheme, f"{literal}:{port}", parts.path, parts.query, "")), host, numbers[0])

    def _judge(self, address: str) -> tuple[SplitResult, int]:
        """Its parts and its port, if they are such as we call."""
        if not PLAIN.fullmatch(address):
            raise _bad_form()
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError:
            raise _bad_form() from None
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
            raise _bad_form()
        if not self._private and (parts.scheme != "https" or port not in (None, HTTPS)):
            raise Refusal("expected an https address without a port of its own", code="bad-address")
        return parts, port or (HTTPS if parts.scheme == "https" else 80)

    async def _look_up(self, host: str, port: int) -> list[str]:
        """Its numbers, at least one."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(LOOKUP_SECONDS):
                found = await loop.run_in_executor(
                    self._resolvers, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
                )
        except (OSError, ValueError, UnicodeError):
            raise Refusal("this address cannot be found", code="bad-address") from None
        return [str(entry[4][0]) for entry in found]

    async def post(self, address: str, content: bytes, headers: Mapping[str, str]) -> int | None:
        """The status of the answer; None if there was none. What comes back is not read."""
        if self._waiting >= MOST_WAITING:
            return None
        self._waiting += 1
        try:
            async with self._under_way, asyncio.timeout(SECONDS):
                return await self._post(address, content, headers)
        except (Refusal, TimeoutError) as error:  # a refusal also where that address was called too often
            _note(error)
            return None
        finally:
            self._waiting -= 1

    async def _post(self, address: str, content: bytes, headers: Mapping[str, str]) -> int | None:
        target, host, number = await self._resolve(address)
        if not host.endswith(PUSH_SERVICES):
            self._take(network_of(number))
        httpx, client = await self._loaded()
        named = {"Host": urlsplit(address).netloc, **headers}
        try:
            request = client.build_request("POST", target, content=content, headers=named)
            request.extensions["sni_hostname"] = host
            response = await client.send(request, stream=True)
            await response.aclose()
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            _note(error)
            return None
        status: int = response.status_code
        return status

    async def _loaded(self) -> tuple[Any, Any]:
        """The library, and the one client. They take half a second to load, and the world's certificates to read as
        long as many moves; and many servers never call anybody: so once, when it is needed, and aside."""
        async with self._loading:
            httpx = await asyncio.to_thread(importlib.import_module, "httpx")
            if self._client is None:
                settings = {"timeout": SECONDS, "follow_redirects": False, "trust_env": False}
                self._client = await asyncio.to_thread(partial(httpx.AsyncClient, **settings))
        return httpx, self._client

    async def close(self) -> None:
        self._resolvers.shutdown(wait=False, cancel_futures=True)
        if self._client is not None:
            await self._client.aclose()


def _note(error: Exception) -> None:
    log.info("outside-failed", extra={"error": type(error).__name__})


def _bad_form() -> Refusal:
    return Refusal("expected an address like https://example.org/path", code="bad-address")
