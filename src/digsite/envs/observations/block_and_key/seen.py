"""What a seat of Block and Key knows, as numbers: read from a state, or from the seat's view."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import compress
from typing import NamedTuple, TypeAlias

from digsite.block_and_key.geometry.temple import Temple
from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.pieces.piece_set import COLOURS, PieceSet, Side
from digsite.block_and_key.positions.from_view import seen_temple
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Json, Seat, View
from digsite.envs.observations.base import looking_seat

TIERS = ("star", "sun", "moon")
ALTARS = ("sun", "moon")

Numbers: TypeAlias = tuple[int, ...]


class Seen(NamedTuple):
    """The facts behind an observation, all of them known to the seat. Blocks and keys are numbers."""

    temple: Temple
    seat: Seat
    players: int
    sides: Sequence[Side]
    start: Seat
    turn: Seat
    step: str
    over: bool
    solo_turn: int
    last_turns: int
    idle: int
    passes: int
    supplies: Sequence[Numbers]
    yard: Numbers
    bag: Numbers
    claimed: Sequence[Numbers]
    tiers: Sequence[Sequence[int]]
    """For each seat how many keys of each back are in its hand."""
    hand: Numbers
    altars: Sequence[int]
    returned: Sequence[Sequence[int]]
    markers: Numbers
    """Those the seat can name."""
    marker_tiers: Sequence[int]
    """How many of all have each back."""
    drawn: int
    drawn_tier: str | None
    enigma: int
    placed: int
    claims: int
    options: Mapping[str, Json]


@lru_cache(maxsize=1024)
def _tiers_of(pieces: PieceSet, keys: Numbers) -> list[int]:
    """How many of these keys have each back."""
    return _counted([pieces.keys[key].tier for key in keys])


def seen_by(state: BlockAndKeyState, seat: Seat) -> Seen:
    """The facts as the state has them, by naming what the seat's view names."""
    keys, drawn = state.pieces.keys, state.drawn
    return Seen(
        temple=state.temple,
        seat=seat,
        players=state.players,
        sides=state.sides,
        start=state.start,
        turn=state.turn,
        step=state.step,
        over=state.is_over,
        solo_turn=state.solo_turn,
        last_turns=state.last_turns,
        idle=state.idle,
        passes=state.passes,
        supplies=state.supplies,
        yard=state.yard,
        bag=state.bag,
        claimed=state.claimed,
        tiers=[_tiers_of(state.pieces, hand) for hand in state.hands],
        hand=state.hands[seat],
        altars=[len(altar) for altar in state.altars],
        returned=[altar[len(altar) - count :] for altar, count in zip(state.altars, state.returned, strict=True)],
        markers=tuple(compress(state.markers, state.seen_markers)),
        marker_tiers=_tiers_of(state.pieces, state.markers),
        drawn=drawn if seat == state.turn else EMPTY,
        drawn_tier=None if drawn == EMPTY else keys[drawn].tier,
        enigma=state.enigmas[seat],
        placed=state.placed,
        claims=state.claims,
        options=state.options,
    )


def seen_in(view: View) -> Seen:
    """The facts as a seat's view has them."""
    seat, temple = looking_seat(view, "block-and-key"), seen_temple(view)
    pieces = temple.pieces
    key = pieces.key_numbers
    block = dict[str | None, int](pieces.block_numbers.items()) | {None: EMPTY}
    tier_of = {each.id: each.tier for each in pieces.keys} | {tier: tier for tier in TIERS}
    drawn = view["drawn"]
    return Seen(
        temple=temple,
        seat=seat,
        players=view["players"],
        sides=view["sides"],
        start=view["start"],
        turn=view["turn"],
        step=view["step"],
        over=view["outcome"] is not None,
        solo_turn=view["solo_turn"],
        last_turns=view["last_turns"],
        idle=view["idle"],
        passes=view["passes"],
        supplies=[tuple([block[name] for name in supply]) for supply in view["supplies"]],
        yard=tuple([block[name] for name in view["yard"]]),
        bag=tuple([block[name] for name in view["bag"]]),
        claimed=[tuple([key[name] for name in claimed]) for claimed in view["claimed"]],
        tiers=[_counted(hand) for hand in view["hands"]],
        hand=tuple([key[name] for name in view["hand"]]),
        altars=[view["altars"][altar] for altar in ALTARS],
        returned=[[key[name] for name in view["returned"][altar]] for altar in ALTARS],
        markers=tuple([key[name] for name in view["markers"] if name in key]),
        marker_tiers=_counted([tier_of[name] for name in view["markers"]]),
        drawn=key.get(drawn, EMPTY),
        drawn_tier=None if drawn is None else tier_of[drawn],
        enigma=EMPTY if view["enigma"] is None else COLOURS.index(view["enigma"]),
        placed=block[view["placed"]],
        claims=view["claims"],
        options=view["options"],
    )


def _counted(tiers: Sequence[str]) -> list[int]:
    """How many keys have each back."""
    return [tiers.count(tier) for tier in TIERS]
