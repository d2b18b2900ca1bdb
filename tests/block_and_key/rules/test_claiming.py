"""Claiming and refilling in the turn flow. What a match is, is tested with the temple."""

import pytest

from digsite.block_and_key.pieces.piece_set import COLOURS, LETTERS, SIDES, Colour, Side, designed
from digsite.core import IllegalAction
from tests.block_and_key.drawing import cell
from tests.block_and_key.table import BARE, act, choices, kinds, scenario

# South sees the core's brown side. A green I3 laid along its south-west corner shows three green faces beside it,
# and st1-1 ("bs") or st2-2 ("b. / bg") can be looked for there.
BESIDE_CORE = [[3, 3, 0], [2, 3, 0], [1, 3, 0]]


def two_players(**south: object) -> dict[str, object]:
    """South to move; seat 1 sits south with two players."""
    return {"temple": BARE, "seats": [{}, south], "turn": 1}


def keys_offered(state: object) -> list[str]:
    return [a.to_dict()["key"] for a in state.legal_actions() if a.kind == "claim"]  # type: ignore[attr-defined]


def green_beside_brown() -> dict[str, object]:
    """A green I4 stands upright beside the core: brown and green side by side on two levels, south's view."""
    return two_players(hand=["st2-2", "su2-3", "mo1-2"], supply=["green I4", "white I3"])


UPRIGHT = [[3, 4, 0], [3, 4, 1], [3, 4, 2], [3, 4, 3]]


def test_claiming_is_optional() -> None:
    state = scenario(**green_beside_brown())
    act(state, "place", block="green I4", cells=UPRIGHT)
    assert choices(state) == ["claim", "done"]
    act(state, "done")
    assert state.claimed[1] == ()
    assert len(state.hands[1]) >= 3


def test_a_claimed_key_lies_open_and_scores() -> None:
    state = scenario(**green_beside_brown())
    act(state, "place", block="green I4", cells=UPRIGHT)
    events = act(state, "claim", key="st2-2")
    told = events[0].to_dict()
    assert {name: told[name] for name in ("kind", "seat", "key", "points")} == {
        "kind": "key-claimed",
        "seat": 1,
        "key": "st2-2",
        "points": 1,
    }
    assert state.view(0)["claimed"][1] == ["st2-2"]
    assert state.view(0)["points"] == [0, 1]
    assert state.scores == (0, 1)


def test_several_keys_can_be_claimed_at_once_in_any_order() -> None:
    for order in (["st2-2", "st2-0"], ["st2-0", "st2-2"]):
        # st2-0 is "g. / gb": green on green beside brown; one block completes both, and each face serves both.
        state = scenario(**two_players(hand=["st2-2", "st2-0"], supply=["green I4"]))
        act(state, "place", block="green I4", cells=UPRIGHT)
        assert sorted(keys_offered(state)) == ["st2-0", "st2-2"]
        for number, key in enumerate(order, start=1):
            act(state, "claim", key=key)
            assert key not in keys_offered(state)
            assert state.view(None)["claims"] == number
        assert state.view(1)["claimed"][1] == ["st2-0", "st2-2"]


def test_a_key_that_is_not_completed_cannot_be_claimed() -> None:
    state = scenario(**green_beside_brown())
    act(state, "place", block="green I4", cells=UPRIGHT)
    for key, code in (("mo1-2", "key-not-completed"), ("st1-0", "not-in-hand"), ("nonsense", "not-in-hand")):
        with pytest.raises(IllegalAction) as refusal:
            act(state, "claim", key=key)
        assert refusal.value.code == code


def test_a_key_that_stood_before_cannot_be_claimed_without_a_face_of_the_new_block() -> None:
    position = green_beside_brown() | {"blocks": [["green L4", [[3, 4, 0], [3, 4, 1], [3, 4, 2], [2, 4, 0]]]]}
    position["core"] = {"at": [4, 4], "north": "green"}
    del position["temple"]
    state = scenario(**position)
    # st2-2 is there already; a block far behind, hidden from south, adds no face to it.
    act(state, "place", block="white I3", cells=[[6, 6, 0], [6, 7, 0], [6, 8, 0]])
    assert "st2-2" not in keys_offered(state)


# Ruling 5, as each side sees it. The core shows it colour A; a block of colour C stands left of the core, as high as
# the third level. Keys st2 are "A. / AC", those of odd shifts mirrored.


