"""A review in words: a line for each seat, for each marked decision, for each missed claim."""

from collections.abc import Iterator, Mapping

from digsite.core import Action, Record, State, View
from digsite.games import game as find_game
from digsite.study.findings import Decision, MissedClaim
from digsite.study.review import Review
from digsite.study.strength import measured, strength_of
from digsite.study.summary import Summary
from digsite.texts import Texts, Words


class ReviewWords:
    def __init__(self, review: Review, words: Words, views: Mapping[int, View]) -> None:
        """`views`: what their seats saw before the marked steps; see `views_at`."""
        self._review = review
        self._words = words
        self._say = words.texts.say
        self._number = words.texts.decimal
        self._counted = words.texts.counted
        self._views = views
        self._alone = review.players == 1

    def lines(self) -> Iterator[str]:
        for summary in self._review.summary:
            yield from self.seat(summary)
        marked = [line for decision in self._review.decisions if decision.mark for line in self.decision(decision)]
        yield from marked or self.unmarked()
        yield from map(self.missed, self._review.missed)
        yield self._say("study-how")

    def seat(self, summary: Summary) -> Iterator[str]:
        score = self._review.scores[summary.seat]
        if summary.decisions == 0:
            yield self._say("study-nothing", who=self.who(summary.seat), score=score)
            return
        # Nobody decides better than the best choice: a sum below nothing is chance.
        given_away = max(0.0, summary.given_away)
        common = {"who": self.who(summary.seat), "decisions": summary.decisions, "score": score}
        if self._alone:
            values = {"points": self._number(given_away), "error": self._number(summary.error)}
            yield self._say("study-alone", count=self._counted(given_away), **common, **values)
        else:
            each = max(1, summary.decisions)
            # On average, to a tenth.
            shares = {"share": given_away, "error": summary.error}
            values = {name: self._number(100 * share / each) for name, share in shares.items()}
            yield self._say("study-among", **common, **values)
        level = self._level(summary)
        if level is not None:
            yield level
        if summary.luck is not None:
            text, unit, places = ("study-luck-alone", 1, 1) if self._alone else ("study-luck-among", 100, 0)
            luck = self._number(unit * summary.luck, places, signed=True)
            error = self._number(unit * summary.luck_error, places)
            count = {"count": self._counted(summary.luck)} if self._alone else {}
            yield self._say(text, luck=luck, error=error, **count)

    def _level(self, summary: Summary) -> str | None:
        """Between which bots the seat's decisions stand; None where that cannot be told."""
        review = self._review
        own = (decision for decision in review.decisions if decision.seat == summary.seat)
        found = strength_of(review.game, review.players, own)
        if found is None or not review.usual or review.work < measured().work:
            return None
        if found.above is None:
            return self._say("study-level-below", above=self._bot(found.below))
        if found.below is None:
            return self._say("study-level-above", below=self._bot(found.above))
        return self._say("study-level-between", below=self._bot(found.above), above=self._bot(found.below))

    def _bot(self, name: str | None) -> str:
        return self._say("study-bot", name=self._say("table-bot-name", strength=name or ""), strength=name or "")

    def decision(self, decision: Decision) -> Iterator[str]:
        """What was done, what would have been better, and why."""
        chosen, best = self.choices(decision)
        yield self._say(
            "study-decision",
            step=decision.step,
            who=self.who(decision.seat),
            chosen=chosen,
            mark=self.mark(decision),
            loss=self.loss(decision.loss),
        )
        yield "   " + self._say("study-better", best=best.removesuffix("."), reason=self.reason(decision))

    def choices(self, decision: Decision) -> list[str]:
        """What was done at a marked step, and what would have been better, told so that nobody confuses them."""
        view, both = self._views[decision.step], (decision.chosen, decision.best)
        told = [self._words.move(action, view) for action in both]
        if told[0] != told[1]:
            return told
        return [self._words.texts.clauses(filter(None, (told[0], self._words.exactly(each, view)))) for each in both]

    def unmarked(self) -> Iterator[str]:
        """What is said where no decision is marked."""
        if self._review.decisions:
            yield self._say("study-no-marks")

    def mark(self, decision: Decision) -> str:
        return self._say(f"study-mark-{decision.mark}")

    def reason(self, decision: Decision) -> str:
        """What speaks for the better choice."""
        return decision.reason.say(self._words.texts)

    def loss(self, loss: float) -> str:
        return loss_told(loss, self._words.texts, alone=self._alone)

    def missed(self, missed: MissedClaim) -> str:
        text = "study-left-open" if missed.cells is None else "study-missed"
        place = "" if missed.cells is None else self._words.where(missed.cells)
        return self._say(
            text,
            step=missed.step,
            who=self.who(missed.seat),
            keys=self._words.texts.enumerate(list(missed.keys)),
            count=len(missed.keys),
            points=missed.points,
            place=place,
        )

    def title(self) -> str:
        return self._words.title()

    def who(self, seat: int) -> str:
        return self._words.called(seat)


def loss_told(loss: float, texts: Texts, *, alone: bool) -> str:
    if alone:
        return texts.say("study-loss-alone", points=texts.decimal(loss), count=texts.counted(loss))
    return texts.say("study-loss-among", share=texts.decimal(100 * loss, 0))


def marked_steps(review: Review) -> set[int]:
    return {decision.step for decision in review.decisions if decision.mark}


def views_at(record: Record, steps: set[int]) -> dict[int, View]:
    """What the seats saw before these steps."""
    found: dict[int, View] = {}
    number = 0

    def look(state: State, action: Action) -> None:
        nonlocal number
        number += 1
        if number in steps:
            found[number] = state.view(action.seat)

    find_game(record.game).replay(record, before=look)
    return found
