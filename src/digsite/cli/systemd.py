"""The units that `digsite serve --print-systemd` prints: a server that starts with the machine, shut in as far as it
can be, and a backup every night. `docs/hosting.md` says what to do with them."""

import os
import shlex
import sys
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlencode, urlsplit

import typer

from digsite.core import BadOption

STATE = Path("/var/lib/digsite")
DATABASE = f"sqlite:///{STATE / 'tables.sqlite3'}"
KEEP = 14
"""Nights of which the backup is kept."""
FIRST_FREE = 1024
"""Ports below are root's."""
NOT_CARRIED = ("print_systemd", "lang")
KEYS = ("secret_key", "old_secret_key", "owner_key")
"""Secrets belong into /etc/digsite.env, which only root reads, not into a unit, which everybody does."""
MAY_HOLD_PASSWORDS = ("database_url", "bus_url")
BY_ITSELF = {
    "DIGSITE_DATABASE_URL": DATABASE,
    "DIGSITE_SECRET_KEY_FILE": str(STATE / "key"),
    "DIGSITE_PRODUCTION": "true",
}
"""What is set where nothing else is said."""

SHUT_IN = """\
DynamicUser=yes
User=digsite
StateDirectory=digsite
StateDirectoryMode=0700
CacheDirectory=digsite
UMask=0077
Environment=NUMBA_CACHE_DIR=/var/cache/digsite
{settings}
# What stands in this file holds, whatever is set above.
EnvironmentFile=-/etc/digsite.env
CapabilityBoundingSet=
LockPersonality=yes
NoNewPrivileges=yes
PrivateDevices=yes
PrivateTmp=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHome={home}
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProtectSystem=strict
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallErrorNumber=EPERM
SystemCallFilter=@system-service
"""

UNITS = {
    "digsite.service": """\
[Unit]
Description=Digsite: tables for Block and Key and Ancient Knowledge
Wants=network-online.target
After=network-online.target postgresql.service redis-server.service

[Service]
Type=exec
ExecStart={serve}
Restart=on-failure
RestartSec=5
TimeoutStopSec=30
LimitNOFILE=65536
MemoryMax=80%
TasksMax=512
# No MemoryDenyWriteExecute: the geometry of Block and Key is compiled on this machine.
{shut_in}
[Install]
WantedBy=multi-user.target
""",
    "digsite-backup.service": """\
[Unit]
Description=Backup of Digsite's tables

[Service]
Type=oneshot
ExecStart={backup}
{shut_in}""",
    "digsite-backup.timer": """\
[Unit]
Description=Backup of Digsite's tables, every night

[Timer]
OnCalendar=*-*-* 04:15
RandomizedDelaySec=15min
Persistent=yes

[Install]
WantedBy=timers.target
""",
}


class Printed(NamedTuple):
    text: str
    withheld: tuple[str, ...]
    """Variables whose password is not in the units, and is to be told in /etc/digsite.env."""
    keys: tuple[str, ...]
    """The same, of which nothing is in the units."""
    out_of_reach: tuple[str, ...]
    """Files that the server could not have, shut in as it is."""
    low_port: bool
    """Whether it is to listen where it may not."""


class Given(NamedTuple):
    """What was typed, but for what does not belong into a unit."""

    settings: dict[str, str]
    """Whatever can be set by environment is, so that /etc/digsite.env can say otherwise."""
    options: list[str]
    withheld: list[str]
    keys: list[str]


def units(context: typer.Context) -> Printed:
    """All of them, each behind a line that names its file, for the options of the running command; raises BadOption."""
    given = _given(context)
    settings = BY_ITSELF | given.settings
    program = _program()
    home = "read-only" if program.is_relative_to("/home") or program.is_relative_to("/root") else "yes"
    lines = "\n".join(f"Environment={_quoted(f'{name}={value}')}" for name, value in settings.items())
    parts = {
        "serve": _line(program, "serve", *given.options),
        "backup": _line(program, "backup", STATE / "backups", "--keep", KEEP),
        "shut_in": SHUT_IN.format(home=home, settings=lines),
    }
    text = "\n".join(f"# /etc/systemd/system/{name}\n{unit.format(**parts)}" for name, unit in UNITS.items())
    low_port = int(settings.get("DIGSITE_PORT", FIRST_FREE)) in range(1, FIRST_FREE)
    return Printed(text, tuple(given.withheld), tuple(given.keys), _out_of_reach(settings), low_port)


def _out_of_reach(settings: dict[str, str]) -> tuple[str, ...]:
    """It begins in another folder than whoever typed this, may write in its own alone, and sees nobody's home."""
    kind, _, database = settings["DIGSITE_DATABASE_URL"].partition(":///")
    files = [settings["DIGSITE_SECRET_KEY_FILE"], *([database] if kind.startswith("sqlite") else [])]
    return tuple(file for file in files if not Path(os.path.normpath(file)).is_relative_to(STATE))


def _given(context: typer.Context) -> Given:
    given = Given({}, [], [], [])
    for parameter in context.command.params:
        name = parameter.name or ""
        source = context.get_parameter_source(name)
        if source is None or source.name != "COMMANDLINE" or name in NOT_CARRIED:
            continue
        value, variable = context.params[name], parameter.envvar
        if name in KEYS:
            given.keys.append(str(variable))
            continue
        _check_printable(parameter.opts[0], value)
        if not isinstance(variable, str):
            given.options.extend(_typed(parameter, value))
            continue
        shown = _in_environment(value)
        if name in MAY_HOLD_PASSWORDS and (bare := without_password(shown)) != shown:
            given.withheld.append(variable)
            shown = bare
        given.settings[variable] = shown
    return given


def _check_printable(option: str, value: Any) -> None:
    """A line that is broken in a value would be one more setting of the unit."""
    if not _in_environment(value).isprintable():
        reason = f"{option}: a unit has no room for line breaks and other characters that cannot be seen"
        raise BadOption(reason, option=option.lstrip("-"))


def without_password(address: str) -> str:
    """An address without what only its owner should know; as it is if there is nothing of that in it."""
    parts = urlsplit(address)
    user, at, host = parts.netloc.rpartition("@")
    query = parse_qsl(parts.query, keep_blank_values=True)
    public = [(name, value) for name, value in query if "password" not in name.lower()]
    if ":" not in user and public == query:
        return address
    bare = f"{user.partition(':')[0]}{at}{host}"
    return parts._replace(netloc=bare, query=urlencode(public, safe="/")).geturl()


def _in_environment(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return " ".join(str(each) for each in value) if isinstance(value, list | tuple) else str(value)


def _typed(parameter: Any, value: Any) -> list[str]:
    if isinstance(value, bool):
        return [parameter.opts[0] if value else parameter.secondary_opts[0]]
    values = value if isinstance(value, list | tuple) else [value]
    return [part for each in values for part in (parameter.opts[0], str(each))]


def _program() -> Path:
    """The command itself, where it is installed."""
    return Path(sys.executable).with_name("digsite")


def _line(*words: object) -> str:
    """A line of a unit: systemd takes quotes as a shell does, and has meanings of its own for % and $."""
    return shlex.join(str(word) for word in words).replace("%", "%%").replace("$", "$$")


def _quoted(text: str) -> str:
    """A word of a line that systemd reads as settings: no shell's quotes, and no meaning of $."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%") + '"'
