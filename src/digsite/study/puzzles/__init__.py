"""Positions to solve: found in games of bots, each answer proved by trying everything."""

from digsite.study.puzzles.collection import Puzzles, puzzles
from digsite.study.puzzles.puzzle import Puzzle
from digsite.study.puzzles.solving import Reached, judge

__all__ = ["Puzzle", "Puzzles", "Reached", "judge", "puzzles"]
