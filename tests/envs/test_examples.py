"""The examples for agent writers run, in a short form."""

from pathlib import Path

import pytest

from examples import first_steps_pettingzoo, train_alone


def test_first_steps_with_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    first_steps_pettingzoo.main(games=2)
    lines = capsys.readouterr().out.splitlines()
    assert {line.split(":")[0] for line in lines} == {"eager_agent", "random_agent"}
    assert all(line.endswith("points a game") for line in lines)


def test_training_alone(tmp_path: Path) -> None:
    agent = train_alone.Agent()
    scores = list(train_alone.train(agent, minutes=10.0, games=5))
    assert len(scores) == 5
    # It has been fitted: what it expects of a new game is near what it got in these.
    expected = agent.value(train_alone.GAME.new(1, 99))
    assert min(scores) - 5 < expected < max(scores) + 5
    train_alone.plot(scores, str(tmp_path / "curve.png"), window=2)
    assert (tmp_path / "curve.png").stat().st_size > 1000
