"""The table of Block and Key in words: no layout, no colour, a line for each thing."""

from digsite.block_and_key.geometry.temple_results import Match
from digsite.block_and_key.pieces.keys import BLANK, Key
from digsite.block_and_key.pieces.piece_set import COLOURS, LETTERS
from digsite.block_and_key.positions.from_view import seen_temple
from digsite.block_and_key.wording.names import Names
from digsite.core import View

TOPICS = ("view", "column", "keys", "yard", "supply", "floor", "scores")
EVERYTHING = ("scores", "yard", "supply", "keys", "view")
"""What is told when nothing in particular is asked for; the floor is long and asked for by those who want it."""


class Telling:
    """Tells the table that a view shows. A spectator, who sits nowhere, looks from the first seat."""

    def __init__(self, names: Names, *, aided: bool = True) -> None:
        self.names = names
        self._aided = aided
        self.say = names.say
        self._parts = {
            "view": self.flat_view,
            "keys": self.keys,
            "yard": self.yard,
            "supply": self.supply,
            "floor": self.floor,
            "scores": self.scores,
        }

    @property
    def topics(self) -> tuple[str, ...]:
        return tuple(self.say(f"topic-{topic}") for topic in TOPICS)

    def everything(self, view: View) -> list[str]:
        return [*self._own_pieces(view), *(line for part in EVERYTHING for line in self._parts[part](view))]

    def _own_pieces(self, view: View) -> list[str]:
        """Where it is played with other pieces, everybody is told so first."""
        pieces = view["options"]["pieces"]
        return [] if pieces is None else [self.say("told-own-pieces", name=pieces["name"])]

    def about(self, view: View, topic: str) -> list[str]:
        """One part of the table, as a player would ask for it: in English or in the language of the table."""
        word, _, rest = topic.lower().partition(" ")
        name = dict(zip(self.topics, TOPICS, strict=True)).get(word, word)
        if name in self._parts:
            return self._parts[name](view)
        columns = _columns(view)
        if name == "column" and rest.isdecimal() and 1 <= int(rest) <= len(columns):
            return [self._column(int(rest), columns[int(rest) - 1])]
        return [self.say("told-unknown-topic", topics=", ".join(self.topics))]

    # The parts.

    def flat_view(self, view: View) -> list[str]:
        columns = _columns(view)
        head = self.say("told-view", side=self.names.side(view["sides"][looker(view)]))
        seen = [self._column(place, column) for place, column in enumerate(columns, start=1) if column.strip(BLANK)]
        rest = [] if len(seen) == len(columns) else [self.say("told-empty-columns", seen=len(seen))]
        return [head, *seen, *rest]

    def _column(self, place: int, column: str) -> str:
        return self.say("told-column", place=place, colours=self._stack(column))

    def _stack(self, letters: str) -> str:
        """A stack from the floor up: "grey, green on top"."""
        names = [self._letter(letter) for letter in letters.rstrip(BLANK)]
        if not names:
            return self.say("nothing")
        if len(names) > 1:
            names[-1] = self.say("told-on-top", colour=names[-1])
        return ", ".join(names)

    def _letter(self, letter: str) -> str:
        if letter in LETTERS:
            return self.names.colour(COLOURS[LETTERS.index(letter)])
        return self.say("told-core") if letter == "#" else self.say("told-gap")

    def floor(self, view: View) -> list[str]:
        rows = str(seen_temple(view)).splitlines()[1:]
        stacks = [
            (x, y, stack)
            for y, row in enumerate(reversed(rows))
            for x, stack in enumerate(row.split())
            if stack != BLANK
        ]
        return [
            self.say("told-floor"),
            *(self.say("told-stack", x=x, y=y, colours=self._stack(stack)) for x, y, stack in stacks),
        ]

    def yard(self, view: View) -> list[str]:
        return [
            self.say("told-site", site=site, block=self.names.block(block))
            for site, block in enumerate(view["yard"], start=1)
        ]

    def supply(self, view: View) -> list[str]:
        return [
            self.names.of_seat("supply", seat, view["seat"], blocks=self.names.blocks(supply))
            for seat, supply in enumerate(view["supplies"])
        ]

    def scores(self, view: View) -> list[str]:
        lines = [self._score(view, seat) for seat in range(view["players"])]
        lines.append(self.say("altars", sun=view["altars"]["sun"], moon=view["altars"]["moon"], bag=len(view["bag"])))
        if view["players"] == 1:
            lines.append(self.say("solo", turn=view["solo_turn"]))
        if view["last_turns"] > 0:
            lines.append(self.say("last-turns", turns=view["last_turns"]))
        return lines

    def _score(self, view: View, seat: int) -> str:
        tiers = ", ".join(self.names.tier(tier) for tier in view["hands"][seat])
        return self.names.of_seat(
            "score",
            seat,
            view["seat"],
            points=self.names.points(view["points"][seat]),
            keys=len(view["claimed"][seat]),
            hand=len(view["hands"][seat]),
            tiers=tiers or self.say("nothing"),
        )

    # Keys.

    def keys(self, view: View) -> list[str]:
        """The hand, where each key comes closest in one's view (if that is to be told), and the Enigma."""
        if view["hand"] is None:
            return []
        temple, side = seen_temple(view), view["sides"][view["seat"]]
        lines = []
        for name in view["hand"]:
            number = temple.pieces.key_numbers[name]
            best = temple.matches(side, number, limit=1) if self._aided else ()
            lines += [self._key(temple.pieces.keys[number]), *(self._lacks(match) for match in best)]
        return [*lines, *self.enigma(view)]

    def _key(self, key: Key) -> str:
        rows = [
            self.say("told-key-row", row=number, squares=", ".join(self._square(letter) for letter in row))
            for number, row in enumerate(key.pattern, start=1)
        ]
        return self.say(
            "told-key" if self.names.codes else "told-key-aloud",
            key=key.id,
            tier=self.names.tier(key.tier),
            points=self.names.points(key.vp),
            pattern=self.names.texts.clauses(rows),
        )

    def _square(self, letter: str) -> str:
        return self.names.square(letter)

    def _lacks(self, match: Match) -> str:
        squares = [
            self.say("told-square", colour=self._letter(letter), place=place + 1, level=level + 1)
            for (place, level), letter in zip(match.missing, match.colours, strict=True)
        ]
        return self.say("told-key-lacks", missing=len(squares), squares=self.names.texts.clauses(squares))

    def enigma(self, view: View) -> list[str]:
        if view["enigma"] is None:
            return []
        colour, points = self.names.colour(view["enigma"]), self.names.points(view["enigma_points"])
        return [self.say("enigma", colour=colour, faces=view["enigma_faces"], points=points)]


def looker(view: View) -> int:
    return 0 if view["seat"] is None else int(view["seat"])


def _columns(view: View) -> list[str]:
    """The flat view column by column from the left, each from the floor up."""
    rows = view["faces"][looker(view)]
    return ["".join(row[place] for row in reversed(rows)) for place in range(len(rows[0]))]
