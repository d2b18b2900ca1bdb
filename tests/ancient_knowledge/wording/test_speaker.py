"""Every word of the vocabulary is spoken in every language, with the grammar that language asks for."""

import pytest

from digsite.ancient_knowledge.cards import CARDS, Technology
from digsite.ancient_knowledge.vocabulary import (
    MONUMENTS,
    All,
    AtLeast,
    AtMost,
    Between,
    Count,
    Draw,
    EachOf,
    Element,
    Equal,
    Exactly,
    Kind,
    Monuments,
    Move,
    OneOf,
    Per,
    RemoveKnowledge,
    SeveralOf,
)
from digsite.ancient_knowledge.wording import Phrase
from digsite.ancient_knowledge.wording.reminders import parts
from digsite.ancient_knowledge.wording.speaker import Speaker
from digsite.texts import LANGUAGES, texts


def speaker(language: str) -> Speaker:
    return Speaker(texts(language))


def subclasses(kind: type[Element]) -> set[type[Element]]:
    return {kind}.union(*(subclasses(each) for each in kind.__subclasses__()))


def words(marked: str) -> str:
    return Phrase.parse(marked).words


def test_every_word_of_the_vocabulary_is_on_some_card() -> None:
    """So what is swept over all cards is swept over the whole vocabulary."""
    asked = [card.requires for card in CARDS.values() if isinstance(card, Technology)]
    used = [part for value in (*(card.effect for card in CARDS.values()), *asked) for part in parts(value)]
    assert {type(part) for part in used if isinstance(part, Element)} == subclasses(Element) - {Element}
    assert {part for part in used if isinstance(part, Count)} == set(Count)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", Count)
def test_every_count_is_told_with_any_limit_and_as_a_multiplier(count: Count, language: str) -> None:
    speak = speaker(language)
    limits = [speak.condition(limit) for limit in (AtLeast(count, 1), AtMost(count, 2), Equal(count, 3))]
    limits += [speak.condition(Between(count, 4, 9)), speak.per(Per(1, count)), speak.per(Per(1, count, group=2))]
    assert len(set(limits)) == len(limits)


@pytest.mark.parametrize(
    ("language", "kind", "said"),
    [
        ("en", Kind.CITY, ["one of your cities", "another of your cities", "an adjacent city"]),
        ("en", Kind.MONUMENT, ["one of your monuments", "another of your monuments", "an adjacent monument"]),
        ("fr", Kind.CITY, ["une de tes cités", "une autre de tes cités", "une cité adjacente"]),
        ("fr", Kind.MEGALITH, ["un de tes mégalithes", "un autre de tes mégalithes", "un mégalithe adjacent"]),
        ("fr", Kind.PYRAMID, ["une de tes pyramides", "une autre de tes pyramides", "une pyramide adjacente"]),
        ("de", Kind.CITY, ["einer deiner Städte", "einer deiner anderen Städte", "einer benachbarten Stadt"]),
        (
            "de",
            Kind.MEGALITH,
            ["einem deiner Megalithen", "einem deiner anderen Megalithen", "einem benachbarten Megalithen"],
        ),
        (
            "de",
            Kind.MONUMENT,
            ["einem deiner Monumente", "einem deiner anderen Monumente", "einem benachbarten Monument"],
        ),
    ],
)
def test_one_monument_among_several_has_its_article_and_ending(language: str, kind: Kind, said: list[str]) -> None:
    choices = [Monuments(kind), Monuments(kind, other=True), Monuments(kind, adjacent=True)]
    from_ = {"en": "from ", "fr": "d’", "de": "von "}[language]
    assert [words(speaker(language).word(OneOf(each))) for each in choices] == [f"{from_}{each}" for each in said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", [f"each of your {many}" for many in ("cities", "megaliths", "pyramids", "monuments")]),
        (
            "fr",
            ["chacune de tes cités", "chacun de tes mégalithes", "chacune de tes pyramides", "chacun de tes monuments"],
        ),
        ("de", ["jeder deiner Städte", "jedem deiner Megalithen", "jeder deiner Pyramiden", "jedem deiner Monumente"]),
    ],
)
def test_every_monument_has_its_gender(language: str, said: list[str]) -> None:
    spoken = [words(speaker(language).word(EachOf(Monuments(kind)))) for kind in (*MONUMENTS, Kind.MONUMENT)]
    assert [each.split(" ", 1)[1] for each in spoken] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "de",
            [
                "bewege eine andere Stadt in deiner Zeitleiste auf ein Feld mit freiem Platz",
                "bewege einen anderen Megalithen in deiner Zeitleiste auf ein Feld mit freiem Platz",
                "bewege eine andere Pyramide in deiner Zeitleiste auf ein Feld mit freiem Platz",
                "bewege ein anderes Monument in deiner Zeitleiste auf ein Feld mit freiem Platz",
            ],
        ),
        (
            "fr",
            [
                "déplace une autre cité de ta frise vers une case où il reste de la place",
                "déplace un autre mégalithe de ta frise vers une case où il reste de la place",
                "déplace une autre pyramide de ta frise vers une case où il reste de la place",
                "déplace un autre monument de ta frise vers une case où il reste de la place",
            ],
        ),
    ],
)
def test_what_is_moved_stands_in_the_accusative(language: str, said: list[str]) -> None:
    kinds = (*MONUMENTS, Kind.MONUMENT)
    assert [words(speaker(language).word(Move(Monuments(kind, other=True)))) for kind in kinds] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["draw 1 card", "draw 2 cards"]),
        ("fr", ["pioche 1 carte", "pioche 2 cartes"]),
        ("de", ["ziehe 1 Karte", "ziehe 2 Karten"]),
    ],
)
def test_plurals(language: str, said: list[str]) -> None:
    assert [speaker(language).word(Draw(number)) for number in (1, 2)] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "choose 3 of your megaliths and remove 2 knowledge from each"),
        ("fr", "choisis 3 de tes mégalithes et retire 2 savoirs de chaque carte choisie"),
        ("de", "wähle 3 deiner Megalithen und entferne von jeder gewählten Karte 2 Wissen"),
    ],
)
def test_several_monuments(language: str, said: str) -> None:
    assert words(speaker(language).word(RemoveKnowledge(Exactly(2), SeveralOf(3, Kind.MEGALITH)))) == said


def test_conditions_that_begin_and_end_alike_say_so_once() -> None:
    both = All((AtLeast(Count.PAST_CITY, 1), AtLeast(Count.PAST_PYRAMID, 2)))
    assert words(speaker("de").condition(both)) == "mindestens 1 Stadt und 2 Pyramiden in deiner Vergangenheit"
    same = All((AtLeast(Count.PAST_CITY, 1), AtLeast(Count.PAST_CITY, 1)))
    assert words(speaker("en").condition(same)).endswith("1 city in your past")


def test_a_limit_upwards_comes_last() -> None:
    both = All((AtMost(Count.LOST, 2), AtLeast(Count.PAST, 1)))
    assert words(speaker("en").condition(both)) == "at least 1 monument in your past and at most 2 lost knowledge"


def test_a_list_of_spaces_is_told_with_or() -> None:
    assert speaker("fr").say("cards-or", first="4, 5", last="6") == "4, 5 ou 6"
