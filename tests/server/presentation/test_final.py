"""What is called final is exactly what cannot be taken back, choice by choice."""

import random

import pytest

import digsite
from digsite.core import State
from digsite.server.presentation.decisions import open_decision
from digsite.server.tables.running_game import RunningGame
from tests.server.client import unpack


def ends_undo(state: State, action: dict[str, object]) -> bool:
    """Whether who has just done that finds it cannot be taken back."""
    running = RunningGame(state, "free")
    tried = running.attempt(state.game.action(action))
    running.act(tried)
    return running.undoable(tried.step.action.seat) is None


@pytest.mark.parametrize("name", ["block-and-key", "ancient-knowledge"])
def test_a_choice_is_final_if_undo_ends_with_it(name: str) -> None:
    rng = random.Random(4)
    kinds: set[frozenset[bool]] = set()
    for seed in range(3):
        state = digsite.game(name).new(players=2, seed=seed)
        while not state.is_over:
            seat = rng.choice(state.deciders)
            decision = open_decision(state, seat)
            assert decision is not None
            of_kind: dict[str, set[bool]] = {}
            for run in decision.choices:
                choices = unpack(
                    {"choices": [{"same": run.same} | ({"vary": run.vary, "values": run.values} if run.vary else {})]}
                )
                for choice in rng.sample(choices, min(len(choices), 4)):
                    assert run.final is ends_undo(state, choice), choice
                of_kind.setdefault(run.same["kind"], set()).add(run.final)
            assert set(decision.final) == {kind for kind, final in of_kind.items() if final == {True}}
            kinds |= {frozenset(final) for final in of_kind.values()}
            state.apply(state.legal_actions(seat)[rng.randrange(len(state.legal_actions(seat)))])
    assert {frozenset({True}), frozenset({False})} <= kinds
    assert name == "block-and-key" or frozenset({True, False}) in kinds
