"""A position of Ancient Knowledge: plain data at every moment, also in the middle of a card's effect.

What is still to be done lies on a stack. What asks nobody is taken off and run; a question stays on top until it is
answered. Effects inside effects are therefore resolved depth first (ruling 12), and a state can be copied or saved at
any moment. `rules` and `positions` work on this data, and `game.py` puts them together.
"""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import msgspec

from digsite.ancient_knowledge.gathering import Gathering
from digsite.ancient_knowledge.player import Player
from digsite.ancient_knowledge.vocabulary import Verb
from digsite.core import Action, Chance, Decision, Event, Json, Seat, State
from digsite.core.plain import tag_of
from digsite.core.state import AnyGame

if TYPE_CHECKING:
    from collections.abc import Callable

Entry: TypeAlias = tuple[str, int, Seat, int]
"""A discarded card: its id; the mask of seats that know it; who discarded it (-1: nobody); and, if it came from that
hand, how many cards had left the hand unseen before it (-1: it did not come from a hand)."""


class Pending(msgspec.Struct, frozen=True, gc=False, tag_field="step", omit_defaults=True, forbid_unknown_fields=True):
    """One thing to be done. All effects belong to the player whose turn it is, so it need not say whose it is.

    Rules ask `type(it) is ...` and `asks`: of these classes `isinstance` takes ten times as long."""

    asks: ClassVar[bool] = False
    """Whether it is a question."""

    def run(self, state: "KnowledgeState") -> None:
        """Do it; it has been taken off the stack."""
        raise NotImplementedError

    def seen_by(self, state: "KnowledgeState", seat: Seat | None) -> dict[str, Json]:
        """It as plain data, with what that seat may know of it."""
        data: dict[str, Json] = msgspec.to_builtins(self)
        return data

    @property
    def cards_held(self) -> tuple[str, ...]:
        """Cards that lie nowhere else while this is pending."""
        return ()

    @property
    def kind(self) -> str:
        return tag_of(type(self))


class Question(Pending, frozen=True):
    """What somebody has to answer. By default: the player whose turn it is, about things that lie open."""

    asks = True

    def deciders(self, state: "KnowledgeState") -> tuple[Seat, ...]:
        return (state.turn,)

    def options(self, state: "KnowledgeState", seat: Seat) -> list[Action]:
        """The legal answers of a seat that decides; never empty."""
        raise NotImplementedError

    def answer(self, state: "KnowledgeState", action: Action) -> None:
        """Carry out one of the options. The question is still on top of the stack."""
        raise NotImplementedError

    def gathering(self, state: "KnowledgeState", seat: Seat) -> Gathering | None:
        """Where this question and those that follow it ask for cards of one hand: all of them together."""
        return None

    def unasked(self, state: "KnowledgeState") -> Action | None:
        """The answer, where there is only one and everybody can know that."""
        options = self.options(state, state.turn)
        return options[0] if len(options) == 1 else None


class KnowledgeState(State):
    """The table: players, decks, pillars, the frame of the turn, and the stack of what is pending."""

    __slots__ = (
        "_legal",
        "actions_left",
        "ask_forced",
        "deciders",
        "deck",
        "discard",
        "emit",
        "known_technologies",
        "last_round",
        "newly_lost",
        "over",
        "pillars",
        "question",
        "removed",
        "seats",
        "second_half",
        "skip_decline",
        "stack",
        "start",
        "techdecks",
        "techdiscards",
        "turn",
    )

    def __init__(self, game: AnyGame, players: int, chance: Chance, options: dict[str, Json]) -> None:
        """A table without a card on it."""
        super().__init__(game, players, chance, options)
        self.ask_forced: bool = options["ask_forced"]
        self.seats = [Player() for _ in range(players)]
        self.start: Seat = 0
        self.turn: Seat = 0
        # 0 also while the opening hands are chosen; the first turn begins with 2.
        self.actions_left = 0
        # The builder deck (first card on top) and discard pile (last card on top).
        self.deck: list[str] = []
        self.discard: list[Entry] = []
        # Technologies: a pillar that left the game is empty; decks and discard piles by level.
        self.pillars: list[list[str]] = [[], [], []]
        self.techdecks: list[list[str]] = [[], []]
        self.techdiscards: list[list[str]] = [[], []]
        self.removed: list[str] = []
        self.known_technologies: dict[str, int] = {}
        self.second_half = False
        self.last_round = False
        self.skip_decline = False
        # Knowledge lost in the decline phase under way.
        self.newly_lost: int = 0
        self.over = False
        self.stack: list[Pending] = []
        # What a step asks again and again is told once, when it is done: see `flow.ask`.
        self.question: Question | None = None
        """The open question; None when the game is over."""
        self.deciders: tuple[Seat, ...] = ()
        """Who is to answer it."""
        self._legal: tuple[Seat, tuple[Action, ...]] | None = None
        """A cache of the legal actions of a seat."""
        events: list[Event] = []
        self.emit: Callable[[Event], None] = events.append
        """Something happened: it goes to the events of the step under way."""

    def clone(self) -> "KnowledgeState":
        twin = self._shallow_copy()
        twin.seats = [player.clone() for player in self.seats]
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.pillars = [pillar.copy() for pillar in self.pillars]
        twin.techdecks = [deck.copy() for deck in self.techdecks]
        twin.techdiscards = [discards.copy() for discards in self.techdiscards]
        twin.removed = self.removed.copy()
        twin.known_technologies = self.known_technologies.copy()
        twin.stack = self.stack.copy()
        return twin

    @property
    @abstractmethod
    def cause(self) -> str | None:
        """The card whose effect asks; None where the turn itself does."""

    @property
    def is_over(self) -> bool:
        return self.over

    @property
    def decisions(self) -> tuple[Decision, ...]:
        question = self.question
        if question is None:
            return ()
        cause = self.cause
        return tuple(Decision(seat, question.kind, cause) for seat in self.deciders)

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """The others, clockwise from the left of the player whose turn it is."""
        return tuple((self.turn + places) % self.players for places in range(1, self.players))

    # What cards do. One effect may set off any other, so those that carry effects out know each other from here only.

    @abstractmethod
    def perform(self, effect: Any, verb: Verb, optional: bool) -> None:
        """Carry out a verb of the effect on top of the stack; `optional`: its owner may refuse."""

    @abstractmethod
    def can_act(self, player: Player, card: str) -> bool:
        """Whether the card's effect could do anything now, as everybody can see."""

    @abstractmethod
    def is_open_to(self, player: Player, card: str) -> bool:
        """Whether the owner, who knows the secret cards too, can use an effect that others must think possible."""