class Beside:
    """The position as one of four players sees it who has this key, and a block of colour C to place."""

    def __init__(self, side: Side, **options: object) -> None:
        self.side: Side = side
        self.seat = designed().seats(4).index(side)
        colour = ("north", "east", "south", "west").index(side)
        self.key, self.colour = f"st2-{colour}", COLOURS[(colour + 2) % 4]
        seats: list[dict[str, object]] = [{}, {}, {}, {}]
        seats[self.seat] = {"hand": [self.key], "supply": [f"{self.colour} I4"]}
        standing = [f"{self.colour} L4", self.cells((3, 0, 4), (3, 1, 4), (3, 2, 4), (2, 0, 4))]
        core = {"at": [4, 4], "north": "green"}
        self.state = scenario(core=core, blocks=[standing], seats=seats, turn=self.seat, **options)

    def cells(self, *seen: tuple[int, int, int]) -> list[list[int]]:
        """Cells by place, level and depth."""
        return [list(cell(self.side, *each)) for each in seen]

    def place_upright(self, place: int, depth: int) -> None:
        cells = self.cells(*((place, level, depth) for level in range(4)))
        act(self.state, "place", block=f"{self.colour} I4", cells=cells)


@pytest.mark.parametrize("side", SIDES)
def test_covering_a_face_of_an_old_match_with_the_same_colour_completes_nothing(side: Side) -> None:
    table = Beside(side)
    table.place_upright(3, 3)
    assert keys_offered(table.state) == []
    with pytest.raises(IllegalAction) as refusal:
        act(table.state, "claim", key=table.key)
    assert refusal.value.code == "key-not-completed"
    again = table.state.game.from_json(table.state.to_json())
    assert again.legal_actions() == table.state.legal_actions()


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("strict", [False, True])
def test_a_second_match_may_be_claimed_unless_claims_are_strict(side: Side, strict: bool) -> None:
    """The match left of the core stood before; the new block right of it makes others."""
    table = Beside(side, strict_claims=strict)
    table.place_upright(6, 4)
    assert keys_offered(table.state) == ([] if strict else [table.key])
    # A state read back knows it too.
    again = table.state.game.from_json(table.state.to_json())
    assert again.legal_actions() == table.state.legal_actions()


def test_strict_claims_leave_a_key_of_which_no_match_stood_before() -> None:
    state = scenario(**green_beside_brown(), strict_claims=True)
    act(state, "place", block="green I4", cells=UPRIGHT)
    assert keys_offered(state) == ["st2-2"]


@pytest.mark.parametrize("order", [1, -1])
def test_a_described_position_knows_what_was_new_in_whichever_order_its_blocks_are_named(order: int) -> None:
    """West of the core a match stands already; the block just placed has made another one in the east."""
    west = ["green L4", [[3, 4, 0], [3, 4, 1], [3, 4, 2], [2, 4, 0]]]
    east = ["green I4", [[6, 4, 0], [6, 4, 1], [6, 4, 2], [6, 4, 3]]]
    hidden = ["white O4", [[6, 6, 0], [7, 6, 0], [6, 7, 0], [7, 7, 0]]]
    position = {
        "core": {"at": [4, 4], "north": "green"},
        "seats": [{}, {"hand": ["st2-2"]}],
        "turn": 1,
        "step": "claim",
    }
    for placed, offered in ((east, ["st2-2"]), (hidden, [])):
        state = scenario(**position, blocks=[west, east, hidden][::order], placed=placed[0])
        assert keys_offered(state) == offered
        assert state.game.scenario(**state.as_scenario()) == state


def test_of_several_new_matches_all_are_shown() -> None:
    """White beside the brown side of the core, on both of its levels."""
    seats: list[dict[str, object]] = [{}, {"hand": ["st1-2"], "supply": ["white I4"]}]
    state = scenario(core={"at": [4, 4], "north": "green"}, blocks=[], seats=seats, turn=1)
    act(state, "place", block="white I4", cells=[[6, 4, level] for level in range(4)])
    (claimed,) = act(state, "claim", key="st1-2")
    shown = {frozenset(map(tuple, match)) for match in claimed.to_dict()["matches"]}
    assert shown == {frozenset({(5, 0), (6, 0)}), frozenset({(5, 1), (6, 1)})}


@pytest.mark.parametrize("side", SIDES)
def test_who_claims_shows_the_squares_and_the_block(side: Side) -> None:
    table = Beside(side)
    table.place_upright(6, 4)
    again = table.state.game.from_json(table.state.to_json())
    (claimed,) = act(table.state, "claim", key=table.key)
    told = claimed.to_dict()
    assert (told["seat"], told["key"], told["block"]) == (table.seat, table.key, f"{table.colour} I4")
    view = table.state.view(None)["faces"][table.seat]
    core = {(4, 0), (5, 0), (4, 1), (5, 1)}
    assert told["matches"]
    for match in told["matches"]:
        spots = {(place, level) for place, level in match}
        assert len(spots & core) == 2, "two faces of the core"
        assert [place for place, _ in spots - core] == [6], "and one of the new block, right of it"
        letters = sorted(view[5 - level][place] for place, level in spots)
        assert letters == sorted(
            2 * LETTERS[COLOURS.index(colour_of_core(side))] + LETTERS[COLOURS.index(table.colour)]
        )
    assert again.apply(again.game.action({"kind": "claim", "seat": table.seat, "key": table.key})) == [claimed]
    assert claimed.seen_by(None)


