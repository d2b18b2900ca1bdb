"""Setting up: the Core Cube, then the draft of the first blocks."""

from typing import cast

from digsite.block_and_key.actions import LINES, Core, Draft
from digsite.block_and_key.events import CoreSet, TurnBegan
from digsite.block_and_key.geometry.temple import Temple
from digsite.block_and_key.pieces.piece_set import SIDES, Colour, PieceSet, Side
from digsite.block_and_key.rules import yard
from digsite.block_and_key.rules.step import Step
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Action, Actions, Event, IllegalAction


class CoreStep(Step):
    """The starting player chooses the colour of the Core Cube that faces their own side."""

    kinds = (Core,)

    def due(self, state: BlockAndKeyState) -> bool:
        return True

    def legal_actions(self, state: BlockAndKeyState) -> Actions:
        return [Core(seat=state.turn, colour=colour) for colour in colours_allowed(state)]

    def carry_out(self, state: BlockAndKeyState, action: Action, events: list[Event]) -> bool:
        action = cast("Core", action)
        if action.colour not in colours_allowed(state):
            raise IllegalAction(
                f"expected one of {', '.join(colours_allowed(state))}, got {action.colour}",
                code="colour-not-allowed",
                colour=action.colour,
            )
        north = colour_to_the_north(state.pieces, state.sides[state.turn], action.colour)
        state.temple = Temple.empty(state.pieces, state.pieces.core_at(state.players), north)
        events.append(CoreSet(seat=state.turn, colour=action.colour))
        # The draft begins at the starting player's right and goes counter-clockwise.
        state.turn = (state.start - 1) % state.players
        return True


def colour_to_the_north(pieces: PieceSet, side: Side, colour: Colour) -> Colour:
    """The core's side that faces north when this colour faces the player's own side; both go clockwise."""
    sides = pieces.core_sides
    return sides[(sides.index(colour) - SIDES.index(side)) % len(sides)]


def colours_allowed(state: BlockAndKeyState) -> tuple[Colour, ...]:
    # The prototype's solo rule: any colour but brown toward you.
    if state.players == 1 and state.options["edition"] == "prototype":
        return ("green", "grey", "white")
    return ("green", "grey", "brown", "white")


class DraftStep(Step):
    """Each seat takes one line of the yard, counter-clockwise, the starting player last."""

    kinds = (Draft,)

    def due(self, state: BlockAndKeyState) -> bool:
        return True

    def legal_actions(self, state: BlockAndKeyState) -> Actions:
        return [Draft(seat=state.turn, line=line) for line in LINES if yard.blocks_on(state, line)]

    def carry_out(self, state: BlockAndKeyState, action: Action, events: list[Event]) -> bool:
        action = cast("Draft", action)
        yard.take_line(state, action.line, events)
        if state.turn == state.start:
            events.append(TurnBegan(seat=state.start, turn=1 if state.players == 1 else None))
            return True
        state.turn = (state.turn - 1) % state.players
        return False
