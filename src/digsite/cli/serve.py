"""`digsite serve`: hosting tables. The server's packages are loaded when it is asked for."""

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, TextIO

import typer

from digsite.cli.options import read_bots
from digsite.cli.speech import Language, say
from digsite.cli.systemd import STATE, units
from digsite.core import BadOption
from digsite.core.files import make_once, own_place, read_whole

DATABASE = "sqlite:///digsite.sqlite3"
Database = Annotated[str, typer.Option(envvar="DIGSITE_DATABASE_URL", metavar="URL")]
ExtraGames = Annotated[list[str] | None, typer.Option(metavar="NAME=MODULE:ATTRIBUTE")]
LONGEST_KEY_FILE = 64 << 10


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(envvar="DIGSITE_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="DIGSITE_PORT", min=0, max=65535)] = 8000,
    database_url: Database = DATABASE,
    bus_url: Annotated[str | None, typer.Option(envvar="DIGSITE_BUS_URL", metavar="URL")] = None,
    production: Annotated[bool, typer.Option("--production", envvar="DIGSITE_PRODUCTION")] = False,
    secret_key: Annotated[str | None, typer.Option(envvar="DIGSITE_SECRET_KEY", show_envvar=True)] = None,
    secret_key_file: Annotated[
        Path | None, typer.Option(envvar="DIGSITE_SECRET_KEY_FILE", show_envvar=True, metavar="FILE")
    ] = None,
    old_secret_key: Annotated[
        list[str] | None, typer.Option(envvar="DIGSITE_OLD_SECRET_KEYS", show_envvar=True)
    ] = None,
    owner_key: Annotated[str | None, typer.Option(envvar="DIGSITE_OWNER_KEY", show_envvar=True)] = None,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL")] = None,
    allowed_host: Annotated[list[str] | None, typer.Option(envvar="DIGSITE_ALLOWED_HOSTS", metavar="NAME")] = None,
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
    more_bots: Annotated[str | None, typer.Option("--bots", metavar="MODULE:CLASS,...")] = None,
    unlimited: Annotated[bool, typer.Option("--unlimited")] = False,
    log_level: Annotated[str, typer.Option(envvar="DIGSITE_LOG_LEVEL")] = "info",
    print_systemd: Annotated[bool, typer.Option("--print-systemd")] = False,
    lang: Language = None,
) -> None:
    if print_systemd:
        printed = units(context)
        typer.echo(printed.text, nl=False)
        for variable in printed.withheld:
            typer.echo(say("cli-unit-password", variable=variable), err=True)
        for variable in printed.keys:
            typer.echo(say("cli-unit-key", variable=variable), err=True)
        for file in printed.out_of_reach:
            typer.echo(say("cli-unit-out-of-reach", file=file, folder=str(STATE)), err=True)
        if printed.low_port:
            typer.echo(say("cli-unit-port", port=str(port)), err=True)
        return
    check_installed()
    from digsite.server.logs import log_to_stderr
    from digsite.server.run import run
    from digsite.server.settings import NO_LIMITS, Limits, Settings
    from digsite.server.storage.database_file import check_apart

    if secret_key_file is not None:
        check_apart(secret_key_file, database_url, "secret-key-file")
    settings = Settings(
        host=host,
        port=port,
        database_url=database_url,
        bus_url=bus_url,
        production=production,
        secret_key=key_in(secret_key_file) if secret_key is None and secret_key_file is not None else secret_key,
        old_secret_keys=tuple(old_secret_key or ()),
        owner_key=owner_key,
        origins=tuple(origin or ()),
        allowed_hosts=tuple(allowed_host or ()),
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
        bots=tuple(read_bots(more_bots)),
        limits=NO_LIMITS if unlimited else Limits(),
    )
    settings.check()
    if log_level.lower() not in ("debug", "info", "warning", "error"):
        raise BadOption(f"log-level: expected debug, info, warning or error; got {log_level!r}", option="log-level")
    if settings.in_memory:
        _tell(say("cli-in-memory"), sys.stderr)
    log_to_stderr(log_level)
    say("cli-serving", address="")  # its catalogue is read now, not while others wait
    run(
        settings,
        ready=lambda address: _tell(say("cli-serving", address=address), sys.stdout),
        tell=lambda reason: _tell(say("cli-no-bus", reason=reason), sys.stderr),
    )


def _tell(text: str, where: TextIO) -> None:
    """Where it cannot be written (the disk is full, whoever read has gone) the serving goes on without."""
    try:
        typer.echo(text, file=where)
    except OSError:
        # What waits in the stream would fail once more at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), where.fileno())


def check_installed() -> None:
    """The library alone does without the server's packages."""
    try:
        import starlette  # noqa: F401
        import uvicorn  # noqa: F401
    except ImportError as error:
        raise BadOption(
            f'the server\'s packages are missing ({error.name}): pip install "digsite[server]"', option="serve"
        ) from None


def key_in(file: Path) -> str:
    """The key that a file holds; one that is not there is made, once, for its owner's eyes only."""
    from digsite.server.settings import GOOD_KEY, is_weak

    place = own_place(file)  # of a pipe nothing might come, and of a device no end
    if not place.exists():
        make_once(place, f"{secrets.token_hex(32)}\n".encode())
    key = read_whole(place, LONGEST_KEY_FILE).decode(errors="replace").strip()
    if is_weak(key):
        raise BadOption(f"{file} holds no key: expected {GOOD_KEY}", option="secret-key-file")
    return key


def read_games(typed: list[str]) -> dict[str, str]:
    """Games beyond the house's own, as they were typed."""
    found = {}
    for text in typed:
        name, equals, place = text.partition("=")
        if not equals or ":" not in place:
            raise BadOption(f"extra-game: expected NAME=MODULE:ATTRIBUTE, got {text!r}", option="extra-game")
        found[name] = place
    return found
