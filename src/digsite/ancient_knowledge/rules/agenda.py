"""Several effects at one time: their owner orders them (rulings 24, 38, 51-55)."""

from typing import TYPE_CHECKING

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.events import PhaseBegan
from digsite.ancient_knowledge.rules.effects import Effects
from digsite.ancient_knowledge.rules.questions import Pending, Question
from digsite.ancient_knowledge.rules.verbs import OPTIONAL, can_act, is_open_to
from digsite.ancient_knowledge.vocabulary import Trigger
from digsite.core import Action, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from digsite.ancient_knowledge.state import KnowledgeState

_ACTS_IN_TIMELINE = {card.id for card in BUILDERS.values() if card.trigger is Trigger.TIMELINE}


def _without(cards: tuple[str, ...], gone: str) -> tuple[str, ...]:
    return tuple(card for card in cards if card != gone)


class Pool(Pending, frozen=True, tag="pool"):
    """Effects set off by one event. Each is resolved once; one that can do nothing when its turn comes lapses."""

    cards: tuple[str, ...]

    def run(self, state: "KnowledgeState") -> None:
        player = state.seats[state.turn]
        # A card that another effect of the pool destroyed acts no more.
        cards = tuple(card for card in self.cards if player.can_use(card))
        if len(cards) == 1:
            state.stack.append(Effects(cards[0]))
        elif any(can_act(state, player, card) for card in cards):
            state.stack.append(PoolOrder(cards))


class PoolOrder(Question, frozen=True, tag="pool-order"):
    """Which effect of the pool comes next. A "may" is used by naming it, or left with the others at the end."""

    cards: tuple[str, ...]

    def options(self, state: "KnowledgeState", seat: Seat) -> list[Action]:
        player = state.seats[seat]
        offered: list[Action] = [
            actions.resolve(seat, card)
            for card in self.cards
            if card not in OPTIONAL or (can_act(state, player, card) and is_open_to(state, player, card))
        ]
        if all(card in OPTIONAL for card in self.cards):
            offered.append(actions.done(seat))
        return offered

    def unasked(self, state: "KnowledgeState") -> Action | None:
        """Only what everybody can see counts: a create that the hand does not allow is still asked about."""
        player = state.seats[state.turn]
        visible = [card for card in self.cards if card not in OPTIONAL or can_act(state, player, card)]
        if len(visible) == 1 and visible[0] not in OPTIONAL:
            return actions.resolve(state.turn, visible[0])
        return None

    def answer(self, state: "KnowledgeState", action: Action) -> None:
        state.stack.pop()
        if isinstance(action, actions.Resolve):
            push_pool(state, _without(self.cards, action.card))
            state.stack.append(Effects(action.card, chosen=True))


def push_pool(state: "KnowledgeState", cards: "Iterable[str]") -> None:
    """These effects are set off together."""
    pool = tuple(cards)
    if pool:
        state.stack.append(Pool(pool))


class TimelinePhase(Pending, frozen=True, tag="timeline-phase"):
    """The timeline phase, with the effects that have not acted yet. One that cannot act now may do so later."""

    cards: tuple[str, ...]

    def run(self, state: "KnowledgeState") -> None:
        active = _active(state, self.cards)
        if not active:
            state.begin_decline()
        elif len(active) == 1:
            state.stack.append(TimelinePhase(_without(self.cards, active[0])))
            state.stack.append(Effects(active[0]))
        else:
            state.stack.append(TimelineOrder(self.cards))


class TimelineOrder(Question, frozen=True, tag="timeline-order"):
    """Which timeline effect comes next; none, if only such are left that may be used."""

    cards: tuple[str, ...]

    def options(self, state: "KnowledgeState", seat: Seat) -> list[Action]:
        active = _active(state, self.cards)
        player = state.seats[seat]
        offered: list[Action] = [
            actions.resolve(seat, card) for card in active if card not in OPTIONAL or is_open_to(state, player, card)
        ]
        if all(card in OPTIONAL for card in active):
            offered.append(actions.done(seat))
        return offered

    def unasked(self, state: "KnowledgeState") -> Action | None:
        return None  # It is asked only where everybody can see several.

    def answer(self, state: "KnowledgeState", action: Action) -> None:
        state.stack.pop()
        if isinstance(action, actions.Resolve):
            state.stack.append(TimelinePhase(_without(self.cards, action.card)))
            state.stack.append(Effects(action.card, chosen=True))
        else:
            state.begin_decline()


def _active(state: "KnowledgeState", cards: tuple[str, ...]) -> list[str]:
    """Those that lie in play and could do something now, as everybody can see."""
    player = state.seats[state.turn]
    return [card for card in cards if player.can_use(card) and can_act(state, player, card)]


def begin_timeline_phase(state: "KnowledgeState") -> None:
    """The list of effects is drawn up now; what enters play during the phase acts next turn (ruling 52)."""
    cards = tuple(card for card in state.seats[state.turn].in_play if card in _ACTS_IN_TIMELINE)
    state.emit(PhaseBegan(seat=state.turn, phase="timeline"))
    state.stack.append(TimelinePhase(cards))
