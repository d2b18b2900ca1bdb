"""The command's own voice: one language for a run, help texts from the catalogue, progress on standard error."""

import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from digsite.texts import LANGUAGES, choose_language, texts


def say(text: str, /, **values: Any) -> str:
    return texts().say(text, **values)


def tell(text: str) -> None:
    """Print a text; on a terminal, no line is broken in the middle of a word."""
    typer.echo(wrapped(text, shutil.get_terminal_size().columns) if sys.stdout.isatty() else text)


def wrapped(text: str, columns: int) -> str:
    """The text with lines of so many columns at most; each goes on where it was indented to."""
    return "\n".join(line if len(line) <= columns else _wrapped_line(line, columns) for line in text.split("\n"))


def _wrapped_line(line: str, columns: int) -> str:
    indent = line[: len(line) - len(line.lstrip())]
    wrap = textwrap.TextWrapper(columns, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    return "\n".join(wrap.wrap(line))


def _speak(language: str | None) -> str | None:
    # Options are handled in the order they are typed, eager ones first: refusals of the others are told in it.
    if language is not None:
        choose_language(language)
    return language


Language = Annotated[str | None, typer.Option("--lang", callback=_speak, is_eager=True, metavar="|".join(LANGUAGES))]


class _SpeaksOfHelp:
    """The option that shows the help, in the words of the catalogue."""

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = say("cli-option-help")
        return option


class SpokenCommand(_SpeaksOfHelp, TyperCommand):
    """Takes its help texts from the catalogue, when they are asked for."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.help = say(f"cli-help-{self.name}")
        for parameter in self.params:
            if parameter.name != "help":
                parameter.help = say(f"cli-option-{parameter.name}")  # type: ignore[attr-defined]
        super().format_help(ctx, formatter)


class SpokenGroup(_SpeaksOfHelp, TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.help = say("cli-help" if ctx.parent is None else f"cli-help-{self.name}", languages=", ".join(LANGUAGES))
        for parameter in self.params:
            if parameter.name != "help":
                parameter.help = say(f"cli-option-{parameter.name}")  # type: ignore[attr-defined]
        for name, command in self.commands.items():
            command.help = say(f"cli-help-{name}")
        super().format_help(ctx, formatter)


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error, none where nobody looks; what it gives is to be called after each step."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda: bar.advance(task)
