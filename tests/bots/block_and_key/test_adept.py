"""What the one-step judgement sees in Block and Key, in positions where a person would agree."""

import random
from typing import Any

import digsite
from digsite.block_and_key.actions import Excavate, Place
from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots import Budget, bot
from digsite.bots.block_and_key.adept import AdeptBot
from digsite.bots.block_and_key.judgement import Judgement
from digsite.bots.reason import Reason
from digsite.core import Action

GAME = digsite.game("block-and-key")

SOLO: dict[str, Any] = {
    "core": {"at": [4, 4], "north": "green"},  # brown looks south
    "seats": [{"hand": ["st1-2", "su1-2"], "supply": ["white I3", "green O4"], "enigma": "grey"}],
    "seed": 1,
}

LAST_TURN = SOLO | {"solo_turn": 11}
"""Nothing but points counts any more, whatever a bot hopes for before."""


def choice(position: dict[str, Any], name: str = "adept") -> tuple[Action, Reason | None]:
    state = GAME.scenario(**position)
    chooser = bot(name, "block-and-key")
    assert isinstance(chooser, AdeptBot)
    return chooser.choose(state.view(0), state.legal_actions(), random.Random(1), Budget()), chooser.reason


def test_a_claim_is_taken() -> None:
    """st1-2 is brown beside white: the white block can complete it at the Core Cube's brown side."""
    action, reason = choice(LAST_TURN)
    assert isinstance(action, Place)
    assert action.block == "white I3"
    assert reason is not None
    assert (reason.text, reason.values) == ("bot-claims", {"keys": ["st1-2"], "count": 1})


def test_two_claims_are_better_than_one() -> None:
    position = LAST_TURN | {"seats": [SOLO["seats"][0] | {"hand": ["st1-2", "st2-2"]}]}
    state = GAME.scenario(**position)
    action, reason = choice(position)
    state.apply(action)
    assert reason is not None
    assert len(reason.values["keys"]) == len(state.legal_actions()) - 1


def test_an_empty_supply_is_filled() -> None:
    position = SOLO | {"seats": [SOLO["seats"][0] | {"supply": []}]}
    action, reason = choice(position)
    assert isinstance(action, Excavate)
    assert reason is not None
    assert (reason.text, reason.values) == ("bot-excavates", {"line": action.line})


def test_in_the_last_turn_nothing_is_excavated_while_something_can_be_placed() -> None:
    position = SOLO | {"solo_turn": 11, "seats": [SOLO["seats"][0] | {"hand": []}]}
    assert isinstance(choice(position)[0], Place)


def test_in_the_last_turn_the_enigma_counts() -> None:
    seat = SOLO["seats"][0] | {"hand": [], "enigma": "green"}
    position = SOLO | {"solo_turn": 11, "seats": [seat]}
    state = GAME.scenario(**position)
    action, _ = choice(position)
    assert isinstance(action, Place)
    assert action.block == "green O4"
    state.apply(action)
    assert "".join(state.view(0)["faces"][0]).count("g") == 4


def test_strict_claims_are_understood() -> None:
    """A key to be seen before cannot be claimed then: it is no reason to place a block."""
    position = SOLO | {
        "strict_claims": True,
        "blocks": [["white O4", [[6, 4, 0], [7, 4, 0], [6, 5, 0], [7, 5, 0]]]],
        "seats": [SOLO["seats"][0] | {"hand": ["st1-2"]}],
    }
    _, reason = choice(position)
    assert reason is None or reason.text != "bot-claims"


def promised(key: str, position: dict[str, Any]) -> float:
    state = GAME.scenario(**position)
    assert isinstance(state, BlockAndKeyState)
    return float(Judgement(state, state.legal_actions()).key_worths()[state.pieces.key_numbers[key]])


def test_a_key_that_needs_two_blocks_is_promised_but_less() -> None:
    """su1-2 is brown, white, green in a row: beside the Core Cube white and green are missing, then only green."""
    beside = {"blocks": [["white O4", [[6, 4, 0], [7, 4, 0], [6, 5, 0], [7, 5, 0]]]]}
    with_two = promised("su1-2", SOLO)
    assert 0.0 < with_two < promised("su1-2", SOLO | beside)


def test_a_key_that_needs_three_blocks_is_not_promised() -> None:
    """mo3-2 is brown, white, green, grey in a row, and nothing but brown is to be seen."""
    assert promised("mo3-2", SOLO) == 0.0


def at_four(hand: list[str], supply: list[str]) -> dict[str, Any]:
    """Their first turn; brown looks north, where seat 0 sits."""
    seat = {"hand": hand, "supply": supply, "enigma": "green"}
    others = [{"supply": [f"{colour} O4"], "enigma": colour} for colour in ("grey", "brown", "white")]
    return {"core": {"at": [4, 4], "north": "brown"}, "seats": [seat, *others], "turn": 0, "seed": 1}


def test_what_can_be_claimed_now_is_not_put_off_for_new_blocks() -> None:
    """Brown, white and green stand in a row: grey beside them completes mo3-2, worth four points."""
    row = [[f"{colour} I3", [[x, y, 0] for y in (5, 6, 7)]] for colour, x in (("white", 3), ("green", 2))]
    _, reason = choice(at_four(["mo3-2", "mo4-0"], ["grey I3"]) | {"blocks": row})
    assert reason is not None
    assert (reason.text, reason.values) == ("bot-claims", {"keys": ["mo3-2"], "count": 1})


def test_with_nothing_to_claim_and_few_blocks_new_ones_are_excavated() -> None:
    assert isinstance(choice(at_four(["mo3-2", "mo4-0"], ["brown I3"]))[0], Excavate)


def test_a_large_supply_is_placed_from() -> None:
    supply = ["brown I3", "brown L3", "brown I4", "brown L4", "brown T4", "brown S4"]
    assert isinstance(choice(at_four(["mo3-2", "mo4-0"], supply))[0], Place)
