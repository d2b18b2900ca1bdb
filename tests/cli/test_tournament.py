"""`tournament` prints what it found, for people, as JSON and as a picture."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from digsite.texts import LANGUAGES

Command = Callable[..., tuple[int, str, str]]
SMALL = ("tournament", "block-and-key", "--players", 1, "--bots", "random,novice", "--games", 3)


def test_standings_are_printed_as_json(digsite: Command) -> None:
    code, out, _ = digsite(*SMALL, "--json")
    assert code == 0
    figures = json.loads(out)
    assert figures["games"] == 6
    assert [bot["name"] for bot in figures["standings"]["bots"]] == ["novice", "random"]
    assert figures["standings"]["ahead"]["novice"]["random"]["games"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_standings_are_told_in_every_language(digsite: Command, language: str) -> None:
    code, out, _ = digsite(*SMALL, "--lang", language)
    assert code == 0
    assert len(out.splitlines()) == 1 + 2 + 2
    assert "novice" in out


def test_standings_are_drawn(digsite: Command, tmp_path: Path) -> None:
    code, _, _ = digsite(*SMALL, "--plot", tmp_path / "standings.png")
    assert code == 0
    assert (tmp_path / "standings.png").read_bytes().startswith(b"\x89PNG")


def test_a_tournament_of_one_bot_against_nobody_is_refused_in_one_line(digsite: Command) -> None:
    code, out, err = digsite("tournament", "block-and-key", "--players", 2, "--bots", "random")
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
