"""The command as a whole: help in every language, one line and code 2 for what is refused, a quick start."""

import doctest
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import digsite as package
from digsite import arena
from digsite.texts import LANGUAGES

Command = Callable[..., tuple[int, str, str]]
COMMANDS = ("play", "simulate", "replay", "serve", "backup", "restore", "doctor")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language_of_the_environment(
    digsite: Command, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("DIGSITE_LANG", language)
    code, out, _ = digsite("--help")
    assert code == 0
    assert {"en": "play them", "fr": "jouer", "de": "spielen"}[language] in out
    assert {"en": "show this help", "fr": "afficher cette aide", "de": "diese Hilfe anzeigen"}[language] in out
    assert all(name in out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_subcommand_has_help(digsite: Command, name: str) -> None:
    code, out, _ = digsite(name, "--help")
    assert code == 0
    assert f"digsite {name}" in out
    assert "--lang" in out


def test_without_arguments_the_command_shows_its_help(digsite: Command) -> None:
    code, out, err = digsite()
    assert "simulate" in out + err
    assert code == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "No such command 'dance'"),
        (["simulate"], "Missing argument"),
        (["simulate", "checkers"], "no game 'checkers'"),
        (["simulate", "pebbles", "--games", "many"], "--games"),
        (["simulate", "pebbles", "--games", "0"], "--games"),
        (["simulate", "pebbles", "--bots", "oracle"], "no bot 'oracle'"),
        (["simulate", "pebbles", "--players", "5"], "players: expected 2 to 2, got 5"),
        (["simulate", "pebbles", "--option", "pebbles"], "NAME=VALUE"),
        (["simulate", "pebbles", "--option", "pebbles=13"], "pebbles: expected one of 12, 20; got 13"),
        (["simulate", "pebbles", "--option", "colour=red"], "colour: no such option"),
        (["simulate", "pebbles", "--lang", "it"], "got 'it'"),
        (["simulate", "pebbles", "--colour"], "--colour"),
        (["simulate", "pebbles", "--seed", "three"], "seed: expected a whole number, got 'three'"),
        (["tournament", "pebbles", "--bots", "random", "--seed", "0xg"], "seed: expected a whole number, got '0xg'"),
        (["replay", "no-such-file"], "no-such-file"),
        (["moderate", "hide", "99999999999999999999"], "LINE"),
        (["moderate", "dismiss", "99999999999999999999"], "LINE"),
        (["moderate", "ban", "somebody", "--days", "99999999999"], "--days"),
        (["moderate", "silence", "somebody", "--hours", "99999999999999"], "--hours"),
        (["play", "checkers"], "no game 'checkers'"),
        (["play", "pebbles", "--players", "5"], "players: expected 2 to 2, got 5"),
        (["play", "pebbles", "--bots", "oracle"], "no bot 'oracle'"),
        (["play", "pebbles", "--seed", "three"], "seed: expected a whole number, got 'three'"),
        (["play", "pebbles", "--load", "no-such-file"], "no-such-file"),
    ],
)
def test_bad_input_is_told_in_one_line_with_code_2(digsite: Command, arguments: list[str], said: str) -> None:
    code, out, err = digsite(*arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("digsite: ")
    assert err.count("\n") == 1
    assert said in err


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"digsite": 2}, "format"),
        ({"game": "checkers"}, "checkers"),
        ({"rules": 9}, "played by version 9 of the rules"),
        ({"players": 5}, "players: expected 2 to 2"),
        ({"actions": [{"kind": "take", "seat": 0, "count": 9}]}, "Step 1 of the record: That choice is not among"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(
    digsite: Command, tmp_path: Path, changed: dict[str, object], said: str
) -> None:
    record = {"digsite": 1, "game": "pebbles", "rules": 1, "players": 2, "seed": 1, "actions": []}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record | changed))
    code, _, err = digsite("replay", file)
    assert code == 2
    assert said in err
    assert err.count("\n") == 1


def test_a_file_that_is_no_record_is_refused(digsite: Command, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    for text in ("Once upon a time", "[" * 100_000, '{"digsite":' * 20_000):
        file.write_text(text)
        code, _, err = digsite("replay", file)
        assert code == 2
        assert "This is not JSON" in err


def test_a_refusal_is_told_in_the_language_asked_for(digsite: Command) -> None:
    assert digsite("simulate", "checkers", "--lang", "de")[2].startswith("digsite: Dieses Spiel gibt es nicht")


def test_nothing_heavy_is_loaded_to_show_help_or_refuse() -> None:
    program = "import sys; from digsite.cli.main import run; run(['--help']); print(sorted(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = ran.stdout.splitlines()[-1]
    assert not [name for name in ("numba", "numpy", "rich.progress", "digsite.bots") if f"'{name}'" in loaded]


def test_the_installed_program_ends_quietly_when_its_reader_leaves(tmp_path: Path) -> None:
    program = "from digsite.cli.main import main; main()"
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", program, "--help"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.wait()
        assert b"Traceback" not in process.stderr.read()


def test_a_letter_that_the_terminal_does_not_have_ends_nothing() -> None:
    program = "from digsite.cli.main import main; main()"
    ran = subprocess.run(
        [sys.executable, "-c", program, "play", "ancient-knowledge", "--bots", "random", "--seed", "1", "--lang", "fr"],
        capture_output=True,
        check=True,
        env=os.environ | {"PYTHONIOENCODING": "latin-1"},
    )
    assert "?" in ran.stdout.decode("latin-1")


def test_the_version_is_told(digsite: Command) -> None:
    assert digsite("--version") == (0, f"digsite {package.__version__}\n", "")


def test_bench_says_what_its_seconds_are(digsite: Command) -> None:
    told = " ".join(digsite("bench", "--help")[1].split())
    assert "how long to measure each figure" in told
    assert "think" not in told


def test_the_workshop_says_that_each_of_its_bots_plays_so_many_games(digsite: Command) -> None:
    assert "how many games each of the three bots plays" in " ".join(digsite("workshop", "--help")[1].split())


def test_the_packages_own_examples_run() -> None:
    for module in (package, arena):
        found = doctest.testmod(module)
        assert found.attempted > 0
        assert found.failed == 0


def test_an_unfinished_game_is_told_without_what_is_secret(digsite: Command, tmp_path: Path) -> None:
    state = package.game("block-and-key").new(2, 7)
    while state.scores == state.known_scores(None):
        state.apply(state.legal_actions()[-1])
    (tmp_path / "game.json").write_text(state.record().dumps())
    _, out, _ = digsite("replay", tmp_path / "game.json")
    assert f"Scores so far: {', '.join(map(str, state.known_scores(None)))}." in out
