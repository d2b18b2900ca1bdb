"""A set of pieces as the text of a data file, laid out as `pieces.toml` is."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from digsite.block_and_key.pieces.pieces_file import Document

BLOCKS_A_LINE = 5


def file_text(document: Document) -> str:
    """TOML from which the same set is read again."""
    return "\n".join(_lines(document)) + "\n"


def _lines(document: Document) -> Iterator[str]:
    yield f"name = {_value(document.name)}"
    yield f"core = {_value(document.core)}"
    yield f"enigmas = {_value(document.enigmas)}"
    yield "blocks = ["
    for first in range(0, len(document.blocks), BLOCKS_A_LINE):
        yield "    " + " ".join(f"{_value(block)}," for block in document.blocks[first : first + BLOCKS_A_LINE])
    yield "]"
    yield from _table("floor", msgspec.structs.asdict(document.floor))
    yield from _table("players", _entries(document.players))
    yield from _table("shapes", document.shapes)
    for tier in ("star", "sun", "moon"):
        yield from _table(f"keys.{tier}", _entries(getattr(document.keys, tier)))


def _table(name: str, entries: Mapping[str, Any]) -> Iterator[str]:
    yield ""
    yield f"[{name}]"
    for key, value in entries.items():
        yield f"{_name(key)} = {_value(value)}"


def _entries(of: Mapping[str, msgspec.Struct]) -> dict[str, dict[str, Any]]:
    return {name: msgspec.structs.asdict(entry) for name, entry in of.items()}


def _name(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_name(name)} = {_value(each)}' for name, each in value.items())} }}"
    if isinstance(value, Iterable) and not isinstance(value, str):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)
