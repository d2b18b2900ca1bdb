"""A button has the verb of the question it answers, and a series of answers ends with "Done": in every language."""

import re
from pathlib import Path

import pytest

from digsite.texts import LANGUAGES, texts
from tests.texts.entries import entries, pieces_of_text

KNOWLEDGE, BLOCKS = "ancient-knowledge", "block-and-key"
VERBS = {
    "pay": ("pay", "pai|pay", "bezahl"),
    "set aside": ("aside", "de côté", "zur seite"),
    "discard": ("discard", "défauss", r"leg(?:en|st)|lege"),
    "archive": ("archiv", "archiv", "archiv"),
    "create": ("creat", "cré", "erschaff"),
    "learn": ("learn", "appren", "studier"),
    "destroy": ("destroy", "détrui", "zerstör"),
    "keep": ("keep", "gard", "beh[aä]lt"),
    "take": ("take", "pren", "ne?h?i?mm?"),
    "look": ("look", "regard", "sieh|anseh"),
    "put": ("put", "met", r"leg(?:en|st)"),
    "turn": ("turn", "passe", "dreh"),
    "remove": ("remov", "retir", "entfern"),
    "transfer": ("put", "plac", r"leg(?:en|st)"),
    "add": ("add", "ajout", "hinzu"),
    "decline": ("declin", "déclin", "verf[aä]ll"),
    "move": ("move", "déplac", "beweg"),
    "swap": ("swap", "échang", "tausch"),
    "rotate": ("rotat", "inclin", "dreh"),
    "use": ("use", "utilis", "nutz"),
    "come": ("come", "vien", "kommt"),
    "turn the core": ("turn", "tourn", "dreh"),
    "excavate": ("excavat", "extra", "grab"),
    "place": ("place", "plac", "setz"),
    "put back": ("put", "remet", "leg"),
    "claim": ("claim", "valid", "sicher"),
    "return": ("put", "remet", "schieb"),
    "draw": ("draw", "pioch", "zieh"),
}
"""How its forms begin, in the order of the languages."""
PAIRS: list[tuple[str, str, str]] = [
    (KNOWLEDGE, "payment", "pay: move-pay knowledge-do-pay knowledge-gather-pay knowledge-pay-for knowledge-pay-pick"),
    (
        KNOWLEDGE,
        "opening-hands",
        "set aside: move-set-aside knowledge-do-set-aside knowledge-gather-set-aside knowledge-ask-opening-hands",
    ),
    (
        KNOWLEDGE,
        "cards-to-discard",
        "discard: move-discard knowledge-do-discard knowledge-gather-discard knowledge-ask-cards-to-discard",
    ),
    (
        KNOWLEDGE,
        "opponents-to-discard",
        "discard: move-discard knowledge-do-discard knowledge-ask-opponents-to-discard",
    ),
    (KNOWLEDGE, "cards-to-archive", "archive: knowledge-answer-cards-to-archive knowledge-ask-cards-to-archive"),
    (KNOWLEDGE, "archive-offer", "archive: done-archive-offer move-archive"),
    (KNOWLEDGE, "granted-create", "create: move-create knowledge-create done-granted-create"),
    (KNOWLEDGE, "create-aside", "create: move-create knowledge-create done-create-aside"),
    (KNOWLEDGE, "granted-learn", "learn: move-learn knowledge-learn done-granted-learn"),
    (KNOWLEDGE, "learn-aside", "learn: move-learn knowledge-learn done-learn-aside"),
    (KNOWLEDGE, "opponents-to-destroy", "destroy: move-destroy knowledge-do-destroy"),
    (KNOWLEDGE, "artefacts-to-destroy", "destroy: move-destroy knowledge-do-destroy done-artefacts-to-destroy"),
    (KNOWLEDGE, "card-to-keep", "keep: move-keep knowledge-do-keep"),
    (KNOWLEDGE, "card-to-take", "take: move-take knowledge-do-take"),
    (KNOWLEDGE, "hand-to-rob", "look: knowledge-answer-hand-to-rob"),
    (KNOWLEDGE, "rest-to-put-under", "put: move-bury knowledge-do-bury"),
    (KNOWLEDGE, "technology-to-bury", "put: move-bury knowledge-do-bury"),
    (KNOWLEDGE, "pillar-to-flip", "turn: move-flip knowledge-answer-pillar-to-flip"),
    (KNOWLEDGE, "lost-to-recover", "remove: knowledge-answer-lost-to-recover"),
    (KNOWLEDGE, "lost-to-transfer", "transfer: move-transfer knowledge-answer-lost-to-transfer"),
    (KNOWLEDGE, "monument-to-burden", "add: move-add knowledge-do-add"),
    (KNOWLEDGE, "monument-to-decline", "decline: move-decline knowledge-answer-monument-to-decline"),
    (KNOWLEDGE, "monument-to-move", "move: move-move knowledge-do-move done-monument-to-move"),
    (KNOWLEDGE, "monuments-to-swap", "swap: move-swap knowledge-do-swap"),
    (KNOWLEDGE, "monument-to-relieve", "remove: move-remove knowledge-do-remove done-monument-to-relieve"),
    (KNOWLEDGE, "monuments-to-relieve", "remove: move-remove knowledge-do-remove"),
    (KNOWLEDGE, "tokens-to-remove", "remove: move-remove knowledge-do-remove"),
    (KNOWLEDGE, "monuments-to-rotate", "rotate: knowledge-answer-monuments-to-rotate"),
    (KNOWLEDGE, "offer", "use: knowledge-answer-offer done-offer"),
    (KNOWLEDGE, "pool-order", "come: knowledge-answer-pool-order"),
    (KNOWLEDGE, "timeline-order", "come: knowledge-answer-timeline-order"),
    (BLOCKS, "core", "turn the core: move-core temple-confirm-core"),
    (BLOCKS, "draft", "take: move-draft temple-confirm-draft temple-yard-take"),
    (BLOCKS, "turn", "excavate: move-excavate temple-confirm-excavate"),
    (BLOCKS, "turn", "place: move-place temple-confirm-place temple-hold-place temple-holding"),
    (BLOCKS, "discard", "put back: move-discard temple-confirm-discard temple-supply-discard"),
    (BLOCKS, "claim", "claim: move-claim temple-claim temple-claim-fewer"),
    (BLOCKS, "mark", "take: move-mark temple-confirm-mark"),
    (
        BLOCKS,
        "return",
        "return: move-return move-done-return temple-key-return temple-done-return temple-confirm-return "
        "temple-confirm-done",
    ),
    (BLOCKS, "refill", "draw: move-refill temple-confirm-refill"),
    (BLOCKS, "ancients", "place: move-ancients temple-confirm-ancients"),
]
ACTIONS = {f"{KNOWLEDGE}-ask-action", f"{KNOWLEDGE}-ask-in-order"}
"""Asks for five things at once; and what is only put around a question."""


