"""Perft: the number of ways to act from a position, one, two and three steps deep.

The files hold one position a line: its scenario as JSON, then the counts. A count alone proves little, since it comes
from the engine; those of Block and Key at depth 1 are therefore compared with the naive generator as well, four of
those of Ancient Knowledge were checked by hand. On failure the count below each first action is shown, so that two
engines can be compared branch by branch.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.core import State

FOLDER = Path(__file__).parent


def positions() -> list[Any]:
    found = []
    for file in sorted(FOLDER.glob("*.perft")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if line and not line.startswith("#"):
                scenario, counts = line.rsplit("->", 1)
                where = f"{file.stem}:{number}"
                found.append(pytest.param(file.stem, json.loads(scenario), [int(n) for n in counts.split()], id=where))
    return found


def perft(state: State, depth: int) -> int:
    """The number of sequences of that many actions; a game that is over has none."""
    count = 0
    for seat in state.deciders:
        actions = state.legal_actions(seat)
        if depth == 1:
            count += len(actions)
            continue
        for action in actions:
            after = state.clone()
            after.apply(action)
            count += perft(after, depth - 1)
    return count


def divided(state: State, depth: int) -> str:
    """The count below each first action."""
    lines = []
    for seat in state.deciders:
        for action in state.legal_actions(seat):
            after = state.clone()
            after.apply(action)
            lines.append(f"{json.dumps(action.to_dict())}: {perft(after, depth - 1)}")
    return "\n".join(lines)


@pytest.mark.parametrize(("game", "scenario", "counts"), positions())
def test_perft(game: str, scenario: dict[str, Any], counts: list[int]) -> None:
    state = digsite.game(game).scenario(**scenario)
    for depth, expected in enumerate(counts, start=1):
        found = perft(state, depth)
        assert found == expected, f"depth {depth}\n{divided(state, depth) if depth > 1 else ''}"
