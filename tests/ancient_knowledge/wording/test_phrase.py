"""Words and icons, and the one syntax that holds both."""

import pytest

from digsite.ancient_knowledge.wording import ICONS, Icon, Phrase


@pytest.mark.parametrize(
    ("marked", "pieces"),
    [
        ("", ()),
        ("Draw 1 card.", ("Draw 1 card.",)),
        ("<city|cities>", (Icon("city", "cities"),)),
        ("at most 2 <lost|lost knowledge>.", ("at most 2 ", Icon("lost", "lost knowledge"), ".")),
        ("<city|a>-<pyramid|b>", (Icon("city", "a"), "-", Icon("pyramid", "b"))),
    ],
)
def test_marked_text_is_pieces_and_pieces_are_marked_text(marked: str, pieces: tuple[str | Icon, ...]) -> None:
    phrase = Phrase.parse(marked)
    assert phrase.pieces == pieces
    assert phrase.marked == marked


def test_words_are_what_is_read_aloud() -> None:
    assert Phrase.parse("from each adjacent <city|city>").words == "from each adjacent city"


def test_icons_are_named_in_order() -> None:
    assert Phrase.parse("1 <knowledge|savoir> de chaque <city|cité>").icons == ("knowledge", "city")


def test_there_is_an_icon_for_every_kind_and_moment() -> None:
    kinds = {"city", "megalith", "pyramid", "artefact", "ancient", "writing", "secret"}
    moments = {"immediate", "anytime", "timeline", "decline", "endgame"}
    assert kinds | moments | {"knowledge", "lost", "vp"} == ICONS
