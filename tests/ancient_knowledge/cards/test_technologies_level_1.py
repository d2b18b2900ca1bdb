"""Technologies of level 1, one test a card: what it requires, its effect and its edge."""

from tests.ancient_knowledge.cards.table import LEVEL_2, TEN_CARDS, can_learn, learning

DECK = ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P10", "P11"]


def test_t1_anaximenes() -> None:
    """Three artefacts; three cards."""
    assert not can_learn("T1", artefacts=["A17", "A18"])
    assert can_learn("T1", artefacts=["A26", "A28", "A36"])
    table = learning("T1", {"artefacts": ["A26", "A28", "A36"]}, deck=DECK)
    assert (table.hand(), table.technologies()) == (DECK[:3], ["T1"])
    full = learning("T1", {"artefacts": ["A26", "A28", "A36"], "hand": TEN_CARDS[:8]}, deck=DECK)
    assert full.hand() == [*TEN_CARDS[:8], "P1", "P2"]


def test_t2_aristotle() -> None:
    """Two pyramids in the past; three cards."""
    assert not can_learn("T2", past=["P12", "C6", "M9"], timeline={2: [["P13", 0]]})
    assert learning("T2", {"past": ["P12", "P13"]}, deck=DECK).hand() == DECK[:3]
    assert learning("T2", {"past": ["P12", "P13"], "hand": TEN_CARDS}, deck=DECK).hand() == TEN_CARDS


def test_t3_hermes_trismegistus() -> None:
    """Five cards are revealed: each player keeps one, the learner first and once more; the rest is discarded."""
    table = learning("T3", {}, {}, {}, deck=DECK)
    assert table.deciders() == [0]
    assert table.offers() == {f"keep {card}" for card in DECK[:5]}
    table.play("keep P3")
    assert table.deciders() == [1]
    assert table.offers() == {"keep P1", "keep P2", "keep P4", "keep P5"}
    table.play("keep P1", "keep P5", "keep P4")
    assert [table.hand(seat) for seat in range(3)] == [["P3", "P4"], ["P1"], ["P5"]]
    assert table.discard == ["P2"]
    assert all(event.seen_by(None) for event in table.events)


def test_t3_hermes_trismegistus_with_full_hands() -> None:
    """Who holds ten cards is passed over; a first card that makes ten is the only one."""
    others = [{"hand": [f"C{number}" for number in range(1, 11)]}, {}]
    table = learning("T3", {"hand": TEN_CARDS[:9]}, *others, deck=DECK).play("keep P1")
    assert table.deciders() == [2]
    table.play("keep P2")
    assert (len(table.hand(0)), len(table.hand(1)), table.hand(2)) == (10, 10, ["P2"])
    assert sorted(table.discard) == ["P3", "P4", "P5"]


def test_t3_hermes_trismegistus_with_four_players() -> None:
    """Nothing is left over: the learner gets the last card unasked."""
    table = learning("T3", {}, {}, {}, {}, deck=DECK).play("keep P1", "keep P2", "keep P3", "keep P4")
    assert [table.hand(seat) for seat in range(4)] == [["P1", "P5"], ["P2"], ["P3"], ["P4"]]
    assert table.discard == []


def test_t4_thales() -> None:
    """One of the top eight cards, in secret; the others are discarded."""
    table = learning("T4", {"hand": ["A1"]}, deck=DECK)
    assert table.offers() == {f"keep {card}" for card in DECK[:8]}
    table.play("keep P6")
    assert table.hand() == ["A1", "P6"]
    assert sorted(table.discard) == ["P1", "P2", "P3", "P4", "P5", "P7", "P8"]
    secrets = {event.kind for event in table.events if not event.seen_by(1)}
    assert secrets == {"looked-at-cards", "kept-card", "discarded-cards"}


def test_t4_thales_with_a_full_hand() -> None:
    """With ten cards in hand nothing is looked at."""
    table = learning("T4", {"hand": TEN_CARDS}, deck=DECK)
    assert "search" in table.offers()
    assert (table.hand(), table.discard) == (TEN_CARDS, [])


