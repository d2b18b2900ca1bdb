"""Positions to solve: found in games of bots, each answer proved by trying everything."""

from digsite.study.puzzles.collection import Puzzles, puzzles
from digsite.study.puzzles.judging import Verdict, judge
from digsite.study.puzzles.puzzle import Puzzle

__all__ = ["Puzzle", "Puzzles", "Verdict", "judge", "puzzles"]
