"""Puzzles as they leave the server: never an answer before the try has been judged."""

from collections.abc import Mapping
from typing import Any

from digsite.games import Registrations, words
from digsite.games import game as find_game
from digsite.server.schema import requests
from digsite.server.storage.interface import PuzzleTry
from digsite.study.puzzles import Puzzle, Reached
from digsite.study.puzzles.ancient_knowledge import FAILED
from digsite.study.puzzles.rating import Skill, prior, shown
from digsite.study.puzzles.solving import whole_line
from digsite.texts import texts

SOLVER = 0
UNSAID = ("done", "refill")
"""Kinds of action that are no part of a solution: that there is no more, and what is drawn afterwards."""


def puzzle_info(
    puzzle: Puzzle,
    tried: PuzzleTry | None,
    skills: Mapping[str, Skill],
    day: str | None,
    view: dict[str, Any] | None,
) -> requests.PuzzleInfo:
    state: requests.PuzzleState = "new"
    if tried is not None:
        state = "begun" if tried.solved is None else "solved" if tried.solved else "failed"
    return requests.PuzzleInfo(
        game=puzzle.game,
        id=puzzle.id,
        goal=puzzle.goal,
        about=puzzle.about,
        grade=puzzle.grade,
        rating=shown(skills.get(puzzle.id) or prior(puzzle.grade)),
        day=day,
        state=state,
        view=view,
    )


def seen_by_all(puzzle: Puzzle, games: Registrations) -> dict[str, Any]:
    """Its position as a spectator of its table would see it: without the solver's hand."""
    return find_game(puzzle.game, games).scenario(**puzzle.position).view(None)


def judged(
    puzzle: Puzzle, verdict: Reached, rating: int, language: str, games: Registrations, *, counted: bool
) -> requests.PuzzleJudged:
    """How a try went, and now the solution."""
    return requests.PuzzleJudged(
        solved=verdict.solves(puzzle),
        value=None if not verdict.decides(puzzle) or verdict.value == FAILED else verdict.value,
        best=puzzle.value,
        lost=verdict.lost,
        by_luck=verdict.by_luck,
        finished=verdict.finished,
        gave_up=not verdict.decides(puzzle),
        counted=counted,
        rating=rating,
        solution=_solution(puzzle, language, games),
    )


def _solution(puzzle: Puzzle, language: str, games: Registrations) -> requests.PuzzleSolution:
    """An answer in words, and the position to which it leads, as the solver would see it."""
    state = find_game(puzzle.game, games).scenario(**puzzle.position)
    say = texts(language).say
    players = [say("table-player", player=seat + 1) for seat in range(state.players)]
    speaker = words(puzzle.game, language, players, games).pictured
    moves = []
    for action in whole_line(puzzle):
        if action.kind not in UNSAID:
            moves.append(speaker.move(action, state.view(SOLVER)))
        state.apply(action)
    return requests.PuzzleSolution(moves=tuple(moves), view=state.view(SOLVER))
