"""First tries at puzzles, and the ratings of solvers and puzzles."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import ColumnElement, Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server.storage.base import SqlBase
from digsite.server.storage.guests import here, locked
from digsite.server.storage.interface import PuzzleTry, Rate
from digsite.server.storage.putting import put
from digsite.server.storage.schema import puzzle_ratings, puzzle_tries
from digsite.study.puzzles.rating import Skill


class PuzzleTries(SqlBase):
    async def begin_puzzle(self, first: PuzzleTry) -> PuzzleTry:
        def begin(connection: Connection) -> None:
            if locked(connection, here(first.guest)) is not None:
                connection.execute(insert(puzzle_tries), msgspec.to_builtins(first))

        try:
            await self._writer.do(begin)
        except IntegrityError:
            return await self.puzzle_try(first.guest, first.game, first.puzzle) or first
        return first

    async def puzzle_try(self, guest: str, game: str, puzzle: str) -> PuzzleTry | None:
        query = select(puzzle_tries).where(
            puzzle_tries.c.guest == guest, puzzle_tries.c.game == game, puzzle_tries.c.puzzle == puzzle
        )
        row = await self._read(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else PuzzleTry(**row)

    async def puzzle_tries(self, guest: str) -> list[PuzzleTry]:
        query = select(puzzle_tries).where(puzzle_tries.c.guest == guest).order_by(puzzle_tries.c.at)
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [PuzzleTry(**row) for row in rows]

    async def judge_puzzle(self, tried: PuzzleTry, *, solved: bool, day: str | None, rate: Rate) -> bool:
        judged = update(puzzle_tries).where(*_same(tried), puzzle_tries.c.solved.is_(None))
        judged = judged.values(solved=solved, day=day)

        def judge(connection: Connection) -> bool:
            # Whoever is leaving is not rated any more, so that nothing of them is left behind.
            if locked(connection, here(tried.guest)) is None or connection.execute(judged).rowcount == 0:
                return False
            solver = _skill(connection, tried.game, tried.guest, solver=True)
            puzzle = _skill(connection, tried.game, tried.puzzle, solver=False)
            new_solver, new_puzzle = rate(solver, puzzle)
            _keep(connection, tried.game, tried.guest, new_solver, solver=True)
            _keep(connection, tried.game, tried.puzzle, new_puzzle, solver=False)
            return True

        return await self._writer.do(judge)

    async def solve_again(self, tried: PuzzleTry, day: str) -> None:
        counted = update(puzzle_tries).where(*_same(tried), puzzle_tries.c.solved.is_(True)).values(day=day)
        await self._writer.do(lambda connection: connection.execute(counted))

    async def puzzle_skills(
        self, game: str, guest: str | None = None, *, puzzles: Iterable[str] = ()
    ) -> dict[str, Skill]:
        query = select(puzzle_ratings).where(
            puzzle_ratings.c.game == game, puzzle_ratings.c.solver.is_(guest is not None)
        )
        wanted = list(puzzles) if guest is None else [guest]
        query = query.where(puzzle_ratings.c.who.in_(wanted))
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row.who: Skill(row.mu, row.sigma) for row in rows}


def _same(tried: PuzzleTry) -> tuple[ColumnElement[bool], ...]:
    return (
        puzzle_tries.c.guest == tried.guest,
        puzzle_tries.c.game == tried.game,
        puzzle_tries.c.puzzle == tried.puzzle,
    )


def _skill(connection: Connection, game: str, who: str, *, solver: bool) -> Skill | None:
    query = select(puzzle_ratings.c.mu, puzzle_ratings.c.sigma).where(
        puzzle_ratings.c.game == game, puzzle_ratings.c.who == who, puzzle_ratings.c.solver.is_(solver)
    )
    row = connection.execute(query.with_for_update()).first()  # whoever rates the same puzzle goes on from there
    return None if row is None else Skill(*row)


def _keep(connection: Connection, game: str, who: str, skill: Skill, *, solver: bool) -> None:
    values = {"game": game, "who": who, "solver": solver, "mu": skill.mu, "sigma": skill.sigma}
    put(connection, puzzle_ratings, values)
