"""The pictures beside the rules in the browser show what the rules say."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from digsite.block_and_key.actions import Place
from digsite.block_and_key.pieces.piece_set import CORNERS
from digsite.block_and_key.state import BlockAndKeyState
from tests.block_and_key.table import act, choices, new, scenario

SOURCE = Path(__file__).parents[3] / "web/src/games/block-and-key/rules/pictures.toml"
LETTERS = {"green": "g", "grey": "s", "brown": "b", "white": "w"}
PICTURES: dict[str, Any] = tomllib.loads(SOURCE.read_text(encoding="utf-8"))


POSITIONS = [name for name, picture in PICTURES.items() if "blocks" in picture]
SOUTH = 1
"""The seat from whose side the pictures are seen, of two."""


def blocks_of(name: str) -> list[list[Any]]:
    written = PICTURES[name]["blocks"]
    return [[block, [[int(digit) for digit in cell] for cell in cells.split()]] for block, cells in written]


def before_the_last(name: str, **seat: Any) -> BlockAndKeyState:
    """The picture without its last block, which the player in the south is about to place."""
    *standing, (block, _) = blocks_of(name)
    seats = [{}, {"supply": [block], **seat}]
    return scenario(core={"at": [8, 8], "north": "green"}, blocks=standing, seats=seats, start=SOUTH, turn=SOUTH)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_last_block_of_a_picture_is_allowed_or_not_as_the_picture_says(name: str) -> None:
    _, cells = blocks_of(name)[-1]
    places = [
        sorted(map(list, action.cells)) for action in before_the_last(name).legal_actions() if isinstance(action, Place)
    ]
    assert (sorted(cells) in places) is PICTURES[name]["allowed"]


@pytest.mark.parametrize("name", [name for name in POSITIONS if "key" in PICTURES[name]])
def test_a_key_may_be_claimed_or_not_as_the_picture_says(name: str) -> None:
    block, cells = blocks_of(name)[-1]
    state = before_the_last(name, hand=[PICTURES[name]["key"]])
    act(state, "place", block=block, cells=cells)
    assert ("claim" in choices(state)) is PICTURES[name]["claimed"]


def test_the_enigma_scores_as_the_picture_says() -> None:
    enigma = PICTURES["enigma"]
    seats = [{}, {"enigma": enigma["colour"]}]
    state = scenario(core={"at": [8, 8], "north": "green"}, blocks=blocks_of("temple"), seats=seats)
    letter = LETTERS[enigma["colour"]]
    assert "".join(state.temple.view("south")).count(letter) == enigma["faces"]
    assert state.scores[SOUTH] == enigma["points"]


@pytest.mark.parametrize("players", PICTURES["seats"])
def test_players_sit_and_the_core_stands_as_the_picture_says(players: str) -> None:
    plan = PICTURES["seats"][players]
    state = new(int(players))
    assert list(state.view(None)["sides"]) == plan["sides"]
    act(state, "core", colour="green")
    core = state.view(None)["core"]
    assert core is not None
    assert list(core["at"]) == plan["core"]


def test_stars_name_the_corners_of_the_picture() -> None:
    assert list(CORNERS) == PICTURES["corners"]["names"]
