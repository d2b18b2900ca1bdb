"""Artefacts 19 to 36, one test a card: its effect and its edge."""

from tests.ancient_knowledge.cards.table import Table, after_actions

TEN_CARDS = ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "P1", "P2"]
DECK = ["P31", "P32", "P33", "P34", "P35", "P36", "M31", "M32", "M33", "M34"]
CITIES = ["C6", "C7", "C8"]
MEGALITHS = ["M9", "M10", "M11"]
PYRAMIDS = ["P25", "P26", "P27", "P28"]

# Of level 2: T32 (ancient) asks for four past pyramids, T34 (secret) for three past cities, T40 (writing) for three
# past megaliths.
PILLARS = [["T1", "T23", "T8"], ["T2", "T7", "T25"], ["T32", "T34", "T40"]]


def test_a19_voynich_manuscript() -> None:
    """Two cards for every secret learned."""
    mine = {"artefacts": ["A19"], "past": [*CITIES, *MEGALITHS]}
    assert Table(mine, pillars=PILLARS, deck=DECK).play("learn T34").hand() == DECK[:2]
    assert Table(mine, pillars=PILLARS, deck=DECK).play("learn T40").hand() == []
    nine = Table({**mine, "hand": TEN_CARDS[:9]}, pillars=PILLARS, deck=DECK).play("learn T34")
    assert nine.hand() == [*TEN_CARDS[:9], "P31"]
    assert Table({"past": CITIES}, {"artefacts": ["A19"]}, pillars=PILLARS).play("learn T34").hand() == []


def test_a20_sumerian_tablets() -> None:
    """A card for every technology learned, whatever its kind, also when a card granted it."""
    mine = {"artefacts": ["A20"], "past": [*CITIES, *MEGALITHS, *PYRAMIDS]}
    for technology in ("T32", "T34", "T40"):
        assert Table(mine, pillars=PILLARS, deck=DECK).play(f"learn {technology}").hand() == ["P31"]
    full = Table({**mine, "hand": TEN_CARDS}, pillars=PILLARS, deck=DECK).play("learn T34")
    assert full.hand() == TEN_CARDS
    granted = Table({**mine, "hand": ["P14"]}, pillars=PILLARS, deck=DECK).play("create P14 3", "learn T34")
    assert granted.hand() == ["P31"]


def test_a20_sumerian_tablets_and_the_learned_effect() -> None:
    """Both are set off together and their owner orders them: T9 takes lost knowledge off, A20 draws."""
    table = Table({"artefacts": ["A20"], "lost": 3}, pillars=[["T9", "T1", "T2"], [], []], deck=DECK)
    table.play("learn T9")
    assert table.offers() == {"resolve T9", "resolve A20"}
    table.play("resolve A20")
    assert (table.hand(), table.lost()) == (["P31"], 1)


def test_a21_baghdad_battery() -> None:
    """It may be destroyed for up to four knowledge off the timeline, in any split."""
    mine = {"artefacts": ["A21", "A17"], "timeline": {3: [["C17", 3]], 5: [["C22", 6]]}}
    table = after_actions(mine)
    assert table.offers() == {"resolve A21", "done"}
    assert table.play("resolve A21").offers() == {"remove C17", "remove C22", "done"}
    table.play("remove C17", "remove C22", "remove C22", "remove C22")
    assert (table.knowledge(), table.turn) == ({"C17": 2, "C22": 3}, 1)
    assert (table.artefacts(), table.discard) == (["A17"], ["A21"])


