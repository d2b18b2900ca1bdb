"""The owner's page: how the server is, behind a key of its own. Plain HTML in English, read by whoever hosts."""

import base64
import hmac
import os
import time
from collections.abc import Iterable
from functools import partial
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from digsite.core.version import VERSION
from digsite.server.errors import TooFast
from digsite.server.server import Server
from digsite.server.storage.interface import ActRow

_STARTED = time.time()
TRY = 5
"""How many plain requests a try at the key costs as much as."""
Rows = Iterable[Iterable[object]]


async def owner(server: Server, request: Request) -> Response:
    """404 without a key in the settings; otherwise the browser asks for it (any user name)."""
    key = server.settings.owner_key
    if key is None:
        return PlainTextResponse("not found", 404)
    try:
        server.take("requests", server.address(request), TRY)
    except TooFast:
        return PlainTextResponse("too many tries; wait a moment", 429)
    if not hmac.compare_digest(_password(request).encode(), key.encode()):
        return PlainTextResponse("a key is needed", 401, {"www-authenticate": 'Basic realm="owner", charset="UTF-8"'})
    return HTMLResponse(await _page(server), headers={"cache-control": "no-store"})


def _password(request: Request) -> str:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "basic":
        return ""
    try:
        return base64.b64decode(given, validate=True).decode().partition(":")[2]
    except ValueError:  # no base64, or no text in it
        return ""


async def _page(server: Server) -> str:
    storage, registry, now = server.storage, server.registry, server.sources.now()
    marks, age = await storage.marks(), partial(_age, now=now)
    live = registry.live_tables()
    (reports, reported), acts = await storage.reports(), await storage.last_acts()
    facts = (
        ("version", VERSION),
        ("up for", age(int(_STARTED * 1000))),
        ("load of the machine", " ".join(f"{each:.2f}" for each in os.getloadavg())),
        ("processor seconds of this process", f"{time.process_time():.0f}"),
        ("open connections", server.door.open),
        ("tables in memory", len(live)),
        ("bots that think or wait for their turn to think", server.services.bots.waiting),
        ("reported lines to look at", reported),
        ("last backup", age(marks.get("backup"))),
        ("last retention", age(marks.get("retention"))),
    )
    tables = (
        (each.table.id, each.table.rules.game, each.table.status, len(each.attendance.pages), age(each.table.changed))
        for each in live[:200]
    )
    said = (
        (each.line, each.table_id, each.guest, each.name, each.text, age(each.at), each.reported_by) for each in reports
    )
    done = (
        (
            f"{each.what} lifted" if each.lifts else each.what,
            each.guest,
            each.table_id,
            each.line,
            each.by,
            age(each.at),
            _length(each),
            each.reason,
            "" if each.done is None else age(each.done),
        )
        for each in acts
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Digsite: owner</title></head><body>'
        f"<h1>Digsite</h1>{_table('', facts)}"
        f"<h2>Reported lines</h2>{_table('line table guest name said when reporter', said)}"
        f"<h2>Tables in memory</h2>{_table('table game status connections changed', tables)}"
        f"<h2>What moderators did</h2>{_table('what guest table line by when for why carried&nbsp;out', done)}"
        "</body></html>"
    )


def _table(head: str, rows: Rows) -> str:
    top = "".join(f"<th>{name}</th>" for name in head.split())
    body = "".join(
        "<tr>" + "".join(f"<td>{'' if cell is None else escape(str(cell))}</td>" for cell in row) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _length(act: ActRow) -> str:
    if act.until is None:
        return ""
    until = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(act.until / 1000))
    return f"{act.hours // 24} d {act.hours % 24} h, until {until}"


def _age(at: int | None, now: int) -> str:
    if at is None:
        return "never"
    minutes = max(0, now - at) // 60_000
    return f"{minutes // 1440} d {minutes // 60 % 24} h {minutes % 60} min"
