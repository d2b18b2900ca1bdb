"""Actions as one line of text and back: what logs show and what a player can type.

    create C7@3        create A5          learn T2           archive     excavate     search
    pay A3             set-aside M1       discard P2         keep C4     take A9      bury T30
    remove C7          add M3             decline C6         destroy A5  resolve P31  done
    move C7@2          swap C7 P3         transfer M3 2      amount 4    rob 2        flip 1

A card has the number of its declaration, `@` stands before a space; players and pillars are counted from 1.
"""

from typing import Any

import msgspec

from digsite.ancient_knowledge.actions import AnyAction
from digsite.core import Action, Json, Seat
from digsite.texts import malformed_move, unknown_move

SPACE = "@"
_COUNTED_FROM_ONE = ("opponent", "pillar")
_NUMBERS = ("amount", *_COUNTED_FROM_ONE)

_FIELDS: dict[str, tuple[str, ...]] = {
    str(kind.__struct_config__.tag): tuple(name for name in kind.__struct_fields__ if name != "seat")
    for kind in AnyAction.__args__
}
"""Kind -> its fields, in the order they are written."""

_SAMPLES = {"card": "C7", "other": "P3", "space": "3", "opponent": "2", "pillar": "1", "amount": "4"}


def example(kind: str) -> str:
    """How a move of that kind may look, for whoever wrote one wrong."""
    words = kind
    for name in _FIELDS[kind]:
        words += f"{SPACE if name == 'space' else ' '}{_SAMPLES[name]}"
    return words


def write(action: Action) -> str:
    """The action's line; the seat is left out, as it is the one that decides."""
    words = [action.kind]
    for name in _FIELDS[action.kind]:
        value = getattr(action, name)
        if name == "space":
            words[-1] += "" if value is None else f"{SPACE}{value}"
        else:
            words.append(str(value + 1 if name in _COUNTED_FROM_ONE else value))
    return " ".join(words)


def read(text: str, seat: Seat) -> Action:
    """The action that a line means for this seat."""
    kind, *words = text.replace(SPACE, f" {SPACE}").split() or [""]
    if kind not in _FIELDS:
        raise unknown_move(text, _FIELDS)
    data: dict[str, Json] = {"kind": kind, "seat": seat}
    for name in _FIELDS[kind]:
        if words and (words[0][:1] == SPACE) == (name == "space"):
            data[name] = _value(name, words.pop(0))
    try:
        action: Action = msgspec.convert(data, AnyAction)
    except msgspec.ValidationError:
        raise malformed_move(text, example(kind)) from None
    if words:
        raise malformed_move(text, example(kind))
    return action


def _value(name: str, word: str) -> Any:
    """What a word means; one that should be a number and is none stays a word, and is refused as such."""
    if name == "space":
        return _number(word[1:])
    if name in _NUMBERS:
        number = _number(word)
        return number - (name in _COUNTED_FROM_ONE) if isinstance(number, int) else number
    return word.upper()


def _number(word: str) -> int | str:
    return int(word) if word.isdecimal() else word
