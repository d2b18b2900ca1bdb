"""Why a choice was made: the largest terms of the judgement, beside those of the next-best choice."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.vocabulary import Count
from digsite.bots.ancient_knowledge.card_effects import SCORES
from digsite.bots.ancient_knowledge.evaluation import Evaluation
from digsite.bots.ancient_knowledge.one_step import position_after
from digsite.bots.reason import Reason
from digsite.core import Action

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

LEAST = 0.5
"""Points below which a term is not worth a word."""
MOST = 2
"""Sentences that are added."""
BEST_POSITION = "bot-best-position"
_TEXTS: dict[type[Action], str] = {
    actions.Archive: "bot-archives",
    actions.Excavate: "bot-rotates",
    actions.Search: "bot-searches",
    actions.SetAside: "bot-gives-up",
    actions.Pay: "bot-gives-up",
    actions.Discard: "bot-gives-up",
    actions.Keep: "bot-keeps-card",
    actions.Take: "bot-keeps-card",
    actions.Done: "bot-leaves-it",
}
_CARD_TEXTS: dict[type[Action], str] = {
    actions.Remove: "bot-relieves",
    actions.Add: "bot-burdens",
    actions.Transfer: "bot-burdens",
    actions.Move: "bot-moves",
}
_LOOKS: dict[type[Action], str] = {
    actions.Create: "hint-hand",
    actions.Learn: "hint-technologies",
    actions.Archive: "hint-timeline",
    actions.Excavate: "hint-past",
    actions.Search: "hint-deck",
    actions.SetAside: "hint-spare",
    actions.Pay: "hint-spare",
    actions.Discard: "hint-spare",
    actions.Keep: "hint-promise",
    actions.Take: "hint-promise",
    actions.Remove: "hint-timeline",
    actions.Move: "hint-timeline",
}
_COUNTED = {
    Count.PAST: "monuments",
    Count.PAST_CITY: "cities",
    Count.PAST_MEGALITH: "megaliths",
    Count.PAST_PYRAMID: "pyramids",
    Count.PAST_SET: "sets",
    Count.ARTEFACTS: "artefacts",
    Count.TECH: "technologies",
}
"""What an endgame effect counts, where there is a word for it."""


def reason_of(action: Action, gain: float | None, state: "KnowledgeState") -> Reason:
    """The reason for an action that was compared with no other; `gain` is what it is worth, where that was asked."""
    return _told(action, state, gain)


def explained(
    state: "KnowledgeState", evaluation: Evaluation, worths: Mapping[Action, float], chosen: Action
) -> Reason:
    """The reason for an action; `worths` is what it and the others are worth in one step."""
    rival = max(
        (action for action in worths if _about(action) != _about(chosen)),
        key=lambda action: worths[action],
        default=None,
    )
    grounds = _of_its_own(state, evaluation, chosen)
    if rival is not None:
        said = "endgame" if grounds and isinstance(chosen, actions.Create) else None
        grounds += [each for each in _beside(state, evaluation, chosen, rival) if each[1].values["term"] != said]
    grounds = sorted((each for each in grounds if each[0] >= LEAST), key=lambda each: -each[0])[:MOST]
    more = [reason for _, reason in grounds]
    if rival is not None:
        more += _compared(rival, worths[chosen] - worths[rival])
    return _told(chosen, state, worths[chosen] - evaluation.worth(state), tuple(more))


def _about(action: Action) -> tuple[str, str]:
    """Of a card, at whatever place: one choice to the eye."""
    return action.kind, str(getattr(action, "card", ""))


def _told(action: Action, state: "KnowledgeState", gain: float | None, more: tuple[Reason, ...] = ()) -> Reason:
    look = _look(action, state)
    if isinstance(action, actions.Create | actions.Learn):
        points = 0 if gain is None else max(0, round(gain))
        return Reason("bot-plays-card", {"card": action.card, "points": points}, more, look)
    text = _CARD_TEXTS.get(type(action))
    if text is not None:
        return Reason(text, {"card": action.to_dict()["card"]}, more, look)
    return Reason(_TEXTS.get(type(action), BEST_POSITION), {}, more, look)


# What speaks for a choice: how much, and the words.


def _of_its_own(state: "KnowledgeState", evaluation: Evaluation, chosen: Action) -> list[tuple[float, Reason]]:
    """An endgame effect that will count; knowledge that would be lost this turn."""
    if isinstance(chosen, actions.Create) and chosen.card in SCORES:
        worth = evaluation.endgame_of(chosen.card)
        return [(worth, _endgame(chosen.card, worth, evaluation))]
    if isinstance(chosen, actions.Archive):
        return [(float(number), _losing(card, number)) for card, number in _about_to_be_lost(state, chosen.seat)]
    return []


def _endgame(card: str, worth: float, evaluation: Evaluation) -> Reason:
    points = round(worth)
    per = next((score.per for score in SCORES[card] if score.per in _COUNTED), None)
    if per is None or len(SCORES[card]) > 1:
        return Reason("bot-endgame", {"points": points})
    return Reason(
        "bot-endgame-of", {"counted": _COUNTED[per], "number": round(evaluation.expected(per)), "points": points}
    )


def _about_to_be_lost(state: "KnowledgeState", seat: int) -> list[tuple[str, int]]:
    """The monuments on space 1 that have knowledge, the most first."""
    player = state.seats[seat]
    if state.skip_decline:
        return []
    found = [(card, player.knowledge[cell]) for cell, card in enumerate(player.cells[:2]) if card is not None]
    return sorted((each for each in found if each[1]), key=lambda each: -each[1])


def _losing(card: str, number: int) -> Reason:
    return Reason("bot-saves", {"card": card, "number": number})


def _beside(
    state: "KnowledgeState", evaluation: Evaluation, chosen: Action, rival: Action
) -> list[tuple[float, Reason]]:
    """Term by term, what the choice leads to beyond what the next-best one does."""
    after, otherwise = (position_after(state, action, evaluation) for action in (chosen, rival))
    if after.over or otherwise.over:
        return []
    one, other = (evaluation.terms(position, evaluation.seat) for position in (after, otherwise))
    return [
        (one[term] - other[term], Reason("bot-gains", {"term": term, "points": max(1, round(one[term] - other[term]))}))
        for term in one
    ]


def _compared(rival: Action, lead: float) -> list[Reason]:
    """By how much it is ahead of the next-best, or that it is so only for whoever looks further."""
    if lead < 0:
        return [Reason("bot-looks-further")]
    if lead < LEAST or not isinstance(
        rival, actions.Create | actions.Learn | actions.Archive | actions.Excavate | actions.Search
    ):
        return []
    values = {"other": rival.kind, "points": max(1, round(lead))}
    if isinstance(rival, actions.Create | actions.Learn):
        values["card"] = rival.card
    return [Reason("bot-better-than-card" if "card" in values else "bot-better-than", values)]


def _look(action: Action, state: "KnowledgeState") -> Reason:
    """Where to look for it."""
    if isinstance(action, actions.Archive):
        losing = _about_to_be_lost(state, action.seat)
        if losing:
            return Reason("hint-losing", {"card": losing[0][0], "number": losing[0][1]})
    return Reason(_LOOKS.get(type(action), "hint-question"))
