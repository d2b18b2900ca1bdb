"""Why a choice was made, as data: texts of the catalogue and their variables, to be told in any language."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec

from digsite.core import Json
from digsite.texts import Texts

_NAMED = {"card": "digsite.ancient_knowledge.wording.card_names:name_of"}
"""Variables that hold the id of a piece which goes by another name in each language, and what tells it."""
_PIECES = ("card", "key", "keys", "line", "altar")
"""Variables that hold pieces, by the ids of a game's views."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a bot chose as it did. It may name what only its seat knows: see where it is told."""

    text: str
    values: dict[str, Json] = {}
    more: tuple["Reason", ...] = ()
    """What speaks for it besides, the weightiest first."""
    look: "Reason | None" = None
    """What to look at in order to find the choice oneself."""

    def say(self, texts: Texts) -> str:
        """The reason in one line, a sentence for each part of it. A list among the variables is told as one."""
        return " ".join(each._sentence(texts) for each in (self, *self.more))

    def _sentence(self, texts: Texts) -> str:
        return texts.fill(self.text, {name: _told(name, value, texts) for name, value in self.values.items()})

    def pieces(self) -> tuple[str, ...]:
        """The pieces that are named, in their order."""
        return tuple(dict.fromkeys(self._pieces()))

    def _pieces(self) -> Iterator[str]:
        for name in _PIECES:
            value = self.values.get(name, [])
            yield from value if isinstance(value, list) else [value]
        for other in self.more:
            yield from other.pieces()


def _told(name: str, value: Json, texts: Texts) -> Any:
    if name in _NAMED:
        module, _, attribute = _NAMED[name].partition(":")
        return getattr(import_module(module), attribute)(value, texts.language)
    return texts.enumerate(value) if isinstance(value, list) else value