def test_a21_baghdad_battery_kept_or_wasted() -> None:
    """It may be left; once destroyed, any amount may be taken, none too."""
    mine = {"artefacts": ["A21"], "timeline": {3: [["C17", 3]]}}
    kept = after_actions(mine).play("done")
    assert (kept.artefacts(), kept.knowledge(), kept.turn) == (["A21"], {"C17": 3}, 1)
    one = after_actions(mine).play("resolve A21", "remove C17", "done")
    assert (one.artefacts(), one.knowledge()) == ([], {"C17": 2})
    wasted = after_actions(mine).play("resolve A21", "done")
    assert (wasted.artefacts(), wasted.knowledge()) == ([], {"C17": 3})
    three = after_actions(mine).play("resolve A21", *["remove C17"] * 3)
    assert (three.turn, three.knowledge()) == (1, {"C17": 0})


def test_a22_nazca_lines() -> None:
    """A card for every pyramid created; the payment is gone by then."""
    mine = {"artefacts": ["A22"]}
    assert Table({**mine, "hand": ["P25"]}, deck=DECK).play("create P25 3").hand() == ["P31"]
    assert Table({**mine, "hand": ["C19"]}, deck=DECK).play("create C19 3").hand() == []
    assert Table({**mine, "hand": ["M10"]}, deck=DECK).play("create M10 2").hand() == []
    assert Table({**mine, "hand": ["A1"]}, deck=DECK).play("create A1").hand() == []
    full = Table({**mine, "hand": ["P25", *TEN_CARDS[:9]]}, deck=DECK).play("create P25 2", "pay M1")
    assert full.hand() == [*TEN_CARDS[1:9], "P31"]


def test_a23_olmec_heads() -> None:
    """A card for every megalith created, also for one that another card granted."""
    mine = {"artefacts": ["A23"]}
    assert Table({**mine, "hand": ["M29"]}, deck=DECK).play("create M29 4").hand() == ["P31"]
    assert Table({**mine, "hand": ["C19"]}, deck=DECK).play("create C19 3").hand() == []
    assert Table({**mine, "hand": ["P25"]}, deck=DECK).play("create P25 3").hand() == []
    table = Table({**mine, "hand": ["M27", "M29"]}, deck=DECK).play("create M27 3")
    assert table.offers() == {"resolve M27", "resolve A23"}
    table.play("resolve M27", "create M29 4")
    assert (table.hand(), table.spaces()) == (["P31", "P32"], {"M27": 3, "M29": 4})


def test_a24_genetic_disk() -> None:
    """A monument created on space 5 or 6 may take up to two knowledge off the timeline, in any split."""
    mine = {"artefacts": ["A24"], "hand": ["P22", "M1", "M2"], "timeline": {2: [["C17", 3]]}}
    table = Table(mine).play("create P22 5")
    assert table.offers() == {"remove C17", "remove P22", "done"}
    table.play("remove C17", "remove P22")
    assert table.knowledge() == {"C17": 2, "P22": 2}
    assert "search" in table.offers()
    assert Table(mine).play("create P22 5", "done").knowledge() == {"C17": 3, "P22": 3}
    assert Table(mine).play("create P22 5", "remove C17", "done").knowledge() == {"C17": 2, "P22": 3}


def test_a24_genetic_disk_by_space() -> None:
    """A shifted monument counts where it is created: on 6, not on 4; moving there does not count."""
    mine = {"artefacts": ["A24"], "hand": ["P22", "M1", "M2"], "timeline": {2: [["C17", 3]]}}
    six = Table(mine).play("create P22 6", "pay M1")
    assert six.offers() == {"remove C17", "remove P22", "done"}
    four = Table(mine).play("create P22 4", "pay M1")
    assert "search" in four.offers()
    swapped = Table({"artefacts": ["A24"], "hand": ["P23"], "timeline": {5: [["C17", 3]]}}).play("create P23 4")
    assert (swapped.spaces(), "search" in swapped.offers()) == ({"C17": 4, "P23": 5}, True)
    bare = Table({"artefacts": ["A24"], "hand": ["M36"]}).play("create M36 6")
    assert "search" in bare.offers()


