"""Games as data: a line or a row each, that replays, goes on where it was stopped, and is the same whoever played."""

import json
from importlib import import_module
from pathlib import Path

import pytest

import digsite
from digsite.arena import Plan, simulate
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
    assert [row["scores"] for row in table] == [row["scores"] for row in rows]
    assert [json.loads(row["record"]) for row in table] == [row["record"] for row in rows]
    assert {(row["digsite"], row["game"]) for row in table} == {(digsite.__version__, "ancient-knowledge")}


def test_a_table_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(MissingExtra, match=r"digsite\[data\]"):
        simulate(PLAN, out=tmp_path / "lines", parquet=tmp_path / "table")
    assert not list(tmp_path.iterdir())
