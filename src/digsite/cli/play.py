"""`digsite play`: you against bots in the terminal; where there is none, a demonstration game of bots."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from digsite.cli.options import read_bots, read_options, read_record
from digsite.cli.speech import Language, say
from digsite.cli.speech import tell as print_wrapped
from digsite.core import Action, BadOption, Event, Game, Seat, State
from digsite.games import game as find_game
from digsite.games import words
from digsite.texts import Words, texts


def play(
    game: Annotated[str, typer.Argument()],
    players: Annotated[int | None, typer.Option()] = None,
    bots: Annotated[str | None, typer.Option()] = None,
    seat: Annotated[int, typer.Option(min=1)] = 1,
    seed: Annotated[str | None, typer.Option()] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    load: Annotated[Path | None, typer.Option()] = None,
    save: Annotated[Path | None, typer.Option()] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    cores: Annotated[int, typer.Option(min=1)] = 1,
    lang: Language = None,
) -> None:
    from digsite.cli.terminal_table import TerminalTable

    human = seat - 1 if sys.stdin.isatty() else None
    names = read_bots(bots)
    rules = find_game(game)
    if load is None:
        state, seal = rules.new(_players(rules, players, names, human), seed, **read_options(option)), None
    else:
        record = read_record(load)
        state, seal = rules.replay(record), record.seal
    spoken = words(game, texts().language).playing(state.options)
    if seat > state.players:
        raise BadOption(f"seat: expected 1 to {state.players}, got {seat}", option="seat")
    seated = _seated(state, names, human)
    if human is None:
        _demonstrate(state, seated, spoken, save)
    else:
        # A game that was loaded is kept where it came from, unless another place is named.
        TerminalTable(state, human, seated, spoken, save=save or load, seal=seal, plain=plain, cores=cores).play()


def _players(rules: Game, players: int | None, names: list[str], human: Seat | None) -> int:
    """As many as were asked for; else as many as were named; else two, or what the game allows."""
    if players is not None:
        return players
    if names and len(names) + (human is not None) > 1:
        return len(names) + (human is not None)
    return max(rules.player_counts[0], min(2, rules.player_counts[-1]))


def _seated(state: State, names: list[str], human: Seat | None) -> dict[Seat, str]:
    """Which bot sits where: one name fills every seat that is not the human's."""
    from digsite.bots import bot_names

    seats = [seat for seat in range(state.players) if seat != human]
    names = names or ["greedy" if "greedy" in bot_names(state.game.name) else "random"]
    if len(names) == 1:
        names *= len(seats)
    if len(names) != len(seats):
        raise BadOption(f"bots: expected 1 or {len(seats)} names, got {len(names)}", option="bots")
    return dict(zip(seats, names, strict=True))


def _demonstrate(state: State, seated: dict[Seat, str], spoken: Words, save: Path | None) -> None:
    """Bots play the game to its end, told as a spectator sees it, and kept if there is a file for it."""
    from digsite.arena.match import play as play_out
    from digsite.bots import fresh_bots
    from digsite.cli.terminal_table import store

    if save is not None:
        store(state, save)  # a file that cannot be written is refused before anybody plays
    origin = state.record().origin

    def tell(state: State, action: Action, events: list[Event]) -> None:
        for event in events:
            if event.seen_by(None) and (line := spoken.event(event, None)):
                print_wrapped(line)

    with fresh_bots([seated[seat] for seat in range(state.players)], state.game.name) as bots:
        typer.echo(say("cli-demonstration", game=spoken.title(), seed=str(origin.seed)))
        for seat, name in seated.items():
            typer.echo(say("cli-seated", who=spoken.player(seat, None), bot=name))
        play_out(state, bots, origin.seed, watch=tell)
    if save is not None:
        store(state, save)
    typer.echo(f"\n{spoken.draw(state.view(None))}\n")
    if state.outcome is not None:
        print_wrapped("\n".join(spoken.outcome(state.outcome, None)))