def test_a25_kensington_runestone() -> None:
    """Exactly two monuments excavated may take up to six knowledge off the timeline instead of drawing."""
    mine = {"artefacts": ["A25"], "past": CITIES, "timeline": {3: [["C17", 3]], 5: [["C22", 6]]}}
    table = Table(mine, deck=DECK).play("excavate", "amount 2")
    assert table.offers() == {"resolve A25", "done"}
    assert table.play("resolve A25").offers() == {"remove C17", "remove C22", "done"}
    table.play(*["remove C17"] * 2, *["remove C22"] * 4)
    assert (table.knowledge(), table.hand(), table.rotated()) == ({"C17": 1, "C22": 2}, [], 2)
    assert "search" in table.offers()
    drawn = Table(mine, deck=DECK).play("excavate", "amount 2", "done")
    assert (drawn.knowledge(), drawn.hand(), drawn.rotated()) == ({"C17": 3, "C22": 6}, DECK[:4], 2)


def test_a25_kensington_runestone_with_other_numbers() -> None:
    """One or three monuments draw as ever; any amount may be taken; with A29 the alternative is six cards."""
    mine = {"artefacts": ["A25"], "past": CITIES, "timeline": {5: [["C22", 6]]}}
    for number in (1, 3):
        table = Table(mine, deck=DECK).play("excavate", f"amount {number}")
        assert (table.hand(), table.knowledge()) == (DECK[: 2 * number], {"C22": 6})
    one = Table(mine, deck=DECK).play("excavate", "amount 2", "resolve A25", "remove C22", "done")
    assert (one.hand(), one.knowledge()) == ([], {"C22": 5})
    with_a29 = {**mine, "artefacts": ["A25", "A29"]}
    assert Table(with_a29, deck=DECK).play("excavate", "amount 2", "done").hand() == DECK[:6]
    instead = Table(with_a29, deck=DECK).play("excavate", "amount 2", "resolve A25", "remove C22", "done")
    assert instead.hand() == []


def test_a26_nebra_sky_disc() -> None:
    """Megaliths enter with one knowledge less, no other kind does."""
    for card, space, knowledge in (("M29", 4, 2), ("C19", 3, 3), ("P25", 3, 2)):
        table = Table({"artefacts": ["A26"], "hand": [card]}).play(f"create {card} {space}")
        assert table.knowledge() == {card: knowledge}
    twice = Table({"artefacts": ["A26"], "hand": ["M29"], "timeline": {5: [["M20", 2]]}}).play("create M29 4")
    assert twice.knowledge() == {"M29": 1, "M20": 2}
    assert Table({"artefacts": ["A26"], "hand": ["M36"]}).play("create M36 6").knowledge() == {"M36": 0}
    assert Table({"hand": ["M29"]}, {"artefacts": ["A26"]}).play("create M29 4").knowledge() == {"M29": 3}


def test_a27_iron_pillar_of_delhi() -> None:
    """With two monuments on space 1, one knowledge off a monument, and a card."""
    mine = {"artefacts": ["A27"], "timeline": {1: [["C12", 2], ["M9", 0]], 5: [["C22", 6]]}}
    table = after_actions(mine, deck=DECK)
    assert table.offers() == {"remove C12", "remove C22"}
    table.play("remove C12", "decline C12")
    assert (table.hand(), table.lost(), table.knowledge()) == (["P31"], 1, {"C22": 6})
    one = after_actions({**mine, "timeline": {1: [["C12", 2]], 2: [["M10", 0]]}}, deck=DECK)
    assert (one.turn, one.hand(), one.lost()) == (1, [], 2)
    bare = {"artefacts": ["A27"], "timeline": {1: [["C12", 0], ["M9", 0]]}}
    assert after_actions(bare, deck=DECK).hand() == ["P31"]
    full = {**mine, "timeline": {1: [["C12", 2], ["M9", 0]]}, "hand": TEN_CARDS}
    assert after_actions(full, deck=DECK).play("decline M9").lost() == 1


