"""Cities 19 to 36, one test a card: its effect and its edge."""

from tests.ancient_knowledge.cards.table import ANCIENTS, SECRETS, Table, after_actions


def test_c19_derinkuyu() -> None:
    """Declining, it takes four knowledge off one city that holds at least six."""
    table = after_actions(
        {"timeline": {1: [["C19", 3]], 3: [["C22", 6]], 4: [["C23", 8]], 5: [["C24", 5]], 6: [["M21", 7]]}}
    )
    assert table.offers() == {"remove C22", "remove C23"}
    assert table.play("remove C22").knowledge() == {"C22": 2, "C23": 8, "C24": 5, "M21": 7}
    assert table.lost() == 3


def test_c19_derinkuyu_on_itself_or_on_none() -> None:
    """It may serve itself; five knowledge are too few."""
    assert after_actions({"timeline": {1: [["C19", 6]]}}).lost() == 2
    assert after_actions({"timeline": {1: [["C19", 5]]}}).lost() == 5
    assert after_actions({"timeline": {1: [["C19", 0]], 3: [["C22", 5]]}}).knowledge() == {"C22": 5}


def test_c20_tiwanaku() -> None:
    """Created, it takes one knowledge off every other city, wherever it lies."""
    timeline = {1: [["C16", 2]], 2: [["C17", 0]], 5: [["M12", 2]], 6: [["C21", 4]]}
    table = Table({"hand": ["C20"], "timeline": timeline}).play("create C20 2")
    assert table.knowledge() == {"C16": 1, "C17": 0, "C20": 2, "M12": 2, "C21": 3}
    assert Table({"hand": ["C20"]}).play("create C20 2").knowledge() == {"C20": 2}


def test_c21_mycenae() -> None:
    """Declining, it takes up to seven knowledge off the others in any split; its own is lost."""
    timeline = {1: [["C21", 4]], 2: [["C16", 2]], 3: [["C22", 6]]}
    table = after_actions({"timeline": timeline})
    assert table.offers() == {"remove C16", "remove C22", "done"}
    table.play("remove C16", "remove C16", *["remove C22"] * 5)
    assert table.turn == 1
    assert table.knowledge() == {"C16": 0, "C22": 1}
    assert table.lost() == 4
    assert after_actions({"timeline": timeline}).play("remove C16", "done").knowledge() == {"C16": 1, "C22": 6}
    assert after_actions({"timeline": timeline}).play("done").knowledge() == {"C16": 2, "C22": 6}


def test_c21_mycenae_is_locked() -> None:
    """It enters on space 6 or not at all; with nothing but itself to relieve, it asks nothing when it declines."""
    rich = {"hand": ["C21", "A1", "A2", "A3", "A4", "A5", "A6"]}
    assert "C21 6" in Table(rich).offered("create")
    assert not any(f"C21 {space}" in Table(rich).offered("create") for space in range(1, 6))
    full = {**rich, "timeline": {6: [["C16", 2], ["C17", 3]]}}
    assert "C21 6" not in Table(full).offered("create")
    alone = after_actions({"timeline": {1: [["C21", 4]], 2: [["C16", 0]]}})
    assert (alone.turn, alone.lost()) == (1, 4)


def test_c22_baalbek() -> None:
    """It enters with one knowledge instead of six if three cities lie in the past."""
    created = [
        Table({"hand": ["C22"], "past": past}).play("create C22 2").knowledge()["C22"]
        for past in (["C6", "C7", "M9", "M10"], ["C6", "C7", "C8"], ["C6", "C7", "C8", "C9"])
    ]
    assert created == [6, 1, 1]
    eased = Table({"hand": ["C22"], "past": ["C6", "C7", "C8"], "artefacts": ["A28"], "timeline": {5: [["C24", 3]]}})
    assert eased.play("create C22 2").knowledge() == {"C22": 0, "C24": 3}


def test_c23_sacsayhuaman() -> None:
    """It enters with two knowledge instead of eight if three cities lie in the past when it enters."""
    created = [
        Table({"hand": ["C23"], "past": past}).play("create C23 3").knowledge()["C23"]
        for past in ([], ["C6", "C7", "P7"], ["C6", "C7", "C8"])
    ]
    assert created == [8, 8, 2]
    third_follows = Table({"hand": ["C23"], "past": ["C6", "C7"], "timeline": {1: [["C16", 0]]}}, actions_left=1)
    third_follows.play("create C23 3")
    assert third_follows.past() == ["C6", "C7", "C16"]
    assert third_follows.knowledge() == {"C23": 8}


def test_c24_easter_island() -> None:
    """Other cities enter with one knowledge less; two such cards add up; from the past it does nothing."""
    mine = {"hand": ["C19", "M10"], "timeline": {5: [["C24", 3]]}}
    assert Table(mine).play("create C19 3").knowledge() == {"C19": 2, "C24": 3}
    assert Table(mine).play("create M10 2").knowledge() == {"M10": 2, "C24": 3}
    assert Table({**mine, "artefacts": ["A28"]}).play("create C19 3").knowledge() == {"C19": 1, "C24": 3}
    assert Table({"hand": ["C24"]}).play("create C24 5").knowledge() == {"C24": 3}
    assert Table({"hand": ["C19"], "past": ["C24"]}).play("create C19 3").knowledge() == {"C19": 3}


