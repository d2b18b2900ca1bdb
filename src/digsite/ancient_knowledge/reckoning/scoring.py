"""The score, line by line (rulings 74-77, 117)."""

from collections.abc import Iterator
from itertools import groupby

from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.player import Player
from digsite.ancient_knowledge.reckoning.counting import count, holds_of
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.ancient_knowledge.vocabulary import Score, Trigger
from digsite.core import Outcome, ScoreLine

TIMELINE_MONUMENT = 1
"""Points for a monument that is still in the timeline."""

_SCORES = {
    card.id: [
        (clause.verb, holds_of(clause.verb.condition) if clause.verb.condition else None)
        for clause in card.clauses
        if isinstance(clause.verb, Score)
    ]
    for card in BUILDERS.values()
    if card.trigger is Trigger.ENDGAME
}
"""Endgame effects by card, and the condition for each."""


def endgame_points(state: KnowledgeState, player: Player, card: str) -> int:
    """What the endgame effect of a card in the past is worth now."""
    points = 0
    for score, test in _SCORES.get(card, ()):
        if score.per is not None:
            points += score.points * count(score.per, state, player, card)
        elif test is None or test(state, player, card, 0):
            points += score.points
    return points


def score_lines(state: KnowledgeState, player: Player) -> Iterator[ScoreLine]:
    """Every line that is not zero, each with the card it comes from."""
    for card in player.past:
        yield ScoreLine("monument", BUILDERS[card].vp, card)
    for card in player.past:
        yield ScoreLine("endgame", endgame_points(state, player, card), card)
    for card in player.technologies:
        yield ScoreLine("technology", TECHNOLOGIES[card].vp, card)
    for card in player.monuments:
        yield ScoreLine("timeline", TIMELINE_MONUMENT, card)
    yield ScoreLine("lost", -player.lost)


def score_of(state: KnowledgeState, player: Player) -> int:
    """The score if the game ended now."""
    past = sum([BUILDERS[card].vp + endgame_points(state, player, card) for card in player.past])
    technologies = sum([TECHNOLOGIES[card].vp for card in player.technologies])
    return past + technologies + TIMELINE_MONUMENT * len(player.monuments) - player.lost


def outcome_of(state: KnowledgeState) -> Outcome:
    """Most points, then least lost knowledge, then a shared place."""
    scores = state.scores
    order = sorted(range(state.players), key=lambda seat: (-scores[seat], state.seats[seat].lost))
    ranking = tuple(
        tuple(seats) for _, seats in groupby(order, key=lambda seat: (scores[seat], state.seats[seat].lost))
    )
    is_tie_broken = len(ranking) > 1 and scores[ranking[0][0]] == scores[ranking[1][0]]
    return Outcome(
        reason="fourteen-in-the-past",
        ranking=ranking,
        scores=scores,
        lines=tuple(tuple(line for line in score_lines(state, player) if line.points) for player in state.seats),
        tie_break="least-lost-knowledge" if is_tie_broken else None,
    )
