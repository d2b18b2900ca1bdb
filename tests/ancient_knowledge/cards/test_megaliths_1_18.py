"""Megaliths 1 to 18, one test a card: its effect and its edge."""

from tests.ancient_knowledge.cards.table import (
    ANCIENTS,
    SECRETS,
    TEN_CARDS,
    WRITINGS,
    Table,
    after_actions,
    endgame_points,
)


def test_m1_stonehenge() -> None:
    """Two points for each complete set of ancient, writing and secret."""

    def points(ancients: int, writings: int, secrets: int) -> int:
        learned = ANCIENTS[:ancients] + WRITINGS[:writings] + SECRETS[:secrets]
        return endgame_points("M1", past=["M1"], technologies=learned)

    assert [points(3, 3, 0), points(1, 1, 1), points(2, 1, 3), points(2, 2, 2)] == [0, 2, 2, 4]
    assert endgame_points("M1", timeline={1: [["M1", 0]]}, technologies=["T1", "T10", "T19"]) == 0


def test_m2_menhir_of_monte_corru_tundu() -> None:
    """Nine points with fifteen lost knowledge, which costs its fifteen all the same."""
    assert [endgame_points("M2", past=["M2"], lost=lost) for lost in (14, 15, 20)] == [0, 9, 9]
    assert Table({"past": ["M2"], "lost": 15}).state.scores[0] == 9 - 15
    assert endgame_points("M2", timeline={1: [["M2", 0]]}, lost=15) == 0


def test_m3_aswan_obelisk() -> None:
    """One point for each pyramid in the past."""
    assert endgame_points("M3", past=["M3", "C6"], timeline={1: [["P7", 0]]}) == 0
    assert endgame_points("M3", past=["M3", "C6", "P7", "P8", "P9"]) == 3
    assert endgame_points("M3", past=["P7", "P8"], timeline={1: [["M3", 0]]}) == 0


def test_m4_sulawesi_megaliths() -> None:
    """Six points with seven megaliths in the past, itself included."""
    others = ["M8", "M9", "M10", "M11", "M12", "M13"]
    assert endgame_points("M4", past=["M4", *others[:5], "C6"]) == 0
    assert endgame_points("M4", past=["M4", *others]) == 6
    assert endgame_points("M4", past=["M4", *others, "M14"]) == 6
    assert endgame_points("M4", past=[*others, "M14"], timeline={1: [["M4", 0]]}) == 0


def test_m5_moron() -> None:
    """Four points with three or four ancients, seven with five or more, never both."""
    points = [
        endgame_points("M5", past=["M5"], technologies=ANCIENTS[:number] + WRITINGS[:5]) for number in (2, 3, 4, 5, 6)
    ]
    assert points == [0, 4, 4, 7, 7]
    assert endgame_points("M5", timeline={1: [["M5", 0]]}, technologies=ANCIENTS) == 0


def test_m6_dolmen_of_ganghwa() -> None:
    """Four points with three or four writings, seven with five or more, never both."""
    points = [
        endgame_points("M6", past=["M6"], technologies=WRITINGS[:number] + SECRETS[:5]) for number in (2, 3, 4, 5, 6)
    ]
    assert points == [0, 4, 4, 7, 7]
    assert endgame_points("M6", timeline={1: [["M6", 0]]}, technologies=WRITINGS) == 0


def test_m7_circles_of_mpumalanga() -> None:
    """One point for each megalith in the past, itself included."""
    assert endgame_points("M7", past=["M7", "C6", "P7"]) == 1
    assert endgame_points("M7", past=["M7", "M8", "M9", "C6"], timeline={1: [["M10", 0]]}) == 3
    assert endgame_points("M7", past=["M8", "M9"], timeline={1: [["M7", 0]]}) == 0


def test_m8_dolmen_of_gochang() -> None:
    """Declining with five megaliths in the past, it takes seven lost knowledge off; its own is lost after that."""
    five = ["M9", "M10", "M11", "M12", "M13"]
    assert after_actions({"past": five, "timeline": {1: [["M8", 3]]}, "lost": 8}).lost() == 8 - 7 + 3
    assert after_actions({"past": five, "timeline": {1: [["M8", 3]]}, "lost": 2}).lost() == 3
    four = after_actions({"past": [*five[:4], "C6"], "timeline": {1: [["M8", 3]]}, "lost": 8})
    assert four.lost() == 8 + 3
    assert four.past()[-1] == "M8"


