"""Megaliths 19 to 36, one test a card: its effect and its edge."""

from tests.ancient_knowledge.cards.table import TEN_CARDS, Table, after_actions, endgame_points

PILLARS = [["T1", "T2", "T3"], ["T10", "T11", "T12"], ["T34", "T35", "T40"]]


def test_m19_dolmen_of_fontanaccia() -> None:
    """Four points with ten lost knowledge, which costs its ten all the same."""
    assert [endgame_points("M19", past=["M19"], lost=lost) for lost in (9, 10, 17)] == [0, 4, 4]
    assert Table({"past": ["M19"], "lost": 10}).state.scores[0] == 4 - 10
    assert endgame_points("M19", timeline={1: [["M19", 0]]}, lost=10) == 0


def test_m20_colossi_of_memnon() -> None:
    """Other megaliths enter with one knowledge less; two such cards add up; from the past it does nothing."""
    mine = {"hand": ["M24", "C19"], "timeline": {5: [["M20", 2]]}}
    assert Table(mine).play("create M24 3").knowledge() == {"M24": 3, "M20": 2}
    assert Table(mine).play("create C19 3").knowledge() == {"C19": 3, "M20": 2}
    assert Table({**mine, "artefacts": ["A26"]}).play("create M24 3").knowledge() == {"M24": 2, "M20": 2}
    assert Table({"hand": ["M20"]}).play("create M20 5").knowledge() == {"M20": 2}
    assert Table({"hand": ["M24"], "past": ["M20"]}).play("create M24 3").knowledge() == {"M24": 4}


def test_m21_baalbek_trilithon() -> None:
    """It enters with one knowledge instead of seven if four megaliths lie in the past."""
    created = [
        Table({"hand": ["M21"], "past": past}).play("create M21 3").knowledge()["M21"]
        for past in (["M8", "M9", "M10", "C6"], ["M8", "M9", "M10", "M11"], ["M8", "M9", "M10", "M11", "M12"])
    ]
    assert created == [7, 1, 1]


def test_m22_hire_benakal() -> None:
    """A writing learned takes one knowledge off a monument and draws a card."""
    mine = {"timeline": {5: [["M22", 2]], 3: [["C16", 2], ["C17", 0]]}, "past": ["C6", "C7", "C8", "M9", "M10", "M11"]}
    table = Table(mine, pillars=PILLARS, deck=["P1"]).play("learn T40")
    assert table.offers() == {"remove M22", "remove C16"}
    table.play("remove M22")
    assert table.knowledge() == {"M22": 1, "C16": 2, "C17": 0}
    assert table.hand() == ["P1"]
    no_writing = Table(mine, pillars=PILLARS, deck=["P1"]).play("learn T34")
    assert "search" in no_writing.offers()
    assert no_writing.hand() == []


def test_m22_hire_benakal_does_what_it_can() -> None:
    """Without knowledge it still draws; with ten cards in hand it still removes."""
    past = ["M9", "M10", "M11"]
    bare = Table({"timeline": {5: [["M22", 0]]}, "past": past}, pillars=PILLARS, deck=["P1"]).play("learn T40")
    assert bare.hand() == ["P1"]
    full = Table({"timeline": {5: [["M22", 2]]}, "past": past, "hand": TEN_CARDS}, pillars=PILLARS).play("learn T40")
    assert (full.knowledge(), full.hand()) == ({"M22": 1}, TEN_CARDS)


def test_m23_standing_stones_of_stenness() -> None:
    """Created, for one card, it takes one knowledge off every other megalith, wherever it lies."""
    timeline = {1: [["M10", 2]], 3: [["M12", 0], ["C16", 2]], 5: [["M13", 3]]}
    table = Table({"hand": ["M23", "A1"], "timeline": timeline}).play("create M23 5")
    assert table.knowledge() == {"M10": 1, "M12": 0, "C16": 2, "M13": 2, "M23": 2}
    assert table.hand() == []
    assert "M23 5" not in Table({"hand": ["M23"]}).offered("create")


def check_it_burdens_every_opponent(card: str, space: int, number: int) -> None:
    """So much knowledge onto one monument of each opponent who has any, chosen by the creator, without a limit."""
    opponents = [{"timeline": {2: [["C16", 9]], 6: [["C17", 0]]}}, {}, {"timeline": {3: [["P7", 1], ["P8", 0]]}}]
    table = Table({"hand": [card], "timeline": {4: [["C19", 3]]}}, *opponents).play(f"create {card} {space}")
    assert table.deciders() == [0]
    assert table.offers() == {"add C16", "add C17"}
    table.play("add C16")
    assert table.offers() == {"add P7", "add P8"}
    table.play("add P8")
    assert table.knowledge(1) == {"C16": 9 + number, "C17": 0}
    assert table.knowledge(3) == {"P7": 1, "P8": number}
    assert table.knowledge(0)["C19"] == 3


