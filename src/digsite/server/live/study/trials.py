"""Trials of sets of pieces: bots play some games with a set, a few at a time, as reviews are made (`reviews`): in the
same worker, of the lowest priority, in the same fair queue. Nothing of a trial is stored.

A guest has one trial at a time; a new one ends the last. It goes on as long as its guest asks for it now and then. With
several processes the one that was asked first makes it, and the others hear what it has found.
"""

from collections import OrderedDict
from functools import partial

import msgspec

from digsite.block_and_key.pieces.piece_set import PieceSet
from digsite.bots.json_lines import BotFailed
from digsite.server.bots.fair_queue import Rank, Standing
from digsite.server.bots.studies import CannotStudy, Studies
from digsite.server.bus import bus
from digsite.server.errors import NotFound, TooFast
from digsite.server.live.services import Services
from digsite.server.presentation.workshop import trial_told
from digsite.server.schema.workshop import PiecesTrial
from digsite.study.workshop import Stretch, Tally, put_together, stretches

PATIENCE = 90_000
"""Milliseconds after which nobody waits who has not asked again; a page in the background asks once a minute."""
MOST = 40
"""Trials that are made or wait, at one process,"""
MOST_OF_ADDRESS = 6
"""and of all guests of one address."""
MOST_KEPT = 200
"""Whose figures are remembered, the latest."""
GAMES = 20
"""Of each bot: half a minute of one core in all."""


class _GivenUp(Exception):
    """Nobody waits any more."""


class TrialJob:
    """A trial in the making."""

    def __init__(self, name: str, pieces: PieceSet, players: int, standing: Standing, now: int) -> None:
        self.pieces = pieces
        self.players = players
        self.standing = standing
        self.asked = now
        """When somebody last asked for it."""
        self.ended = False
        self.stretches: tuple[Stretch, ...] = tuple(stretches(players, GAMES))
        self.tallies: list[Tally] = []
        total = sum(stretch.games for stretch in self.stretches)
        self.told = PiecesTrial(id=name, progress="waiting", done=0, total=total)


class Trials:
    def __init__(self, services: Services, studies: Studies) -> None:
        self._services = services
        self._studies = studies
        self._jobs: dict[str, TrialJob] = {}
        """By guest."""
        self._kept: OrderedDict[str, tuple[str, PiecesTrial]] = OrderedDict()
        """Whose trial each is, and what it has found last: of those made here and elsewhere."""

    def begin(self, pieces: PieceSet, players: int, payer: tuple[str, str]) -> PiecesTrial:
        """Have bots play with these pieces. `payer`: the network and the guest whose time it is."""
        network, guest = payer
        self._end(guest)
        self._check_room(network)
        standing = Standing(Rank.REVIEW, network, guest)
        job = TrialJob(self._services.sources.name(), pieces, players, standing, self._services.sources.now())
        self._jobs[guest] = job
        self._keep(guest, job.told)
        self._services.background.start(partial(self._make, guest, job))
        return self._with_others(job.told)

    def look(self, trial: str, guest: str) -> PiecesTrial:
        """How far a trial has come; raises NotFound for any other than one's own."""
        job = self._jobs.get(guest)
        if job is not None and job.told.id == trial:
            job.asked = self._services.sources.now()
            return self._with_others(job.told)
        owner, told = self._kept.get(trial, (None, None))
        if told is None or owner != guest:
            raise NotFound("there is no such trial of yours", code="no-such-trial")
        if told.progress in ("waiting", "working"):
            self._publish_asked(guest, trial, ended=False)
        return told

    def end(self, trial: str, guest: str) -> None:
        """Nobody waits for it any more."""
        job = self._jobs.get(guest)
        if job is not None and job.told.id == trial:
            self._end(guest)
        elif self._kept.get(trial, ("", None))[0] == guest:
            self._publish_asked(guest, trial, ended=True)

    def hear(self, news: bus.Trialled | bus.TrialAsked) -> None:
        """Another process makes a trial, or is asked for one of ours."""
        if isinstance(news, bus.Trialled):
            self._keep(news.guest, news.trial)
            return
        job = self._jobs.get(news.guest)
        if job is not None and job.told.id == news.trial:
            job.asked = self._services.sources.now()
            job.ended |= news.ended

    # Making.

    async def _make(self, guest: str, job: TrialJob) -> None:
        try:
            for stretch in job.stretches:
                if job.ended or self._services.sources.now() - job.asked > PATIENCE:
                    raise _GivenUp
                job.tallies.append(await self._studies.play(job.pieces, job.players, stretch, job.standing))
                self._add(guest, job, stretch)
        except (BotFailed, CannotStudy, _GivenUp):
            self._publish(guest, job, msgspec.structs.replace(job.told, progress="failed"))
        finally:
            if self._jobs.get(guest) is job:
                del self._jobs[guest]

    def _add(self, guest: str, job: TrialJob, played: Stretch) -> None:
        done = job.told.done + played.games
        told = msgspec.structs.replace(job.told, done=done, progress="done" if done == job.told.total else "working")
        self._publish(guest, job, trial_told(told, put_together(job.pieces, job.players, job.tallies)))

    def _publish(self, guest: str, job: TrialJob, told: PiecesTrial) -> None:
        job.told = told
        self._keep(guest, told)
        self._services.bus.publish(bus.Trialled(sender=self._services.process, guest=guest, trial=told))

    def _publish_asked(self, guest: str, trial: str, *, ended: bool) -> None:
        self._services.bus.publish(bus.TrialAsked(sender=self._services.process, guest=guest, trial=trial, ended=ended))

    def _keep(self, guest: str, told: PiecesTrial) -> None:
        self._kept[told.id] = guest, told
        self._kept.move_to_end(told.id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def _end(self, guest: str) -> None:
        """It stops after the games that are being played."""
        job = self._jobs.pop(guest, None)
        if job is not None:
            job.ended = True

    def _check_room(self, network: str) -> None:
        nearby = sum(job.standing.network == network for job in self._jobs.values())
        if nearby >= MOST_OF_ADDRESS or len(self._jobs) >= MOST:
            raise TooFast("other trials come first; ask again when one of them is done", code="too-many-trials")

    def _with_others(self, told: PiecesTrial) -> PiecesTrial:
        return msgspec.structs.replace(told, others=len(self._jobs) - 1)
