"""What a seat may know of the table, built by naming it (ruling 78)."""

from collections.abc import Iterable
from functools import lru_cache
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
    """How many cards are in it, which everybody sees."""
    timeline: list[list[tuple[str, int]]]
    """Spaces 1 to 6, each with its monuments and their knowledge, lower row first."""
    past: list[str]
    """Monuments that have declined, in the order they did."""
    rotated: int
    """How many of them are rotated: used up for effects that ask for it."""
    artefacts: list[str]
    """Artefacts on the board."""
    technologies: list[str]
    """Technologies learned."""
    lost: int
    """Lost knowledge, which costs points at the end."""
    forecast: list[Decline]
    """What each monument of the timeline will bring if nothing is done about it."""
    fresh: int
    """How many cards it got from the deck, unseen by others, since the deck was last shuffled."""
    hidden: int
    """How many cards have left its hand unseen by others: tells whether one that was seen there may be gone."""


class Discarded(TypedDict):
    """A discarded card: which one, if the viewer knows; who discarded it, and when from the hand."""

    card: str | None
    """None where the viewer does not know it."""
    by: Seat | None
    """Who discarded it; None: nobody, it came from the deck."""
    when: int | None
    """The discarder's `hidden` at that time; None where it was not in a hand."""
    open: bool
    """Whether everybody saw it."""


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
    """Cards of a hand are named in its order: the next one stands at this place of it or later,"""
    floors: NotRequired[list[int]]
    """or, where several seats choose at once, at this place for each."""
    what: NotRequired[str | None]
    """What is asked for, where an effect says it: a kind of card, or a place."""
    up_to: NotRequired[bool]
    """Whether fewer may be named."""
    may: NotRequired[bool]
    """Whether it may be refused altogether."""
    card: NotRequired[str]
    """The card that it is about: of a payment what is created for it,"""
    space: NotRequired[int]
    """and the space that it is created on."""
    cards: NotRequired[list[str]]
    """The cards to choose among."""


class Asked(TypedDict):
    """A decision that is open."""

    seat: Seat
    """Who owes it,"""
    kind: str
    """of which kind,"""
    cause: str | None
    """and which card asks; None: the turn itself."""


class Memory(TypedDict):
    """Cards seen in other hands, cards known to be in the deck at its last shuffle, own cards that others saw.

    Where the second are now is not known. They are given by their numbers in the card list, so that a card that a view
    names is always one whose place the seat knows something about.
    """

    seen: dict[str, list[list[int]]]
    """Card -> the hands that may hold it: each a seat, and what its `hidden` was then."""
    buried: list[int]
    """Numbers of cards that were shuffled into the deck."""
    shown: dict[str, list[Seat]]
    """Card of the own hand -> the seats that saw it there."""


class AncientKnowledgeView(TypedDict):
    """The table as a seat, or a spectator, sees it."""

    game: str
    """`ancient-knowledge`."""
    seat: Seat | None
    """Whose view it is; None: a spectator's."""
    players: int
    """How many play."""
    options: dict[str, Json]
    """Every option of the game and its value."""
    start: Seat
    """The starting player."""
    turn: Seat
    """Whose turn it is."""
    actions_left: int
    """How many of the turn's two actions are left."""
    second_half: bool
    """Whether somebody has seven monuments in the past: one pillar has turned to level 2."""
    last_round: bool
    """Whether somebody has fourteen: the round is played to its end."""
    skip_decline: bool
    """Whether the coming decline phase is left out."""
    newly_lost: int
    """Knowledge that was lost in this decline phase so far."""
    over: bool
    """Whether the game is over."""
    seats: list[SeatView]
    """For each seat its side of the table."""
    deck: int
    """How many cards the deck has."""
    discard: list[Discarded]
    """The discard pile, from the bottom up."""
    pillars: list[list[str]]
    """The technologies on display, pillar by pillar."""
    techdecks: list[list[str | None]]
    """The decks of technologies of levels 1 and 2; a card is named only where the viewer knows it lies there."""
    techdiscards: list[list[str]]
    """The technologies that were discarded, by level."""
    removed: list[str]
    """Technologies that left the game."""
    pending: list[Pending]
    """What is still to be done; the last one is on."""
    decisions: list[Asked]
    """The open decisions."""
    gathering: Gathering | None
    """Where the viewer is asked for cards of its hand one after the other."""
    scores: list[int]
    """For each seat what it would have if the game ended now."""
    memory: Memory | None
    """What the seat remembers of hidden cards; a spectator has none."""


