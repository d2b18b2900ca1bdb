"""Tables over HTTP: make one, find one, sit down, and read a finished game."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.responses import Response

from digsite.bots import Strategies, bot_names
from digsite.core import Game, Record, Seat
from digsite.games import game as find_game
from digsite.server.http.endpoint import Call, Endpoint, Number
from digsite.server.live.live_table import LiveTable
from digsite.server.live.opening_tables import open_duplicate, open_new
from digsite.server.presentation.listing import table_line
from digsite.server.schema import messages, requests
from digsite.server.schema.descriptions import TableInfo, TableRules
from digsite.server.storage.interface import TableRow
from digsite.texts import LANGUAGES, Language

LISTED = 100
FRAMES = 50
"""Positions of a replay in one answer."""
T = TypeVar("T")


async def games(call: Call) -> requests.Games:
    """The games that can be played here, their options and bots."""
    services = call.server.services
    known, bots, preparation = services.games, services.strategies, services.preparation
    return requests.Games(
        games=tuple(_game_info(find_game(name, known), bots, ready=preparation.is_ready(name)) for name in known)
    )


def _game_info(game: Game, bots: Strategies, *, ready: bool) -> requests.GameInfo:
    options = tuple(
        requests.GameOption(
            name=option.name, default=option.default, choices=option.choices, first_game=option.first_game
        )
        for option in game.options.values()
    )
    strengths = bot_names(game.name, bots)
    return requests.GameInfo(
        name=game.name, players=tuple(game.player_counts), options=options, strengths=strengths, ready=ready
    )


async def make_table(call: Call) -> TableInfo:
    """Make a table by these rules. It waits until it is started."""
    server = call.server
    await server.check_may_name(call.me.id, call.body.seats, call.body)
    server.charge_for_table(call.me.id, server.address(call.request))
    table_id = await open_new(server.services, call.body, call.me.id)
    return await server.registry.use(table_id, lambda live: live.info(call.me.id))


async def duplicate(call: Call) -> TableInfo:
    """Make a table with the deal of a finished game that you may see, with you in that seat. It waits until it is
    started; its players are told who has seen the deal before."""
    server, me = call.server, call.me.id
    first = await _at(call, lambda live: live.finished_game.duplicate(me, call.body))
    await server.check_may_name(me, (), first.rules)
    server.charge_for_table(me, server.address(call.request))
    table_id = await open_duplicate(server.services, first)
    return await server.registry.use(table_id, lambda live: live.info(me))


async def public_tables(call: Call) -> requests.Tables:
    """Public tables that wait for players or are being played."""
    return await _lines(call, await call.server.storage.public_tables(LISTED))


async def my_tables(call: Call) -> requests.Tables:
    """The tables you sit at or made, latest first, and whose move it is; without those at which puzzles are tried."""
    return await _lines(call, await call.server.storage.tables_of(call.me.id, LISTED, puzzles=False))


async def _lines(call: Call, rows: list[TableRow]) -> requests.Tables:
    viewer = _viewer(call)
    names = await call.server.storage.names({guest for row in rows for guest in row.guests if guest})
    return requests.Tables(tables=tuple(table_line(row, viewer, names) for row in rows))


async def get_table(call: Call) -> TableInfo:
    """A table as you see it; its link is enough to look, unless only its players may."""
    return await _at(call, lambda live: live.info(_viewer(call)))


async def command(call: Call) -> messages.Accepted:
    """Join, leave, start, resign and the like: the same requests as over the WebSocket."""
    network = call.server.address(call.request)
    return await _at(call, lambda live: call.server.carry_out(live, call.me.id, call.body, network))


async def record(call: Call) -> Response:
    """The whole record of a finished game: the file that `digsite replay --verify` reads."""
    text = await _at(call, lambda live: live.finished_game.record(_viewer(call)))
    name = f"{Record.loads(text).game}-{call.path('table')}.json"
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


async def replay(call: Call) -> requests.Replay:
    """Positions of a finished game, from `first` on, as `seat` saw them (left out: as a spectator did); with a
    `language`, the log is told in it."""
    first: int = call.query.get("first", 0)
    seat: Seat | None = call.query.get("seat")
    language: Language | None = call.query.get("language")
    async with call.server.turns.turn(call.server.address(call.request)):
        return await _at(call, lambda live: live.finished_game.replay(_viewer(call), seat, first, FRAMES, language))


async def position_in_words(call: Call) -> requests.ToldPosition:
    """Position `at` of a finished game (left out: the first) in words of a `language` (left out: English), as `seat`
    saw it (left out: as a spectator did)."""
    number: int = call.query.get("at", 0)
    seat: Seat | None = call.query.get("seat")
    language: Language = call.query.get("language", LANGUAGES[0])
    async with call.server.turns.turn(call.server.address(call.request)):
        return await _at(call, lambda live: live.finished_game.position_in_words(_viewer(call), seat, number, language))


async def whole_position(call: Call) -> requests.WholePosition:
    """Position `at` of a finished game (left out: the first) with all its secrets: the `scenario` of a new table."""
    number: int = call.query.get("at", 0)
    async with call.server.turns.turn(call.server.address(call.request)):
        return await _at(call, lambda live: live.finished_game.whole_position(_viewer(call), number))


async def _at(call: Call, work: Callable[[LiveTable], Awaitable[T]]) -> T:
    return await call.server.registry.use(call.path("table"), work)


def _viewer(call: Call) -> str | None:
    return call.guest.id if call.guest else None


ENDPOINTS = (
    Endpoint(method="GET", path="/api/games", handler=games, answer=requests.Games, guest=False, compressed=True),
    Endpoint(method="POST", path="/api/tables", handler=make_table, body=TableRules, answer=TableInfo),
    Endpoint(
        method="GET", path="/api/tables", handler=public_tables, answer=requests.Tables, guest=False, compressed=True
    ),
    Endpoint(method="GET", path="/api/my-tables", handler=my_tables, answer=requests.Tables),
    Endpoint(method="GET", path="/api/tables/{table}", handler=get_table, answer=TableInfo, guest=False),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/commands",
        handler=command,
        body=messages.Command,
        answer=messages.Accepted,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/duplicate",
        handler=duplicate,
        body=requests.NewDuplicate,
        answer=TableInfo,
        weight=4,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/record",
        handler=record,
        answer=Record,
        guest=False,
        weight=2,
        compressed=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/replay",
        handler=replay,
        answer=requests.Replay,
        guest=False,
        query={"seat": Number, "first": Number, "language": Language},
        weight=4,
        compressed=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/words",
        handler=position_in_words,
        answer=requests.ToldPosition,
        guest=False,
        query={"seat": Number, "at": Number, "language": Language},
        weight=4,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/position",
        handler=whole_position,
        answer=requests.WholePosition,
        guest=False,
        query={"at": Number},
        weight=4,
    ),
)
