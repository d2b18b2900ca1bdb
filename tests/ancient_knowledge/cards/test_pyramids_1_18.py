"""Pyramids 1 to 18, one test a card: its effect and its edge."""

from tests.ancient_knowledge.cards.table import (
    ANCIENTS,
    LEVEL_1,
    LEVEL_2,
    SECRETS,
    WRITINGS,
    Table,
    after_actions,
    endgame_points,
)

CITIES = ["C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13"]
MEGALITHS = ["M9", "M10", "M11", "M12"]
PYRAMIDS = ["P25", "P26", "P27", "P28", "P29", "P30"]

# Of level 2: T32 asks for four past pyramids, T34 for three past cities, T40 for three past megaliths.
PILLARS = [["T2", "T15", "T24"], ["T7", "T18", "T25"], ["T32", "T34", "T40"]]


def test_p1_pyramid_of_khafre() -> None:
    """Five points with eight to eleven technologies, of whatever level and kind; twelve with twelve or more."""
    points = [endgame_points("P1", past=["P1"], technologies=LEVEL_1[:number]) for number in (7, 8, 11, 12, 13)]
    assert points == [0, 5, 5, 12, 12]
    assert endgame_points("P1", past=["P1"], technologies=LEVEL_1[:4] + LEVEL_2[:4]) == 5
    assert endgame_points("P1", timeline={1: [["P1", 0]]}, technologies=LEVEL_1) == 0


def test_p2_pyramid_of_pepi_ii() -> None:
    """Six points with seven cities in the past, no more with eight."""
    assert endgame_points("P2", past=["P2", *CITIES[:6], *MEGALITHS]) == 0
    assert endgame_points("P2", past=["P2", *CITIES[:7]]) == 6
    assert endgame_points("P2", past=["P2", *CITIES[:8]]) == 6
    assert endgame_points("P2", past=["P2", *CITIES[:6]], timeline={1: [["C14", 0]]}) == 0
    assert endgame_points("P2", past=CITIES, timeline={1: [["P2", 0]]}) == 0


def test_p3_meidum_pyramid() -> None:
    """Four points with three or four secrets, seven with five or more, never both."""
    points = [
        endgame_points("P3", past=["P3"], technologies=SECRETS[:number] + ANCIENTS[:5]) for number in (2, 3, 4, 5, 6)
    ]
    assert points == [0, 4, 4, 7, 7]
    assert endgame_points("P3", timeline={1: [["P3", 0]]}, technologies=SECRETS) == 0


def test_p4_palenque() -> None:
    """Four points with three or four writings, seven with five or more, never both."""
    points = [
        endgame_points("P4", past=["P4"], technologies=WRITINGS[:number] + SECRETS[:5]) for number in (2, 3, 4, 5, 6)
    ]
    assert points == [0, 4, 4, 7, 7]
    assert endgame_points("P4", timeline={1: [["P4", 0]]}, technologies=WRITINGS) == 0


def test_p5_cahuachi_pyramids() -> None:
    """Two points for each complete set of ancient, secret and writing."""
    points = [
        endgame_points("P5", past=["P5"], technologies=[*ANCIENTS[:3], *SECRETS[:secrets], *WRITINGS[:writings]])
        for secrets, writings in ((0, 3), (1, 1), (2, 1), (2, 2), (4, 3))
    ]
    assert points == [0, 2, 2, 4, 6]
    assert endgame_points("P5", timeline={1: [["P5", 0]]}, technologies=LEVEL_1) == 0


def test_p6_great_ziggurat_of_ur() -> None:
    """Two points for each complete set of city, megalith and pyramid in the past, itself included."""
    assert endgame_points("P6", past=["P6", "C6", "C7"]) == 0
    assert endgame_points("P6", past=["P6", "C6", "C7", "M9", "M10"]) == 2
    assert endgame_points("P6", past=["P6", "P25", "C6", "C7", "M9", "M10"]) == 4
    assert endgame_points("P6", past=["C6", "M9", "P25"], timeline={1: [["P6", 0]]}) == 0


