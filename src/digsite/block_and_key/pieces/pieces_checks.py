"""Every check a set of pieces must pass before it is used, beyond its layout.

A wrong set is refused whole, with the entry at fault, what was expected there and what was found (`check`). Whoever
makes a set wants to hear of all its faults at once (`faults`): each has a stable code, for which there are words in
every language.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from digsite.block_and_key.pieces.keys import BLANK, Key
from digsite.block_and_key.pieces.pieces_file import (
    BLOCKS,
    CELLS,
    COLOURS,
    FEWEST_KEYS,
    KEYS,
    LETTERS,
    MOST_CELLS,
    NAME,
    PATTERN,
    PLAYER_COUNTS,
    SIDES,
    AltarKey,
    Document,
    Floor,
    Layout,
    StarKey,
)
from digsite.block_and_key.pieces.shapes import Cells, connected_groups, orientations
from digsite.core import BadPieces, Json

MOST_TEXT = 32 << 10
"""Letters of a file: the largest set that passes takes a third of it."""
DEEP = re.compile(r"(?<![\w\"'-])(?:[\w\"'-]+\s*\.\s*){8}")
"""Names of tables in tables in tables: no set has any, and Python's reader takes seconds over a long one."""
MOST_FAULTS = 50
"""That are told at once."""
MOST_SHOWN = 80
"""Letters of what was found."""
WHOLE = "the file"
A_NAME = "a name without spaces, of letters, digits and - _ . +"


class Fault(msgspec.Struct, frozen=True):
    """What is wrong at one entry."""

    code: str
    entry: str
    expected: str
    got: str
    values: dict[str, str | int] = {}
    """What its words name besides."""


def read(path: Path) -> Json:
    """The content of a data file."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MOST_TEXT + 1)  # some devices have no end
        return read_text(text, str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise refusal(str(path), _unreadable(error)) from None


def read_text(text: str, source: str = "pieces") -> Json:
    """The content of a data file that was read already; BadPieces if it is no TOML, or too long to be a set."""
    if len(text) > MOST_TEXT:
        expected = f"at most {MOST_TEXT} letters"
        raise refusal(source, Fault("too-long", WHOLE, expected, "more", {"most": MOST_TEXT}))
    if DEEP.search(text):
        raise refusal(source, Fault("too-deep", WHOLE, "names of tables with few dots", "many"))
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise refusal(source, Fault("too-deep", WHOLE, "lists and tables of few levels", "many")) from None
    except (tomllib.TOMLDecodeError, ValueError) as error:
        raise refusal(source, _unreadable(error)) from None


def _unreadable(error: Exception) -> Fault:
    return Fault("unreadable", WHOLE, "readable TOML", str(error) or type(error).__name__)


def check(data: Json, source: str) -> Document:
    """The data as a set that can be played with, or BadPieces."""
    document = _in_layout(data)
    if isinstance(document, Fault):
        raise refusal(source, document)
    for fault in _faults(document):
        raise refusal(source, fault)
    return document


def faults(data: Json) -> list[Fault]:
    """Everything that keeps the data from being a set, as far as it can be told at once; the first ones only."""
    document = _in_layout(data)
    return [document] if isinstance(document, Fault) else list(islice(_faults(document), MOST_FAULTS))


def refusal(source: str, fault: Fault) -> BadPieces:
    entry, expected, got = fault.entry, fault.expected, fault.got
    reason = f"{source}: {entry}: expected {expected}; got {got}"
    return BadPieces(
        reason, file=source, entry=entry, expected=expected, got=got, fault=fault.code, values=dict(fault.values)
    )


def _fault(code: str, entry: str, expected: str, got: object, **values: str | int) -> Fault:
    return Fault(code, entry, expected, _shown(got), values)


def _shown(got: object) -> str:
    try:
        found = got if isinstance(got, str) and got else repr(got)
    except RecursionError:  # somebody sent tables in tables in tables
        found = "..."
    return found if len(found) <= MOST_SHOWN else f"{found[: MOST_SHOWN - 1]}…"


# The layout.


def _in_layout(data: Json) -> Document | Fault:
    try:
        return msgspec.convert(data, Document)
    except msgspec.ValidationError as error:
        fault, _, path = str(error).partition(" - at `$")
        entry, value = _located(data, path)
        missing = re.fullmatch(r"Object missing required field `(.+)`", fault)
        unknown = re.fullmatch(r"Object contains unknown field `(.+)`", fault)
        if missing:
            return _fault("missing", entry, f"an entry {missing[1]}", "none", name=missing[1])
        if unknown:
            return _fault("unknown", entry, "only entries of the layout", unknown[1])
        expected = fault.removeprefix("Expected ").partition(", got ")[0].replace("`", "")
        limit = re.fullmatch(r"int (<=|>=) (\d+)", expected)
        if limit:
            code = "too-large" if limit[1] == "<=" else "too-small"
            return _fault(code, entry, expected, value, limit=int(limit[2]))
        return _fault("wrong-kind", entry, expected, value)


# The groups of named entries, and what each of those must be.
_GROUPS: dict[str, Any] = {
    "players": Layout,
    "shapes": str,
    "keys.star": StarKey,
    "keys.sun": AltarKey,
    "keys.moon": AltarKey,
}


def _located(data: Json, path: str) -> tuple[str, Json]:
    """The entry that msgspec means, and its value. In its paths "[...]" stands for any name: the first misfit's."""
    entry, value = "", data
    for name, index in re.findall(r"\.([\w-]+)|\[(\d+|\.\.\.)\]", path):
        step: str | int = int(index) if index.isdigit() else name
        if index == "...":
            step = next(each for each, content in value.items() if not _fits(content, _GROUPS[entry]))
        entry += f"[{step}]" if index.isdigit() else f"{'.' if entry else ''}{step}"
        value = value[step]
    return _shown(entry) if entry else WHOLE, value


