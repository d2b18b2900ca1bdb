"""Several effects set off by one event: their owner orders them (rulings 24, 38)."""

from collections.abc import Sequence

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.rules.effects import OPTIONAL, Effects
from digsite.ancient_knowledge.state import KnowledgeState, Pending, Question
from digsite.core import Action, Seat


def without(cards: tuple[str, ...], gone: str) -> tuple[str, ...]:
    return tuple([card for card in cards if card != gone])


class Pool(Pending, frozen=True, tag="pool"):
    """Effects set off by one event. Each is resolved once; one that can do nothing when its turn comes lapses."""

    cards: tuple[str, ...]

    def run(self, state: KnowledgeState) -> None:
        player = state.seats[state.turn]
        # A card that another effect of the pool destroyed acts no more.
        cards = tuple([card for card in self.cards if player.can_use(card)])
        if len(cards) == 1:
            state.stack.append(Effects(cards[0]))
        elif any(state.can_act(player, card) for card in cards):
            state.stack.append(PoolOrder(cards))


class PoolOrder(Question, frozen=True, tag="pool-order"):
    """Which effect of the pool comes next. A "may" is used by naming it, or left with the others at the end."""

    cards: tuple[str, ...]

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        player = state.seats[seat]
        offered: list[Action] = [
            actions.resolve(seat, card)
            for card in self.cards
            if card not in OPTIONAL or (state.can_act(player, card) and state.is_open_to(player, card))
        ]
        if all(card in OPTIONAL for card in self.cards):
            offered.append(actions.done(seat))
        return offered

    def unasked(self, state: KnowledgeState) -> Action | None:
        """Only what everybody can see counts: a create that the hand does not allow is still asked about."""
        player = state.seats[state.turn]
        visible = [card for card in self.cards if card not in OPTIONAL or state.can_act(player, card)]
        if len(visible) == 1 and visible[0] not in OPTIONAL:
            return actions.resolve(state.turn, visible[0])
        return None

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Resolve:
            push_pool(state, without(self.cards, action.card))
            state.stack.append(Effects(action.card, chosen=True))


def push_pool(state: KnowledgeState, cards: Sequence[str]) -> None:
    """These effects are set off together."""
    if cards:
        state.stack.append(Pool(tuple(cards)))