def check_it_lasts_only_without_knowledge(card: str) -> None:
    """Declining with knowledge it is destroyed and nothing is lost; without, it goes to the past like others."""
    burdened = after_actions({"timeline": {1: [[card, 1]]}})
    assert (burdened.past(), burdened.lost(), burdened.discard) == ([], 0, [card])
    bare = after_actions({"timeline": {1: [[card, 0]]}})
    assert (bare.past(), bare.lost(), bare.discard) == ([card], 0, [])


def test_c25_llaqtapata() -> None:
    """An opponent's knowledge can destroy it too."""
    check_it_lasts_only_without_knowledge("C25")
    table = Table({"timeline": {1: [["C25", 0]]}}, {"hand": ["M28"]}, turn=1, actions_left=1)
    table.play("create M28 1", "search", "search")
    assert (table.past(0), table.discard) == ([], ["C25"])


def test_c26_machu_picchu() -> None:
    """Destroyed, it is not the seventh monument of the past, which begins the second half."""
    check_it_lasts_only_without_knowledge("C26")
    six = ["M9", "M10", "M11", "M12", "M13", "M14"]
    destroyed = after_actions({"past": six, "timeline": {1: [["C26", 7]]}})
    assert not destroyed.state.view(None)["second_half"]
    seventh = after_actions({"past": six, "timeline": {1: [["C26", 0]]}})
    assert seventh.state.view(None)["second_half"]
    assert seventh.offers() == {"flip 0", "flip 1"}


def test_c27_karnak_temple() -> None:
    """What lay on it counts as newly lost for nobody: A32 draws nothing for it, but does for its neighbour."""
    check_it_lasts_only_without_knowledge("C27")
    alone = after_actions({"artefacts": ["A32"], "timeline": {1: [["C27", 8]]}}, deck=["P1", "P2"])
    assert alone.hand() == []
    both = after_actions({"artefacts": ["A32"], "timeline": {1: [["C27", 8], ["C17", 3]]}})
    both.play("decline C27")
    assert (both.past(), both.lost(), len(both.hand())) == (["C17"], 3, 8)


def test_c28_babylon() -> None:
    """Destroyed, it is not the fourteenth monument of the past, which begins the last round."""
    check_it_lasts_only_without_knowledge("C28")
    thirteen = [f"M{number}" for number in range(9, 22)]
    destroyed = after_actions({"past": thirteen, "timeline": {1: [["C28", 9]]}}, second_half=True)
    assert not destroyed.state.view(None)["last_round"]
    fourteenth = after_actions({"past": thirteen, "timeline": {1: [["C28", 0]]}}, second_half=True)
    assert fourteenth.state.view(None)["last_round"]


def test_c29_atlantis() -> None:
    """Relieved by the monument that declines before it, it reaches the past and its twelve points."""
    check_it_lasts_only_without_knowledge("C29")
    mine = {"timeline": {1: [["C29", 1], ["C21", 0]]}}
    saved = after_actions(mine).play("decline C21", "remove C29")
    assert saved.past() == ["C21", "C29"]
    assert saved.state.scores[0] == 12
    late = after_actions(mine).play("decline C29")
    assert (late.past(), late.discard) == (["C21"], ["C29"])


def test_c30_potala_palace() -> None:
    """This turn nothing declines and nothing slides; the next turn is like any other."""
    mine = {"hand": ["C30"], "timeline": {1: [["C16", 2]], 4: [["C17", 3]]}}
    table = Table(mine, actions_left=1).play("create C30 3")
    assert table.turn == 1
    assert table.timeline() == {1: [["C16", 2]], 3: [["C30", 3]], 4: [["C17", 3]]}
    assert (table.past(), table.lost()) == ([], 0)
    table.play("search", "search", "search", "search")
    assert table.past() == ["C16"]
    assert table.spaces() == {"C30": 2, "C17": 3}


def test_c30_potala_palace_with_the_first_action() -> None:
    """Its owner still has the second action, and the timeline phase."""
    mine = {"hand": ["C30", "M31"], "timeline": {1: [["C16", 2]]}, "lost": 1}
    table = Table(mine).play("create C30 3", "create M31 2")
    assert table.lost() == 0
    assert table.spaces() == {"C16": 1, "M31": 2, "C30": 3}


def test_c30_potala_palace_comes_too_late_in_the_decline_phase() -> None:
    """Created then, it saves nothing, neither now nor in the next turn."""
    table = after_actions({"hand": ["C30"], "timeline": {1: [["M11", 0]], 2: [["C16", 2]]}}).play("create C30 3")
    assert table.past() == ["M11"]
    assert table.spaces() == {"C16": 1, "C30": 2}
    table.play("search", "search", "search", "search")
    assert table.past() == ["M11", "C16"]


