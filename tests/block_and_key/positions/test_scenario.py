"""Any position from plain data, and what is refused."""

from typing import Any

import pytest

from digsite.core import BadPosition
from tests.block_and_key.table import BARE, scenario

DESIGN: dict[str, Any] = {
    "core": {"at": [4, 4], "north": "green"},
    "blocks": [["white left-screw", [[3, 3, 0], [3, 2, 0], [2, 2, 0], [2, 2, 1]]]],
    "seats": [
        {"hand": ["st1-0", "su2-1"], "claimed": ["st2-3"], "supply": ["green I3"], "enigma": "white"},
        {},
    ],
    "yard": {1: "grey T4"},
    "bag": ["brown O4"],
    "altars": {"sun": ["su1-0"], "moon": ["mo1-2"]},
    "start": 0,
    "turn": 0,
    "solo_turn": 1,
    "seed": 1,
}


def test_named_pieces_lie_where_they_are_named_and_the_rest_is_dealt() -> None:
    state = scenario(**DESIGN)
    data = state.as_scenario()
    assert data["seats"][0] == DESIGN["seats"][0]
    assert data["seats"][1] == {"hand": [], "claimed": [], "supply": [], "enigma": None}
    assert data["yard"][1] == "grey T4"
    assert None not in data["yard"].values()
    assert data["bag"][0] == "brown O4"
    assert data["altars"]["sun"][0] == "su1-0"
    assert data["altars"]["moon"][0] == "mo1-2"
    assert len(data["bag"]) + len(data["yard"]) == 38
    assert len(data["altars"]["sun"]) == 23
    assert len(data["altars"]["moon"]) == 16
    assert str(state.temple).splitlines()[8].startswith(". . ww w")


def test_it_takes_no_step_and_round_trips() -> None:
    state = scenario(**DESIGN)
    assert state.deciders == (0,)
    assert scenario(**state.as_scenario()).as_scenario() == state.as_scenario()


def test_the_seed_deals_what_is_not_named() -> None:
    assert scenario(**DESIGN) == scenario(**DESIGN)
    assert scenario(**DESIGN | {"seed": 2}) != scenario(**DESIGN)


def test_left_out_the_core_cube_stands_in_its_place() -> None:
    assert scenario(seats=[{}, {}]).view(0)["core"]["at"] == [2, 6]
    assert scenario(seats=[{}]).view(0)["core"]["north"] == "green"


def test_a_temple_may_be_drawn() -> None:
    state = scenario(
        temple=BARE.replace("\n. . . . . . . . . .\n. . . .", "\n. . gg . . . . . . .\n. . . .", 1), seats=[{}, {}]
    )
    assert str(state.temple) == str(scenario(**state.as_scenario()).temple)
    assert [name for name, _ in state.view(0)["blocks"]] == ["green"]
    # Its blocks have no names, so all forty are still in yard and bag.
    assert len(state.bag) == 31


def test_blocks_of_one_colour_stay_apart_where_they_touch() -> None:
    drawn = BARE.splitlines()
    drawn[7] = ". . . b . . . . . ."
    state = scenario(temple="\n".join(drawn), seats=[{"supply": ["brown I3", "brown L3"], "hand": ["st1-0"]}, {}])
    for action in state.legal_actions():
        if action.kind == "place":
            state.apply(action)
            break
    again = scenario(**state.as_scenario())
    assert again.temple.blocks == state.temple.blocks


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seats": []}, "1 to 4"),
        ({"seats": [{}] * 5}, "1 to 4"),
        ({"seats": "nobody"}, "seats"),
        ({"seats": [{"hand": ["st9-9"]}, {}]}, "st9-9"),
        ({"seats": [{"hand": ["st1-0"]}, {"claimed": ["st1-0"]}]}, "somewhere else"),
        ({"seats": [{"hand": ["st1-0", "st1-1", "st1-2", "st1-3", "st2-0"]}, {}]}, "hand"),
        ({"seats": [{"supply": ["pink I3"]}, {}]}, "pink I3"),
        ({"seats": [{"enigma": "pink"}, {}]}, "pink"),
        ({"seats": [{"enigma": "green"}, {"enigma": "green"}]}, "green"),
        ({"seats": [{"surplus": 1}, {}]}, "surplus"),
        ({"core": {"at": [9, 9], "north": "green"}}, "off the floor"),
        ({"core": {"at": [4, 4], "north": "pink"}}, "pink"),
        ({"blocks": [["white I3", [[0, 0, 0], [1, 0, 0], [1, 1, 0]]]]}, "not a white I3"),
        ({"blocks": [["white I3", [[4, 4, 0], [4, 3, 0], [4, 2, 0]]]]}, "stands there already"),
        ({"blocks": [["white I3", []]]}, "cells"),
        ({"blocks": [["white O4", [[9, 9, 0], [10, 9, 0], [9, 10, 0], [10, 10, 0]]]]}, "off the floor"),
        ({"yard": {10: "grey T4"}}, "1 to 9"),
        ({"yard": {"first": "grey T4"}}, "yard"),
        ({"bag": ["grey T4"]}, "somewhere else"),
        ({"altars": {"sun": ["mo1-2"]}}, "sun"),
        ({"altars": {"star": []}}, "star"),
        ({"turn": 2}, "turn"),
        ({"start": -1}, "start"),
        ({"solo_turn": 12}, "solo_turn"),
        ({"step": "dance"}, "step"),
        ({"step": "discard"}, "nothing is to be decided"),
        ({"step": "claim"}, "nothing is to be decided"),
        ({"step": "ancients"}, "nothing is to be decided"),
        ({"step": "core"}, "empty floor"),
        ({"placed": "green I3"}, "placed"),
        ({"drawn": "su1-0"}, "drawn"),
        ({"returned": {"sun": 99}}, "returned"),
        ({"markers": ["su1-1"], "seen_markers": [True, False]}, "seen_markers"),
        ({"temple": "nonsense"}, "expected"),
        ({"idle": -4}, "idle"),
        ({"passes": 99}, "passes"),
        ({"claims": -1}, "claims"),
        ({"last_turns": 3}, "last_turns"),
        ({"last_turns": 0}, "only where the game is over"),
        ({"reason": "boredom"}, "reason"),
        ({"nonsense": 1}, "nonsense"),
    ],
)
def test_what_describes_no_position_is_refused_and_says_what_was_expected(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        scenario(**DESIGN | change)
    assert words in refusal.value.reason
    assert refusal.value.code == "bad-position"