def test_a27_iron_pillar_of_delhi_once_another_effect_helped() -> None:
    """Space 1 is looked at when it is resolved: A13 may bring the second monument, A6 may take it away."""
    mine = {"artefacts": ["A13", "A27"], "timeline": {1: [["C12", 2]], 4: [["M29", 0]]}}
    table = after_actions(mine, deck=DECK).play("move M29 1")
    assert (table.hand(), table.knowledge()) == (["P31"], {"C12": 1, "M29": 0})
    away = {"artefacts": ["A6", "A27"], "timeline": {1: [["C22", 4], ["C12", 2]]}}
    assert after_actions(away, deck=DECK).offers() == {"resolve A6", "resolve A27"}
    assert after_actions(away, deck=DECK).play("resolve A6").hand() == []


def test_a28_dogu_figurines() -> None:
    """Cities enter with one knowledge less, no other kind does."""
    for card, space, knowledge in (("C19", 3, 2), ("M29", 4, 3), ("P25", 3, 2)):
        table = Table({"artefacts": ["A28"], "hand": [card]}).play(f"create {card} {space}")
        assert table.knowledge() == {card: knowledge}
    twice = Table({"artefacts": ["A28"], "hand": ["C9"], "timeline": {5: [["C24", 3]]}}).play("create C9 4")
    assert twice.knowledge() == {"C9": 0, "C24": 3}
    assert Table({"hand": ["C19"]}, {"artefacts": ["A28"]}).play("create C19 3").knowledge() == {"C19": 3}


def test_a29_phaistos_disc() -> None:
    """Three cards for every monument excavated instead of two, up to ten in hand; all stay rotated."""
    mine = {"artefacts": ["A29"], "past": [*CITIES, "M9"]}
    assert Table(mine, deck=DECK).play("excavate", "amount 1").hand() == DECK[:3]
    assert Table(mine, deck=DECK).play("excavate", "amount 3").hand() == DECK[:9]
    four = Table(mine, deck=DECK).play("excavate", "amount 4")
    assert (four.hand(), four.rotated()) == (DECK, 4)
    nine = Table({**mine, "hand": TEN_CARDS[:9]}, deck=DECK).play("excavate", "amount 2")
    assert (nine.hand(), nine.rotated()) == ([*TEN_CARDS[:9], "P31"], 2)
    others = Table({"past": CITIES}, {"artefacts": ["A29"]}, deck=DECK).play("excavate", "amount 1")
    assert others.hand() == DECK[:2]


def test_a30_nimrud_lens() -> None:
    """Every technology learned may take one knowledge off a monument."""
    mine = {"artefacts": ["A30"], "past": CITIES, "timeline": {3: [["C16", 2], ["C17", 0]], 5: [["M9", 1]]}}
    table = Table(mine, pillars=PILLARS).play("learn T34")
    assert table.offers() == {"remove C16", "remove M9", "done"}
    assert table.play("remove C16").knowledge() == {"C16": 1, "C17": 0, "M9": 1}
    assert "search" in table.offers()
    assert Table(mine, pillars=PILLARS).play("learn T34", "done").knowledge() == {"C16": 2, "C17": 0, "M9": 1}
    bare = Table({**mine, "timeline": {3: [["C17", 0]]}}, pillars=PILLARS).play("learn T34")
    assert "search" in bare.offers()


def test_a30_nimrud_lens_costs_a_card() -> None:
    """It is paid like a monument; beside A20 its owner orders the two, and may still refuse this one."""
    assert Table({"hand": ["A30", "M1"]}).play("create A30").discard == ["M1"]
    assert "create A30" not in Table({"hand": ["A30"]}).offers()
    mine = {"artefacts": ["A20", "A30"], "past": CITIES, "timeline": {3: [["C16", 2]]}}
    table = Table(mine, pillars=PILLARS, deck=DECK).play("learn T34")
    assert table.offers() == {"resolve A20", "resolve A30"}
    table.play("resolve A20", "done")
    assert (table.hand(), table.knowledge()) == (["P31"], {"C16": 2})


