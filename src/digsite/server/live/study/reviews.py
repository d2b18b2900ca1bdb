"""Reviews of finished games: made when somebody asks for one, a few steps at a time, and kept with the table.

There is one job for a table however many wait for it, and it goes on as long as somebody does: whoever waits asks again
now and then. With several processes one of them makes it, and the others hear how far it has come. Should two begin at
the same moment, both find the same.
"""

import logging
from collections import OrderedDict
from functools import partial

import msgspec

from digsite.bots.json_lines import BotFailed
from digsite.core import Action, DigsiteError
from digsite.games import game as find_game
from digsite.server.bots.fair_queue import Rank, Standing
from digsite.server.bots.studies import SEED, CannotStudy, Studies
from digsite.server.bus import bus
from digsite.server.errors import Malformed, NotFound, Refusal, TooFast, Unavailable
from digsite.server.live.live_table import LiveTable
from digsite.server.live.services import Services
from digsite.server.presentation.replay import Finished
from digsite.server.schema import reviews as schema
from digsite.study.findings import Decision, Findings, TriedChoice
from digsite.study.judges import JUDGES
from digsite.study.looking import Task, stretches
from digsite.study.review import EDITION, Review, put_together, read_review

log = logging.getLogger(__name__)

PATIENCE = 90_000
"""Milliseconds after which nobody waits who has not asked again; a page in the background asks once a minute."""
NEWS = 60_000
"""For how long it is believed that another process makes a review, without hearing of it."""
MOST_HEARD = 1000
MOST = 100
"""Reviews that are made or wait, at one process,"""
MOST_OF_GUEST = 3
"""of one guest,"""
MOST_OF_ADDRESS = 12
"""and of all guests of one address: or thirty of them would leave no room for anybody else."""
MOST_STEPS = 3000
"""Of a game: no people play as long."""


class ReviewJob:
    """A review in the making."""

    def __init__(self, game: Finished, standing: Standing, now: int) -> None:
        self.game = game
        self.standing = standing
        self.asked = now
        """When somebody last asked for it."""
        self.done = 0
        self.begun = False
        self.failed = False


