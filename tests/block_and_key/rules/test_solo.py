"""Solo: eleven turns against the Ancients."""

import random

import pytest

from digsite.block_and_key.game import BLOCK_AND_KEY
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import IllegalAction
from tests.block_and_key.table import BARE, act, choices, kinds, scenario, started
from tests.conformance.play import random_steps

UPRIGHT = [[3, 4, 0], [3, 4, 1], [3, 4, 2], [3, 4, 3]]


def solo(hand: list[str], **position: object) -> BlockAndKeyState:
    return scenario(temple=BARE, seats=[{"hand": hand, "supply": ["green I4"]}], **position)


def marked(state: BlockAndKeyState) -> BlockAndKeyState:
    """The same game after an excavation, its marker, and no key put back."""
    act(state, "excavate", line="row1")
    act(state, "mark", altar="sun")
    return state


def test_a_solo_game_lasts_eleven_turns() -> None:
    for seed in range(5):
        state = started(1, seed)
        turns = sum(
            position.deciders == (0,) and position.step == "turn"  # type: ignore[attr-defined]
            for position, _ in random_steps(state, random.Random(seed))
        )
        assert turns == 11
        assert (state.view(None)["solo_turns"], state.view(None)["keys_to_end"]) == (11, None)
        assert state.outcome is not None
        assert state.outcome.reason == "turns-played"
        assert state.outcome.ranking == ((0,),)
        assert state.outcome.rank is not None


def test_a_pass_is_a_turn() -> None:
    state = solo([], yard=dict.fromkeys(range(1, 10)))
    state.supplies, state.bag = ((),), ()
    for turn in range(1, 12):
        assert state.solo_turn == turn
        act(state, "pass")
        while not state.is_over and state.step != "turn":
            state.apply(state.legal_actions()[-1])
    assert state.is_over


def test_turns_without_a_placement_are_kept_and_imagined_like_any_other() -> None:
    state, rng, idle = started(1, 7), random.Random(7), 0
    while not state.is_over:
        assert BLOCK_AND_KEY.from_json(state.to_json()) == state
        assert BLOCK_AND_KEY.determinize(state.view(0), rng).view(0) == state.view(0)
        idle = max(idle, state.idle)
        state.apply(state.legal_actions()[0])
    assert idle == 11


def test_the_turn_is_marked_by_the_claimed_keys_themselves() -> None:
    state = solo(["st2-2", "su1-0"])
    act(state, "place", block="green I4", cells=UPRIGHT)
    act(state, "claim", key="st2-2")
    events = act(state, "done")
    assert "turn-marked" in kinds(events)
    assert state.markers == ()
    assert state.step == "return"


def test_without_a_claim_one_key_of_either_altar_is_laid_face_down_unseen() -> None:
    state = solo(["su1-0"], altars={"sun": ["su2-0"], "moon": ["mo2-0"]})
    act(state, "excavate", line="row1")
    assert [a.to_dict()["altar"] for a in state.legal_actions()] == ["sun", "moon"]
    sizes = state.view(0)["altars"]
    act(state, "mark", altar="moon")
    view = state.view(0)
    assert view["markers"] == ["moon"]
    assert view["altars"] == sizes | {"moon": sizes["moon"] - 1}
    assert "mo2-0" not in str(view)


def test_one_sun_or_moon_of_the_hand_may_go_to_the_bottom_of_its_altar() -> None:
    state = marked(solo(["st1-0", "su1-0", "mo1-0"]))
    assert [a.to_dict().get("key") for a in state.legal_actions()] == ["su1-0", "mo1-0", None]
    with pytest.raises(IllegalAction) as refusal:
        act(state, "return", key="st1-0")
    assert refusal.value.code == "not-returnable"
    events = act(state, "return", key="su1-0")
    assert state.as_scenario()["altars"]["sun"][-1] == "su1-0"
    assert state.view(0)["returned"] == {"sun": ["su1-0"], "moon": []}
    assert state.view(None)["returned"] == {"sun": [], "moon": []}
    assert [(event.kind, event.seen_by(None)) for event in events] == [("key-returned", True), ("returned-key", False)]
    # It was one key at most: the next step is the refill.
    assert choices(state) == ["refill"]


def test_a_hand_of_stars_is_not_asked_what_to_put_back() -> None:
    state = marked(solo(["st1-0", "st1-1"]))
    assert choices(state) == ["refill"]
    state = solo(["st1-0", "st1-1"], ask_forced=True)
    assert choices(marked(state)) == ["done"]


def test_the_refill_waits_for_the_end_of_the_turn() -> None:
    state = solo(["su1-0"])
    act(state, "excavate", line="row1")
    assert len(state.hands[0]) == 1
    act(state, "mark", altar="sun")
    act(state, "done")
    for _ in range(3):
        assert state.step == "refill"
        act(state, "refill", altar="sun")
    assert len(state.hands[0]) == 4


# su1-0 bears 1 star and 5 pips: the block of site 5, toward the south-west corner.
CALL = {"altars": {"sun": ["su2-1", "su1-0"]}, "yard": {5: "white I3"}}


def call_ancients(state: BlockAndKeyState) -> list[str]:
    act(state, "excavate", line="row1")
    act(state, "mark", altar="sun")
    act(state, "done")
    return kinds(act(state, "refill", altar="sun"))


def three_keys() -> list[str]:
    return ["st1-0", "st1-1", "mo1-0"]


def test_the_last_key_drawn_names_a_site_by_its_pips_and_a_corner_by_its_stars() -> None:
    state = solo(three_keys(), **CALL)
    assert "ancients-called" in call_ancients(state)
    assert state.view(None)["called"] == {"site": 5, "corner": "south-west", "block": "white I3"}
    assert state.view(None)["beside"] == ["core"]
    assert choices(state) == ["ancients"]


