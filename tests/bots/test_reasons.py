"""Reasons are made from the judgement: what a choice completes, saves and gains beside the next-best one."""

import random
from typing import Any

import msgspec

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.bots import Budget, bot
from digsite.bots.bot import ThinkingBot
from digsite.bots.reason import Reason
from digsite.core import Action, State
from digsite.games import game
from digsite.texts import LANGUAGES, texts


def explained(name: str, state: State) -> tuple[Action, Reason]:
    seat, chooser = state.deciders[0], bot(name, state.game.name)
    chosen = chooser.choose(state.view(seat), state.legal_actions(seat), random.Random(0), Budget())
    assert isinstance(chooser, ThinkingBot)
    assert chooser.reason is not None
    return chosen, chooser.reason


def knowledge(own: dict[str, Any], **position: Any) -> State:
    return ANCIENT_KNOWLEDGE.scenario(seats=[own, {}], **({"pillars": [[], [], []]} | position))


def test_archiving_names_what_would_be_lost_and_how_much() -> None:
    state = knowledge({"hand": ["M10", "M28", "C12"], "timeline": {1: [["C16", 3]]}}, actions_left=1)
    chosen, reason = explained("adept", state)
    assert chosen.kind == "archive"
    assert Reason("bot-saves", {"card": "C16", "number": 3}) in reason.more
    assert reason.look == Reason("hint-losing", {"card": "C16", "number": 3})
    assert reason.look.pieces() == ("C16",)


def test_a_card_is_told_with_its_worth_and_the_next_best_choice() -> None:
    chosen, reason = explained("greedy", knowledge({"hand": ["C30", "M9"]}))
    assert chosen.to_dict()["card"] == "C30"
    assert (reason.text, reason.values["card"]) == ("bot-plays-card", "C30")
    assert reason.more[-1].text == "bot-better-than"
    assert reason.more[-1].values["other"] == "search"
    gained = [each.values["points"] for each in reason.more if each.text == "bot-gains"]
    assert gained == sorted(gained, reverse=True)


def test_a_placement_is_told_by_the_keys_it_is_about() -> None:
    """Over a whole game: what is claimed is named, and so is where to look for it; what only prepares names a key."""
    state, rng, chooser = game("block-and-key").new(2, 7), random.Random(1), bot("adept", "block-and-key")
    assert isinstance(chooser, ThinkingBot)
    claims = prepares = 0
    while not state.is_over:
        seat = state.deciders[0]
        hand = state.view(seat)["hand"]
        chosen = chooser.choose(state.view(seat), state.legal_actions(seat), rng, Budget())
        reason = chooser.reason
        assert reason is not None
        if chosen.kind == "place":
            assert set(reason.pieces()) <= set(hand)
            if reason.text == "bot-claims":
                assert reason.look is not None
                assert reason.look.values["keys"] == reason.values["keys"]
                claims += 1
            else:
                prepares += bool(reason.pieces())
        state.apply(chosen)
    assert claims > 3
    assert prepares


def test_a_reason_travels_as_data_and_is_told_the_same() -> None:
    _, reason = explained("adept", knowledge({"hand": ["C30", "M9"], "past": ["C1", "C2", "C3"]}))
    again = msgspec.json.decode(msgspec.json.encode(reason), type=Reason)
    assert again == reason
    told = [again.say(texts(language)) for language in LANGUAGES]
    assert told == [reason.say(texts(language)) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
