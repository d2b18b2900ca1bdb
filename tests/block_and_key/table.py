"""Small words for tests of the turn flow."""

from typing import Any, cast

import digsite
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Event, Seat

GAME = digsite.game("block-and-key")

BARE = """core: N=green E=grey S=brown W=white
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . ## ## . . . .
. . . . ## ## . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
"""


def new(players: int, seed: int = 1, **options: Any) -> BlockAndKeyState:
    return cast("BlockAndKeyState", GAME.new(players, seed, **options))


def scenario(**position: Any) -> BlockAndKeyState:
    return cast("BlockAndKeyState", GAME.scenario(**position))


def act(state: BlockAndKeyState, kind: str, seat: Seat | None = None, **fields: Any) -> list[Event]:
    """Apply an action, for the seat that decides unless another is named."""
    who = state.deciders[0] if seat is None else seat
    return state.apply(GAME.action({"kind": kind, "seat": who, **fields}))


def started(players: int, seed: int = 1, **options: Any) -> BlockAndKeyState:
    """A game after its set-up: the first legal choice was always taken."""
    state = new(players, seed, **options)
    while state.step in ("core", "draft"):
        state.apply(state.legal_actions()[0])
    return state


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def choices(state: BlockAndKeyState) -> list[str]:
    """The kinds of the legal actions, each once."""
    return list(dict.fromkeys(action.kind for action in state.legal_actions()))
