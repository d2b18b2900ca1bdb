"""`digsite moderate`: what was reported, and what to do about it. Running servers hear of it through the database."""

import asyncio
import getpass
import time
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer

from digsite.cli.serve import DATABASE, Database
from digsite.cli.speech import Language, SpokenCommand, SpokenGroup, say
from digsite.core import BadOption

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from digsite.server.storage.interface import ActRow, Storage

T = TypeVar("T")
HOUR_MS = 3600 * 1000
MOST_HOURS = 100 * 365 * 24
"""For ever."""
MOST_LINES = 2**31 - 1
"""Numbers that the database has."""
Guest = Annotated[str, typer.Argument(metavar="GUEST")]
Table = Annotated[str, typer.Argument(metavar="TABLE")]
Reason = Annotated[str, typer.Option()]

moderate = typer.Typer(cls=SpokenGroup, no_args_is_help=True, add_completion=False, rich_markup_mode=None)


def _in(url: str, work: "Callable[[Storage], Awaitable[T]]") -> T:
    from digsite.server.storage.engine import open_existing
    from digsite.server.storage.sql import SqlStorage

    async def do() -> T:
        storage = SqlStorage(open_existing(url))
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(do())


def _act(url: str, act: "ActRow") -> None:
    from digsite.server.errors import NotFound

    if not _in(url, lambda storage: storage.moderate(act)):
        raise NotFound("there is no such guest, table or line", code="not-found")
    typer.echo(say("cli-moderated"))


def _row(**fields: object) -> "ActRow":
    from digsite.server.storage.interface import ActRow

    return msgspec.convert({"at": _now(), "by": getpass.getuser()[:60], **fields}, ActRow)


def _now() -> int:
    return int(time.time() * 1000)


@moderate.command("list", cls=SpokenCommand)
def show(
    database_url: Database = DATABASE, json: Annotated[bool, typer.Option("--json")] = False, lang: Language = None
) -> None:
    reports, reported = _in(database_url, lambda storage: storage.reports())
    acts = _in(database_url, lambda storage: storage.last_acts())
    if json:
        typer.echo(msgspec.json.encode({"reports": reports, "reported": reported, "acts": acts}))
        return
    for report in reports:
        told = {"line": str(report.line), "table": report.table_id, "guest": report.guest, "name": report.name or ""}
        text = " ⏎ ".join(report.text.splitlines())  # a line break would let it pass for another report
        typer.echo(say("cli-reported", **told, at=_time(report.at), text=text, reporter=report.reported_by or "–"))
    if reported > len(reports):
        typer.echo(say("cli-reported-more", count=reported - len(reports)))
    for act in acts:
        typer.echo(_told(act))


def _told(act: "ActRow") -> str:
    about = " ".join(str(each) for each in (act.guest, act.table_id, act.line) if each is not None)
    told = {"at": _time(act.at), "what": act.what, "about": about, "by": act.by, "reason": act.reason}
    if act.lifts:
        return say("cli-act-lifted", **told)
    if act.until is None:
        return say("cli-act", **told)
    days, hours = divmod(act.hours, 24)
    length = say("cli-hours", count=act.hours) if hours else say("cli-days", count=days)
    return say("cli-act-until", **told, length=length, until=_time(act.until))


def _time(at: int) -> str:
    """The same for everybody who looks after a server, wherever they are."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at / 1000))


@moderate.command(cls=SpokenCommand)
def hide(
    line: Annotated[int, typer.Argument(metavar="LINE", min=1, max=MOST_LINES)],
    reason: Reason = "",
    database_url: Database = DATABASE,
    lang: Language = None,
) -> None:
    _act(database_url, _row(what="hide", line=line, reason=reason))


@moderate.command(cls=SpokenCommand)
def dismiss(
    line: Annotated[int | None, typer.Argument(metavar="LINE", min=1, max=MOST_LINES)] = None,
    reporter: Annotated[str | None, typer.Option(metavar="GUEST")] = None,
    reason: Reason = "",
    database_url: Database = DATABASE,
    lang: Language = None,
) -> None:
    if (line is None) == (reporter is None):
        raise BadOption("dismiss: expected either a line or --reporter", option="reporter")
    _act(database_url, _row(what="dismiss", line=line, guest=reporter, reason=reason))


@moderate.command(cls=SpokenCommand)
def silence(
    guest: Guest,
    hours: Annotated[int, typer.Option(min=0, max=MOST_HOURS)] = 24,
    reason: Reason = "",
    database_url: Database = DATABASE,
    lang: Language = None,
) -> None:
    _act(database_url, _row(what="silence", guest=guest, until=_until(hours), reason=reason))


@moderate.command(cls=SpokenCommand)
def kick(
    table: Table, guest: Guest, reason: Reason = "", database_url: Database = DATABASE, lang: Language = None
) -> None:
    _act(database_url, _row(what="kick", table_id=table, guest=guest, reason=reason))


@moderate.command(cls=SpokenCommand)
def admit(
    table: Table, guest: Guest, reason: Reason = "", database_url: Database = DATABASE, lang: Language = None
) -> None:
    _act(database_url, _row(what="admit", table_id=table, guest=guest, reason=reason))


@moderate.command(cls=SpokenCommand)
def ban(
    guest: Guest,
    days: Annotated[int, typer.Option(min=0, max=MOST_HOURS // 24)] = 30,
    reason: Reason = "",
    database_url: Database = DATABASE,
    lang: Language = None,
) -> None:
    _act(database_url, _row(what="ban", guest=guest, until=_until(24 * days), reason=reason))


@moderate.command(cls=SpokenCommand)
def close(table: Table, reason: Reason = "", database_url: Database = DATABASE, lang: Language = None) -> None:
    _act(database_url, _row(what="close", table_id=table, reason=reason))


def _until(hours: int) -> int | None:
    return _now() + hours * HOUR_MS if hours else None
