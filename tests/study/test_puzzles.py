"""Puzzles: each has exactly the answers that trying everything by the rules finds."""

import gzip
import random
from pathlib import Path

import pytest

import digsite
from digsite.arena.versions import version_of
from digsite.core import BadOption, State
from digsite.study.puzzles import Puzzle, Puzzles, ancient_knowledge, block_and_key, finding, judge
from digsite.study.puzzles.collection import GAMES, GENERATOR, read, write
from digsite.study.puzzles.finding import find, of_deal, of_deals
from digsite.study.puzzles.rating import prior, rated, shown
from digsite.study.puzzles.solving import whole_line

ALL = {game: digsite.puzzles(game) for game in GAMES}
GOALS = {"block-and-key": block_and_key.GOALS, "ancient-knowledge": ancient_knowledge.GOALS}
MEGABYTES = 3_000_000
FEWEST = {"block-and-key": 5000, "ancient-knowledge": 1000}


def spread(found: Puzzles, number: int) -> list[Puzzle]:
    """Some of them, from all over the file."""
    return [found[place] for place in range(0, len(found), max(1, len(found) // number))][:number]


SOME = [puzzle for found in ALL.values() for puzzle in spread(found, 10)]
KNOWLEDGE = [puzzle for puzzle in SOME if puzzle.game == "ancient-knowledge"]


def prove(puzzle: Puzzle) -> None:
    if puzzle.game == "block-and-key":
        solved = block_and_key.solve(puzzle.position, puzzle.goal)
        assert block_and_key.is_puzzle(solved, puzzle.goal)
        assert set(puzzle.answers) == set(solved.lines)
        assert (puzzle.value, puzzle.grade) == (solved.value, block_and_key.grade_of(solved))
        return
    known = ancient_knowledge.solve(puzzle.position, puzzle.goal, puzzle.about)
    assert ancient_knowledge.is_puzzle(puzzle.position, known, puzzle.goal)
    assert set(puzzle.answers) == set(known.lines)
    assert (puzzle.value, puzzle.grade) == (known.value, ancient_knowledge.grade_of(known))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_puzzles_of_every_kind(game: str) -> None:
    found = ALL[game]
    assert found.header.digsite_puzzles == GENERATOR
    assert found.header.rules == digsite.game(game).version
    assert {entry.goal for entry in found.entries} == set(GOALS[game])
    assert {entry.grade for entry in found.entries} == {1, 2, 3, 4, 5}
    assert len({entry.id for entry in found.entries}) == len(found) >= FEWEST[game]


def test_the_files_are_small() -> None:
    folder = Path(digsite.__file__).parent / "study" / "puzzles"
    assert sum(file.stat().st_size for file in folder.glob("*.gz")) <= MEGABYTES


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)
def test_an_answer_is_proved_by_trying_everything(puzzle: Puzzle) -> None:
    prove(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_proved(game: str) -> None:
    for puzzle in ALL[game]:
        prove(puzzle)


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)
def test_an_answer_solves_it_and_half_of_it_does_not(puzzle: Puzzle) -> None:
    line = whole_line(puzzle)
    verdict = judge(puzzle, line)
    assert verdict.solves(puzzle)
    assert (verdict.finished, verdict.value, verdict.by_luck) == (True, puzzle.value, False)
    assert all(puzzle.is_answer(answer) for answer in puzzle.answers)
    assert not judge(puzzle, line[:-1]).finished or len(line) > len(puzzle.answers[0])
    assert not judge(puzzle, ()).solves(puzzle)


@pytest.mark.parametrize("puzzle", KNOWLEDGE, ids=lambda puzzle: puzzle.id)
def test_an_answer_holds_whatever_is_hidden(puzzle: Puzzle) -> None:
    """The same line, on tables that look the same to the solver."""
    view = ancient_knowledge.state_of(puzzle.position).view(0)
    for seed in range(5):
        state = digsite.game(puzzle.game).determinize(view, random.Random(seed))
        before = state.scores[0]
        for action in puzzle.answers[0]:
            state.apply(action)
        if puzzle.about is None:
            assert state.scores[0] - before == puzzle.value
        else:
            assert puzzle.about in state.view(0)["seats"][0]["technologies"]


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)
def test_a_try_is_decided_when_the_goal_is_reached_or_out_of_reach_and_never_before(puzzle: Puzzle) -> None:
    line, start = whole_line(puzzle), state_of(puzzle)
    verdicts = [judge(puzzle, line[:length]) for length in range(len(line) + 1)]
    decided = [verdict.decides(puzzle) for verdict in verdicts]
    assert not any(verdict.fails(puzzle) for verdict in verdicts)
    assert decided == sorted(decided)
    assert (decided[0], decided[-1]) == (False, True)
    # The first thing that leaves the goal out of reach fails at once, and whatever follows stays failed.
    wrong = next(action for action in start.legal_actions() if judge(puzzle, [action]).fails(puzzle))
    assert not judge(puzzle, [wrong]).finished
    start.apply(wrong)
    after = judge(puzzle, [wrong, start.legal_actions(start.deciders[0])[-1]])
    assert after.decides(puzzle)
    assert not after.solves(puzzle)


def state_of(puzzle: Puzzle) -> State:
    return digsite.game(puzzle.game).scenario(**puzzle.position)


@pytest.mark.parametrize("goal", block_and_key.GOALS)
def test_a_puzzle_of_blocks_ends_with_the_claims_of_its_last_block(goal: str) -> None:
    """What else a solo turn asks is no part of it: marking the turn, putting a key back."""
    puzzle = next(puzzle for puzzle in ALL["block-and-key"] if puzzle.goal == goal)
    line, steps = whole_line(puzzle), list[str]()
    while not judge(puzzle, line[: len(steps)]).decides(puzzle):
        steps.append(line[len(steps)].kind)
    assert steps[-1] == ("place" if goal == "most-faces" and len(line) == 1 else "done")
    assert steps.count("place") == len(puzzle.answers[0])
    assert judge(puzzle, line[: len(steps)]).solves(puzzle)


def test_doing_something_else_is_no_answer() -> None:
    puzzle = KNOWLEDGE[0]
    state, played = ancient_knowledge.state_of(puzzle.position), []
    while not ancient_knowledge.is_turn_over(state):
        action = state.legal_actions()[-1]  # search, where that is offered
        played.append(action)
        state.apply(action)
    verdict = judge(puzzle, played)
    assert verdict.finished
    assert not verdict.solves(puzzle)


@pytest.mark.parametrize("game", ["block-and-key", pytest.param("ancient-knowledge", marks=pytest.mark.long)])
def test_the_same_deal_gives_the_same_puzzles_whoever_looks(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "DEALS", 1)
    deal = ALL[game].header.seed
    found = of_deal(game, deal)
    # Not what the file has: bots that play otherwise leave other positions.
    assert of_deals(version_of(game), game, deal) == found
    assert find(game, 1, deal) == found[:1]
    write(tmp_path / "some.gz", ALL[game].header, found)
    again = read(gzip.decompress((tmp_path / "some.gz").read_bytes()).splitlines())
    assert list(again) == found
    assert again.find(found[0].id) == found[0]
    assert again.find("none") is None
    assert repr(again) == f"<{len(found)} puzzles of {game}>"
    assert list(again[1:]) == found[1:]


def test_a_game_without_puzzles_is_refused() -> None:
    with pytest.raises(BadOption):
        digsite.puzzles("chess")


def test_whoever_solves_gets_stronger_and_the_puzzle_easier() -> None:
    solver, puzzle = rated(None, None, 5, solved=True)
    weaker, harder = rated(None, None, 5, solved=False)
    assert weaker.mu < solver.mu
    assert puzzle.mu < prior(5).mu < harder.mu
    assert puzzle.sigma < prior(5).sigma
    # A hard one is worth more than an easy one.
    assert rated(None, None, 1, solved=True)[0].mu < solver.mu
    assert shown(None) == 1000 < shown(solver)
