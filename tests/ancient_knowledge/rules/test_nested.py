"""Effects inside effects."""

import pytest

from digsite.ancient_knowledge.events import Created, Declined, Drew
from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from tests.ancient_knowledge.rules.table import OUT_OF_REACH, Table, past

REST = OUT_OF_REACH[1:]


def test_m36_chains_through_m18_and_m27_and_each_create_names_its_granter() -> None:
    side = {
        "timeline": {6: [["M36", 0]]},
        "past": past(pyramids=10, cities=1),
        "hand": ["M18", "M27", "M31", "C20", "C7", "C9"],
    }
    table = Table(side)
    table.create("M18", 6)
    table.do("resolve", "M18")
    table.do("create", "M27", space=3)
    table.do("resolve", "M27")
    table.do("create", "M31", space=2)
    assert table.state.cause == "M36", "for M31, granted by M27"
    table.do("create", "C20", space=2)
    assert table.state.cause == "M36", "for M27, granted by M18"
    table.do("done")
    assert table.state.cause == "M36", "for M18, the action itself"
    table.do("create", "C7", space=3)
    assert table.asked == "action"
    assert [(event.card, event.by) for event in table.told(Created)] == [
        ("M18", None),
        ("M27", "M18"),
        ("M31", "M27"),
        ("C20", "M36"),
        ("C7", "M36"),
    ]


def test_m11_in_decline_creates_onto_space_1_what_then_declines_and_creates_again() -> None:
    table = Table({"timeline": {1: [["M11", 1]]}, "hand": ["C12", "C1", "P18"]}, actions_left=0)
    table.do("create", "P18", space=1)
    assert table.asked == "monument-to-relieve", "P18's immediate effect comes before M11 is in the past"
    assert table.offers("remove") == ["M11", "P18"]
    table.do("remove", "M11")
    assert [event.card for event in table.told(Declined)] == ["M11", "P18"]
    assert table.me.lost == 2


def test_t22_sets_off_m26_and_p20_and_p20_learns_before_the_rest_is_discarded() -> None:
    table = Table(
        {"timeline": {6: [["M26", 2]], 3: [["P20", 0]]}},
        deck=[
            "A1",
            "C1",
            "C2",
            "C3",
            "C4",
            "C5",
            "C6",
            "C7",
            "C8",
            "C9",
            "P1",
            "P2",
            "P3",
            "P4",
            "P5",
            "P6",
            "P8",
            "P9",
            "P10",
        ],
        pillars=[["T22", "T4", "T24"], *REST],
    )
    table.do("learn", "T22")
    table.do("create", "A1")
    assert set(table.offers("resolve")) == {"M26", "P20"}
    table.do("resolve", "P20")
    assert table.me.technologies == ["T22", "T4"], "the only one that fits"
    assert table.asked == "card-to-keep"
    assert table.offers("keep") == ["P1", "P2", "P3", "P4", "P5", "P6", "P8", "P9"], "the ten of T22 still lie aside"
    assert ANCIENT_KNOWLEDGE.from_json(table.state.to_json()) == table.state
    table.do("keep", "P9")
    assert [drew.by for drew in table.told(Drew)] == ["M26"]
    assert len(table.state.discard) == 7 + 9
    assert table.state.discard[7][0] == "C1", "T22's rest goes last"


def test_a29_with_a25() -> None:
    """Two rotated: six cards, or up to six knowledge."""
    side = {"past": ["C6", "C8"], "artefacts": ["A25", "A29"], "timeline": {3: [["C7", 9]]}}
    table = Table(side)
    table.do("excavate")
    table.do("amount", amount=2)
    table.do("resolve", "A25")
    for _ in range(6):
        table.do("remove", "C7")
    assert (table.knowledge("C7"), table.me.hand) == (3, [])
    table = Table(side)
    table.do("excavate")
    table.do("amount", amount=2)
    table.do("done")
    assert (table.knowledge("C7"), len(table.me.hand)) == (9, 6)


@pytest.mark.parametrize(
    ("card", "cards", "lost", "fits"),
    [
        ("T37", past(megaliths=6), 3, True),
        ("T37", past(megaliths=6), 4, False),
        ("T37", past(megaliths=5), 3, False),
        ("T39", past(cities=3, megaliths=3, pyramids=2), 9, True),
        ("T39", past(cities=2, megaliths=3, pyramids=3), 9, True),
        ("T39", past(cities=2, megaliths=3, pyramids=2), 9, False),
        ("T39", past(cities=1, megaliths=3, pyramids=3), 9, False),
    ],
)
def test_p19_with_t37_and_t39(card: str, cards: list[str], lost: int, fits: bool) -> None:
    table = Table(
        {"timeline": {4: [["P19", 1]]}, "past": cards, "lost": lost},
        pillars=[["T15", "T24", "T18"], [], [card, "T36", "T28"]],
        second_half=True,
    )
    assert (card in table.offers("learn")) is fits


def test_p19_helps_with_p7_too() -> None:
    table = Table(
        {"timeline": {1: [["P7", 0]], 4: [["P19", 1]]}, "past": past(cities=2)},
        techdecks=[[], ["T34", "T38", "T28", "T32", "T33", "T35", "T41"]],
        pillars=[["T1", "T2", "T7"], ["T15", "T18", "T24"], OUT_OF_REACH[2]],
        actions_left=0,
    )
    assert table.offers("learn") == ["T34"]


def test_a_refused_second_offer_is_not_made_twice() -> None:
    """P10 offers two learns; who refuses the first is not asked again."""
    table = Table({"timeline": {1: [["P10", 0]]}}, pillars=[["T5", "T13", "T24"], *REST], actions_left=0)
    table.do("done")
    assert table.state.turn == 1


def test_an_artefact_given_up_in_the_same_pool_acts_no_more() -> None:
    """P13 on space 5 sets off A24, but A24 is destroyed for P13 first."""
    table = Table({"hand": ["P13", "C1"], "artefacts": ["A24", "A26"]})
    table.create("P13", 5)
    table.do("resolve", "P13")
    table.do("destroy", "A24")
    table.do("done")
    assert table.asked == "action"
    assert table.knowledge("P13") == 10