def test_a31_saqqara_vases() -> None:
    """It may be destroyed to move a monument to another space with a free place."""
    mine = {"artefacts": ["A31"], "timeline": {1: [["C22", 6]], 2: [["C17", 3], ["M9", 1]]}}
    table = after_actions(mine)
    assert table.offers() == {"resolve A31", "done"}
    table.play("resolve A31")
    assert table.offers() == {
        *(f"move C22 {space}" for space in (3, 4, 5, 6)),
        *(f"move {card} {space}" for card in ("C17", "M9") for space in (1, 3, 4, 5, 6)),
    }
    table.play("move C22 5")
    assert (table.past(), table.artefacts(), table.discard) == ([], [], ["A31"])
    assert table.timeline() == {1: [["C17", 3], ["M9", 1]], 4: [["C22", 6]]}


def test_a31_saqqara_vases_kept_or_wasted() -> None:
    """It may be left; without a monument it may still be destroyed, and moves nothing."""
    kept = after_actions({"artefacts": ["A31"], "timeline": {1: [["C22", 6]]}}).play("done")
    assert (kept.artefacts(), kept.past()) == (["A31"], ["C22"])
    wasted = after_actions({"artefacts": ["A31"]}).play("resolve A31")
    assert (wasted.turn, wasted.artefacts(), wasted.discard) == (1, [], ["A31"])


def test_a32_elongated_skulls() -> None:
    """Two cards for every full three knowledge lost in this decline phase, added up over both monuments."""
    for one, other, drawn in ((2, 0, 0), (2, 1, 2), (3, 2, 2), (4, 2, 4), (9, 0, 6)):
        mine = {"artefacts": ["A32"], "timeline": {1: [["C12", one], ["M28", other]]}, "lost": 7}
        table = after_actions(mine, deck=DECK).play("decline M28")
        assert (table.hand(), table.lost()) == (DECK[:drawn], 7 + one + other)


def test_a32_elongated_skulls_draws_after_the_declines() -> None:
    """Up to ten in hand; without a decline phase there is nothing to draw for."""
    nine = {"artefacts": ["A32"], "timeline": {1: [["C12", 3]]}, "hand": TEN_CARDS[:9]}
    assert after_actions(nine, deck=DECK).hand() == [*TEN_CARDS[:9], "P31"]
    skipped = after_actions({"artefacts": ["A32"], "timeline": {1: [["C12", 3]]}}, deck=DECK, skip_decline=True)
    assert (skipped.turn, skipped.hand(), skipped.lost()) == (1, [], 0)
    assert after_actions({"timeline": {1: [["C12", 3]]}}, {"artefacts": ["A32"]}, deck=DECK).hand(1) == []


def test_a33_michaux_stone() -> None:
    """With seventeen lost knowledge its owner may learn in every timeline phase."""
    # T23 asks for five lost knowledge.
    mine = {"artefacts": ["A33"], "past": CITIES, "hand": TEN_CARDS[:2], "lost": 17}
    table = after_actions(mine, pillars=PILLARS)
    assert table.offers() == {"learn T23", "learn T34", "done"}
    assert table.play("learn T34").technologies() == ["T34"]
    refused = after_actions(mine, pillars=PILLARS).play("done")
    assert (refused.technologies(), refused.turn) == ([], 1)
    sixteen = after_actions({**mine, "lost": 16}, pillars=PILLARS)
    assert (sixteen.turn, sixteen.technologies()) == (1, [])


