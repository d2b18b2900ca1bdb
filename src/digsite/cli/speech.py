"""The command's own voice: one language for a run, help texts from the catalogue, progress on standard error."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from digsite.texts import LANGUAGES, Texts, texts

_language: ContextVar[str | None] = ContextVar("language", default=None)


def choose_language(language: str | None) -> None:
    """Speak this language from here on (None: the environment's)."""
    _language.set(texts(language).language)


def texts_in_use() -> Texts:
    return texts(_language.get())


def say(text: str, /, **values: Any) -> str:
    return texts_in_use().say(text, **values)


def _speak(language: str | None) -> str | None:
    # Options are handled in the order they are typed, eager ones first: refusals of the others are told in it.
    if language is not None:
        choose_language(language)
    return language


Language = Annotated[str | None, typer.Option("--lang", callback=_speak, is_eager=True, metavar="|".join(LANGUAGES))]


class SpokenCommand(TyperCommand):
    """Takes its help texts from the catalogue, when they are asked for."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.help = say(f"cli-help-{self.name}")
        for parameter in self.params:
            if parameter.name != "help":
                parameter.help = say(f"cli-option-{parameter.name}")  # type: ignore[attr-defined]
        super().format_help(ctx, formatter)


class SpokenGroup(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.help = say("cli-help" if ctx.parent is None else f"cli-help-{self.name}", languages=", ".join(LANGUAGES))
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
