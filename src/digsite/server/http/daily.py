"""The daily deal over HTTP: one try each, a table of results."""

from digsite.server.errors import Malformed, NotFound
from digsite.server.http.endpoint import Call, Endpoint
from digsite.server.live.opening import dealt, open_daily
from digsite.server.present.daily import deal_of
from digsite.server.schema import requests
from digsite.server.tables.daily import day_of, is_day


async def today(call: Call) -> requests.Daily:
    """Today's deal: your table if you have begun, and the results so far."""
    return await _daily(call, day_of(call.server.sources.now()))


async def of_day(call: Call) -> requests.Daily:
    """A past day's deal, with its seed and everybody's games."""
    day = call.path("day")
    if not is_day(day):
        raise Malformed("expected a day as YYYY-MM-DD", code="no-such-day")
    if day > day_of(call.server.sources.now()):
        raise NotFound("that day has not come yet", code="no-such-day")
    return await _daily(call, day)


async def play(call: Call) -> requests.Daily:
    """Begin today's deal, or come back to it."""
    day = day_of(call.server.sources.now())
    table = await open_daily(call.server.services, call.server.daily, day, call.me.id)
    await call.server.stay_or_go(table, call.me.id)
    return await _daily(call, day)


async def _daily(call: Call, day: str) -> requests.Daily:
    server, viewer = call.server, call.guest.id if call.guest else None
    tries = await server.storage.daily(day)
    names = await server.storage.names(row.guest for row, _ in tries)
    deal = await dealt(server.services, server.daily, day, tries)
    return deal_of(day, server.daily.game, deal, tries, names, viewer=viewer, now=server.sources.now())


ENDPOINTS = (
    Endpoint(method="GET", path="/api/daily", handler=today, answer=requests.Daily, guest=False),
    Endpoint(method="GET", path="/api/daily/{day}", handler=of_day, answer=requests.Daily, guest=False),
    Endpoint(method="POST", path="/api/daily", handler=play, answer=requests.Daily),
)
