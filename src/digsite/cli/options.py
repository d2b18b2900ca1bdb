"""Options as one types them: a game's (`--option edition=prototype --option strict_claims=true`), seeds, and bots."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from digsite.core import BadOption, Chance, Json, Record
from digsite.core.files import read_whole

LONGEST_RECORD = 64 << 20
"""Bytes: thousands of times as many as any game takes."""


def _seed(typed: str | int) -> int:
    return Chance(typed).seed


Seed = Annotated[int, typer.Option(parser=_seed, metavar="NUMBER")]
"""A seed to count on from: decimal, or `0x...` as tables and records write the long ones."""


Executor = Annotated[str, typer.Option(metavar="WHERE")]
"""Who plays the games: see `digsite.arena.executors`."""


def read_bots(typed: str | None) -> list[str]:
    """Names of bots, separated by commas. A module named among them may lie in the folder one stands in."""
    names = typed.split(",") if typed else []
    if any(":" in name for name in names) and "" not in sys.path:
        sys.path.insert(0, "")
    return names


def read_record(file: Path) -> Record:
    """The record that a file holds."""
    return Record.loads(read_whole(file, LONGEST_RECORD))


def read_options(typed: Sequence[str] | None) -> dict[str, Json]:
    """Names and values; a value that reads as JSON is taken as such, anything else as text."""
    options = {}
    for text in typed or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"option: expected NAME=VALUE, got {text!r}", option="option")
        options[name] = _value(value)
    return options


def _value(text: str) -> Json:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text
