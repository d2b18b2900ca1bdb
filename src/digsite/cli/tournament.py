"""`digsite tournament`: a round robin of bots, and what it says of them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import typer

from digsite.cli.options import Seed, read_options
from digsite.cli.speech import Language, progress, say, texts_in_use
from digsite.core import Chance

if TYPE_CHECKING:
    from digsite.arena.intervals import Share
    from digsite.arena.standings import Standing, Standings
    from digsite.arena.tournament import Tournament


def tournament(
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option()],
    games: Annotated[int, typer.Option(min=1)] = 100,
    players: Annotated[int, typer.Option(min=1)] = 2,
    seed: Seed = 1,
    seconds: Annotated[float | None, typer.Option(min=0)] = None,
    clock: Annotated[Literal["wall", "process"], typer.Option()] = "wall",
    cores: Annotated[int, typer.Option(min=1)] = 1,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    results: Annotated[Path | None, typer.Option()] = None,
    plot: Annotated[Path | None, typer.Option()] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    from digsite.arena.standings import standings
    from digsite.arena.tournament import Tournament, pairings, run

    plan = Tournament(
        game,
        tuple(bots.split(",")),
        players,
        games,
        Chance(seed).plain_seed,
        read_options(option),
        seconds,
        clock,
        cores,
    )
    games_to_play = pairings(plan)
    count = len(games_to_play)
    with progress(say("cli-simulating"), count) as step:
        found = standings(run(plan, games_to_play, file=results, jobs=jobs, progress=step))
    if plot is not None:
        from digsite.arena.plot import draw

        draw(found, _title(plan, count), texts_in_use(), plot)
    if json:
        typer.echo(msgspec.json.encode({"tournament": plan, "games": count, "standings": found}))
    else:
        _tell(plan, count, found)


def _title(plan: "Tournament", count: int) -> str:
    return say("arena-title", game=plan.game, games=count, players=plan.players, seed=plan.seed)


def _tell(plan: "Tournament", count: int, found: "Standings") -> None:
    typer.echo(_title(plan, count))
    for place, bot in enumerate(found.bots, start=1):
        typer.echo(_line(place, bot))
    for bot in found.bots:
        for name, share in found.ahead[bot.name].items():
            if share.games:
                typer.echo(say("arena-ahead-of", name=bot.name, other=name, **_numbers(share)))


def _line(place: int, bot: "Standing") -> str:
    line = say(
        "arena-standing",
        place=place,
        name=bot.name,
        mu=bot.rating.mu,
        error=(bot.rating.high - bot.rating.low) / 2,
        score=bot.mean_score,
        score_error=bot.score_error,
        milliseconds=bot.seconds_per_decision * 1000,
        illegal=bot.illegal,
        timeouts=bot.timeouts,
        **_numbers(bot.first),
    )
    if bot.failures:
        line = f"{line} {say('arena-failures', count=bot.failures)}"
    return line


def _numbers(share: "Share") -> dict[str, float]:
    return {"share": share.share, "low": share.low, "high": share.high, "games": share.games}
