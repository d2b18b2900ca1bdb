"""The daily deals over HTTP: one try each, a table of results, days gone by."""

from digsite.server.errors import Malformed, NotFound
from digsite.server.http.endpoint import Call, Endpoint
from digsite.server.live.opening_tables import Tries, dealt, open_daily
from digsite.server.live.study.daily_master import masters_result
from digsite.server.presentation.daily import Course, course_of, deal_of, result_of
from digsite.server.schema import requests
from digsite.server.tables.daily import PAST_DAYS, day_of, end_of, is_day, past_days

BEST = 100
"""Results that are shown; one's own is among them in any case."""


async def all_games(call: Call) -> requests.Dailies:
    """Today's deals, one for each game that has one; how often in a row you have played them, and the days gone by."""
    server, today, courses = call.server, _today(call), []
    for game in server.daily.games:
        tries = await server.storage.dailies_of(call.guest.id, game) if call.guest else []
        courses.append(course_of(Course(game, today, tries), server.services.games))
    return requests.Dailies(day=today, ends=end_of(today), games=tuple(courses))


async def today(call: Call) -> requests.Daily:
    """Today's deal of the first game: your table if you have begun, and once you are done the results so far."""
    return await _daily(call, _today(call), call.server.daily.games[0])


async def of_day(call: Call) -> requests.Daily:
    """A past day's deal of the first game, with its seed and everybody's games."""
    return await _daily(call, _day(call), call.server.daily.games[0])


async def of_game(call: Call) -> requests.Daily:
    """A day's deal of a game. Of a day that is over it tells seed and games too, and, to whoever has played it, what
    the strongest bot made of it: that is found out when it is first asked for, which takes a while."""
    return await _daily(call, _day(call), _game(call))


async def play(call: Call) -> requests.Daily:
    """Begin today's deal of the first game, or come back to it."""
    return await _play(call, _today(call), call.server.daily.games[0])


async def play_game(call: Call) -> requests.Daily:
    """Begin a day's deal of a game, or come back to it. One of the last days counts as late."""
    day, today = _day(call), _today(call)
    if day != today and day not in past_days(today):
        raise NotFound(f"only the deals of the last {PAST_DAYS} days can be played", code="no-such-day")
    return await _play(call, day, _game(call))


async def _play(call: Call, day: str, game: str) -> requests.Daily:
    call.server.take("tables_of_address", call.server.address(call.request))
    await open_daily(call.server.services, call.server.daily, day, game, call.me.id)
    return await _daily(call, day, game)


def _today(call: Call) -> str:
    return day_of(call.server.sources.now())


def _day(call: Call) -> str:
    day = call.path("day")
    if not is_day(day) or end_of(day) <= 0:  # before there were any, by the clock that is used here
        raise Malformed("expected a day as YYYY-MM-DD", code="no-such-day")
    if day > _today(call):
        raise NotFound("that day has not come yet", code="no-such-day")
    return day


def _game(call: Call) -> str:
    game = call.path("game")
    if game not in call.server.daily.games:
        raise NotFound("there is no daily deal of this game", code="no-such-day")
    return game


async def _daily(call: Call, day: str, game: str) -> requests.Daily:
    server, viewer, now = call.server, call.guest.id if call.guest else None, call.server.sources.now()
    tries = await server.storage.daily(day, game, viewer, BEST)
    names = await server.storage.names(row.guest for row, _ in tries)
    deal = await dealt(server.services, server.daily, day, game, tries)
    scores = await server.storage.daily_scores(day, game)
    told = deal_of(day, game, deal, tries, names, scores, viewer=viewer, now=now)
    return requests.Daily(**told, master=await _master(call, day, game, tries))


async def _master(call: Call, day: str, game: str, tries: Tries) -> requests.DailyMaster | None:
    """Never before the day is over, nor to whoever has not played it: so for few days, however many are asked for."""
    today, viewer = _today(call), call.guest.id if call.guest else None
    if day not in past_days(today) or result_of(tries, viewer) is None:
        return None
    return await masters_result(call.server.services, call.server.registry, call.server.daily, day, game)


GAME = "/api/daily/{day}/{game}"
ENDPOINTS = (
    Endpoint(
        method="GET", path="/api/dailies", handler=all_games, answer=requests.Dailies, guest=False, compressed=True
    ),
    Endpoint(method="GET", path="/api/daily", handler=today, answer=requests.Daily, guest=False),
    Endpoint(method="GET", path="/api/daily/{day}", handler=of_day, answer=requests.Daily, guest=False),
    Endpoint(method="GET", path=GAME, handler=of_game, answer=requests.Daily, guest=False),
    Endpoint(method="POST", path="/api/daily", handler=play, answer=requests.Daily),
    Endpoint(method="POST", path=GAME, handler=play_game, answer=requests.Daily),
)
