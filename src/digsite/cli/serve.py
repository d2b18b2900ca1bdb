"""`digsite serve`, `backup` and `restore`: hosting tables. The server's packages are loaded only here."""

import os
from pathlib import Path
from typing import Annotated

import typer

from digsite.cli.speech import Language, say
from digsite.core import BadOption

DATABASE = "sqlite:///digsite.sqlite3"
Database = Annotated[str, typer.Option(envvar="DIGSITE_DATABASE_URL", metavar="URL")]
ExtraGames = Annotated[list[str] | None, typer.Option(metavar="NAME=MODULE:ATTRIBUTE")]
Archive = Annotated[Path, typer.Argument(metavar="FILE")]


def serve(
    host: Annotated[str, typer.Option(envvar="DIGSITE_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="DIGSITE_PORT", min=0, max=65535)] = 8000,
    database_url: Database = DATABASE,
    bus_url: Annotated[str | None, typer.Option(envvar="DIGSITE_BUS_URL", metavar="URL")] = None,
    production: Annotated[bool, typer.Option("--production", envvar="DIGSITE_PRODUCTION")] = False,
    secret_key: Annotated[str | None, typer.Option(envvar="DIGSITE_SECRET_KEY", show_envvar=True)] = None,
    old_secret_key: Annotated[
        list[str] | None, typer.Option(envvar="DIGSITE_OLD_SECRET_KEYS", show_envvar=True)
    ] = None,
    owner_key: Annotated[str | None, typer.Option(envvar="DIGSITE_OWNER_KEY", show_envvar=True)] = None,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL")] = None,
    proxies: Annotated[str, typer.Option(envvar="DIGSITE_PROXIES")] = "127.0.0.1",
    retention_days: Annotated[int, typer.Option(envvar="DIGSITE_RETENTION_DAYS", min=0)] = 365,
    contact: Annotated[str, typer.Option(envvar="DIGSITE_CONTACT", metavar="URL")] = "mailto:host@example.org",
    quick_bots: Annotated[int, typer.Option(min=1)] = 1,
    deep_bots: Annotated[int, typer.Option(min=1)] = 1,
    bot_seconds: Annotated[float, typer.Option(min=0.01)] = 2.0,
    bot_cores: Annotated[int, typer.Option(min=1)] = 1,
    compression: Annotated[bool, typer.Option("--compression")] = False,
    warm_up: Annotated[bool, typer.Option("--warm-up/--no-warm-up")] = True,
    extra_game: ExtraGames = None,
    unlimited: Annotated[bool, typer.Option("--unlimited")] = False,
    log_level: Annotated[str, typer.Option(envvar="DIGSITE_LOG_LEVEL")] = "info",
    lang: Language = None,
) -> None:
    from digsite.server.logs import log_to_stderr
    from digsite.server.run import run
    from digsite.server.settings import NO_LIMITS, Limits, Settings

    settings = Settings(
        host=host,
        port=port,
        database_url=database_url,
        bus_url=bus_url,
        production=production,
        secret_key=secret_key,
        old_secret_keys=tuple(old_secret_key or ()),
        owner_key=owner_key,
        origins=tuple(origin or ()),
        proxies=proxies,
        retention_days=retention_days,
        contact=contact,
        quick_bots=quick_bots,
        deep_bots=deep_bots,
        bot_seconds=bot_seconds,
        bot_cores=bot_cores,
        compression=compression,
        warm_up=warm_up,
        games=read_games(extra_game or []),
        limits=NO_LIMITS if unlimited else Limits(),
    )
    settings.check()
    if log_level.lower() not in ("debug", "info", "warning", "error"):
        raise BadOption(f"log-level: expected debug, info, warning or error; got {log_level!r}", option="log-level")
    log_to_stderr(log_level)
    run(settings, lambda address: typer.echo(say("cli-serving", address=address)))


def read_games(typed: list[str]) -> dict[str, str]:
    """Games beyond the house's own, as they were typed."""
    found = {}
    for text in typed:
        name, equals, place = text.partition("=")
        if not equals or ":" not in place:
            raise BadOption(f"extra-game: expected NAME=MODULE:ATTRIBUTE, got {text!r}", option="extra-game")
        found[name] = place
    return found


def backup(archive: Archive, database_url: Database = DATABASE, lang: Language = None) -> None:
    from digsite.server.storage.backup import write_backup
    from digsite.server.storage.moderation import mark_backup

    partial = archive.with_name(archive.name + ".part")
    partial.unlink(missing_ok=True)
    try:
        # For nobody else's eyes: it holds hands of running games, seeds, and the server's own keys.
        with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            rows = write_backup(database_url, file)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(archive)
    finally:
        partial.unlink(missing_ok=True)
    mark_backup(database_url)
    typer.echo(say("cli-backed-up", rows=rows, file=str(archive)))


def restore(archive: Archive, database_url: Database = DATABASE, lang: Language = None) -> None:
    from digsite.server.storage.backup import read_backup

    with archive.open("rb") as file:
        rows = read_backup(database_url, file)
    typer.echo(say("cli-restored", rows=rows, file=str(archive)))
