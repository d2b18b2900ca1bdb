"""Rulings 51-56: the timeline phase."""

from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.events import Drew
from digsite.ancient_knowledge.rules.effects import OPTIONAL
from digsite.ancient_knowledge.vocabulary import Trigger
from tests.ancient_knowledge.rules.table import OUT_OF_REACH, Table, past


def test_ruling_51_every_timeline_card_acts_once_in_the_owners_order() -> None:
    table = Table({"timeline": {4: [["P31", 1]]}, "artefacts": ["A14"], "lost": 5, "hand": []}, actions_left=0)
    assert table.offers("resolve") == ["P31", "A14"]
    table.do("resolve", "A14")
    assert [drew.by for drew in table.told(Drew)] == ["A14", "P31"]
    assert table.state.turn == 1


def test_ruling_52_a_card_that_enters_play_in_the_phase_does_not_act_this_turn() -> None:
    """A12 learns T22, which creates A8; its timeline effect waits for the next turn."""
    table = Table(
        {"artefacts": ["A12"], "past": past(pyramids=5), "hand": ["C1"]},
        deck=["A8"],
        pillars=[["T22", "T15", "T24"], *OUT_OF_REACH[1:]],
        actions_left=0,
    )
    table.do("learn", "T22")
    table.do("create", "A8")
    assert table.me.artefacts == ["A12", "A8"]
    assert table.state.turn == 1


def test_ruling_53_a_condition_that_fails_may_be_met_later() -> None:
    """Two in hand: C35 discards one, and A35 may draw."""
    table = Table({"timeline": {4: [["C35", 1]]}, "artefacts": ["A35"], "hand": ["C1", "C2"]}, actions_left=0)
    assert table.offers("discard") == ["C1", "C2"], "A35 cannot act yet"
    table.do("discard", "C1")
    assert [drew.by for drew in table.told(Drew)] == ["A35"]
    assert len(table.me.hand) == 2


def test_ruling_53_the_order_may_dodge_a_condition() -> None:
    """C10 and P24 both want eleven knowledge in the timeline."""
    table = Table({"timeline": {3: [["C10", 5], ["P24", 6]]}}, actions_left=0)
    assert set(table.offers("resolve")) == {"C10", "P24"}
    table.do("resolve", "C10")
    table.do("remove", "C10")
    table.do("done")
    assert table.state.turn == 1, "P24 no longer finds eleven"


def test_ruling_53_a_mandatory_effect_that_can_be_carried_out_must_be() -> None:
    table = Table({"timeline": {4: [["C35", 1]]}, "artefacts": ["A8"], "hand": ["C1", "C2"]}, actions_left=0)
    assert table.kinds == {"resolve"}
    table.do("resolve", "C35")
    table.do("discard", "C1")
    assert table.kinds == {"discard", "done"}, "the rest may be declined"


def test_ruling_54_adjacency_effects_take_one_from_every_neighbour_without_a_choice() -> None:
    for card, kind in (("C6", "C"), ("M35", "C"), ("P25", "M"), ("P26", "M"), ("P27", "C"), ("P28", "C")):
        one, two = f"{kind}1", f"{kind}2"
        table = Table({"timeline": {3: [[card, 1], [one, 2]], 4: [[two, 2]]}}, actions_left=0)
        assert (table.knowledge(one), table.knowledge(two)) == (1, 1), card
        assert table.state.turn == 1


def test_ruling_55_which_timeline_effects_are_optional() -> None:
    optional = {card for card in OPTIONAL if card in BUILDERS and BUILDERS[card].trigger is Trigger.TIMELINE}
    assert optional == {"A3", "A7", "A8", "A9", "A12", "A13", "A15", "A21", "A31", "A33"}


def test_ruling_56_no_monument_enters_in_the_timeline_phase() -> None:
    """A granted learn can bring an artefact into play (T22), never a monument."""
    granting = {"may create monument", "may create megalith"}
    assert not [
        card.id
        for card in BUILDERS.values()
        if card.trigger is Trigger.TIMELINE and any(words in card.notation for words in granting)
    ]
