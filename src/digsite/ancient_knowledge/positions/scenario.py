"""Positions from plain data and back. What describes no possible position is refused, with what was expected."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from digsite.ancient_knowledge.cards import BUILDERS, CARDS, TECHNOLOGIES
from digsite.ancient_knowledge.memory import NOBODY
from digsite.ancient_knowledge.player import ARTEFACT_PLACES, HAND_LIMIT, KIND, SPACES, Player
from digsite.ancient_knowledge.positions.layout import MOST_PENDING, UNMARKED, ByLevel, PositionLayout, SeatLayout
from digsite.ancient_knowledge.rules.effects import Effects
from digsite.ancient_knowledge.rules.flow import proceed
from digsite.ancient_knowledge.rules.pillars import LEVEL, PILLAR_CARDS
from digsite.ancient_knowledge.state import KnowledgeState, Question
from digsite.ancient_knowledge.vocabulary import Kind
from digsite.core import BadPosition, Json, Position

UNANSWERABLE = "unanswerable"
"""The code of a position whose open question has no answer."""


def refuse(where: str, expected: str, found: object) -> BadPosition:
    return BadPosition(f"{where}: expected {expected}, got {found!r}", where=where)


# From plain data.


def read(position: Position, player_counts: range) -> PositionLayout:
    """The position with every field of its right type, for a number of players that may play."""
    try:
        layout = msgspec.convert(position, PositionLayout)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error).replace("$.", "").replace("`$`", "`scenario`")) from None
    _check_frame(layout, player_counts)
    _check_small(position.get("pending", ()), "pending")
    return layout


def _check_small(found: Json, where: str) -> None:
    """What is pending holds numbers of many kinds: none is below nothing, or larger than a game can make it."""
    if isinstance(found, int) and not 0 <= found <= MOST_PENDING:
        raise refuse(where, f"numbers 0..{MOST_PENDING}", found)
    for part in found.values() if isinstance(found, Mapping) else found if isinstance(found, list | tuple) else ():
        _check_small(part, where)


def _check_frame(layout: PositionLayout, player_counts: range) -> None:
    players = len(layout.seats)
    if players not in player_counts:
        raise refuse("seats", f"{player_counts[0]} to {player_counts[-1]} seats", players)
    for name in ("start", "turn"):
        if getattr(layout, name) >= players:
            raise refuse(name, f"a seat 0..{players - 1}", getattr(layout, name))
    if layout.over and layout.pending:
        raise refuse("pending", "nothing after the end of the game", len(layout.pending))


def set_up(state: KnowledgeState, layout: PositionLayout) -> None:
    """Make an empty table the one that a scenario describes."""
    _read_frame(state, layout)
    for number, seat in enumerate(layout.seats):
        _read_seat(state.seats[number], seat, f"seats[{number}]", state.players)
    _read_cards(state, layout)
    check_pending(state)
    if not state.over and not state.stack and not state.actions_left:
        proceed(state)


def _read_frame(state: KnowledgeState, layout: PositionLayout) -> None:
    state.start, state.turn = layout.start, layout.turn
    state.actions_left = layout.actions_left
    state.second_half, state.last_round = layout.second_half, layout.last_round
    state.skip_decline, state.newly_lost = layout.skip_decline, layout.newly_lost
    state.over = layout.over
    state.stack = list(layout.pending)


def _ids(where: str, cards: Sequence[str], known: Mapping[str, Any], what: str) -> list[str]:
    """The cards by the ids of the tables, or a refusal."""
    for card in cards:
        if card not in known:
            raise refuse(where, what, card)
    return [known[card].id for card in cards]


def _read_seat(player: Player, layout: SeatLayout, where: str, players: int) -> None:
    player.hand = _ids(f"{where}.hand", layout.hand, BUILDERS, "builder cards")
    if len(player.hand) > HAND_LIMIT:
        raise refuse(f"{where}.hand", f"at most {HAND_LIMIT} cards", len(player.hand))
    _read_timeline(player, layout, f"{where}.timeline")
    for card in _ids(f"{where}.past", layout.past, BUILDERS, "monuments"):
        if KIND[card] is Kind.ARTEFACT:
            raise refuse(f"{where}.past", "monuments", card)
        player.add_to_past(card)
    if layout.rotated > len(player.past):
        raise refuse(f"{where}.rotated", f"at most the {len(player.past)} monuments of the past", layout.rotated)
    player.rotated, player.lost = layout.rotated, layout.lost
    player.artefacts = _ids(f"{where}.artefacts", layout.artefacts, BUILDERS, "artefacts")
    for card in player.artefacts:
        if KIND[card] is not Kind.ARTEFACT:
            raise refuse(f"{where}.artefacts", "artefacts", card)
    if len(player.artefacts) > ARTEFACT_PLACES:
        raise refuse(f"{where}.artefacts", f"at most {ARTEFACT_PLACES}", len(player.artefacts))
    for card in _ids(f"{where}.technologies", layout.technologies, TECHNOLOGIES, "technologies"):
        player.collect(card)
    _read_memory(player, layout, f"{where}.memory", players)


def _read_timeline(player: Player, layout: SeatLayout, where: str) -> None:
    spaces = {_number(key, where): monuments for key, monuments in layout.timeline.items()}
    if len(spaces) < len(layout.timeline):
        raise refuse(where, "each space once", list(layout.timeline))
    for space, monuments in spaces.items():
        if space not in SPACES:
            raise refuse(where, "spaces 1..6", space)
        if len(monuments) > 2:
            raise refuse(f"{where}[{space}]", "at most two monuments", len(monuments))
        for card, knowledge in monuments:
            (known,) = _ids(f"{where}[{space}]", [card], BUILDERS, "monuments")
            if KIND[known] is Kind.ARTEFACT:
                raise refuse(f"{where}[{space}]", "monuments", card)
            player.place(known, space, knowledge)


def _number(key: int | str, where: str) -> int:
    if isinstance(key, int) or key.isdecimal():
        return int(key)
    raise refuse(where, "numbers as keys", key)


def _read_memory(player: Player, layout: SeatLayout, where: str, players: int) -> None:
    memory = layout.memory
    _ids(f"{where}.seen", list(memory.seen), BUILDERS, "builder cards")
    for card, holders in memory.seen.items():
        if any(seat >= players for seat, _ in holders):
            raise refuse(f"{where}.seen", f"seats 0..{players - 1}", holders)
        player.seen = {**player.seen, BUILDERS[card].id: tuple(holders)}
    player.shuffled_in = frozenset(_ids(f"{where}.buried", memory.shuffled_in, BUILDERS, "builder cards"))
    player.fresh, player.hidden = memory.fresh, memory.hidden


# Decks and pillars.


def _read_cards(state: KnowledgeState, layout: PositionLayout) -> None:
    """What is named; then what is named nowhere, under the decks."""
    state.deck = _ids("deck", layout.deck, BUILDERS, "builder cards")
    discard = _ids("discard", layout.discard, BUILDERS, "builder cards")
    for mark in layout.discard_marks:
        if not NOBODY <= mark[1] < state.players:
            raise refuse("discard_marks", f"who discarded a card, {NOBODY} (nobody) to {state.players - 1}", mark[1])
    marks = [*layout.discard_marks, *[UNMARKED] * len(discard)]
    state.discard = [(card, *mark) for card, mark in zip(discard, marks, strict=False)]
    state.removed = _ids("removed", layout.removed, TECHNOLOGIES, "technologies")
    state.techdecks = _by_level("techdecks", layout.techdecks)
    state.techdiscards = _by_level("techdiscards", layout.techdiscards)
    known = dict(
        zip(
            _ids("known_technologies", list(layout.known_technologies), TECHNOLOGIES, "technologies"),
            layout.known_technologies.values(),
            strict=True,
        )
    )
    state.known_technologies = known
    if layout.pillars is not None:
        state.pillars = _read_pillars(layout.pillars)
    unused = _unused(state)
    state.deck += state.chance.shuffled([card for card in unused if card in BUILDERS])
    for level in (1, 2):
        rest = state.chance.shuffled([card for card in unused if LEVEL.get(card) == level])
        if layout.pillars is None:
            _deal_pillars(state, rest, level)
        state.techdecks[level - 1] += rest


def _by_level(where: str, decks: ByLevel) -> list[list[str]]:
    if isinstance(decks, dict):
        numbered = {_number(key, where): cards for key, cards in decks.items()}
        if not numbered.keys() <= {1, 2}:
            raise refuse(where, "levels 1 and 2", list(numbered))
        decks = [numbered.get(1, []), numbered.get(2, [])]
    if len(decks) != 2:
        raise refuse(where, "two lists, level 1 and level 2", len(decks))
    found = [_ids(where, cards, TECHNOLOGIES, "technologies") for cards in decks]
    for level, cards in enumerate(found, start=1):
        for card in cards:
            if LEVEL[card] != level:
                raise refuse(where, f"technologies of level {level}", card)
    return found


def _read_pillars(pillars: list[list[str]]) -> list[list[str]]:
    if len(pillars) != 3:
        raise refuse("pillars", "three lists", len(pillars))
    found = [_ids("pillars", cards, TECHNOLOGIES, "technologies") for cards in pillars]
    for cards in found:
        if len(cards) > PILLAR_CARDS or len({LEVEL[card] for card in cards}) > 1:
            raise refuse("pillars", "at most three cards of one level on each", cards)
    return found


def _deal_pillars(state: KnowledgeState, rest: list[str], level: int) -> None:
    """Two pillars of level 1 and one of level 2; in the second half the other way round."""
    of_level_1 = 1 if state.second_half else 2
    numbers = range(of_level_1) if level == 1 else range(of_level_1, 3)
    for number in numbers:
        state.pillars[number] = rest[:PILLAR_CARDS]
        del rest[:PILLAR_CARDS]


def _unused(state: KnowledgeState) -> list[str]:
    """Cards that are named nowhere; each may be named once."""
    named = [card for cards in _piles(state).values() for card in cards]
    once = set(named)
    if len(once) == len(named) and once <= CARDS.keys():
        return [card for card in CARDS if card not in once]
    found: dict[str, str] = {}
    for where, card in placed_cards(state):
        if card not in CARDS:
            raise refuse(where, "cards", card)
        if card in found:
            raise BadPosition(f"{card}: expected in one place, got {found[card]} and {where}", where=where, card=card)
        found[card] = where
    return [card for card in CARDS if card not in found]


def placed_cards(state: KnowledgeState) -> Iterator[tuple[str, str]]:
    """Every card with the place where it is."""
    for where, cards in _piles(state).items():
        for card in cards:
            yield where, card


def _piles(state: KnowledgeState) -> dict[str, Sequence[str]]:
    """All cards, by the places where they are."""
    piles: dict[str, Sequence[str]] = {
        f"seats[{number}].{name}": getattr(player, name)
        for number, player in enumerate(state.seats)
        for name in ("hand", "past", "artefacts", "technologies", "monuments")
    }
    piles |= {
        "deck": state.deck,
        "discard": [entry[0] for entry in state.discard],
        "removed": state.removed,
    }
    piles |= {f"pillars[{number}]": pillar for number, pillar in enumerate(state.pillars)}
    piles |= {f"techdecks[{number}]": deck for number, deck in enumerate(state.techdecks)}
    piles |= {f"techdiscards[{number}]": cards for number, cards in enumerate(state.techdiscards)}
    piles |= {f"pending[{number}]": pending.cards_held for number, pending in enumerate(state.stack)}
    return piles


def check_pending(state: KnowledgeState) -> None:
    """What is pending ends in a question that can be answered here."""
    if not state.stack:
        return
    for number, effect in enumerate(state.stack):
        if isinstance(effect, Effects) and (
            effect.card not in CARDS or effect.clause > len(CARDS[effect.card].clauses)
        ):
            raise refuse(f"pending[{number}]", "a card and one of its clauses", [effect.card, effect.clause])
    top = state.stack[-1]
    if not isinstance(top, Question):
        raise refuse("pending", "a question at its end", top.kind)
    try:
        answerable = all([top.options(state, seat) for seat in top.deciders(state)] or [None])
    except (LookupError, TypeError, ValueError):
        answerable = False
    if not answerable:
        reason = f"pending: expected a question that can be answered in this position, got {top.kind!r}"
        raise BadPosition(reason, code=UNANSWERABLE, where="pending")


# To plain data.


def scenario_of(state: KnowledgeState) -> Position:
    """The whole state as the keywords of `scenario`."""
    return {
        "seats": [_seat_of(player) for player in state.seats],
        "deck": state.deck.copy(),
        "discard": [entry[0] for entry in state.discard],
        "discard_marks": [list(entry[1:]) for entry in state.discard],
        "pillars": [pillar.copy() for pillar in state.pillars],
        "techdecks": [deck.copy() for deck in state.techdecks],
        "techdiscards": [cards.copy() for cards in state.techdiscards],
        "known_technologies": state.known_technologies.copy(),
        "removed": state.removed.copy(),
        "start": state.start,
        "turn": state.turn,
        "actions_left": state.actions_left,
        "second_half": state.second_half,
        "last_round": state.last_round,
        "skip_decline": state.skip_decline,
        "newly_lost": state.newly_lost,
        "over": state.over,
        "pending": plain(msgspec.to_builtins(state.stack)),
        **state.options,
        "seed": state.chance.plain_seed,
        "counter": state.chance.counter,
    }


def _seat_of(player: Player) -> Position:
    return {
        "hand": player.hand.copy(),
        "timeline": timeline_of(player),
        "past": player.past.copy(),
        "rotated": player.rotated,
        "artefacts": player.artefacts.copy(),
        "technologies": player.technologies.copy(),
        "lost": player.lost,
        "memory": {
            "seen": {card: [list(holder) for holder in holders] for card, holders in player.seen.items()},
            "buried": sorted(player.shuffled_in),
            "fresh": player.fresh,
            "hidden": player.hidden,
        },
    }


def timeline_of(player: Player) -> dict[int, Json]:
    """Space -> [[card, knowledge], ...], lower row first, without the empty spaces."""
    spaces: dict[int, Json] = {}
    for cell, card in enumerate(player.cells):
        if card is not None:
            spaces.setdefault(cell // 2 + 1, []).append([card, player.knowledge[cell]])
    return spaces


def plain(data: Any) -> Any:
    """The same data with lists for tuples."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [plain(item) for item in data]
    return data
