"""What a seat of Block and Key makes of a state in which it decides: the kernel's answers, for its own eyes."""

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from digsite.block_and_key.compiled_rules.settings import table_of
from digsite.block_and_key.pieces.ids import EMPTY, Block
from digsite.bots.block_and_key import kernel
from digsite.bots.block_and_key.pieces import pieces_of
from digsite.bots.block_and_key.weights import WEIGHTS
from digsite.core import Actions

if TYPE_CHECKING:
    from digsite.block_and_key.geometry.kernel.packed import PackedArray
    from digsite.block_and_key.state import BlockAndKeyState
    from digsite.bots.block_and_key.kernel.packed import Floats

NOTHING = -1e9


class Judgement:
    """It is given a whole state, but reads nothing of it that the seat does not know.

    `most`: how many placements are told, the best; `glances`: the share of all that is looked at;
    `weights`: what things are worth, by the number of players.
    """

    def __init__(
        self,
        state: "BlockAndKeyState",
        actions: Actions,
        *,
        most: int = 1,
        glances: float = 1.0,
        rng: random.Random | None = None,
        weights: "Mapping[int, PackedArray]" = WEIGHTS,
    ) -> None:
        self.state = state
        self.actions = actions
        self.seat = state.turn
        self.pieces = pieces_of(state)
        self.tables = table_of(state)
        self.all_weights = weights
        self.weights = weights[state.players]
        self.scratch = kernel.new_scratch()
        self.most = most
        self._glances = glances
        self._rng = rng or random.Random(0)

    def placements(self, blocks: Sequence[Block], *, claiming: bool = True) -> "Floats":
        """Legal placements of these blocks as rows: which block, code, claims (bits), worth."""
        asked = np.array(blocks, np.int64)
        packed = self.state.temple.packed
        rows = kernel.appraise(packed, self.tables, self.pieces, self.weights, asked, claiming, self.scratch)
        if self._glances < 1.0 and claiming and len(rows) > 1:
            few = max(1, round(len(rows) * self._glances))
            rows = rows[sorted(self._rng.sample(range(len(rows)), few))]
        return rows

    def best_of_blocks(self, blocks: Sequence[Block]) -> "Floats":
        """For each block the worth of its best placement."""
        best = np.full(len(blocks), NOTHING)
        rows = self.placements(blocks)
        np.maximum.at(best, rows[:, 0].astype(int), rows[:, 3])
        return best

    def best_of_sites(self) -> "Floats":
        """For each site the worth of its block's best placement."""
        sites = [site for site, block in enumerate(self.state.yard) if block != EMPTY]
        best = np.full(len(self.state.yard), NOTHING)
        best[sites] = self.best_of_blocks([self.state.yard[site] for site in sites])
        return best

    def lines(self, held: float) -> list[float]:
        """What excavating each line is worth, `held` being the worth of the best placement."""
        packed, best = self.state.temple.packed, self.best_of_sites()
        found: list[float] = kernel.appraise_lines(
            packed, self.tables, self.pieces, self.weights, best, held, self.scratch
        ).tolist()
        return found

    def key_worths(self) -> "Floats":
        """For each key its points times how likely the view makes it."""
        return kernel.promises(self.state.temple.packed, self.tables, self.pieces, self.weights, self.scratch)

    def altar_worths(self) -> dict[str, float]:
        """For each altar the mean worth of the keys that may lie there, as far as the seat can tell."""
        sun, moon = kernel.altar_means(self.tables, self.pieces, self.weights, self.key_worths())
        return {"sun": sun, "moon": moon}

    def names(self, claims: int) -> tuple[str, ...]:
        """The keys of the hand that these bits mean."""
        hand = self.state.hands[self.seat]
        return tuple(self.state.pieces.keys[key].id for i, key in enumerate(hand) if claims >> i & 1)
