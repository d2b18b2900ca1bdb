"""`digsite doctor`: what is wrong with a server's database, and what can be healed of it."""

from typing import Annotated

import msgspec
import typer

from digsite.cli.serve import DATABASE, Database, ExtraGames, read_games
from digsite.cli.speech import Language, progress, say

ILL = 1
"""The exit code where something is wrong and stays so."""


def doctor(
    database_url: Database = DATABASE,
    heal: Annotated[bool, typer.Option("--heal")] = False,
    extra_game: ExtraGames = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    from digsite.games import with_games
    from digsite.server.doctor import count_tables, examine

    games = with_games(read_games(extra_game or []))
    with progress(say("cli-examining"), count_tables(database_url)) as step:
        found = examine(database_url, games, healing=heal, progress=step)
    if json:
        typer.echo(msgspec.json.encode(found))
    else:
        for finding in found.findings:
            end = "healed" if finding.healed else "can-heal" if finding.can_heal else "left"
            typer.echo(say(f"cli-finding-{end}", table=finding.table or database_url, problem=finding.problem))
        typer.echo(say("cli-examined", tables=found.tables, findings=len(found.findings)))
    if not found.well:
        raise typer.Exit(ILL)
