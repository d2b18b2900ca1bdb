"""The page about environments: its tables are those of the code."""

from tests.envs.described import PAGE, written


def test_observations_and_ids_are_described_part_by_part() -> None:
    """Where not: `python -m tests.envs.described` writes them."""
    text = PAGE.read_text(encoding="utf-8")
    assert written(text) == text
