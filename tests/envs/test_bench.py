"""The speed of the environments is measured; how fast they are stands in no test."""

import pytest

from digsite.envs import bench


def test_every_game_is_measured_through_pettingzoo() -> None:
    figures = [figure for measure in bench.measures(0.01) for figure in measure()]
    assert [(figure.subject, figure.measure, figure.unit) for figure in figures] == [
        ("block-and-key", "aec", "1/s"),
        ("ancient-knowledge", "aec", "1/s"),
    ]
    assert all(figure.value > 0 for figure in figures)


def test_games_and_steps_are_counted() -> None:
    played = bench.play_aec("ancient-knowledge", 0.01)
    assert played.games >= 1
    assert played.decisions > 50 * played.games


def test_nothing_is_measured_without_pettingzoo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda _: None)
    assert bench.measures(1.0) == []
