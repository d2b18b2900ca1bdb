"""A table for every kind of decision: real games, played at random until that is asked."""

from collections.abc import Callable
from typing import Any

import digsite
from digsite.block_and_key.actions import Place
from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Chance, State

Rules = dict[str, Any]
BOT = {"kind": "bot", "strength": "random"}
SEEDS = 60
"""More than enough games for every kind to be asked in one of them."""


def position(
    game: str, players: int, wanted: Callable[[State], bool], *, rather: str | None = None, **options: Any
) -> Rules:
    """The rules of a table at which seat 0 is asked what is wanted; on the way there one kind of action may be taken
    rather than others."""
    for seed in range(1, SEEDS):
        state = digsite.game(game).new(players=players, seed=seed, **options)
        luck = Chance(seed)
        while not state.is_over:
            if 0 in state.deciders and wanted(state):
                seats = [{"kind": "mine"}, *[BOT] * (players - 1)]
                return {"game": game, "seats": seats, "options": options, "scenario": state.as_scenario()}
            actions = state.legal_actions(state.deciders[0])
            actions = [action for action in actions if action.kind == rather] or actions
            state.apply(actions[luck.below(len(actions))])
    raise LookupError(f"no game of {game} came to what was wanted")


def asks(kind: str, *, at_least: int = 1) -> Callable[[State], bool]:
    """Whether seat 0 is asked that, with so many choices."""

    def wanted(state: State) -> bool:
        decision = state.decision(0)
        return decision is not None and decision.kind == kind and len(state.legal_actions(0)) >= at_least

    return wanted


def most_claiming(scenario: Rules) -> tuple[str, str]:
    """The block, and the cells as the page names them, of a placement that completes as many keys as any."""
    state = digsite.game("block-and-key").scenario(**scenario)

    def claims(action: Place) -> int:
        after = state.clone()
        after.apply(action)
        return sum(choice.kind == "claim" for choice in after.legal_actions()) if not after.is_over else 0

    found = max((action for action in state.legal_actions() if isinstance(action, Place)), key=claims)
    return found.block, " ".join(",".join(map(str, cell)) for cell in sorted(found.cells))


def is_late(state: State) -> bool:
    """The last few blocks of Block and Key."""
    assert isinstance(state, BlockAndKeyState)
    left = sum(map(len, state.supplies)) + sum(block != EMPTY for block in state.yard)
    return asks("turn")(state) and not state.bag and left <= 5
