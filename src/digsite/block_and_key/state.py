"""The state of a game of Block and Key: where every piece is, and which step is awaited.

What a step offers and does is in `steps.py` and its companions; this file holds the data. All of it but the temple
is made of immutable values, so that a clone shares them.
"""

from typing import TYPE_CHECKING, Self

from digsite.block_and_key.pieces.ids import Block, Key
from digsite.block_and_key.positions import scenario, view
from digsite.block_and_key.rules import revealing, scoring, steps
from digsite.core import Action, Actions, Decision, Event, Outcome, Position, Seat, State, View

if TYPE_CHECKING:
    from digsite.block_and_key.geometry.temple import Temple
    from digsite.block_and_key.pieces.piece_set import PieceSet, Side


class BlockAndKeyState(State):
    """Everything on the table. Blocks and keys are numbers; names appear in actions, events and views."""

    __slots__ = (
        "altars",
        "bag",
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

    pieces: "PieceSet"
    sides: tuple["Side", ...]
    """For each seat the side of the temple it looks from."""
    temple: "Temple"

    # The excavation:     sites  1 2 3
    # `yard` in the order        4 5 6
    # of the site numbers        7 8 9
    yard: tuple[Block, ...]
    bag: tuple[Block, ...]
    """In the order in which the blocks will be drawn."""
    supplies: tuple[tuple[Block, ...], ...]
    """Sorted, so that a supply says nothing of how it was gathered."""

    hands: tuple[tuple[Key, ...], ...]
    """Sorted likewise."""
    claimed: tuple[tuple[Key, ...], ...]
    enigmas: tuple[int, ...]
    """For each seat the colour of its Enigma."""
    altars: tuple[tuple[Key, ...], ...]
    """The Sun altar and the Moon altar, the key drawn next first."""
    returned: tuple[int, ...]
    """Solo: how many keys at the bottom of each altar the player put there and so knows."""
    markers: tuple[Key, ...]
    """Solo: the face-down keys of turns without a claim."""
    seen_markers: tuple[bool, ...]
    """Solo: which of them the player can name, having put them into the altar as its only keys."""

    start: Seat
    turn: Seat
    step: str
    """The step that is awaited: a name of `steps.STEPS`."""
    solo_turn: int
    last_turns: int
    """Turns that remain of the final round; -1 before it is triggered."""
    idle: int
    """Turns since the last placement."""
    passes: int
    """Passes in a row."""
    reason: str
    """Why the game is over; empty before."""

    # Facts of the running turn.
    placed: Block
    """The block this turn placed."""
    claims: int
    """Keys claimed in this turn."""
    drawn: Key
    """Solo: the last key that came into the hand in this turn."""
    claimable: tuple[Key, ...] | None
    """The keys that may be claimed now; a cache of `claiming.claimable_keys`."""

    @property
    def deciders(self) -> tuple[Seat, ...]:
        return () if self.reason else (self.turn,)

    @property
    def is_over(self) -> bool:
        return bool(self.reason)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return () if self.reason else (Decision(seat=self.turn, kind=self.step),)

    @property
    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.reason else None

    @property
    def scores(self) -> tuple[int, ...]:
        return scoring.scores(self)

    def known_scores(self, seat: Seat | None) -> tuple[int, ...]:
        return scoring.known_scores(self, seat)

    def kind_reveals(self, seat: Seat, kind: type[Action]) -> bool | None:
        return revealing.kind_reveals(self, kind)

    def _view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def as_scenario(self) -> Position:
        return scenario.as_scenario(self)

    def _legal_actions(self, seat: Seat) -> Actions:
        return steps.legal_actions(self)

    def _apply(self, action: Action) -> list[Event]:
        return steps.apply(self, action)

    def clone(self) -> Self:
        twin = self._shallow_copy()
        twin.temple = self.temple.clone()
        return twin
