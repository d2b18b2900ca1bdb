"""A card that no bot was trained on, even one with a verb of its own, is played by what is printed on it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from digsite.ancient_knowledge.cards import CARDS
from digsite.envs import action_codec, observer
from tests.bots.ancient_knowledge.made_up import MADE_UP, STEPS


@pytest.fixture(scope="module")
def found() -> Any:
    command = [sys.executable, "-m", "tests.bots.ancient_knowledge.made_up"]
    done = subprocess.run(command, cwd=Path(__file__).parents[3], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_bot_plays_on_with_cards_it_has_never_seen(found: Any) -> None:
    assert found["played"].keys() == STEPS.keys()


def test_they_are_played_like_others(found: Any) -> None:
    """Each strength uses some of them, and each that is not too dear is used by some strength."""
    assert all(found["played"].values())
    assert {card for cards in found["played"].values() for card in cards} >= {"C90", "M90", "A90", "T90"}


def test_in_hand_they_promise_about_as_much_as_others(found: Any) -> None:
    promises = found["promises"]
    assert all(1 < promises[card] < 12 for card in promises)


def test_at_a_glance_they_are_worth_what_is_printed_on_them(found: Any) -> None:
    assert found["worths"].keys() == set(MADE_UP)
    assert all(1 < worth < 10 for worth in found["worths"].values())


def test_environments_count_them_in_without_a_line_of_their_own(found: Any) -> None:
    assert found["cards"] == len(CARDS) + len(MADE_UP)
    assert found["ids"] > action_codec("ancient-knowledge").size
    assert found["observed"] > observer("ancient-knowledge").layout.size
    assert found["invertible"]
