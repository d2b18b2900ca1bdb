"""Pyramids 19 to 36, one test a card: its effect and its edge."""

from typing import Any

from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.vocabulary import Kind
from tests.ancient_knowledge.cards.table import LEVEL_1, LEVEL_2, Table, after_actions, endgame_points

TEN_CARDS = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10"]
MONUMENTS = [card.id for card in BUILDERS.values() if card.kind is not Kind.ARTEFACT]
ARTEFACTS = [card.id for card in BUILDERS.values() if card.kind is Kind.ARTEFACT]

# Of level 2: T32 (ancient) asks for four past pyramids, T34 (secret) for three past cities, T40 for three megaliths.
PILLARS = [["T2", "T15", "T24"], ["T7", "T18", "T25"], ["T32", "T34", "T40"]]


def test_p19_candi_sukuh() -> None:
    """A learn may miss a number of its requirement by one, while P19 lies in the timeline."""
    mine = {"past": ["P11", "C6", "C7"]}
    assert Table(mine, pillars=PILLARS).offered("learn") == {"T15", "T18"}
    assert Table({"past": ["P19", "C6", "C7"]}, pillars=PILLARS).offered("learn") == {"T15", "T18"}
    eased = Table({**mine, "timeline": {4: [["P19", 4]]}}, pillars=PILLARS)
    assert eased.offered("learn") == {"T2", "T7", "T15", "T18", "T24", "T34"}
    assert eased.play("learn T34").technologies() == ["T34"]


def may_learn(technology: str, **mine: Any) -> bool:
    """Whether that technology can be learned with P19 in the timeline."""
    table = Table({**mine, "timeline": {4: [["P19", 4]]}}, pillars=[[technology], [], []])
    return technology in table.offered("learn")


def test_p19_candi_sukuh_lowers_one_number() -> None:
    """Only one of several; upper limits gain nothing."""
    three_two_two = ["C6", "C7", "C8", "M9", "M10", "P11", "P12"]
    assert may_learn("T39", past=[*three_two_two, "M11"])
    assert not may_learn("T39", past=three_two_two)
    assert may_learn("T37", past=three_two_two[:6], lost=3)
    assert not may_learn("T37", past=three_two_two[:5], lost=3)
    assert not may_learn("T37", past=three_two_two, lost=4)
    assert may_learn("T8", hand=TEN_CARDS[:1])
    assert not may_learn("T8", hand=TEN_CARDS[:2])
    assert may_learn("T36", hand=TEN_CARDS[:9])
    assert not may_learn("T36", hand=TEN_CARDS[:8])


def test_p19_candi_sukuh_until_it_declines() -> None:
    """Beside P9 on space 1, the order decides whether it still helps; a locked card, it enters on space 4 only."""
    mine = {"timeline": {1: [["P9", 0], ["P19", 0]]}, "past": ["C6", "C7"]}
    pillars = [["T8", "T23", "T25"], ["T7", "T18", "T1"], PILLARS[2]]
    first = after_actions({**mine, "hand": TEN_CARDS[:2]}, pillars=pillars).play("decline P9")
    assert first.offered("learn") == {"T18", "T34"}
    late = after_actions({**mine, "hand": TEN_CARDS[:2]}, pillars=pillars).play("decline P19")
    assert late.offered("learn") == {"T18"}
    shifted = Table({"hand": ["P19", *TEN_CARDS[:3]]}).offered("create")
    assert {step for step in shifted if step.startswith("P19")} == {"P19 4"}


def test_p20_borobudur_temple() -> None:
    """An artefact created may be followed by a learn; a monument may not."""
    mine = {"hand": ["A1", "C6"], "timeline": {3: [["P20", 4]]}, "past": ["C7", "C8", "C9"]}
    table = Table(mine, pillars=PILLARS).play("create A1")
    assert table.offers() == {"learn T15", "learn T34", "done"}
    assert table.play("learn T34").technologies() == ["T34"]
    refused = Table(mine, pillars=PILLARS).play("create A1", "done")
    assert (refused.technologies(), refused.state.view(None)["actions_left"]) == ([], 1)
    assert "search" in Table(mine, pillars=PILLARS).play("create C6 2").offers()
    nothing_fits = Table({**mine, "past": []}, pillars=PILLARS).play("create A1")
    assert "search" in nothing_fits.offers()


