"""Block and Key in words: its moves, its events, its end."""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import Self

from digsite.block_and_key.actions import (
    LINES,
    Ancients,
    Claim,
    Core,
    Discard,
    Done,
    Draft,
    Excavate,
    Mark,
    Place,
    Refill,
    Return,
)
from digsite.block_and_key.pieces.piece_set import designed, pieces_of
from digsite.block_and_key.positions.placement_effects import Prospect, Prospects
from digsite.block_and_key.wording import action_notation
from digsite.block_and_key.wording.drawing import Drawing
from digsite.block_and_key.wording.event_words import EventWords
from digsite.block_and_key.wording.names import Names
from digsite.block_and_key.wording.telling import Telling, looker
from digsite.core import Action, DigsiteError, Game, Json, Seat, View
from digsite.texts import GameWords, Group, Texts


class BlockAndKeyWords(GameWords):
    names: Names
    telling: Telling

    def __init__(self, game: Game, texts: Texts, players: Sequence[str] = ()) -> None:
        super().__init__(game, texts, players)
        self.names = Names(texts, self.called)
        self.telling = Telling(self.names)
        self.events = EventWords(self.names)
        self.drawing = Drawing(self.names, self.telling)
        self._prospects: Prospects | None = None
        self._tells_claims = True

    @property
    def pictured(self) -> "BlockAndKeyWords":
        """Keys alone go by a code here, and each shows itself."""
        return self

    @cached_property
    def unaided(self) -> "BlockAndKeyWords":
        twin = copy(self)
        twin._tells_claims = False
        twin.telling = Telling(self.names, aided=False)
        return twin

    def playing(self, options: Mapping[str, Json]) -> Self:
        """With a floor and keys of one's own, where the options say so."""
        if options.get("pieces") is not None:
            self.names.pieces = pieces_of(dict(options))
        return super().playing(options)

    # Moves.

    def notation(self, action: Action) -> str:
        return action_notation.write(action)

    def typed(self, action: Action) -> str:
        written, block = self.notation(action), getattr(action, "block", None)
        return written if block is None else written.replace(block, self.names.block(block), 1)

    def parse(self, text: str, seat: Seat) -> Action:
        return action_notation.read(self.names.with_codes(text), seat)

    def move(self, action: Action, view: View) -> str:
        say, names = self.names.say, self.names
        match action:
            case Place(block=block, cells=cells) | Ancients(block=block, cells=cells):
                return say(f"move-{action.kind}", block=names.block(block), cells=names.cells(cells, _core(view)))
            case Excavate(line=line) | Draft(line=line):
                return say(f"move-{action.kind}", line=names.line(line))
            case Refill(altar=altar) | Mark(altar=altar):
                return say(f"move-{action.kind}", altar=names.altar(altar))
            case Claim(key=key) | Return(key=key):
                return say(f"move-{action.kind}", key=names.key(key))
            case Core(colour=colour):
                return say("move-core", colour=names.colour(colour))
            case Discard(block=block):
                return say("move-discard", block=names.block(block))
            case Done() if view["step"] == "claim":
                return say("move-done-claim", claims=view["claims"])
            case Done():
                return say("move-done-return")
        return say("move-pass")

    def where(self, cells: Sequence[Sequence[int]]) -> str:
        return self.names.cells(cells)

    def exactly(self, action: Action, view: View) -> str:
        match action:
            case Place(cells=cells) | Ancients(cells=cells):
                return self.names.rows(cells, view["sides"][looker(view)])
        return ""

    def _brings(self, action: Action, view: View) -> str:
        return "" if isinstance(action, Done) else self._does(action, view)

    def _does(self, action: Action, view: View) -> str:
        """What a move brings, where the move itself does not say it."""
        say = self.names.say
        match action:
            case Excavate(line=line) | Draft(line=line):
                return say("does-takes", blocks=self.names.blocks(view["yard"][place] for place in LINES[line]))
            case Place() | Ancients():
                return self._placement_does(action, view)
            case Claim(key=key):
                return say("does-worth", points=self.names.points(self._seen(view).points((key,))))
            case Refill(altar=altar) | Mark(altar=altar):
                return say("does-altar", left=view["altars"][altar])
            case Done():
                return say("does-done-claim") if view["step"] == "claim" else say("does-done-return")
        return ""

    def _placement_does(self, action: Place | Ancients, view: View) -> str:
        prospect = self._seen(view).of(action)
        told = [self._faces(prospect)]
        if prospect.claims and self._tells_claims:
            told.insert(0, self._claims("does-claims", prospect, view))
        return self.texts.clauses(told)

    def _faces(self, prospect: Prospect) -> str:
        if not prospect.spots:
            return self.names.say("does-hidden")
        return self.names.say("does-seen", places=self.names.spots(prospect.spots))

    def _claims(self, text: str, prospect: Prospect, view: View) -> str:
        points = self._seen(view).points(prospect.claims)
        return self.names.say(text, keys=self.names.keys(prospect.claims), points=self.names.points(points))

    def groups(self, actions: Sequence[Action], view: View) -> list[Group]:
        """The most rewarding first: what can be claimed, then block by block, then lines to excavate."""
        seen = self._seen(view)
        groups: dict[tuple[int, str], list[Action]] = {}
        for action in actions:
            groups.setdefault(self._group(action, seen, view), []).append(action)
        return [Group(title, groups[points, title]) for points, title in sorted(groups, key=lambda key: -key[0])]

    def _group(self, action: Action, seen: Prospects, view: View) -> tuple[int, str]:
        """The points that a group's moves claim, and its title."""
        if isinstance(action, Ancients):
            return 0, self.names.say("group-seen" if seen.of(action).spots else "group-hidden")
        if not isinstance(action, Place):
            return 0, self.names.say("group-excavate" if isinstance(action, Excavate | Draft) else "group-answer")
        if not self._tells_claims:
            return 0, self.names.block(action.block)
        prospect = seen.of(action)
        if prospect.claims:
            return seen.points(prospect.claims), self._claims("group-claims", prospect, view)
        return 0, self.names.say("group-block", block=self.names.block(action.block))

    def _seen(self, view: View) -> Prospects:
        if self._prospects is None or self._prospects.view is not view:
            self._prospects = Prospects(view)
        return self._prospects

    def refusal(self, error: DigsiteError, view: View) -> str:
        """A placement is refused with every rule it breaks."""
        if error.code != "placement":
            return super().refusal(error, view)
        broken = [self.say(f"error-placement.{rule}") for rule in error.details["cells"]]
        return " ".join([self.say("error-placement"), *broken])

    # The table.

    def help(self) -> list[str]:
        shapes = ", ".join(f"{shape.name} = {self.names.shape(shape.name)}" for shape in designed().shapes)
        return [self.names.say(f"how-to-{what}", shapes=shapes) for what in ("excavate", "place", "shapes", "others")]

    def is_follow_up(self, view: View) -> bool:
        return view["step"] not in ("core", "draft", "turn", "ancients")

    def question(self, view: View, actions: Sequence[Action]) -> str:
        called = view["called"] or {}
        return self.names.say(
            f"ask-{view['step']}",
            block=self.names.block(called.get("block")),
            can=_can(view),
            claims=view["claims"],
            left=sum(isinstance(action, Claim) for action in actions),
        )

    def draw(self, view: View) -> str:
        return self.drawing.table(view)

    # What it came to.

    def rank(self, rank: str) -> str:
        return self.names.say(f"rank-{rank.lower().replace(' ', '-')}")

    def score_line(self, kind: str, source: str | None) -> str:
        if kind == "enigma" and source is not None:
            return self.names.say("line-enigma", colour=self.names.colour(source))
        return self.names.say("line-key", key=source if self.names.codes else self.names.key(str(source)))


def _core(view: View) -> tuple[int, int] | None:
    """Where the Core Cube stands, by its corner in the south-west."""
    if view["core"] is None:
        return None
    x, y = view["core"]["at"]
    return int(x), int(y)


def _can(view: View) -> str:
    """Which of the two actions of a turn there are blocks for."""
    yard, seat = any(view["yard"]), view["seat"]
    supply = seat is not None and bool(view["supplies"][seat])
    return {(True, True): "both", (True, False): "excavate", (False, True): "place"}.get((yard, supply), "nothing")