def said(language: str, text: str) -> str:
    return " ".join(pieces_of_text(entries(language)[text])).lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "question", "answers"), PAIRS, ids=lambda value: str(value).partition(":")[0])
def test_an_answer_has_the_verb_of_its_question(game: str, question: str, answers: str, language: str) -> None:
    verb, _, names = answers.partition(": ")
    begins = VERBS[verb][LANGUAGES.index(language)]
    ids = [f"{game}-ask-{question}"]
    ids += [name if name in entries(language) else f"{game}-{name}" for name in names.split()]
    assert [(text, said(language, text)) for text in ids if not re.search(begins, said(language, text))] == []


def test_no_question_is_left_out() -> None:
    asked = {f"{game}-ask-{question}" for game, question, _ in PAIRS}
    assert {
        text for text in entries("en") if "-ask-" in text and text.startswith((KNOWLEDGE, BLOCKS))
    } == asked | ACTIONS


DONE = [
    "ancient-knowledge-done",
    "ancient-knowledge-done-cards-to-discard",
    "ancient-knowledge-done-artefacts-to-destroy",
]
GLOSSARY = (Path(__file__).parents[2] / "docs/glossary.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_series_ends_with_done(language: str) -> None:
    (row,) = [line for line in GLOSSARY.splitlines() if line.startswith("| done |")]
    done = row.split("|")[2 + LANGUAGES.index(language)].strip()
    say = texts(language).say
    assert {say(text, taken=1) for text in DONE} == {done}
    assert say("block-and-key-move-done-claim", claims=1) == done
    # Before anything was taken it is an answer of its own.
    assert done not in {say(text, taken=0) for text in DONE[1:]}
    assert say("block-and-key-move-done-claim", claims=0) != done