def test_p20_borobudur_temple_for_a_granted_artefact() -> None:
    """One that another card let its owner create counts too; locked itself, P20 enters on space 3 only."""
    mine = {"hand": ["P16", "A1"], "timeline": {3: [["P20", 4]]}, "past": ["C7", "C8", "C9"]}
    table = Table(mine, pillars=PILLARS).play("create P16 2", "create A1")
    assert table.offers() == {"learn T15", "learn T34", "done"}
    past = Table({"hand": ["A1"], "past": ["P20", "C7", "C8", "C9"]}, pillars=PILLARS).play("create A1")
    assert "search" in past.offers()
    shifted = Table({"hand": ["P20", *TEN_CARDS[:3]]}).offered("create")
    assert {step for step in shifted if step.startswith("P20")} == {"P20 3"}


def test_p21_phimeanakas() -> None:
    """An ancient learned takes one knowledge off a monument and draws a card."""
    mine = {"timeline": {5: [["P21", 2]], 3: [["C16", 2], ["C17", 0]]}}
    past = ["P11", "P12", "P13", "P14", "C6", "C7", "C8"]
    table = Table({**mine, "past": past}, pillars=PILLARS, deck=["M9"]).play("learn T32")
    assert table.offers() == {"remove C16", "remove P21"}
    table.play("remove P21")
    assert table.knowledge() == {"P21": 1, "C16": 2, "C17": 0}
    assert table.hand() == ["M9"]
    no_ancient = Table({**mine, "past": past}, pillars=PILLARS, deck=["M9"]).play("learn T34")
    assert ("search" in no_ancient.offers(), no_ancient.hand()) == (True, [])


def test_p21_phimeanakas_does_what_it_can() -> None:
    """Without knowledge it still draws; with ten cards in hand it still removes; in the past it does nothing."""
    past = ["P11", "P12", "P13", "P14"]
    bare = Table({"timeline": {5: [["P21", 0]]}, "past": past}, pillars=PILLARS, deck=["M9"]).play("learn T32")
    assert bare.hand() == ["M9"]
    full = Table({"timeline": {5: [["P21", 2]]}, "past": past, "hand": TEN_CARDS}, pillars=PILLARS).play("learn T32")
    assert (full.knowledge(), full.hand()) == ({"P21": 1}, TEN_CARDS)
    gone = Table({"past": [*past, "P21"]}, pillars=PILLARS, deck=["M9"]).play("learn T32")
    assert gone.hand() == []


def test_p22_sneferus_pyramid() -> None:
    """Cities enter with one knowledge less, no other kind does; it adds to others like it."""
    mine = {"timeline": {5: [["P22", 3]]}}
    for card, space, knowledge in (("C19", 3, 2), ("C9", 4, 0), ("M10", 2, 2), ("P25", 3, 2)):
        table = Table({**mine, "hand": [card]}).play(f"create {card} {space}")
        assert table.knowledge() == {"P22": 3, card: knowledge}
    twice = Table({**mine, "hand": ["C19"], "artefacts": ["A28"]}).play("create C19 3")
    assert twice.knowledge() == {"P22": 3, "C19": 1}
    floor = Table({**mine, "hand": ["C9"], "artefacts": ["A28"]}).play("create C9 4")
    assert floor.knowledge() == {"P22": 3, "C9": 0}
    assert Table({"past": ["P22"], "hand": ["C19"]}).play("create C19 3").knowledge() == {"C19": 3}


def test_p23_pyramids_of_xian() -> None:
    """It must change places with another monument, row and knowledge included, but not with one on its own space."""
    timeline = {2: [["C16", 2], ["M12", 1]], 4: [["C17", 3]]}
    table = Table({"hand": ["P23"], "timeline": timeline}).play("create P23 4")
    assert table.offers() == {"swap P23 C16", "swap P23 M12"}
    table.play("swap P23 C16")
    assert table.timeline() == {2: [["P23", 1], ["M12", 1]], 4: [["C17", 3], ["C16", 2]]}
    assert "search" in Table({"hand": ["P23"], "timeline": {4: [["C17", 3]]}}).play("create P23 4").offers()
    assert Table({"hand": ["P23"]}).play("create P23 4").spaces() == {"P23": 4}


