"""Long tests in portions: one that was broken off goes on where it stood (`make soak` again)."""

from collections.abc import Iterator

import pytest


def portions(request: pytest.FixtureRequest, whole: int, portion: int) -> Iterator[int]:
    """The numbers of the portions that are still to be done; each counts when the next is asked for."""
    cache = request.config.cache
    if cache is None:
        raise RuntimeError("pytest keeps no cache")
    key = f"soak/{request.node.name}"
    for number in range(int(cache.get(key, 0)), whole // portion):
        yield number
        cache.set(key, number + 1)
    cache.set(key, 0)
