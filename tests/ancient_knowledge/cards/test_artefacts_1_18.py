"""Artefacts 1 to 18, one test a card: its effect and its edge."""

from tests.ancient_knowledge.cards.table import Table, after_actions

TEN_CARDS = ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "P1", "P2"]
CITIES = ["C6", "C7", "C8"]
MEGALITHS = ["M9", "M10", "M11", "M12"]
PYRAMIDS = ["P25", "P26", "P27", "P28", "P29"]

# Of level 2: T32 (ancient) asks for four past pyramids, T34 (secret) for three past cities, T40 (writing) for three
# past megaliths. Here nothing else can be learned without more past monuments or fewer cards.
PILLARS = [["T1", "T23", "T8"], ["T2", "T7", "T25"], ["T32", "T34", "T40"]]


def test_a1_disk_of_sabu() -> None:
    """One lost knowledge less with four past megaliths, if there is any."""
    assert after_actions({"artefacts": ["A1"], "past": MEGALITHS, "lost": 3}).lost() == 2
    assert after_actions({"artefacts": ["A1"], "past": [*MEGALITHS[:3], "C6"], "lost": 3}).lost() == 3
    assert after_actions({"artefacts": ["A1"], "past": MEGALITHS, "lost": 0}).lost() == 0
    assert after_actions({"past": MEGALITHS, "lost": 3}, {"artefacts": ["A1"]}).lost() == 3


def test_a2_sarcophagus_of_saqqara() -> None:
    """With three cities in the timeline, one knowledge off a monument of any kind, and a card."""
    mine = {"artefacts": ["A2"], "timeline": {3: [["C16", 2], ["C17", 0]], 5: [["C19", 3], ["M9", 1]]}}
    table = after_actions(mine, deck=["P1"])
    assert table.offers() == {"remove C16", "remove C19", "remove M9"}
    table.play("remove M9")
    assert table.knowledge() == {"C16": 2, "C17": 0, "C19": 3, "M9": 0}
    assert table.hand() == ["P1"]
    two = after_actions({**mine, "timeline": {3: [["C16", 2]], 5: [["C19", 3], ["M9", 1]]}}, deck=["P1"])
    assert (two.turn, two.hand()) == (1, [])


def test_a2_sarcophagus_of_saqqara_does_what_it_can() -> None:
    """Without knowledge it still draws; with ten cards in hand it still removes."""
    bare = {"artefacts": ["A2"], "timeline": {3: [["C16", 0], ["C17", 0]], 5: [["C19", 0]]}}
    assert after_actions(bare, deck=["P1"]).hand() == ["P1"]
    full = {"artefacts": ["A2"], "timeline": {3: [["C16", 0], ["C17", 0]], 5: [["C19", 3]]}, "hand": TEN_CARDS}
    table = after_actions(full)
    assert (table.knowledge(), table.hand()) == ({"C16": 0, "C17": 0, "C19": 2}, TEN_CARDS)


def test_a3_planetary_stone() -> None:
    """Two cards from the hand may be discarded for up to three knowledge, in any split."""
    mine = {"artefacts": ["A3"], "hand": ["M9", "M10", "M11"], "timeline": {3: [["C17", 3]], 5: [["C22", 6]]}}
    table = after_actions(mine)
    # Cards are named in the order of the hand: after the last one a second could not follow.
    assert table.offers() == {"discard M9", "discard M10", "done"}
    assert table.play("discard M9").offers() == {"discard M10", "discard M11"}
    table.play("discard M11")
    assert table.offers() == {"remove C17", "remove C22", "done"}
    table.play("remove C17", "remove C22", "remove C22")
    assert (table.hand(), table.discard, table.turn) == (["M10"], ["M9", "M11"], 1)
    assert table.knowledge() == {"C17": 2, "C22": 4}


