"""How sentences are made of clauses, in each language."""

from collections.abc import Sequence

import pytest

from digsite.ancient_knowledge.vocabulary import (
    AnySplit,
    AtLeast,
    AtMost,
    Count,
    Create,
    Discard,
    Draw,
    EaseEntry,
    Exactly,
    If,
    Kind,
    Learn,
    May,
    Per,
    RemoveKnowledge,
    Sentence,
    UpTo,
)
from digsite.ancient_knowledge.wording import Phrase
from digsite.ancient_knowledge.wording.sentences import spoken_clauses
from digsite.ancient_knowledge.wording.speaker import Speaker
from digsite.texts import texts


def clauses(language: str, effect: Sequence[Sentence]) -> list[str]:
    return [Phrase.parse(clause).words for clause in spoken_clauses(effect, Speaker(texts(language)))]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["You may learn a technology.", "If you do, draw 1 card."]),
        ("fr", ["Tu peux apprendre une connaissance.", "Dans ce cas, pioche 1 carte."]),
        ("de", ["Du darfst eine Erkenntniskarte studieren.", "Wenn du das tust, ziehe 1 Karte."]),
    ],
)
def test_a_price_and_what_it_buys_are_two_sentences(language: str, said: list[str]) -> None:
    assert clauses(language, [May(Learn(), then=Draw(1))]) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "For each card discarded this way, remove 2 knowledge from your timeline."),
        ("fr", "Pour chaque carte ainsi défaussée, retire 2 savoirs de ta frise."),
        ("de", "Entferne pro dabei abgelegte Karte 2 Wissen aus deiner Zeitleiste."),
    ],
)
def test_what_is_bought_for_each_thing_paid_needs_no_if(language: str, said: str) -> None:
    bought = RemoveKnowledge(Exactly(Per(2, Count.CARDS_DISCARDED)), AnySplit())
    assert clauses(language, [May(Discard(3, up_to=True), then=bought)])[1] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "If at least 2 pyramids are adjacent to this card, draw 1 card."),
        ("fr", "Si au moins 2 pyramides sont adjacentes à cette carte, pioche 1 carte."),
        ("de", "Wenn mindestens 2 Pyramiden zu dieser Karte benachbart sind, ziehe 1 Karte."),
    ],
)
def test_what_one_does_not_have_is_not_told_so(language: str, said: str) -> None:
    assert clauses(language, [If(AtLeast(Count.ADJACENT_PYRAMID, 2), (Draw(1),))]) == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "If you have at least 1 monument in your past, discard 1 card from your hand,",
                "draw 2 cards",
                "and remove up to 3 knowledge from your timeline.",
            ],
        ),
        (
            "de",
            [
                "Wenn du mindestens 1 Monument in deiner Vergangenheit hast, lege 1 Handkarte ab,",
                "ziehe 2 Karten",
                "und entferne bis zu 3 Wissen aus deiner Zeitleiste.",
            ],
        ),
    ],
)
def test_clauses_of_one_condition_make_one_sentence(language: str, said: list[str]) -> None:
    together = (Discard(1), Draw(2), RemoveKnowledge(UpTo(3), AnySplit()))
    assert clauses(language, [If(AtLeast(Count.PAST, 1), together)]) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Draw 1 card.", "Then do so once more."]),
        ("fr", ["Pioche 1 carte.", "Ensuite, recommence une fois."]),
        ("de", ["Ziehe 1 Karte.", "Wiederhole das danach einmal."]),
    ],
)
def test_the_same_again_is_told_as_that(language: str, said: list[str]) -> None:
    assert clauses(language, [Draw(1), Draw(1)]) == said


def test_a_choice_behind_a_condition_is_turned_round_in_german() -> None:
    effect = clauses("de", [If(AtMost(Count.HAND, 1), (May(Create(Kind.MEGALITH)),))])
    assert effect[0] == "Wenn du höchstens 1 Karte auf der Hand hast, darfst du einen Megalithen erschaffen."


def test_a_statement_behind_a_condition_is_turned_round_in_german() -> None:
    effect = clauses("de", [If(AtLeast(Count.ARTEFACTS, 2), (EaseEntry(Kind.PYRAMID, 1),))])
    assert effect == [
        "Wenn du mindestens 2 Artefakte auf deinem Tableau hast, kommen deine Pyramiden mit 1 Wissen weniger ins Spiel."
    ]


def test_a_price_that_comes_again_is_told_again_so_that_clauses_keep_their_numbers() -> None:
    assert len(clauses("en", [May(Learn(), then=Draw(1))] * 2)) == 4
