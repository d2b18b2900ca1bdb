"""Ids that the browser puts together while it runs: whatever can stand in one of their gaps has its text."""

import re
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from digsite import game
from digsite.ancient_knowledge.actions import AnyAction as KnowledgeAction
from digsite.ancient_knowledge.positions.outlook import _NEEDS
from digsite.ancient_knowledge.state import Question
from digsite.block_and_key.actions import AnyAction as BlockAction
from digsite.bots import bot_names
from digsite.games import GAMES
from digsite.server.schema.messages import Notice
from digsite.study.marks import Mark
from digsite.study.puzzles.ancient_knowledge import GOALS as KNOWLEDGE_GOALS
from digsite.study.puzzles.block_and_key import GOALS as BLOCK_GOALS
from digsite.texts import LANGUAGES
from digsite.texts.catalogue import topics
from tests.texts.entries import entries

WEB = Path(__file__).parents[2] / "web/src"


def tags(union: object) -> list[str]:
    return [str(each.__struct_config__.tag) for each in get_args(union)]


def questions(of: type[Question] = Question) -> set[str]:
    """What a player can be asked in Ancient Knowledge, by the classes of its questions; its rules are read for them."""
    game("ancient-knowledge")
    below = {name for each in of.__subclasses__() for name in questions(each)}
    return below or {str(of.__struct_config__.tag)}


