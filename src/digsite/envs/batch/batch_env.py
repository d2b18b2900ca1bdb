"""Many games of Block and Key at once, all in compiled code: what is legal, what is seen, what follows.

    batch = BatchEnv("block-and-key", lanes=256, players=2)
    observations, legal = batch.reset(seeds=0)
    while learning:
        observations, legal, rewards, done = batch.step(choose(observations, legal))

A lane plays one game after the other. Ids and observations are those of `action_codec` and `observer`; the rules are
those of the game, held equal by tests, and the record of any lane can be replayed by them.
"""

import random
import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from digsite.block_and_key.pieces.piece_set import designed
from digsite.block_and_key.rules.ending import REASONS
from digsite.block_and_key.rules.scoring import rank
from digsite.core import BadOption, IllegalAction, Json, Outcome, Record, State
from digsite.core.plain import whole_number
from digsite.envs.actions import Ids, piece_set_of
from digsite.envs.copying import CopiedWhole
from digsite.envs.observations.layout import Layout
from digsite.envs.play import Rules, plain_seed
from digsite.envs.rewards import Reward

if TYPE_CHECKING:
    from digsite.envs.batch.lanes import Ended, Lanes


class Legal(NamedTuple):
    """The legal ids of all lanes, one lane after the other: lane i has `ids[offsets[i]:offsets[i + 1]]`, ascending."""

    ids: Ids
    offsets: Ids

    def of(self, lane: int) -> Ids:
        """Those of one lane."""
        lane = _lane_of(lane, len(self.offsets) - 1)
        return self.ids[self.offsets[lane] : self.offsets[lane + 1]]


class Begun(NamedTuple):
    """What `reset` gives."""

    observations: NDArray[np.int8]
    """A row a lane: what the seat sees that decides now."""
    legal: Legal


class Stepped(NamedTuple):
    """What `step` gives."""

    observations: NDArray[np.int8]
    """A row a lane: what the seat sees that decides now; where a game has ended, in the one that follows."""
    legal: Legal
    rewards: NDArray[np.float64]
    """By lane and seat: what a game brought that has ended with this step; 0 while it goes on."""
    done: NDArray[np.bool_]
    """By lane: whether a game has ended with this step."""