def test_m24_tlalocs_statue() -> None:
    """Three knowledge onto one monument of each opponent; a single monument is hit without asking."""
    check_it_burdens_every_opponent("M24", space=3, number=3)
    table = Table({"hand": ["M24"]}, {"timeline": {2: [["C16", 2]]}}).play("create M24 3")
    assert table.knowledge(1) == {"C16": 5}
    assert table.knowledge(0) == {"M24": 4}


def test_m25_great_sphinx_of_giza() -> None:
    """Two knowledge onto one monument of each opponent; where nobody has one, nothing happens."""
    check_it_burdens_every_opponent("M25", space=2, number=2)
    table = Table({"hand": ["M25"], "timeline": {4: [["C19", 3]]}}).play("create M25 2")
    assert "search" in table.offers()
    assert table.knowledge() == {"M25": 3, "C19": 3}


def test_m26_chabola_de_la_hechicera() -> None:
    """An artefact created takes one knowledge off a monument and draws a card; a monument does not."""
    mine = {"hand": ["A1", "C12"], "timeline": {6: [["M26", 3]], 3: [["C16", 2]]}}
    table = Table(mine, deck=["P1"]).play("create A1")
    assert table.offers() == {"remove M26", "remove C16"}
    table.play("remove M26")
    assert (table.knowledge(), table.hand()) == ({"C16": 2, "M26": 2}, ["C12", "P1"])
    assert Table(mine, deck=["P1"]).play("create C12 1").hand() == ["A1"]
    bare = Table({"hand": ["A1"], "timeline": {6: [["M26", 0]]}}, deck=["P1"]).play("create A1")
    assert bare.hand() == ["P1"]


def test_m27_masuda_iwafune() -> None:
    """Created, it may create another megalith, but neither a city nor an artefact."""
    mine = {"hand": ["M27", "M10", "C12", "A1"]}
    table = Table(mine).play("create M27 3")
    assert table.offers() == {*(f"create M10 {space}" for space in (1, 2, 3, 4)), "done"}
    table.play("create M10 2")
    assert (table.spaces(), table.hand()) == ({"M27": 3, "M10": 2}, ["C12", "A1"])
    assert table.state.view(None)["actions_left"] == 1
    assert Table(mine).play("create M27 3", "done").spaces() == {"M27": 3}
    assert Table({"hand": ["M27", "C12"]}).play("create M27 3").offers() == {"done"}


def test_m28_megaliths_of_cauria() -> None:
    """One knowledge onto one monument of each opponent; then it declines at once from space 1."""
    check_it_burdens_every_opponent("M28", space=1, number=1)
    table = Table({"hand": ["M28"]}, {"timeline": {2: [["C16", 2]]}}, actions_left=1).play("create M28 1")
    assert table.knowledge(1) == {"C16": 3}
    assert (table.past(), table.lost()) == (["M28"], 2)


def test_m29_ishibutai_kofun() -> None:
    """One lost knowledge less in every timeline phase, as long as there are five."""
    lost = [after_actions({"timeline": {4: [["M29", 3]]}, "lost": lost}).lost() for lost in (4, 5, 6)]
    assert lost == [4, 4, 5]
    assert after_actions({"past": ["M29"], "lost": 6}).lost() == 6


def test_m30_leshan_giant_buddha() -> None:
    """One lost knowledge less in every timeline phase, with three megaliths in the past."""
    buddha = {"timeline": {5: [["M30", 3]]}}
    assert after_actions({**buddha, "past": ["M8", "M9", "M10"], "lost": 4}).lost() == 3
    assert after_actions({**buddha, "past": ["M8", "M9", "C6"], "lost": 4}).lost() == 4
    assert after_actions({**buddha, "past": ["M8", "M9", "M10"], "lost": 0}).lost() == 0


def test_m31_hagar_qim() -> None:
    """One lost knowledge less in every timeline phase, if there is any; also on space 1, before it declines."""
    assert after_actions({"timeline": {2: [["M31", 3]]}, "lost": 4}).lost() == 3
    assert after_actions({"timeline": {2: [["M31", 3]]}, "lost": 0}).lost() == 0
    assert after_actions({"timeline": {1: [["M31", 3]]}, "lost": 4}).lost() == 4 - 1 + 3
    assert after_actions({"past": ["M31"], "lost": 4}).lost() == 4


def test_m32_giants_tomb() -> None:
    """Twelve points with twenty lost knowledge, which costs its twenty all the same."""
    assert [endgame_points("M32", past=["M32"], lost=lost) for lost in (19, 20, 25)] == [0, 12, 12]
    assert Table({"past": ["M32"], "lost": 20}).state.scores[0] == 12 - 20
    assert endgame_points("M32", timeline={1: [["M32", 0]]}, lost=20) == 0


