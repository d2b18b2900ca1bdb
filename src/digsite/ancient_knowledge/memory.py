"""What players know of hidden cards beyond their own hand (ruling 78).

- The builder discard pile: each entry says which seats know the card, who discarded it, and when (see `state.Entry`).
- `player.seen`: cards that this player saw in hands of others, and the hands that may hold them now. A card that left
  such a hand unseen may be that one; so the entry stands until the card shows up, or is certain to be no longer there.
- `player.shuffled_in` (`buried` in plain data): cards this player knows to have been in the deck when it was last
  shuffled; `player.fresh`: how many cards that player got from it since, unseen by others. So a card one returned is in
  nobody's hand who drew nothing.
- `state.known_technologies`: technologies that lie in a deck at a place that seats (a mask) know.

Nobody is taken to remember, over a reshuffle, a card that may have been among the discards.
"""

from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import Seat

EVERYBODY = 0b1111
NOBODY: Seat = -1
NOT_FROM_HAND = -1


def mask_of(seat: Seat) -> int:
    return 1 << seat


def surfaced(state: KnowledgeState, card: str) -> None:
    """Everybody sees where the card is now."""
    for player in state.seats:
        if card in player.seen:
            player.seen = {seen: holders for seen, holders in player.seen.items() if seen != card}


def kept_openly(state: KnowledgeState, seat: Seat, card: str) -> None:
    """Everybody sees the card go into that hand."""
    holder = ((seat, state.seats[seat].hidden),)
    for other, player in enumerate(state.seats):
        if other != seat:
            player.seen = {**player.seen, card: holder}


def saw_hand(state: KnowledgeState, seat: Seat, victim: Seat) -> None:
    """That seat sees the victim's hand: it knows every card there, and that others are there no more."""
    player, seen = state.seats[seat], state.seats[victim]
    gone = {
        card
        for card, holders in player.seen.items()
        if [holder for holder, _ in holders] == [victim] and card not in seen.hand
    }
    known = {card: holders for card, holders in player.seen.items() if card not in gone}
    player.seen = known | dict.fromkeys(seen.hand, ((victim, seen.hidden),))
    # What was in that hand only and is there no longer can only have been discarded.
    state.discard = [
        (card, mask | mask_of(seat) if card in gone else mask, by, when) for card, mask, by, when in state.discard
    ]


def taken(state: KnowledgeState, thief: Seat, victim: Seat, card: str) -> None:
    """A card moved from one hand to another, seen by these two alone. For others the thief may now hold any of them."""
    robber, robbed = state.seats[thief], state.seats[victim]
    robber.seen = {seen: holders for seen, holders in robber.seen.items() if seen != card}
    robbed.seen = {**robbed.seen, card: ((thief, robber.hidden),)}
    robber.fresh += 1
    for seat, player in enumerate(state.seats):
        if seat not in (thief, victim):
            player.seen = {
                seen: (*holders, (thief, robber.hidden))
                if any(holder == victim for holder, _ in holders) and not any(holder == thief for holder, _ in holders)
                else holders
                for seen, holders in player.seen.items()
            }


def reshuffled(state: KnowledgeState) -> None:
    """The discard pile is about to become the deck."""
    for seat, player in enumerate(state.seats):
        known = mask_of(seat)
        player.shuffled_in = frozenset(card for card, mask, _, _ in state.discard if mask & known)
        player.seen = {
            card: holders
            for card, holders in player.seen.items()
            if all(state.seats[holder].hidden == since for holder, since in holders)
        }
    for player in state.seats:
        player.fresh = 0
