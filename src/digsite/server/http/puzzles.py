"""Puzzles over HTTP: choose one, try it at a table, have it judged."""

import random
from functools import partial
from typing import Any

from digsite.server.bill import in_thread
from digsite.server.errors import NotFound
from digsite.server.http.endpoint import Call, Endpoint
from digsite.server.live.puzzle_tables import close_table, open_puzzle, played_at
from digsite.server.live.services import Services
from digsite.server.presentation.puzzles import judged, puzzle_info, seen_by_all
from digsite.server.schema import requests
from digsite.server.tables.daily import day_of, end_of
from digsite.server.tables.puzzles import Named, at_strength, some_untried, streak
from digsite.study.puzzles import Puzzle, judge, puzzles
from digsite.study.puzzles.collection import GAMES
from digsite.study.puzzles.rating import rated, shown


async def mine(call: Call) -> requests.MyPuzzles:
    """Today's puzzle, your streak and your ratings."""
    storage, today = call.server.storage, day_of(call.server.sources.now())
    tries = await storage.puzzle_tries(call.guest.id) if call.guest else []
    ratings = {}
    for game in GAMES:
        skills = await storage.puzzle_skills(game, call.guest.id) if call.guest else {}
        ratings[game] = shown(skills.get(call.guest.id) if call.guest else None)
    now, longest = streak((each.day for each in tries if each.day and each.solved), today)
    return requests.MyPuzzles(
        daily=await _info(call, await _of_day(call, today)),
        ends=end_of(today),
        streak=now,
        longest=longest,
        tried=sum(each.solved is not None for each in tries),
        solved=sum(bool(each.solved) for each in tries),
        ratings=ratings,
    )


async def following(call: Call) -> requests.PuzzleInfo:
    """A puzzle of that game that you have not tried, about as hard as you are strong."""
    game, me = _game(call), call.me
    tries = await call.server.storage.puzzle_tries(me.id)
    tried = {each.puzzle for each in tries if each.game == game and each.solved is not None}
    solver = (await call.server.storage.puzzle_skills(game, me.id)).get(me.id)
    today = await _of_day(call, day_of(call.server.sources.now()))
    tried |= {today.id} if today.game == game else set()
    rng = random.Random(call.server.sources.key())
    some = await in_thread(lambda: some_untried(game, tried, rng))
    if not some:
        raise NotFound("you have tried every puzzle of this game", code="no-more-puzzles")
    found = at_strength(some, solver, await call.server.storage.puzzle_skills(game, puzzles=some))
    return await _info(call, Named(game, found))


async def one(call: Call) -> requests.PuzzleInfo:
    """A puzzle by its id."""
    return await _info(call, _named(call))


async def begin(call: Call) -> requests.PuzzleTable:
    """Your table of that puzzle: the same one until the try has been judged."""
    named = _named(call)
    puzzle = await _puzzle(named)
    call.server.charge_for_table(call.me.id, call.server.address(call.request))
    day = await _day_of(call, named)
    table = await open_puzzle(call.server.services, puzzle, call.me.id, day)
    return requests.PuzzleTable(table=table)


async def answer(call: Call) -> requests.PuzzleJudged | None:
    """Have what was done at that table judged; null while the goal is neither reached nor out of reach. The first try
    counts; only then is the solution told."""
    named, given = _named(call), call.body
    puzzle = await _puzzle(named)
    server, me = call.server, call.me.id
    tried = await server.storage.puzzle_try(me, puzzle.game, puzzle.id)
    played = await server.registry.use(given.table, partial(played_at, puzzle=puzzle, first=tried))
    verdict = await in_thread(lambda: judge(puzzle, played.actions))
    if not (verdict.decides(puzzle) or played.ended or given.give_up):
        return None
    solved, day = verdict.solves(puzzle), await _day_of(call, named)
    counted = False
    if tried is not None and tried.table_id == given.table:
        rate = partial(rated, grade=puzzle.grade, solved=solved)
        counted = await server.storage.judge_puzzle(tried, solved=solved, day=day, rate=rate)
    elif tried is not None and tried.solved and solved and day:
        # Met in the stream before its day came, and still known: nobody's streak should end by that.
        await server.storage.solve_again(tried, day)
    await server.registry.use(given.table, partial(close_table, guest=me))
    rating = shown((await server.storage.puzzle_skills(puzzle.game, me)).get(me))
    return judged(puzzle, verdict, rating, given.language, server.services.games, counted=counted)


def _game(call: Call) -> str:
    game = call.path("game")
    if game not in GAMES:
        raise NotFound("there are no puzzles of this game", code="no-such-puzzle")
    return game


def _named(call: Call) -> Named:
    return Named(_game(call), call.path("puzzle"))


async def _puzzle(named: Named) -> Puzzle:
    found = await in_thread(lambda: _found(named))
    if found is None:
        raise NotFound("there is no such puzzle", code="no-such-puzzle")
    return found


def _found(named: Named) -> Puzzle | None:
    """In a thread: the file, which is large, is read when it is first asked for."""
    return puzzles(named.game).find(named.id)


async def _of_day(call: Call, day: str) -> Named:
    return await in_thread(lambda: call.server.daily.puzzle(day))


async def _day_of(call: Call, named: Named) -> str | None:
    """The present day, if this is its puzzle."""
    today = day_of(call.server.sources.now())
    return today if await _of_day(call, today) == named else None


async def _info(call: Call, named: Named) -> requests.PuzzleInfo:
    puzzle = await _puzzle(named)
    storage = call.server.storage
    tried = await storage.puzzle_try(call.guest.id, named.game, named.id) if call.guest else None
    skills = await storage.puzzle_skills(named.game, puzzles=[named.id])
    view = await _view(call.server.services, puzzle)
    return puzzle_info(puzzle, tried, skills, await _day_of(call, named), view)


async def _view(services: Services, puzzle: Puzzle) -> dict[str, Any] | None:
    """Nobody waits for a picture: not for a game that a server, just installed, still prepares."""
    if not services.preparation.is_ready(puzzle.game):
        return None
    return await in_thread(lambda: seen_by_all(puzzle, services.games))


PUZZLE = "/api/puzzles/{game}/{puzzle}"
ENDPOINTS = (
    Endpoint(method="GET", path="/api/puzzles", handler=mine, answer=requests.MyPuzzles, guest=False),
    Endpoint(method="GET", path="/api/puzzles/{game}", handler=following, answer=requests.PuzzleInfo),
    Endpoint(method="GET", path=PUZZLE, handler=one, answer=requests.PuzzleInfo, guest=False),
    Endpoint(method="POST", path=f"{PUZZLE}/table", handler=begin, answer=requests.PuzzleTable),
    Endpoint(
        method="POST",
        path=f"{PUZZLE}/answer",
        handler=answer,
        body=requests.PuzzleAnswer,
        answer=requests.PuzzleJudged | None,
        weight=4,
    ),
)