def test_t5_nicolas_flamel() -> None:
    """One lost knowledge less, and a card; each as far as possible."""
    table = learning("T5", {"lost": 2}, deck=DECK)
    assert (table.lost(), table.hand()) == (1, ["P1"])
    spotless = learning("T5", {"lost": 0}, deck=DECK)
    assert (spotless.lost(), spotless.hand()) == (0, ["P1"])
    full = learning("T5", {"lost": 2, "hand": TEN_CARDS}, deck=DECK)
    assert (full.lost(), full.hand()) == (1, TEN_CARDS)


def test_t6_anaximander() -> None:
    """One knowledge off every pyramid of the own timeline."""
    timeline = {1: [["P1", 3], ["C16", 2]], 4: [["P2", 0]], 5: [["M12", 2]], 6: [["P3", 4]]}
    table = learning("T6", {"timeline": timeline}, {"timeline": {3: [["P4", 4]]}})
    assert table.knowledge() == {"P1": 2, "C16": 2, "P2": 0, "M12": 2, "P3": 3}
    assert table.knowledge(1) == {"P4": 4}
    assert "search" in learning("T6", {}).offers()


def test_t7_melchizedek() -> None:
    """A city, a megalith and a pyramid in the past; four cards."""
    for lacking in (["C6", "M9"], ["C6", "P12"], ["M9", "P12"]):
        assert not can_learn("T7", past=lacking)
    assert learning("T7", {"past": ["C6", "M9", "P12"]}, deck=DECK).hand() == DECK[:4]
    full = learning("T7", {"past": ["C6", "M9", "P12"], "hand": TEN_CARDS[:7]}, deck=DECK)
    assert full.hand() == [*TEN_CARDS[:7], "P1", "P2", "P3"]


def test_t8_ptolemy() -> None:
    """At most one card in hand; three cards."""
    assert not can_learn("T8", hand=["A1", "A2"])
    assert learning("T8", {"hand": ["A1"]}, deck=DECK).hand() == ["A1", "P1", "P2", "P3"]
    assert learning("T8", {"hand": []}, deck=DECK).hand() == ["P1", "P2", "P3"]


def test_t9_mercury() -> None:
    """Two lost knowledge less, as far as there is any."""
    assert [learning("T9", {"lost": lost}).lost() for lost in (0, 1, 2, 5)] == [0, 0, 0, 3]


def test_t10_planetary_grid() -> None:
    """A monument must move to another space with a free place, with its knowledge; an upper one drops down."""
    timeline = {1: [["C16", 2], ["C17", 3]], 3: [["M12", 1], ["M10", 0]]}
    table = learning("T10", {"timeline": timeline})
    free = (2, 4, 5, 6)
    assert table.offers() == {f"move {card} {space}" for card in ("C16", "C17", "M12", "M10") for space in free}
    table.play("move M12 6")
    assert table.timeline() == {1: [["C16", 2], ["C17", 3]], 3: [["M10", 0]], 6: [["M12", 1]]}


def test_t10_planetary_grid_onto_another() -> None:
    """It lands above what lies there, never on its own space; without a monument nothing moves."""
    table = learning("T10", {"timeline": {1: [["C16", 2]], 2: [["C17", 3]]}})
    assert "move C16 1" not in table.offers()
    assert table.play("move C16 2").timeline() == {2: [["C17", 3], ["C16", 2]]}
    assert "search" in learning("T10", {}).offers()


def test_t11_the_number_pi() -> None:
    """One knowledge off every city of the own timeline."""
    timeline = {1: [["C16", 2], ["P1", 3]], 4: [["C17", 0]], 5: [["M12", 2]], 6: [["C21", 4]]}
    table = learning("T11", {"timeline": timeline}, {"timeline": {3: [["C19", 3]]}})
    assert table.knowledge() == {"C16": 1, "P1": 3, "C17": 0, "M12": 2, "C21": 3}
    assert table.knowledge(1) == {"C19": 3}


