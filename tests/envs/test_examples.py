"""The examples for agent writers run, in a short form."""

import pytest

from examples import first_steps_pettingzoo


def test_first_steps_with_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    first_steps_pettingzoo.main(games=4)
    lines = capsys.readouterr().out.splitlines()
    assert {line.split(":")[0] for line in lines} == {"eager_agent", "random_agent"}
    assert all(line.endswith("points a game") for line in lines)
