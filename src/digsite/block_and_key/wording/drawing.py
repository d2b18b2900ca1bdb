"""The table of Block and Key drawn as text. Colours are letters, as in the notation of a temple."""

from itertools import zip_longest

from digsite.block_and_key.pieces.keys import Key
from digsite.block_and_key.positions.from_view import seen_pieces, seen_temple
from digsite.block_and_key.wording.names import Names
from digsite.block_and_key.wording.telling import Telling, looker
from digsite.core import View

GAP = "    "
"""Between things that are drawn side by side."""


class Drawing:
    def __init__(self, names: Names, telling: Telling) -> None:
        self.names = names
        self.telling = telling
        self.say = names.say

    def table(self, view: View) -> str:
        parts = [
            self._flat_view(view) if view["core"] else [],
            self._floor(view) if view["core"] else [],
            self._yard(view),
            self.telling.supply(view),
            self._hand(view),
            self.telling.scores(view),
        ]
        return "\n\n".join("\n".join(part) for part in parts if part)

    def _flat_view(self, view: View) -> list[str]:
        """
        3 | . . w .
        2 | . . w .
        1 | g g w .
            1 2 3 4
        """
        seat = looker(view)
        rows = view["faces"][seat]
        head = self.names.of_seat("flat-view", seat, view["seat"], side=self.names.side(view["sides"][seat]))
        lines = [f"{level} | {' '.join(row)}" for level, row in zip(range(len(rows), 0, -1), rows, strict=True)]
        places = " ".join(str(place) for place in range(1, len(rows[0]) + 1))
        return [head, *lines, f"    {places}", self.say("legend")]

    def _floor(self, view: View) -> list[str]:
        """The stacks from above, in columns of equal width, with the numbers of rows and columns at the edges."""
        rows = [row.split() for row in str(seen_temple(view)).splitlines()[1:]]
        width = max(len(stack) for row in rows for stack in row)
        lines = [
            f"{y} | {' '.join(stack.ljust(width) for stack in row)}".rstrip()
            for y, row in zip(reversed(range(len(rows))), rows, strict=True)
        ]
        foot = " ".join(str(x).ljust(width) for x in range(len(rows[0])))
        return [self.say("floor"), *lines, f"    {foot}".rstrip()]

    def _yard(self, view: View) -> list[str]:
        sites = [f"{site} {self.names.block(block)}" for site, block in enumerate(view["yard"], start=1)]
        width = max(len(site) for site in sites)
        rows = [sites[start : start + 3] for start in range(0, len(sites), 3)]
        return [self.say("yard"), *("  ".join(site.ljust(width) for site in row).rstrip() for row in rows)]

    def _hand(self, view: View) -> list[str]:
        """The keys of the hand side by side, and the Enigma below."""
        if view["hand"] is None:
            return []
        pieces = seen_pieces(view)
        cards = [self._card(pieces.keys[pieces.key_numbers[name]], view["players"]) for name in view["hand"]]
        widths = [max(len(line) for line in card) for card in cards]
        rows = [
            GAP.join(line.ljust(width) for line, width in zip(row, widths, strict=True)).rstrip()
            for row in zip_longest(*cards, fillvalue="")
        ]
        return [self.say("hand"), *rows, *self.telling.enigma(view)]

    def _card(self, key: Key, players: int) -> list[str]:
        """A key's name above its pattern. Stars and pips matter to those who play alone."""
        lines = [self.say("key-head", key=key.id, tier=self.names.tier(key.tier), points=key.vp)]
        lines += ["  " + " ".join(row) for row in key.pattern]
        if players == 1 and key.stars:
            lines.append(self.say("key-ancients", stars=key.stars, pips=key.pips))
        return lines
