"""Cards of a deck that are looked at or revealed; they lie aside till the effect ends (rulings 49, 90-93, 97-99)."""

from digsite.ancient_knowledge import actions, memory
from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.events import Kept, KeptCard, LookedAt, LookedAtCards, PutUnder, PutUnderCard, Revealed
from digsite.ancient_knowledge.player import HAND_LIMIT, KIND, Player
from digsite.ancient_knowledge.rules.drawing import cards_left, discard_aside, take_from_deck
from digsite.ancient_knowledge.rules.effects import Cause, Effects, cause_of, running_effect, update_effect
from digsite.ancient_knowledge.rules.pillars import put_under, take_technologies
from digsite.ancient_knowledge.rules.questions import SecretQuestion, card_of
from digsite.ancient_knowledge.state import KnowledgeState, Question
from digsite.ancient_knowledge.vocabulary import (
    DiscardRest,
    EachKeepsOne,
    KeepOne,
    KeepOneMore,
    LookAtDeck,
    LookAtTechnologies,
    RestToBottom,
    RevealDeck,
    RevealUntil,
)
from digsite.core import Action, Seat


def _has_room(player: Player) -> bool:
    return len(player.hand) < HAND_LIMIT


# Looking and revealing.

_KEEPING = {
    card.id
    for card in CARDS.values()
    if any(isinstance(clause.verb, LookAtDeck) for clause in card.clauses)
    and any(isinstance(clause.verb, KeepOne) for clause in card.clauses)
}
"""Cards that look in order to keep one: with ten in hand the whole effect is left out (rulings 93, 98)."""


def look_possible(state: KnowledgeState, player: Player, card: str, verb: LookAtDeck) -> bool:
    return cards_left(state) > 0 and (card not in _KEEPING or _has_room(player))


def perform_look(state: KnowledgeState, effect: Effects, verb: LookAtDeck, optional: bool) -> None:
    if look_possible(state, state.seats[state.turn], effect.card, verb):
        _lay_aside(state, take_from_deck(state, verb.number, state.turn), "builders")


def look_at_technologies_possible(state: KnowledgeState, player: Player, card: str, verb: LookAtTechnologies) -> bool:
    return bool(state.techdecks[verb.level - 1] or state.techdiscards[verb.level - 1])


def perform_look_at_technologies(
    state: KnowledgeState, effect: Effects, verb: LookAtTechnologies, optional: bool
) -> None:
    cards = take_technologies(state, verb.level, verb.number)
    if cards:
        _lay_aside(state, cards, f"level-{verb.level}")


def _lay_aside(state: KnowledgeState, cards: list[str], deck: str) -> None:
    """Cards that only the player whose turn it is sees."""
    by, clause = cause_of(state)
    update_effect(state, aside=tuple(cards))
    seat = state.turn
    state.emit(LookedAt(seat=seat, number=len(cards), deck=deck, by=by, clause=clause))
    state.emit(LookedAtCards(to=(seat,), seat=seat, cards=tuple(cards), by=by, clause=clause))


def reveal_possible(state: KnowledgeState, player: Player, card: str, verb: RevealDeck) -> bool:
    return cards_left(state) > 0


def perform_reveal(state: KnowledgeState, effect: Effects, verb: RevealDeck, optional: bool) -> None:
    cards = tuple(take_from_deck(state, verb.number))
    if cards:
        by, clause = cause_of(state)
        update_effect(state, aside=cards, open=True)
        state.emit(Revealed(seat=state.turn, cards=cards, by=by, clause=clause))


def reveal_until_possible(state: KnowledgeState, player: Player, card: str, verb: RevealUntil) -> bool:
    return _has_room(player) and cards_left(state) > 0


