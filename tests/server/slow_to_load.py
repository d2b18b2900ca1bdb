"""Pebbles, on a machine where a game takes long to be there."""

import time

from examples.pebbles import PEBBLES as SLOW_PEBBLES

time.sleep(6)
__all__ = ["SLOW_PEBBLES"]
