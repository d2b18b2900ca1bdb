"""A review as it leaves the server: its figures, and everything it says in words of a language."""

from digsite.core import State, View
from digsite.server.pace import Pace
from digsite.server.schema.reviews import JudgedTry, ReviewedClaim, ReviewedDecision, ReviewedSeat, ToldReview
from digsite.server.tables.running_game import RunningGame
from digsite.server.tables.table import Table
from digsite.study.findings import Decision, MissedClaim, TriedChoice
from digsite.study.review import Review
from digsite.study.summary import draws
from digsite.study.telling import ReviewWords, loss_told, marked_steps
from digsite.texts import Words


async def told_review(table: Table, running: RunningGame, review: Review, speaker: Words) -> ToldReview:
    views = await _views(table, running, marked_steps(review))
    words, after = ReviewWords(review, speaker.pictured, views), draws(review.decisions, running.state)
    return ToldReview(
        decisions=tuple(_decision(decision, after.get(decision.step), words) for decision in review.decisions),
        missed=tuple(_claim(missed, running, words) for missed in review.missed),
        seats=tuple(
            ReviewedSeat(
                seat=each.seat,
                given_away=each.given_away,
                error=each.error,
                largest=each.largest,
                marks=each.marks,
                luck=each.luck,
                luck_error=each.luck_error,
                told=tuple(words.seat(each)),
            )
            for each in review.summary
        ),
        how=speaker.texts.say("study-how"),
    )


def _decision(decision: Decision, draw: float | None, words: ReviewWords) -> ReviewedDecision:
    marked = decision.mark is not None
    told, better = words.choices(decision) if marked else ("", "")
    return ReviewedDecision(
        seat=decision.seat,
        step=decision.step,
        loss=decision.loss,
        error=decision.error,
        mark=decision.mark,
        expected=decision.expected,
        after=decision.after,
        draw=draw,
        best=decision.best.to_dict() if marked else None,
        told=told,
        better=better,
        reason=words.reason(decision) if marked else "",
    )


def _claim(missed: MissedClaim, running: RunningGame, words: ReviewWords) -> ReviewedClaim:
    taken = running.steps[missed.step - 1].action
    return ReviewedClaim(
        seat=missed.seat,
        step=missed.step,
        told=words.missed(missed),
        block=None if missed.cells is None else getattr(taken, "block", None),
        cells=missed.cells,
    )


def told_try(tried: TriedChoice, words: Words, *, best: bool, alone: bool) -> JudgedTry:
    told = loss_told(tried.loss, words.texts, alone=alone)
    return JudgedTry(best=best, loss=tried.loss, error=tried.error, mark=tried.mark, told=told)


async def _views(table: Table, running: RunningGame, steps: set[int]) -> dict[int, View]:
    """What the seats saw before these steps."""
    state: State = table.deal()
    found: dict[int, View] = {}
    pace = Pace()
    for number, step in enumerate(running.steps[: max(steps, default=0)], start=1):
        if number in steps:
            found[number] = state.view(step.action.seat)
        state.apply(step.action)
        await pace.breathe()
    return found