def perform_reveal_until(state: KnowledgeState, effect: Effects, verb: RevealUntil, optional: bool) -> None:
    """One by one; it stops at the hand limit too. Misses lie aside, so that a reshuffle does not bring them back."""
    player = state.seats[state.turn]
    by, clause = cause = cause_of(state)
    found, missed = 0, []
    while found < verb.number and _has_room(player) and (cards := take_from_deck(state, 1)):
        (card,) = cards
        state.emit(Revealed(seat=state.turn, cards=(card,), by=by, clause=clause))
        if verb.kind.includes(KIND[card]):
            found += 1
            _keep(state, state.turn, card, openly=True, cause=cause)
        else:
            missed.append(card)
    update_effect(state, aside=tuple(missed), open=True)


# Keeping.


def _keep(state: KnowledgeState, seat: Seat, card: str, *, openly: bool, cause: Cause) -> None:
    by, clause = cause
    state.seats[seat].hand.append(card)
    if openly:
        memory.kept_openly(state, seat, card)
        state.emit(KeptCard(seat=seat, card=card, by=by, clause=clause))
    else:
        state.emit(Kept(seat=seat, by=by, clause=clause))
        state.emit(KeptCard(to=(seat,), seat=seat, card=card, by=by, clause=clause))


class CardToKeep(Question, frozen=True, tag="card-to-keep"):
    """The first of these seats keeps one of the cards that lie aside, then the next."""

    seats: tuple[Seat, ...]

    def deciders(self, state: KnowledgeState) -> tuple[Seat, ...]:
        return self.seats[:1]

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        return [actions.keep(seat, card) for card in running_effect(state, 2).aside]

    def unasked(self, state: KnowledgeState) -> Action | None:
        """How many cards lie aside is known to all, even if they are secret."""
        aside = running_effect(state, 2).aside
        return actions.keep(self.seats[0], aside[0]) if len(aside) == 1 else None

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        card = card_of(action)
        effect = running_effect(state)
        update_effect(state, aside=tuple(other for other in effect.aside if other != card))
        _keep(state, action.seat, card, openly=effect.open, cause=cause_of(state))
        _ask_to_keep(state, self.seats[1:])


def _ask_to_keep(state: KnowledgeState, seats: tuple[Seat, ...]) -> None:
    """Players with a full hand are skipped, and everybody once there is nothing left."""
    able = tuple(seat for seat in seats if _has_room(state.seats[seat]))
    if able and running_effect(state).aside:
        state.stack.append(CardToKeep(able))


def perform_keep_one(state: KnowledgeState, effect: Effects, verb: KeepOne | KeepOneMore, optional: bool) -> None:
    _ask_to_keep(state, (state.turn,))


def perform_each_keeps_one(state: KnowledgeState, effect: Effects, verb: EachKeepsOne, optional: bool) -> None:
    _ask_to_keep(state, (state.turn, *state.opponents))


# The rest.


def perform_discard_rest(state: KnowledgeState, effect: Effects, verb: DiscardRest, optional: bool) -> None:
    discard_aside(state, effect.aside, openly=effect.open, cause=cause_of(state))
    update_effect(state, aside=())


class RestToPutUnder(SecretQuestion, frozen=True, tag="rest-to-put-under"):
    """The technologies that lie aside go under their deck; the first named lies highest."""

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        return [actions.bury(seat, card) for card in running_effect(state, 2).aside]

    def unasked(self, state: KnowledgeState) -> Action | None:
        aside = running_effect(state, 2).aside
        return actions.bury(state.turn, aside[0]) if len(aside) == 1 else None

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        card, seat = card_of(action), state.turn
        by, clause = cause_of(state)
        rest = tuple(other for other in running_effect(state).aside if other != card)
        update_effect(state, aside=rest)
        gone = put_under(state, card, memory.mask_of(seat))
        state.emit(PutUnder(seat=seat, gone=gone, by=by, clause=clause))
        state.emit(PutUnderCard(to=(seat,), seat=seat, card=card, by=by, clause=clause))
        if rest:
            state.stack.append(RestToPutUnder())


def perform_rest_to_bottom(state: KnowledgeState, effect: Effects, verb: RestToBottom, optional: bool) -> None:
    if effect.aside:
        state.stack.append(RestToPutUnder())
