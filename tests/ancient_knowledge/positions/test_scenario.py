"""Positions from plain data and back, and what describes none."""

import json
from typing import Any

import pytest

import digsite
from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import BadOption, BadPosition

GAME = digsite.game("ancient-knowledge")
PILLARS = [["T1", "T5", "T9"], ["T10", "T11", "T12"], ["T28", "T29", "T30"]]
EXAMPLE: dict[str, Any] = {
    "seats": [
        {
            "hand": ["C7", "A3"],
            "timeline": {3: [["C16", 2], ["P25", 1]]},
            "past": ["M1"],
            "rotated": 0,
            "artefacts": ["A5"],
            "technologies": ["T2"],
            "lost": 4,
        },
        {},
    ],
    "deck": ["P1", "C2"],
    "discard": [],
    "pillars": PILLARS,
    "start": 0,
    "turn": 0,
    "actions_left": 2,
    "seed": 1,
}


def scenario(**changes: Any) -> KnowledgeState:
    state = GAME.scenario(**EXAMPLE | changes)
    assert isinstance(state, KnowledgeState)
    return state


def test_what_is_named_is_given_back() -> None:
    data = scenario().as_scenario()
    for name, value in EXAMPLE["seats"][0].items():
        assert data["seats"][0][name] == value
    assert data["pillars"] == PILLARS
    assert data["discard"] == []
    assert (data["start"], data["turn"], data["actions_left"], data["seed"]) == (0, 0, 2, 1)


def test_named_cards_of_a_deck_lie_on_top_and_the_rest_is_dealt_by_the_seed() -> None:
    one, same, other = scenario(), scenario(), scenario(seed=2)
    assert one.deck[:2] == ["P1", "C2"]
    assert len(one.deck) == len(BUILDERS) - 6
    assert one.as_scenario() == same.as_scenario()
    assert sorted(one.deck) == sorted(other.deck)
    assert one.deck != other.deck
    assert sum(len(deck) for deck in one.techdecks) == len(TECHNOLOGIES) - 10


def test_what_is_left_out() -> None:
    state = GAME.scenario(seats=[{}, {}, {}])
    assert isinstance(state, KnowledgeState)
    assert (state.start, state.turn, state.actions_left) == (0, 0, 2)
    levels = [{TECHNOLOGIES[card].level for card in pillar} for pillar in state.pillars]
    assert levels == [{1}, {1}, {2}]
    turned = GAME.scenario(seats=[{}, {}], second_half=True)
    assert isinstance(turned, KnowledgeState)
    assert [{TECHNOLOGIES[card].level for card in pillar} for pillar in turned.pillars] == [{1}, {2}, {2}]
    assert set(state.deck) == set(BUILDERS)


def test_text_keys_and_numbered_decks_are_taken() -> None:
    changed = json.loads(json.dumps(EXAMPLE))
    state = GAME.scenario(**changed, techdecks={"1": ["T13"], 2: ["T31"]}, techdiscards={1: ["T14"]})
    assert isinstance(state, KnowledgeState)
    assert (state.techdecks[0][0], state.techdecks[1][0], state.techdiscards) == ("T13", "T31", [["T14"], []])
    assert list(state.as_scenario()["seats"][0]["timeline"]) == [3]


def test_it_takes_no_step_except_that_no_action_left_runs_into_the_timeline_phase() -> None:
    assert scenario(actions_left=1).turn == 0
    ended = scenario(actions_left=0)
    assert ended.turn == 1
    assert ended.seats[0].cells[2] == "C16"