def test_m9_aramu_muru() -> None:
    """Declining, it makes every opponent discard two cards of their choice, all at once; who has two loses both."""
    mine = {"timeline": {1: [["M9", 0]]}, "hand": ["A1", "A2", "A3"]}
    table = after_actions(mine, {"hand": ["C6", "C7", "C8"]}, {"hand": ["P7", "P8"]}, {"hand": ["M10", "M11", "M12"]})
    assert table.deciders() == [1, 3]
    assert table.hand(2) == []
    table.play("discard M10", "discard M12", seat=3)
    assert table.deciders() == [1]
    # Two cards are owed: the last of three cannot be named first, since another must follow.
    assert table.offers(1) == {"discard C6", "discard C7"}
    table.play("discard C6", "discard C8")
    assert (table.hand(0), table.hand(1), table.hand(3)) == (["A1", "A2", "A3"], ["C7"], ["M11"])
    assert table.past() == ["M9"]


def test_m9_aramu_muru_with_nothing_to_hit() -> None:
    """Opponents with fewer cards discard what they have; without cards nothing happens. It is locked."""
    table = after_actions({"timeline": {1: [["M9", 0]]}}, {"hand": ["C6"]}, {})
    assert (table.hand(1), table.turn, table.past()) == ([], 1, ["M9"])
    creates = Table({"hand": ["M9", "A1", "A2", "A3"]}).offered("create")
    assert {step for step in creates if step.startswith("M9")} == {"M9 3"}


def test_m10_the_fairies_rock() -> None:
    """Declining, it makes every opponent discard one card of their choice; who has none is passed over."""
    table = after_actions({"timeline": {1: [["M10", 0]]}, "hand": ["A1"]}, {"hand": ["C6", "C7"]}, {}, {"hand": ["P7"]})
    assert table.deciders() == [1]
    assert table.offers() == {"discard C6", "discard C7"}
    table.play("discard C7")
    assert [table.hand(seat) for seat in range(4)] == [["A1"], ["C6"], [], []]
    assert after_actions({"timeline": {1: [["M10", 0]]}}).turn == 1


def test_m11_menhirs_of_monteneuf() -> None:
    """Declining, it may create a monument; one created onto space 1 declines in the same phase."""
    mine = {"timeline": {1: [["M11", 2]]}, "hand": ["C19", "M28", "A1"]}
    table = after_actions(mine)
    assert table.offers() == {
        *(f"create C19 {space}" for space in (1, 2, 3, 4, 5)),
        *(f"create M28 {space}" for space in (1, 2, 3)),
        "done",
    }
    table.play("create M28 1")
    assert table.past() == ["M11", "M28"]
    assert (table.lost(), table.hand()) == (4, ["C19", "A1"])
    refused = after_actions(mine).play("done")
    assert (refused.past(), refused.hand()) == (["M11"], ["C19", "M28", "A1"])


def test_m11_menhirs_of_monteneuf_pays_and_slides() -> None:
    """The create costs what it costs; what was created elsewhere slides with the rest. Without a card it lapses."""
    table = after_actions({"timeline": {1: [["M11", 0]]}, "hand": ["C16", "A1", "A2", "A3"]})
    table.play("create C16 2", "pay A1", "pay A3")
    assert (table.hand(), table.spaces(), table.past()) == (["A2"], {"C16": 1}, ["M11"])
    assert after_actions({"timeline": {1: [["M11", 0]]}}).turn == 1


def test_m12_statues_of_ramesses_ii() -> None:
    """Declining, it draws four cards, up to ten in hand."""
    deck = ["P1", "P2", "P3", "P4", "P5"]
    assert after_actions({"timeline": {1: [["M12", 2]]}}, deck=deck).hand() == deck[:4]
    near_the_limit = after_actions({"timeline": {1: [["M12", 2]]}, "hand": TEN_CARDS[:9]}, deck=deck)
    assert near_the_limit.hand() == [*TEN_CARDS[:9], "P1"]
    assert (near_the_limit.past(), near_the_limit.lost()) == (["M12"], 2)


def test_m13_carnac_standing_stones() -> None:
    """Declining with twenty lost knowledge, it takes fifteen off; its own is neither tested nor taken."""
    assert after_actions({"timeline": {1: [["M13", 3]]}, "lost": 20}).lost() == 20 - 15 + 3
    assert after_actions({"timeline": {1: [["M13", 3]]}, "lost": 19}).lost() == 19 + 3
    creates = Table({"hand": ["M13", *TEN_CARDS[:6]]}).offered("create")
    assert {step for step in creates if step.startswith("M13")} == {"M13 6"}


def test_m14_menhir_of_kerloas() -> None:
    """Declining, it looks into one opponent's hand and takes a card; only the two of them learn which."""
    mine = {"timeline": {1: [["M14", 0]], 2: [["C16", 1]]}, "hand": ["A1"]}
    table = after_actions(mine, {"hand": ["C6", "C7"]}, {}, {"hand": ["P7", "P8"]})
    assert table.offers() == {"rob 1", "rob 3"}
    table.play("rob 3")
    assert table.offers() == {"take P7", "take P8"}
    table.play("take P8")
    assert [table.hand(seat) for seat in range(4)] == [["A1", "P8"], ["C6", "C7"], [], ["P7"]]
    watchers = {
        event.kind: [seat for seat in range(4) if event.seen_by(seat)]
        for event in table.events
        if not event.seen_by(None)
    }
    assert watchers == {"saw-hand-cards": [0], "took-card": [0, 3]}


