"""Actions of Ancient Knowledge as a line of text and back."""

import random

import pytest

import digsite
from digsite.ancient_knowledge.wording.notation import read, write
from digsite.core import IllegalAction
from tests.conformance.play import random_steps

GAME = digsite.game("ancient-knowledge")


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ({"kind": "create", "card": "C7", "space": 3}, "create C7@3"),
        ({"kind": "create", "card": "A5"}, "create A5"),
        ({"kind": "learn", "card": "T2"}, "learn T2"),
        ({"kind": "search"}, "search"),
        ({"kind": "set-aside", "card": "M1"}, "set-aside M1"),
        ({"kind": "move", "card": "C7", "space": 2}, "move C7@2"),
        ({"kind": "swap", "card": "C7", "other": "P3"}, "swap C7 P3"),
        ({"kind": "transfer", "card": "M3", "amount": 2}, "transfer M3 2"),
        ({"kind": "amount", "amount": 4}, "amount 4"),
        ({"kind": "rob", "opponent": 1}, "rob 2"),
        ({"kind": "flip", "pillar": 0}, "flip 1"),
    ],
)
def test_lines(data: dict[str, object], line: str) -> None:
    action = GAME.action({"seat": 1, **data})
    assert write(action) == line
    assert read(line, 1) == action
    assert read(f"  {line.replace(' ', '   ')} ".replace("@", " @"), 1) == action
    assert read(line.replace("C7", "c7"), 1) == action


@pytest.mark.parametrize("players", [2, 4])
def test_every_action_of_a_game_reads_back(players: int) -> None:
    for state, action in random_steps(GAME.new(players, 3, ask_forced=True), random.Random(3)):
        assert read(write(action), action.seat) == action
        for other in state.legal_actions(action.seat):
            assert read(write(other), other.seat) == other


@pytest.mark.parametrize(
    "line", ["", "jump", "search now", "create", "create C7@x", "amount", "amount many", "swap C7"]
)
def test_what_is_no_action_is_refused(line: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        read(line, 0)
    assert refusal.value.code == "malformed-action"
