"""Actions as one line of text and back: what logs show and what a player can type.

core green              draft row2             excavate column3       pass
place white left-screw 220 221 320 330         a cell is the digits of x, y and z
discard grey I3         claim su3-2            done                   refill moon
mark sun                return mo1-0           ancients brown O4 000 010 100 110
"""

import msgspec

from digsite.block_and_key.actions import AnyAction
from digsite.core import Action, Json, Seat
from digsite.texts import malformed_move, unknown_move

_FIELD = {
    "core": "colour",
    "draft": "line",
    "excavate": "line",
    "discard": "block",
    "claim": "key",
    "return": "key",
    "refill": "altar",
    "mark": "altar",
}
_PLACEMENTS = ("place", "ancients")
EXAMPLES = {
    "core": "core green",
    "draft": "draft row2",
    "excavate": "excavate column3",
    "place": "place white left-screw 220 221 320 330",
    "discard": "discard grey I3",
    "claim": "claim su3-2",
    "refill": "refill moon",
    "mark": "mark sun",
    "return": "return mo1-0",
    "ancients": "ancients brown O4 000 010 100 110",
    "pass": "pass",
    "done": "done",
}
"""Of every kind, for whoever wrote one wrong."""


def write(action: Action) -> str:
    """The action's line; the seat is left out, as it is the one that decides."""
    data = action.to_dict()
    kind = action.kind
    if kind in _PLACEMENTS:
        return f"{kind} {data['block']} {write_cells(data['cells'])}"
    return f"{kind} {data[_FIELD[kind]]}" if kind in _FIELD else kind


def write_cells(cells: Json) -> str:
    return " ".join(f"{x}{y}{z}" for x, y, z in cells)


def read(text: str, seat: Seat) -> Action:
    """The action that a line means for this seat."""
    kind, *words = text.split() or [""]
    if kind not in EXAMPLES:
        raise unknown_move(text, EXAMPLES)
    data: dict[str, Json] = {"kind": kind, "seat": seat}
    if kind in _PLACEMENTS:
        cells = [word for word in words if word.isdecimal()]
        data |= {
            "block": " ".join(word for word in words if word not in cells),
            "cells": [read_cell(each) for each in cells],
        }
    elif kind in _FIELD:
        data[_FIELD[kind]] = " ".join(words)
    elif words:
        raise malformed_move(text, EXAMPLES[kind])
    try:
        action: Action = msgspec.convert(data, AnyAction)
    except msgspec.ValidationError:
        raise malformed_move(text, EXAMPLES[kind]) from None
    return action


def read_cell(word: str) -> tuple[int, int, int]:
    """A cell as three digits: x, y and z."""
    if len(word) != 3 or not word.isdecimal():
        raise malformed_move(word, EXAMPLES["place"])
    return int(word[0]), int(word[1]), int(word[2])