def test_t12_mummification() -> None:
    """As many knowledge off the timeline as there are artefacts, in any split, neither more nor fewer."""
    timeline = {2: [["C16", 2]], 3: [["C17", 3]]}
    table = learning("T12", {"artefacts": ["A26", "A28", "A36"], "timeline": timeline})
    assert table.offers() == {"remove C16", "remove C17"}
    table.play("remove C16", "remove C17")  # the third can now only come off C17
    assert table.knowledge() == {"C16": 1, "C17": 1}
    assert "search" in table.offers()
    little = learning("T12", {"artefacts": ["A26", "A28", "A36"], "timeline": {2: [["C16", 2]]}})
    assert little.knowledge() == {"C16": 0}
    none = learning("T12", {"timeline": timeline})
    assert none.knowledge() == {"C16": 2, "C17": 3}


def test_t13_mystery_school() -> None:
    """A card for every city in the timeline."""
    cities = {1: [["C16", 2], ["C17", 0]], 2: [["M12", 2]], 5: [["C21", 4]]}
    assert learning("T13", {"timeline": cities, "past": ["C6"]}, deck=DECK).hand() == DECK[:3]
    assert learning("T13", {"timeline": {2: [["M12", 2]]}, "past": ["C6"]}, deck=DECK).hand() == []
    full = learning("T13", {"timeline": cities, "hand": TEN_CARDS[:9]}, deck=DECK)
    assert full.hand() == [*TEN_CARDS[:9], "P1"]


def test_t14_language_of_the_birds() -> None:
    """Three knowledge off one monument that holds at least five."""
    timeline = {2: [["C16", 4]], 3: [["C22", 5]], 4: [["M21", 7]]}
    table = learning("T14", {"timeline": timeline})
    assert table.offers() == {"remove C22", "remove M21"}
    assert table.play("remove C22").knowledge() == {"C16": 4, "C22": 2, "M21": 7}
    none = learning("T14", {"timeline": {2: [["C16", 4]]}})
    assert none.knowledge() == {"C16": 4}
    assert "search" in none.offers()


def test_t15_flower_of_life() -> None:
    """Two cities in the past; three cards."""
    assert not can_learn("T15", past=["C6", "M9", "P12"], timeline={2: [["C16", 0]]})
    assert learning("T15", {"past": ["C6", "C7"]}, deck=DECK).hand() == DECK[:3]
    assert learning("T15", {"past": ["C6", "C7"], "hand": TEN_CARDS[:9]}, deck=DECK).hand()[9:] == ["P1"]


def test_t16_sator_square() -> None:
    """Two monuments of different spaces must change places, with row and knowledge."""
    timeline = {1: [["C16", 2], ["C17", 3]], 5: [["M12", 1]]}
    table = learning("T16", {"timeline": timeline})
    assert table.offers() == {"swap C16 M12", "swap C17 M12"}
    table.play("swap C17 M12")
    assert table.timeline() == {1: [["C16", 2], ["M12", 1]], 5: [["C17", 3]]}


def test_t16_sator_square_without_a_pair() -> None:
    """One monument, or two on one space: nothing happens."""
    for timeline in ({3: [["C16", 2]]}, {3: [["C16", 2], ["C17", 3]]}):
        table = learning("T16", {"timeline": timeline})
        assert table.timeline() == timeline
        assert "search" in table.offers()


def test_t17_earthquake_engineering() -> None:
    """Up to three cards are discarded first, then as many are drawn; even with a full hand."""
    table = learning("T17", {"hand": TEN_CARDS}, deck=DECK)
    assert table.offers() == {*(f"discard {card}" for card in TEN_CARDS), "done"}
    table.play("discard A1", "discard A4", "discard A10")
    assert table.hand() == ["A2", "A3", "A5", "A6", "A7", "A8", "A9", "P1", "P2", "P3"]
    assert table.discard == ["A1", "A4", "A10"]


def test_t17_earthquake_engineering_with_fewer() -> None:
    """One card, or none; without a hand nothing is asked."""
    mine = {"hand": ["A1", "A2"]}
    assert learning("T17", mine, deck=DECK).play("discard A1", "done").hand() == ["A2", "P1"]
    assert learning("T17", mine, deck=DECK).play("done").hand() == ["A1", "A2"]
    bare = learning("T17", {}, deck=DECK)
    assert bare.hand() == []
    assert "search" in bare.offers()


