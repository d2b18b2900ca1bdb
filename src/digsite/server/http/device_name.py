"""What a device is called in the list of a guest's devices: as much of the `User-Agent` as they recognise it by."""

BROWSERS = {"Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
"""In this order: many a browser also names those it wants to be taken for."""


def device_name(agent: str) -> str:
    """Such as "Firefox, Linux"; of another program its first word; empty for one that says nothing."""
    known = [next((name for mark, name in names.items() if mark in agent), "") for names in (BROWSERS, SYSTEMS)]
    if known[0]:
        return ", ".join(filter(None, known))
    first = agent.partition("/")[0][:30]
    return first if first.isascii() and first.isprintable() else ""
