"""Excavate: lines, refilling, the limit of seven."""

import pytest

from digsite.core import IllegalAction
from tests.block_and_key.table import BARE, act, choices, kinds, scenario

GREEN = ["green I3", "green L3", "green I4", "green L4", "green T4", "green S4", "green O4"]
GREY = ["grey I3", "grey L3", "grey I4", "grey L4", "grey T4", "grey S4", "grey O4", "grey tripod", "grey left-screw"]


def yard(*names: str | None) -> dict[int, str | None]:
    return dict(enumerate(names, start=1))


@pytest.mark.parametrize(
    ("line", "sites"),
    [
        ("row1", [1, 2, 3]),
        ("row2", [4, 5, 6]),
        ("row3", [7, 8, 9]),
        ("column1", [1, 4, 7]),
        ("column2", [2, 5, 8]),
        ("column3", [3, 6, 9]),
    ],
)
def test_a_line_is_three_sites(line: str, sites: list[int]) -> None:
    state = scenario(temple=BARE, seats=[{}, {}], yard=yard(*GREY))
    act(state, "excavate", line=line)
    assert state.view(0)["supplies"][0] == [GREY[site - 1] for site in sites]


def test_a_line_with_at_least_one_block_can_be_taken() -> None:
    state = scenario(temple=BARE, seats=[{}, {}], yard=yard(None, None, None, "grey I3", *[None] * 5))
    lines = [action.to_dict()["line"] for action in state.legal_actions() if action.kind == "excavate"]
    assert lines == ["row2", "column1"]
    with pytest.raises(IllegalAction) as refusal:
        act(state, "excavate", line="row1")
    assert refusal.value.code == "empty-line"
    act(state, "excavate", line="column1")
    assert state.view(0)["supplies"][0] == ["grey I3"]


def test_the_yard_is_refilled_as_far_as_the_bag_goes_lowest_site_first() -> None:
    state = scenario(temple=BARE, seats=[{}, {}], yard=yard(*GREY), bag=["white I3", "white L3"])
    state.bag = state.bag[:2]
    act(state, "excavate", line="row2")
    assert state.view(0)["yard"][3:6] == ["white I3", "white L3", None]
    assert state.bag == ()


def test_with_seven_or_fewer_nothing_is_discarded() -> None:
    state = scenario(temple=BARE, seats=[{"supply": GREEN[:4]}, {}])
    act(state, "excavate", line="row1")
    assert len(state.supplies[0]) == 7
    assert state.deciders == (1,)


def test_beyond_seven_blocks_of_choice_go_back_into_the_bag() -> None:
    state = scenario(temple=BARE, seats=[{"supply": GREEN[:6]}, {}], yard=yard(*GREY))
    bag = len(state.bag)
    act(state, "excavate", line="row1")
    assert choices(state) == ["discard"]
    assert len(state.legal_actions()) == 9
    act(state, "discard", block="green I4")
    assert state.deciders == (0,)
    events = act(state, "discard", block="grey I3")
    assert kinds(events)[0] == "block-discarded"
    assert state.view(0)["supplies"][0] == sorted(
        [*GREEN[:2], *GREEN[3:6], "grey L3", "grey I4"], key=state.pieces.blocks.index
    )
    assert len(state.bag) == bag - 3 + 2
    assert {"green I4", "grey I3"} <= set(state.view(0)["bag"])
    assert state.deciders == (1,)


def test_what_is_not_in_the_supply_cannot_be_discarded() -> None:
    state = scenario(temple=BARE, seats=[{"supply": GREEN[:6]}, {}], yard=yard(*GREY))
    act(state, "excavate", line="row1")
    with pytest.raises(IllegalAction) as refusal:
        act(state, "discard", block="white I3")
    assert refusal.value.code == "not-in-supply"


def test_sites_still_empty_are_filled_from_the_discards() -> None:
    state = scenario(temple=BARE, seats=[{"supply": GREEN}, {}], yard=yard(*GREY))
    state.bag = state.bag[:1]
    act(state, "excavate", line="row1")
    assert state.view(0)["yard"][:3].count(None) == 2
    for block in ("green I3", "green L3", "grey I3"):
        act(state, "discard", block=block)
    assert state.view(0)["yard"][:3].count(None) == 0
    assert len(state.bag) == 1
