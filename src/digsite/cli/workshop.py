"""`digsite workshop`: how a set of pieces of Block and Key plays."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from digsite.cli.speech import Language, progress, say


def workshop(
    pieces: Annotated[Path | None, typer.Argument()] = None,
    players: Annotated[int, typer.Option(min=1, max=4)] = 2,
    games_each: Annotated[int, typer.Option("--games", min=1, max=1000)] = 20,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    """Without a file it is the set designed here that is tried."""
    from digsite.block_and_key.pieces.piece_set import designed, load_pieces
    from digsite.study.workshop import BOTS, study_pieces
    from digsite.texts import texts

    asked = designed() if pieces is None else load_pieces(pieces)
    with progress(say("cli-simulating"), games_each * len(BOTS)) as step:
        found = study_pieces(asked, players, games_each, step)
    if json:
        typer.echo(msgspec.json.encode(found))
        return
    number, counted = texts().decimal, texts().counted
    for each in found.bots:
        told = {"name": each.bot, "points": number(each.points), "count": counted(each.points)}
        error = each.error
        line = (
            say("workshop-trial-bot-once", **told)
            if error is None
            else say("workshop-trial-bot", **told, error=number(error))
        )
        usual = "" if each.usual is None else f" ({say('workshop-trial-usual', usual=number(each.usual))})"
        typer.echo(f"{line}{usual}")
    for key in found.keys:
        typer.echo(say("workshop-trial-key", key=key.key, claimed=key.claimed, held=key.held))
    dead = say("workshop-trial-dead", keys=", ".join(found.dead)) if found.dead else say("workshop-trial-no-dead")
    typer.echo(dead)
    if found.unseen:
        typer.echo(say("workshop-trial-unseen", keys=", ".join(found.unseen)))