def test_m33_merchants_table() -> None:
    """One point for each monument in the timeline, on top of the one that every such monument is worth."""
    three = {1: [["C16", 2], ["M10", 0]], 5: [["P7", 3]]}
    assert endgame_points("M33", past=["M33"]) == 0
    assert endgame_points("M33", past=["M33"], timeline=three) == 3
    assert Table({"past": ["M33"], "timeline": three}).state.scores[0] == 1 + 3 + 3
    assert endgame_points("M33", timeline={**three, 6: [["M33", 0]]}) == 0


def test_m34_montguyon_dolmen() -> None:
    """Declining, it may learn any displayed technology, whatever that requires."""
    mine = {"timeline": {1: [["M34", 3]]}}
    table = after_actions(mine, pillars=PILLARS, deck=["P1", "P2", "P3"])
    assert table.offers() == {*(f"learn {card}" for pillar in PILLARS for card in pillar), "done"}
    table.play("learn T1")
    assert (table.technologies(), table.hand(), table.past()) == (["T1"], ["P1", "P2", "P3"], ["M34"])
    refused = after_actions(mine, pillars=PILLARS).play("done")
    assert (refused.technologies(), refused.past()) == ([], ["M34"])
    assert after_actions(mine, pillars=[[], [], []]).turn == 1


def test_m34_montguyon_dolmen_is_still_there_while_it_learns() -> None:
    """What it learns may take knowledge off it, but cannot move it away: it declines."""
    mine = {"timeline": {1: [["M34", 6]], 4: [["C16", 2]]}}
    pillars = [["T10", "T14", "T16"], ["T1", "T2", "T3"], ["T34", "T35", "T40"]]
    relieved = after_actions(mine, pillars=pillars).play("learn T14")
    assert (relieved.lost(), relieved.past()) == (3, ["M34"])
    moving = after_actions(mine, pillars=pillars).play("learn T10")
    assert moving.offered("move") == {f"C16 {space}" for space in (1, 2, 3, 5, 6)}
    swapping = after_actions(mine, pillars=pillars).play("learn T16")
    assert (swapping.turn, swapping.spaces()) == (1, {"C16": 3})


def test_m35_ggantija() -> None:
    """One knowledge off every adjacent city: same space, or same row on a neighbouring space."""
    table = after_actions(
        {"timeline": {2: [["C16", 2]], 3: [["M35", 1], ["C17", 3]], 4: [["M12", 2], ["C21", 4]], 5: [["C22", 6]]}}
    )
    assert table.turn == 1
    assert table.knowledge() == {"C16": 1, "M35": 1, "C17": 2, "M12": 2, "C21": 4, "C22": 6}
    bare = after_actions({"timeline": {3: [["M35", 1], ["C17", 0]]}})
    assert bare.knowledge() == {"M35": 1, "C17": 0}


ELEVEN = [*(f"C{number}" for number in range(6, 12)), *(f"P{number}" for number in range(7, 12))]


def test_m36_poulnabrone_dolmen() -> None:
    """With eleven monuments in the past, every monument created may bring another, which brings no third."""
    mine = {"hand": ["M10", "C19", "C20", "A1"], "timeline": {6: [["M36", 0]]}, "past": ELEVEN}
    table = Table(mine, second_half=True).play("create M10 2")
    assert table.offered("create") == {
        *(f"C19 {space}" for space in (1, 2, 3, 4, 5)),
        *(f"C20 {space}" for space in (1, 2, 3, 4)),
    }
    assert "done" in table.offers()
    table.play("create C19 3")
    assert table.state.view(None)["actions_left"] == 1
    assert "search" in table.offers()
    assert table.spaces() == {"M36": 6, "M10": 2, "C19": 3}
    refused = Table(mine, second_half=True).play("create M10 2", "done")
    assert refused.spaces() == {"M36": 6, "M10": 2}


def test_m36_poulnabrone_dolmen_stays_silent() -> None:
    """With ten in the past, for an artefact, or for itself."""
    mine = {"hand": ["M10", "C19", "A1"], "timeline": {6: [["M36", 0]]}}
    assert "search" in Table({**mine, "past": ELEVEN[:10]}, second_half=True).play("create M10 2").offers()
    assert "search" in Table({**mine, "past": ELEVEN}, second_half=True).play("create A1").offers()
    itself = Table({"hand": ["M36", "C19"], "past": ELEVEN}, second_half=True).play("create M36 6")
    assert "search" in itself.offers()


def test_m36_poulnabrone_dolmen_chains_through_other_cards() -> None:
    """What it brings in does not set it off, but what that card grants does."""
    mine = {"hand": ["M10", "M18", "C24", "C19"], "timeline": {6: [["M36", 0]]}, "past": ELEVEN}
    table = Table(mine, second_half=True).play("create M10 2", "create M18 6")
    assert table.state.decisions[0].cause == "M18"
    table.play("create C24 5")
    assert table.state.decisions[0].cause == "M36"
    table.play("create C19 3")
    assert table.spaces() == {"M10": 2, "C19": 3, "C24": 5, "M36": 6, "M18": 6}
    assert table.state.view(None)["actions_left"] == 1
