"""`digsite tournament`: a round robin of bots, and what it says of them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import typer

from digsite.cli.faults import misconduct, tell_faults
from digsite.cli.options import Executor, Seed, read_bots, read_options
from digsite.cli.speech import Language, progress, say
from digsite.core import Chance
from digsite.texts import texts

if TYPE_CHECKING:
    from digsite.arena.intervals import Share
    from digsite.arena.sprt import SprtResult
    from digsite.arena.standing import Standing, Standings
    from digsite.arena.tournament import Tournament


GAMES = 100
GAMES_OF_A_TEST = 20_000
"""Where a test is to decide when to stop: games after which it gives up."""


def tournament(
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option()],
    games: Annotated[int | None, typer.Option(min=1)] = None,
    players: Annotated[int, typer.Option(min=1)] = 2,
    seed: Seed = 1,
    seconds: Annotated[float | None, typer.Option(min=0)] = None,
    clock: Annotated[Literal["wall", "process"], typer.Option()] = "wall",
    cores: Annotated[int, typer.Option(min=1)] = 1,
    bot_work: Annotated[float, typer.Option("--work", min=0.01)] = 1.0,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    executor: Executor = "processes",
    sprt: Annotated[str | None, typer.Option(metavar="LOW:HIGH")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    results: Annotated[Path | None, typer.Option()] = None,
    plot: Annotated[Path | None, typer.Option()] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    from digsite.arena.plot import check_plot, draw
    from digsite.arena.sprt import Bounds, Sprt
    from digsite.arena.standing import standings
    from digsite.arena.tournament import Tournament, pairings, run

    bounds = Bounds.parse(sprt) if sprt is not None else None
    plan = Tournament(
        game,
        tuple(read_bots(bots)),
        players,
        games or (GAMES if bounds is None else GAMES_OF_A_TEST),
        Chance(seed).plain_seed,
        read_options(option),
        seconds,
        clock,
        cores,
        bot_work,
    )
    games_to_play = pairings(plan)
    test = Sprt(plan.bots, bounds, games_to_play) if bounds is not None else None
    if plot is not None:
        check_plot(plot, results)
    with progress(say("cli-simulating"), len(games_to_play)) as step:
        decided = test.hear if test is not None else lambda _: False
        played = run(plan, games_to_play, file=results, jobs=jobs, executor=executor, progress=step, decided=decided)
    found, count = standings(played), len(played)
    verdict = test.verdict if test is not None else None
    if plot is not None:
        draw(found, _title(plan, count), texts(), plot)
    if json:
        typer.echo(msgspec.json.encode({"tournament": plan, "games": count, "standings": found, "sprt": verdict}))
    else:
        _tell(plan, count, found)
        if verdict is not None:
            _tell_verdict(verdict)


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
    if any(bot.rating is None for bot in found.bots):
        typer.echo(say("arena-no-ratings"))
    tell_faults(found.faults)


def _tell_verdict(verdict: "SprtResult") -> None:
    typer.echo(
        say(
            f"arena-sprt-{verdict.decision}",
            name=verdict.bots[0],
            other=verdict.bots[1],
            low=verdict.bounds.low,
            high=verdict.bounds.high,
            pairs=verdict.pairs,
            share=verdict.mean,
            ratio=verdict.ratio,
            enough=verdict.enough,
        )
    )


def _line(place: int, bot: "Standing") -> str:
    line = say(
        "arena-standing" if bot.rating is not None else "arena-standing-unrated",
        place=place,
        name=bot.name,
        mu=bot.rating.mu if bot.rating is not None else 0.0,
        error=(bot.rating.high - bot.rating.low) / 2 if bot.rating is not None else 0.0,
        score=bot.mean_score,
        score_error=bot.score_error,
        milliseconds=bot.seconds_per_decision * 1000,
        **_numbers(bot.first),
    )
    return f"{line}{misconduct(bot)}"


def _numbers(share: "Share") -> dict[str, float]:
    return {"share": share.share, "low": share.low, "high": share.high, "games": share.games}