BY_THEIR_QUESTION = {"amount", "transfer", "rob", "flip"}
"""Moves of Ancient Knowledge that are told with a number, a player or a pillar: each of their questions has an answer
of its own."""
NEEDS = {(name.replace(".", "-"), high is None) for needs in _NEEDS.values() for name, _, _, high in needs}
SWITCH = "on off"
COMPOSED: dict[str, str | list[str]] = {
    "ancient-knowledge-ask-*": sorted(questions() - {"action"}),
    "ancient-knowledge-vain-*": "hand-full no-cards-left",
    "beside-*": "earlier later",
    "block-and-key-ask-*": "core draft turn discard claim mark return refill ancients",
    "cards-trigger-*": "immediate anytime timeline decline endgame",
    "cards-trigger-*.reminder": "immediate anytime timeline decline endgame",
    "error-placement.*": "inside height overlap descent support contact taller",
    "knowledge-*": "cost knowledge vp",
    "knowledge-action-*": "create learn archive excavate search",
    "knowledge-action-*.title": "create learn archive excavate search",
    "knowledge-closed-*-*": "create-no-cards create-cannot-pay create-no-place learn-requirements "
    "learn-no-technologies archive-no-cards archive-no-knowledge excavate-no-past excavate-all-rotated",
    "knowledge-do-*": sorted({*tags(KnowledgeAction)} - {"create", "learn", "done"} - BY_THEIR_QUESTION),
    "knowledge-gather-*": "set-aside pay discard",
    "knowledge-need-*": [name for name, is_least in NEEDS if is_least],
    "knowledge-need-most-*": [name for name, is_least in NEEDS if not is_least],
    "knowledge-open-*": "create learn",
    "knowledge-phase-*": "opening actions timeline decline",
    "lobby-*": "set-up seed-given seed-random",
    "lobby-assist-*": SWITCH,
    "lobby-camera-*": "seat free",
    "lobby-camera-*.short": "seat free",
    "lobby-chat-*": SWITCH,
    "lobby-clock-*": "none live days",
    "lobby-clock-*.short": "none live days",
    "lobby-company-*": "alone bots friends hot-seat",
    "lobby-hints-*": SWITCH,
    "lobby-holder-*": "open invited kept guest bot",
    "lobby-mind-*-*": [f"{name}-{bot}" for name in GAMES for bot in bot_names(name)],
    "lobby-plan-*": "mine hot-seat open invited bot",
    "lobby-public-*": SWITCH,
    "lobby-scores-*": SWITCH,
    "lobby-spectators-*": SWITCH,
    "lobby-status-*": "waiting playing over cancelled",
    "lobby-undo-*": "none free end-turn",
    "lobby-undo-*.short": "none free end-turn",
    "lobby-wish-*": "alone bots friends hot-seat",
    "privacy-*": "guest cookie devices games deals puzzles chat notices logs time delete",
    "puzzle-*-*-*": [
        f"{how}-{name}-{goal}"
        for how, (name, goals) in product(
            ("why", "short"), (("block-and-key", BLOCK_GOALS), ("ancient-knowledge", KNOWLEDGE_GOALS))
        )
        for goal in goals
    ],
    "puzzle-goal-*-*": [f"block-and-key-{goal}" for goal in BLOCK_GOALS]
    + [f"ancient-knowledge-{goal}" for goal in KNOWLEDGE_GOALS],
    "result-source-*": "past endgame technologies lost",
    "settings-light-*": "hour morning day evening night",
    "settings-motion-*": "auto full none",
    "settings-notice-*": list(get_args(Notice.__annotations__["about"])),
    "settings-theme-*": "auto light dark",
    "study-mark-*": list(get_args(Mark)),
    "table-*": "away stood-in resigned",
    "temple-armed-*": [tag for tag in tags(BlockAction) if tag != "claim"],
    "temple-confirm-*": [tag for tag in tags(BlockAction) if tag != "claim"],
    "temple-hint-*": "draft turn discard ancients",
    "temple-hold-*": "turn tip roll fit",
    "temple-hold-*.title": "turn tip roll fit",
    "temple-key-*": "claimable stood missing",
    "temple-move-*": "far left right near",
    "temple-rule-*": "inside height overlap descent support contact taller",
    "temple-solo-*": "act mark return refill ancients",
    "temple-supply-*": "begin empty none",
    "temple-walk-*": "left right up down home",
    "waiting-glimpse-*-*": [f"{name}-{scene}" for name in GAMES for scene in (1, 2, 3, 4)],
    "web-*": "resign step-out stand-in",
    "web-*-sure": "resign step-out stand-in",
    "web-link-*": "connecting open lost gone",
    "web-undo-*": "none nothing shown over",
    "workshop-*": "width depth height",
    "workshop-trial-*": "waiting working done failed",
}
"""What can stand in the gaps, together."""
ELSEWHERE = {
    # Said only where there is a text of that id, and otherwise by something else.
    *(
        "ancient-knowledge-done-*",
        "error-*",
        "knowledge-answer-*",
        "knowledge-ask-*",
        "lobby-about-*",
        "lobby-option-*",
    ),
    *("lobby-strength-*", "rules-*-*.terms", "web-game-*"),
    # Asked of the catalogue itself, or held against it by the tests of lessons, rules, pictures and scores.
    *("rules-*-", "rules-*-*", "rules-*-*.text", "lesson-*-*", "lesson-*-*-end", "pictures-*", "pictures-*.words"),
    "ancient-knowledge-line-*",
}


def composed() -> set[str]:
    """The ids with gaps that stand in the source, each gap as a star."""
    begins = "|".join(sorted(topics(), key=len, reverse=True))
    written = re.compile(rf"`((?:{begins})-(?:[a-z0-9.-]|\$\{{[^{{}}`]*\}})*)`")
    source = [path.read_text(encoding="utf-8") for path in WEB.rglob("*.ts*")]
    found = {re.sub(r"\$\{[^{}]*\}", "*", name) for text in source for name in written.findall(text)}
    return {name for name in found if "*" in name}


def test_every_composed_id_is_known() -> None:
    assert composed() == {*COMPOSED, *ELSEWHERE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_composed_id_has_a_text(language: str) -> None:
    wanted = [
        re.sub(r"\*(-\*)*", value, name, count=1)
        for name, values in COMPOSED.items()
        for value in (values.split() if isinstance(values, str) else values)
    ]
    assert [name for name in wanted if name not in entries(language)] == []