def test_a3_planetary_stone_refused_or_out_of_reach() -> None:
    """It may be left; once paid, any amount from none on may be taken; one card is not enough."""
    mine = {"artefacts": ["A3"], "hand": ["M9", "M10"], "timeline": {3: [["C17", 3]]}}
    refused = after_actions(mine).play("done")
    assert (refused.hand(), refused.knowledge(), refused.turn) == (["M9", "M10"], {"C17": 3}, 1)
    none = after_actions(mine).play("discard M9", "done")
    assert (none.hand(), none.knowledge(), none.turn) == ([], {"C17": 3}, 1)
    one_card = after_actions({**mine, "hand": ["M9"]})
    assert (one_card.turn, one_card.hand()) == (1, ["M9"])


def test_a4_disks_of_bayan_kara_ula() -> None:
    """With a city, a megalith and a pyramid in the timeline, one knowledge off a monument."""
    table = after_actions({"artefacts": ["A4"], "timeline": {3: [["C16", 2]], 4: [["M9", 1]], 5: [["P1", 0]]}})
    assert table.offers() == {"remove C16", "remove M9"}
    assert table.play("remove C16").knowledge() == {"C16": 1, "M9": 1, "P1": 0}
    two_kinds = {"artefacts": ["A4"], "timeline": {3: [["C16", 2]], 4: [["M9", 1], ["M10", 1]]}, "past": ["P1"]}
    assert after_actions(two_kinds).turn == 1
    bare = {"artefacts": ["A4"], "timeline": {3: [["C16", 0]], 4: [["M9", 0]], 5: [["P1", 0]]}}
    assert after_actions(bare).turn == 1


def test_a5_ica_stones() -> None:
    """A card with three artefacts on the board, itself included."""
    # A17 and A18 do not act by themselves.
    assert after_actions({"artefacts": ["A5", "A17", "A18"]}, deck=["P1"]).hand() == ["P1"]
    assert after_actions({"artefacts": ["A5", "A17"]}, {"artefacts": ["A18", "A19"]}, deck=["P1"]).hand() == []
    full = after_actions({"artefacts": ["A5", "A17", "A18"], "hand": TEN_CARDS}, deck=["P9"])
    assert full.hand() == TEN_CARDS


def test_a6_antikythera_mechanism() -> None:
    """A monument on space 1 with four knowledge must go to space 3, and so does not decline; the upper one drops."""
    table = after_actions({"artefacts": ["A6"], "timeline": {1: [["C22", 4], ["M9", 3]], 3: [["C17", 3]]}})
    assert (table.turn, table.past(), table.lost()) == (1, ["M9"], 3)
    assert table.timeline() == {2: [["C17", 3], ["C22", 4]]}
    three = after_actions({"artefacts": ["A6"], "timeline": {1: [["C22", 3]]}})
    assert (three.past(), three.lost()) == (["C22"], 3)
    no_place = after_actions({"artefacts": ["A6"], "timeline": {1: [["C22", 6]], 3: [["C17", 3], ["M9", 2]]}})
    assert no_place.past() == ["C22"]


def test_a6_antikythera_mechanism_saves_one() -> None:
    """Of two that fit its owner picks one, and cannot refuse; the other declines."""
    table = after_actions({"artefacts": ["A6"], "timeline": {1: [["C22", 6], ["C23", 8]], 2: [["M9", 5]]}})
    assert table.offers() == {"move C22 3", "move C23 3"}
    table.play("move C22 3")
    assert (table.past(), table.lost()) == (["C23"], 8)
    assert table.timeline() == {1: [["M9", 5]], 2: [["C22", 6]]}


def test_a7_moai_statue() -> None:
    """Two artefact cards from the hand may be discarded for four cards."""
    mine = {"artefacts": ["A7"], "hand": ["A1", "M9", "A2", "A3"]}
    table = after_actions(mine, deck=["P1", "P2", "P3", "P4", "P5"])
    assert table.offers() == {"discard A1", "discard A2", "done"}
    assert table.play("discard A1").offers() == {"discard A2", "discard A3"}
    table.play("discard A3")
    assert (table.hand(), table.discard) == (["M9", "A2", "P1", "P2", "P3", "P4"], ["A1", "A3"])
    refused = after_actions(mine, deck=["P1"]).play("done")
    assert (refused.hand(), refused.turn) == (mine["hand"], 1)


