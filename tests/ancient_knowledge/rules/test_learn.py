"""Rulings 32-42: learn and the technology display."""

from typing import Any

import pytest

from digsite.ancient_knowledge.cards import TECHNOLOGIES
from digsite.ancient_knowledge.events import Drew, PillarFilled, PillarFlipped, PillarGone, PillarSwept, TechDeckRenewed
from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import IllegalAction
from tests.ancient_knowledge.rules.table import OUT_OF_REACH, Table, past

REST = OUT_OF_REACH[1:]
LEVEL_1 = [card.id for card in TECHNOLOGIES.values() if card.level == 1]
LEVEL_2 = [card.id for card in TECHNOLOGIES.values() if card.level == 2]
BURIED = OUT_OF_REACH[2][:2]


def test_ruling_32_the_requirement_is_checked_before_the_card_is_taken() -> None:
    """T33 wants three ancients and does not count itself; level 2 is open from the first turn."""
    pillars = [["T15", "T24", "T27"], ["T2", "T7", "T18"], ["T33", "T35", "T41"]]
    table = Table({"technologies": ["T1", "T3"]}, pillars=pillars)
    assert "learn" not in table.kinds
    with pytest.raises(IllegalAction) as refusal:
        table.state.apply(table.state.game.action({"kind": "learn", "seat": 0, "card": "T33"}))
    assert refusal.value.code == "requirement-not-met"
    assert Table({"technologies": ["T1", "T3", "T4"]}, pillars=pillars).offers("learn") == ["T33"]


def test_ruling_33_a_pillar_down_to_one_card_is_refilled_before_any_effect() -> None:
    table = Table({}, pillars=[["T5", "T15"], *REST], techdecks=[["T2", "T7", "T18"], []])
    table.do("learn", "T5")
    assert table.state.pillars[0] == ["T2", "T7", "T18"]
    assert table.state.techdiscards[0] == ["T15"]
    kinds = [event.kind for event in table.events]
    assert kinds.index("learned") < kinds.index("pillar-swept") < kinds.index("pillar-filled") < kinds.index("drew")


def test_ruling_34_with_two_cards_left_nothing_is_refilled() -> None:
    table = Table({}, pillars=[["T5", "T15", "T24"], *REST])
    table.do("learn", "T5")
    assert table.state.pillars[0] == ["T15", "T24"]


def test_ruling_35_cards_taken_from_a_pillar_by_other_means_refill_it_too() -> None:
    table = Table({"past": past(cities=5)}, pillars=[["T27", "T24", "T15"], ["T1", "T2"], ["T44", "T45"]])
    table.do("learn", "T27")
    table.do("bury", "T44")
    assert [swept.cards for swept in table.told(PillarSwept)] == [("T45",)]
    assert len(table.state.pillars[2]) == 3
    table = Table({"hand": ["P35"]}, pillars=[["T27", "T24"], ["T1", "T2"], ["T44", "T45"]])
    table.create("P35", 2)
    table.do("bury", "T24")
    assert table.told(PillarSwept)[0].cards == ("T27",)
    assert table.state.techdecks[0][-1] == "T24" or "T24" in table.state.pillars[0]


def test_ruling_36_a_deck_that_runs_short_is_used_up_before_its_discards() -> None:
    """One card in the deck, four discards and the swept one: the refill begins with the card of the deck."""
    known = ["T5", "T15", "T24", "T27"]
    others = [card for card in LEVEL_1 if card not in known]
    table = Table(
        {"technologies": others[:17]},
        pillars=[["T5", "T15"], *REST],
        techdecks=[["T24"], []],
        techdiscards=[["T27", *others[17:]], []],
    )
    table.do("learn", "T5")
    assert table.state.pillars[0][0] == "T24"
    assert table.told(TechDeckRenewed)[0].number == len(others[17:]) + 2, "the swept card is among them"
    assert sorted(table.state.pillars[0][1:] + table.state.techdecks[0]) == sorted(["T15", "T27", *others[17:]])


