"""Setting up a scenario: any position from plain data, with the pieces it does not name dealt by its seed."""

from collections.abc import Callable, Sequence

import msgspec

from digsite.block_and_key.actions import SITES
from digsite.block_and_key.geometry.temple import Temple, core_cells
from digsite.block_and_key.pieces.ids import EMPTY, Block, Key
from digsite.block_and_key.pieces.piece_set import COLOURS, PieceSet
from digsite.block_and_key.positions.scenario import Layout
from digsite.block_and_key.rules.claiming import ALTARS
from digsite.block_and_key.rules.ending import REASONS
from digsite.block_and_key.rules.numbers import HAND, IDLE_ROUNDS, SOLO_TURNS, SUPPLY
from digsite.block_and_key.rules.steps import STEPS
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import BadPosition


def set_up(state: BlockAndKeyState, layout: Layout) -> None:
    """Make an empty table the one a scenario describes. Pieces it does not name are dealt by its seed."""
    pieces = _PiecesLeft(state.pieces)
    _seat_pieces(state, layout, pieces)
    _temple(state, layout, pieces)
    _flow(state, layout)
    _turn_facts(state, layout, pieces)
    _yard_and_bag(state, layout, pieces)
    _altars(state, layout, pieces)
    check(state)


class _PiecesLeft:
    """The pieces that a scenario has not named so far; naming one twice is refused."""

    def __init__(self, pieces: PieceSet) -> None:
        self._pieces = pieces
        self.blocks = dict.fromkeys(range(len(pieces.blocks)))
        self.keys = dict.fromkeys(range(len(pieces.keys)))
        self.enigmas = dict.fromkeys(pieces.enigmas)

    def take_block(self, name: str, where: str) -> Block:
        return _take(self._pieces.block_numbers.get(name), self.blocks, name, where, 'a block, "colour shape",')

    def take_key(self, name: str, where: str) -> Key:
        return _take(self._pieces.key_numbers.get(name), self.keys, name, where, "a key")

    def take_blocks(self, names: Sequence[str], where: str) -> tuple[Block, ...]:
        return self._take_all(names, where, self._pieces.block_numbers, self.blocks, self.take_block)

    def take_keys(self, names: Sequence[str], where: str) -> tuple[Key, ...]:
        return self._take_all(names, where, self._pieces.key_numbers, self.keys, self.take_key)

    def _take_all(
        self,
        names: Sequence[str],
        where: str,
        numbers: dict[str, int],
        left: dict[int, None],
        refuse: Callable[[str, str], int],
    ) -> tuple[int, ...]:
        """Those of the names, each once; what is wrong with one is told with its place."""
        found: list[int] = []
        try:
            for name in names:
                number = numbers[name]
                del left[number]
                found.append(number)
        except KeyError:
            refuse(names[len(found)], f"{where}[{len(found)}]")
            raise
        return tuple(found)

    def take_enigma(self, colour: str | None, where: str) -> int:
        if colour is None:
            return EMPTY
        if colour not in self.enigmas:
            raise BadPosition(f"{where}: expected an Enigma's colour, each once at most; got {colour!r}")
        del self.enigmas[colour]
        return COLOURS.index(colour)


def _take(number: int | None, left: dict[int, None], name: str, where: str, expected: str) -> int:
    if number is None:
        raise BadPosition(f"{where}: expected {expected} of the set, got {name!r}")
    if number not in left:
        raise BadPosition(f"{where}: {name!r} lies somewhere else already")
    del left[number]
    return number


def _seat_pieces(state: BlockAndKeyState, layout: Layout, pieces: _PiecesLeft) -> None:
    hands, claimed, supplies, enigmas = [], [], [], []
    for number, seat in enumerate(layout.seats):
        where = f"seats[{number}]"
        hands.append(tuple(sorted(pieces.take_keys(seat.hand, f"{where}.hand"))))
        claimed.append(tuple(sorted(pieces.take_keys(seat.claimed, f"{where}.claimed"))))
        supplies.append(tuple(sorted(pieces.take_blocks(seat.supply, f"{where}.supply"))))
        enigmas.append(pieces.take_enigma(seat.enigma, f"{where}.enigma"))
    state.hands, state.claimed = tuple(hands), tuple(claimed)
    state.supplies, state.enigmas = tuple(supplies), tuple(enigmas)


def _flow(state: BlockAndKeyState, layout: Layout) -> None:
    """Whose turn it is, and which step of it."""
    players = state.players
    _expect("start", layout.start, range(players))
    _expect("turn", layout.turn, range(players))
    _expect("solo_turn", layout.solo_turn, range(1, SOLO_TURNS + 1))
    _expect("step", layout.step, tuple(STEPS))
    _expect("last_turns", layout.last_turns, range(-1, players + 1))
    # Alone, turns without a placement do not end the game: every turn may be one. Nor do they in the final round.
    _expect("idle", layout.idle, range(((IDLE_ROUNDS + 1) * players if players > 1 else SOLO_TURNS) + 1))
    _expect("passes", layout.passes, range((2 * players if players > 1 else SOLO_TURNS) + 1))
    _expect("claims", layout.claims, range(HAND + 1))
    _expect("reason", layout.reason, ("", *REASONS))
    if layout.last_turns == 0 and not layout.reason:
        raise BadPosition("last_turns: expected none left only where the game is over (reason); got 0")
    state.start, state.turn, state.step = layout.start, layout.turn, layout.step
    state.solo_turn, state.last_turns = layout.solo_turn, layout.last_turns
    state.idle, state.passes, state.claims = layout.idle, layout.passes, layout.claims
    state.reason = layout.reason