def colour_of_core(side: Side) -> Colour:
    return COLOURS[("north", "east", "south", "west").index(side)]


def test_a_claim_is_told_with_its_squares_from_the_left_and_from_the_floor() -> None:
    state = scenario(**green_beside_brown())
    act(state, "place", block="green I4", cells=UPRIGHT)
    (claimed,) = act(state, "claim", key="st2-2")
    # South sees green at the fourth place and brown at the next two. "b. / bg" upside down: g left of the upper b.
    assert claimed.to_dict()["matches"] == [[[3, 1], [4, 0], [4, 1]]]


def test_claiming_is_asked_after_every_placement_so_that_asking_tells_nothing() -> None:
    state = scenario(**two_players(hand=["mo3-0"], supply=["green I3"]))
    act(state, "place", block="green I3", cells=BESIDE_CORE)
    assert state.deciders == (1,)
    assert choices(state) == ["done"]


def test_an_empty_hand_is_not_asked() -> None:
    state = scenario(**two_players(supply=["green I3"]))
    act(state, "place", block="green I3", cells=BESIDE_CORE)
    assert choices(state) == ["refill"]
    asked = scenario(**two_players(supply=["green I3"]), ask_forced=True)
    act(asked, "place", block="green I3", cells=BESIDE_CORE)
    assert choices(asked) == ["done"]


def test_the_hand_is_refilled_to_four_one_card_at_a_time_from_an_altar_of_choice() -> None:
    state = scenario(
        **two_players(hand=["st2-2", "mo3-0"], supply=["green I4"]),
        altars={"sun": ["su1-0", "su1-1"], "moon": ["mo1-1"]},
    )
    act(state, "place", block="green I4", cells=UPRIGHT)
    act(state, "claim", key="st2-2")
    events = act(state, "done")
    assert events == []
    assert [a.to_dict()["altar"] for a in state.legal_actions()] == ["sun", "moon"]
    events = act(state, "refill", altar="sun")
    assert kinds(events) == ["key-drawn", "key-seen"]
    assert [event.seen_by(1) for event in events] == [True, True]
    assert [event.seen_by(0) for event in events] == [True, False]
    assert [event.seen_by(None) for event in events] == [True, False]
    act(state, "refill", altar="moon")
    act(state, "refill", altar="sun")
    assert state.view(1)["hand"] == ["su1-0", "su1-1", "mo1-1", "mo3-0"]
    assert state.deciders == (0,)


def test_keys_drawn_this_turn_cannot_be_claimed_this_turn() -> None:
    # st2-2 would be complete, but it is drawn after the claims: no Star lies in an altar, so a Sun shows it.
    state = scenario(**two_players(supply=["green I4"]), altars={"sun": ["su2-0"]})
    act(state, "place", block="green I4", cells=UPRIGHT)
    while state.deciders == (1,):
        assert choices(state) == ["refill"]
        state.apply(state.legal_actions()[0])
    assert state.claimed[1] == ()


def test_one_altar_empty_the_other_is_drawn_from_unasked() -> None:
    state = scenario(**two_players(hand=["st2-2"], supply=["green I4"]))
    state.altars = ((), state.altars[1])
    act(state, "place", block="green I4", cells=UPRIGHT)
    events = act(state, "done")
    assert kinds(events).count("key-drawn") == 3
    assert state.deciders == (0,)


def test_both_altars_empty_one_plays_on_with_fewer_keys() -> None:
    state = scenario(**two_players(hand=["st2-2"], supply=["green I4"]))
    state.altars = ((), ())
    act(state, "place", block="green I4", cells=UPRIGHT)
    act(state, "done")
    assert state.view(1)["hand"] == ["st2-2"]
    assert state.deciders == (0,)


def test_an_empty_altar_cannot_be_drawn_from() -> None:
    state = scenario(**two_players(hand=["st2-2"], supply=["green I4"]), ask_forced=True)
    state.altars = ((), state.altars[1])
    act(state, "place", block="green I4", cells=UPRIGHT)
    act(state, "done")
    assert [a.to_dict()["altar"] for a in state.legal_actions()] == ["moon"]
    with pytest.raises(IllegalAction) as refusal:
        act(state, "refill", altar="sun")
    assert refusal.value.code == "empty-altar"