def test_t18_astronomy() -> None:
    """A city and a pyramid in the past; three cards."""
    assert not can_learn("T18", past=["C6", "C7", "M9"])
    assert not can_learn("T18", past=["P12", "P13", "M9"])
    assert learning("T18", {"past": ["C6", "P12"]}, deck=DECK).hand() == DECK[:3]
    assert learning("T18", {"past": ["C6", "P12"], "hand": TEN_CARDS}, deck=DECK).hand() == TEN_CARDS


def test_t19_runic_alphabet() -> None:
    """Two rotated monuments turn upright, as far as there are any."""
    past = ["C6", "M9", "P12", "P13"]
    rotated = [learning("T19", {"past": past, "rotated": rotated}).rotated() for rotated in (0, 1, 2, 4)]
    assert rotated == [0, 0, 0, 2]


def test_t20_rongorongo_glyphs() -> None:
    """One knowledge off every megalith of the own timeline."""
    timeline = {1: [["M10", 2], ["P1", 3]], 4: [["M12", 0]], 5: [["C16", 2]], 6: [["M13", 3]]}
    table = learning("T20", {"timeline": timeline}, {"timeline": {3: [["M14", 3]]}})
    assert table.knowledge() == {"M10": 1, "P1": 3, "M12": 0, "C16": 2, "M13": 2}
    assert table.knowledge(1) == {"M14": 3}


def test_t21_ancient_hebrew() -> None:
    """One knowledge onto a monument of each opponent who has one, chosen by the learner; then a card."""
    opponents = [{"timeline": {2: [["C16", 2]], 3: [["C17", 0]]}}, {}, {"timeline": {4: [["P30", 1]]}}]
    table = learning("T21", {"timeline": {5: [["M12", 2]]}}, *opponents, deck=DECK)
    assert table.deciders() == [0]
    assert table.offers() == {"add C16", "add C17"}
    table.play("add C17")
    assert (table.knowledge(1), table.knowledge(3)) == ({"C16": 2, "C17": 1}, {"P30": 2})
    assert (table.knowledge(0), table.hand()) == ({"M12": 2}, ["P1"])
    assert learning("T21", {}, {}, deck=DECK).hand() == ["P1"]


def test_t22_ancient_greek() -> None:
    """One artefact of the top ten cards must be created and paid for; the other nine are discarded."""
    deck = ["P1", "A12", "P2", "A11", "P3", "A13", "P4", "P5", "P6", "P8", "A14"]
    table = learning("T22", {"hand": ["C6", "C7", "C8", "C9"]}, deck=deck)
    assert table.offers() == {"create A11", "create A12", "create A13"}
    table.play("create A12", "pay C6", "pay C7", "pay C9")
    assert (table.artefacts(), table.hand()) == (["A12"], ["C8"])
    assert sorted(table.discard) == sorted(["C6", "C7", "C9", *deck[:1], *deck[2:10]])
    poor = learning("T22", {"hand": ["C6", "C7"]}, deck=deck)
    assert poor.offers() == {"create A11", "create A13"}


def test_t22_ancient_greek_without_a_choice() -> None:
    """None that fits, or no free place: all ten are discarded. A full hand is no obstacle."""
    none = learning("T22", {}, deck=DECK)
    assert none.offers() == {"done"}
    assert none.play("done").discard == DECK[:10]
    five = learning("T22", {"artefacts": ["A1", "A2", "A3", "A4", "A5"]}, deck=["A11", *DECK])
    assert "search" in five.offers()
    assert (len(five.artefacts()), len(five.discard)) == (5, 10)
    full = learning("T22", {"hand": TEN_CARDS}, deck=["A11", *DECK]).play("create A11")
    assert (full.artefacts(), full.hand()) == (["A11"], TEN_CARDS)


def test_t22_ancient_greek_sets_off_others() -> None:
    """The artefact counts as created: M26 takes knowledge off and draws, before the rest is discarded."""
    table = learning("T22", {"timeline": {6: [["M26", 3]]}}, deck=["A11", *DECK]).play("create A11")
    assert table.knowledge() == {"M26": 2}
    assert table.hand() == ["P10"]


def test_t23_arabic_numerals() -> None:
    """Five lost knowledge; three less."""
    assert not can_learn("T23", lost=4)
    assert [learning("T23", {"lost": lost}).lost() for lost in (5, 9)] == [2, 6]


