"""What a seat could do, could not, and why: as the rules would judge it, whoever is to move."""

import random

import pytest

from digsite.ancient_knowledge.actions import Create, Learn, Search
from digsite.games import game, words

GAME = game("ancient-knowledge")


def test_it_offers_what_the_main_choice_offers_and_closes_the_rest() -> None:
    luck = random.Random(5)
    for seed in range(4):
        state = GAME.new(2, seed=seed)
        while not state.is_over:
            seat = state.deciders[0]
            legal = state.legal_actions(seat)
            if state.decisions[0].kind == "action":
                told = state.outlook(seat)
                assert told is not None
                creates = {(action.card, action.space) for action in legal if isinstance(action, Create)}
                spaces = {(card, space) for card, found in told["creates"].items() for space in found or [None]}
                assert spaces == creates
                assert told["learns"] == [action.card for action in legal if isinstance(action, Learn)]
                offered = {action.kind for action in legal}
                assert set(told["closed"]) == {"create", "learn", "archive", "excavate", "search"} - offered
            state.apply(luck.choice(legal))


def test_it_says_nothing_that_the_view_does_not_hold() -> None:
    """Whatever is hidden: full states that agree with the view have the same outlook."""
    state, luck = GAME.new(3, seed=8), random.Random(2)
    for _ in range(60):
        for seat in range(3):
            imagined = GAME.determinize(state.view(seat), luck)
            assert imagined.outlook(seat) == state.outlook(seat)
        state.apply(luck.choice(state.legal_actions(state.deciders[0])))


@pytest.mark.parametrize(
    ("mine", "closed"),
    [
        ({}, {"create": "no-cards", "archive": "no-cards", "excavate": "no-past"}),
        ({"hand": ["C7"], "past": ["M1"], "rotated": 1}, {"archive": "no-knowledge", "excavate": "all-rotated"}),
        ({"hand": ["C1"], "timeline": {1: [["C16", 2]]}}, {"create": "cannot-pay", "excavate": "no-past"}),
        (
            {"hand": ["A3", "A7"], "artefacts": ["A1", "A2", "A4", "A5", "A6"], "past": ["M1"]},
            {"create": "no-place", "archive": "no-knowledge"},
        ),
    ],
)
def test_what_is_closed_has_its_reason(mine: dict[str, object], closed: dict[str, str]) -> None:
    told = GAME.scenario(seats=[mine, {}], seed=1).outlook(0)
    assert told is not None
    assert {kind: why for kind, why in told["closed"].items() if kind != "learn"} == closed


TEN = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10"]


@pytest.mark.parametrize(
    ("mine", "vain"),
    [
        ({"hand": TEN[:9], "past": ["M1"]}, {}),
        ({"hand": TEN, "past": ["M1"]}, {"search": "hand-full", "excavate": "hand-full"}),
    ],
)
def test_what_would_draw_nothing_is_told_to_be_in_vain_and_may_still_be_done(
    mine: dict[str, object], vain: dict[str, str]
) -> None:
    state = GAME.scenario(seats=[mine, {}], seed=1)
    told = state.outlook(0)
    assert told is not None
    assert told["vain"] == vain
    hand = state.view(0)["seats"][0]["hand"]
    spoken = words("ancient-knowledge", "en").aloud.choice(Search(seat=0), state.view(0))
    assert ("hand full: draws nothing" in spoken) == bool(vain)
    state.apply(Search(seat=0))
    assert (state.view(0)["seats"][0]["hand"] == hand) == bool(vain)


@pytest.mark.parametrize(("artefact", "is_vain"), [("A1", True), ("A29", True), ("A16", False)])
def test_an_excavate_with_a_full_hand_is_in_vain_unless_an_artefact_makes_more_of_it(
    artefact: str, is_vain: bool
) -> None:
    state = GAME.scenario(seats=[{"hand": TEN, "past": ["M1"], "artefacts": [artefact]}, {}], seed=1)
    told = state.outlook(0)
    assert told is not None
    assert ("excavate" in told["vain"]) == is_vain


def test_a_requirement_is_counted_as_far_as_it_goes() -> None:
    pillars = [["T25", "T26", "T27"], ["T39", "T40", "T41"], []]
    state = GAME.scenario(seats=[{"past": ["P1", "C1", "M1", "C2"]}, {}], pillars=pillars, seed=1)
    told = state.outlook(0)
    assert told is not None
    assert told["needs"]["T39"] == [
        {"count": "past.city", "has": 2, "low": 3, "high": None},
        {"count": "past.megalith", "has": 1, "low": 3, "high": None},
        {"count": "past.pyramid", "has": 1, "low": 3, "high": None},
    ]


@pytest.mark.parametrize(
    ("hand", "timeline"),
    [
        (["C7", "A3", "P12", "M9", "C20"], {}),
        (["P12", "A3", "M9", "C20"], {6: [["C34", 2]]}),  # by which pyramids enter with less
    ],
)
def test_a_monument_of_the_hand_promises_what_its_forecast_will_say(
    hand: list[str], timeline: dict[int, object]
) -> None:
    state = GAME.scenario(seats=[{"hand": hand, "timeline": timeline}, {}], seed=1)
    told = state.outlook(0)
    assert told is not None
    card, spaces = next((card, spaces) for card, spaces in told["creates"].items() if spaces)
    promised = told["prospects"][card]
    state.apply(Create(seat=0, card=card, space=spaces[0]))
    while state.decisions[0].kind == "payment":
        state.apply(state.legal_actions(0)[0])
    (found,) = [decline for decline in state.view(0)["seats"][0]["forecast"] if decline["card"] == card]
    assert {name: found[name] for name in promised} == promised
