"""What the one-step judgement sees in Block and Key, in positions where a person would agree."""

import random
from typing import Any

import digsite
from digsite.block_and_key.actions import Excavate, Place
from digsite.bots import Budget, bot
from digsite.bots.block_and_key.adept import AdeptBot
from digsite.bots.bot import Reason
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
    assert reason == Reason("bot-claims", {"keys": ["st1-2"], "count": 1})


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
    assert reason == Reason("bot-excavates", {"line": action.line})


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
