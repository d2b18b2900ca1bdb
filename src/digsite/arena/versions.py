"""Which program plays: games of two versions must not be counted together."""

import os
import socket
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

import msgspec

from digsite.bots.process_bot import PREFIX
from digsite.bots.registry import strategy
from digsite.core import DigsiteError
from digsite.core.version import VERSION
from digsite.games import game

PLAYING = ("core", "block_and_key", "ancient_knowledge", "bots", "arena", "study")
"""The folders that decide how a game of bots goes, and what is found out about it."""
COMPILED = "__pycache__"


class OtherVersion(DigsiteError):
    """A worker has another version of the program than whoever asked it to play."""

    code = "other-version"


class Version(msgspec.Struct, frozen=True):
    digsite: str
    rules: int
    """Of the game that is played."""
    build: str
    """A hash of what plays, code and data: two check-outs may have one number."""
    bots: tuple[str, ...] = ()
    """From outside, whose files are in the hash too."""

    def __str__(self) -> str:
        return f"{self.digsite}, rules {self.rules}, build {self.build}"


def version_of(game_name: str, bots: Iterable[str] = ()) -> Version:
    """Of what plays here when these bots do."""
    return _version_of(game_name, tuple(sorted(set(bots))))


@cache
def _version_of(game_name: str, bots: tuple[str, ...]) -> Version:
    outside = {name: file for name in bots if (file := _file_of(name, game_name)) is not None}
    return Version(VERSION, game(game_name).version, build(tuple(outside.values())), tuple(outside))


def _file_of(name: str, game_name: str) -> Path | None:
    """Where the code of a bot from outside is, as far as that can be told; None of the house's own."""
    if name.startswith(PREFIX) or (known := strategy(name, game_name)).is_ours:
        return None
    found = find_spec(known.place.partition(":")[0])
    return Path(found.origin) if found is not None and found.has_location and found.origin else None


@cache
def build(outside: tuple[Path, ...] = ()) -> str:
    """A hash of the program, and of these files."""
    root, digest = Path(__file__).parents[1], blake2b(digest_size=6)
    for folder in PLAYING:
        for file in sorted((root / folder).rglob("*")):
            if file.is_file() and COMPILED not in file.parts:
                digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    for file in outside:
        digest.update(b"\0" + file.read_bytes())
    return digest.hexdigest()


def check_version(wanted: Version, game_name: str) -> None:
    """Refuse to play for somebody whose program is another one."""
    own = version_of(game_name, wanted.bots)
    if own != wanted:
        worker = f"{socket.gethostname()}, process {os.getpid()}"
        reason = f"the worker on {worker} has version {own}; expected {wanted}"
        raise OtherVersion(reason, worker=worker, found=str(own), expected=str(wanted))
