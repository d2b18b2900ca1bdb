"""The deal, and the opening hands: everybody keeps six of ten cards, at the same time and in secret (rulings 2-5)."""

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.events import HandsReady, SetAside, SetAsideCard, TurnBegan
from digsite.ancient_knowledge.gathering import Gathering, exactly
from digsite.ancient_knowledge.rules.declining import ACTIONS_A_TURN
from digsite.ancient_knowledge.rules.drawing import draw
from digsite.ancient_knowledge.rules.pillars import LEVEL, PILLAR_CARDS
from digsite.ancient_knowledge.rules.questions import card_of
from digsite.ancient_knowledge.state import KnowledgeState, Question
from digsite.core import Action, Json, Seat

DEALT = 10
KEPT = 6
BONUS_SEATS = (2, 3)
"""Places in turn order, counted from 0, that get one more card."""


class OpeningHands(Question, frozen=True, tag="opening-hands"):
    """Each seat names the cards it does not keep, one by one. All tuples have one item a seat."""

    left: tuple[int, ...]
    floors: tuple[int, ...]
    aside: tuple[tuple[str, ...], ...]

    @property
    def cards_held(self) -> tuple[str, ...]:
        return tuple(card for cards in self.aside for card in cards)

    def deciders(self, state: KnowledgeState) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(state.players) if self.left[seat])

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        hand = state.seats[seat].hand
        return [actions.set_aside(seat, card) for card in hand[self.floors[seat] : len(hand) - self.left[seat] + 1]]

    def gathering(self, state: KnowledgeState, seat: Seat) -> Gathering | None:
        return exactly(self.left[seat], state.seats[seat].hand[self.floors[seat] :])

    def unasked(self, state: KnowledgeState) -> Action | None:
        return None

    def answer(self, state: KnowledgeState, action: Action) -> None:
        seat, card = action.seat, card_of(action)
        hand = state.seats[seat].hand
        place = hand.index(card)
        del hand[place]
        left, floors, aside = list(self.left), list(self.floors), list(self.aside)
        left[seat] -= 1
        floors[seat] = place
        aside[seat] = (*aside[seat], card)
        state.emit(SetAside(seat=seat))
        state.emit(SetAsideCard(to=(seat,), seat=seat, card=card))
        state.stack.pop()
        if any(left):
            state.stack.append(OpeningHands(tuple(left), tuple(floors), tuple(aside)))
        else:
            _hands_are_ready(state, aside)

    def seen_by(self, state: KnowledgeState, seat: Seat | None) -> dict[str, Json]:
        data = super().seen_by(state, seat)
        data["floors"] = [floor if owner == seat else 0 for owner, floor in enumerate(self.floors)]
        data["aside"] = [
            list(cards) if owner == seat else [None] * len(cards) for owner, cards in enumerate(self.aside)
        ]
        return data


def _hands_are_ready(state: KnowledgeState, aside: list[tuple[str, ...]]) -> None:
    """The bonus cards are dealt before the rejected cards are shuffled back."""
    deal_bonus(state)
    state.deck = state.chance.shuffled([*state.deck, *(card for cards in aside for card in cards)])
    for player, cards in zip(state.seats, aside, strict=True):
        player.shuffled_in = frozenset(cards)
        player.fresh = 0
    state.emit(HandsReady())
    begin_first_turn(state)


def begin_first_turn(state: KnowledgeState) -> None:
    state.actions_left = ACTIONS_A_TURN
    state.emit(TurnBegan(seat=state.turn))


def deal_bonus(state: KnowledgeState) -> None:
    for place in BONUS_SEATS[: max(0, state.players - BONUS_SEATS[0])]:
        draw(state, (state.start + place) % state.players, 1)


def deal(state: KnowledgeState) -> None:
    """Decks, pillars and hands, up to the first question."""
    chance = state.chance
    state.start = state.turn = chance.below(state.players)
    state.deck = chance.shuffled(list(BUILDERS))
    for level in (1, 2):
        state.techdecks[level - 1] = chance.shuffled([card for card in TECHNOLOGIES if LEVEL[card] == level])
    for number, level in enumerate((1, 1, 2)):
        deck = state.techdecks[level - 1]
        state.pillars[number] = deck[:PILLAR_CARDS]
        del deck[:PILLAR_CARDS]
    if state.options["starter_sets"]:
        deal_starter_sets(state)
    else:
        deal_opening(state)


def deal_opening(state: KnowledgeState) -> None:
    """Ten cards each, to choose from."""
    for player in state.seats:
        player.hand = state.deck[:DEALT]
        del state.deck[:DEALT]
    nothing = (0,) * state.players
    state.stack.append(OpeningHands((DEALT - KEPT,) * state.players, nothing, ((),) * state.players))


def deal_starter_sets(state: KnowledgeState) -> None:
    """A random starter set each; unused sets stay in the deck."""
    numbers = state.chance.shuffled(range(1, 5))
    for player, number in zip(state.seats, numbers, strict=False):
        player.hand = [card.id for card in BUILDERS.values() if card.starter_set == number]
        state.deck = [card for card in state.deck if BUILDERS[card].starter_set != number]
    deal_bonus(state)
    begin_first_turn(state)
