"""What a seat may know of the table, built by naming it (ruling 78)."""

from typing import TYPE_CHECKING, Any

from digsite.ancient_knowledge.cards import ORDER
from digsite.ancient_knowledge.forecast import forecast
from digsite.ancient_knowledge.memory import EVERYBODY, NOBODY, NOT_FROM_HAND, Entry, mask_of
from digsite.ancient_knowledge.player import SPACES, Player
from digsite.ancient_knowledge.scenario import plain, timeline_of
from digsite.core import Seat, View

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState


def view_of(state: "KnowledgeState", seat: Seat | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    return {
        "game": state.game.name,
        "seat": seat,
        "players": state.players,
        "options": dict(state.options),
        "start": state.start,
        "turn": state.turn,
        "actions_left": state.actions_left,
        "second_half": state.second_half,
        "last_round": state.last_round,
        "skip_decline": state.skip_decline,
        "newly_lost": state.newly_lost,
        "over": state.over,
        "seats": [_seat_view(state, player, number == seat) for number, player in enumerate(state.seats)],
        "deck": len(state.deck),
        "discard": [_entry_view(entry, seat) for entry in state.discard],
        "pillars": [pillar.copy() for pillar in state.pillars],
        "techdecks": [
            [card if _knows(state.known_technologies.get(card, 0), seat) else None for card in deck]
            for deck in state.techdecks
        ],
        "techdiscards": [cards.copy() for cards in state.techdiscards],
        "removed": sorted(state.removed),
        "pending": [plain(step.seen_by(state, seat)) for step in state.stack],
        "decisions": [
            {"seat": decision.seat, "kind": decision.kind, "cause": decision.cause} for decision in state.decisions
        ],
        "scores": list(state.scores),
        "memory": None if seat is None else _memory_view(state, seat),
    }


def _knows(mask: int, seat: Seat | None) -> bool:
    """Whether a seat of that mask looks; a spectator knows what everybody does."""
    return mask == EVERYBODY if seat is None else bool(mask & mask_of(seat))


def _seat_view(state: "KnowledgeState", player: Player, own: bool) -> dict[str, Any]:
    spaces = timeline_of(player)
    return {
        "hand": player.hand.copy() if own else None,
        "hand_size": len(player.hand),
        "timeline": [spaces.get(space, []) for space in SPACES],
        "past": player.past.copy(),
        "rotated": player.rotated,
        "artefacts": player.artefacts.copy(),
        "technologies": player.technologies.copy(),
        "lost": player.lost,
        "forecast": list(forecast(state, player)),
        "fresh": player.fresh,
        "hidden": player.hidden,
    }


def _entry_view(entry: Entry, seat: Seat | None) -> dict[str, Any]:
    """A discarded card: which one, if the seat knows; who discarded it, and when from the hand."""
    card, mask, by, when = entry
    return {
        "card": card if _knows(mask, seat) else None,
        "by": None if by == NOBODY else by,
        "when": None if when == NOT_FROM_HAND else when,
        "open": mask == EVERYBODY,
    }


def _memory_view(state: "KnowledgeState", seat: Seat) -> dict[str, Any]:
    """Cards seen in other hands, cards known to be in the deck at its last shuffle, own cards that others saw.

    Where the second are now is not known. They are given by their numbers in the card list, so that a card that a view
    names is always one whose place the seat knows something about.
    """
    player = state.seats[seat]
    return {
        "seen": {card: [list(holder) for holder in holders] for card, holders in player.seen.items()},
        "buried": sorted(ORDER[card] for card in player.buried),
        "shown": {card: watchers for card in player.hand if (watchers := _watchers(state, seat, card))},
    }


def _watchers(state: "KnowledgeState", seat: Seat, card: str) -> list[Seat]:
    """Those who saw it in this hand. Who saw it in another hand before it was taken from there is their secret."""
    return [
        other
        for other, player in enumerate(state.seats)
        if other != seat and any(holder == seat for holder, _ in player.seen.get(card, ())[:1])
    ]