def test_p23_pyramids_of_xian_to_space_1() -> None:
    """There it declines this very turn, and its partner is saved; the only partner is taken unasked."""
    table = Table({"hand": ["P23"], "timeline": {1: [["C22", 6]]}}, actions_left=1).play("create P23 4")
    assert (table.past(), table.lost()) == (["P23"], 1)
    assert table.timeline() == {3: [["C22", 6]]}


def test_p24_pyramid_of_tazumal() -> None:
    """With eleven knowledge in the timeline, up to two off it in any split."""
    eleven = {"timeline": {3: [["P24", 4]], 4: [["C16", 7]]}}
    table = after_actions(eleven)
    assert table.offers() == {"remove P24", "remove C16", "done"}
    assert table.play("remove P24", "remove C16").knowledge() == {"P24": 3, "C16": 6}
    assert table.turn == 1
    assert after_actions(eleven).play("remove C16", "done").knowledge() == {"P24": 4, "C16": 6}
    assert after_actions(eleven).play("done").knowledge() == {"P24": 4, "C16": 7}
    ten = after_actions({"timeline": {3: [["P24", 4]], 4: [["C16", 6]]}})
    assert (ten.turn, ten.knowledge()) == (1, {"P24": 4, "C16": 6})


def test_p24_pyramid_of_tazumal_beside_its_like() -> None:
    """Its owner orders the effects: C10 first may leave too little for P24."""
    mine = {"timeline": {3: [["P24", 4], ["C10", 4]], 4: [["C16", 4]]}}
    table = after_actions(mine)
    assert table.offers() == {"resolve P24", "resolve C10"}
    dodged = table.play("resolve C10", "remove C16", "remove C16")
    assert (dodged.turn, dodged.knowledge()) == (1, {"P24": 4, "C10": 4, "C16": 2})
    both = after_actions(mine).play("resolve C10", "remove C16", "done")
    assert both.offers() == {"remove P24", "remove C10", "remove C16", "done"}


def test_p25_chichen_itza() -> None:
    """One knowledge off every adjacent megalith, without a choice: same space, or same row on a neighbouring space."""
    table = after_actions(
        {"timeline": {2: [["M9", 2]], 3: [["P25", 2], ["M10", 2]], 4: [["M11", 1], ["M12", 2]], 5: [["M14", 3]]}}
    )
    assert table.turn == 1
    assert table.knowledge() == {"M9": 1, "P25": 2, "M10": 1, "M11": 0, "M12": 2, "M14": 3}


def test_p25_chichen_itza_beside_other_kinds() -> None:
    """Cities and pyramids keep theirs; a megalith without knowledge stays without."""
    table = after_actions({"timeline": {2: [["M9", 0]], 3: [["P25", 2], ["C16", 2]], 4: [["P1", 3]]}})
    assert (table.turn, table.knowledge()) == (1, {"M9": 0, "P25": 2, "C16": 2, "P1": 3})


def test_p26_uxmal() -> None:
    """One knowledge off every adjacent megalith; in the upper row, those of the upper row beside it."""
    table = after_actions(
        {"timeline": {2: [["M9", 2], ["M10", 2]], 3: [["M11", 2], ["P26", 1]], 4: [["M12", 2], ["C16", 2]]}}
    )
    assert table.turn == 1
    assert table.knowledge() == {"M9": 2, "M10": 1, "M11": 1, "P26": 1, "M12": 2, "C16": 2}


def test_p26_uxmal_on_the_last_space() -> None:
    """On space 1 it acts before it declines, also for the one that goes with it; alone it does nothing."""
    table = after_actions({"timeline": {1: [["P26", 1], ["M9", 2]], 2: [["M12", 2]]}}).play("decline P26")
    assert (table.lost(), table.knowledge()) == (2, {"M12": 1})
    assert after_actions({"timeline": {6: [["P26", 1]]}}).knowledge() == {"P26": 1}


def test_p27_dahshur_pyramid() -> None:
    """One knowledge off every adjacent city, none off other neighbours, none off cities that lie diagonally."""
    table = after_actions(
        {"timeline": {1: [["M9", 2], ["C12", 2]], 2: [["P27", 1], ["C16", 2]], 3: [["C17", 3], ["C19", 3]]}}
    ).play("decline M9")
    assert table.knowledge() == {"P27": 1, "C16": 1, "C17": 2, "C19": 3}
    assert table.lost() == 4
    assert after_actions({"timeline": {2: [["P27", 1], ["C16", 0]]}}).knowledge() == {"P27": 1, "C16": 0}