def test_c31_philae() -> None:
    """As the fourth city it takes three knowledge off each of two cities; itself may be one of them."""
    timeline = {2: [["C16", 2]], 4: [["C22", 6]], 5: [["C20", 0], ["M12", 2]]}
    table = Table({"hand": ["C31"], "timeline": timeline}).play("create C31 3")
    # Named from space 1 on: the last one cannot come first, since two must follow.
    assert table.offers() == {"remove C16", "remove C31"}
    table.play("remove C16")
    assert table.offers() == {"remove C31", "remove C22"}
    assert table.play("remove C22").knowledge() == {"C16": 0, "C31": 3, "C22": 3, "C20": 0, "M12": 2}


def test_c31_philae_with_fewer() -> None:
    """Three cities are too few; with one city holding knowledge just that one is relieved."""
    three = Table({"hand": ["C31"], "timeline": {2: [["C16", 2]], 4: [["C22", 6]], 5: [["M12", 2]]}})
    assert three.play("create C31 3").knowledge() == {"C16": 2, "C31": 3, "C22": 6, "M12": 2}
    assert "search" in three.offers()
    bare = Table({"hand": ["C31"], "timeline": {2: [["C16", 0]], 4: [["C22", 0]], 5: [["C20", 0]]}})
    assert bare.play("create C31 3").knowledge() == {"C16": 0, "C31": 0, "C22": 0, "C20": 0}
    assert "search" in bare.offers()


def test_c32_persepolis() -> None:
    """Created, it may archive without an action: cards from the hand for knowledge of the timeline."""
    mine = {"hand": ["C32", "A1", "A2", "A3"], "timeline": {2: [["C16", 2]]}}
    table = Table(mine, actions_left=2).play("create C32 3")
    assert table.offers() == {"archive", "done"}
    table.play("archive", "discard A1", "discard A3", "done", "remove C16", "remove C32")
    assert table.hand() == ["A2"]
    assert table.knowledge() == {"C16": 1, "C32": 2}
    assert table.state.view(None)["actions_left"] == 1
    refused = Table(mine).play("create C32 3", "done")
    assert (refused.hand(), refused.knowledge()) == (["A1", "A2", "A3"], {"C16": 2, "C32": 3})


def test_c32_persepolis_with_an_empty_hand() -> None:
    """Without a card to archive nothing is asked."""
    table = Table({"hand": ["C32"], "timeline": {2: [["C16", 2]]}}).play("create C32 3")
    assert "search" in table.offers()
    assert table.knowledge() == {"C16": 2, "C32": 3}


def test_c33_inwa() -> None:
    """It enters with one knowledge instead of six if three secrets are learned."""
    created = [
        Table({"hand": ["C33"], "technologies": learned}).play("create C33 2").knowledge()["C33"]
        for learned in (SECRETS[:2] + ANCIENTS[:4], SECRETS[:3], SECRETS[:4])
    ]
    assert created == [6, 1, 1]


def test_c34_temple_of_kom_ombo() -> None:
    """Pyramids enter with one knowledge less, no other kind does; none goes below zero."""
    mine = {"timeline": {5: [["C34", 2]]}}
    for card, space, knowledge in (("P31", 4, 3), ("P26", 2, 0), ("C19", 3, 3), ("M10", 2, 2)):
        table = Table({**mine, "hand": [card]}).play(f"create {card} {space}")
        assert table.knowledge() == {"C34": 2, card: knowledge}
    floor = Table({**mine, "hand": ["P26"], "artefacts": ["A36"]}).play("create P26 2")
    assert floor.knowledge() == {"C34": 2, "P26": 0}


def test_c35_tulum() -> None:
    """A card must be discarded in every timeline phase; its owner picks."""
    table = after_actions({"hand": ["A1", "A2", "A3"], "timeline": {4: [["C35", 1]]}})
    assert table.offers() == {"discard A1", "discard A2", "discard A3"}
    table.play("discard A2")
    assert (table.hand(), table.discard, table.turn) == (["A1", "A3"], ["A2"], 1)
    last_card = after_actions({"hand": ["A1"], "timeline": {4: [["C35", 1]]}})
    assert (last_card.hand(), last_card.turn) == ([], 1)
    assert after_actions({"timeline": {4: [["C35", 1]]}}).turn == 1


def test_c35_tulum_is_locked() -> None:
    """It enters on space 4 or not at all."""
    rich = {"hand": ["C35", "A1", "A2", "A3"]}
    assert {step for step in Table(rich).offered("create") if step.startswith("C35")} == {"C35 4"}
    full = {**rich, "timeline": {4: [["C16", 2], ["C17", 3]]}}
    assert not [step for step in Table(full).offered("create") if step.startswith("C35")]


def test_c36_cyrene() -> None:
    """Two knowledge off it with four cities in the past."""
    four = ["C6", "C7", "C8", "C9"]
    assert after_actions({"past": four, "timeline": {3: [["C36", 8]]}}).knowledge() == {"C36": 6}
    assert after_actions({"past": four, "timeline": {3: [["C36", 1]]}}).knowledge() == {"C36": 0}
    three = after_actions({"past": [*four[:3], "M9"], "timeline": {3: [["C36", 8]], 5: [["C16", 2]]}})
    assert three.knowledge() == {"C36": 8, "C16": 2}
