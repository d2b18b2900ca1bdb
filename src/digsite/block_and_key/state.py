"""The state of a game of Block and Key: where every piece is, and which step is awaited.

The data alone: `rules` and `positions` work on it, and `game.py` puts them together. All of it but the temple is made
of immutable values, so that a clone shares them.
"""

from typing import Any, Self

from digsite.block_and_key.actions import SITES
from digsite.block_and_key.geometry.temple import Temple
from digsite.block_and_key.pieces.ids import EMPTY, Block, Key
from digsite.block_and_key.pieces.piece_set import pieces_of
from digsite.core import Actions, Chance, Decision, Json, Seat, State
from digsite.core.state import AnyGame


class BlockAndKeyState(State):
    """Everything on the table. Blocks and keys are numbers; names appear in actions, events and views."""

    __slots__ = (
        "altars",
        "bag",
        "choices",
        "claimable",
        "claimed",
        "claims",
        "drawn",
        "enigmas",
        "hands",
        "idle",
        "last_turns",
        "markers",
        "passes",
        "pieces",
        "placed",
        "reason",
        "returned",
        "seen_markers",
        "sides",
        "solo_turn",
        "start",
        "step",
        "supplies",
        "temple",
        "turn",
        "yard",
    )

    def __init__(self, game: AnyGame, players: int, chance: Chance, options: dict[str, Json]) -> None:
        """A table without a piece on it."""
        super().__init__(game, players, chance, options)
        self.pieces = pieces_of(options)
        self.sides = self.pieces.seats(players)
        """For each seat the side of the temple it looks from."""
        self.temple = Temple.bare(self.pieces)

        # The excavation:     sites  1 2 3
        # `yard` in the order        4 5 6
        # of the site numbers        7 8 9
        self.yard: tuple[Block, ...] = (EMPTY,) * SITES
        self.bag: tuple[Block, ...] = ()
        """In the order in which the blocks will be drawn."""
        self.supplies: tuple[tuple[Block, ...], ...] = ((),) * players
        """Sorted, so that a supply says nothing of how it was gathered."""

        self.hands: tuple[tuple[Key, ...], ...] = ((),) * players
        """Sorted likewise."""
        self.claimed: tuple[tuple[Key, ...], ...] = ((),) * players
        self.enigmas: tuple[int, ...] = (EMPTY,) * players
        """For each seat the colour of its Enigma."""
        self.altars: tuple[tuple[Key, ...], ...] = ((), ())
        """The Sun altar and the Moon altar, the key drawn next first."""
        self.returned: tuple[int, ...] = (0, 0)
        """Solo: how many keys at the bottom of each altar the player put there and so knows."""
        self.markers: tuple[Key, ...] = ()
        """Solo: the face-down keys of turns without a claim."""
        self.seen_markers: tuple[bool, ...] = ()
        """Solo: which of them the player can name, having put them into the altar as its only keys."""

        self.start: Seat = 0
        self.turn: Seat = 0
        self.step = "turn"
        """The step that is awaited: a name of `steps.STEPS`."""
        self.solo_turn = 1
        self.last_turns = -1
        """Turns that remain of the final round; -1 before it is triggered."""
        self.idle = 0
        """Turns since the last placement."""
        self.passes = 0
        """Passes in a row."""
        self.reason = ""
        """Why the game is over; empty before."""

        # Facts of the running turn.
        self.placed: Block = EMPTY
        """The block this turn placed."""
        self.claims = 0
        """Keys claimed in this turn."""
        self.drawn: Key = EMPTY
        """Solo: the last key that came into the hand in this turn."""
        self.claimable: tuple[Key, ...] | None = None
        """The keys that may be claimed now; a cache of `claiming.claimable_keys`."""
        self.choices: Actions | None = None
        """What may be chosen now, if the turn's main choice is open and it was asked for; a cache too."""

    @property
    def deciders(self) -> tuple[Seat, ...]:
        return () if self.reason else (self.turn,)

    @property
    def is_over(self) -> bool:
        return bool(self.reason)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return () if self.reason else (Decision(seat=self.turn, kind=self.step),)

    def __getstate__(self) -> dict[str, Any]:
        return super().__getstate__() | {"choices": None}

    def clone(self) -> Self:
        twin = self._shallow_copy()
        twin.temple = self.temple.clone()
        return twin
