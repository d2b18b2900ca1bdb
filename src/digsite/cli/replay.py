"""`digsite replay`: a record played again, to its end or step by step."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from digsite.cli.options import read_record
from digsite.cli.speech import Language, say
from digsite.cli.speech import tell as print_wrapped
from digsite.core import Action, Event, State, Watcher
from digsite.games import game, words
from digsite.texts import Words, texts


def replay(
    file: Annotated[Path, typer.Argument()],
    verbose: Annotated[bool, typer.Option("--verbose", "-v")] = False,
    verify: Annotated[bool, typer.Option("--verify")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    record = read_record(file)
    seal = record.verify() if verify else None
    spoken = words(record.game, texts().language)
    spoken.playing(record.options)
    state = game(record.game).replay(record, watch=_teller(spoken) if verbose and not json else None)
    if json:
        typer.echo(msgspec.json.encode(_summary(state)))
    elif state.outcome is None:
        # As everybody at the table knows them: what is secret is not counted before the end.
        scores = ", ".join(map(str, state.known_scores(None)))
        print_wrapped(say("cli-replay-unfinished", count=len(state.actions()), scores=scores))
    else:
        print_wrapped("\n".join(spoken.outcome(state.outcome, None)))
    if seal is not None and not json:
        typer.echo(say("cli-verified", hash=seal.hash))


def _teller(spoken: Words) -> Watcher:
    """Tells each step: its number, the move, and what everybody saw of it."""
    number = 0

    def tell(state: State, action: Action, events: list[Event]) -> None:
        nonlocal number
        number += 1
        who = spoken.player(action.seat, None)
        print_wrapped(say("cli-replay-step", number=number, who=who, move=spoken.typed(action)))
        for event in events:
            if line := spoken.event(event, None):
                print_wrapped(f"  {line}")

    return tell


def _summary(state: State) -> dict[str, object]:
    return {
        "game": state.game.name,
        "players": state.players,
        "actions": len(state.actions()),
        "is_over": state.is_over,
        "scores": state.scores,
        "outcome": state.outcome,
    }
