"""Actions as one line of text and back: what logs show and what a player can type.

core green              draft row2             excavate column3       pass
place white left-screw 220 221 320 330         a cell is the digits of x, y and z
discard grey I3         claim su3-2            done                   refill moon
mark sun                return mo1-0           ancients brown O4 000 010 100 110
"""

import msgspec

from digsite.block_and_key.actions import AnyAction
from digsite.core import Action, IllegalAction, Json, Seat

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
_BARE = ("pass", "done")
KINDS = (*_FIELD, *_PLACEMENTS, *_BARE)


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
    data: dict[str, Json] = {"kind": kind, "seat": seat}
    if kind in _PLACEMENTS:
        names = [word for word in words if not word.isdigit()]
        cells = [word for word in words if word.isdigit()]
        data |= {"block": " ".join(names), "cells": [read_cell(word) for word in cells]}
    elif kind in _FIELD:
        data[_FIELD[kind]] = " ".join(words)
    elif kind not in _BARE or words:
        raise _malformed(f"expected one of {', '.join(KINDS)} and what belongs to it, got {text!r}")
    try:
        action: Action = msgspec.convert(data, AnyAction)
    except msgspec.ValidationError as error:
        raise _malformed(f"{text!r}: {error}") from None
    return action


def read_cell(word: str) -> tuple[int, int, int]:
    if len(word) != 3:
        raise _malformed(f"expected a cell as three digits, x y and z; got {word!r}")
    return int(word[0]), int(word[1]), int(word[2])


def _malformed(reason: str) -> IllegalAction:
    return IllegalAction(reason, code=IllegalAction.MALFORMED)
