"""The arrays of a batch, a row for each lane, and the compiled loops over them."""

from copy import copy
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from digsite.block_and_key.compiled_rules.packed import TABLE
from digsite.block_and_key.compiled_rules.settings import naming_of, seed_of, seed_words, setting_of
from digsite.block_and_key.geometry.kernel.packed import COLUMNS, TEMPLE
from digsite.block_and_key.rules.numbers import SUPPLY
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import BadOption
from digsite.envs.actions.block_and_key import PlacingCodec
from digsite.envs.batch import loops
from digsite.envs.batch.observing import PARTS
from digsite.envs.observations.layout import Layout

MOST_STEPS = 4096
"""More than a game can have: forty placements, up to twelve turns of excavating before each, four steps a turn."""
OPTIONS = {"ask_forced": True, "edition": "prototype", "strict_claims": True}
"""The options that are observed, in the order of the observation, and what they are when they are marked."""

Numbers = NDArray[np.int64]
Shown = NDArray[np.int8]


class Ended(NamedTuple):
    """What a step brought to an end."""

    reasons: Numbers
    """By lane: 0 where the game goes on, else 1 and more as `rules.ending.REASONS` has them, or `loops.ILLEGAL`."""
    seats: Numbers
    """By lane who made the step."""
    scores: Numbers
    """By lane and seat, where a game has ended."""
    rankings: Numbers
    """By lane the seats from the best to the last, likewise."""
    last_seen: Shown
    """By lane what the seat that made the step sees at the end, where that was asked for."""


class Lanes:
    def __init__(self, lanes: int, example: BlockAndKeyState, codec: PlacingCodec[object], layout: Layout) -> None:
        """`example`: any state of the kind of games that are to be played."""
        if tuple(layout) != PARTS:
            raise BadOption(f"layout: expected the parts {', '.join(PARTS)}; got {', '.join(layout)}", option="layout")
        first_ids = {name: group.first for name, group in codec.table.groups.items()}
        setting = setting_of(example)
        self._setting = loops.hand_over(setting)
        self._naming = naming_of(first_ids, codec.anchors.codes)
        self._at = np.array(list(layout.starts().values()), np.int64)
        self._options = sum(1 << place for place, name in enumerate(OPTIONS) if example.options[name] == OPTIONS[name])
        self._size = layout.size
        shapes = setting.facts["shape_of_form"][codec.anchors.codes // COLUMNS]
        # A supply full of the shape that has most places, and some more for lines.
        self._most_ids = (SUPPLY + 1) * int(np.bincount(shapes).max())
        self.players = example.players
        self._clear(lanes)

    def _clear(self, lanes: int) -> None:
        self.temples = np.zeros(lanes, TEMPLE)
        self.tables = np.zeros(lanes, TABLE)
        self._history = np.zeros((lanes, MOST_STEPS), np.int32)
        self._lengths = np.zeros(lanes, np.int64)
        self._seeds = np.zeros((lanes, 4), np.uint64)
        self._ids = np.empty(2 * self._most_ids, np.int64)
        self._offsets = np.zeros(lanes + 1, np.int64)

    def __len__(self) -> int:
        return len(self.tables)

    def others(self) -> "Lanes":
        """As many lanes for the same kind of games, nothing dealt yet."""
        twin = copy(self)
        twin._clear(len(self))
        return twin

    def deal(self, seeds: list[int]) -> None:
        """A new game in each lane."""
        self.tables["seed"] = self._seeds[:] = [seed_words(seed) for seed in seeds]
        self._lengths[:] = 0
        loops.deal_lanes(self.temples, self.tables, self._setting)

    def step(self, chosen: Numbers, allowed: loops.Flags, next_seed: int, show_last: bool) -> Ended:
        """Carry out an id in each lane; where it is not allowed, the game is broken off."""
        lanes = len(self)
        ended = Ended(
            reasons=np.empty(lanes, np.int64),
            seats=self.tables["turn"].copy(),
            scores=np.zeros((lanes, self.players), np.int64),
            rankings=np.zeros((lanes, self.players), np.int64),
            last_seen=np.zeros((lanes if show_last else 0, self._size), np.int8),
        )
        loops.step_lanes(
            self.temples,
            self.tables,
            self._setting,
            self._naming,
            chosen,
            allowed,
            next_seed,
            self._history,
            self._lengths,
            self._seeds,
            ended.reasons,
            ended.scores,
            ended.rankings,
            self._at,
            self._options,
            ended.last_seen,
        )
        return ended

    def legal(self) -> tuple[Numbers, Numbers]:
        """The legal ids of all lanes one after the other, and where those of each lane begin and end."""
        offsets, lane = self._offsets, 0
        while lane < len(self):
            lane = loops.list_lanes(
                self.temples, self.tables, self._setting, self._naming, lane, self._most_ids, self._ids, offsets
            )
            if lane < len(self):
                self._ids = np.concatenate([self._ids, np.empty_like(self._ids)])
        return self._ids[: offsets[-1]].copy(), offsets.copy()

    def allow(self, chosen: Numbers) -> loops.Flags:
        """By lane whether that id was among them; a lane that waits takes any."""
        return loops.are_legal(chosen, self._ids, self._offsets)

    def observe(self, seats: Numbers) -> Shown:
        """What these seats see, one of each lane."""
        shown = np.empty((len(self), self._size), np.int8)
        loops.observe_lanes(self.temples, self.tables, self._setting, self._at, self._options, seats, shown)
        return shown

    def scores(self) -> Numbers:
        """By lane and seat, as if the games ended now."""
        scores = np.zeros((len(self), self.players), np.int64)
        loops.score_lanes(self.temples, self.tables, self._setting, scores)
        return scores

    def played(self, lane: int) -> tuple[int, list[int]]:
        """The seed and the ids of the game to which the last step of a lane belongs."""
        return seed_of(self._seeds[lane]), self._history[lane, : self._lengths[lane]].tolist()