def test_p28_pyramid_of_menkaure() -> None:
    """One knowledge off every adjacent city, up to three of them; it does not act from the past."""
    table = after_actions(
        {"timeline": {2: [["M9", 1], ["C16", 2]], 3: [["C17", 3], ["P28", 2]], 4: [["C20", 2], ["C19", 3]]}}
    )
    assert table.turn == 1
    assert table.knowledge() == {"M9": 1, "C16": 1, "C17": 2, "P28": 2, "C20": 2, "C19": 2}
    assert after_actions({"past": ["P28"], "timeline": {2: [["C16", 2]]}}).knowledge() == {"C16": 2}


def test_p29_pyramid_of_djoser() -> None:
    """With at most four lost knowledge and something in the past, one knowledge off a monument, itself perhaps."""
    mine = {"timeline": {3: [["C17", 3], ["C16", 0]], 5: [["P29", 3]]}, "past": ["M9"], "lost": 4}
    table = after_actions(mine)
    assert table.offers() == {"remove C17", "remove P29"}
    assert table.play("remove P29").knowledge() == {"C17": 3, "C16": 0, "P29": 2}
    too_much_lost = after_actions({**mine, "lost": 5})
    assert (too_much_lost.turn, too_much_lost.knowledge()) == (1, {"C17": 3, "C16": 0, "P29": 3})
    no_past = after_actions({**mine, "past": [], "lost": 0})
    assert (no_past.turn, no_past.knowledge()) == (1, {"C17": 3, "C16": 0, "P29": 3})
    assert after_actions({"timeline": {5: [["P29", 3]]}, "past": ["M9"]}).knowledge() == {"P29": 2}
    assert after_actions({"timeline": {5: [["P29", 0]]}, "past": ["M9"]}).turn == 1


def test_p30_pyramid_of_neferirkare() -> None:
    """One knowledge off another monument, wherever it lies; it cannot serve itself."""
    table = after_actions({"timeline": {2: [["C16", 2]], 3: [["M9", 1], ["C17", 0]], 5: [["P30", 4]]}})
    assert table.offers() == {"remove C16", "remove M9"}
    assert table.play("remove M9").knowledge() == {"C16": 2, "M9": 0, "C17": 0, "P30": 4}
    assert after_actions({"timeline": {2: [["C16", 2]], 5: [["P30", 4]]}}).knowledge() == {"C16": 1, "P30": 4}
    alone = after_actions({"timeline": {2: [["C16", 0]], 5: [["P30", 4]]}})
    assert (alone.turn, alone.knowledge()) == (1, {"C16": 0, "P30": 4})


def test_p31_tonina() -> None:
    """A card in every timeline phase, up to ten in hand; the one it declines after is the last."""
    assert after_actions({"timeline": {4: [["P31", 4]]}}, deck=["M9", "M10"]).hand() == ["M9"]
    last = after_actions({"timeline": {1: [["P31", 4]]}}, deck=["M9", "M10"])
    assert (last.hand(), last.past()) == (["M9"], ["P31"])
    nine = after_actions({"timeline": {4: [["P31", 4]]}, "hand": TEN_CARDS[:9]}, deck=["M9", "M10"])
    assert nine.hand() == [*TEN_CARDS[:9], "M9"]
    assert after_actions({"timeline": {4: [["P31", 4]]}, "hand": TEN_CARDS}, deck=["M9"]).hand() == TEN_CARDS
    assert after_actions({"past": ["P31"]}, deck=["M9"]).hand() == []


def test_p32_comalcalco_temple() -> None:
    """One point for each past monument with an endgame effect, itself included."""
    assert endgame_points("P32", past=["P32"]) == 1
    assert endgame_points("P32", past=["P32", "C16", "M9", "P9"]) == 1
    assert endgame_points("P32", past=["P32", "C1", "M4", "P2"], timeline={1: [["C2", 0]]}) == 4
    assert endgame_points("P32", past=["C1", "M4"], timeline={1: [["P32", 0]]}) == 0


