"""What bots that look one step ahead chose in whole games, as numbers among the legal actions.

`python -m tests.bots.block_and_key.recorded_choices` plays these games anew and keeps them: for a change that is meant
to let them choose otherwise.
"""

import json
import random
from pathlib import Path

import digsite
from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots import Budget, bot
from digsite.bots.block_and_key.adept import COMPARED, AdeptBot
from digsite.bots.block_and_key.choices import choices
from digsite.bots.block_and_key.judgement import Judgement
from digsite.core import Action, Json
from tests.block_and_key.pieces.test_pieces import small_set

FILE = Path(__file__).with_name("recorded_choices.json")
BOTS = ("adept", "novice", "greedy")
TABLES: dict[str, tuple[int, dict[str, Json]]] = {
    "alone": (1, {}),
    "alone, strict": (1, {"strict_claims": True}),
    "two, strict": (2, {"strict_claims": True}),
    "two, small": (2, {"pieces": small_set()}),
    "three": (3, {}),
    "four, asked": (4, {"ask_forced": True}),
}
"""How many play, and with which options."""


def recorded() -> dict[str, dict[str, list[int]]]:
    """By bot and table."""
    found: dict[str, dict[str, list[int]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def chosen(name: str, table: str) -> list[int]:
    """Decision by decision, the bot playing all seats."""
    players, options = TABLES[table]
    state, rng = digsite.game("block-and-key").new(players, 4711, **options), random.Random(4711)
    assert isinstance(state, BlockAndKeyState)
    found = []
    while not state.is_over:
        action = _choice(name, state, rng)
        found.append(list(state.legal_actions()).index(action))
        state.apply(action)
    return found


def _choice(name: str, state: BlockAndKeyState, rng: random.Random) -> Action:
    """What was drawn for the hidden facts is left out: a judgement does not read it."""
    chooser, actions = bot(name, "block-and-key"), state.legal_actions()
    if not isinstance(chooser, AdeptBot):
        return chooser.choose(state.view(state.turn), actions, rng, Budget())
    judgement = Judgement(state, actions, most=COMPARED, glances=chooser.glances, rng=rng, weights=chooser.weights)
    return choices(judgement)[0].action


def main() -> None:
    games = {name: {table: chosen(name, table) for table in TABLES} for name in BOTS}
    FILE.write_text(json.dumps(games) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