def test_a7_moai_statue_short_of_artefacts() -> None:
    """Artefacts on the board do not serve; what the hand holds is a secret, so "no" is asked; ten stay the limit."""
    short = after_actions({"artefacts": ["A7", "A17", "A18"], "hand": ["A1", "M9"]}, deck=["P1"])
    assert short.offers() == {"done"}
    assert short.play("done").hand() == ["A1", "M9"]
    assert after_actions({"artefacts": ["A7"], "hand": ["A1"]}).turn == 1
    eight, deck = TEN_CARDS[:8], ["P11", "P12", "P13", "P14"]
    full = after_actions({"artefacts": ["A7"], "hand": [*eight, "A1", "A2"]}, deck=deck)
    assert full.play("discard A1", "discard A2").hand() == [*eight, "P11", "P12"]


def test_a8_la_mana_pyramid() -> None:
    """A card from the hand may be exchanged for the top one of the deck, also with ten in hand."""
    table = after_actions({"artefacts": ["A8"], "hand": ["M9", "A1"]}, deck=["P1", "P2"])
    assert table.offers() == {"discard M9", "discard A1", "done"}
    table.play("discard M9")
    assert (table.hand(), table.discard, table.turn) == (["A1", "P1"], ["M9"], 1)
    refused = after_actions({"artefacts": ["A8"], "hand": ["M9"]}, deck=["P1"]).play("done")
    assert (refused.hand(), refused.discard) == (["M9"], [])
    full = after_actions({"artefacts": ["A8"], "hand": TEN_CARDS}, deck=["P11"]).play("discard M1")
    assert full.hand() == [*TEN_CARDS[1:], "P11"]
    no_card = after_actions({"artefacts": ["A8"]}, deck=["P1"])
    assert (no_card.turn, no_card.hand()) == (1, [])


def test_a9_tzolkin() -> None:
    """With at most three lost knowledge and something in the past, one knowledge may be taken off a monument."""
    mine = {"artefacts": ["A9"], "timeline": {3: [["C16", 2]], 4: [["M9", 1], ["M10", 0]]}, "past": ["C6"], "lost": 3}
    table = after_actions(mine)
    assert table.offers() == {"remove C16", "remove M9", "done"}
    assert table.play("remove C16").knowledge() == {"C16": 1, "M9": 1, "M10": 0}
    assert after_actions(mine).play("done").knowledge() == {"C16": 2, "M9": 1, "M10": 0}
    assert after_actions({**mine, "lost": 4}).turn == 1
    assert after_actions({**mine, "past": [], "lost": 0}).turn == 1
    assert after_actions({**mine, "timeline": {3: [["C16", 0]]}}).turn == 1


def test_a10_incahuasi_quipus() -> None:
    """A card, with at most three lost knowledge and something in the past."""
    mine = {"artefacts": ["A10"], "past": ["C6"], "lost": 3}
    assert after_actions(mine, deck=["P1"]).hand() == ["P1"]
    assert after_actions({**mine, "lost": 4}, deck=["P1"]).hand() == []
    assert after_actions({**mine, "past": [], "lost": 0}, deck=["P1"]).hand() == []
    assert after_actions({**mine, "hand": TEN_CARDS}, deck=["P9"]).hand() == TEN_CARDS


def test_a11_paracas_candelabra() -> None:
    """With three pyramids in the timeline, up to two knowledge off it in any split."""
    mine = {"artefacts": ["A11"], "timeline": {3: [["P1", 3]], 4: [["P2", 2], ["P3", 0]], 5: [["C16", 2]]}}
    table = after_actions(mine)
    assert table.offers() == {"remove P1", "remove P2", "remove C16", "done"}
    assert table.play("remove P1", "remove C16").knowledge() == {"P1": 2, "P2": 2, "P3": 0, "C16": 1}
    assert table.turn == 1
    assert after_actions(mine).play("remove P2", "done").knowledge()["P2"] == 1
    assert after_actions(mine).play("done").knowledge() == {"P1": 3, "P2": 2, "P3": 0, "C16": 2}
    two = {"artefacts": ["A11"], "timeline": {3: [["P1", 3]], 4: [["P2", 2]], 5: [["C16", 2]]}, "past": ["P9"]}
    assert after_actions(two).turn == 1
    bare = {"artefacts": ["A11"], "timeline": {3: [["P1", 0]], 4: [["P2", 0], ["P3", 0]]}}
    assert after_actions(bare).turn == 1


