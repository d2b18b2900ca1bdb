"""Pebbles, of which a bot never gets to know its choices."""

import time
from typing import Any, ClassVar

from examples.pebbles import Pebbles


class _Never:
    def __get__(self, *_: object) -> object:
        while True:
            time.sleep(60)


class HungPebbles(Pebbles):
    action_types: ClassVar[Any] = _Never()


HUNG_PEBBLES = HungPebbles()
