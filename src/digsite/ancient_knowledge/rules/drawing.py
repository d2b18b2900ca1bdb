"""The builder deck, its discard pile, and hands (rulings 47-50)."""

from collections.abc import Sequence

from digsite.ancient_knowledge import memory
from digsite.ancient_knowledge.events import (
    DeckRenewed,
    Discarded,
    DiscardedCards,
    Drew,
    DrewCards,
    RevealedDiscarded,
)
from digsite.ancient_knowledge.player import HAND_LIMIT, Player
from digsite.ancient_knowledge.reckoning.counting import amount_of
from digsite.ancient_knowledge.rules.effects import Cause, Effects
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.ancient_knowledge.vocabulary import Draw
from digsite.core import Seat


def cards_left(state: KnowledgeState) -> int:
    """Cards that can still be drawn: the deck, and the discards that would renew it."""
    return len(state.deck) + len(state.discard)


def why_no_draw(hand: int, left: int) -> str | None:
    """Why a draw would bring nothing to a hand of so many cards, with so many left to draw."""
    if hand >= HAND_LIMIT:
        return "hand-full"
    return None if left else "no-cards-left"


def take_from_deck(state: KnowledgeState, number: int, seat: Seat | None = None) -> list[str]:
    """Up to that many cards from the top; an empty deck is renewed. `seat`: who gets them unseen by others."""
    cards = state.deck[:number]
    del state.deck[:number]
    if len(cards) < number and state.discard:
        memory.reshuffled(state)
        state.deck = state.chance.shuffled([entry[0] for entry in state.discard])
        state.discard = []
        state.emit(DeckRenewed(number=len(state.deck)))
        rest = state.deck[: number - len(cards)]
        del state.deck[: number - len(cards)]
        if seat is not None:
            state.seats[seat].fresh += len(rest)
        return cards + rest
    if seat is not None:
        state.seats[seat].fresh += len(cards)
    return cards


def draw(state: KnowledgeState, seat: Seat, number: int, cause: Cause = (None, None)) -> None:
    """Draw to the hand, up to the limit; the surplus is never drawn."""
    hand = state.seats[seat].hand
    number = min(number, HAND_LIMIT - len(hand))
    cards = take_from_deck(state, number, seat) if number > 0 else []
    if cards:
        hand += cards
        by, clause = cause
        state.emit(Drew(seat=seat, number=len(cards), by=by, clause=clause))
        state.emit(DrewCards(to=(seat,), seat=seat, cards=tuple(cards), by=by, clause=clause))


def discard_at(state: KnowledgeState, seat: Seat, place: int, why: str, cause: Cause) -> None:
    """Discard one card of a hand; only its owner knows which."""
    player = state.seats[seat]
    card = player.hand.pop(place)
    state.discard.append((card, memory.mask_of(seat), seat, player.hidden))
    player.hidden += 1
    by, clause = cause
    state.emit(Discarded(seat=seat, number=1, why=why, by=by, clause=clause))
    state.emit(DiscardedCards(to=(seat,), seat=seat, cards=(card,), by=by, clause=clause))


def discard_aside(state: KnowledgeState, cards: Sequence[str], *, openly: bool, cause: Cause) -> None:
    """Discard cards that lay aside: seen by all, or by the player whose turn it is."""
    if not cards:
        return
    seat, (by, clause) = state.turn, cause
    mask = memory.EVERYBODY if openly else memory.mask_of(seat)
    state.discard += [(card, mask, seat, memory.NOT_FROM_HAND) for card in cards]
    if openly:
        state.emit(RevealedDiscarded(seat=seat, cards=tuple(cards), by=by, clause=clause))
    else:
        state.emit(Discarded(seat=seat, number=len(cards), why="rest", by=by, clause=clause))
        state.emit(DiscardedCards(to=(seat,), seat=seat, cards=tuple(cards), by=by, clause=clause))


def discard_from_play(state: KnowledgeState, card: str) -> None:
    """A card that lay open goes to the discard pile."""
    state.discard.append((card, memory.EVERYBODY, memory.NOBODY, memory.NOT_FROM_HAND))


def draw_possible(state: KnowledgeState, player: Player, card: str, verb: Draw) -> bool:
    if len(player.hand) >= HAND_LIMIT or not cards_left(state):
        return False
    return isinstance(verb.amount, int) or amount_of(verb.amount, state, player, card) > 0


def perform_draw(state: KnowledgeState, effect: Effects, verb: Draw, optional: bool) -> None:
    player = state.seats[state.turn]
    number = amount_of(verb.amount, state, player, effect.card, effect.tally)
    draw(state, state.turn, number, (effect.card, effect.clause - 1))