def _expect(field: str, value: object, allowed: Sequence[object]) -> None:
    if value not in allowed:
        expected = f"{allowed[0]} to {allowed[-1]}" if isinstance(allowed, range) else ", ".join(map(str, allowed))
        raise BadPosition(f"{field}: expected {expected}; got {value!r}")


def _temple(state: BlockAndKeyState, layout: Layout, pieces: _PiecesLeft) -> None:
    if layout.temple is not None:
        state.temple = Temple.parse(layout.temple, state.pieces)
        core = state.temple.blocks.get(state.pieces.core)
        if core is not None and core != core_cells(core[0][:2]):
            raise BadPosition("temple: expected the Core Cube as two by two columns `##` on the floor")
        return
    state.temple = temple = _core(state, layout)
    shape_of = state.pieces.shape_of
    blocks = [(name, tuple(cells)) for name, cells in layout.blocks]
    for number, (name, cells) in enumerate(blocks):
        if not cells:
            raise BadPosition(f"blocks[{number}]: expected the cells of the block, got none")
        # A block of a temple that was read from text has a colour, but no name.
        if name in COLOURS:
            continue
        block = pieces.take_block(name, f"blocks[{number}]")
        if not temple.has_form(shape_of[block], cells):
            raise BadPosition(f"blocks[{number}]: these cells are not a {name}, however it is turned")
    temple.stand_all(blocks)


def _core(state: BlockAndKeyState, layout: Layout) -> Temple:
    """The floor with its Core Cube, if it is put down already."""
    if layout.core is None or (layout.core is msgspec.UNSET and layout.step == "core"):
        return Temple(state.pieces)
    if layout.core is msgspec.UNSET:
        return Temple.empty(state.pieces, state.pieces.core_at(state.players), state.pieces.core_sides[0])
    core = layout.core
    if core.east is None or core.south is None or core.west is None:
        return Temple.empty(state.pieces, core.at, core.north)
    return Temple.with_core(state.pieces, core.at, (core.north, core.east, core.south, core.west))


def _turn_facts(state: BlockAndKeyState, layout: Layout, pieces: _PiecesLeft) -> None:
    """What the running turn has done so far."""
    if layout.placed is not None:
        placed = state.pieces.block_numbers.get(layout.placed, EMPTY)
        if not state.temple.has(placed):
            raise BadPosition(f"placed: expected a standing block, got {layout.placed!r}")
        state.placed = placed
        if state.temple.last_block != placed:
            state.temple = state.temple.with_last(placed)
    if layout.drawn is not None:
        drawn = state.pieces.key_numbers.get(layout.drawn, EMPTY)
        if drawn not in state.hands[state.turn]:
            raise BadPosition(f"drawn: expected a key of the hand of seat {state.turn}, got {layout.drawn!r}")
        state.drawn = drawn
    state.markers = pieces.take_keys(layout.markers, "markers")
    state.seen_markers = tuple(layout.seen_markers) or (False,) * len(state.markers)
    if len(state.seen_markers) != len(state.markers):
        raise BadPosition(f"seen_markers: expected {len(state.markers)}, one a marker; got {len(state.seen_markers)}")


def _yard_and_bag(state: BlockAndKeyState, layout: Layout, pieces: _PiecesLeft) -> None:
    """Sites that are not named are filled; what is left lies in the bag, below the blocks named there."""
    sites: dict[int, Block] = {}
    for site, name in layout.yard.items():
        _expect("yard", site, range(1, SITES + 1))
        sites[site] = EMPTY if name is None else pieces.take_block(name, f"yard[{site}]")
    bag = pieces.take_blocks(layout.bag, "bag")
    left = state.chance.shuffled(list(pieces.blocks))
    yard = [sites[site] if site in sites else left.pop() if left else EMPTY for site in range(1, SITES + 1)]
    state.yard = tuple(yard)
    state.bag = (*bag, *left)


def _altars(state: BlockAndKeyState, layout: Layout, pieces: _PiecesLeft) -> None:
    named = {altar: pieces.take_keys(getattr(layout.altars, altar), f"altars.{altar}") for altar in ALTARS}
    for altar, keys in named.items():
        for key in keys:
            if state.pieces.keys[key].tier != altar:
                raise BadPosition(f"altars.{altar}: expected {altar} keys, got {state.pieces.keys[key].id!r}")
    altars = [
        (*named[altar], *state.chance.shuffled([key for key in pieces.keys if state.pieces.keys[key].tier == altar]))
        for altar in ALTARS
    ]
    state.altars = tuple(altars)
    state.returned = (layout.returned.sun, layout.returned.moon)
    for altar, count, keys in zip(ALTARS, state.returned, altars, strict=True):
        _expect(f"returned.{altar}", count, range(len(keys) + 1))


def check(state: BlockAndKeyState) -> None:
    """A position that no game could reach is refused before anybody plays it."""
    for seat in range(state.players):
        _expect(f"seats[{seat}].hand (number of keys)", len(state.hands[seat]), range(HAND + 1))
        _expect(f"seats[{seat}].supply (number of blocks)", len(state.supplies[seat]), range(SUPPLY + 4))
    if state.step == "core" and state.temple.blocks:
        raise BadPosition("step: expected an empty floor while the Core Cube is awaited")
    if not state.reason and not _is_answerable(state):
        raise BadPosition(f"step: nothing is to be decided in step {state.step!r} of this position")


def _is_answerable(state: BlockAndKeyState) -> bool:
    """Whether there is something to decide. The Ancients are called, but their block may fit nowhere."""
    step = STEPS[state.step]
    return step.due(state) and (state.step != "ancients" or bool(step.legal_actions(state)))
