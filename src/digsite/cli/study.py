"""`digsite study`: a game looked at again, decision by decision."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from digsite.cli.options import Executor, Seed, read_record
from digsite.cli.speech import Language, progress, say
from digsite.games import words
from digsite.texts import texts


def study(
    file: Annotated[Path, typer.Argument()],
    work: Annotated[int, typer.Option()] = 60,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    executor: Executor = "processes",
    json: Annotated[bool, typer.Option("--json")] = False,
    html: Annotated[bool, typer.Option("--html")] = False,
    lang: Language = None,
) -> None:
    from digsite.study.page import page
    from digsite.study.sharing import shared_review
    from digsite.study.telling import ReviewWords, marked_steps, views_at

    if json and html:
        raise typer.BadParameter(say("cli-study-one-form"))
    record = read_record(file)
    with progress(say("cli-studying"), len(record.actions)) as step:
        found = shared_review(record, seed=seed, work=work, jobs=jobs, executor=executor, progress=step)
    if json:
        typer.echo(msgspec.json.encode(found))
        return
    spoken = words(record.game, texts().language).playing(record.options)
    told = ReviewWords(found, spoken, views_at(record, marked_steps(found)))
    typer.echo(page(found, told, texts()) if html else "\n".join(told.lines()))
