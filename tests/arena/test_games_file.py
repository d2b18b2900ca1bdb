"""Games as data: a line or a row each, that replays, goes on where it was stopped, and is the same whoever played."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import digsite
from digsite.arena import Plan, games_file, simulate, simulation
from digsite.arena.games_file import Row
from digsite.arena.versions import Version, version_of
from digsite.core import BadOption, MissingExtra, extras

read_table = import_module("pyarrow.parquet").read_table
PLAN = Plan("ancient-knowledge", ("random", "random"), 6, seed=5)


def test_every_game_is_a_line_whose_record_replays(tmp_path: Path) -> None:
    simulate(PLAN, out=tmp_path / "games.jsonl")
    rows = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [row["seed"] for row in rows] == [5, 6, 7, 8, 9, 10]
    for row in rows:
        end = digsite.replay(json.dumps(row["record"]))
        assert list(end.scores) == row["scores"]
        assert sum(row["decisions"]) == len(end.actions())
        assert row["digsite"] == digsite.__version__
        assert row["rules"] == digsite.game(row["game"]).version
        assert sorted(row["places"]) in ([1, 2], [1, 1])


def test_a_file_is_gone_on_with_and_ends_like_one_that_was_never_stopped(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    figures = simulate(PLAN, out=whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    stopped.write_bytes(lines[3] + lines[0] + lines[5][:40])  # two games, and one that a kill cut off
    again = simulate(PLAN, out=stopped, jobs=2)
    assert stopped.read_bytes() == whole.read_bytes()
    assert (again.bots, again.decisions, again.ends) == (figures.bots, figures.decisions, figures.ends)


def test_two_runs_never_share_a_file_and_the_next_goes_on_with_it(tmp_path: Path) -> None:
    file = tmp_path / "games"

    def another_run() -> None:
        with pytest.raises(BadOption) as refusal:
            simulate(PLAN, out=file)
        assert refusal.value.code == "file-in-use"

    simulate(PLAN, out=file, progress=another_run)
    assert len(file.read_bytes().splitlines()) == PLAN.games
    simulate(PLAN, out=file)
    assert len(file.read_bytes().splitlines()) == PLAN.games


def test_a_run_that_was_broken_off_keeps_nobody_from_the_file(tmp_path: Path) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(PLAN, out=tmp_path / "games", progress=interrupted)
    assert simulate(PLAN, out=tmp_path / "games").games == PLAN.games


def test_speed_is_that_of_the_games_that_were_played_now(tmp_path: Path) -> None:
    assert simulate(PLAN, out=tmp_path / "games").games_per_second > 0
    again = simulate(PLAN, out=tmp_path / "games")
    assert (again.games, again.games_per_second, again.decisions_per_second) == (PLAN.games, 0, 0)


@pytest.mark.parametrize("games", [0, -1])
def test_no_games_are_no_plan(games: int) -> None:
    with pytest.raises(BadOption, match="games: expected 1 or more"):
        simulate(msgspec.structs.replace(PLAN, games=games))


def test_a_plan_has_a_bot_for_each_seat_of_the_game() -> None:
    with pytest.raises(BadOption, match="players: expected 2 to 4, got 1"):
        simulate(msgspec.structs.replace(PLAN, bots=("random",)))


def test_games_of_another_plan_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games"
    simulate(Plan("ancient-knowledge", ("random", "random"), 1, 5, {"ask_forced": True}), out=file)
    before = file.read_bytes()
    with pytest.raises(BadOption) as refusal:
        simulate(PLAN, out=file)
    assert refusal.value.code == "other-tournament"
    assert file.read_bytes() == before


def test_the_same_rows_as_a_table(tmp_path: Path) -> None:
    simulate(PLAN, out=tmp_path / "lines", parquet=tmp_path / "table")
    rows = [json.loads(line) for line in (tmp_path / "lines").read_text().splitlines()]
    table = read_table(tmp_path / "table").to_pylist()
    assert [[*row] for row in table] == [[*row] for row in rows]
    text: dict[str, Any] = {"options": json.loads, "record": json.loads, "seed": int}
    for row, line in zip(table, rows, strict=True):
        read = {name: text[name](value) if name in text else value for name, value in row.items()}
        assert msgspec.convert(read, Row) == msgspec.convert(line, Row)


def test_what_went_wrong_is_in_the_table_too(tmp_path: Path) -> None:
    bots = ("tests.arena.outside_bots:Crashing", "random")
    simulate(Plan("ancient-knowledge", bots, 1, seed=5), parquet=tmp_path / "table")
    assert [file.name for file in tmp_path.iterdir()] == ["table"]
    ((wrong, right),) = [row["conduct"] for row in read_table(tmp_path / "table").to_pylist()]
    assert wrong["crashes"] == wrong["decisions"] > 0 == right["crashes"]
    assert wrong["faults"][0]["kind"] == "crash"
    assert wrong["faults"][0]["told"].startswith("ZeroDivisionError")


def test_records_go_to_the_file_and_are_not_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    monkeypatch.setattr(simulation, "_figures", lambda _plan, played, *_: seen.extend(played))
    for _ in range(2):  # played, then read
        simulate(PLAN, out=tmp_path / "lines")
    assert [result.record for result in seen] == [None] * 12
    assert all(json.loads(line)["record"] for line in (tmp_path / "lines").read_text().splitlines())


def test_games_of_another_build_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games"
    simulate(PLAN, out=file)
    row = json.loads(file.read_text().splitlines()[0])
    assert row["build"] == version_of("ancient-knowledge").build
    before = file.read_bytes()
    monkeypatch.setattr(games_file, "version_of", lambda *_: Version(row["digsite"], row["rules"], "0" * 12))
    with pytest.raises(BadOption, match="was played by build") as refusal:
        simulate(PLAN, out=file)
    assert refusal.value.code == "other-build"
    assert file.read_bytes() == before


def test_a_table_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(MissingExtra, match=r"digsite\[data\]"):
        simulate(PLAN, out=tmp_path / "lines", parquet=tmp_path / "table")
    assert not list(tmp_path.iterdir())


def test_a_table_takes_the_place_of_nothing_else(tmp_path: Path) -> None:
    games, notes = tmp_path / "games", tmp_path / "notes.txt"
    notes.write_text("mine")
    simulate(PLAN, out=games)
    before = games.read_bytes()
    for target, told in ((games, "expected a file of its own"), (notes, "expected a new file or such a table")):
        with pytest.raises(BadOption, match=told):
            simulate(PLAN, out=games, parquet=target)
    with pytest.raises(IsADirectoryError):
        simulate(PLAN, out=games, parquet=tmp_path)
    assert (games.read_bytes(), notes.read_text()) == (before, "mine")
