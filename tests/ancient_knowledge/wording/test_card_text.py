"""What a card's text owes its declaration, swept over all cards in all languages."""

import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from digsite.ancient_knowledge.cards import CARDS, Builder, Card, Technology
from digsite.ancient_knowledge.wording import ICONS, CardText, card_text
from digsite.texts import LANGUAGES

MAY = {"en": "may", "fr": "tu peux", "de": "darf"}
UP_TO = {"en": "up to", "fr": "jusqu’à", "de": "bis zu"}
AT_LEAST = {"en": "at least", "fr": "au moins", "de": "mindestens"}
AT_MOST = {"en": "at most", "fr": "au plus", "de": "höchstens"}
EXACTLY = {"en": "exactly", "fr": "exactement", "de": "genau"}

# Where the notation spells out a number that a sentence tells in words, and the other way round.
TOLD_IN_WORDS = {
    **{f"C{number}": Counter("1") for number in range(25, 30)},  # any knowledge
    "M14": Counter("1"),  # an opponent with at least 1 card
    "P19": Counter("0"),  # not below 0
    "A6": Counter("3"),  # the space is named once
    "A13": Counter("0"),  # without knowledge
    "T27": Counter("2"),  # the level is named once
}
TOLD_IN_NUMBERS = {"T12": Counter("1")}  # 1 for each artefact
SAID_ONCE = {"T7": 2, "T18": 1, "T39": 2}
"""Where several limits of one kind are said once: at least 3 cities, 3 megaliths and 3 pyramids."""


def told(text: CardText) -> str:
    return f"{text.requirement.words if text.requirement else ''} {text.effect.words}"


def declared(card: Card) -> str:
    requires = card.requires if isinstance(card, Technology) else None
    return f"{requires.notation if requires else ''} {card.notation}"


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text.replace("II", "2")))


def texts_of(language: str) -> Iterator[tuple[Card, CardText]]:
    return ((card, card_text(card, language)) for card in CARDS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_phrase_for_every_clause(language: str) -> None:
    assert [card.id for card, text in texts_of(language) if len(text.clauses) != len(card.clauses)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_told_are_the_numbers_declared(language: str) -> None:
    for card, text in texts_of(language):
        in_words, in_numbers = TOLD_IN_WORDS.get(card.id, Counter()), TOLD_IN_NUMBERS.get(card.id, Counter())
        assert numbers(told(text)) == numbers(declared(card)) - in_words + in_numbers, card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_to_refuse_is_told_and_no_other(language: str) -> None:
    for card, text in texts_of(language):
        said = [MAY[language] in clause.words.lower() for clause in text.clauses]
        assert said == [clause.optional for clause in card.clauses], card.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("notation", "words"),
    [(r"up-to \d", UP_TO), (r">= \d", AT_LEAST), (r"<= \d", AT_MOST), (r"== [1-9]", EXACTLY)],
    ids=["up to", "at least", "at most", "exactly"],
)
def test_a_limit_is_told_as_often_as_it_is_declared(language: str, notation: str, words: dict[str, str]) -> None:
    for card, text in texts_of(language):
        # Told as "with cards in hand" and "any knowledge".
        said = re.sub(r"opponent with hand >= 1|this\.knowledge >= 1", "", declared(card))
        limits = len(re.findall(notation, said)) - (SAID_ONCE.get(card.id, 0) if words is AT_LEAST else 0)
        assert len(re.findall(rf"{words[language]} \d", told(text), re.IGNORECASE)) == limits, card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_unrendered(language: str) -> None:
    for card, text in texts_of(language):
        assert not re.search(r"[{}<>|$_]| {2}| [.,)]|\bnone\b|^\s|\s$", text.words), card.id
        for phrase in (text.kind, *text.figures, text.trigger, *text.clauses, *text.reminders):
            assert phrase.words, card.id
            assert set(phrase.icons) <= ICONS, card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_made_of_sentences(language: str) -> None:
    for card, text in texts_of(language):
        for sentence in re.split(r"(?<=\.) ", text.effect.words) if text.clauses else ():
            assert sentence[0].isupper(), card.id
            assert sentence.endswith("."), card.id


def test_the_icons_are_the_same_in_every_language() -> None:
    for card in CARDS.values():
        shown = [Counter(card_text(card, language).effect.icons) for language in LANGUAGES]
        assert shown == [shown[0]] * len(LANGUAGES), card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_plain_data(language: str) -> None:
    for _, text in texts_of(language):
        assert msgspec.json.decode(msgspec.json.encode(text), type=CardText) == text


def test_icons_stand_for_the_kinds() -> None:
    text = card_text(CARDS["C6"], "de").effect
    assert text.marked == "Entferne 1 <knowledge|Wissen> von jeder benachbarten <city|Stadt>."
    assert text.words == "Entferne 1 Wissen von jeder benachbarten Stadt."
    assert text.icons == ("knowledge", "city")


@pytest.mark.parametrize(
    ("card", "language", "words"),
    [
        (
            "C35",
            "en",
            "Tulum, Mexico. City, space 4, 1 knowledge, 6 points, locked. Timeline: Discard 1 card from your hand.",
        ),
        (
            "T2",
            "fr",
            "Aristote. Ancien, niveau I. Condition\u00a0: au moins 2 pyramides dans ton passé. "
            "Immédiat\u00a0: Pioche 3 cartes.",
        ),
        (
            "M12",
            "de",
            "Statuen von Ramses II., Ägypten. Megalith, Feld 2, 2 Wissen, 2 Siegpunkte, kostet 2 Karten. "
            "Verfall: Ziehe 4 Karten.",
        ),
        ("A36", "en", "Khufu’s Solar Barque, Egypt. Artefact. Anytime: Your pyramids enter with 1 less knowledge."),
        (
            "T28",
            "de",
            "Imhotep. Person, Level II, 3 Siegpunkte. Anforderung: mindestens 4 Artefakte auf deinem Tableau.",
        ),
    ],
)
def test_a_whole_card_is_read_aloud(card: str, language: str, words: str) -> None:
    assert card_text(CARDS[card], language).words == words


def test_a_card_of_no_game_is_refused() -> None:
    card = CARDS["C1"]
    with pytest.raises(TypeError, match="builder card or a technology"):
        card_text(Card(card.id, card.name, trigger=card.trigger), "en")


def test_a_locked_card_says_so() -> None:
    locked = {card.id for card in CARDS.values() if isinstance(card, Builder) and card.locked}
    for language, word in {"en": "locked", "fr": "non décalable", "de": "nicht verschiebbar"}.items():
        said = {card.id for card in CARDS.values() if word in [f.words for f in card_text(card, language).figures]}
        assert said == locked
