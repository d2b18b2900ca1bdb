"""`digsite bench`: how fast everything is, beside its peers in the same run."""

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from digsite.cli.speech import Language, progress, say

if TYPE_CHECKING:
    from digsite.arena.bench import Figure


def bench(
    measure_seconds: Annotated[float, typer.Option("--seconds", min=0.01)] = 2.0,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    from digsite.arena.bench import measures, run
    from digsite.envs.bench import measures as measures_of_environments

    planned = [*measures(measure_seconds), *measures_of_environments(measure_seconds)]
    with progress(say("cli-measuring"), len(planned)) as step:
        report = run(planned, step)
    if json:
        typer.echo(msgspec.json.encode(report))
        return
    for figure in report.figures:
        typer.echo(_line(figure))
    typer.echo(say("cli-bench-processor", processor=report.processor))
    for game in report.missing_peers:
        typer.echo(say("cli-bench-no-peer", game=game))


def _line(figure: "Figure") -> str:
    kind, _, name = figure.measure.partition("-")
    measure = say("cli-measure-bot", bot=name) if kind == "bot" else say(f"cli-measure-{figure.measure}")
    line = say("cli-bench", subject=figure.subject, measure=measure, value=figure.value, unit=figure.unit)
    if figure.peer is None:
        return line
    return f"{line} {say('cli-bench-peer', peer=figure.peer, value=figure.peer_value, ratio=figure.ratio)}"
