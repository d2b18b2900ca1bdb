"""The catalogue: Project Fluent files, `<language>/<topic>.ftl`, which the browser reads with its own Fluent library.

Every id begins with the name of its file (`error-game-over` stands in `error.ftl`), so a topic is read when it is first
spoken of, and an id tells where it stands. `.attribute` at its end asks for an attribute of the message.
"""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

from digsite.core import BadOption, BadRecord, DigsiteError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language: TypeAlias = Literal["en", "fr", "de"]
"""The one list of languages; each has its folder beside this file (docs/adding-a-language.md)."""
LANGUAGES: tuple[Language, ...] = get_args(Language)

FOLDER = Path(__file__).parent


class TextError(LookupError):
    """An id that the catalogue does not hold, or a text said without one of its variables: a fault of the program."""


def texts(language: str | None = None) -> "Texts":
    """The catalogue in that language, or in the one the environment asks for."""
    return _texts(language_of_environment() if language is None else language)


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
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, text: str, /, **values: Any) -> str:
        """The text of that id, its variables filled in."""
        pattern = self._pattern(text)
        said, faults = self._bundle(text).format_pattern(pattern, values)
        if faults:
            raise TextError(f"{text} ({self.language}): {'; '.join(str(fault) for fault in faults)}")
        return str(said)

    def has(self, text: str) -> bool:
        """Whether the catalogue holds that id."""
        try:
            return self._pattern(text) is not None
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

    def clauses(self, items: Iterable[str]) -> str:
        """Items that hold commas of their own, one after the other."""
        return self.say("table-between-clauses").join(items)

    def _pattern(self, text: str) -> Any:
        name, _, attribute = text.partition(".")
        bundle = self._bundle(text)
        if not bundle.has_message(name):
            raise TextError(f"no text {name!r} in {self.language}")
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise TextError(f"text {name!r} has no {attribute or 'value'!r} in {self.language}")
        return pattern

    def _bundle(self, text: str) -> "FluentBundle":
        topic = _topic(text)
        if topic not in self._bundles:
            self._bundles[topic] = self._load(topic)
        return self._bundles[topic]

    def _load(self, topic: str) -> "FluentBundle":
        # Loading Fluent takes a sixth of a second: a program that says nothing does not pay for it.
        from fluent.runtime import FluentBundle, FluentResource

        # Isolation marks are for mixed writing directions; terminals and screen readers show or speak them.
        bundle = FluentBundle([self.language], use_isolating=False)
        bundle.add_resource(FluentResource((FOLDER / self.language / f"{topic}.ftl").read_text(encoding="utf-8")))
        return bundle


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