def test_ruling_37_a_pillar_that_cannot_be_filled_leaves_with_deck_and_discards() -> None:
    """Cards on other pillars of that level stay and can be learned."""
    rest = [card for card in LEVEL_1 if card not in ("T5", "T15", "T24", "T9", "T13")]
    table = Table(
        {"technologies": rest[:20]},
        {"technologies": rest[20:-1]},
        pillars=[["T5", "T15"], ["T9", "T13", "T24"], OUT_OF_REACH[2]],
        techdecks=[[rest[-1]], []],
    )
    table.do("learn", "T5")
    assert table.state.pillars == [[], ["T9", "T13", "T24"], OUT_OF_REACH[2]]
    assert sorted(table.state.removed) == sorted(["T15", rest[-1]])
    assert (table.state.techdecks[0], table.state.techdiscards[0]) == ([], [])
    assert table.told(PillarGone)[0].pillar == 0
    table.do("learn", "T9")
    assert table.me.technologies[-1] == "T9"


def test_ruling_38_immediate_effect_and_reactions_to_a_learn_are_one_pool() -> None:
    for order in (("T24", "M22"), ("M22", "T24")):
        table = Table({"past": past(cities=4), "timeline": {5: [["M22", 2]]}}, pillars=[["T24", "T15", "T27"], *REST])
        table.do("learn", "T24")
        assert set(table.offers("resolve")) == {"T24", "M22"}
        table.do("resolve", order[0])
        assert tuple(drew.by for drew in table.told(Drew)) == order


def test_ruling_39_a_granted_learn_keeps_the_requirements_except_with_m34() -> None:
    pillars = [["T5", "T29", "T31"], *REST]
    pillars = [["T5", "T15", "T24"], *REST]
    table = Table({"timeline": {1: [["P9", 0]]}}, pillars=pillars, actions_left=0)
    assert table.offers("learn") == ["T5"]
    assert "done" in table.kinds
    table = Table({"timeline": {1: [["M34", 0]]}}, pillars=pillars, actions_left=0)
    assert len(table.offers("learn")) == 9
    assert "done" in table.kinds


def test_ruling_39_a16_must_be_used_if_a_card_fits() -> None:
    table = Table({"past": past(cities=3), "artefacts": ["A16"]}, pillars=[["T5", "T13", "T24"], *REST])
    table.do("excavate")
    table.do("amount", amount=3)
    assert table.kinds == {"learn"}


def test_ruling_40_the_second_learn_sees_what_the_first_changed() -> None:
    table = Table(
        {"timeline": {1: [["P10", 0]]}},
        pillars=[["T5", "T15"], *REST],
        techdecks=[["T9", "T24", "T27"], []],
        actions_left=0,
    )
    table.do("learn", "T5")
    assert table.offers("learn") == ["T9"], "from the refilled pillar"
    table.do("learn", "T9")
    assert table.me.technologies == ["T5", "T9"]


def test_ruling_41_the_first_with_seven_turns_a_pillar_after_all_declines_and_before_the_slide() -> None:
    """The second monument to decline still meets the old display."""
    side = {"past": past(megaliths=6), "timeline": {1: [["C1", 0], ["P9", 0]], 2: [["C2", 0]]}}
    pillars = [["T15", "T18", "T27"], ["T1", "T2", "T7"], ["T34", "T40", "T45"]]
    table = Table(side, pillars=pillars, actions_left=0)
    table.do("decline", "C1")
    assert table.asked == "granted-learn", "P9 declines before the pillar turns"
    assert table.offers("learn") == ["T27", "T40", "T45"]
    table.do("done")
    assert table.offers("flip", "pillar") == [0, 1]
    assert table.state.seats[0].cells[2] == "C2", "not slid yet"
    table.do("flip", pillar=1)
    assert [event.pillar for event in table.told(PillarFlipped)] == [1]
    assert table.state.techdiscards[0] == ["T1", "T2", "T7"]
    assert all(TECHNOLOGIES[card].level == 2 for card in table.state.pillars[1])
    assert table.state.second_half
    assert table.me.cells[0] == "C2"


def test_ruling_41_it_happens_once_a_game() -> None:
    table = Table({"past": past(megaliths=6), "timeline": {1: [["C1", 0]]}}, second_half=True, actions_left=0)
    assert table.state.turn == 1
    assert not table.options("flip")


def test_ruling_42_a_turned_pillar_that_cannot_be_filled_leaves_the_game() -> None:
    rest = [card for card in LEVEL_2 if card not in OUT_OF_REACH[2]]
    table = Table(
        {"past": past(megaliths=6), "timeline": {1: [["C1", 0]]}, "technologies": rest[:8]},
        {"technologies": rest[8:-2]},
        pillars=[["T15", "T18", "T27"], ["T1", "T2", "T7"], OUT_OF_REACH[2]],
        techdecks=[[], rest[-2:]],
        actions_left=0,
    )
    table.do("flip", pillar=0)
    assert table.state.pillars[0] == []
    assert sorted(table.state.removed) == sorted(rest[-2:])
    assert not table.told(PillarFilled)
    assert table.state.pillars[2] == OUT_OF_REACH[2]


