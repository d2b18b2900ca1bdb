"""Pebbles, of which a bot never gets to know its choices."""

import time
from collections.abc import Mapping

from digsite.core import Action, Json
from examples.pebbles import Pebbles


class HungPebbles(Pebbles):
    def action(self, mapping: Mapping[str, Json]) -> Action:
        while True:
            time.sleep(60)


HUNG_PEBBLES = HungPebbles()
