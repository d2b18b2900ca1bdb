"""Tables over HTTP: make one, find one, sit down, and read a finished game."""

from starlette.responses import Response

from digsite.bots import bot_names
from digsite.core import Record, Seat
from digsite.games import GAMES
from digsite.games import game as find_game
from digsite.server.errors import NotAllowed, NotFound, Refusal
from digsite.server.http.endpoint import Call, Endpoint, query_number
from digsite.server.present.in_words import asked_language, speaker_at
from digsite.server.present.listing import table_line
from digsite.server.present.log_lines import Telling
from digsite.server.present.replay import frames, sealed_record
from digsite.server.schema import messages, requests
from digsite.server.schema.descriptions import TableInfo, TableRules
from digsite.server.storage.interface import TableRow
from digsite.server.tables.live_table import LiveTable
from digsite.server.tables.new_table import opened

LISTED = 100
FRAMES = 50
"""Positions of a replay in one answer."""


async def games(call: Call) -> requests.Games:
    """The games that can be played here, their options and bots."""
    del call
    return requests.Games(games=tuple(_game_info(name) for name in GAMES))


def _game_info(name: str) -> requests.GameInfo:
    game = find_game(name)
    options = tuple(
        requests.GameOption(
            name=option.name, default=option.default, choices=option.choices, first_game=option.first_game
        )
        for option in game.options.values()
    )
    return requests.GameInfo(name=name, players=tuple(game.player_counts), options=options, strengths=bot_names(name))


async def make_table(call: Call) -> TableInfo:
    """Make a table by these rules. It waits until it is started."""
    server = call.server
    server.take("tables", call.me.id)
    table_id = server.sources.name()
    await server.registry.open_table(table_id, opened(call.body, call.me.id, server.sources))
    async with server.registry.visit(table_id) as live:
        return live.info(call.me.id)


async def public_tables(call: Call) -> requests.Tables:
    """Public tables that wait for players or are being played."""
    return await _lines(call, await call.server.storage.public_tables(LISTED))


async def my_tables(call: Call) -> requests.Tables:
    """The tables you sit at or made, latest first, and whose move it is."""
    return await _lines(call, await call.server.storage.tables_of(call.me.id, LISTED))


async def _lines(call: Call, rows: list[TableRow]) -> requests.Tables:
    viewer = call.guest.id if call.guest else None
    names = await call.server.storage.names({guest for row in rows for guest in row.guests if guest})
    return requests.Tables(tables=tuple(table_line(row, viewer, names) for row in rows))


async def get_table(call: Call) -> TableInfo:
    """A table as you see it; its link is enough to look."""
    async with call.server.registry.visit(call.path("table")) as live:
        return live.info(call.guest.id if call.guest else None)


async def command(call: Call) -> messages.Accepted:
    """Join, leave, start, resign and the like: the same requests as over the WebSocket."""
    async with call.server.registry.visit(call.path("table")) as live:
        return await call.server.carry_out(live, call.me.id, call.body)


async def record(call: Call) -> Response:
    """The whole record of a finished game: the file that `digsite replay --verify` reads."""
    async with call.server.registry.visit(call.path("table")) as live:
        _check_over(call, live)
        if live.table.running is None:
            raise NotFound("no game was played at this table", code="no-game")
        text = sealed_record(live.table).dumps()
    name = f"{live.table.rules.game}-{live.table.id}.json"
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


async def replay(call: Call) -> requests.Replay:
    """Positions of a finished game, from `first` on, as `seat` saw them (left out: as a spectator did); with a
    `language`, the log is told in it."""
    first = query_number(call, "first", 0) or 0
    seat: Seat | None = query_number(call, "seat")
    language = asked_language(call.request.query_params.get("language"))
    async with call.server.registry.visit(call.path("table")) as live:
        _check_over(call, live)
        if live.table.running is None:
            raise NotFound("no game was played at this table", code="no-game")
        if seat is not None and seat >= len(live.table.places):
            raise NotFound(f"the table has {len(live.table.places)} seats", code="no-such-seat")
        telling = None if language is None else Telling(speaker_at(live.table, live.names, language))
        return frames(live.table, live.table.running, seat, first, FRAMES, telling)


def _check_over(call: Call, live: LiveTable) -> None:
    if live.table.status not in ("over", "cancelled"):
        raise Refusal("a record holds the seed: it is given after the end", code="not-over")
    if call.server.registry.sealed(live.table):
        raise Refusal("this deal is still open to others: the record is given after the day", code="not-over")
    seated = call.guest is not None and call.guest.id in {place.guest for place in live.table.places}
    if not seated and not live.table.rules.spectators:
        raise NotAllowed("only its players may see this game", code="not-seated")


ENDPOINTS = (
    Endpoint(method="GET", path="/api/games", handler=games, answer=requests.Games, guest=False),
    Endpoint(method="POST", path="/api/tables", handler=make_table, body=TableRules, answer=TableInfo),
    Endpoint(method="GET", path="/api/tables", handler=public_tables, answer=requests.Tables, guest=False),
    Endpoint(method="GET", path="/api/my-tables", handler=my_tables, answer=requests.Tables),
    Endpoint(method="GET", path="/api/tables/{table}", handler=get_table, answer=TableInfo, guest=False),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/commands",
        handler=command,
        body=messages.Command,
        answer=messages.Accepted,
    ),
    Endpoint(method="GET", path="/api/tables/{table}/record", handler=record, answer=Record, guest=False),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/replay",
        handler=replay,
        answer=requests.Replay,
        guest=False,
        query=("seat", "first", "language"),
    ),
)
