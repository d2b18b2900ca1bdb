"""Solo: marking the turn, putting a key back, and the Ancients' own placement."""

from typing import cast

from digsite.block_and_key.actions import Altar, Ancients, Done, Mark, Return
from digsite.block_and_key.events import (
    AncientsCalled,
    AncientsPlaced,
    AncientsReturned,
    KeyReturned,
    ReturnedKey,
    TurnMarked,
)
from digsite.block_and_key.pieces.ids import EMPTY, Block, Key
from digsite.block_and_key.pieces.piece_set import CORNERS
from digsite.block_and_key.rules import placing, yard
from digsite.block_and_key.rules.claiming import ALTARS, draw, stocked_altars
from digsite.block_and_key.rules.numbers import SOLO_TURNS
from digsite.block_and_key.rules.step import Step
from digsite.block_and_key.rules.tuple_edits import replaced, without
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Action, Actions, Event, IllegalAction


class MarkStep(Step):
    """A turn without a claim is marked with a key of either altar, laid face down, unseen."""

    kinds = (Mark,)

    def due(self, state: BlockAndKeyState) -> bool:
        return state.players == 1 and not state.claims and any(state.altars)

    def legal_actions(self, state: BlockAndKeyState) -> Actions:
        return [Mark(seat=state.turn, altar=altar) for altar in stocked_altars(state)]

    def carry_out(self, state: BlockAndKeyState, action: Action, events: list[Event]) -> bool:
        action = cast("Mark", action)
        key, known = draw(state, action.altar)
        state.markers += (key,)
        state.seen_markers += (known,)
        events.append(TurnMarked(turn=state.solo_turn, altar=action.altar))
        return True


def mark_by_claims(state: BlockAndKeyState, events: list[Event]) -> None:
    """Before the marking is asked for: claimed keys mark the turn themselves, and without keys nothing can."""
    if state.claims or not any(state.altars):
        events.append(TurnMarked(turn=state.solo_turn))


class ReturnStep(Step):
    """One key of the hand may go to the bottom of its altar; a Star has none."""

    kinds = (Return, Done)

    def due(self, state: BlockAndKeyState) -> bool:
        # The backs of the keys are seen, so everybody knows whether there is a choice.
        return state.players == 1 and (bool(_returnable(state)) or state.options["ask_forced"])

    def legal_actions(self, state: BlockAndKeyState) -> Actions:
        names = [state.pieces.keys[key].id for key in _returnable(state)]
        return [*(Return(seat=state.turn, key=name) for name in names), Done(seat=state.turn)]

    def carry_out(self, state: BlockAndKeyState, action: Action, events: list[Event]) -> bool:
        if isinstance(action, Done):
            return True
        action = cast("Return", action)
        key = state.pieces.key_numbers.get(action.key)
        if key is None or key not in _returnable(state):
            raise IllegalAction(
                f"expected a Sun or Moon key of the hand, got {action.key}", code="not-returnable", key=action.key
            )
        altar = cast("Altar", state.pieces.keys[key].tier)
        number = ALTARS.index(altar)
        state.hands = replaced(state.hands, state.turn, without(state.hands[state.turn], key))
        state.altars = replaced(state.altars, number, (*state.altars[number], key))
        state.returned = replaced(state.returned, number, state.returned[number] + 1)
        events.append(KeyReturned(seat=state.turn, altar=altar))
        events.append(ReturnedKey(seat=state.turn, key=action.key, to=(state.turn,)))
        return True


def _returnable(state: BlockAndKeyState) -> list[Key]:
    return [key for key in state.hands[state.turn] if state.pieces.keys[key].tier != "star"]


class AncientsStep(Step):
    """The last key drawn names a site and a corner: its block goes beside the standing block nearest to that corner."""

    kinds = (Ancients,)

    def due(self, state: BlockAndKeyState) -> bool:
        return _are_called(state) and ancients_block(state) != EMPTY

    def legal_actions(self, state: BlockAndKeyState) -> Actions:
        name = state.pieces.blocks[ancients_block(state)]
        return [Ancients(seat=state.turn, block=name, cells=state.temple.cells(code)) for code in _codes(state)]

    def carry_out(self, state: BlockAndKeyState, action: Action, events: list[Event]) -> bool:
        action = cast("Ancients", action)
        block = ancients_block(state)
        if action.block != state.pieces.blocks[block]:
            raise IllegalAction(
                f"expected {state.pieces.blocks[block]}, got {action.block}", code="wrong-block", block=action.block
            )
        code = placing.judged(state, block, action.cells)
        if code not in _codes(state):
            raise IllegalAction(
                "the Ancients' block must stand corner to corner, and nowhere face to face, with the block nearest to "
                f"the {called(state)[1]} corner",
                code="not-beside-nearest",
                cells=[list(cell) for cell in action.cells],
            )
        _take_from_yard(state)
        events.append(AncientsPlaced(block=action.block, cells=state.temple.cells(code)))
        state.temple.put(block, code)
        yard.fill(state, events)
        return True


def call_ancients(state: BlockAndKeyState, events: list[Event]) -> None:
    """Before their placement is asked for: the last key drawn says what they place, and where."""
    if not _are_called(state):
        return
    block = ancients_block(state)
    name = None if block == EMPTY else state.pieces.blocks[block]
    site, corner = called(state)
    events.append(AncientsCalled(site=site, corner=corner, block=name))
    if name is not None and not _codes(state):
        _put_back(state, block, events)


def _put_back(state: BlockAndKeyState, block: Block, events: list[Event]) -> None:
    """It fits nowhere: back into the bag. The key has had its say; the next block on that site is not called."""
    _take_from_yard(state)
    state.drawn = EMPTY
    yard.put_into_bag(state, block)
    events.append(AncientsReturned(block=state.pieces.blocks[block]))
    yard.fill(state, events)


def _take_from_yard(state: BlockAndKeyState) -> None:
    state.yard = replaced(state.yard, called(state)[0] - 1, EMPTY)


def _are_called(state: BlockAndKeyState) -> bool:
    """A new key came into the hand, and this is not the last turn."""
    return state.players == 1 and state.drawn != EMPTY and state.solo_turn != SOLO_TURNS


def called(state: BlockAndKeyState) -> tuple[int, str]:
    """The site and the corner that the last key drawn names by its pips and stars."""
    key = state.pieces.keys[state.drawn]
    return key.pips, CORNERS[key.stars - 1]


def ancients_block(state: BlockAndKeyState) -> Block:
    return state.yard[called(state)[0] - 1]


def _codes(state: BlockAndKeyState) -> list[int]:
    nearest = state.temple.nearest(called(state)[1])
    return state.temple.scan_beside(state.pieces.shape_of[ancients_block(state)], nearest)
