"""The timeline phase: its effects are resolved in the order their owner wants (rulings 51-55)."""

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.events import phase_began
from digsite.ancient_knowledge.rules.declining import begin_decline_phase
from digsite.ancient_knowledge.rules.effects import OPTIONAL, Effects
from digsite.ancient_knowledge.rules.pools import without
from digsite.ancient_knowledge.state import KnowledgeState, Pending, Question
from digsite.ancient_knowledge.vocabulary import Trigger
from digsite.core import Action, Seat

_ACTS_IN_TIMELINE = {card.id for card in BUILDERS.values() if card.trigger is Trigger.TIMELINE}


class TimelinePhase(Pending, frozen=True, tag="timeline-phase"):
    """The timeline phase, with the effects that have not acted yet. One that cannot act now may do so later."""

    cards: tuple[str, ...]

    def run(self, state: KnowledgeState) -> None:
        active = _active(state, self.cards)
        if not active:
            begin_decline_phase(state)
        elif len(active) == 1:
            state.stack.append(TimelinePhase(without(self.cards, active[0])))
            state.stack.append(Effects(active[0]))
        else:
            state.stack.append(TimelineOrder(self.cards))


class TimelineOrder(Question, frozen=True, tag="timeline-order"):
    """Which timeline effect comes next; none, if only such are left that may be used."""

    cards: tuple[str, ...]

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        active = _active(state, self.cards)
        player = state.seats[seat]
        offered: list[Action] = [
            actions.resolve(seat, card) for card in active if card not in OPTIONAL or state.is_open_to(player, card)
        ]
        if all(card in OPTIONAL for card in active):
            offered.append(actions.done(seat))
        return offered

    def unasked(self, state: KnowledgeState) -> Action | None:
        return None  # It is asked only where everybody can see several.

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Resolve:
            state.stack.append(TimelinePhase(without(self.cards, action.card)))
            state.stack.append(Effects(action.card, chosen=True))
        else:
            begin_decline_phase(state)


def _active(state: KnowledgeState, cards: tuple[str, ...]) -> list[str]:
    """Those that lie in play and could do something now, as everybody can see."""
    player = state.seats[state.turn]
    return [card for card in cards if player.can_use(card) and state.can_act(player, card)]


def begin_timeline_phase(state: KnowledgeState) -> None:
    """The list of effects is drawn up now; what enters play during the phase acts next turn (ruling 52)."""
    cards = tuple([card for card in state.seats[state.turn].places if card in _ACTS_IN_TIMELINE])
    state.emit(phase_began(state.turn, "timeline"))
    state.stack.append(TimelinePhase(cards))