def test_if_no_key_came_into_the_hand_the_ancients_do_not_act() -> None:
    state = solo([*three_keys(), "su3-0"])
    act(state, "excavate", line="row1")
    act(state, "mark", altar="sun")
    act(state, "done")
    assert state.solo_turn == 2
    assert state.step == "turn"


def test_after_the_eleventh_turn_they_do_not_act() -> None:
    state = solo(three_keys(), solo_turn=11, **CALL)
    assert "ancients-called" not in call_ancients(state)
    assert state.is_over


def test_their_block_goes_corner_to_corner_with_the_nearest_block_and_shares_no_face_with_it() -> None:
    state = solo(three_keys(), **CALL)
    call_ancients(state)
    # The core is the only block: its corners on the floor are (3,3), (6,3), (3,6), (6,6).
    diagonal = {(x, y, z) for x in (3, 6) for y in (3, 6) for z in (0, 1)}
    beside = {(x, y) for x in (4, 5) for y in (3, 6)} | {(x, y) for x in (3, 6) for y in (4, 5)} | {(4, 4), (5, 5)}
    for action in state.legal_actions():
        cells = {tuple(cell) for cell in action.to_dict()["cells"]}
        assert cells & diagonal
        assert not {(x, y) for x, y, z in cells if z < 2} & beside


def test_a_legal_placement_elsewhere_is_refused() -> None:
    state = solo(three_keys(), **CALL)
    call_ancients(state)
    with pytest.raises(IllegalAction) as refusal:
        act(state, "ancients", block="white I3", cells=[[4, 4, 2], [4, 4, 3], [4, 4, 4]])
    assert refusal.value.code == "not-beside-nearest"
    with pytest.raises(IllegalAction) as refusal:
        act(state, "ancients", block="green I4", cells=[[3, 3, 0], [3, 2, 0], [3, 1, 0]])
    assert refusal.value.code == "wrong-block"
    with pytest.raises(IllegalAction) as refusal:
        act(state, "ancients", block="white I3", cells=[[0, 0, 0], [0, 1, 0], [0, 2, 0]])
    assert refusal.value.code == "placement"


def test_placements_beside_any_of_equally_near_blocks_are_offered() -> None:
    # Two blocks lie equally far from the south-west corner, at (1, 4) and (4, 1).
    state = scenario(
        core={"at": [8, 8], "north": "green"},
        blocks=[["grey I3", [[1, 4, 0], [1, 5, 0], [1, 6, 0]]], ["grey L3", [[4, 1, 0], [5, 1, 0], [4, 2, 0]]]],
        seats=[{"hand": three_keys(), "supply": ["green I4"]}],
        **CALL,
    )
    call_ancients(state)
    anchors = {min(tuple(cell[:2]) for cell in action.to_dict()["cells"]) for action in state.legal_actions()}
    assert any(y >= 3 for _, y in anchors)
    assert any(x >= 3 for x, _ in anchors)


def test_after_their_placement_the_yard_is_refilled_and_nothing_can_be_claimed() -> None:
    state = solo(three_keys(), bag=["brown I3", "brown L3", "brown I4", "brown L4"], **CALL)
    call_ancients(state)
    events = state.apply(state.legal_actions()[0])
    assert kinds(events) == ["ancients-placed", "site-filled", "turn-began"]
    assert state.view(0)["yard"][4] == "brown L4"
    assert state.step == "turn"
    assert state.solo_turn == 2


def test_a_block_that_fits_nowhere_so_goes_back_into_the_bag() -> None:
    # One low grey column in the south-west corner; everything else stands at full height.
    rows = [" ".join(["gggggg"] * 10)] * 9 + [" ".join(["s", *["gggggg"] * 9])]
    temple = "\n".join(["core: N=green E=grey S=brown W=white", *rows])
    state = scenario(temple=temple, seats=[{"hand": three_keys(), "supply": ["green I4"]}], **CALL)
    bag = len(state.bag)
    events = call_ancients(state)
    assert "ancients-returned" in events
    assert len(state.bag) == bag - 3
    assert state.step == "turn"


def test_an_empty_site_ends_their_turn() -> None:
    state = solo(three_keys(), altars={"sun": ["su2-1", "su1-0"]}, yard={5: None})
    state.bag = state.bag[:3]
    events = call_ancients(state)
    assert events[-2:] == ["ancients-called", "turn-began"]


def test_a_marker_of_keys_the_player_put_back_is_known_to_the_player() -> None:
    state = solo([*three_keys(), "su1-0"])
    state.altars = ((), state.altars[1])
    act(state, "excavate", line="row1")
    act(state, "return", key="su1-0")
    assert state.view(0)["returned"]["sun"] == ["su1-0"]
    act(state, "refill", altar="moon")
    while state.step != "turn":
        state.apply(state.legal_actions()[0])
    act(state, "excavate", line="row2")
    act(state, "mark", altar="sun")
    assert state.view(0)["markers"][-1] == "su1-0"
    assert state.view(None)["markers"][-1] == "sun"


def test_claims_are_counted_anew_every_turn() -> None:
    """A turn with a claim does not mark the next one."""
    state = solo(["st2-2"], altars={"sun": ["su1-0", "su1-1", "su1-2"], "moon": []})
    act(state, "place", block="green I4", cells=UPRIGHT)
    act(state, "claim", key="st2-2")
    events = []
    while state.step != "turn":
        events += state.apply(state.legal_actions()[-1])
    began = next(event.to_dict() for event in events if event.kind == "turn-began")
    assert (began["seat"], began["turn"]) == (0, 2)
    act(state, "excavate", line="row1")
    assert state.step == "mark"
