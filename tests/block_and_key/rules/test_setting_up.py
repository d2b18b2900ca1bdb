"""Setting up: what is dealt, the Core Cube, the draft."""

from collections import Counter

import pytest

from digsite.block_and_key.pieces.piece_set import COLOURS
from digsite.core import BadOption, IllegalAction
from tests.block_and_key.table import GAME, act, kinds, new


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everyone_gets_two_stars_one_sun_one_moon_and_an_enigma(players: int) -> None:
    state = new(players)
    for hand in state.hands:
        assert Counter(state.pieces.keys[key].tier for key in hand) == {"star": 2, "sun": 1, "moon": 1}
    assert len(set(state.enigmas)) == players


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_rest_of_the_suns_and_moons_are_the_altars_and_unused_stars_leave(players: int) -> None:
    state = new(players)
    assert [len(altar) for altar in state.altars] == [24 - players, 16 - players]
    assert {state.pieces.keys[key].tier for key in state.altars[0]} == {"sun"}
    assert {state.pieces.keys[key].tier for key in state.altars[1]} == {"moon"}


def test_the_nine_sites_are_filled_and_the_other_blocks_are_in_the_bag() -> None:
    state = new(3)
    assert sorted((*state.yard, *state.bag)) == list(range(40))
    assert len(state.yard) == 9


@pytest.mark.parametrize(
    ("players", "sides"),
    [
        (4, ("north", "east", "south", "west")),
        (3, ("north", "east", "south")),
        (2, ("east", "south")),
        (1, ("south",)),
    ],
)
def test_seats_run_clockwise(players: int, sides: tuple[str, ...]) -> None:
    assert new(players).sides == sides


def test_the_starting_player_is_random() -> None:
    assert {new(4, seed).start for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("players", "place"), [(1, [4, 4]), (2, [2, 6]), (3, [3, 4]), (4, [4, 4])])
def test_the_core_cube_stands_away_from_the_seated_players(players: int, place: list[int]) -> None:
    state = new(players)
    assert state.view(None)["core"] is None
    act(state, "core", colour="white")
    assert state.view(None)["core"]["at"] == place


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("seed", range(6))
def test_the_starting_player_chooses_the_colour_toward_their_own_side(colour: str, seed: int) -> None:
    state = new(4, seed)
    assert state.deciders == (state.start,)
    act(state, "core", colour=colour)
    picture = state.temple.view(state.sides[state.start])
    letter = {"green": "g", "grey": "s", "brown": "b", "white": "w"}[colour]
    assert picture[-1] == picture[-2] == f"....{letter * 2}...."
    assert picture[0] == ".........."


def test_the_sides_of_the_core_are_green_grey_brown_white_clockwise() -> None:
    state = new(4)
    act(state, "core", colour="green")
    core = state.view(None)["core"]
    clockwise = [core[side] for side in ("north", "east", "south", "west")]
    at = clockwise.index("green")
    assert clockwise[at:] + clockwise[:at] == ["green", "grey", "brown", "white"]


def test_solo_in_the_prototype_the_core_may_not_show_brown_toward_the_player() -> None:
    state = new(1, edition="prototype")
    assert [action.to_dict()["colour"] for action in state.legal_actions()] == ["green", "grey", "white"]
    with pytest.raises(IllegalAction) as refusal:
        act(state, "core", colour="brown")
    assert refusal.value.code == "colour-not-allowed"
    act(new(2, edition="prototype"), "core", colour="brown")
    act(new(1), "core", colour="brown")


@pytest.mark.parametrize("seed", range(8))
def test_the_draft_goes_counter_clockwise_from_the_starting_players_right_and_ends_with_them(seed: int) -> None:
    state = new(4, seed)
    act(state, "core", colour="green")
    order = []
    while state.step == "draft":
        order.append(state.deciders[0])
        act(state, "draft", line="row1")
    assert order == [(state.start - back) % 4 for back in (1, 2, 3, 4)]
    assert state.deciders == (state.start,)
    assert state.step == "turn"


def test_a_draft_takes_a_whole_line_and_the_yard_is_refilled_lowest_site_first() -> None:
    state = new(2)
    act(state, "core", colour="green")
    seat, bag = state.deciders[0], state.bag
    taken = [state.yard[place] for place in (1, 4, 7)]
    events = act(state, "draft", line="column2")
    assert sorted(taken) == list(state.supplies[seat])
    assert [state.yard[place] for place in (1, 4, 7)] == list(bag[:3])
    assert [event.to_dict()["site"] for event in events if event.kind == "site-filled"] == [2, 5, 8]
    assert kinds(events)[:1] == ["excavated"]


def test_turns_go_clockwise() -> None:
    state = new(3)
    while state.step in ("core", "draft"):
        state.apply(state.legal_actions()[0])
    order = []
    for _ in range(6):
        order.append(state.deciders[0])
        act(state, "excavate", line="row1")
        while state.step == "discard":
            state.apply(state.legal_actions()[0])
    assert order == [(state.start + turn) % 3 for turn in range(6)]


@pytest.mark.parametrize("edition", ["first", None, 1])
def test_an_unknown_edition_is_refused(edition: object) -> None:
    with pytest.raises(BadOption):
        GAME.new(2, 1, edition=edition)
