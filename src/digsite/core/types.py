"""The few type names that every part of the house shares."""

from typing import Any, TypeAlias

Seat: TypeAlias = int
"""A player's place at the table, counted from 0."""

Json: TypeAlias = Any
"""Plain data: dict with string keys, list, str, int, bool or None, nested."""

View: TypeAlias = dict[str, Json]
"""What one seat (or a spectator) may know, as plain data."""

Position: TypeAlias = dict[str, Json]
"""The keywords of `Game.scenario`: a whole state as plain data."""