def test_p33_calakmul() -> None:
    """Cards are revealed till two cities are found; these go to the hand, the others are discarded, open to all."""
    deck = ["A1", "C6", "M9", "P9", "C7", "C8"]
    table = Table({"timeline": {1: [["P33", 1]]}}, actions_left=1, deck=["A2", *deck]).play("search")
    assert table.hand() == ["A2", "C6", "C7"]
    assert table.discard == ["A1", "M9", "P9"]
    assert table.state.as_scenario()["deck"][0] == "C8"
    assert [entry["card"] for entry in table.state.view(1)["discard"]] == ["A1", "M9", "P9"]
    assert table.done_by("P33", "revealed") == ["revealed"] * 5


def test_p33_calakmul_near_the_hand_limit() -> None:
    """With nine cards it stops at the first city, with ten nothing is revealed."""
    deck = ["A11", "C6", "M9", "C7"]
    nine = after_actions({"timeline": {1: [["P33", 1]]}, "hand": TEN_CARDS[:9]}, deck=deck)
    assert (nine.hand(), nine.discard) == ([*TEN_CARDS[:9], "C6"], ["A11"])
    ten = after_actions({"timeline": {1: [["P33", 1]]}, "hand": TEN_CARDS}, deck=deck)
    assert (ten.hand(), ten.discard) == (TEN_CARDS, [])
    assert (ten.state.as_scenario()["deck"][:4], ten.past()) == (deck, ["P33"])


def test_p33_calakmul_runs_out_of_cards() -> None:
    """Discards renew the deck, but not with what was just revealed: each card is seen once, then it ends."""
    elsewhere = {"past": [card for card in MONUMENTS if card not in ("P33", "C6")]}
    deck, discard = ARTEFACTS[:2], [*ARTEFACTS[2:], "C6"]
    table = after_actions({"timeline": {1: [["P33", 1]]}}, elsewhere, deck=deck, discard=discard)
    assert (table.turn, table.hand()) == (1, ["C6"])
    assert table.state.as_scenario()["deck"] == []
    assert (table.discard[:2], sorted(table.discard)) == (ARTEFACTS[:2], sorted(ARTEFACTS))


def test_p34_pyramids_of_plaine_magnien() -> None:
    """Eight cards are looked at in secret; one must be kept, the others are discarded."""
    deck = ["C6", "C7", "M9", "M10", "P9", "P11", "A1", "A2", "A3"]
    table = after_actions({"timeline": {1: [["P34", 0]]}, "hand": ["A4"]}, deck=deck)
    assert table.offers() == {f"keep {card}" for card in deck[:8]}
    assert not any(f"'{card}'" in str(table.state.view(1)) for card in deck)
    table.play("keep P11")
    assert (table.hand(), table.past()) == (["A4", "P11"], ["P34"])
    assert sorted(table.discard) == sorted({*deck[:8]} - {"P11"})
    assert table.state.as_scenario()["deck"][0] == "A3"


def test_p34_pyramids_of_plaine_magnien_with_a_full_hand_or_a_thin_deck() -> None:
    """With ten cards in hand it is left out; where deck and discards hold fewer than eight, it takes what there is."""
    full = after_actions({"timeline": {1: [["P34", 0]]}, "hand": TEN_CARDS}, deck=["C6"])
    assert (full.turn, full.hand(), full.discard, full.past()) == (1, TEN_CARDS, [], ["P34"])
    assert full.state.as_scenario()["deck"][0] == "C6"
    elsewhere = {"past": [card for card in MONUMENTS if card != "P34"]}
    mine = {"timeline": {1: [["P34", 0]]}, "hand": ARTEFACTS[:9]}
    *held, one, two, three = ARTEFACTS
    others = [{"hand": held[9:19]}, {"hand": held[19:29], "artefacts": held[29:], **elsewhere}]
    thin = after_actions(mine, *others, deck=[one], discard=[two, three])
    assert thin.offers() == {f"keep {card}" for card in (one, two, three)}
    assert sorted(thin.play(f"keep {two}").discard) == sorted([one, three])


