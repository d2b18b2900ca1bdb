"""Typed values as plain data."""

import msgspec

from digsite.core.types import Json

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def plain(value: object) -> Json:
    """The value as dict, list, str, int, bool and None, as JSON would give it back."""
    return _decode(_encode(value))