def _fits(value: Json, layout: Any) -> bool:
    try:
        msgspec.convert(value, layout)
    except msgspec.ValidationError:
        return False
    return True


# What the layout cannot express. Of one entry only the first fault is told: later checks rely on earlier ones.


def _faults(document: Document) -> Iterator[Fault]:
    if NAME.fullmatch(document.name) is None:
        yield _fault("name", "name", A_NAME, document.name)
    for entry, colours in (("core", document.core), ("enigmas", document.enigmas)):
        if sorted(colours) != sorted(COLOURS):
            yield _fault("colours", entry, f"{', '.join(COLOURS)}, each once", ", ".join(colours))
    yield from _table_faults(document)
    yield from _shape_faults(document)
    yield from _block_faults(document)
    yield from _key_faults(document)


def _table_faults(document: Document) -> Iterator[Fault]:
    counts = tuple(document.players)
    if sorted(counts) != list(PLAYER_COUNTS):
        yield _fault("players", "players", "entries 1, 2, 3 and 4", counts)
        return
    floor = document.floor
    for count, table in document.players.items():
        if not _is_clockwise(table.seats, int(count)):
            expected = f"{count} of {', '.join(SIDES)}, in this order around"
            yield _fault("seats", f"players.{count}.seats", expected, table.seats, count=int(count))
        x, y = table.core
        if x + 2 > floor.width or y + 2 > floor.depth:
            expected = "a column that leaves the cube on the floor"
            yield _fault("core-off-floor", f"players.{count}.core", expected, table.core, count=int(count))


def _is_clockwise(seats: tuple[str, ...], count: int) -> bool:
    """Whether these are that many different sides in the order of one turn around the floor, begun anywhere."""
    turns = [SIDES[start:] + SIDES[:start] for start in range(4)]
    return len(seats) == count and any(seats == tuple(side for side in turn if side in seats) for turn in turns)


def _shape_faults(document: Document) -> Iterator[Fault]:
    known: dict[Cells, str] = {}
    for name, text in document.shapes.items():
        fault = _shape_fault(name, text)
        if fault is not None:
            yield fault
            continue
        form = orientations(document.cells(name))[0]
        if form in known:
            yield _fault(
                "shape-twice", f"shapes.{name}", "a shape of its own", f"{known[form]}, turned", other=known[form]
            )
        known.setdefault(form, name)


