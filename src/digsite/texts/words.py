"""A game in words: its moves, its table and what happens on it, as a player reads them.

`Words` speaks of any game from its plain data alone; a game's own `words.py` says it better. Terminal and server know
only this interface, so that a new game is playable in both before anybody has written a word for it.
"""

import shlex
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Self

import msgspec

from digsite.core import Action, DigsiteError, Event, Game, IllegalAction, Json, Outcome, Seat, View
from digsite.texts.catalogue import Texts


class Group(NamedTuple):
    """Moves that a player would think of together."""

    title: str
    actions: Sequence[Action]


class Sentence(NamedTuple):
    """What happened, as it is read afterwards."""

    text: str
    brief: str = ""
    """For somebody who sees it happen: not where a block comes to stand, not the card that is being shown. Empty where
    that would be no shorter."""


def malformed_move(text: str, example: str) -> IllegalAction:
    """The refusal of a line that is no move, though it may have been meant for one like the example."""
    return IllegalAction(
        f"expected a move like {example!r}, got {text!r}", code=IllegalAction.MALFORMED, example=example
    )


def unknown_move(text: str, kinds: Iterable[str]) -> IllegalAction:
    """The refusal of a line that begins like no move of the game."""
    begins = list(kinds)
    return IllegalAction(
        f"expected a move that begins with one of {', '.join(begins)}; got {text!r}",
        code=IllegalAction.MALFORMED,
        begins=begins,
    )