def test_p35_candi_kethek() -> None:
    """Two displayed technologies of any pillar go under the decks of their levels; it must be two."""
    pillars = [["T1", "T2", "T3"], ["T10", "T11", "T12"], ["T28", "T29", "T30"]]
    table = Table({"hand": ["P35"]}, pillars=pillars).play("create P35 2")
    assert table.offered("bury") == {card for pillar in pillars for card in pillar}
    assert "done" not in table.offers()
    table.play("bury T11")
    assert table.offered("bury") == {card for pillar in pillars for card in pillar} - {"T11"}
    table.play("bury T29")
    assert table.pillars == [["T1", "T2", "T3"], ["T10", "T12"], ["T28", "T30"]]
    techdecks = table.state.as_scenario()["techdecks"]
    assert (techdecks[0][-1], techdecks[1][-1]) == ("T11", "T29")
    assert "search" in table.offers()


def test_p35_candi_kethek_names_level_1_first() -> None:
    """Whoever names one of level II first has said that none of level I follows, unless fresh cards came."""
    pillars = [["T1", "T2", "T3"], ["T10", "T11", "T12"], ["T28", "T29", "T30"]]
    table = Table({"hand": ["P35"]}, pillars=pillars).play("create P35 2", "bury T29")
    assert table.offered("bury") == {"T28", "T30"}


def test_p35_candi_kethek_and_a_refilled_pillar() -> None:
    """A pillar down to one card is refilled between the two, so the second may be a fresh card, or any other."""
    pillars = [["T1", "T2", "T3"], ["T10", "T11", "T12"], ["T28", "T29"]]
    techdecks = [[], ["T34", "T35", "T36"]]
    table = Table({"hand": ["P35"]}, pillars=pillars, techdecks=techdecks).play("create P35 2", "bury T28")
    assert table.pillars[2] == ["T34", "T35", "T36"]
    assert table.offered("bury") == {*pillars[0], *pillars[1], "T34", "T35", "T36"}
    table.play("bury T3")
    assert table.pillars == [["T1", "T2"], ["T10", "T11", "T12"], ["T34", "T35", "T36"]]
    assert table.state.as_scenario()["techdiscards"] == [[], ["T29"]]


def test_p35_candi_kethek_with_too_few() -> None:
    """With a single card displayed just that one goes, and its pillar with it; with none, nothing is asked."""
    other = {"technologies": [card for card in LEVEL_1 + LEVEL_2 if card != "T1"]}
    table = Table({"hand": ["P35"]}, other, pillars=[["T1"], [], []]).play("create P35 2")
    assert table.pillars == [[], [], []]
    assert table.offers() == {"search"}
    bare = Table({"hand": ["P35"]}, {"technologies": LEVEL_1 + LEVEL_2}, pillars=[[], [], []]).play("create P35 2")
    assert bare.offers() == {"search"}


def test_p35_candi_kethek_does_not_bring_back_a_level_that_has_left_the_game() -> None:
    """Deck and discards of level I left with a pillar. What is put under them follows, and a pillar down to one card is
    not refilled from the two that were put under and the one that was swept."""
    other = {"technologies": [card for card in LEVEL_1 if card not in ("T2", "T10", "T11", "T12")]}
    pillars = [[], ["T10", "T11", "T12"], ["T28", "T29", "T30"]]
    table = Table({"hand": ["P35"]}, other, pillars=pillars, removed=["T2"]).play(
        "create P35 2", "bury T10", "bury T11"
    )
    assert table.pillars == [[], [], ["T28", "T29", "T30"]]
    assert (table.techdeck(1), sorted(table.state.as_scenario()["removed"])) == ([], ["T10", "T11", "T12", "T2"])
    level_2 = Table({"hand": ["P35"]}, other, pillars=pillars, removed=["T2"]).play("create P35 2", "bury T28")
    assert level_2.techdeck(2)[-1] == "T28"


def test_p36_janggun_chong() -> None:
    """Six points with three monuments left in the timeline; it must be in the past itself."""
    three: dict[int, list[list[Any]]] = {2: [["C16", 0], ["M9", 3]], 6: [["P9", 1]]}
    assert endgame_points("P36", past=["P36"], timeline=three) == 6
    assert endgame_points("P36", past=["P36"], timeline={2: three[2]}) == 0
    assert endgame_points("P36", past=["P36"], timeline={**three, 5: [["C17", 0]]}) == 6
    assert endgame_points("P36", timeline={**three, 5: [["P36", 0]]}) == 0
