"""A batch and the rules side by side: the same games, every fact compared after every step."""

import random

import digsite
from digsite.block_and_key.actions import Place
from digsite.block_and_key.compiled_rules.settings import table_of
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Json
from digsite.envs import BatchEnv, action_codec, observer
from digsite.envs.actions import Ids
from digsite.envs.batch.batch_env import Stepped
from digsite.envs.observations import Observation

GAME = digsite.game("block-and-key")
CODEC, OBSERVER = action_codec("block-and-key"), observer("block-and-key")
EXCAVATE, CLAIM, PLACE = (CODEC.table.first(kind) for kind in ("excavate", "claim", "place"))
OPTIONS: list[dict[str, Json]] = [
    {"ask_forced": ask_forced, "edition": edition, "strict_claims": strict_claims}
    for ask_forced in (False, True)
    for edition in ("final", "prototype")
    for strict_claims in (False, True)
]
"""Every combination."""


class SideBySide:
    """Lanes that begin with these seeds, each followed by the rules. Ways to play differ from lane to lane."""

    def __init__(self, lanes: int, players: int, seed: int, **options: Json) -> None:
        self.batch = BatchEnv("block-and-key", lanes, players, **options)
        self.seeds = list(range(seed, seed + lanes))
        self.states = [new(players, each, **options) for each in self.seeds]
        self.games = self.steps = 0
        self.reasons: set[str] = set()
        self._luck = random.Random(seed)
        observations, _ = self.batch.reset(self.seeds)
        self._compare(observations)

    def play(self, games: int) -> None:
        """Until so many have ended."""
        while self.games < games:
            self._step()

    def _step(self) -> None:
        chosen = [
            WAYS[lane % len(WAYS)](state, self.batch.legal.of(lane), self._luck)
            for lane, state in enumerate(self.states)
        ]
        for state, number in zip(self.states, chosen, strict=True):
            state.apply(CODEC.decode(number, state))
        stepped = self.batch.step(chosen)
        for lane, state in enumerate(self.states):
            assert stepped.done[lane] == state.is_over
            if state.is_over:
                self._end(lane, state, stepped)
            else:
                assert not stepped.rewards[lane].any()
        self.steps += 1
        self._compare(stepped.observations)

    def _end(self, lane: int, state: BlockAndKeyState, stepped: Stepped) -> None:
        """The outcome is the same, the record leads there, and the lane goes on with the next game."""
        outcome = state.outcome
        assert outcome is not None
        assert stepped.rewards[lane].tolist() == self.batch.rules.rewards(outcome)
        assert self.batch.record(lane) == state.record()
        self.games += 1
        self.reasons.add(outcome.reason)
        self.seeds[lane] += len(self.states)
        self.states[lane] = new(state.players, self.seeds[lane], **self.batch.rules.options)

    def _compare(self, observations: Observation) -> None:
        seats, scores = self.batch.seats, self.batch.scores
        others = (seats + self.steps) % self.batch.rules.players
        seen_by_others = self.batch._lanes.observe(others)
        for lane, state in enumerate(self.states):
            assert differences(self.batch, lane, state) == []
            assert self.batch.legal.of(lane).tolist() == CODEC.legal(state).tolist()
            assert scores[lane].tolist() == list(state.scores)
            assert (seats[lane],) == state.deciders
            assert (observations[lane] == OBSERVER.of_state(state, state.turn)).all()
            assert (seen_by_others[lane] == OBSERVER.of_state(state, int(others[lane]))).all()


def new(players: int, seed: int, **options: Json) -> BlockAndKeyState:
    state = GAME.new(players, seed, **options)
    assert isinstance(state, BlockAndKeyState)
    return state


def differences(batch: BatchEnv, lane: int, state: BlockAndKeyState) -> list[str]:
    """The facts that are not the same; what was seen to fit is a note, not a fact."""
    table, expected = batch._lanes.tables[lane], table_of(state)[0]
    temple, standing = batch._lanes.temples[lane], state.temple.packed[0]
    return [
        f"{name}: {ours[name]} instead of {theirs[name]}"
        for ours, theirs in ((table, expected), (temple, standing))
        for name in ours.dtype.names or ()
        if name != "fitting" and ours[name].tobytes() != theirs[name].tobytes()
    ]


# Ways to play: by lot the games would hardly ever see a full supply, many claims or three rounds without a placement.


def by_lot(state: BlockAndKeyState, ids: Ids, luck: random.Random) -> int:
    return int(luck.choice(ids))


def digging(state: BlockAndKeyState, ids: Ids, luck: random.Random) -> int:
    """Mostly excavates."""
    lines = ids[ids < EXCAVATE + 6]
    return int(luck.choice(lines if len(lines) and luck.random() < 0.97 else ids))


def building(state: BlockAndKeyState, ids: Ids, luck: random.Random) -> int:
    """Places what it can, and claims what it can."""
    if state.step == "claim":
        return int(ids[0])
    placements = ids[ids >= PLACE]
    return int(luck.choice(placements if len(placements) else ids))


def claiming(state: BlockAndKeyState, ids: Ids, luck: random.Random) -> int:
    """Places what completes the most keys."""
    supply = state.supplies[state.turn]
    if state.step != "turn" or not supply:
        return building(state, ids, luck)
    found = state.temple.scan_claims(state.sides[state.turn], state.hands[state.turn], supply)
    best = max(range(len(found.codes)), key=lambda i: int(found.keys[i]).bit_count(), default=None)
    if best is None or not found.keys[best]:
        return by_lot(state, ids, luck)
    action = Place(
        seat=state.turn,
        block=state.pieces.blocks[supply[found.blocks[best]]],
        cells=state.temple.cells(int(found.codes[best])),
    )
    return CODEC.encode(action, state)


WAYS = (by_lot, claiming, building, claiming, digging)
