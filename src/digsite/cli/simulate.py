"""`digsite simulate`: many games of bots, and what came of them."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from digsite.cli.faults import misconduct, tell_faults
from digsite.cli.options import Executor, Seed, read_bots, read_options
from digsite.cli.speech import Language, progress, say
from digsite.texts import texts


def simulate(
    game: Annotated[str, typer.Argument()],
    players: Annotated[int | None, typer.Option()] = None,
    games: Annotated[int, typer.Option(min=1)] = 100,
    bots: Annotated[str, typer.Option()] = "random",
    seed: Seed = 1,
    seconds: Annotated[float | None, typer.Option(min=0)] = None,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    executor: Executor = "processes",
    out: Annotated[Path | None, typer.Option()] = None,
    parquet: Annotated[Path | None, typer.Option()] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    from digsite.arena.simulation import Plan, seat_bots
    from digsite.arena.simulation import simulate as run

    names = seat_bots(game, read_bots(bots), players)
    plan = Plan(game, names, games, seed, read_options(option), seconds)
    with progress(say("cli-simulating"), games) as step:
        figures = run(plan, jobs=jobs, executor=executor, out=out, parquet=parquet, progress=step)
    if json:
        typer.echo(msgspec.json.encode(figures))
        return
    typer.echo(
        say(
            "cli-simulated",
            game=figures.game,
            games=figures.games,
            players=figures.players,
            seconds=figures.seconds,
            rate=figures.games_per_second,
            decisions=figures.decisions_per_second,
        )
    )
    for each in figures.bots:
        line = say(
            "cli-simulated-bot",
            name=each.name,
            wins=each.wins,
            share=each.wins / figures.games,
            score=each.mean_score,
            error=each.score_error,
            rank=each.mean_rank,
        )
        typer.echo(f"{line}{misconduct(each)}")
    for reason, count in figures.ends.items():
        text = f"{figures.game}-reason-{reason}"
        told = say(text) if texts().has(text) else reason
        typer.echo(say("cli-simulated-end", reason=told, count=count))
    tell_faults(figures.faults)
