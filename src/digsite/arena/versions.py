"""Which program plays: games of two versions must not be counted together."""

import os
import socket
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec

from digsite.core import DigsiteError
from digsite.core.version import VERSION
from digsite.games import game

PLAYING = ("core", "block_and_key", "ancient_knowledge", "bots", "arena")
"""The folders that decide how a game of bots goes."""


class OtherVersion(DigsiteError):
    """A worker has another version of the program than whoever asked it to play."""

    code = "other-version"


class Version(msgspec.Struct, frozen=True):
    digsite: str
    rules: int
    """Of the game that is played."""
    build: str
    """A hash of the code that plays: two check-outs may have one number."""

    def __str__(self) -> str:
        return f"{self.digsite}, rules {self.rules}, build {self.build}"


def version_of(game_name: str) -> Version:
    return Version(VERSION, game(game_name).version, build())


@cache
def build() -> str:
    root, digest = Path(__file__).parents[1], blake2b(digest_size=6)
    for folder in PLAYING:
        for file in sorted((root / folder).rglob("*.py")):
            digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def check_version(wanted: Version, game_name: str) -> None:
    """Refuse to play for somebody whose program is another one."""
    own = version_of(game_name)
    if own != wanted:
        worker = f"{socket.gethostname()}, process {os.getpid()}"
        reason = f"the worker on {worker} has version {own}; expected {wanted}"
        raise OtherVersion(reason, worker=worker, found=str(own), expected=str(wanted))
