"""What a seat may know of the table, built by naming it (ruling 78)."""

from typing import NotRequired, TypedDict, cast

from digsite.ancient_knowledge.cards import ORDER
from digsite.ancient_knowledge.gathering import Gathering
from digsite.ancient_knowledge.memory import EVERYBODY, NOBODY, NOT_FROM_HAND, mask_of
from digsite.ancient_knowledge.player import SPACES, Player
from digsite.ancient_knowledge.positions.forecast import Decline, forecast
from digsite.ancient_knowledge.positions.scenario import plain, timeline_of
from digsite.ancient_knowledge.state import Entry, KnowledgeState
from digsite.core import Json, Seat, View


class SeatView(TypedDict):
    hand: list[str] | None
    """None where it is not the viewer's own."""
    hand_size: int
    timeline: list[list[tuple[str, int]]]
    """Spaces 1 to 6, each with its monuments and their knowledge, lower row first."""
    past: list[str]
    rotated: int
    artefacts: list[str]
    technologies: list[str]
    lost: int
    forecast: list[Decline]
    fresh: int
    hidden: int


class Discarded(TypedDict):
    """A discarded card: which one, if the viewer knows; who discarded it, and when from the hand."""

    card: str | None
    by: Seat | None
    when: int | None
    open: bool


class Pending(TypedDict):
    """What is still to be done, with what the viewer may know of it; these fields tell what is asked, if any.

    Each kind has fields of its own besides: `rules` declares them.
    """

    step: str
    """Its kind."""
    left: NotRequired[int | list[int]]
    """How many cards are still asked for, of the player whose turn it is or of each seat."""
    taken: NotRequired[int]
    """How many were named so far, where the question goes on until somebody says that it is enough."""
    floor: NotRequired[int]
    floors: NotRequired[list[int]]
    what: NotRequired[str | None]
    up_to: NotRequired[bool]
    may: NotRequired[bool]
    cards: NotRequired[list[str]]


class Asked(TypedDict):
    seat: Seat
    kind: str
    cause: str | None


class Memory(TypedDict):
    """Cards seen in other hands, cards known to be in the deck at its last shuffle, own cards that others saw.

    Where the second are now is not known. They are given by their numbers in the card list, so that a card that a view
    names is always one whose place the seat knows something about.
    """

    seen: dict[str, list[list[int]]]
    buried: list[int]
    shown: dict[str, list[Seat]]


class AncientKnowledgeView(TypedDict):
    """The table as a seat, or a spectator, sees it."""

    game: str
    seat: Seat | None
    players: int
    options: dict[str, Json]
    start: Seat
    turn: Seat
    actions_left: int
    second_half: bool
    last_round: bool
    skip_decline: bool
    newly_lost: int
    over: bool
    seats: list[SeatView]
    deck: int
    discard: list[Discarded]
    pillars: list[list[str]]
    techdecks: list[list[str | None]]
    techdiscards: list[list[str]]
    removed: list[str]
    pending: list[Pending]
    """The last one is on."""
    decisions: list[Asked]
    gathering: Gathering | None
    """Where the viewer is asked for cards of its hand one after the other."""
    scores: list[int]
    memory: Memory | None


def view_of(state: KnowledgeState, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    found: AncientKnowledgeView = {
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
        "pending": [plain(pending.seen_by(state, seat)) for pending in state.stack],
        "decisions": [
            {"seat": decision.seat, "kind": decision.kind, "cause": decision.cause} for decision in state.decisions
        ],
        "gathering": None if seat is None else _gathering(state, seat),
        "scores": list(state.scores),
        "memory": None if seat is None else _memory_view(state, seat),
    }
    return cast("View", found)


def _gathering(state: "KnowledgeState", seat: Seat) -> Gathering | None:
    question = state.question
    if question is None or seat not in question.deciders(state):
        return None
    return question.gathering(state, seat)


def _knows(mask: int, seat: Seat | None) -> bool:
    """Whether a seat of that mask looks; a spectator knows what everybody does."""
    return mask == EVERYBODY if seat is None else bool(mask & mask_of(seat))


def _seat_view(state: KnowledgeState, player: Player, own: bool) -> SeatView:
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


def _entry_view(entry: Entry, seat: Seat | None) -> Discarded:
    card, mask, by, when = entry
    return {
        "card": card if _knows(mask, seat) else None,
        "by": None if by == NOBODY else by,
        "when": None if when == NOT_FROM_HAND else when,
        "open": mask == EVERYBODY,
    }


def _memory_view(state: KnowledgeState, seat: Seat) -> Memory:
    player = state.seats[seat]
    return {
        "seen": {card: [list(holder) for holder in holders] for card, holders in player.seen.items()},
        "buried": sorted(ORDER[card] for card in player.shuffled_in),
        "shown": {card: watchers for card in player.hand if (watchers := _watchers(state, seat, card))},
    }


def _watchers(state: KnowledgeState, seat: Seat, card: str) -> list[Seat]:
    """Those who saw it in this hand. Who saw it in another hand before it was taken from there is their secret."""
    return [
        other
        for other, player in enumerate(state.seats)
        if other != seat and any(holder == seat for holder, _ in player.seen.get(card, ())[:1])
    ]
