"""A position of Ancient Knowledge: plain data at every moment, also in the middle of a card's effect."""

from typing import TYPE_CHECKING

from digsite.ancient_knowledge.player import Player
from digsite.ancient_knowledge.rules.agenda import begin_timeline_phase
from digsite.ancient_knowledge.rules.declining import DeclinePhase, ToThePast, begin_decline_phase
from digsite.ancient_knowledge.rules.effects import Effects
from digsite.ancient_knowledge.rules.refusals import refusal
from digsite.ancient_knowledge.rules.revealing import kind_reveals
from digsite.ancient_knowledge.rules.scoring import outcome_of, score_of
from digsite.ancient_knowledge.rules.step import Question, Step
from digsite.ancient_knowledge.rules.turn import MAIN_ACTION
from digsite.core import Action, Actions, Chance, Decision, Event, Game, Json, Outcome, Position, Seat, State, View

if TYPE_CHECKING:
    from digsite.ancient_knowledge.memory import Entry


class KnowledgeState(State):
    """The table: players, decks, pillars, the frame of the turn, and the stack of pending steps."""

    __slots__ = (
        "_legal",
        "_told",
        "actions_left",
        "ask_forced",
        "deck",
        "discard",
        "known_technologies",
        "last_round",
        "newly_lost",
        "over",
        "pillars",
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

    def __init__(self, game: Game, players: int, chance: Chance, options: dict[str, Json]) -> None:
        self.game, self.players, self.chance, self.options = game, players, chance, options
        self._history = ()
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
        self.stack: list[Step] = []
        self._legal: tuple[Seat, tuple[Action, ...]] | None = None
        self._told: list[Event] = []

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

    # Who decides what.

    @property
    def question(self) -> Question | None:
        """The open question; None when the game is over."""
        if self.stack:
            top = self.stack[-1]
            if isinstance(top, Question):
                return top
        return None if self.over else MAIN_ACTION

    @property
    def deciders(self) -> tuple[Seat, ...]:
        question = self.question
        return () if question is None else question.deciders(self)

    @property
    def is_over(self) -> bool:
        return self.over

    @property
    def decisions(self) -> tuple[Decision, ...]:
        question = self.question
        if question is None:
            return ()
        cause = self.cause
        return tuple(Decision(seat, question.kind, cause) for seat in question.deciders(self))

    @property
    def cause(self) -> str | None:
        """The card whose effect asks; None where the turn itself does."""
        below = self.stack[-2] if len(self.stack) > 1 else None
        return below.card if isinstance(below, Effects) else None

    def _legal_actions(self, seat: Seat) -> Actions:
        if self._legal is None or self._legal[0] != seat:
            question = self.question
            self._legal = (seat, () if question is None else tuple(question.options(self, seat)))
        return self._legal[1]

    def kind_reveals(self, seat: Seat, kind: type[Action]) -> bool | None:
        return kind_reveals(self, seat, kind)

    # Applying actions.

    def _apply(self, action: Action) -> list[Event]:
        question = self.question
        if question is None or action not in self._legal_actions(action.seat):
            raise refusal(self, action)
        told: list[Event] = []
        self._told = told
        question.answer(self, action)
        self.proceed()
        return told

    def emit(self, event: Event) -> None:
        """Something happened."""
        self._told.append(event)

    def proceed(self) -> None:
        """Go on to the next decision that has to be asked."""
        self._legal = None
        stack = self.stack
        while not self.over:
            if not stack:
                if self.actions_left:
                    return
                begin_timeline_phase(self)
            step = stack[-1]
            if not isinstance(step, Question):
                stack.pop()
                step.run(self)
                continue
            answer = None if self.ask_forced else step.unasked(self)
            if answer is None:
                return
            step.answer(self, answer)

    def begin_decline(self) -> None:
        """The timeline phase is over."""
        begin_decline_phase(self)

    # What the rules ask of the table.

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """The others, clockwise from the left of the player whose turn it is."""
        return tuple((self.turn + step) % self.players for step in range(1, self.players))

    @property
    def is_declining(self) -> bool:
        """Whether the decline phase is under way."""
        return bool(self.stack) and type(self.stack[0]) is DeclinePhase

    @property
    def declining(self) -> str | None:
        """The monument whose decline effect is being carried out: it can be neither moved nor swapped (ruling 31)."""
        if self.is_declining and len(self.stack) > 1:
            step = self.stack[1]
            return step.card if isinstance(step, ToThePast) else None
        return None

    # The score, the view, plain data.

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(score_of(self, player) for player in self.seats)

    @property
    def outcome(self) -> Outcome | None:
        return outcome_of(self) if self.over else None

    def _view(self, seat: Seat | None) -> View:
        from digsite.ancient_knowledge.positions.view import view_of

        return view_of(self, seat)

    def as_scenario(self) -> Position:
        from digsite.ancient_knowledge.positions.scenario import scenario_of

        return scenario_of(self)
