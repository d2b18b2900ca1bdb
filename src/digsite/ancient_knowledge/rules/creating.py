"""Create: announce a card, pay for it, put it into play, and what that sets off (rulings 14-26)."""

from functools import cache
from typing import TYPE_CHECKING

from digsite.ancient_knowledge import actions, memory
from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.counting import Test, amount_of, holds_of
from digsite.ancient_knowledge.events import Announced, Created
from digsite.ancient_knowledge.player import ARTEFACT_PLACES, KIND, SPACES, Player
from digsite.ancient_knowledge.rules.agenda import push_pool
from digsite.ancient_knowledge.rules.drawing import discard_at
from digsite.ancient_knowledge.rules.effects import Effects, cause_of, refuse, running_effect, update_effect
from digsite.ancient_knowledge.rules.step import HandQuestion, SecretQuestion, Step, card_of
from digsite.ancient_knowledge.rules.verbs import feasible, performs, possible
from digsite.ancient_knowledge.vocabulary import (
    Create,
    CreateOneOfThem,
    Creating,
    EaseEntry,
    EnterLess,
    If,
    Kind,
    Trigger,
    Whenever,
)
from digsite.core import Action, Seat

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

# What can be created.


@cache
def _creates(seat: Seat, card: str, budget: int) -> tuple[tuple[int, Action], ...]:
    """The ways to create a monument with so many cards to pay: (space, action), nearest space first in board order."""
    built = BUILDERS[card]
    start = built.start or 0
    shift = 0 if built.locked else budget - built.cost
    if budget < built.cost:
        return ()
    return tuple((space, actions.create(seat, card, space)) for space in SPACES if abs(space - start) <= shift)


def create_options(state: "KnowledgeState", seat: Seat, kind: Kind | None = None) -> list[Action]:
    """Every create from the hand that can be paid and placed; of a kind, if one is named."""
    player = state.seats[seat]
    budget = len(player.hand) - 1
    cells = player.cells
    has_place = len(player.artefacts) < ARTEFACT_PLACES
    offered: list[Action] = []
    for card in player.hand:
        is_a = KIND[card]
        if kind is not None and not kind.includes(is_a):
            continue
        if is_a is Kind.ARTEFACT:
            if has_place and BUILDERS[card].cost <= budget:
                offered.append(actions.create(seat, card))
        else:
            offered += [action for space, action in _creates(seat, card, budget) if cells[2 * space - 1] is None]
    return offered


def has_place_for(player: Player, kind: Kind) -> bool:
    """Whether a card of that kind could be put anywhere."""
    return len(player.artefacts) < ARTEFACT_PLACES if kind is Kind.ARTEFACT else None in player.cells


def begin_create(state: "KnowledgeState", action: actions.Create) -> None:
    """The card leaves the hand (or the cards that lie aside); its cost is to be paid next."""
    built = BUILDERS[action.card]
    shift = 0 if action.space is None or built.start is None else abs(action.space - built.start)
    by, clause = cause_of(state)
    state.tell(Announced(seat=state.turn, card=action.card, space=action.space, by=by, clause=clause))
    if any(action.card in player.seen for player in state.seats):
        memory.surfaced(state, action.card)
    if built.cost + shift:
        state.stack.append(Payment(card=action.card, space=action.space, left=built.cost + shift))
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

    def options(self, state: "KnowledgeState", seat: Seat) -> list[Action]:
        hand = state.seats[seat].hand
        return [actions.pay(seat, card) for card in hand[self.floor : len(hand) - self.left + 1]]

    def unasked(self, state: "KnowledgeState") -> Action | None:
        hand = state.seats[state.turn].hand
        return actions.pay(state.turn, hand[0]) if len(hand) == self.left else None

    def answer(self, state: "KnowledgeState", action: Action) -> None:
        place = state.seats[state.turn].hand.index(card_of(action))
        state.stack.pop()
        discard_at(state, state.turn, place, "pay", cause_of(state))
        if self.left > 1:
            state.stack.append(Payment(card=self.card, space=self.space, left=self.left - 1, floor=place))
        else:
            state.stack.append(Entering(self.card, self.space))


# Entering play.

_EASING: dict[str, tuple[EaseEntry, Test | None]] = {}
"""Cards that let others enter with less knowledge, and the condition for it."""
_ENTERING: dict[str, EnterLess] = {}
"""Cards that enter with less knowledge themselves."""
_ON_CREATE: dict[str, tuple[Creating, Test | None]] = {}
"""Cards that react to a create."""
_ACTS_AT_ONCE: set[str] = set()
"""Cards with an effect when they enter play."""

for _card in BUILDERS.values():
    for _sentence in _card.effect:
        if isinstance(_sentence, EaseEntry):
            _EASING[_card.id] = (_sentence, None)
        elif isinstance(_sentence, If) and isinstance(_sentence.clauses[0], EaseEntry):
            _EASING[_card.id] = (_sentence.clauses[0], holds_of(_sentence.condition))
        elif isinstance(_sentence, EnterLess):
            _ENTERING[_card.id] = _sentence
        elif isinstance(_sentence, Whenever) and isinstance(_sentence.occasion, Creating):
            _occasion = _sentence.occasion
            _ON_CREATE[_card.id] = (_occasion, holds_of(_occasion.condition) if _occasion.condition else None)
        elif _card.trigger is Trigger.IMMEDIATE:
            _ACTS_AT_ONCE.add(_card.id)