def view_of(state: KnowledgeState, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator (None), which is the caller's to change."""
    who = EVERYBODY if seat is None else mask_of(seat)
    discard = [_entry_view(entry, entry[1] & who == who) for entry in state.discard]
    return _view(state, seat, _Shared(state), discard)


def views_of(state: KnowledgeState, seats: Iterable[Seat | None]) -> list[View]:
    """Those of several, to be read only: they share what is the same for all, with those of other moments too."""
    shared, pile = _Shared(state), _SharedPile(state)
    return [_view(state, seat, shared, pile.seen_by(seat)) for seat in seats]


class _Shared:
    """What everybody sees alike."""

    def __init__(self, state: KnowledgeState) -> None:
        self.options = dict(state.options)
        self.seats: list[SeatView] = [_seat_view(state, player) for player in state.seats]
        self.pillars = [pillar.copy() for pillar in state.pillars]
        self.techdiscards = [cards.copy() for cards in state.techdiscards]
        self.removed = sorted(state.removed)
        self.decisions: list[Asked] = [
            {"seat": decision.seat, "kind": decision.kind, "cause": decision.cause} for decision in state.decisions
        ]
        self.scores = list(state.scores)


class _SharedPile:
    """The discard pile, most of which everybody sees alike."""

    def __init__(self, state: KnowledgeState) -> None:
        self._pile = state.discard
        self._open = [_kept_entry_view(entry, entry[1] == EVERYBODY) for entry in state.discard]
        self._face_down = [place for place, entry in enumerate(state.discard) if entry[1] != EVERYBODY]
        """Where somebody may know more than the others."""

    def seen_by(self, seat: Seat | None) -> list[Discarded]:
        """What everybody sees, but for the cards that this seat has seen besides."""
        if seat is None:
            return self._open
        own, seen = mask_of(seat), self._open.copy()
        for place in self._face_down:
            if self._pile[place][1] & own:
                seen[place] = _kept_entry_view(self._pile[place], True)
        return seen


def _view(state: KnowledgeState, seat: Seat | None, shared: _Shared, discard: list[Discarded]) -> View:
    found: AncientKnowledgeView = {
        "game": state.game.name,
        "seat": seat,
        "players": state.players,
        "options": shared.options,
        "start": state.start,
        "turn": state.turn,
        "actions_left": state.actions_left,
        "second_half": state.second_half,
        "last_round": state.last_round,
        "skip_decline": state.skip_decline,
        "newly_lost": state.newly_lost,
        "over": state.over,
        "seats": [
            {**public, "hand": state.seats[number].hand.copy()} if number == seat else public
            for number, public in enumerate(shared.seats)
        ],
        "deck": len(state.deck),
        "discard": discard,
        "pillars": shared.pillars,
        "techdecks": _techdecks_view(state, seat),
        "techdiscards": shared.techdiscards,
        "removed": shared.removed,
        "pending": [plain(pending.seen_by(state, seat)) for pending in state.stack],
        "decisions": shared.decisions,
        "gathering": None if seat is None else _gathering(state, seat),
        "scores": shared.scores,
        "memory": None if seat is None else _memory_view(state, seat),
    }
    return cast("View", found)


def _gathering(state: "KnowledgeState", seat: Seat) -> Gathering | None:
    question = state.question
    if question is None or seat not in state.deciders:
        return None
    return question.gathering(state, seat)


def _knows(mask: int, seat: Seat | None) -> bool:
    """Whether a seat of that mask looks; a spectator knows what everybody does."""
    return mask == EVERYBODY if seat is None else bool(mask & mask_of(seat))


def _techdecks_view(state: KnowledgeState, seat: Seat | None) -> list[list[str | None]]:
    known = {card for card, mask in state.known_technologies.items() if _knows(mask, seat)}
    if not known:
        return [[None] * len(deck) for deck in state.techdecks]
    return [[card if card in known else None for card in deck] for deck in state.techdecks]


def _seat_view(state: KnowledgeState, player: Player) -> SeatView:
    """As the others see it."""
    spaces = timeline_of(player)
    return {
        "hand": None,
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


def _entry_view(entry: Entry, known: bool) -> Discarded:
    card, mask, by, when = entry
    return {
        "card": card if known else None,
        "by": None if by == NOBODY else by,
        "when": None if when == NOT_FROM_HAND else when,
        "open": mask == EVERYBODY,
    }


_kept_entry_view = lru_cache(maxsize=10_000)(_entry_view)
"""A card lies in the discard pile for long, and is told of at every move."""


def _memory_view(state: KnowledgeState, seat: Seat) -> Memory:
    player = state.seats[seat]
    return {
        "seen": {card: [list(holder) for holder in holders] for card, holders in player.seen.items()},
        "buried": sorted(ORDER[card] for card in player.shuffled_in),
        "shown": {card: watchers for card in player.hand if (watchers := _watchers(state, seat, card))},
    }


def _watchers(state: KnowledgeState, seat: Seat, card: str) -> list[Seat]:
    """Those who saw it in this hand. Who saw it in another hand before it was taken from there is their secret."""
    found = []
    for other, player in enumerate(state.seats):
        if other != seat and (holders := player.seen.get(card)) and holders[0][0] == seat:
            found.append(other)
    return found
