"""The parts of an observation of Ancient Knowledge."""

from typing import get_args

from digsite.ancient_knowledge.cards import BUILDERS, CARDS, TECHNOLOGIES
from digsite.ancient_knowledge.player import CELLS
from digsite.ancient_knowledge.rules.pending import AnyPending
from digsite.ancient_knowledge.state import Question
from digsite.ancient_knowledge.vocabulary import Kind
from digsite.envs.observations.base import SEATS
from digsite.envs.observations.layout import Layout

CARD_COUNT, BUILDER_COUNT, TECHNOLOGY_COUNT = len(CARDS), len(BUILDERS), len(TECHNOLOGIES)
ARTEFACT_COUNT = sum(card.kind is Kind.ARTEFACT for card in BUILDERS.values())
MONUMENT_COUNT = BUILDER_COUNT - ARTEFACT_COUNT
QUESTIONS = ("action", *(kind.__struct_config__.tag for kind in get_args(AnyPending) if issubclass(kind, Question)))
COUNTS = "knowledge"
"""From this part on, numbers are counts; before it, 1 marks what is so."""

LAYOUT = Layout(
    [
        (
            "timeline",
            (SEATS, len(CELLS), MONUMENT_COUNT),
            "by seat and cell the monument that lies there; cells 0, 2, 4 ... are the lower row",
        ),
        ("past", (SEATS, MONUMENT_COUNT), "by seat the monuments of its past"),
        ("artefacts", (SEATS, ARTEFACT_COUNT), "by seat its artefacts"),
        ("technologies", (SEATS, TECHNOLOGY_COUNT), "by seat its technologies"),
        ("hand", (BUILDER_COUNT,), "the own hand"),
        ("discard", (BUILDER_COUNT,), "the discarded cards one knows"),
        ("pillars", (3, TECHNOLOGY_COUNT), "by pillar the technologies that lie there"),
        ("techdecks", (TECHNOLOGY_COUNT,), "technologies that one knows to lie in their deck"),
        ("techdiscards", (TECHNOLOGY_COUNT,), "discarded technologies"),
        ("removed", (TECHNOLOGY_COUNT,), "technologies that left the game"),
        ("aside", (CARD_COUNT,), "cards that lie aside or are being paid for, as far as one sees them"),
        ("players", (SEATS,), "how many play: 1 to 4"),
        ("turn", (SEATS,), "whose turn it is, counted clockwise from the seat that looks"),
        ("start", (SEATS,), "who began, counted likewise"),
        ("deciders", (SEATS,), "who owes a decision, counted likewise"),
        ("flags", (6,), "second half, last round, decline is skipped, game over, `ask_forced`, `starter_sets`"),
        ("question", (len(QUESTIONS),), "what is asked: " + ", ".join(QUESTIONS)),
        ("cause", (CARD_COUNT,), "the card that asks"),
        ("seen", (SEATS - 1, BUILDER_COUNT), "by opponent the cards one has seen that this hand may hold"),
        ("buried", (BUILDER_COUNT,), "cards one knows to have been in the deck at its last shuffle"),
        ("knowledge", (SEATS, len(CELLS)), "by seat and cell the knowledge on it"),
        ("rotated", (SEATS,), "by seat the rotated monuments of its past"),
        ("lost", (SEATS,), "by seat its lost knowledge"),
        ("hand_sizes", (SEATS,), "by seat the cards in its hand"),
        ("deck", (1,), "cards in the deck"),
        ("discards", (1,), "cards in the discard pile"),
        ("techdeck_sizes", (2,), "technologies in the decks of level 1 and 2"),
        ("actions_left", (1,), "actions left in this turn"),
        ("newly_lost", (1,), "knowledge lost in the decline phase under way"),
        ("left", (1,), "how many cards or tokens the open question still asks for"),
    ]
)
