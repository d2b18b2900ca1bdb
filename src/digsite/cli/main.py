"""The `digsite` command. Each subcommand stands in a file of its own; what is refused ends in one line and code 2."""

import sys
from collections.abc import Sequence
from contextvars import copy_context
from io import TextIOWrapper
from typing import Annotated

import typer

from digsite.cli.bench import bench
from digsite.cli.doctor import doctor
from digsite.cli.keeping import backup, restore
from digsite.cli.moderate import moderate
from digsite.cli.play import play
from digsite.cli.puzzles import puzzles
from digsite.cli.replay import replay
from digsite.cli.serve import serve
from digsite.cli.simulate import simulate
from digsite.cli.speech import SpokenCommand, SpokenGroup, say
from digsite.cli.study import study
from digsite.cli.tournament import tournament
from digsite.cli.workshop import workshop
from digsite.core import DigsiteError
from digsite.core.version import VERSION
from digsite.texts import choose_language, texts

app = typer.Typer(cls=SpokenGroup, no_args_is_help=True, add_completion=False, rich_markup_mode=None)
for command in (play, simulate, tournament, replay, study, puzzles, workshop, bench, serve, backup, restore, doctor):
    app.command(cls=SpokenCommand)(command)

app.add_typer(moderate, name="moderate")


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"digsite {VERSION}")
        raise typer.Exit


@app.callback(cls=SpokenGroup)
def digsite(
    version: Annotated[bool, typer.Option("--version", callback=_tell_version, is_eager=True)] = False,
) -> None:
    """What every command shares."""


REFUSED = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and leave the program with its exit code."""
    if isinstance(sys.stdout, TextIOWrapper):
        # What a terminal or a file has no letter for is shown as "?", and ends nothing.
        sys.stdout.reconfigure(errors="replace")
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code. Bad input is told in one line on standard error, never as a traceback."""
    return copy_context().run(_run, arguments)  # the language that it chooses is for this run alone


def _run(arguments: Sequence[str] | None) -> int:
    choose_language(None)
    try:
        code = app(args=arguments, prog_name="digsite", standalone_mode=False)
    except DigsiteError as error:
        return _refuse(texts().refusal(error))
    except typer.TyperException as error:
        return _refuse(say("cli-usage", reason=_one_line(error.format_message())))
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        sys.stderr.close()
        return 0
    except OSError as error:
        reason = error.strerror or str(error)
        return _refuse(say("cli-file", file=str(error.filename), reason=reason) if error.filename else reason)
    except RecursionError:
        return _refuse(say("cli-usage", reason="what was given is nested too deeply"))
    except (KeyboardInterrupt, typer.Abort):
        typer.echo(err=True)  # what comes next begins a line of its own
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _refuse(reason: str) -> int:
    typer.echo(f"digsite: {_one_line(reason)}", err=True)
    return REFUSED


def _one_line(text: str) -> str:
    return " ".join(text.split())