def test_ruling_42_a_level_that_is_used_up_leaves_with_the_turned_pillar_and_does_not_come_back() -> None:
    """Nothing of level II is left in deck and discards, so nothing leaves with the pillar. All the same the level has
    left: what P35 puts under its deck follows, and the other pillar is not refilled from it."""
    learned = [card for card in LEVEL_2 if card not in OUT_OF_REACH[2]]
    table = Table(
        {"past": past(megaliths=6), "timeline": {1: [["C1", 0]]}, "technologies": learned[:8]},
        {"hand": ["P35"], "technologies": learned[8:]},
        pillars=[["T15", "T18", "T27"], ["T1", "T2", "T7"], OUT_OF_REACH[2]],
        actions_left=0,
    )
    table.do("flip", pillar=0)
    assert table.told(PillarGone)
    assert (table.state.pillars[0], table.state.removed) == ([], [])
    moves: list[dict[str, Any]] = [{"kind": "create", "card": "P35", "space": 2}]
    moves += [{"kind": "bury", "card": card} for card in BURIED]
    loaded = ANCIENT_KNOWLEDGE.from_json(table.state.to_json())
    for state in (table.state, loaded, loaded.clone()):
        assert isinstance(state, KnowledgeState)
        for move in moves:
            state.apply(state.game.action({**move, "seat": 1}))
        assert state.pillars[2] == []
        assert (state.techdecks[1], state.techdiscards[1]) == ([], [])
        assert sorted(state.removed) == sorted(OUT_OF_REACH[2])


def test_ruling_35_a_level_that_is_used_up_but_has_its_pillars_goes_on() -> None:
    """Deck and discards are empty, but no pillar has left: what is put under the deck comes back from it."""
    learned = [card for card in LEVEL_2 if card not in OUT_OF_REACH[2]]
    table = Table(
        {"hand": ["P35"], "technologies": learned},
        pillars=[["T15", "T18", "T27"], ["T1", "T2", "T7"], OUT_OF_REACH[2]],
    )
    table.do("create", "P35", space=2)
    for card in BURIED:
        table.do("bury", card)
    assert sorted(table.state.pillars[2]) == sorted(OUT_OF_REACH[2])
    assert table.state.removed == []


@pytest.mark.parametrize(
    ("pillars", "removed"),
    [
        pytest.param([["T15", "T18", "T27"], LEVEL_2[:3], OUT_OF_REACH[2]], [], id="both of level II are there"),
        pytest.param([[], [], OUT_OF_REACH[2]], LEVEL_1[:2], id="none was turned, level I having left before"),
    ],
)
def test_ruling_42_a_level_whose_pillars_are_all_there_has_not_left(
    pillars: list[list[str]], removed: list[str]
) -> None:
    """In the second half, with nothing of level II in deck and discards."""
    shown = [card for pillar in pillars for card in pillar]
    learned = [card for card in LEVEL_1 + LEVEL_2 if card not in (*shown, *removed)]
    table = Table({"hand": ["P35"]}, {"technologies": learned}, pillars=pillars, removed=removed, second_half=True)
    table.do("create", "P35", space=2)
    table.do("bury", BURIED[0])
    assert (table.state.techdecks[1], table.state.removed) == ([BURIED[0]], removed)


def test_ruling_42_a_level_that_has_cards_to_come_has_not_left() -> None:
    """However many pillars show it."""
    table = Table(
        {"hand": ["P35"]}, pillars=[["T15", "T18", "T27"], ["T1", "T2", "T7"], OUT_OF_REACH[2]], second_half=True
    )
    table.do("create", "P35", space=2)
    table.do("bury", BURIED[0])
    assert (table.state.techdecks[1][-1], table.state.removed) == (BURIED[0], [])


def test_ruling_41_no_pillar_turns_where_none_of_level_1_is_left() -> None:
    side = {"past": past(megaliths=6), "timeline": {1: [["C1", 0]]}, "technologies": LEVEL_1[2:]}
    table = Table(side, pillars=[[], [], OUT_OF_REACH[2]], removed=LEVEL_1[:2], actions_left=0)
    assert table.state.turn == 1
    assert table.state.second_half
    assert table.state.pillars == [[], [], OUT_OF_REACH[2]]