def test_p7_pyramid_of_the_niches() -> None:
    """Seven of level 2 are looked at; one that fits must be learned, the others go under the deck in any order."""
    deck = ["T28", "T29", "T34", "T35", "T38", "T40", "T44", "T45"]
    pillars = [*PILLARS[:2], ["T31", "T32", "T33"]]
    mine = {"timeline": {1: [["P7", 3]]}, "past": [*CITIES[:3], *MEGALITHS[:3]]}
    table = after_actions(mine, techdecks=[[], deck], pillars=pillars, second_half=True)
    assert table.offers() == {"learn T34", "learn T40"}
    table.play("learn T40")
    assert table.offered("bury") == {"T28", "T29", "T34", "T35", "T38", "T44"}
    rest = ["T44", "T34", "T38", "T28", "T35", "T29"]
    table.play(*(f"bury {card}" for card in rest[:5]))
    assert (table.technologies(), table.past()[-1], table.lost()) == (["T40"], "P7", 3)
    assert table.state.as_scenario()["techdecks"][1][0] == "T45"
    assert table.state.as_scenario()["techdecks"][1][-6:] == rest
    assert table.pillars == pillars


def test_p7_pyramid_of_the_niches_finds_nothing() -> None:
    """It is not in the past yet, so three past pyramids are not four; what it sees stays its owner's secret."""
    deck = ["T28", "T29", "T30", "T31", "T32", "T33", "T35"]
    mine = {"timeline": {1: [["P7", 0]]}, "past": PYRAMIDS[:3]}
    table = after_actions(mine, techdecks=[[], deck], pillars=[*PILLARS[:2], ["T34", "T40", "T45"]])
    assert table.offers() == {"done"}
    assert not any(f"'{card}'" in str(table.state.view(1)) for card in deck)
    assert table.play("done").offered("bury") == set(deck)
    with_p19 = {**mine, "timeline": {1: [["P7", 0]], 3: [["P19", 4]]}}
    helped = after_actions(with_p19, techdecks=[[], deck], pillars=[*PILLARS[:2], ["T34", "T40", "T45"]])
    assert helped.offers() == {"learn T32"}


def test_p7_pyramid_of_the_niches_with_a_thin_deck() -> None:
    """The discards of level 2 renew a deck of fewer than seven, also an empty one; learning sets off what it does."""
    mine = {"timeline": {1: [["P7", 0]], 4: [["P21", 2]]}, "past": PYRAMIDS[:4]}
    other = {"technologies": [card for card in LEVEL_2 if card not in ("T32", "T35", "T34", "T40", "T45")]}
    table = after_actions(
        mine, other, techdiscards=[[], ["T32", "T35"]], pillars=[*PILLARS[:2], ["T34", "T40", "T45"]], deck=["A1"]
    )
    table.play("learn T32")
    assert (table.technologies(), table.knowledge(), table.hand()) == (["T32"], {"P21": 1}, ["A1"])
    assert table.state.as_scenario()["techdecks"][1] == ["T35"]


def test_p8_pyramid_of_userkaf() -> None:
    """Every opponent destroys an artefact of their own choice; who has none is passed over."""
    mine = {"timeline": {1: [["P8", 3]]}, "artefacts": ["A17"]}
    table = after_actions(mine, {"artefacts": ["A1", "A2"]}, {}, {"artefacts": ["A3", "A4"]})
    assert table.state.deciders == (1, 3)
    assert table.offers(1) == {"destroy A1", "destroy A2"}
    table.play("destroy A4", seat=3).play("destroy A1", seat=1)
    assert [table.artefacts(seat) for seat in range(4)] == [["A17"], ["A2"], [], ["A3"]]
    assert table.discard == ["A4", "A1"]
    assert (table.turn, table.past(), table.lost()) == (1, ["P8"], 3)


def test_p8_pyramid_of_userkaf_without_a_choice() -> None:
    """A single artefact goes unasked; without any nothing happens."""
    table = after_actions({"timeline": {1: [["P8", 0]]}}, {"artefacts": ["A1"]})
    assert (table.turn, table.artefacts(1), table.discard) == (1, [], ["A1"])
    nobody = after_actions({"timeline": {1: [["P8", 0]]}, "artefacts": ["A17"]})
    assert (nobody.turn, nobody.artefacts(), nobody.discard) == (1, ["A17"], [])


