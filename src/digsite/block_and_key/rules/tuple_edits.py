"""Small changes to immutable values."""

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same items with another one at that place."""
    return (*items[:index], item, *items[index + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The same items less one of that value."""
    index = items.index(item)
    return items[:index] + items[index + 1 :]
