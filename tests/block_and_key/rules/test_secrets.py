"""Who knows what in Block and Key."""

import json
import random
from typing import Any

from tests.block_and_key.table import GAME, act, new, scenario, started
from tests.conformance.play import random_steps


def names_in(data: object) -> set[str]:
    return set(json.dumps(data).replace('"', " ").replace(",", " ").replace("]", " ").split())


def test_a_seat_sees_its_own_keys_and_of_the_others_only_their_tiers() -> None:
    state = started(3)
    for seat in range(3):
        view = state.view(seat)
        assert view["hand"] == state.pieces.key_names(state.hands[seat])
        assert [len(hand) for hand in view["hands"]] == [4, 4, 4]
        assert sorted(view["hands"][0]) == ["moon", "star", "star", "sun"]
        others = {name for other in range(3) if other != seat for name in state.pieces.key_names(state.hands[other])}
        assert not others & names_in(view)


def test_a_spectator_sees_no_key_and_no_enigma() -> None:
    state = started(4)
    view = state.view(None)
    assert view["hand"] is None
    assert (view["enigma"], view["enigma_faces"], view["enigma_points"]) == (None, 0, 0)
    assert not {key.id for key in state.pieces.keys} & names_in(view)


def test_the_order_of_the_bag_is_nobodys_business() -> None:
    state = started(2)
    other = state.clone()
    other.bag = other.bag[::-1]
    assert state.view(0) == other.view(0)
    assert state.view(None) == other.view(None)


def test_altars_and_other_enigmas_change_no_view() -> None:
    state = started(2)
    other = state.clone()
    other.altars = (other.altars[0][::-1], other.altars[1][::-1])
    colours = set(range(4)) - set(state.enigmas)
    other.enigmas = (state.enigmas[0], colours.pop())
    assert state.view(0) == other.view(0)
    assert state.view(None) == other.view(None)


def test_enigmas_are_turned_up_at_the_end() -> None:
    state = new(2, 5)
    for _ in random_steps(state, random.Random(5)):
        pass
    lines = state.view(None)["outcome"]["lines"]
    assert [line["source"] for own in lines for line in own if line["kind"] == "enigma"] == [
        ("green", "grey", "brown", "white")[colour] for colour in state.enigmas
    ]


def test_another_hand_leads_to_the_same_questions() -> None:
    """After an opponent's placement the claim step is asked whatever the hand holds."""
    position: dict[str, Any] = {
        "core": {"at": [4, 4], "north": "green"},
        "seats": [{}, {"hand": ["st2-2", "st2-0"], "supply": ["green I4"]}],
        "turn": 1,
    }
    other = position | {"seats": [{}, {"hand": ["st1-1", "st1-2"], "supply": ["green I4"]}]}
    states = [scenario(**position), scenario(**other)]
    cells = [[3, 4, 0], [3, 4, 1], [3, 4, 2], [3, 4, 3]]
    seen = [
        [event.to_dict() for event in act(state, "place", block="green I4", cells=cells) if event.seen_by(0)]
        for state in states
    ]
    assert seen[0] == seen[1]
    assert states[0].view(0) == states[1].view(0)
    assert states[0].decisions == states[1].decisions


def test_a_determinized_state_keeps_what_the_player_put_under_an_altar() -> None:
    rng = random.Random(1)
    found = 0
    for seed in range(12):
        for state, _ in random_steps(new(1, seed), random.Random(seed)):
            view = state.view(0)
            if any(view["returned"].values()) and rng.random() < 0.2:
                sample = GAME.determinize(view, rng).as_scenario()
                for altar, bottom in view["returned"].items():
                    assert not bottom or sample["altars"][altar][-len(bottom) :] == bottom
                found += 1
    assert found > 20
