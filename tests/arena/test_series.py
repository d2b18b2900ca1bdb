"""Games one after another or side by side: played alike, and nothing is left running."""

import os
import sys
from pathlib import Path

import pytest

from digsite.arena.series import Pairing, Terms, play, play_all
from digsite.bots import BOTS, Strategy


class Stillborn:
    def __init__(self) -> None:
        raise LookupError("no weights")


SAYS_WHO_IT_IS = """
import os, sys
open(sys.argv[1], "a").write(str(os.getpid()) + "\\n")
for line in sys.stdin:
    print('{"index": 0}', flush=True)
"""


def test_a_bot_in_a_process_ends_with_its_game(pebbles: str, tmp_path: Path) -> None:
    script, started = tmp_path / "bot.py", tmp_path / "started"
    script.write_text(SAYS_WHO_IT_IS)
    result = play(Terms(pebbles), Pairing(1, (f"run:{sys.executable} {script} {started}", "random")))
    assert result.seats[1] == "random"
    for pid in started.read_text().split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


def test_a_bot_that_cannot_be_made_crashes_in_each_of_its_decisions(
    pebbles: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, pebbles, {"stillborn": Strategy(f"{__name__}:Stillborn")})
    conduct = play(Terms(pebbles), Pairing(1, ("stillborn", "random"))).conduct
    assert conduct[0].crashes == conduct[0].decisions > 0
    assert conduct[0].faults[0].told.startswith("LookupError: no weights")
    assert not conduct[1].crashes


def test_two_processes_play_the_same_games_as_one() -> None:
    terms, games = Terms("ancient-knowledge"), [Pairing(deal, ("random", "random")) for deal in range(5)]
    alone = {result.pairing: result.scores for result in play_all(terms, games, jobs=1)}
    assert {result.pairing: result.scores for result in play_all(terms, games, jobs=2)} == alone