def _shape_fault(name: str, text: str) -> Fault | None:
    entry = f"shapes.{_shown(name)}"
    if NAME.fullmatch(name) is None:
        return _fault("name", entry, A_NAME, name)
    if CELLS.fullmatch(text) is None:
        return _fault("cells", entry, 'cells as digits, like "000 100 110"', text)
    cells = tuple((int(cell[0]), int(cell[1]), int(cell[2])) for cell in text.split()[: MOST_CELLS + 1])
    if len(cells) > MOST_CELLS or len(set(cells)) != len(cells):
        return _fault("too-many-cells", entry, f"at most {MOST_CELLS} cells, each once", text, most=MOST_CELLS)
    if len(connected_groups(cells)) != 1:
        return _fault("shape-apart", entry, "cells that hang together by faces", text)
    return None


def _block_faults(document: Document) -> Iterator[Fault]:
    blocks = document.blocks
    if len(blocks) not in BLOCKS:
        least, most = BLOCKS[0], BLOCKS[-1]
        yield _fault("block-count", "blocks", f"{least} to {most} blocks", len(blocks), least=least, most=most)
        return
    for number, block in enumerate(blocks):
        colour, _, shape = block.partition(" ")
        if colour not in COLOURS or shape not in document.shapes:
            yield _fault("block", f"blocks[{number}]", "a colour and a shape of this file", block)
        elif block in blocks[:number]:
            yield _fault("block-twice", f"blocks[{number}]", "each block once", block)


def _key_faults(document: Document) -> Iterator[Fault]:
    for tier, fewest in FEWEST_KEYS.items():
        number = len(getattr(document.keys, tier))
        if number < fewest:
            yield _fault("too-few-keys", f"keys.{tier}", f"at least {fewest} keys", number, least=fewest, tier=tier)
    cards = document.key_cards()
    if len(cards) > KEYS[-1]:
        yield _fault("too-many-keys", "keys", f"{KEYS[0]} to {KEYS[-1]} keys", len(cards), most=KEYS[-1])
        return
    names: set[str] = set()
    known: dict[object, str] = {}
    for key in cards:
        fault = _key_fault(key, names, document.floor)
        names.add(key.id)
        if fault is not None:
            yield fault
            continue
        form = min(key.turns)
        if form in known:
            expected, got = "a pattern of its own", f"that of {known[form]}, turned"
            yield _fault("key-twice", _entry(key), expected, got, other=known[form])
        known.setdefault(form, key.id)


def _key_fault(key: Key, names: Iterable[str], floor: Floor) -> Fault | None:
    entry, pattern = _entry(key), " / ".join(key.pattern)
    if NAME.fullmatch(key.id) is None:
        return _fault("name", entry, A_NAME.replace("a name", "an id"), key.id)
    if key.id in names:
        return _fault("id-twice", entry, "an id of its own", key.id)
    if PATTERN.fullmatch(pattern) is None or len({len(row) for row in key.pattern}) != 1:
        expected = f'a pattern of equal rows, at most 4 x 4, of {LETTERS} and {BLANK}, like "g. / gb"'
        return _fault("pattern", entry, expected, pattern)
    if not pattern.strip(" /."):
        return _fault("pattern-blank", entry, "a coloured square", pattern)
    if not _can_be_seen(key, floor):
        expected = (
            f"a pattern that has room in a view of this floor, {floor.width} x {floor.depth}, {floor.height} high"
        )
        return _fault("never-fits", entry, expected, pattern)
    return None


def _entry(key: Key) -> str:
    return f"keys.{key.tier}.{_shown(key.id)}"


def _can_be_seen(key: Key, floor: Floor) -> bool:
    """Whether some side's view has room for it, turned some way."""
    widest = max(floor.width, floor.depth)
    sizes = ((max(right for right, _, _ in turn), max(up for _, up, _ in turn)) for turn in key.turns)
    return any(right < widest and up < floor.height for right, up in sizes)
