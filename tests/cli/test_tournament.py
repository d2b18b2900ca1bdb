"""`tournament` prints what it found, for people, as JSON and as a picture."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from digsite.core import extras
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


@pytest.mark.parametrize(
    ("name", "told"), [("x.foo", "ends in one of"), ("folder", "ends in one of"), ("folder.png", "folder.png")]
)
def test_a_picture_that_cannot_be_drawn_is_refused_before_anything_is_played(
    digsite: Command, tmp_path: Path, name: str, told: str
) -> None:
    (tmp_path / "folder.png").mkdir()
    results = tmp_path / "results"
    code, _, err = digsite(*SMALL, "--plot", tmp_path / name, "--results", results)
    assert code == 2
    assert told in err
    assert not results.exists()


def test_a_picture_does_not_take_the_place_of_the_results(digsite: Command, tmp_path: Path) -> None:
    results = tmp_path / "results.png"
    assert digsite(*SMALL, "--results", results)[0] == 0
    before = results.read_bytes()
    code, _, err = digsite(*SMALL, "--results", results, "--plot", tmp_path / "." / "results.png")
    assert code == 2
    assert "expected a file of its own" in err
    assert results.read_bytes() == before


def test_a_tournament_of_one_bot_against_nobody_is_refused_in_one_line(digsite: Command) -> None:
    code, out, err = digsite("tournament", "block-and-key", "--players", 2, "--bots", "random")
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1


CRASHING, NONSENSE = "tests.arena.outside_bots:Crashing", "tests.arena.outside_bots:Nonsense"


@pytest.mark.parametrize("command", ["simulate", "tournament"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_bots_did_wrong_is_told_with_seed_and_what_they_returned(
    digsite: Command, pebbles: str, command: str, language: str
) -> None:
    code, out, _ = digsite(command, pebbles, "--bots", f"{CRASHING},{NONSENSE}", "--games", 2, "--lang", language)
    assert code == 0
    faults = [line for line in out.splitlines() if "ZeroDivisionError" in line or "'nonsense'" in line]
    assert len(faults) == 4
    assert all(" 1," in line or " 2," in line for line in faults)
    assert "outside_bots.py, line" in out


def test_a_tournament_without_the_extra_tells_shares_and_the_command_that_installs_it(
    digsite: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    code, out, _ = digsite(*SMALL)
    assert code == 0
    assert "rating" not in out.replace("Ratings need", "")
    assert "pip install digsite[arena]" in out
    assert "novice: first in" in out


def test_a_plot_that_cannot_be_drawn_is_refused_before_anything_is_played(
    digsite: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    code, out, err = digsite(*SMALL, "--plot", tmp_path / "p.png", "--results", tmp_path / "results")
    assert (code, out) == (2, "")
    assert "digsite[arena]" in err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sequential_test_stops_when_it_is_decided_and_says_so(digsite: Command, language: str) -> None:
    arguments = ("tournament", "block-and-key", "--players", 1, "--bots", "novice,random", "--sprt", "0:200")
    code, out, _ = digsite(*arguments, "--lang", language)
    assert code == 0
    assert {"en": "is stronger than", "fr": "est plus fort que", "de": "ist stärker als"}[language] in out
    assert len(out.splitlines()) == 1 + 2 + 2 + 1


def test_a_sequential_test_as_json(digsite: Command) -> None:
    arguments = ("tournament", "block-and-key", "--players", 1, "--bots", "random,novice", "--sprt", "0:200")
    verdict = json.loads(digsite(*arguments, "--json")[1])["sprt"]
    assert verdict["decision"] == "not-stronger"
    assert verdict["ratio"] <= -verdict["enough"]
    _, out, _ = digsite(*arguments, "--games", 2)
    assert "Not decided after 2 deals" in out