def test_a33_michaux_stone_costs_three_cards() -> None:
    """It is paid like a monument; with nothing to learn it asks nothing."""
    table = Table({"hand": ["A33", "M1", "M2", "M3", "M4"]}).play("create A33", "pay M2", "pay M3", "pay M4")
    assert (table.artefacts(), table.hand()) == (["A33"], ["M1"])
    assert "create A33" not in Table({"hand": ["A33", "M1", "M2"]}).offers()
    nothing_fits = [["T1", "T15", "T8"], ["T2", "T7", "T25"], ["T32", "T34", "T40"]]
    assert after_actions({"artefacts": ["A33"], "lost": 17, "hand": ["M1", "M2"]}, pillars=nothing_fits).turn == 1


def test_a34_oronce_fines_map() -> None:
    """Exactly three monuments excavated: every opponent discards two cards of their own choice, after the draw."""
    mine = {"artefacts": ["A34"], "past": [*CITIES, "P9"]}
    others = [{"hand": ["M1", "M2", "M3"]}, {}, {"hand": ["M4", "M5", "M6"]}]
    table = Table(mine, *others, deck=DECK).play("excavate", "amount 3")
    assert table.hand() == DECK[:6]
    assert table.state.deciders == (1, 3)
    assert table.offers(1) == {"discard M1", "discard M2"}
    table.play("discard M4", "discard M6", seat=3).play("discard M1", "discard M3", seat=1)
    assert [table.hand(seat) for seat in (1, 2, 3)] == [["M2"], [], ["M5"]]
    assert "search" in table.offers()


def test_a34_oronce_fines_map_with_other_numbers() -> None:
    """Two or four monuments hit nobody; who holds two or fewer loses all of them unasked."""
    mine = {"artefacts": ["A34"], "past": [*CITIES, "P9"]}
    for number in (2, 4):
        table = Table(mine, {"hand": ["M1", "M2", "M3"]}, deck=DECK).play("excavate", f"amount {number}")
        assert (table.state.deciders, table.hand(1)) == ((0,), ["M1", "M2", "M3"])
    few = Table(mine, {"hand": ["M1", "M2"]}, {"hand": ["M3"]}, deck=DECK).play("excavate", "amount 3")
    assert (few.state.deciders, few.hand(1), few.hand(2)) == ((0,), [], [])


def test_a35_assurbanipals_tablet() -> None:
    """A card with at most one in hand."""
    assert after_actions({"artefacts": ["A35"]}, deck=DECK).hand() == ["P31"]
    assert after_actions({"artefacts": ["A35"], "hand": ["M1"]}, deck=DECK).hand() == ["M1", "P31"]
    assert after_actions({"artefacts": ["A35"], "hand": ["M1", "M2"]}, deck=DECK).hand() == ["M1", "M2"]


def test_a35_assurbanipals_tablet_once_another_effect_helped() -> None:
    """With C35 in the timeline the discard comes first, and then the hand is small enough."""
    mine = {"artefacts": ["A35"], "timeline": {4: [["C35", 1]]}}
    table = after_actions({**mine, "hand": ["M1", "M2"]}, deck=DECK).play("discard M1")
    assert (table.turn, table.hand()) == (1, ["M2", "P31"])
    both = after_actions({**mine, "hand": ["M1"]}, deck=DECK)
    assert both.offers() == {"resolve C35", "resolve A35"}
    assert both.play("resolve A35", "discard P31").hand() == ["M1"]


def test_a36_khufus_solar_barque() -> None:
    """Pyramids enter with one knowledge less, no other kind does."""
    for card, space, knowledge in (("P31", 4, 3), ("P34", 2, 0), ("C19", 3, 3), ("M29", 4, 3)):
        table = Table({"artefacts": ["A36"], "hand": [card]}).play(f"create {card} {space}")
        assert table.knowledge() == {card: knowledge}
    twice = Table({"artefacts": ["A36"], "hand": ["P31"], "timeline": {5: [["C34", 2]]}}).play("create P31 4")
    assert twice.knowledge() == {"P31": 2, "C34": 2}
    assert Table({"hand": ["P31"]}, {"artefacts": ["A36"]}).play("create P31 4").knowledge() == {"P31": 4}
