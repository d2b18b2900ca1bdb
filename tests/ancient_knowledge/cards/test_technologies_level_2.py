"""Technologies of level 2, one test a card: its requirement just met and just missed, and its points."""

from typing import Any

from tests.ancient_knowledge.cards.table import ANCIENTS, SECRETS, TEN_CARDS, WRITINGS, Table, can_learn, learning

CITIES = ["C6", "C7", "C8", "C9", "C10", "C11", "C12"]
MEGALITHS = ["M8", "M9", "M10", "M11", "M12", "M13", "M14"]
PYRAMIDS = ["P7", "P8", "P9", "P10", "P11", "P12", "P13"]


def check_points(card: str, points: int, **mine: Any) -> None:
    """With this before them a player may learn it, and it is worth so much and does nothing else."""
    before = Table(mine)
    table = learning(card, mine)
    assert table.technologies() == [*before.technologies(), card]
    assert table.state.scores[0] == before.state.scores[0] + points
    assert "search" in table.offers()
    assert (table.hand(), table.lost()) == (before.hand(), before.lost())


def test_t28_imhotep() -> None:
    """Four artefacts; three points."""
    assert not can_learn("T28", artefacts=TEN_CARDS[:3], hand=TEN_CARDS[3:6])
    check_points("T28", 3, artefacts=TEN_CARDS[:4])
    check_points("T28", 3, artefacts=TEN_CARDS[:5])


def test_t29_plato() -> None:
    """Seven monuments of one kind in the past, whichever; four points."""
    for kind in (CITIES, MEGALITHS, PYRAMIDS):
        others = [card for other in (CITIES, MEGALITHS, PYRAMIDS) if other is not kind for card in other[:2]]
        assert not can_learn("T29", past=kind[:6] + others)
        check_points("T29", 4, past=kind)


def test_t30_thoth() -> None:
    """Nine lost knowledge; two points."""
    assert not can_learn("T30", lost=8)
    check_points("T30", 2, lost=9)
    check_points("T30", 2, lost=10)


def test_t31_pythagoras() -> None:
    """Three monuments with endgame effects in the past; three points."""
    assert not can_learn("T31", past=["C1", "P1", *MEGALITHS], timeline={1: [["M2", 0]]})
    check_points("T31", 3, past=["C1", "M2", "P1"])


def test_t32_akhenaten() -> None:
    """Four pyramids in the past; three points."""
    assert not can_learn("T32", past=PYRAMIDS[:3] + CITIES + MEGALITHS, timeline={1: [["P14", 0]]})
    check_points("T32", 3, past=PYRAMIDS[:4])


def test_t33_pliny_the_elder() -> None:
    """Three ancients, not counting itself; two points."""
    assert not can_learn("T33", technologies=ANCIENTS[:2] + SECRETS[:3] + WRITINGS[:3])
    check_points("T33", 2, technologies=ANCIENTS[:3])
    check_points("T33", 2, technologies=[*ANCIENTS[:2], "T28"])


def test_t34_golden_mean() -> None:
    """Three cities in the past; two points."""
    assert not can_learn("T34", past=CITIES[:2] + MEGALITHS + PYRAMIDS, timeline={1: [["C16", 0]]})
    check_points("T34", 2, past=CITIES[:3])


def test_t35_royal_cubit() -> None:
    """Three secrets, not counting itself; two points."""
    assert not can_learn("T35", technologies=SECRETS[:2] + ANCIENTS[:3] + WRITINGS[:3])
    check_points("T35", 2, technologies=SECRETS[:3])
    check_points("T35", 2, technologies=[*SECRETS[:2], "T34"])


def test_t36_astrology() -> None:
    """Ten cards in hand; two points."""
    assert not can_learn("T36", hand=TEN_CARDS[:9])
    check_points("T36", 2, hand=TEN_CARDS)


def test_t37_alchemy() -> None:
    """Seven monuments in the past and at most three lost knowledge; four points."""
    seven = CITIES[:3] + MEGALITHS[:2] + PYRAMIDS[:2]
    assert not can_learn("T37", past=seven[:6], lost=0, timeline={1: [["C16", 0]]})
    assert not can_learn("T37", past=seven, lost=4)
    check_points("T37", 4, past=seven, lost=3)
    check_points("T37", 4, past=[*seven, "C16"], lost=0)


def test_t38_hermeticism() -> None:
    """Five cities in the past; three points."""
    assert not can_learn("T38", past=CITIES[:4] + MEGALITHS + PYRAMIDS[:3], timeline={1: [["C16", 0]]})
    check_points("T38", 3, past=CITIES[:5])


def test_t39_ari_kat() -> None:
    """Three cities, three megaliths and three pyramids in the past; five points."""
    kinds = (CITIES, MEGALITHS, PYRAMIDS)
    for lacking in kinds:
        past = [card for kind in kinds for card in kind[: 2 if kind is lacking else 4]]
        assert not can_learn("T39", past=past)
    check_points("T39", 5, past=CITIES[:3] + MEGALITHS[:3] + PYRAMIDS[:3])


def test_t40_chinese_alphabet() -> None:
    """Three megaliths in the past; two points."""
    assert not can_learn("T40", past=MEGALITHS[:2] + CITIES + PYRAMIDS, timeline={1: [["M15", 0]]})
    check_points("T40", 2, past=MEGALITHS[:3])


def test_t41_emerald_tablet() -> None:
    """Three writings, not counting itself; two points."""
    assert not can_learn("T41", technologies=WRITINGS[:2] + ANCIENTS[:3] + SECRETS[:3])
    check_points("T41", 2, technologies=WRITINGS[:3])
    check_points("T41", 2, technologies=[*WRITINGS[:2], "T40"])


def test_t42_sumerian_cuneiforms() -> None:
    """Six technologies of any kind and level, not counting itself; two points."""
    six = ["T1", "T2", "T10", "T11", "T19", "T28"]
    assert not can_learn("T42", technologies=six[:5])
    check_points("T42", 2, technologies=six)


def test_t43_maya_script() -> None:
    """Ten monuments in the past; two points."""
    ten = CITIES[:4] + MEGALITHS[:3] + PYRAMIDS[:3]
    assert not can_learn("T43", past=ten[:9], timeline={1: [["C16", 0]]})
    check_points("T43", 2, past=ten)


def test_t44_phoenician_alphabet() -> None:
    """Fifteen lost knowledge; four points."""
    assert not can_learn("T44", lost=14)
    check_points("T44", 4, lost=15)


def test_t45_hieroglyphs() -> None:
    """Five megaliths in the past; four points."""
    assert not can_learn("T45", past=MEGALITHS[:4] + CITIES + PYRAMIDS, timeline={1: [["M15", 0]]})
    check_points("T45", 4, past=MEGALITHS[:5])
