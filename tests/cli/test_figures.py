"""`simulate` and `replay` print what they found, for people and as JSON."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from digsite.arena.bench import Figure, processor
from digsite.texts import LANGUAGES
from examples.pebbles import PEBBLES

Command = Callable[..., tuple[int, str, str]]


def finished_game(folder: Path, steps: int = 100) -> Path:
    state = PEBBLES.new(2, 5)
    while not state.is_over and len(state.actions()) < steps:
        state.apply(state.legal_actions()[-1])
    file = folder / "record.json"
    file.write_text(state.record().dumps())
    return file


def test_simulate_prints_json_of_the_agreed_shape(digsite: Command) -> None:
    code, out, err = digsite("simulate", "pebbles", "--players", 2, "--games", 20, "--bots", "random,random", "--json")
    assert (code, err) == (0, "")
    figures = json.loads(out)
    assert {"game", "players", "games", "seconds", "games_per_second", "decisions_per_second", "bots"} <= figures.keys()
    assert (figures["game"], figures["players"], figures["games"]) == ("pebbles", 2, 20)
    for each in figures["bots"]:
        assert {"name", "wins", "mean_score", "mean_rank"} <= each.keys()


@pytest.mark.parametrize(("typed", "told"), [("0x10", 16), ("16", 16), (f"0x{'f' * 32}", f"0x{'f' * 32}")])
def test_a_seed_may_be_typed_as_tables_and_records_write_it(digsite: Command, typed: str, told: int | str) -> None:
    code, out, _ = digsite("simulate", "pebbles", "--games", 1, "--seed", typed, "--json")
    assert code == 0
    assert json.loads(out)["seed"] == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_tells_its_figures_in_every_language(digsite: Command, language: str) -> None:
    code, out, _ = digsite("simulate", "pebbles", "--games", 20, "--option", "pebbles=20", "--lang", language)
    assert code == 0
    assert {"en": "20 games of 2", "fr": "20 parties à 2", "de": "20 Partien zu 2"}[language] in out
    assert len(out.splitlines()) == 4


def test_replay_shows_the_end(digsite: Command, tmp_path: Path) -> None:
    code, out, _ = digsite("replay", finished_game(tmp_path))
    assert code == 0
    assert out.startswith("The game is over: heap-empty.\n1. Player")


def test_replay_tells_every_step_when_asked(digsite: Command, tmp_path: Path) -> None:
    code, out, _ = digsite("replay", finished_game(tmp_path), "--verbose", "--lang", "de")
    assert code == 0
    assert out.startswith("1. Spieler 1: take count=3\n  kind=took seat=0 count=3")


def test_replay_says_that_a_game_is_not_over(digsite: Command, tmp_path: Path) -> None:
    code, out, _ = digsite("replay", finished_game(tmp_path, steps=1))
    assert code == 0
    assert out.startswith("After 1 step the game is not over. Scores so far: ")


def test_replay_prints_json(digsite: Command, tmp_path: Path) -> None:
    code, out, _ = digsite("replay", finished_game(tmp_path), "--json", "--verbose")
    assert code == 0
    summary = json.loads(out)
    assert summary["is_over"]
    assert summary["outcome"]["reason"] == "heap-empty"
    assert summary["scores"] == summary["outcome"]["scores"]


@pytest.fixture
def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.arena.bench.measures", lambda _: [lambda: FIGURES])
    monkeypatch.setattr("digsite.envs.bench.measures", lambda _: [])


FIGURES = [
    Figure("block-and-key", "decisions", 20000.0, "1/s", "OpenSpiel hive", 10000.0, 2.0),
    Figure("block-and-key", "bot-greedy", 900.0, "us"),
    Figure("digsite", "cold-start", 9.5, "s"),
]


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("en", "block-and-key: decisions of random play: 20,000 1/s (OpenSpiel hive: 10,000; 2 times as fast)"),
        ("de", "block-and-key: Entscheidungen im Zufallsspiel: 20.000 1/s (OpenSpiel hive: 10.000; 2-mal so schnell)"),
    ],
)
def test_bench_prints_a_line_for_each_figure(digsite: Command, quick_bench: None, language: str, first: str) -> None:
    code, out, _ = digsite("bench", "--lang", language)
    assert code == 0
    assert out.splitlines()[0] == first
    assert processor() in out.splitlines()[3]


def test_bench_prints_json(digsite: Command, quick_bench: None) -> None:
    code, out, _ = digsite("bench", "--json")
    assert code == 0
    assert json.loads(out)["figures"][0]["ratio"] == 2.0
    assert [figure["measure"] for figure in json.loads(out)["figures"]] == ["decisions", "bot-greedy", "cold-start"]
    assert json.loads(out)["processor"] == processor()
