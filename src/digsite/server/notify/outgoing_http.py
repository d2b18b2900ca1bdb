"""Calls to addresses that guests have named: webhooks and push services. Such an address must not lead into the host's
own network, so it is looked up once, judged, and the call goes to exactly what was judged."""

import asyncio
import ipaddress
import logging
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit, urlunsplit

import httpx

from digsite.server.errors import Refusal

SECONDS = 10
log = logging.getLogger(__name__)


class OutgoingHttp:
    def __init__(self, *, private: bool) -> None:
        self._private = private
        self._client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False)

    async def check(self, address: str) -> None:
        """Refuse an address that is none of ours to call."""
        await self._resolve(address)

    async def _resolve(self, address: str) -> tuple[str, str]:
        """The address to call by number, and the name it goes by."""
        parts = urlsplit(address)
        host = parts.hostname
        if parts.scheme not in ("http", "https") or not host or parts.username is not None:
            raise Refusal("expected an address like https://example.org/path", code="bad-address")
        if parts.scheme == "http" and not self._private:
            raise Refusal("expected an https address", code="bad-address")
        try:
            port = parts.port or (443 if parts.scheme == "https" else 80)
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, ValueError, UnicodeError):
            raise Refusal("this address cannot be found", code="bad-address") from None
        number = str(found[0][4][0])
        if not self._private and not all(ipaddress.ip_address(entry[4][0]).is_global for entry in found):
            raise Refusal("this address leads into a private network", code="bad-address")
        literal = f"[{number}]" if ":" in number else number
        return urlunsplit((parts.scheme, f"{literal}:{port}", parts.path, parts.query, "")), host

    async def post(self, address: str, content: bytes, headers: Mapping[str, str]) -> int | None:
        """The status of the answer; None if there was none. What comes back is not read."""
        try:
            target, host = await self._resolve(address)
            named = {"Host": urlsplit(address).netloc, **headers}
            request = self._client.build_request("POST", target, content=content, headers=named)
            request.extensions["sni_hostname"] = host
            response = await self._client.send(request, stream=True)
            await response.aclose()
        except (httpx.HTTPError, Refusal) as error:
            log.info("outside-failed", extra={"error": type(error).__name__})
            return None
        return response.status_code

    async def close(self) -> None:
        await self._client.aclose()