def entering_knowledge(state: "KnowledgeState", player: Player, card: str) -> int:
    """The printed amount less all reductions (rulings 21, 22); a card never reduces itself."""
    built = BUILDERS[card]
    less = 0
    own = _ENTERING.get(card)
    if own is not None and (own.condition is None or holds_of(own.condition)(state, player, card, 0)):
        less += amount_of(own.less, state, player, card)
    for other in player.in_play:
        easing = _EASING.get(other)
        if easing is None or other == card or not easing[0].kind.includes(built.kind):
            continue
        if easing[1] is None or easing[1](state, player, other, 0):
            less += easing[0].less
    return max(0, built.knowledge - less)


class Entering(Step, frozen=True, tag="entering"):
    """The card is paid for: it enters play."""

    card: str
    space: int | None = None

    @property
    def cards_held(self) -> tuple[str, ...]:
        return (self.card,)

    def run(self, state: "KnowledgeState") -> None:
        card, space, player = self.card, self.space, state.seats[state.turn]
        by, clause = cause_of(state)
        knowledge = 0
        if space is None:
            player.artefacts.append(card)
        else:
            knowledge = entering_knowledge(state, player, card)
            player.place(card, space, knowledge)
        state.tell(Created(seat=state.turn, card=card, space=space, knowledge=knowledge, by=by, clause=clause))
        push_pool(state, _set_off(state, player, card, space, by))


def _set_off(state: "KnowledgeState", player: Player, card: str, space: int | None, granter: str | None) -> list[str]:
    """The card's own effect and those of the cards that react to its creation."""
    pool = [card] if card in _ACTS_AT_ONCE else []
    for other in player.in_play:
        reaction = _ON_CREATE.get(other)
        if reaction is not None and other != card and _reacts(state, player, other, reaction, (card, space, granter)):
            pool.append(other)
    return pool


def _reacts(
    state: "KnowledgeState",
    player: Player,
    other: str,
    reaction: tuple[Creating, Test | None],
    created: tuple[str, int | None, str | None],
) -> bool:
    occasion, test = reaction
    card, space, granter = created
    if not occasion.kind.includes(KIND[card]) or (occasion.spaces and space not in occasion.spaces):
        return False
    if occasion.not_by_this and granter == other:
        return False
    return test is None or test(state, player, other, 0)


# Create granted by an effect.


class GrantedCreate(SecretQuestion, frozen=True, kw_only=True, tag="granted-create"):
    """A create of a kind, from the hand."""

    what: Kind
    may: bool

    def options(self, state: "KnowledgeState", seat: Seat) -> list[Action]:
        offered = create_options(state, seat, self.what)
        return [*offered, actions.done(seat)] if self.may else offered

    def answer(self, state: "KnowledgeState", action: Action) -> None:
        state.stack.pop()
        if isinstance(action, actions.Create):
            state.seats[state.turn].hand.remove(action.card)
            begin_create(state, action)
        else:
            refuse(state)


@possible(Create)
def _can_create(state: "KnowledgeState", player: Player, card: str, verb: Create) -> bool:
    return bool(player.hand) and has_place_for(player, verb.kind)


@feasible(Create)
def _has_card_to_create(state: "KnowledgeState", player: Player, card: str, verb: Create) -> bool:
    return bool(create_options(state, state.turn, verb.kind))


@performs(Create)
def _grant_create(state: "KnowledgeState", effect: Effects, verb: Create, optional: bool) -> None:
    if _can_create(state, state.seats[state.turn], effect.card, verb):
        state.stack.append(GrantedCreate(what=verb.kind, may=optional))


class CreateAside(SecretQuestion, frozen=True, kw_only=True, tag="create-aside"):
    """One of the cards that lie aside must be created, if one can be; which of them can is nobody else's business."""

    what: Kind

    def options(self, state: "KnowledgeState", seat: Seat) -> list[Action]:
        budget = len(state.seats[seat].hand)
        offered: list[Action] = [
            actions.create(seat, card)
            for card in running_effect(state, 2).aside
            if KIND[card] is self.what and BUILDERS[card].cost <= budget
        ]
        return offered or [actions.done(seat)]

    def answer(self, state: "KnowledgeState", action: Action) -> None:
        state.stack.pop()
        if isinstance(action, actions.Create):
            aside = running_effect(state).aside
            update_effect(state, aside=tuple(card for card in aside if card != action.card))
            begin_create(state, action)


@performs(CreateOneOfThem)
def _create_one_of_them(state: "KnowledgeState", effect: Effects, verb: CreateOneOfThem, optional: bool) -> None:
    if effect.aside and has_place_for(state.seats[state.turn], verb.kind):
        state.stack.append(CreateAside(what=verb.kind))
