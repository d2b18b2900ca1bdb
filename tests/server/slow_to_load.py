"""Pebbles, on a machine where a game takes long to be there."""

import time

from examples.pebbles import PEBBLES as SLOW_PEBBLES

time.sleep(1.5)
__all__ = ["SLOW_PEBBLES"]
