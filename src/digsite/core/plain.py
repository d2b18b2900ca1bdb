"""Typed values as plain data."""

from functools import cache
from operator import index
from typing import Any

import msgspec

from digsite.core.types import Json

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def plain(value: object) -> Json:
    """The value as dict, list, str, int, bool and None, as JSON would give it back."""
    return _decode(_encode(value))


@cache
def tag_of(kind: type[msgspec.Struct]) -> str:
    """The name by which a class of values is told from others in plain data."""
    return str(kind.__struct_config__.tag)


def whole_number(value: Any) -> int | None:
    """A whole number of any kind (numpy's too) as Python's own; None for anything else, True and False among it."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None
