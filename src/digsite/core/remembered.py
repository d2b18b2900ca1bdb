"""What was made of plain data, for when the same data comes again."""

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")
_encode = msgspec.msgpack.Encoder().encode


class Remembered(Generic[T]):
    """The last few things that were made, by what they were made of."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[bytes, T] = {}

    def get(self, data: object, make: Callable[[], T]) -> T:
        """What was made of such data before, or is made now; nobody may change it."""
        try:
            key = _encode(data)
        except (TypeError, ValueError, OverflowError, RecursionError):
            return make()
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = make()
            if len(self._made) > self._most:
                self._made.pop(next(iter(self._made)), None)
        return found
