"""Cities 1 to 18, one test a card: its effect and its edge."""

from tests.ancient_knowledge.cards.table import (
    ANCIENTS,
    SECRETS,
    TEN_CARDS,
    WRITINGS,
    Table,
    after_actions,
    endgame_points,
)


def test_c1_osirion() -> None:
    """Four points with three or four ancients, seven with five or more, never both."""
    points = [
        endgame_points("C1", past=["C1"], technologies=ANCIENTS[:number] + SECRETS[:5]) for number in (2, 3, 4, 5, 6)
    ]
    assert points == [0, 4, 4, 7, 7]
    assert endgame_points("C1", timeline={1: [["C1", 0]]}, technologies=ANCIENTS) == 0


def test_c2_abu_gorab() -> None:
    """Four points with three or four secrets, seven with five or more, never both."""
    points = [
        endgame_points("C2", past=["C2"], technologies=SECRETS[:number] + WRITINGS[:5]) for number in (2, 3, 4, 5, 6)
    ]
    assert points == [0, 4, 4, 7, 7]
    assert endgame_points("C2", timeline={1: [["C2", 0]]}, technologies=SECRETS) == 0


def test_c3_gobekli_tepe() -> None:
    """One point for each past monument of the best kind; it counts itself among the cities."""
    assert endgame_points("C3", past=["C3"]) == 1
    assert endgame_points("C3", past=["C3", "C6", "M9", "P7"]) == 2
    assert endgame_points("C3", past=["C3", "M9", "M10", "M11", "P7", "P8"], timeline={1: [["M12", 0]]}) == 3
    assert endgame_points("C3", past=["M9", "M10"], timeline={1: [["C3", 0]]}) == 0


def test_c4_byblos() -> None:
    """Two points for each complete set of city, megalith and pyramid in the past, itself included."""
    assert endgame_points("C4", past=["C4", "M9", "M10"]) == 0
    assert endgame_points("C4", past=["C4", "M9", "M10", "P7"]) == 2
    assert endgame_points("C4", past=["C4", "M9", "M10", "P7", "P8"]) == 2
    assert endgame_points("C4", past=["C4", "C6", "M9", "M10", "P7", "P8"]) == 4
    assert endgame_points("C4", past=["C6", "M9", "P7"], timeline={1: [["C4", 0]]}) == 0


def test_c5_ellora_caves() -> None:
    """One point for each city in the past, itself included; none for those still in the timeline."""
    assert endgame_points("C5", past=["C5", "M9"]) == 1
    assert endgame_points("C5", past=["C5", "C6", "C7", "M9"], timeline={2: [["C8", 0]]}) == 3
    assert endgame_points("C5", past=["C6"], timeline={1: [["C5", 0]]}) == 0


def test_c6_ollantaytambo() -> None:
    """One knowledge off every adjacent city, without a choice: same space, or same row on a neighbouring space."""
    table = after_actions(
        {"timeline": {2: [["C16", 2]], 3: [["C6", 2], ["C17", 3]], 4: [["C19", 1], ["C21", 4]], 5: [["C22", 6]]}}
    )
    assert table.turn == 1
    assert table.knowledge() == {"C6": 2, "C16": 1, "C17": 2, "C19": 0, "C21": 4, "C22": 6}


def test_c6_ollantaytambo_beside_other_kinds() -> None:
    """Megaliths and pyramids keep theirs; a city without knowledge stays without."""
    table = after_actions({"timeline": {3: [["C6", 2], ["M12", 2]], 4: [["P1", 3]], 2: [["C16", 0]]}})
    assert table.turn == 1
    assert table.knowledge() == {"C6": 2, "M12": 2, "P1": 3, "C16": 0}


def test_c7_luxor_temple() -> None:
    """Three knowledge off it between two pyramids; one beside it and one diagonally above are not enough."""
    between = after_actions({"timeline": {3: [["C7", 10], ["P1", 3]], 4: [["P2", 2]]}})
    assert between.knowledge() == {"C7": 7, "P1": 3, "P2": 2}
    diagonal = after_actions({"timeline": {3: [["C7", 10], ["P1", 3]], 4: [["M12", 2], ["P2", 2]]}})
    assert diagonal.knowledge() == {"C7": 10, "P1": 3, "M12": 2, "P2": 2}
    almost_bare = after_actions({"timeline": {3: [["C7", 2], ["P1", 3]], 4: [["P2", 2]]}})
    assert almost_bare.knowledge()["C7"] == 0


