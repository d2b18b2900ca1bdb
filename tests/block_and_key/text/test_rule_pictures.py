"""The pictures beside the rules in the browser show what the rules say."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.block_and_key.table import scenario

SOURCE = Path(__file__).parents[3] / "web/src/games/block-and-key/rules/pictures.toml"
PICTURES: dict[str, Any] = tomllib.loads(SOURCE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", PICTURES)
def test_the_last_block_of_a_picture_is_allowed_or_not_as_the_picture_says(name: str) -> None:
    blocks = [
        [block, [[int(digit) for digit in cell] for cell in cells.split()]] for block, cells in PICTURES[name]["blocks"]
    ]
    *standing, (block, cells) = blocks
    state = scenario(core={"at": [8, 8], "north": "green"}, blocks=standing, seats=[{"supply": [block]}, {}])
    places = [sorted(map(list, action.cells)) for action in state.legal_actions() if action.kind == "place"]  # type: ignore[attr-defined]
    assert (sorted(cells) in places) is PICTURES[name]["allowed"]