class Words:
    """What a player reads of one game in one language."""

    def __init__(self, game: Game, texts: Texts, players: Sequence[str] = ()) -> None:
        self.game = game
        self.texts = texts
        self.say = texts.say
        self.players = players
        """What the players are called; without names, by their numbers."""
        self.options: Mapping[str, Json] = {}

    @property
    def aloud(self) -> "Words":
        """The same for somebody who writes no moves and sees no pieces: nothing goes by a code."""
        return self

    @property
    def pictured(self) -> "Words":
        """The same for a page on which a piece shows itself where its code stands in a text: no other code is told."""
        return self

    @property
    def unaided(self) -> "Words":
        """The same for somebody who solves a puzzle: what a move would win is not told beforehand."""
        return self

    def playing(self, options: Mapping[str, Json]) -> Self:
        """The same for a game with these options; what they change of the words, the game knows."""
        self.options = options
        return self

    # Moves.

    def notation(self, action: Action) -> str:
        """The move as one types it; `parse` reads it back."""
        fields = {name: value for name, value in action.to_dict().items() if name not in ("kind", "seat")}
        return " ".join([action.kind, *(f"{name}={_compact(value)}" for name, value in fields.items())])

    def typed(self, action: Action) -> str:
        """The same with pieces called as people call them; `parse` reads that too."""
        return self.notation(action)

    def parse(self, text: str, seat: Seat) -> Action:
        """The move that `notation` or `typed` writes so; raises IllegalAction."""
        try:
            kind, *fields = shlex.split(text, posix=False)
            pairs = dict(field.split("=", 1) for field in fields)
        except ValueError:
            raise malformed_move(text, "kind name=value") from None
        return self.game.action({"kind": kind, "seat": seat} | {name: _plain(value) for name, value in pairs.items()})

    def action(self, action: Action, view: View) -> str:
        """What that move would do."""
        return self.notation(action)

    def move(self, action: Action, view: View) -> str:
        """That move, told to somebody who chooses and writes none."""
        return self.notation(action)

    def completed(self, action: Action, then: Sequence[Action], view: View) -> str:
        """The same with the choices that complete it."""
        return self.texts.clauses(self.move(each, view) for each in (action, *then))

    def choice(self, action: Action, view: View) -> str:
        """The same with what it brings, for a list to choose from."""
        return self.move(action, view)

    def exactly(self, action: Action, view: View) -> str:
        """What tells that move from others that `choice` tells alike; empty where there is nothing more to say."""
        return ""

    def where(self, cells: Sequence[Sequence[int]]) -> str:
        """Where these cells lie."""
        return " ".join("".join(map(str, cell)) for cell in cells)

    def groups(self, actions: Sequence[Action], view: View) -> list[Group]:
        """The legal moves, grouped as one would look through them."""
        kinds = dict.fromkeys(action.kind for action in actions)
        return [Group(kind, [action for action in actions if action.kind == kind]) for kind in kinds]

    def refusal(self, error: DigsiteError, view: View) -> str:
        """Why a move was refused, and how it is written if that was the fault."""
        said = self.texts.refusal(error)
        if "example" in error.details:
            return f"{said} {self.say('table-write-it-so', example=error.details['example'])}"
        if "begins" in error.details:
            return f"{said} {self.say('table-moves-begin', begins=', '.join(error.details['begins']))}"
        return said

    # The table.

    @property
    def topics(self) -> tuple[str, ...]:
        """What `describe` can be asked about, as a player would type it."""
        return ()

    def help(self) -> list[str]:
        """How to write a move, in a few lines."""
        return [self.say("table-how-to-move")]

    def title(self) -> str:
        return self.game.name

    def is_follow_up(self, view: View) -> bool:
        """Whether the question only goes on with the one before, so that nobody needs to see the table again."""
        return False

    def question(self, view: View, actions: Sequence[Action]) -> str:
        """What the seat of this view is asked now, with these answers."""
        return self.say("table-your-move")

    def draw(self, view: View) -> str:
        """The table as one looks at it: layout may carry meaning, colour alone never does."""
        return "\n".join(self.describe(view))

    def describe(self, view: View, topic: str = "") -> list[str]:
        """The table in words, a line each, or the part of it that `topic` names; no layout carries meaning."""
        return [f"{name}: {_compact(value)}" for name, value in view.items() if topic in ("", name)]

    # What happens.

    def event(self, event: Event, seat: Seat | None) -> str:
        """What happened, told to that seat (None: a spectator); empty where it is not worth a line."""
        return " ".join(f"{name}={_compact(value)}" for name, value in event.to_dict().items() if name != "to")

    def sentence(self, event: Event, seat: Seat | None) -> Sentence:
        """The same, and in short."""
        return Sentence(self.event(event, seat))

    def because(self, event: Event) -> str:
        """The section of the game's rules by which it happened; empty where a piece did that `mentions` names, or where
        the game has no such texts."""
        return ""

    def mentions(self, event: Event) -> dict[str, str]:
        """The pieces whose names stand in the sentence of `event`: each name, and the piece's id."""
        return {}

    def player(self, seat: Seat, reader: Seat | None) -> str:
        """How a seat is called when told to `reader`."""
        return self.say("table-you") if seat == reader else self.called(seat)

    def called(self, seat: Seat) -> str:
        """How a seat is called when told to all others."""
        return self.players[seat] if seat < len(self.players) else self.say("table-player", player=seat + 1)

    def outcome(self, outcome: Outcome, seat: Seat | None) -> list[str]:
        """The end of the game: why, who stands where, and each score line by line."""
        lines = [self.say("table-end", reason=self.reason(outcome.reason))]
        for place, seats in enumerate(outcome.ranking, start=1):
            lines += [self._place(place, member, outcome, seat) for member in seats]
        if outcome.tie_break is not None:
            lines.append(self.say("table-tie-break", rule=self.tie_break(outcome.tie_break)))
        if outcome.rank is not None:
            lines.append(self.say("table-rank", rank=self.rank(outcome.rank)))
        return lines

    def _place(self, place: int, seat: Seat, outcome: Outcome, reader: Seat | None) -> str:
        details = [
            self.say(
                "table-score-line",
                what=self.score_line(line.kind, line.source),
                points=self.texts.decimal(line.points, 0),
            )
            for line in outcome.lines[seat]
        ]
        return self.say(
            "table-place",
            place=place,
            who=self.player(seat, reader),
            points=outcome.scores[seat],
            details=self.texts.clauses(details) or self.say("table-no-points"),
        )

    def reason(self, reason: str) -> str:
        """Why a game ended."""
        return reason

    def tie_break(self, rule: str) -> str:
        return rule

    def rank(self, rank: str) -> str:
        return rank

    def score_line(self, kind: str, source: str | None) -> str:
        """What one line of a score counts."""
        return kind if source is None else f"{kind} {source}"


def _compact(value: Json) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _plain(text: str) -> Json:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