def test_c8_mohenjo_daro() -> None:
    """Two knowledge off it beside two of the same kind, whichever; it is not its own neighbour."""
    for one, other in (("C16", "C17"), ("M12", "M13"), ("P1", "P2")):
        table = after_actions({"timeline": {5: [["C8", 9], [one, 1]], 4: [[other, 1]]}})
        assert table.knowledge() == {"C8": 7, one: 1, other: 1}
    one_of_each = after_actions({"timeline": {4: [["C16", 1]], 5: [["C8", 9], ["M12", 1]], 6: [["P1", 1]]}})
    assert one_of_each.knowledge() == {"C16": 1, "C8": 9, "M12": 1, "P1": 1}


def test_c9_petra() -> None:
    """A card, with at most two lost knowledge and something in the past."""
    petra = {"timeline": {4: [["C9", 1]]}}
    for monument in ("C6", "M9", "P7"):
        assert after_actions({**petra, "past": [monument], "lost": 2}, deck=["P1"]).hand() == ["P1"]
    assert after_actions({**petra, "past": ["M9"], "lost": 3}, deck=["P1"]).hand() == []
    assert after_actions({**petra, "past": [], "lost": 0}, deck=["P1"]).hand() == []
    assert after_actions({**petra, "past": ["M9"], "hand": TEN_CARDS}, deck=["P1"]).hand() == TEN_CARDS


def test_c10_parthenon() -> None:
    """With eleven knowledge in the timeline, up to two off it in any split."""
    table = after_actions({"timeline": {3: [["C10", 4]], 4: [["C16", 7]]}})
    assert table.offers() == {"remove C10", "remove C16", "done"}
    assert table.play("remove C10", "remove C16").knowledge() == {"C10": 3, "C16": 6}
    assert table.turn == 1


def test_c10_parthenon_may_be_used_in_part() -> None:
    """One, or none; and with ten knowledge nothing is asked."""
    eleven = {"timeline": {3: [["C10", 4]], 4: [["C16", 7]]}}
    assert after_actions(eleven).play("remove C16", "done").knowledge() == {"C10": 4, "C16": 6}
    assert after_actions(eleven).play("done").knowledge() == {"C10": 4, "C16": 7}
    ten = after_actions({"timeline": {3: [["C10", 4]], 4: [["C16", 6]]}})
    assert ten.turn == 1
    assert ten.knowledge() == {"C10": 4, "C16": 6}


PILLARS = [["T1", "T2", "T3"], ["T10", "T11", "T12"], ["T34", "T35", "T40"]]


def test_c11_warangal() -> None:
    """A secret learned takes one knowledge off a monument and draws a card."""
    mine = {"timeline": {5: [["C11", 2]], 3: [["M12", 2], ["C17", 0]]}, "past": ["C6", "C7", "C8", "M9", "M10", "M11"]}
    table = Table(mine, pillars=PILLARS, deck=["P1"]).play("learn T34")
    assert table.offers() == {"remove C11", "remove M12"}
    table.play("remove M12")
    assert table.knowledge() == {"C11": 2, "M12": 1, "C17": 0}
    assert table.hand() == ["P1"]
    no_secret = Table(mine, pillars=PILLARS, deck=["P1"]).play("learn T40")
    assert "search" in no_secret.offers()
    assert no_secret.hand() == []


def test_c11_warangal_does_what_it_can() -> None:
    """Without knowledge it still draws; with ten cards in hand it still removes."""
    cities = ["C6", "C7", "C8"]
    bare = Table({"timeline": {5: [["C11", 0]]}, "past": cities}, pillars=PILLARS, deck=["P1"]).play("learn T34")
    assert bare.hand() == ["P1"]
    full = Table({"timeline": {5: [["C11", 2]]}, "past": cities, "hand": TEN_CARDS}, pillars=PILLARS).play("learn T34")
    assert full.knowledge() == {"C11": 1}
    assert full.hand() == TEN_CARDS
    gone = Table({"past": [*cities, "C11"]}, pillars=PILLARS, deck=["P1"]).play("learn T34")
    assert gone.hand() == []


def test_c12_timbuktu() -> None:
    """One lost knowledge less, if there is any."""
    table = Table({"hand": ["C12"], "lost": 3}).play("create C12 1")
    assert table.lost() == 2
    assert table.knowledge() == {"C12": 2}
    assert Table({"hand": ["C12"], "lost": 0}).play("create C12 1").lost() == 0


