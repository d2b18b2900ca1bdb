"""Rulings 57-67: the decline phase."""

from digsite.ancient_knowledge.events import Declined, DeclineSkipped, Drew, KnowledgeLost, LastRound
from tests.ancient_knowledge.rules.table import OUT_OF_REACH, Table, past

REST = OUT_OF_REACH[1:]


def test_ruling_57_effect_then_lost_knowledge_then_past() -> None:
    table = Table({"timeline": {1: [["C16", 2]]}, "hand": ["C1"]}, actions_left=1)
    table.do("search")
    kinds = [event.kind for event in table.events]
    first_drawn = kinds.index("drew", kinds.index("phase-began"))
    assert first_drawn < kinds.index("knowledge-lost") < kinds.index("declined")
    assert (table.me.lost, table.me.past, table.me.upright) == (2, ["C16"], 1)


def test_ruling_58_the_owner_picks_which_of_two_goes_first() -> None:
    table = Table({"timeline": {1: [["C16", 2], ["M12", 1]]}}, actions_left=0)
    assert table.offers("decline") == ["C16", "M12"]
    table.do("decline", "M12")
    assert [event.card for event in table.told(Declined)] == ["M12", "C16"]
    assert [drew.by for drew in table.told(Drew)] == ["M12", "C16"]


def test_ruling_59_while_its_effect_runs_the_card_is_in_the_timeline_and_not_in_the_past() -> None:
    """P9 does not count for T2 (two pyramids in the past), and knowledge may be taken off it."""
    pillars = [["T2", "T15", "T6"], *REST]
    table = Table({"past": past(pyramids=1), "timeline": {1: [["P9", 2]]}}, pillars=pillars, actions_left=0)
    assert table.offers("learn") == ["T6"]
    table.do("learn", "T6")
    assert table.me.lost == 1


def test_ruling_60_the_order_decides_whether_an_anytime_card_still_acts() -> None:
    for first, drawn in (("P9", ["C11"]), ("C11", [])):
        table = Table(
            {"timeline": {1: [["C11", 1], ["P9", 0]]}}, pillars=[["T11", "T15", "T24"], *REST], actions_left=0
        )
        table.do("decline", first)
        table.do("learn", "T11")
        if table.asked == "pool-order":
            table.do("resolve", "C11")
        assert [drew.by for drew in table.told(Drew)] == drawn


def test_ruling_61_a_monument_moved_away_from_space_1_does_not_decline() -> None:
    table = Table({"timeline": {1: [["C15", 0], ["C7", 5]]}}, actions_left=0)
    table.do("decline", "C15")
    table.do("move", "C7", space=6)
    assert table.me.past == ["C15"]
    assert table.timeline == {5: [["C7", 5]]}


def test_ruling_62_whatever_arrives_on_space_1_declines_in_the_same_phase() -> None:
    """By a move, by a create and by a swap."""
    table = Table({"timeline": {1: [["C15", 0]], 4: [["C7", 5]]}}, actions_left=0)
    table.do("move", "C7", space=1)
    assert table.me.past == ["C15", "C7"]
    table = Table({"timeline": {1: [["M11", 0]]}, "hand": ["C12"]}, actions_left=0)
    table.do("create", "C12", space=1)
    assert table.me.past == ["M11", "C12"]
    table = Table(
        {"timeline": {1: [["P9", 0], ["C6", 0]], 4: [["C7", 5]]}},
        pillars=[["T16", "T15", "T24"], *REST],
        actions_left=0,
    )
    table.do("decline", "P9")
    table.do("learn", "T16")
    assert table.me.past == ["P9", "C7"], "C6 and C7 changed places"
    assert table.timeline == {3: [["C6", 0]]}


def test_ruling_63_a_monument_created_elsewhere_in_the_phase_takes_part_in_the_slide() -> None:
    table = Table({"timeline": {1: [["M11", 0]]}, "hand": ["C7"]}, actions_left=0)
    table.do("create", "C7", space=3)
    assert table.timeline == {2: [["C7", 10]]}


def test_ruling_64_the_slide_keeps_rows_and_knowledge_and_leaves_artefacts() -> None:
    table = Table({"timeline": {3: [["C7", 3], ["C8", 4]], 6: [["M36", 0]]}, "artefacts": ["A26"]}, actions_left=0)
    assert table.timeline == {2: [["C7", 3], ["C8", 4]], 5: [["M36", 0]]}
    assert table.me.artefacts == ["A26"]


def test_ruling_65_destroyed_on_decline() -> None:
    table = Table({"timeline": {1: [["C29", 1]]}}, actions_left=0)
    assert (table.me.past, table.me.lost) == ([], 0)
    assert table.state.discard[-1][0] == "C29"


def test_ruling_66_a_skipped_phase_declines_and_slides_nothing() -> None:
    table = Table(
        {"timeline": {1: [["C16", 2]], 4: [["C7", 3]]}, "past": past(megaliths=6)}, skip_decline=True, actions_left=1
    )
    table.do("search")
    assert len(table.told(DeclineSkipped)) == 1
    assert table.timeline == {1: [["C16", 2]], 4: [["C7", 3]]}
    assert not table.state.skip_decline
    assert not table.state.second_half


def test_ruling_67_fourteen_in_the_past_sets_the_last_round_and_the_turn_is_finished() -> None:
    table = Table(
        {"past": past(megaliths=10, pyramids=3), "timeline": {1: [["C1", 2]], 3: [["C2", 0]]}},
        second_half=True,
        actions_left=1,
    )
    table.do("search")
    assert table.state.last_round
    assert len(table.told(LastRound)) == 1
    assert table.timeline == {2: [["C2", 0]]}
    assert table.told(KnowledgeLost)[0].number == 2
    assert table.state.turn == 1
    assert not table.state.is_over
