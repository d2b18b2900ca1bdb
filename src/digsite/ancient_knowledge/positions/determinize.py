"""A full state that agrees with what a seat knows: what is hidden from it is drawn at random.

Every hidden card is a slot. Cards that the seat saw in a hand go to a slot where they can be now; cards that it knows
to have been in the deck go to the deck, or to somebody who drew from it since; everything else goes anywhere.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

from digsite.ancient_knowledge.cards import BUILDERS, CARDS, TECHNOLOGIES
from digsite.ancient_knowledge.memory import EVERYBODY, NOBODY, NOT_FROM_HAND, mask_of
from digsite.ancient_knowledge.positions.scenario import check_pending
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.ancient_knowledge.vocabulary import LookAtTechnologies
from digsite.core import Chance, Position, Seat, View

T = TypeVar("T")

_LOOKED_LEVEL = {
    card.id: clause.verb.level
    for card in CARDS.values()
    for clause in card.clauses
    if isinstance(clause.verb, LookAtTechnologies)
}
"""Cards that look at technologies, and of which level."""


_LIST = list(CARDS)
_OF_LEVEL = {level: [card.id for card in TECHNOLOGIES.values() if card.level == level] for level in (1, 2)}
"""The technologies of each level."""


class Slot:
    """A hidden card: in which pile, at which place of it; whose it is (None: the deck's); when it left a hand.

    Each is itself alone: hundreds are looked up in a drawing, and what they hold need not be compared for it.
    """

    __slots__ = ("owner", "pile", "place", "when")

    def __init__(self, pile: str, place: tuple[int, ...], owner: Seat | None = None, when: int | None = None) -> None:
        self.pile = pile
        self.place = place
        self.owner = owner
        self.when = when


def fill(view: View, rng: random.Random) -> Position:
    """The keywords of a scenario that agrees with the view."""
    hidden = Hidden(view)
    discarded, cards = hidden.discarded, hidden.draw(rng)
    watcher = EVERYBODY if view["seat"] is None else mask_of(view["seat"])
    return {
        **{name: view[name] for name in _PUBLIC},
        "seats": [_seat(view, number, cards) for number in range(view["players"])],
        "deck": [cards[slot] for slot in _deck_slots(view)],
        "discard": [entry["card"] or cards[slot] for entry, slot in zip(view["discard"], discarded, strict=True)],
        "discard_marks": [_mark(entry, view["seat"]) for entry in view["discard"]],
        "techdecks": [
            [card or cards[_technology(level, place)] for place, card in enumerate(deck)]
            for level, deck in enumerate(view["techdecks"], start=1)
        ],
        "known_technologies": {card: watcher for deck in view["techdecks"] for card in deck if card},
        "pending": [_pending(number, pending, cards) for number, pending in enumerate(view["pending"])],
        "seed": rng.getrandbits(64),
        **view["options"],
    }


def draw(state: KnowledgeState, view: View, hidden: "Hidden", rng: random.Random) -> None:
    """Of a state that agrees with the view make another one: the same luck draws what `fill` would have drawn."""
    cards = hidden.draw(rng)
    for number, player in enumerate(state.seats):
        if number != view["seat"]:
            player.hand = [cards[slot] for slot in _hand_slots(view, number)]
    state.deck = [cards[slot] for slot in _deck_slots(view)]
    state.discard = [
        entry if shown["card"] else (cards[slot], *entry[1:])
        for entry, shown, slot in zip(state.discard, view["discard"], hidden.discarded, strict=True)
    ]
    state.techdecks = [
        [card or cards[_technology(level, place)] for place, card in enumerate(deck)]
        for level, deck in enumerate(view["techdecks"], start=1)
    ]
    state.chance = Chance(rng.getrandbits(64))
    state._legal = None  # what was known of other hands
    check_pending(state)


def is_drawn_whole(view: View) -> bool:
    """Whether cards lie aside: what is pending holds them, and has to be made anew."""
    return any("aside" in pending for pending in view["pending"])


_PUBLIC = (
    "start",
    "turn",
    "actions_left",
    "second_half",
    "last_round",
    "skip_decline",
    "newly_lost",
    "over",
    "pillars",
    "techdiscards",
    "removed",
)


# Slots.


@cache
def _technology(level: int, place: int) -> Slot:
    return Slot("techdeck", (level, place))


@cache
def _hand(seat: Seat, cards: int) -> tuple[Slot, ...]:
    return tuple(Slot("hand", (seat, place), seat) for place in range(cards))


@cache
def _deck(cards: int) -> tuple[Slot, ...]:
    """The same ones whenever a deck has so many."""
    return tuple(Slot("deck", (place,)) for place in range(cards))


def _hand_slots(view: View, seat: Seat) -> tuple[Slot, ...]:
    return _hand(seat, _counted(view["seats"][seat]["hand_size"]))


def _deck_slots(view: View) -> tuple[Slot, ...]:
    return _deck(_counted(view["deck"]))


def _counted(cards: int) -> int:
    """How many cards a view tells of: no pile has more than there are."""
    if not 0 <= cards <= len(CARDS):
        raise ValueError(f"expected 0 to {len(CARDS)} cards, got {cards!r}")
    return cards


def _discard_slots(view: View) -> list[Slot]:
    return [Slot("discard", (place,), entry["by"], entry["when"]) for place, entry in enumerate(view["discard"])]


def _aside_slots(view: View, *, technologies: bool) -> Iterator[Slot]:
    """Cards that lie aside unseen: those of each seat in the opening, later those of whose turn it is."""
    for number, pending in enumerate(view["pending"]):
        if (pending.get("card") in _LOOKED_LEVEL) is not technologies:
            continue
        for place, item in enumerate(pending.get("aside", ())):
            if isinstance(item, list):
                yield from (Slot("aside", (number, place, inner), place) for inner, card in enumerate(item) if not card)
            elif item is None:
                yield Slot("aside", (number, place), view["turn"])


def _hidden_builders(view: View, discarded: list[Slot]) -> list[Slot]:
    slots = list(_deck_slots(view))
    for seat, side in enumerate(view["seats"]):
        slots += _hand_slots(view, seat) if side["hand"] is None else []
    slots += [slot for slot, entry in zip(discarded, view["discard"], strict=True) if entry["card"] is None]
    slots += _aside_slots(view, technologies=False)
    return slots


def _named(view: View) -> set[str | None]:
    """The cards whose place the view names (None among them, for those whose place it does not)."""
    named: set[str | None] = set(view["removed"])
    named.update(*view["pillars"], *view["techdecks"], *view["techdiscards"])
    for side in view["seats"]:
        named.update(side["hand"] or (), side["past"], side["artefacts"], side["technologies"])
        named.update(card for space in side["timeline"] for card, _ in space)
    named.update(entry["card"] for entry in view["discard"])
    for pending in view["pending"]:
        for item in pending.get("aside", ()):
            named.update(item if isinstance(item, list) else [item])
        if pending["step"] == "payment":
            named.add(pending["card"])
    return named


# Drawing.


def _shuffled(items: Iterable[T], rng: random.Random) -> list[T]:
    mixed = list(items)
    rng.shuffle(mixed)
    return mixed


class Hidden:
    """What a view hides: the slots, the cards that may lie there, and where those can be that the seat has seen."""

    def __init__(self, view: View) -> None:
        named = _named(view)
        self.discarded = _discard_slots(view)
        self._slots = _hidden_builders(view, self.discarded)
        self._unknown = [card for card in BUILDERS if card not in named]
        memory = view["memory"] or {"seen": {}, "buried": []}
        seen = {card: holders for card, holders in memory["seen"].items() if card not in named}
        self._choices = _places_of(seen, self._slots)
        self._shuffled_in = [card for card in _cards(memory["buried"]) if card not in named and card not in seen]
        self._fresh = [side["fresh"] for side in view["seats"]]
        self._technologies = [*_hidden_technologies(view, named)]

    def draw(self, rng: random.Random) -> dict[Slot, str]:
        """A card for every slot."""
        drawn = _place_seen(self._choices, rng)
        if self._shuffled_in:
            drawn |= _place_shuffled_in(self._shuffled_in, _left(self._slots, drawn), [*self._fresh], rng)
        placed = set(drawn.values())
        rest = _shuffled([card for card in self._unknown if card not in placed], rng)
        drawn |= dict(zip(_left(self._slots, drawn), rest, strict=True))
        for slots, cards in self._technologies:
            drawn |= dict(zip(slots, _shuffled(cards, rng), strict=True))
        return drawn


def _left(slots: list[Slot], drawn: dict[Slot, str]) -> list[Slot]:
    """Those that nothing was drawn for yet."""
    return [slot for slot in slots if slot not in drawn] if drawn else slots


def _cards(numbers: Iterable[int]) -> list[str]:
    """The cards with these numbers in the card list."""
    return [_LIST[number] for number in numbers]


def _places_of(seen: dict[str, Any], slots: list[Slot]) -> dict[str, list[Slot]]:
    """Each card in a hand that may hold it, or among what left that hand unseen since."""
    owned = [slot for slot in slots if slot.owner is not None]
    return {card: [slot for slot in owned if _may_hold(slot, holders)] for card, holders in seen.items()}


def _place_seen(choices: dict[str, list[Slot]], rng: random.Random) -> dict[Slot, str]:
    """A random matching of cards and places where they can be."""
    drawn: dict[Slot, str] = {}
    for card in _shuffled(choices, rng):
        _match(card, choices, drawn, set(), rng)
    return drawn


def _may_hold(slot: Slot, holders: Sequence[Sequence[int]]) -> bool:
    return any(
        slot.owner == seat and (slot.pile == "hand" or (slot.when is not None and slot.when >= since))
        for seat, since in holders
    )


def _match(
    card: str, choices: dict[str, list[Slot]], drawn: dict[Slot, str], tried: set[Slot], rng: random.Random
) -> bool:
    """One augmenting path: take a free slot, or one whose card can move on."""
    for slot in sorted(_shuffled(choices[card], rng), key=lambda slot: slot in drawn):
        if slot not in tried:
            tried.add(slot)
            if slot not in drawn or _match(drawn[slot], choices, drawn, tried, rng):
                drawn[slot] = card
                return True
    return False


def _place_shuffled_in(cards: list[str], slots: list[Slot], got: list[int], rng: random.Random) -> dict[Slot, str]:
    """Into the deck, or to players: to each at most as many as that one got from it since."""
    drawn: dict[Slot, str] = {}
    for card in _shuffled(cards, rng):
        free = [slot for slot in slots if slot not in drawn and (slot.owner is None or got[slot.owner] > 0)]
        slot = rng.choice(free or [slot for slot in slots if slot not in drawn])
        drawn[slot] = card
        if slot.owner is not None:
            got[slot.owner] -= 1
    return drawn


def _hidden_technologies(view: View, named: set[str | None]) -> Iterator[tuple[list[Slot], list[str]]]:
    """Of each level the places, and as many cards."""
    for level, deck in enumerate(view["techdecks"], start=1):
        slots = [_technology(level, place) for place, card in enumerate(deck) if card is None]
        slots += [
            slot
            for slot in _aside_slots(view, technologies=True)
            if _LOOKED_LEVEL[view["pending"][slot.place[0]]["card"]] == level
        ]
        yield slots, [card for card in _OF_LEVEL[level] if card not in named]


# Putting together.


def _seat(view: View, seat: Seat, cards: dict[Slot, str]) -> Position:
    side = view["seats"][seat]
    own = seat == view["seat"]
    return {
        "hand": side["hand"] if own else [cards[slot] for slot in _hand_slots(view, seat)],
        "timeline": {space: monuments for space, monuments in enumerate(side["timeline"], start=1) if monuments},
        **{name: side[name] for name in ("past", "rotated", "artefacts", "technologies", "lost")},
        "memory": _memory(view, seat) | {"fresh": side["fresh"], "hidden": side["hidden"]},
    }


def _memory(view: View, seat: Seat) -> Position:
    """The own memory as it is; of the others' only what they saw in the own hand."""
    memory, own = view["memory"], view["seat"]
    if memory is None:
        return {}
    if seat == own:
        return {"seen": memory["seen"], "buried": _cards(memory["buried"])}
    holder = [own, view["seats"][own]["hidden"]]
    return {"seen": {card: [holder] for card, watchers in memory["shown"].items() if seat in watchers}}


def _mark(entry: dict[str, Any], seat: Seat | None) -> list[int]:
    by = NOBODY if entry["by"] is None else entry["by"]
    when = NOT_FROM_HAND if entry["when"] is None else entry["when"]
    mask = mask_of(by) if by != NOBODY else 0
    if seat is not None and entry["card"] is not None:
        mask |= mask_of(seat)
    return [EVERYBODY if entry["open"] else mask, by, when]


def _pending(number: int, pending: dict[str, Any], cards: dict[Slot, str]) -> dict[str, Any]:
    if "aside" not in pending:
        return pending
    drawn = {slot.place: card for slot, card in cards.items() if slot.pile == "aside" and slot.place[0] == number}
    aside = [
        [card or drawn[number, place, inner] for inner, card in enumerate(item)]
        if isinstance(item, list)
        else item or drawn[number, place]
        for place, item in enumerate(pending["aside"])
    ]
    return pending | {"aside": aside}