def test_p9_caral() -> None:
    """Declining, it may learn; it does not count as past yet."""
    mine = {"timeline": {1: [["P9", 2]]}, "past": ["P25", *CITIES[:3]]}
    table = after_actions(mine, pillars=PILLARS)
    # T2 asks for two past pyramids, T40 for megaliths; T18 for a city and a pyramid, T24 for four monuments.
    assert table.offers() == {"learn T15", "learn T18", "learn T24", "learn T34", "done"}
    table.play("learn T34")
    assert (table.technologies(), table.past()[-1], table.turn) == (["T34"], "P9", 1)
    refused = after_actions(mine, pillars=PILLARS).play("done")
    assert (refused.technologies(), refused.past()[-1], refused.turn) == ([], "P9", 1)


def test_p9_caral_relieved_by_what_it_learns() -> None:
    """T6 takes one knowledge off every pyramid, the declining one too; without a fitting card nothing is asked."""
    pillars = [["T6", "T24", "T25"], ["T2", "T15", "T18"], PILLARS[2]]
    assert after_actions({"timeline": {1: [["P9", 2]]}}, pillars=pillars).play("learn T6").lost() == 1
    assert after_actions({"timeline": {1: [["P9", 2]]}}, pillars=pillars).play("done").lost() == 2
    assert after_actions({"timeline": {1: [["P9", 2]]}}, pillars=PILLARS).turn == 1


def test_p10_teotihuacan() -> None:
    """Two learns, one after the other: the second sees the refilled pillar and counts the first."""
    pillars = [["T9", "T2"], ["T7", "T18", "T25"], ["T33", "T34", "T40"]]
    mine = {"timeline": {1: [["P10", 2]]}, "technologies": ANCIENTS[3:5]}
    table = after_actions(mine, pillars=pillars, techdecks=[["T11", "T15", "T19"], []])
    assert table.offers() == {"learn T9", "done"}
    table.play("learn T9")
    # T33 asks for three ancients.
    assert table.offers() == {"learn T11", "learn T19", "learn T33", "done"}
    assert table.play("learn T33").technologies() == ["T4", "T5", "T9", "T33"]
    assert table.turn == 1


def test_p10_teotihuacan_may_stop() -> None:
    """After one learn, or before."""
    mine = {"timeline": {1: [["P10", 2]]}, "past": CITIES[:3]}
    assert after_actions(mine, pillars=PILLARS).play("learn T34", "done").technologies() == ["T34"]
    none = after_actions(mine, pillars=PILLARS).play("done")
    assert (none.technologies(), none.turn, none.past()[-1]) == ([], 1, "P10")


def test_p10_teotihuacan_is_locked() -> None:
    """It enters on space 6 for one card, or not at all."""
    hand = ["P10", "A1", "A2", "A3"]
    assert [step for step in Table({"hand": hand}).offered("create") if step.startswith("P10")] == ["P10 6"]
    table = Table({"hand": hand}).play("create P10 6", "pay A2")
    assert (table.spaces(), table.hand()) == ({"P10": 6}, ["A1", "A3"])
    full = {"hand": hand, "timeline": {6: [["C16", 2], ["C17", 3]]}}
    assert not [step for step in Table(full).offered("create") if step.startswith("P10")]
    assert "create P10 6" not in Table({"hand": ["P10"]}).offers()


def test_p11_pyramid_of_coba() -> None:
    """With three past megaliths, up to four lost knowledge less; its own is not lost yet."""
    mine = {"timeline": {1: [["P11", 2]]}, "past": MEGALITHS[:3], "lost": 6}
    table = after_actions(mine)
    assert table.offers() == {f"amount {number}" for number in range(5)}
    assert table.play("amount 4").lost() == 4
    assert after_actions(mine).play("amount 0").lost() == 8
    few = after_actions({**mine, "lost": 1})
    assert few.offers() == {"amount 0", "amount 1"}
    assert few.play("amount 1").lost() == 2


def test_p11_pyramid_of_coba_in_vain() -> None:
    """Two megaliths are too few; without lost knowledge nothing is asked."""
    two = after_actions({"timeline": {1: [["P11", 2]]}, "past": [*MEGALITHS[:2], "C6"], "lost": 6})
    assert (two.turn, two.lost()) == (1, 8)
    none = after_actions({"timeline": {1: [["P11", 2]]}, "past": MEGALITHS[:3]})
    assert (none.turn, none.lost()) == (1, 2)