class BatchEnv(CopiedWhole):
    """Games in lanes. The arrays it gives are the caller's to keep."""

    def __init__(
        self,
        game: str = "block-and-key",
        lanes: int = 256,
        players: int = 2,
        *,
        reward: Reward | None = None,
        auto_reset: bool = True,
        **options: Json,
    ) -> None:
        """`reward`: at the end by "win", "rank", "points" or "lead"; None: by win, alone by points.

        `auto_reset`: a lane whose game has ended goes on with the next one. If not, it waits, with nothing legal and
        whatever id it is given, until all are reset. The rest are options of the game, all but `pieces`.
        """
        if game != "block-and-key":
            raise BadOption(f"game: expected block-and-key, the one that has a batch; got {game!r}", option="game")
        if isinstance(lanes, bool) or not isinstance(lanes, int | np.integer) or lanes < 1:
            raise BadOption(f"lanes: expected a number from 1 on, got {lanes!r}", option="lanes")
        if piece_set_of(options.get("pieces")) != designed():
            raise BadOption("pieces: expected the standard set, the one that a batch plays with", option="pieces")
        if options.pop("space", "whole") != "whole":
            raise BadOption("space: expected whole, the one that a batch has", option="space")
        if not isinstance(auto_reset, bool):
            raise BadOption(f"auto_reset: expected True or False, got {auto_reset!r}", option="auto_reset")
        self.rules = Rules(game, players, "whole", reward, **options)
        self.auto_reset = auto_reset
        self._lanes = lanes_for(self.rules, int(lanes))
        self._luck = random.Random(secrets.randbits(128))
        self.reset()

    def __len__(self) -> int:
        """How many lanes there are."""
        return len(self._lanes)

    @property
    def layout(self) -> Layout:
        """Where everything lies in an observation."""
        return self.rules.observer.layout

    @property
    def legal(self) -> Legal:
        """What may be chosen now."""
        return self._legal

    @property
    def seats(self) -> NDArray[np.int64]:
        """By lane whose decision it is."""
        return self._lanes.tables["turn"].copy()

    @property
    def scores(self) -> NDArray[np.int64]:
        """By lane and seat, as if the games ended now, others' secrets included."""
        return self._lanes.scores()

    def reset(self, seeds: int | Iterable[int | str] | NDArray[np.integer] | None = None) -> Begun:
        """Deal every lane anew: from these seeds, one a lane; from one and those that follow it; without a word,
        from seeds that follow from those that were given last.

        A game of seed s is that of `game.new(players, seed=s)`; the next game of its lane has seed s + lanes."""
        self._lanes.deal(self._seeds(seeds))
        return self.look()

    def _seeds(self, seeds: int | Iterable[int | str] | NDArray[np.integer] | None) -> list[int]:
        lanes = len(self)
        if seeds is None:
            return _counted(self._luck.getrandbits(128), lanes)
        found = [plain_seed(seed) for seed in seeds] if isinstance(seeds, Iterable) else _counted(seeds, lanes)
        if len(found) != lanes:
            raise BadOption(f"seeds: expected one for each of {lanes} lanes, got {len(found)}", option="seeds")
        self._luck = random.Random(str(found))
        return found

    def step(self, ids: ArrayLike) -> Stepped:
        """Carry out an id in each lane. If any is not legal, IllegalAction names the lane, and nothing has changed."""
        chosen = self.checked(ids)
        allowed = self.allows(chosen)
        if not allowed.all():
            raise self._refusal(int(allowed.argmin()), chosen)
        ended = self.advance(chosen, allowed)
        return Stepped(*self.look(), self.rewards(ended), ended.reasons != 0)

    def _refusal(self, lane: int, chosen: Ids) -> IllegalAction:
        number = int(chosen[lane])
        name = self.rules.codec.name(number) if 0 <= number < self.rules.codec.size else "which there is not"
        return IllegalAction(
            f"lane {lane}: action id {number}, {name}, is not legal now", code=IllegalAction.NOT_OFFERED, lane=lane
        )

    # The parts of a step, for those who build on it.

    def checked(self, ids: ArrayLike) -> Ids:
        """An id for each lane as it is needed here, legal or not."""
        chosen = np.asarray(ids)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise BadOption(f"ids: expected a whole number for each of {len(self)} lanes, got {ids!r}", option="ids")
        return np.ascontiguousarray(chosen, np.int64)

    def allows(self, chosen: Ids) -> NDArray[np.bool_]:
        """By lane whether that id may be chosen; a lane that waits takes any."""
        return self._lanes.allow(chosen)

    def advance(self, chosen: Ids, allowed: NDArray[np.bool_], show_last: bool = False) -> "Ended":
        """Carry out what is allowed and break off the other games; `look` is due after it."""
        return self._lanes.step(chosen, allowed, len(self) if self.auto_reset else 0, show_last)

    def look(self) -> Begun:
        """What is seen now, and what is legal."""
        self._legal = Legal(*self._lanes.legal())
        return Begun(self._lanes.observe(self.seats), self._legal)

    def rewards(self, ended: "Ended") -> NDArray[np.float64]:
        """By lane and seat: those of the games that have ended."""
        rewards = np.zeros(ended.scores.shape)
        for lane in ended.reasons.nonzero()[0].tolist():
            outcome = outcome_of(ended, lane)
            if outcome is None:
                rewards[lane, ended.seats[lane]] = self.rules.illegal
            else:
                rewards[lane] = self.rules.rewards(outcome)
        return rewards

    # Games to keep.

    def record(self, lane: int) -> Record:
        """The game to which the last step of a lane belongs: after its end the whole game, until the next has begun."""
        return self.state(lane).record()

    def state(self, lane: int) -> State:
        """The same as a state, played again by the rules."""
        seed, ids = self._lanes.played(_lane_of(lane, len(self)))
        state = self.rules.game.new(self.rules.players, seed, **self.rules.options)
        for number in ids:
            state.apply(self.rules.codec.decode(number, state))
        return state


def lanes_for(rules: Rules, lanes: int) -> "Lanes":
    """Loaded here: who only imports the environments need not wait for what is compiled."""
    from digsite.block_and_key.state import BlockAndKeyState
    from digsite.envs.actions.block_and_key import PlacingCodec
    from digsite.envs.batch.lanes import Lanes

    example = rules.game.new(rules.players, 0, **rules.options)
    if not isinstance(example, BlockAndKeyState) or not isinstance(rules.codec, PlacingCodec):
        raise BadOption(f"game: expected block-and-key, got {rules.game.name}", option="game")
    return Lanes(lanes, example, rules.codec, rules.observer.layout)


def _lane_of(lane: int, lanes: int) -> int:
    """The number of a lane; -1 would find one in numpy's arrays."""
    found = whole_number(lane)
    if found is None or not 0 <= found < lanes:
        raise BadOption(f"lane: expected 0 to {lanes - 1}, got {lane!r}", option="lane")
    return found


def _counted(first: Any, lanes: int) -> list[int]:
    """That seed and those that follow it."""
    return [plain_seed(plain_seed(first) + lane) for lane in range(lanes)]


def outcome_of(ended: "Ended", lane: int) -> Outcome | None:
    """As far as rewards ask for it; None of a game that was broken off."""
    if ended.reasons[lane] < 0:
        return None
    scores = tuple(ended.scores[lane].tolist())
    return Outcome(
        reason=REASONS[ended.reasons[lane] - 1],
        ranking=tuple((seat,) for seat in ended.rankings[lane].tolist()),
        scores=scores,
        lines=(),
        rank=rank(scores[0]) if len(scores) == 1 else None,
    )