def test_t24_proto_writing() -> None:
    """Four monuments in the past, of any kind; three cards."""
    assert not can_learn("T24", past=["C6", "M9", "P12"], timeline={2: [["C16", 0]]})
    assert learning("T24", {"past": ["C6", "M9", "P12", "P13"]}, deck=DECK).hand() == DECK[:3]
    full = learning("T24", {"past": ["C6", "M9", "P12", "P13"], "hand": TEN_CARDS[:8]}, deck=DECK)
    assert full.hand()[8:] == ["P1", "P2"]


def test_t25_coptic_alphabet() -> None:
    """Two megaliths in the past; three cards."""
    assert not can_learn("T25", past=["M9", "C6", "P12"], timeline={2: [["M10", 0]]})
    assert learning("T25", {"past": ["M9", "M10"]}, deck=DECK).hand() == DECK[:3]
    assert learning("T25", {"past": ["M9", "M10"], "hand": TEN_CARDS}, deck=DECK).hand() == TEN_CARDS


def test_t26_cretan_hieroglyphs() -> None:
    """Every opponent discards one card of their choice; who has none is passed over."""
    opponents = [{"hand": ["C6", "C7"]}, {}, {"hand": ["P7", "P8", "P9"]}]
    table = learning("T26", {"hand": ["A1"]}, *opponents)
    assert table.deciders() == [1, 3]
    assert table.offers(3) == {"discard P7", "discard P8", "discard P9"}
    table.play("discard P8", seat=3).play("discard C6", seat=1)
    assert [table.hand(seat) for seat in range(4)] == [["A1"], ["C7"], [], ["P7", "P9"]]
    assert table.deciders() == [0]
    last_card = learning("T26", {}, {"hand": ["C6"]})
    assert (last_card.hand(1), last_card.deciders()) == ([], [0])


PAST_OF_FIVE = ["C6", "C7", "M9", "P12", "P13"]


def test_t27_latin_alphabet() -> None:
    """Five monuments in the past; a displayed technology of level 2 goes under its deck."""
    assert not can_learn("T27", past=PAST_OF_FIVE[:4])
    pillars = [["T27", "T1", "T2"], ["T3", "T4", "T5"], ["T28", "T29", "T30"]]
    table = learning("T27", {"past": PAST_OF_FIVE}, pillars=pillars)
    assert table.offers() == {"bury T28", "bury T29", "bury T30"}
    table.play("bury T29")
    assert "search" in table.offers()
    assert table.pillars == [["T1", "T2"], ["T3", "T4", "T5"], ["T28", "T30"]]
    assert table.techdeck(2)[-1] == "T29"


def test_t27_latin_alphabet_leaves_the_pillar_checked() -> None:
    """A pillar that is thereby down to one card is swept and refilled; with none of level 2 displayed it lapses."""
    pillars = [["T27", "T1", "T2"], ["T3", "T4", "T5"], ["T28", "T29"]]
    table = learning("T27", {"past": PAST_OF_FIVE}, pillars=pillars, techdecks=[[], ["T40", "T41", "T42"]])
    table.play("bury T29")
    assert table.pillars[2] == ["T40", "T41", "T42"]
    assert table.techdeck(2)[-1] == "T29"
    assert table.state.as_scenario()["techdiscards"][1] == ["T28"]
    none = learning("T27", {"past": PAST_OF_FIVE}, pillars=[*pillars[:2], []], removed=LEVEL_2)
    assert "search" in none.offers()


def test_t27_latin_alphabet_does_not_bring_back_a_level_that_has_left_the_game() -> None:
    """Deck and discards of level II left with a pillar: the card follows them."""
    pillars = [["T27", "T1", "T2"], [], ["T28", "T29", "T30"]]
    gone = [card for card in LEVEL_2 if card not in pillars[2]]
    table = learning("T27", {"past": PAST_OF_FIVE}, pillars=pillars, removed=gone).play("bury T29")
    assert (table.pillars[2], table.techdeck(2)) == (["T28", "T30"], [])
    assert "T29" in table.state.as_scenario()["removed"]