def test_a12_pachamama_monolith() -> None:
    """With five past pyramids its owner may learn in every timeline phase."""
    mine = {"artefacts": ["A12"], "past": PYRAMIDS, "hand": TEN_CARDS[:2]}
    table = after_actions(mine, pillars=PILLARS)
    assert table.offers() == {"learn T2", "learn T32", "done"}
    assert table.play("learn T32").technologies() == ["T32"]
    refused = after_actions(mine, pillars=PILLARS).play("done")
    assert (refused.technologies(), refused.turn) == ([], 1)
    four = after_actions({**mine, "past": [*PYRAMIDS[:4], "C6"]}, pillars=PILLARS)
    assert (four.turn, four.technologies()) == (1, [])


def test_a12_pachamama_monolith_costs_three_cards() -> None:
    """It is paid like a monument; with nothing to learn it asks nothing."""
    table = Table({"hand": ["A12", "M1", "M2", "M3", "M4"]}).play("create A12", "pay M1", "pay M3", "pay M4")
    assert (table.artefacts(), table.hand()) == (["A12"], ["M2"])
    assert "create A12" not in Table({"hand": ["A12", "M1", "M2"]}).offers()
    nothing_fits = [["T1", "T23", "T8"], ["T15", "T7", "T25"], ["T28", "T34", "T40"]]
    idle = after_actions({"artefacts": ["A12"], "past": PYRAMIDS, "hand": TEN_CARDS[:2]}, pillars=nothing_fits)
    assert idle.turn == 1


def test_a13_piri_reis_map() -> None:
    """A monument without knowledge may be moved to another space with a free place."""
    mine = {"artefacts": ["A13"], "timeline": {1: [["C16", 0]], 2: [["C17", 0], ["M9", 1]], 4: [["M10", 2]]}}
    table = after_actions(mine)
    assert table.offers() == {
        *(f"move C16 {space}" for space in (3, 4, 5, 6)),
        *(f"move C17 {space}" for space in (1, 3, 4, 5, 6)),
        "done",
    }
    table.play("move C16 4")
    assert (table.past(), table.timeline()) == ([], {1: [["C17", 0], ["M9", 1]], 3: [["M10", 2], ["C16", 0]]})
    refused = after_actions(mine, deck=["P1", "P2", "P3", "P4"]).play("done")
    assert (refused.past(), refused.spaces()) == (["C16"], {"C17": 1, "M9": 1, "M10": 3})


def test_a13_piri_reis_map_to_space_1_or_nowhere() -> None:
    """On space 1 the monument declines in this turn; with knowledge on every monument nothing is asked."""
    table = after_actions({"artefacts": ["A13"], "timeline": {6: [["M10", 0]]}}).play("move M10 1")
    assert table.past() == ["M10"]
    assert after_actions({"artefacts": ["A13"], "timeline": {6: [["M10", 1]]}}).turn == 1
    assert after_actions({"artefacts": ["A13"]}).turn == 1


def test_a14_klerksdorp_spheres() -> None:
    """A card with five lost knowledge."""
    assert after_actions({"artefacts": ["A14"], "lost": 5}, deck=["P1"]).hand() == ["P1"]
    assert after_actions({"artefacts": ["A14"], "lost": 4}, deck=["P1"]).hand() == []
    assert after_actions({"artefacts": ["A14"], "lost": 5, "hand": TEN_CARDS}, deck=["P9"]).hand() == TEN_CARDS