def test_c13_lopburi_temple() -> None:
    """It must change places with another monument, knowledge included, but not with one on its own space."""
    timeline = {2: [["C16", 2]], 3: [["M12", 1]], 4: [["C17", 3]]}
    table = Table({"hand": ["C13"], "timeline": timeline}).play("create C13 4")
    assert table.offers() == {"swap C13 C16", "swap C13 M12"}
    table.play("swap C13 C16")
    assert table.timeline() == {2: [["C13", 1]], 3: [["M12", 1]], 4: [["C17", 3], ["C16", 2]]}


def test_c13_lopburi_temple_without_a_partner() -> None:
    """Alone, or with company on its own space only, it stays."""
    assert Table({"hand": ["C13"]}).play("create C13 4").spaces() == {"C13": 4}
    paired = Table({"hand": ["C13"], "timeline": {4: [["C17", 3]]}}).play("create C13 4")
    assert paired.timeline() == {4: [["C17", 3], ["C13", 1]]}
    assert "search" in paired.offers()


def test_c14_bagan() -> None:
    """Swapped to space 1 it declines this very turn; its partner is saved with its knowledge."""
    mine = {"hand": ["C14"], "timeline": {1: [["C16", 2]], 6: [["C17", 3]]}}
    table = Table(mine, actions_left=1).play("create C14 5")
    assert table.offers() == {"swap C14 C16", "swap C14 C17"}
    table.play("swap C14 C16")
    assert table.past() == ["C14"]
    assert table.lost() == 2
    assert table.timeline() == {4: [["C16", 2]], 5: [["C17", 3]]}


def test_c15_ajanta_caves() -> None:
    """Declining, it moves another monument to any other space with a free place."""
    table = after_actions({"timeline": {1: [["C15", 0]], 2: [["C16", 2]], 3: [["C17", 3], ["C19", 0]]}})
    assert table.offered("move") == {
        *(f"C16 {space}" for space in (1, 4, 5, 6)),
        *(f"C17 {space}" for space in (1, 2, 4, 5, 6)),
        *(f"C19 {space}" for space in (1, 2, 4, 5, 6)),
    }
    assert "done" not in table.offers()
    table.play("move C17 6")
    assert table.past() == ["C15"]
    assert table.timeline() == {1: [["C16", 2]], 2: [["C19", 0]], 5: [["C17", 3]]}


def test_c15_ajanta_caves_to_space_1_or_nowhere() -> None:
    """What it moves to space 1 declines after it; alone it moves nothing."""
    table = after_actions({"timeline": {1: [["C15", 0]], 2: [["M9", 1]]}}).play("move M9 1")
    assert table.past() == ["C15", "M9"]
    assert table.lost() == 1
    alone = after_actions({"timeline": {1: [["C15", 1]]}})
    assert alone.turn == 1
    assert alone.past() == ["C15"]


def test_c16_heracleion() -> None:
    """Declining, it draws four cards, up to ten in hand."""
    deck = ["P1", "P2", "P3", "P4", "P5"]
    table = after_actions({"timeline": {1: [["C16", 2]]}}, deck=deck)
    assert table.hand() == deck[:4]
    assert (table.past(), table.lost()) == (["C16"], 2)
    near_the_limit = after_actions({"timeline": {1: [["C16", 2]]}, "hand": TEN_CARDS[:8]}, deck=deck)
    assert near_the_limit.hand() == [*TEN_CARDS[:8], "P1", "P2"]
    assert after_actions({"timeline": {2: [["C16", 2]]}}, deck=deck).hand() == []


def test_c17_jericho() -> None:
    """Declining, it draws six cards, none with ten in hand."""
    deck = ["P1", "P2", "P3", "P4", "P5", "P6", "P7"]
    table = after_actions({"timeline": {1: [["C17", 3]]}}, deck=deck)
    assert table.hand() == deck[:6]
    assert (table.past(), table.lost()) == (["C17"], 3)
    full = after_actions({"timeline": {1: [["C17", 3]]}, "hand": TEN_CARDS}, deck=deck)
    assert full.hand() == TEN_CARDS
    assert full.past() == ["C17"]


def test_c18_angkor_wat() -> None:
    """With a city in the past, other cities enter with one knowledge less."""
    mine = {"hand": ["C19", "M10"], "timeline": {6: [["C18", 2]]}}
    assert Table({**mine, "past": ["C16"]}).play("create C19 3").knowledge() == {"C18": 2, "C19": 2}
    assert Table({**mine, "past": ["C16"]}).play("create M10 2").knowledge() == {"C18": 2, "M10": 2}
    assert Table({**mine, "past": ["M9"]}).play("create C19 3").knowledge() == {"C18": 2, "C19": 3}
    assert Table({"hand": ["C18"], "past": ["C16"]}).play("create C18 6").knowledge() == {"C18": 2}
