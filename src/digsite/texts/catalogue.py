"""The catalogue: Project Fluent files, `<language>/<topic>.ftl`, which the browser reads with its own Fluent library.

Every id begins with the name of its file (`error-game-over` stands in `error.ftl`), so a topic is read when it is first
spoken of, and an id tells where it stands. `.attribute` at its end asks for an attribute of the message.
"""

import os
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

from digsite.core import BadOption, BadRecord, DigsiteError
from digsite.texts.errors import TextError

if TYPE_CHECKING:
    from digsite.texts.topic import Topic

Language: TypeAlias = Literal["en", "fr", "de"]
"""The one list of languages; each has its folder beside this file (docs/adding-a-language.md)."""
LANGUAGES: tuple[Language, ...] = get_args(Language)

FOLDER = Path(__file__).parent


_chosen: ContextVar[str | None] = ContextVar("language", default=None)


def choose_language(language: str | None) -> None:
    """Speak this language from here on where none is named (None: the environment's)."""
    _chosen.set(None if language is None else texts(language).language)


def texts(language: str | None = None) -> "Texts":
    """The catalogue in that language, or in the one that was chosen, or in the one the environment asks for."""
    return _texts(_chosen.get() or language_of_environment() if language is None else language)


@cache
def _texts(language: str) -> "Texts":
    return Texts(language)


def language_of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The first of our languages among the usual settings; English where there is none."""
    for name in ("DIGSITE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadOption(f"language: expected one of {known}; got {language!r}", option="language")
        self.language = language
        self._topics: dict[str, Topic] = {}
        self._topic_of: dict[str, Topic] = {}
        """For each text that was said."""

    def say(self, text: str, /, **values: Any) -> str:
        """The text of that id, its variables filled in."""
        return self.fill(text, values)

    def fill(self, text: str, values: Mapping[str, Any]) -> str:
        """The same, with the variables at hand."""
        topic = self._topic_of.get(text)
        if topic is None:
            topic = self._topic_of[text] = self._topic(text)
        return topic.say(text, values)

    def has(self, text: str) -> bool:
        """Whether the catalogue holds that id."""
        try:
            return self._topic(text).has(text)
        except TextError:
            return False

    def refusal(self, error: DigsiteError) -> str:
        """Why something was refused, in the player's language; a code without a text of its own tells its reason."""
        text = f"error-{error.code}"
        said = self.say(text if self.has(text) else "error-refused", **error.details | {"reason": error.reason})
        if isinstance(error, BadRecord) and error.step:
            return self.say("error-at-step", step=error.step, refusal=said)
        return said

    def enumerate(self, items: list[str]) -> str:
        """The items as one list in words: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say("table-enumeration", first=", ".join(items[:-1]), last=items[-1])

    def decimal(self, value: float, places: int = 1, *, signed: bool = False) -> str:
        """A number with so many decimal places, as the language writes it; `signed`: with its plus too."""
        digits = f"{abs(value):.{places}f}"
        sign = "" if not float(digits) else "\N{MINUS SIGN}" if value < 0 else "+" if signed else ""
        return sign + digits.replace(".", self.say("table-decimal-mark"))

    @staticmethod
    def counted(value: float, places: int = 1) -> float:
        """The number as `decimal` writes it, without its sign, for a text to choose its singular or plural by."""
        return round(abs(value), places)

    def clauses(self, items: Iterable[str]) -> str:
        """Items that hold commas of their own, one after the other."""
        return self.say("table-between-clauses").join(items)

    def _topic(self, text: str) -> "Topic":
        name = _topic(text)
        topic = self._topics.get(name)
        if topic is None:
            topic = self._topics[name] = self._load(name)
        return topic

    def _load(self, name: str) -> "Topic":
        # Loading Fluent takes a sixth of a second: a program that says nothing does not pay for it.
        from digsite.texts.topic import Topic

        return Topic(self.language, (FOLDER / self.language / f"{name}.ftl").read_text(encoding="utf-8"))


@cache
def topics() -> tuple[str, ...]:
    """The names of the catalogue's files."""
    return tuple(sorted(path.stem for path in (FOLDER / LANGUAGES[0]).glob("*.ftl")))


@cache
def _topic(text: str) -> str:
    for topic in topics():
        if text.startswith(f"{topic}-"):
            return topic
    raise TextError(f"no text {text!r}: an id begins with one of {', '.join(topics())}")
