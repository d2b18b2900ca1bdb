"""`digsite puzzles`: what there is to solve, and looking for more."""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from digsite.cli.options import Executor, Seed
from digsite.cli.speech import Language, progress, say

if TYPE_CHECKING:
    from digsite.study.puzzles import Puzzle


def puzzles(
    game: Annotated[str, typer.Argument()],
    find: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    count: Annotated[int, typer.Option(min=1)] = 100,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    executor: Executor = "processes",
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    """Without `--find` it tells what is there; with it, that many are looked for and written down."""
    from digsite.core.files import check_target
    from digsite.games import game as find_game
    from digsite.study.puzzles.collection import GENERATOR, Header, write
    from digsite.study.puzzles.collection import puzzles as kept

    found = kept(game)
    if find is None:
        goals = Counter((puzzle.goal, puzzle.grade) for puzzle in found)
        rows = [{"goal": goal, "grade": grade, "puzzles": number} for (goal, grade), number in sorted(goals.items())]
        if json:
            typer.echo(msgspec.json.encode({"game": game, "puzzles": len(found), "goals": rows}))
            return
        typer.echo(say("cli-puzzles", game=game, count=len(found)))
        for row in rows:
            typer.echo(say("cli-puzzles-of", **row))
        return
    from digsite.study.puzzles.finding import find as look_for

    check_target(find, "find")
    made: list[Puzzle] = []
    try:
        with progress(say("cli-finding-puzzles"), count) as step:

            def keep(puzzle: "Puzzle") -> None:
                made.append(puzzle)
                step()

            look_for(game, count, seed, keep, jobs=jobs, executor=executor)
    finally:
        # Also of a search that was broken off: it may have taken hours.
        if made:
            write(find, Header(GENERATOR, game, find_game(game).version, seed), made)
            typer.echo(say("cli-puzzles-found", count=len(made), file=str(find)))
