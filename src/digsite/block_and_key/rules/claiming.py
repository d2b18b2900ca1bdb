"""Claiming keys with the block just placed, and drawing new ones from the altars."""

from functools import cache
from typing import cast

from digsite.block_and_key.actions import Altar, Claim, Done, Refill
from digsite.block_and_key.events import KeyClaimed, KeyDrawn, KeySeen
from digsite.block_and_key.pieces.ids import EMPTY, Key
from digsite.block_and_key.rules.numbers import HAND
from digsite.block_and_key.rules.step import Step
from digsite.block_and_key.rules.tuple_edits import replaced, without
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Action, Actions, Event, IllegalAction, Seat

ALTARS: tuple[Altar, Altar] = ("sun", "moon")
"""Their order in `State.altars`."""


def claimable_keys(state: BlockAndKeyState) -> tuple[Key, ...]:
    """The keys in hand with a match that uses the block just placed and was not complete before (ruling 5).

    With `strict_claims`, not those of which any match was to be seen before.
    """
    temple, side = state.temple, state.sides[state.turn]
    keys = temple.completed_keys(side, state.hands[state.turn])
    if keys and state.options["strict_claims"]:
        stood = temple.keys_visible_before(side, keys)
        keys = tuple(key for key in keys if key not in stood)
    return keys


@cache
def _done(seat: Seat) -> tuple[Done]:
    return (Done(seat=seat),)


class ClaimStep(Step):
    """Asked after every placement, also where nothing can be claimed: the asking must not tell what is in the hand."""

    kinds = (Claim, Done)

    def due(self, state: BlockAndKeyState) -> bool:
        return state.placed != EMPTY and (bool(state.hands[state.turn]) or state.options["ask_forced"])

    def forced(self, state: BlockAndKeyState) -> None:
        return

    def legal_actions(self, state: BlockAndKeyState) -> Actions:
        keys = _claimable(state)
        if not keys:
            return _done(state.turn)
        return [*(Claim(seat=state.turn, key=state.pieces.keys[key].id) for key in keys), *_done(state.turn)]

    def carry_out(self, state: BlockAndKeyState, action: Action, events: list[Event]) -> bool:
        if isinstance(action, Done):
            return True
        action = cast("Claim", action)
        key = _judged(state, action.key)
        state.hands = replaced(state.hands, state.turn, without(state.hands[state.turn], key))
        state.claimed = replaced(state.claimed, state.turn, tuple(sorted((*state.claimed[state.turn], key))))
        state.claimable = without(_claimable(state), key)
        state.claims += 1
        events.append(_shown(state, key))
        return False


def _shown(state: BlockAndKeyState, key: Key) -> KeyClaimed:
    """Who claims a key shows everybody where it is."""
    pieces, seat = state.pieces, state.turn
    return KeyClaimed(
        seat=seat,
        key=pieces.keys[key].id,
        points=pieces.keys[key].vp,
        block=pieces.blocks[state.placed],
        matches=tuple(state.temple.new_matches(state.sides[seat], key)),
    )


def _claimable(state: BlockAndKeyState) -> tuple[Key, ...]:
    if state.claimable is None:
        state.claimable = claimable_keys(state)
    return state.claimable


def _judged(state: BlockAndKeyState, name: str) -> Key:
    key = state.pieces.key_numbers.get(name)
    if key is None or key not in state.hands[state.turn]:
        raise IllegalAction(f"{name} is not in the hand", code="not-in-hand", key=name)
    if key not in _claimable(state):
        raise IllegalAction(
            f"{name}: no match of this key was completed by the block just placed", code="key-not-completed", key=name
        )
    return key


class RefillStep(Step):
    """Back to four keys, one at a time, each from an altar of choice."""

    kinds = (Refill,)

    def due(self, state: BlockAndKeyState) -> bool:
        # It belongs to placing; alone, to every turn.
        of_this_turn = state.placed != EMPTY or state.players == 1
        return of_this_turn and len(state.hands[state.turn]) < HAND and any(state.altars)

    def legal_actions(self, state: BlockAndKeyState) -> Actions:
        return [Refill(seat=state.turn, altar=altar) for altar in stocked_altars(state)]

    def carry_out(self, state: BlockAndKeyState, action: Action, events: list[Event]) -> bool:
        action = cast("Refill", action)
        key, _ = draw(state, action.altar)
        state.hands = replaced(state.hands, state.turn, tuple(sorted((*state.hands[state.turn], key))))
        state.drawn = key
        events.append(KeyDrawn(seat=state.turn, altar=action.altar))
        events.append(KeySeen(seat=state.turn, key=state.pieces.keys[key].id, to=(state.turn,)))
        return False


def stocked_altars(state: BlockAndKeyState) -> list[Altar]:
    return [altar for altar, keys in zip(ALTARS, state.altars, strict=True) if keys]


def draw(state: BlockAndKeyState, altar: Altar) -> tuple[Key, bool]:
    """Take the top key of an altar; also tell whether the player (solo) could name it, having put it there."""
    number = ALTARS.index(altar)
    keys = state.altars[number]
    if not keys:
        raise IllegalAction(f"the {altar} altar is empty", code="empty-altar", altar=altar)
    known = state.returned[number] == len(keys)
    state.altars = replaced(state.altars, number, keys[1:])
    if known:
        state.returned = replaced(state.returned, number, len(keys) - 1)
    return keys[0], known