def test_a_scenario_in_the_middle_of_an_effect_goes_on_there() -> None:
    state = scenario(seats=[{"hand": ["C4", "C1", "C2", "C3"]}, {}], deck=[])
    state.apply(GAME.action({"kind": "create", "seat": 0, "card": "C4", "space": 5}))
    data = state.as_scenario()
    assert data["pending"] == [{"step": "payment", "card": "C4", "space": 5, "left": 2}]
    again = GAME.scenario(**data)
    action = GAME.action({"kind": "pay", "seat": 0, "card": "C2"})
    assert again.apply(action) == state.apply(action)
    assert again == state


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"seats": [{}]}, "seats: expected 2 to 4 seats, got 1"),
        ({"seats": [{}, {"hand": ["T1"]}]}, r"seats\[1\].hand: expected builder cards, got 'T1'"),
        ({"seats": [{"hand": ["C99"]}, {}]}, r"seats\[0\].hand: expected builder cards, got 'C99'"),
        ({"seats": [{"hand": [f"M{n}" for n in range(1, 12)]}, {}]}, "expected at most 10 cards, got 11"),
        ({"seats": [{"past": ["A1"]}, {}]}, r"seats\[0\].past: expected monuments, got 'A1'"),
        ({"seats": [{"past": ["C1"], "rotated": 2}, {}]}, "rotated: expected at most the 1 monuments"),
        ({"seats": [{"artefacts": ["C1"]}, {}]}, "artefacts: expected artefacts, got 'C1'"),
        ({"seats": [{"artefacts": [f"A{n}" for n in range(1, 7)]}, {}]}, "artefacts: expected at most 5, got 6"),
        ({"seats": [{"technologies": ["C1"]}, {}]}, "technologies: expected technologies, got 'C1'"),
        ({"seats": [{"timeline": {7: [["C1", 0]]}}, {}]}, "timeline: expected spaces 1..6, got 7"),
        ({"seats": [{"timeline": {3: [["C1", 0]], "3": [["C2", 0]]}}, {}]}, "timeline: expected each space once"),
        (
            {"discard": ["C1"], "discard_marks": [[0, 2, 0]]},
            r"discard_marks: expected who .* -1 \(nobody\) to 1, got 2",
        ),
        ({"seats": [{"timeline": {"x": [["C1", 0]]}}, {}]}, "timeline: expected numbers as keys, got 'x'"),
        ({"seats": [{"timeline": {1: [["A1", 0]]}}, {}]}, r"timeline\[1\]: expected monuments, got 'A1'"),
        (
            {"seats": [{"timeline": {1: [["C1", 0], ["C2", 0], ["C3", 0]]}}, {}]},
            "expected at most two monuments, got 3",
        ),
        ({"seats": [{"timeline": {1: [["C1", -1]]}}, {}]}, "Expected `int` >= 0"),
        ({"seats": [{"timeline": {1: [["C1", 10**18]]}}, {}]}, "Expected `int` <= 99"),
        ({"seats": [{"lost": -1}, {}]}, "Expected `int` >= 0"),
        ({"seats": [{"lost": 10**18}, {}]}, "Expected `int` <= 9999"),
        ({"pending": [{"step": "effects", "card": "C1", "tally": 10**18}]}, r"pending: expected numbers 0\.\.99"),
        ({"seats": [{"nonsense": 1}, {}]}, "nonsense"),
        (
            {"seats": [{"hand": ["C1"], "past": ["C1"]}, {}]},
            r"C1: expected in one place, got seats\[0\].hand and seats",
        ),
        ({"deck": ["C7"]}, r"C7: expected in one place, got seats\[0\].hand and deck"),
        ({"deck": ["T20"]}, "deck: expected builder cards, got 'T20'"),
        ({"pillars": [["T1"], ["T2"]]}, "pillars: expected three lists, got 2"),
        ({"pillars": [["T1", "T28"], [], []]}, "pillars: expected at most three cards of one level on each"),
        ({"pillars": [["C1"], [], []]}, "pillars: expected technologies, got 'C1'"),
        ({"techdecks": [["T31"], []]}, "techdecks: expected technologies of level 1, got 'T31'"),
        ({"techdecks": [["T13"]]}, "techdecks: expected two lists, level 1 and level 2, got 1"),
        ({"techdecks": {3: []}}, "techdecks: expected levels 1 and 2"),
        ({"start": 2}, "start: expected a seat 0..1, got 2"),
        ({"turn": -1}, "Expected `int` >= 0"),
        ({"actions_left": 3}, "Expected `int` <= 2"),
        ({"pending": [{"step": "nonsense"}]}, "nonsense"),
        ({"pending": [{"step": "slide"}]}, "pending: expected a question at its end, got 'slide'"),
        (
            {"pending": [{"step": "effects", "card": "C1", "clause": 9}]},
            r"pending\[0\]: expected a card and one of its",
        ),
        ({"pending": [{"step": "card-to-keep", "seats": [0]}]}, "expected a question that can be answered"),
        ({"pending": [{"step": "hand-to-rob"}]}, "expected a question that can be answered"),
        ({"pending": [{"step": "hand-to-rob"}], "over": True}, "pending: expected nothing after the end"),
        ({"seats": [{"memory": {"seen": {"C1": [[5, 0]]}}}, {}]}, r"seen: expected seats 0..1"),
    ],
)
def test_what_describes_no_position_is_refused_with_what_was_expected(change: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadPosition, match=expected):
        GAME.scenario(**EXAMPLE | change)


def test_options_of_a_scenario_are_checked() -> None:
    assert scenario(ask_forced=True).ask_forced
    with pytest.raises(BadOption):
        scenario(ask_forced="yes")