def test_p12_gunung_padang() -> None:
    """Declining, it moves another monument to another space with a free place; its own place is still taken."""
    table = after_actions({"timeline": {1: [["P12", 2], ["C16", 2]], 2: [["C17", 3], ["C19", 1]], 3: [["M9", 1]]}})
    table.play("decline P12")
    assert table.offers() == {
        *(f"move C16 {space}" for space in (3, 4, 5, 6)),
        *(f"move {card} {space}" for card in ("C17", "C19") for space in (3, 4, 5, 6)),
        *(f"move M9 {space}" for space in (4, 5, 6)),
    }
    table.play("move C16 3")
    assert (table.past(), table.lost()) == (["P12"], 2)
    assert table.timeline() == {1: [["C17", 3], ["C19", 1]], 2: [["M9", 1], ["C16", 2]]}


def test_p12_gunung_padang_to_space_1_or_nowhere() -> None:
    """What comes to space 1 declines too; with the timeline full, or empty but for itself, nothing moves."""
    table = after_actions({"timeline": {1: [["P12", 0]], 5: [["C16", 2]]}}, deck=["A1"]).play("move C16 1")
    assert (table.past(), table.lost()) == (["P12", "C16"], 2)
    assert after_actions({"timeline": {1: [["P12", 0]]}}).turn == 1
    others = [f"C{number}" for number in range(19, 30)]
    pairs = zip(others[1::2], others[2::2], strict=True)
    full = {space: [[one, 0], [two, 0]] for space, (one, two) in enumerate(pairs, start=2)}
    crowded = after_actions({"timeline": {1: [["P12", 0], [others[0], 0]], **full}}).play("decline P12")
    assert (crowded.turn, crowded.past()) == (1, ["P12", "C19"])


def test_p13_yonaguni() -> None:
    """Any number of own artefacts may be destroyed, each for four knowledge off it."""
    mine = {"hand": ["P13"], "artefacts": ["A1", "A2", "A3"], "timeline": {2: [["C16", 2]]}}
    table = Table(mine).play("create P13 4")
    assert table.offers() == {"destroy A1", "destroy A2", "destroy A3", "done"}
    table.play("destroy A1", "destroy A3")
    assert (table.artefacts(), table.discard) == (["A2"], ["A1", "A3"])
    assert table.knowledge() == {"C16": 2, "P13": 6}
    one = Table(mine).play("create P13 4", "destroy A2", "done")
    assert (one.artefacts(), one.knowledge()) == (["A1", "A3"], {"C16": 2, "P13": 10})


def test_p13_yonaguni_destroys_none_or_too_many() -> None:
    """None is fine; four are worth no more than the fourteen there are; an artefact that eased its entry may go too."""
    none = Table({"hand": ["P13"], "artefacts": ["A1", "A2"]}).play("create P13 4", "done")
    assert (none.artefacts(), none.knowledge()) == (["A1", "A2"], {"P13": 14})
    all_four = Table({"hand": ["P13"], "artefacts": ["A1", "A2", "A3", "A4"]}).play("create P13 4")
    all_four.play("destroy A1", "destroy A2", "destroy A3", "destroy A4")
    assert (all_four.artefacts(), all_four.knowledge()) == ([], {"P13": 0})
    eased = Table({"hand": ["P13"], "artefacts": ["A36"]}).play("create P13 4", "destroy A36")
    assert eased.knowledge() == {"P13": 9}
    assert "search" in Table({"hand": ["P13"]}, {"artefacts": ["A1"]}).play("create P13 4").offers()


def test_p14_tikal_temple_i() -> None:
    """Created, it may learn without an action."""
    mine = {"hand": ["P14"], "past": CITIES[:3]}
    table = Table(mine, pillars=PILLARS).play("create P14 3")
    assert table.offers() == {"learn T15", "learn T34", "done"}
    table.play("learn T34")
    assert (table.technologies(), table.state.view(None)["actions_left"]) == (["T34"], 1)
    refused = Table(mine, pillars=PILLARS).play("create P14 3", "done")
    assert (refused.technologies(), refused.state.view(None)["actions_left"]) == ([], 1)
    nothing_fits = Table({"hand": ["P14"]}, pillars=PILLARS).play("create P14 3")
    assert "search" in nothing_fits.offers()


