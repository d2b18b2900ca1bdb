"""The units that `digsite serve --print-systemd` prints: a server that starts with the machine, shut in as far as it
can be, and a backup every night. `docs/hosting.md` says what to do with them."""

import shlex
import sys
from pathlib import Path
from typing import Any

import typer

STATE = Path("/var/lib/digsite")
DATABASE = f"sqlite:///{STATE / 'tables.sqlite3'}"
KEEP = 14
"""Nights of which the backup is kept."""
NOT_CARRIED = ("print_systemd", "lang", "secret_key", "old_secret_key", "owner_key")
"""Secrets belong into /etc/digsite.env, which only root reads, not into a unit, which everybody does."""

SHUT_IN = """\
DynamicUser=yes
User=digsite
StateDirectory=digsite
StateDirectoryMode=0700
CacheDirectory=digsite
UMask=0077
Environment=NUMBA_CACHE_DIR=/var/cache/digsite
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


def units(context: typer.Context) -> str:
    """All of them, each behind a line that names its file, for the options of the running command."""
    given = _given(context)
    if "--database-url" not in given:
        given += ["--database-url", DATABASE]
    if "--secret-key-file" not in given:
        given += ["--secret-key-file", str(STATE / "key")]
    if "--production" not in given:
        given += ["--production"]
    database = given[given.index("--database-url") + 1]
    program = _program()
    home = "read-only" if program.is_relative_to("/home") or program.is_relative_to("/root") else "yes"
    parts = {
        "serve": _line(program, "serve", *given),
        "backup": _line(program, "backup", STATE / "backups", "--keep", KEEP, "--database-url", database),
        "shut_in": SHUT_IN.format(home=home),
    }
    return "\n".join(f"# /etc/systemd/system/{name}\n{unit.format(**parts)}" for name, unit in UNITS.items())


def _given(context: typer.Context) -> list[str]:
    """What was typed, but for what does not belong into a unit."""
    typed: list[str] = []
    for parameter in context.command.params:
        name = parameter.name or ""
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE" and name not in NOT_CARRIED:
            typed += _typed(parameter, context.params[name])
    return typed


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
