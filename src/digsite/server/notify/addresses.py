"""Which addresses of the internet are somebody's public server. Written out, not asked of `ipaddress`: what that takes
for global differs between versions of Python, and leaves several ways into a private network open."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

_NOT_PUBLIC_4 = tuple(
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # behind a provider's translation
        "127.0.0.0/8",  # loopback
        "169.254.0.0/16",  # link-local, clouds' metadata
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # multicast tunnels
        "192.88.99.0/24",  # 6to4 relays
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
_PUBLIC_6 = IPv6Network("2000::/3")
"""Global unicast. Outside of it are loopback, site-local, unique local and link-local addresses, multicast, and IPv4
mapped, compatible or translated (NAT64)."""
_NOT_PUBLIC_6 = tuple(
    IPv6Network(network)
    for network in (
        "2001::/23",  # protocol assignments, Teredo among them
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: an IPv4 address in disguise
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
)


def is_public(number: str) -> bool:
    """Whether that address, by number, can be a public server's."""
    try:
        address = ip_address(number)
    except ValueError:
        return False
    if isinstance(address, IPv4Address):
        return not any(address in network for network in _NOT_PUBLIC_4)
    return _is_public_6(address)


def _is_public_6(address: IPv6Address) -> bool:
    inside = address in _PUBLIC_6 and address.scope_id is None
    return inside and not any(address in network for network in _NOT_PUBLIC_6)
