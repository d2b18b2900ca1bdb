"""The decline phase (rulings 57-67, 79, 104) and the end of a turn."""

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.events import (
    Declined,
    DeclineSkipped,
    GameEnded,
    KnowledgeLost,
    LastRound,
    phase_began,
    slid,
    turn_began,
)
from digsite.ancient_knowledge.rules.effects import Effects
from digsite.ancient_knowledge.rules.pillars import SecondHalfCheck
from digsite.ancient_knowledge.rules.pools import push_pool
from digsite.ancient_knowledge.rules.questions import card_of
from digsite.ancient_knowledge.state import KnowledgeState, Pending, Question
from digsite.ancient_knowledge.vocabulary import EndOfDecline, Trigger, Whenever
from digsite.core import Action, Seat

END_OF_GAME = 14
ACTIONS_A_TURN = 2

_ACTS_ON_DECLINE = {card.id for card in BUILDERS.values() if card.trigger is Trigger.DECLINE}
_ACTS_AFTER_DECLINES = {
    card.id
    for card in BUILDERS.values()
    for sentence in card.effect
    if isinstance(sentence, Whenever) and isinstance(sentence.occasion, EndOfDecline)
}


def begin_decline_phase(state: KnowledgeState) -> None:
    state.newly_lost = 0
    if state.skip_decline:
        state.skip_decline = False
        state.emit(DeclineSkipped(seat=state.turn))
        state.stack.append(TURN_END)
    else:
        state.emit(phase_began(state.turn, "decline"))
        state.stack.append(DECLINE_PHASE)


def is_declining(state: KnowledgeState) -> bool:
    """Whether the decline phase is under way."""
    return bool(state.stack) and type(state.stack[0]) is DeclinePhase


def declining_monument(state: KnowledgeState) -> str | None:
    """The monument whose decline effect is being carried out: it can be neither moved nor swapped (ruling 31)."""
    if is_declining(state) and len(state.stack) > 1:
        second = state.stack[1]
        return second.card if type(second) is ToThePast else None
    return None


def _on_first_space(state: KnowledgeState) -> list[str]:
    return [card for card in state.seats[state.turn].cells[:2] if card is not None]


class DeclinePhase(Pending, frozen=True, tag="decline-phase"):
    """While a monument is on space 1, one declines: so those that arrive there during the phase decline too."""

    def run(self, state: KnowledgeState) -> None:
        cards = _on_first_space(state)
        state.stack.append(self if cards else DECLINES_DONE)
        if len(cards) == 1:
            _decline(state, cards[0])
        elif cards:
            state.stack.append(MonumentToDecline())


class MonumentToDecline(Question, frozen=True, tag="monument-to-decline"):
    """Which of the two monuments on space 1 declines first."""

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        return [actions.decline(seat, card) for card in _on_first_space(state)]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        _decline(state, card_of(action))


def _decline(state: KnowledgeState, card: str) -> None:
    """First its effect; meanwhile it still lies in the timeline."""
    state.stack.append(ToThePast(card))
    if card in _ACTS_ON_DECLINE:
        state.stack.append(Effects(card))


class ToThePast(Pending, frozen=True, tag="to-the-past"):
    """A monument has carried out its decline effect: its knowledge is lost and it goes to the past, upright."""

    card: str

    def run(self, state: KnowledgeState) -> None:
        player = state.seats[state.turn]
        if self.card not in player.cells:
            return  # It was destroyed instead.
        knowledge = player.lift(self.card)
        if knowledge:
            player.lost += knowledge
            state.newly_lost += knowledge
            state.emit(KnowledgeLost(seat=state.turn, card=self.card, number=knowledge))
        player.add_to_past(self.card)
        state.emit(Declined(seat=state.turn, card=self.card))
        if len(player.past) >= END_OF_GAME and not state.last_round:
            state.last_round = True
            state.emit(LastRound(seat=state.turn))


class DeclinesDone(Pending, frozen=True, tag="declines-done"):
    """Everything has declined: what that sets off, the check for the second half, the slide, the end of the turn."""

    def run(self, state: KnowledgeState) -> None:
        state.stack += AFTER_DECLINES
        push_pool(state, [card for card in state.seats[state.turn].places if card in _ACTS_AFTER_DECLINES])


class Slide(Pending, frozen=True, tag="slide"):
    """Everything in the timeline moves one space down and keeps its row."""

    def run(self, state: KnowledgeState) -> None:
        player = state.seats[state.turn]
        if any(player.cells):
            player.slide()
            state.emit(slid(state.turn))


class TurnEnd(Pending, frozen=True, tag="turn-end"):
    """The next player's turn begins, or the game ends: once it is the last round and the starting player is next."""

    def run(self, state: KnowledgeState) -> None:
        state.turn = (state.turn + 1) % state.players
        state.newly_lost = 0
        if state.last_round and state.turn == state.start:
            state.actions_left = 0
            state.over = True
            state.emit(GameEnded())
        else:
            state.actions_left = ACTIONS_A_TURN
            state.emit(turn_began(state.turn))


# What says nothing but what it is need not be made again.
DECLINE_PHASE, DECLINES_DONE, TURN_END = DeclinePhase(), DeclinesDone(), TurnEnd()
AFTER_DECLINES = (TURN_END, Slide(), SecondHalfCheck())
