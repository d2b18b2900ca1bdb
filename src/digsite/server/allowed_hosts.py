"""The names by which this server may be asked. A page of somebody else's whose name is made to point here (DNS
rebinding) would be taken for our own: its origin is the host it asks. It asks by that name, which is none of ours."""

import ipaddress
import re
import socket
from collections.abc import Iterable

from digsite.server.errors import NotAllowed
from digsite.server.settings import Settings

ANY = "*"
_PORT = re.compile(r":[0-9]{0,5}$")


class AllowedHosts:
    """Those that its host has named, and what no stranger's page can be called: an address in numbers, a name without a
    dot (`localhost`, a machine of one's own network), a name below `localhost`, this machine's own on its network.
    In production, where nothing was named, any: then the proxy in front knows its name, and no page that came without
    encryption may change anything."""

    def __init__(self, settings: Settings) -> None:
        named = {_name_in(name) for name in settings.allowed_hosts}
        named |= {_name_in(origin.partition("://")[2]) for origin in settings.origins}
        self._any = ANY in named or (settings.production and not named)
        self._named = named | {f"{socket.gethostname().lower()}.local"}

    def check(self, hosts: Iterable[str]) -> None:
        """Every `Host` of a request, with or without a port; raises NotAllowed. No browser leaves it out."""
        if not self._any and not all(self._is_ours(host) for host in hosts):
            raise NotAllowed(
                "this server is not called that; its host can allow the name (--allowed-host)", code="unknown-host"
            )

    def _is_ours(self, host: str) -> bool:
        name = _name_in(host)
        if "." not in name and ":" not in name:
            return True
        return name in self._named or name.endswith(".localhost") or _is_ip(name)


def _name_in(host: str) -> str:
    """Without port and final dot; of IPv6 what is between the brackets."""
    return _PORT.sub("", host.strip().lower()).removesuffix(".").strip("[]")


def _is_ip(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