def test_a15_lydite_flute() -> None:
    """It may be destroyed to straighten up to four past monuments."""
    mine = {"artefacts": ["A15", "A17"], "past": [*CITIES, *PYRAMIDS[:3]], "rotated": 5}
    table = after_actions(mine)
    assert table.offers() == {"resolve A15", "done"}
    table.play("resolve A15")
    assert (table.rotated(), table.artefacts(), table.discard, table.turn) == (1, ["A17"], ["A15"], 1)
    refused = after_actions(mine).play("done")
    assert (refused.rotated(), refused.artefacts(), refused.turn) == (5, ["A15", "A17"], 1)
    assert after_actions({**mine, "rotated": 2}).play("resolve A15").rotated() == 0


def test_a15_lydite_flute_for_nothing() -> None:
    """It may be destroyed to free its place, with nothing to straighten."""
    table = after_actions({"artefacts": ["A15"], "past": CITIES}).play("resolve A15")
    assert (table.artefacts(), table.rotated()) == ([], 0)


def test_a16_crystal_skull() -> None:
    """Three monuments excavated at once: after the draw, a technology that fits must be learned."""
    mine = {"artefacts": ["A16"], "past": [*CITIES, *MEGALITHS[:3]], "hand": TEN_CARDS[:2]}
    table = Table(mine, pillars=PILLARS).play("excavate", "amount 3")
    assert (len(table.hand()), table.rotated()) == (8, 3)
    assert table.offers() == {"learn T25", "learn T34", "learn T40"}
    table.play("learn T40")
    assert (table.technologies(), table.state.view(None)["actions_left"]) == (["T40"], 1)
    four = Table(mine, pillars=PILLARS).play("excavate", "amount 4")
    assert four.offers() == {"learn T25", "learn T34", "learn T40"}
    two = Table(mine, pillars=PILLARS).play("excavate", "amount 2")
    assert "search" in two.offers()


def test_a16_crystal_skull_sees_the_hand_drawn() -> None:
    """T36 asks for ten cards; where nothing fits nothing is learned, where one fits it is learned unasked."""
    pillars = [["T1", "T23", "T8"], ["T2", "T7", "T25"], ["T36", "T32", "T37"]]
    mine = {"artefacts": ["A16"], "past": CITIES, "hand": TEN_CARDS[:4]}
    assert Table(mine, pillars=pillars).play("excavate", "amount 3").technologies() == ["T36"]
    nine = Table({**mine, "hand": TEN_CARDS[:3]}, pillars=pillars).play("excavate", "amount 3")
    assert (nine.technologies(), "search" in nine.offers()) == ([], True)


def test_a17_glozel_artefacts() -> None:
    """Two cards for every writing learned."""
    mine = {"artefacts": ["A17"], "past": [*CITIES, *MEGALITHS]}
    deck = ["P1", "P2", "P3"]
    assert Table(mine, pillars=PILLARS, deck=deck).play("learn T40").hand() == ["P1", "P2"]
    assert Table(mine, pillars=PILLARS, deck=deck).play("learn T34").hand() == []
    nine = Table({**mine, "hand": TEN_CARDS[:9]}, pillars=PILLARS, deck=["P11", "P12"]).play("learn T40")
    assert nine.hand() == [*TEN_CARDS[:9], "P11"]
    assert Table({"past": MEGALITHS}, {"artefacts": ["A17"]}, pillars=PILLARS).play("learn T40").hand() == []


def test_a18_dogon_mythology() -> None:
    """Two cards for every ancient learned."""
    mine = {"artefacts": ["A18"], "past": [*CITIES, *PYRAMIDS]}
    deck = ["P1", "P2", "P3"]
    assert Table(mine, pillars=PILLARS, deck=deck).play("learn T32").hand() == ["P1", "P2"]
    assert Table(mine, pillars=PILLARS, deck=deck).play("learn T34").hand() == []
    nine = Table({**mine, "hand": TEN_CARDS[:9]}, pillars=PILLARS, deck=["P11", "P12"]).play("learn T32")
    assert nine.hand() == [*TEN_CARDS[:9], "P11"]
    assert Table({"past": PYRAMIDS}, {"artefacts": ["A18"]}, pillars=PILLARS).play("learn T32").hand() == []