class Reviews:
    def __init__(self, services: Services, studies: Studies) -> None:
        self._services = services
        self._studies = studies
        self._jobs: dict[str, ReviewJob] = {}
        self._elsewhere: OrderedDict[str, tuple[int, bus.Reviewing]] = OrderedDict()
        """What other processes make, and when that was heard."""
        self._trying: set[str] = set()
        """Guests whose try is being judged."""

    # Asking.

    async def of(
        self, live: LiveTable, viewer: str | None, language: str, payer: tuple[str, str] | None
    ) -> schema.Review:
        """The review of a table, or how far it has come. `payer`: the network and guest for whom it is begun, if it is
        to be."""
        game = await live.finished_game.whole_game(viewer)
        check_can_be_studied(game)
        # First of all what is being made: what nobody makes any more is kept by now.
        making = self._making(game)
        if making is not None:
            return making
        kept = await self._kept(game)
        if kept is not None:
            told = await live.finished_game.told_review(viewer, kept, language)
            return schema.Review(progress="done", done=game.steps, total=game.steps, review=told)
        return self._making(game) or self._made_elsewhere(game) or self._begin(game, payer)

    async def _kept(self, game: Finished) -> Review | None:
        body = await self._services.storage.review(game.table, EDITION)
        if body is None:
            return None
        try:
            return read_review(msgspec.json.decode(body), find_game(game.name, self._services.games))
        except (msgspec.MsgspecError, DigsiteError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            log.error("review-unreadable", extra={"game": game.name, "error": type(error).__name__})
            return None  # it is made anew

    def _making(self, game: Finished) -> schema.Review | None:
        """How far it has come here."""
        job = self._jobs.get(game.table)
        if job is None or job.failed:
            return None
        job.asked = self._services.sources.now()
        return self._told(job)

    def _made_elsewhere(self, game: Finished) -> schema.Review | None:
        """How far it has come at another process."""
        now = self._services.sources.now()
        at, news = self._elsewhere.get(game.table, (0, None))
        if news is None or now - at > NEWS:
            return None
        self._services.bus.publish(bus.Awaited(sender=self._services.process, table=game.table))
        return schema.Review(progress="working", done=news.done, total=news.total)

    def _told(self, job: ReviewJob) -> schema.Review:
        others = sum(not other.failed for other in self._jobs.values()) - 1
        progress: schema.ReviewProgress = "working" if job.begun else "waiting"
        return schema.Review(progress=progress, done=job.done, total=job.game.steps, others=others)

    def _begin(self, game: Finished, payer: tuple[str, str] | None) -> schema.Review:
        if payer is None:
            if game.table in self._jobs:
                raise Unavailable("the review could not be made; ask for it again", code="review-failed")
            return schema.Review(progress="none", total=game.steps)
        self._check_room(*payer)
        job = ReviewJob(game, Standing(Rank.REVIEW, *payer), self._services.sources.now())
        self._jobs[game.table] = job
        self._services.background.start(partial(self._make, job))
        return self._told(job)

    def _check_room(self, network: str, guest: str) -> None:
        """Failed ones are remembered only as long as there is room."""
        for table in [table for table, job in self._jobs.items() if job.failed]:
            if len(self._jobs) >= MOST:
                del self._jobs[table]
        under_way = [job.standing for job in self._jobs.values() if not job.failed]
        own = sum(standing.guest == guest for standing in under_way)
        nearby = sum(standing.network == network for standing in under_way)
        if own >= MOST_OF_GUEST or nearby >= MOST_OF_ADDRESS or len(self._jobs) >= MOST:
            raise TooFast("other reviews come first; ask again when one of them is done", code="too-many-reviews")

    # Making.

    async def _make(self, job: ReviewJob) -> None:
        try:
            found = await self._look(job)
            if found is None:
                del self._jobs[job.game.table]
                return
            body = msgspec.json.encode(put_together(self._task(job.game), job.game.end, found)).decode()
            await self._services.storage.keep_review(job.game.table, EDITION, body, self._services.sources.now())
            del self._jobs[job.game.table]
        except (BotFailed, CannotStudy) as error:
            _note(job.game, error)
            job.failed = True
        except BaseException:
            job.failed = True
            raise

    async def _look(self, job: ReviewJob) -> list[Findings] | None:
        """What every step shows; None if nobody waits for it any more."""
        found: list[Findings] = []
        game = job.game
        for first, last in stretches(game.steps):
            if self._services.sources.now() - job.asked > PATIENCE:
                return None
            found.append(await self._studies.look(game.name, game.record_text, first, last, job.standing))
            job.begun, job.done = True, last
            self._services.bus.publish(
                bus.Reviewing(sender=self._services.process, table=game.table, done=last, total=game.steps)
            )
        return found

    def _task(self, game: Finished) -> Task:
        return Task(game.record, SEED, self._studies.work)

    def hear(self, news: bus.Reviewing | bus.Awaited) -> None:
        """Another process makes a review, or somebody waits there for one of ours."""
        now = self._services.sources.now()
        if isinstance(news, bus.Awaited):
            if news.table in self._jobs:
                self._jobs[news.table].asked = now
            return
        self._elsewhere[news.table] = now, news
        self._elsewhere.move_to_end(news.table)
        if len(self._elsewhere) > MOST_HEARD:
            self._elsewhere.popitem(last=False)

    def close(self) -> None:
        self._studies.close()

    # Trying again.

    async def judge(
        self, live: LiveTable, language: str, wanted: schema.NewTry, payer: tuple[str, str]
    ) -> schema.JudgedTry:
        """What another choice at a decision gives away, beside the best one that the review found."""
        _, guest = payer
        game = await live.finished_game.whole_game(guest)
        check_can_be_studied(game)
        review = await self._kept(game)
        decision = _decision_at(review, wanted.step)
        action = game.end.game.action(wanted.action)
        if guest in self._trying:
            raise TooFast("your last try is still being judged", code="too-many-reviews")
        self._trying.add(guest)
        try:
            tried = await self._tried(game, decision, action, Standing(Rank.WATCHED, *payer))
        except CannotStudy:
            raise Malformed("expected a choice of the decision that was judged", code="no-such-choice") from None
        except BotFailed as error:
            _note(game, error)
            raise Unavailable("the try could not be judged; ask again", code="try-failed") from None
        finally:
            self._trying.discard(guest)
        return await live.finished_game.told_try(guest, tried, language, best=action == decision.best)

    async def _tried(self, game: Finished, decision: Decision, action: Action, standing: Standing) -> TriedChoice:
        if action == decision.best:
            return TriedChoice(0.0, 0.0, None)
        if action == decision.chosen:
            return TriedChoice(decision.loss, decision.error, decision.mark)
        return await self._studies.try_at(game.name, game.record_text, decision.step, decision.best, action, standing)


def _note(game: Finished, error: Exception) -> None:
    log.warning("review-failed", extra={"game": game.name, "error": type(error).__name__})


def check_can_be_studied(game: Finished) -> None:
    if game.name not in JUDGES or game.outdated:
        raise Refusal("games like this one cannot be reviewed", code="no-review")
    if game.steps > MOST_STEPS:
        raise Refusal(f"expected a game of {MOST_STEPS} steps at most, this one has {game.steps}", code="no-review")


def _decision_at(review: Review | None, step: int) -> Decision:
    found = next((each for each in review.decisions if each.step == step), None) if review else None
    if found is None:
        raise NotFound("no decision was judged at this step", code="no-such-decision")
    return found
