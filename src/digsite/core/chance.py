"""Chance as a keyed hash of (seed, counter): cheap to copy, the same on every machine, not to be run backwards."""

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

from digsite.core.errors import BadOption
from digsite.core.plain import whole_number

T = TypeVar("T")

_DIGEST = Struct("<8Q")
_SEED_BYTES = 32
_COUNTERS = 1 << 63


def _whole_number(seed: object) -> int:
    if isinstance(seed, str):
        try:
            return int(seed, 0)
        except ValueError:
            pass
    elif (number := whole_number(seed)) is not None:
        return number
    raise BadOption(f"seed: expected a whole number, got {seed!r}", option="seed")


class Chance:
    """The one source of randomness of a game. Its whole state is `seed` and `counter`."""

    __slots__ = ("_key", "counter", "seed")

    def __init__(self, seed: int | str, counter: int = 0) -> None:
        seed = _whole_number(seed)
        try:
            self._key = seed.to_bytes(_SEED_BYTES, "little", signed=True)
        except OverflowError:
            raise BadOption(f"seed: expected at most 255 bits, got {seed.bit_length()}", option="seed") from None
        if not 0 <= counter < _COUNTERS:
            raise BadOption(f"counter: expected a number below 2**63, not negative; got {counter}", option="counter")
        self.seed = seed
        self.counter = counter

    @property
    def plain_seed(self) -> int | str:
        """The seed as JSON can carry it: beyond 53 bits, where other languages lose digits, as hexadecimal text."""
        return self.seed if abs(self.seed) < 1 << 53 else hex(self.seed)

    def clone(self) -> "Chance":
        twin = Chance.__new__(Chance)
        twin._key = self._key
        twin.seed = self.seed
        twin.counter = self.counter
        return twin

    def _digest(self) -> tuple[int, ...]:
        message = self.counter.to_bytes(8, "little")
        self.counter += 1
        return _DIGEST.unpack(blake2b(message, key=self._key).digest())

    def below(self, bound: int) -> int:
        """A number in 0..bound-1. The bias of the product method at 64 bits is far below what a game could show."""
        return self._digest()[0] * bound >> 64

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order (Fisher-Yates)."""
        result = list(items)
        numbers: list[int] = []
        while len(numbers) < len(result) - 1:
            numbers += self._digest()
        for last, number in zip(range(len(result) - 1, 0, -1), numbers, strict=False):
            chosen = number * (last + 1) >> 64
            result[last], result[chosen] = result[chosen], result[last]
        return result