def test_p15_xixia_wangling() -> None:
    """Up to three knowledge off one adjacent monument: on its space, or in its row beside it."""
    timeline = {1: [["C16", 2], ["C17", 3]], 2: [["M9", 2]], 3: [["M12", 2], ["C22", 6]], 4: [["P1", 3], ["P2", 2]]}
    table = Table({"hand": ["P15"], "timeline": timeline}).play("create P15 2")
    # It lies in the upper row of space 2.
    assert table.offers() == {"remove C17", "remove M9", "remove C22", "done"}
    table.play("remove C22")
    assert table.offers() == {"remove C22", "done"}
    table.play("remove C22", "remove C22")
    assert table.knowledge()["C22"] == 3
    assert "search" in table.offers()


def test_p15_xixia_wangling_takes_less_or_nothing() -> None:
    """Any amount from none to three, also off a neighbour that has less than another."""
    mine = {"hand": ["P15"], "timeline": {1: [["C16", 2]], 3: [["C22", 6], ["C17", 3]]}}
    assert Table(mine).play("create P15 2", "remove C16", "done").knowledge()["C16"] == 1
    both = Table(mine).play("create P15 2", "remove C16", "remove C16")
    assert (both.knowledge()["C16"], "search" in both.offers()) == (0, True)
    assert Table(mine).play("create P15 2", "done").knowledge() == {"C16": 2, "P15": 3, "C22": 6, "C17": 3}
    bare = Table({"hand": ["P15"], "timeline": {1: [["C16", 0]], 4: [["C22", 6]]}}).play("create P15 2")
    assert "search" in bare.offers()


def test_p16_nubian_pyramids() -> None:
    """Created, it may create an artefact at its usual cost; a card that cannot be paid is not offered."""
    mine = {"hand": ["P16", "A1", "A12", "A30", "M9"]}
    table = Table(mine).play("create P16 2")
    # A12 costs three cards, A30 one.
    assert table.offers() == {"create A1", "create A12", "create A30", "done"}
    table.play("create A30", "pay M9")
    assert (table.artefacts(), table.hand()) == (["A30"], ["A1", "A12"])
    assert table.state.view(None)["actions_left"] == 1
    poor = Table({"hand": ["P16", "A1", "A12", "M9"]}).play("create P16 2")
    assert poor.offers() == {"create A1", "done"}
    assert poor.play("done").artefacts() == []


def test_p16_nubian_pyramids_without_place_or_card() -> None:
    """With five artefacts nothing is asked; whether the hand holds an artefact is a secret, so that is asked."""
    five = ["A17", "A18", "A19", "A20", "A26"]
    one_free = Table({"hand": ["P16", "A1"], "artefacts": five[:4]}).play("create P16 2")
    assert one_free.offers() == {"create A1", "done"}
    full = Table({"hand": ["P16", "A1"], "artefacts": five}).play("create P16 2")
    assert "search" in full.offers()
    assert Table({"hand": ["P16", "M9"]}).play("create P16 2").offers() == {"done"}
    assert "search" in Table({"hand": ["P16"]}).play("create P16 2").offers()


def test_p17_the_queens_pyramids() -> None:
    """It enters with one knowledge less for every past pyramid, never below zero."""
    created = [
        Table({"hand": ["P17"], "past": [*PYRAMIDS[:number], "C6"]}).play("create P17 3").knowledge()["P17"]
        for number in (0, 1, 4, 5, 6)
    ]
    assert created == [5, 4, 1, 0, 0]
    eased = Table({"hand": ["P17"], "past": PYRAMIDS[:2], "artefacts": ["A36"], "timeline": {5: [["P30", 4]]}})
    assert eased.play("create P17 3").knowledge() == {"P17": 2, "P30": 4}


def test_p18_pyramid_of_nice() -> None:
    """Created, it takes one knowledge off a monument, itself perhaps; it must."""
    mine = {"hand": ["P18"], "timeline": {3: [["C17", 3], ["C16", 0]], 6: [["M9", 1]]}}
    table = Table(mine).play("create P18 1")
    assert table.offers() == {"remove P18", "remove C17", "remove M9"}
    assert table.play("remove M9").knowledge() == {"P18": 2, "C17": 3, "C16": 0, "M9": 0}
    assert Table(mine).play("create P18 1", "remove P18").knowledge()["P18"] == 1
    assert Table({"hand": ["P18"]}).play("create P18 1").knowledge() == {"P18": 1}
    nothing = Table({"hand": ["P18"], "artefacts": ["A36"], "timeline": {5: [["C34", 0]]}}).play("create P18 1")
    assert (nothing.knowledge(), "search" in nothing.offers()) == ({"P18": 0, "C34": 0}, True)
