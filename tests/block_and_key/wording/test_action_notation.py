"""Actions as a line of text and back."""

import random

import pytest

from digsite.block_and_key.wording.action_notation import read, write
from digsite.core import IllegalAction
from tests.block_and_key.table import GAME, new
from tests.conformance.play import random_steps


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ({"kind": "core", "colour": "green"}, "core green"),
        ({"kind": "excavate", "line": "row2"}, "excavate row2"),
        (
            {"kind": "place", "block": "white left-screw", "cells": [[2, 2, 0], [2, 2, 1], [3, 2, 0], [3, 3, 0]]},
            "place white left-screw 220 221 320 330",
        ),
        ({"kind": "claim", "key": "su3-2"}, "claim su3-2"),
        ({"kind": "refill", "altar": "moon"}, "refill moon"),
        ({"kind": "pass"}, "pass"),
        ({"kind": "done"}, "done"),
    ],
)
def test_lines(data: dict[str, object], line: str) -> None:
    action = GAME.action({"seat": 1, **data})
    assert write(action) == line
    assert read(line, 1) == action
    assert read(f"  {line.replace(' ', '   ')} ", 1) == action


@pytest.mark.parametrize("players", [1, 2])
def test_every_action_of_a_game_reads_back(players: int) -> None:
    for state, action in random_steps(new(players, 3, ask_forced=True), random.Random(3)):
        assert read(write(action), action.seat) == action
        first = state.legal_actions()[0]
        assert read(write(first), first.seat) == first


@pytest.mark.parametrize(
    "line",
    ["", "jump", "pass now", "excavate row9", "excavate", "place white I3 12 13", "place white I3 1234", "core red"],
)
def test_what_is_no_action_is_refused(line: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        read(line, 0)
    assert refusal.value.code == "malformed-action"
