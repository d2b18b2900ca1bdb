"""Ancient Knowledge as a `Game`: its name, its options, and its states, put together from data, rules and positions."""

import random
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from typing import Any, ClassVar, cast

from digsite.ancient_knowledge.actions import AnyAction
from digsite.ancient_knowledge.pictures.table_picture import table_picture
from digsite.ancient_knowledge.positions import scenario
from digsite.ancient_knowledge.positions.determinize import Hidden, draw, fill, is_drawn_whole
from digsite.ancient_knowledge.positions.outlook import Outlook, outlook
from digsite.ancient_knowledge.positions.view import AncientKnowledgeView, view_of, views_of
from digsite.ancient_knowledge.reckoning.scoring import outcome_of, score_of
from digsite.ancient_knowledge.rules import flow, revealing, verbs
from digsite.ancient_knowledge.rules.effects import asking_card
from digsite.ancient_knowledge.rules.opening import deal
from digsite.ancient_knowledge.rules.refusals import refusal
from digsite.ancient_knowledge.state import KnowledgeState, Question
from digsite.core import (
    Action,
    Actions,
    BadPosition,
    Chance,
    Event,
    Game,
    Json,
    Option,
    Outcome,
    Position,
    Seat,
    View,
)
from digsite.core.game import ASK_FORCED
from digsite.core.remembered import Remembered

DRAWS = 10_000
"""How often the hidden cards of a view are drawn, at most, until the open question can be answered."""


class StateInPlay(KnowledgeState):
    """A state with the rules that move it."""

    __slots__ = ()

    cause = property(asking_card)
    perform = verbs.perform
    can_act = verbs.can_act
    is_open_to = verbs.is_open_to

    def _legal_actions(self, seat: Seat) -> Actions:
        legal = self._legal
        if legal is None or legal[0] != seat:
            question: Question = self.question  # type: ignore[assignment]  # somebody decides, so there is one
            legal = self._legal = (seat, tuple(question.options(self, seat)))
        return legal[1]

    def kind_reveals(self, seat: Seat, kind: type[Action]) -> bool | None:
        return revealing.kind_reveals(self, seat, kind)

    def reveals(self, action: Action) -> bool:
        known = revealing.reveals(self, action)
        return self._tried(action) if known is None else known

    def _tried(self, action: Action) -> bool:
        """Whether something is revealed on the way. With the first of it that is known: what follows can be long."""
        twin = cast("StateInPlay", self.clone())
        try:
            twin._carry_out(action, revealing.UntilRevealed())
        except revealing.Revealed:
            return True
        return False

    def _apply(self, action: Action) -> list[Event]:
        if action not in self._legal_actions(action.seat):
            raise refusal(self, action)
        events: list[Event] = []
        self._carry_out(action, events)
        return events

    def _carry_out(self, action: Action, events: list[Event]) -> None:
        question: Question = self.question  # type: ignore[assignment]  # somebody decides, so there is one
        self.emit = events.append
        question.answer(self, action)
        flow.proceed(self)
        flow.ask(self)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(score_of(self, player) for player in self.seats)

    @property
    def outcome(self) -> Outcome | None:
        return outcome_of(self) if self.over else None

    def _view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    def views(self, seats: Iterable[Seat | None]) -> list[View]:
        return views_of(self, [self.checked_seat(seat) for seat in seats])

    def outlook(self, seat: Seat) -> View | None:
        return cast("View", outlook(self, seat))

    def as_scenario(self) -> Position:
        return scenario.scenario_of(self)

    def _repr_svg_(self) -> str:
        """How a notebook shows it: the table as a spectator sees it."""
        return table_picture(self.view(None)).svg()


class AncientKnowledge(Game[StateInPlay]):
    name = "ancient-knowledge"
    version = 2
    player_counts = range(2, 5)
    options: ClassVar[Mapping[str, Option]] = {
        "ask_forced": ASK_FORCED,
        "starter_sets": Option("starter_sets", default=False, first_game=True),
    }
    action_types: ClassVar[Any] = AnyAction
    view_type: ClassVar[Any] = AncientKnowledgeView
    outlook_type: ClassVar[Any] = Outlook
    completing: ClassVar[frozenset[str]] = frozenset({"payment"})

    def _deal(self, players: int, chance: Chance, options: dict[str, Json]) -> StateInPlay:
        state = StateInPlay(self, players, chance, options)
        deal(state)
        flow.ask(state)
        return state

    def _set_up(self, position: Position, options: dict[str, Json]) -> StateInPlay:
        layout = scenario.read(position, self.player_counts)
        state = StateInPlay(self, len(layout.seats), Chance(layout.seed, layout.counter), options)
        scenario.set_up(state, layout)
        flow.ask(state)
        return state

    def _determinize(self, view: View, rng: random.Random) -> StateInPlay:
        """Who looks ahead asks for many states of one view: what all of them share is set up once."""
        if is_drawn_whole(view):
            return self._drawn(lambda: self.scenario(**fill(view, rng)))
        luck = random.Random(0)
        seen, hidden = _SEEN.get(view, lambda: (self._drawn(lambda: self.scenario(**fill(view, luck))), Hidden(view)))

        def drawn() -> StateInPlay:
            state = cast("StateInPlay", seen.clone())
            draw(state, view, hidden, rng)
            state._origin = state.clone()
            return state

        return self._drawn(drawn)

    def _drawn(self, draw_one: Callable[[], StateInPlay]) -> StateInPlay:
        """Drawn again until the open question can be answered: that somebody was asked it is known as well."""
        for attempt in count(1):
            try:
                return draw_one()
            except BadPosition as error:
                if attempt == DRAWS or error.code != scenario.UNANSWERABLE:
                    raise
        raise RuntimeError("unreachable")


_SEEN: Remembered[tuple[StateInPlay, Hidden]] = Remembered(most=4)
"""Of each of the views that were asked about last a state, and what is hidden in it."""
ANCIENT_KNOWLEDGE = AncientKnowledge()