def test_m14_menhir_of_kerloas_lapses() -> None:
    """With ten cards in hand, or where no opponent holds one."""
    full = after_actions({"timeline": {1: [["M14", 0]]}, "hand": TEN_CARDS}, {"hand": ["C6", "C7"]})
    assert (full.turn, full.hand(1)) == (1, ["C6", "C7"])
    assert after_actions({"timeline": {1: [["M14", 0]]}}).turn == 1
    creates = Table({"hand": ["M14", "A1", "A2", "A3"]}).offered("create")
    assert {step for step in creates if step.startswith("M14")} == {"M14 3"}


def test_m15_barabar_caves() -> None:
    """Declining, it hands one to three lost knowledge to one monument of one opponent."""
    mine = {"timeline": {1: [["M15", 1]], 3: [["C16", 2]]}, "lost": 5}
    table = after_actions(mine, {"timeline": {2: [["C17", 3]]}}, {"timeline": {4: [["P7", 0], ["P8", 3]]}})
    assert table.offers() == {f"transfer {card} {number}" for card in ("C17", "P7", "P8") for number in (1, 2, 3)}
    table.play("transfer P7 3")
    assert table.lost() == 5 - 3 + 1
    assert (table.knowledge(1), table.knowledge(2)) == ({"C17": 3}, {"P7": 3, "P8": 3})


def test_m15_barabar_caves_with_little_to_give() -> None:
    """Not more than is lost; nothing without lost knowledge or without an opposing monument."""
    target = {"timeline": {2: [["C17", 3]]}}
    two = after_actions({"timeline": {1: [["M15", 3]]}, "lost": 2}, target)
    assert two.offers() == {"transfer C17 1", "transfer C17 2"}
    spotless = after_actions({"timeline": {1: [["M15", 3]]}, "lost": 0}, target)
    assert (spotless.turn, spotless.lost(), spotless.knowledge(1)) == (1, 3, {"C17": 3})
    assert after_actions({"timeline": {1: [["M15", 0]]}, "lost": 2}).lost() == 2


def test_m16_diquis_stone_spheres() -> None:
    """Created, it may create an artefact, cost included."""
    mine = {"hand": ["M16", "A1", "A12", "C6", "C7"]}
    table = Table(mine).play("create M16 2")
    assert table.offers() == {"create A1", "create A12", "done"}
    table.play("create A12")
    assert (table.artefacts(), table.hand()) == (["A12"], [])
    assert Table(mine).play("create M16 2", "done").artefacts() == []
    assert Table({"hand": ["M16", "A1", "A12", "C6"]}).play("create M16 2").offers() == {"create A1", "done"}


def test_m16_diquis_stone_spheres_without_an_artefact() -> None:
    """Whoever holds none can only refuse, so that nobody learns it; with five on the board nothing is asked."""
    assert Table({"hand": ["M16", "C6"]}).play("create M16 2").offers() == {"done"}
    five = {"hand": ["M16", "A9"], "artefacts": ["A1", "A2", "A3", "A4", "A5"]}
    assert "search" in Table(five).play("create M16 2").offers()


def test_m17_fort_samaipata() -> None:
    """It enters with one knowledge instead of six if three megaliths lie in the past."""
    created = [
        Table({"hand": ["M17"], "past": past}).play("create M17 2").knowledge()["M17"]
        for past in (["M8", "M9", "C6", "C7"], ["M8", "M9", "M10"], ["M8", "M9", "M10", "M11"])
    ]
    assert created == [6, 1, 1]


def test_m18_dolmen_of_menga() -> None:
    """Created, it may create another monument, shifting and paying as usual; no artefact."""
    mine = {"hand": ["M18", "C12", "M28", "P12", "A1"]}
    table = Table(mine).play("create M18 6")
    assert table.offers() == {
        *(f"create C12 {space}" for space in (1, 2, 3, 4)),
        *(f"create M28 {space}" for space in (1, 2, 3, 4)),
        *(f"create P12 {space}" for space in range(1, 7)),
        "done",
    }
    table.play("create C12 2", "pay M28")
    assert (table.hand(), table.spaces()) == (["P12", "A1"], {"M18": 6, "C12": 2})
    assert table.state.view(None)["actions_left"] == 1
    refused = Table(mine).play("create M18 6", "done")
    assert (refused.hand(), refused.spaces()) == (["C12", "M28", "P12", "A1"], {"M18": 6})
    assert "search" in Table({"hand": ["M18"]}).play("create M18 6").offers()
