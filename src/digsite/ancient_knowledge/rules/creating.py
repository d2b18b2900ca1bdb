"""Create: announce a card and pay for it, by an action or granted by an effect (rulings 14-20, 23)."""

from collections.abc import Iterator
from functools import cache

from digsite.ancient_knowledge import actions, memory
from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.events import Announced
from digsite.ancient_knowledge.gathering import Gathering, exactly
from digsite.ancient_knowledge.player import ARTEFACT_PLACES, CELLS, KIND, SPACES, Player
from digsite.ancient_knowledge.rules.drawing import discard_at
from digsite.ancient_knowledge.rules.effects import Effects, cause_of, refuse, running_effect, update_effect
from digsite.ancient_knowledge.rules.entering import Entering
from digsite.ancient_knowledge.rules.questions import HandQuestion, SecretQuestion, card_of
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.ancient_knowledge.vocabulary import Create, CreateOneOfThem, Kind
from digsite.core import Action, Seat

# What can be created.


ARTEFACTS = len(CELLS)
"""Where an artefact goes, counted on from the cells of the timeline."""


@cache
def _ways(seat: Seat, budget: int) -> dict[str, tuple[tuple[int, Action], ...]]:
    """The ways to create each card with so many cards to pay: (the cell that must be empty, action), in board order."""
    return {card: tuple(_ways_of(seat, card, budget)) for card in BUILDERS}


def _ways_of(seat: Seat, card: str, budget: int) -> Iterator[tuple[int, Action]]:
    built = BUILDERS[card]
    if budget < built.cost:
        return
    if built.kind is Kind.ARTEFACT:
        yield ARTEFACTS, actions.create(seat, card)
        return
    shift = 0 if built.locked else budget - built.cost
    for space in SPACES:
        if abs(space - (built.start or 0)) <= shift:
            yield 2 * space - 1, actions.create(seat, card, space)


def create_options(state: KnowledgeState, seat: Seat, kind: Kind | None = None) -> list[Action]:
    """Every create from the hand that can be paid and placed; of a kind, if one is named."""
    player = state.seats[seat]
    hand = player.hand
    ways = _ways(seat, len(hand) - 1)
    cells = [*player.cells, None if len(player.artefacts) < ARTEFACT_PLACES else "full"]
    cards = hand if kind is None else [card for card in hand if kind.includes(KIND[card])]
    return [action for card in cards for cell, action in ways[card] if cells[cell] is None]


def has_place_for(player: Player, kind: Kind) -> bool:
    """Whether a card of that kind could be put anywhere."""
    return len(player.artefacts) < ARTEFACT_PLACES if kind is Kind.ARTEFACT else None in player.cells


def begin_create(state: KnowledgeState, action: actions.Create) -> None:
    """The card leaves the hand (or the cards that lie aside); its cost is to be paid next."""
    price = BUILDERS[action.card].price(action.space)
    by, clause = cause_of(state)
    state.emit(Announced(seat=state.turn, card=action.card, space=action.space, by=by, clause=clause))
    memory.surfaced(state, action.card)
    if price:
        state.stack.append(Payment(card=action.card, space=action.space, left=price))
    else:
        state.stack.append(Entering(action.card, action.space))


class Payment(HandQuestion, frozen=True, kw_only=True, tag="payment"):
    """The cards that a create costs, one by one. The created card has left the hand: it cannot pay for itself."""

    card: str
    space: int | None = None
    left: int

    @property
    def cards_held(self) -> tuple[str, ...]:
        return (self.card,)

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        hand = state.seats[seat].hand
        return [actions.pay(seat, card) for card in hand[self.floor : len(hand) - self.left + 1]]

    def gathering(self, state: KnowledgeState, seat: Seat) -> Gathering | None:
        return exactly(self.left, state.seats[seat].hand[self.floor :])

    def unasked(self, state: KnowledgeState) -> Action | None:
        hand = state.seats[state.turn].hand
        return actions.pay(state.turn, hand[0]) if len(hand) == self.left else None

    def answer(self, state: KnowledgeState, action: Action) -> None:
        place = state.seats[state.turn].hand.index(card_of(action))
        state.stack.pop()
        discard_at(state, state.turn, place, "pay", cause_of(state))
        if self.left > 1:
            state.stack.append(Payment(card=self.card, space=self.space, left=self.left - 1, floor=place))
        else:
            state.stack.append(Entering(self.card, self.space))


# Create granted by an effect.


class GrantedCreate(SecretQuestion, frozen=True, kw_only=True, tag="granted-create"):
    """A create of a kind, from the hand."""

    what: Kind
    may: bool

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        offered = create_options(state, seat, self.what)
        return [*offered, actions.done(seat)] if self.may else offered

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Create:
            state.seats[state.turn].hand.remove(action.card)
            begin_create(state, action)
        else:
            refuse(state)


def create_possible(state: KnowledgeState, player: Player, card: str, verb: Create) -> bool:
    return bool(player.hand) and has_place_for(player, verb.kind)


def create_feasible(state: KnowledgeState, player: Player, card: str, verb: Create) -> bool:
    return bool(create_options(state, state.turn, verb.kind))


def perform_create(state: KnowledgeState, effect: Effects, verb: Create, optional: bool) -> None:
    if create_possible(state, state.seats[state.turn], effect.card, verb):
        state.stack.append(GrantedCreate(what=verb.kind, may=optional))


class CreateAside(SecretQuestion, frozen=True, kw_only=True, tag="create-aside"):
    """One of the cards that lie aside must be created, if one can be; which of them can is nobody else's business."""

    what: Kind

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        budget = len(state.seats[seat].hand)
        offered: list[Action] = [
            actions.create(seat, card)
            for card in running_effect(state, 2).aside
            if KIND[card] is self.what and BUILDERS[card].cost <= budget
        ]
        return offered or [actions.done(seat)]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Create:
            aside = running_effect(state).aside
            update_effect(state, aside=tuple(card for card in aside if card != action.card))
            begin_create(state, action)


def perform_create_one_of_them(state: KnowledgeState, effect: Effects, verb: CreateOneOfThem, optional: bool) -> None:
    if effect.aside and has_place_for(state.seats[state.turn], verb.kind):
        state.stack.append(CreateAside(what=verb.kind))
