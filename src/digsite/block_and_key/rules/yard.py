"""The Excavation Yard and the bag: taking lines, filling sites, putting blocks back."""

from digsite.block_and_key.actions import LINES, Line
from digsite.block_and_key.events import Excavated, SiteFilled
from digsite.block_and_key.pieces.ids import EMPTY, Block
from digsite.block_and_key.rules.tuple_edits import replaced
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Event, IllegalAction


def blocks_on(state: BlockAndKeyState, line: Line) -> list[Block]:
    return [state.yard[place] for place in LINES[line] if state.yard[place] != EMPTY]


def lines_with_blocks(state: BlockAndKeyState) -> tuple[Line, ...]:
    """The lines from which something can be taken, in their order."""
    return tuple(LINES) if EMPTY not in state.yard else tuple([line for line in LINES if blocks_on(state, line)])


def take_line(state: BlockAndKeyState, line: Line, events: list[Event]) -> None:
    """Every block of the line goes to the supply of the seat whose turn it is; the yard is refilled."""
    taken = blocks_on(state, line)
    if not taken:
        raise IllegalAction(f"{line} holds no block", code="empty-line", line=line)
    sites = list(state.yard)
    for place in LINES[line]:
        sites[place] = EMPTY
    state.yard = tuple(sites)
    supply = tuple(sorted([*state.supplies[state.turn], *taken]))
    state.supplies = replaced(state.supplies, state.turn, supply)
    names = tuple([state.pieces.blocks[block] for block in taken])
    events.append(Excavated(seat=state.turn, line=line, blocks=names))
    fill(state, events)


def fill(state: BlockAndKeyState, events: list[Event]) -> None:
    """Fill the empty sites from the bag, as far as it goes, lowest number first."""
    sites = list(state.yard)
    drawn = 0
    for place, block in enumerate(sites):
        if block == EMPTY and drawn < len(state.bag):
            sites[place] = state.bag[drawn]
            events.append(SiteFilled(site=place + 1, block=state.pieces.blocks[state.bag[drawn]]))
            drawn += 1
    if drawn:
        state.yard = tuple(sites)
        state.bag = state.bag[drawn:]


def put_into_bag(state: BlockAndKeyState, *blocks: Block) -> None:
    """What comes back into the bag is mixed with the rest; nobody knows the order."""
    state.bag = tuple(state.chance.shuffled(sorted(state.bag + blocks)))
