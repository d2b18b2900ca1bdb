"""From the names and cells of an action to a placement that the temple accepts, or a refusal that says why."""

from digsite.block_and_key.pieces.ids import Block
from digsite.block_and_key.pieces.shapes import Cells
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import IllegalAction


def block_of_supply(state: BlockAndKeyState, name: str) -> Block:
    """The number of a block that the seat whose turn it is holds."""
    block = state.pieces.block_numbers.get(name)
    supply = state.supplies[state.turn]
    if block is None or block not in supply:
        held = ", ".join(state.pieces.blocks[held] for held in supply) or "none"
        raise IllegalAction(f"{name} is not in the supply; it holds {held}", code="not-in-supply", block=name)
    return block


def judged(state: BlockAndKeyState, block: Block, cells: Cells) -> int:
    """The code of a legal placement; else a refusal that names every broken rule."""
    temple = state.temple
    code = temple.code(state.pieces.shape_of[block], cells)
    if code is not None and temple.is_legal(code):
        return code
    verdict = temple.verdict(cells)
    if verdict.legal:
        raise IllegalAction(
            f"these cells are not a {state.pieces.blocks[block]}, however it is turned",
            code="not-the-shape",
            block=state.pieces.blocks[block],
            cells=[list(cell) for cell in cells],
        )
    raise verdict.refusal()
