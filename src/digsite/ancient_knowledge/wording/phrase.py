"""A piece of card text: words, and icons that stand for words.

In the catalogue and in `marked`, an icon is written `<city|cities>`: its name, and the word it stands for there.
A screen draws the icon (with the word as its alternative text); a terminal and a screen reader say the word.
"""

import re
from typing import TypeAlias

import msgspec

from digsite.ancient_knowledge.vocabulary import Kind, TechnologyKind, Trigger

ICONS: frozenset[str] = frozenset(
    {*Kind, *TechnologyKind, *Trigger, "knowledge", "lost", "vp"} - {Kind.MONUMENT, TechnologyKind.ANY}
)
"""Every icon there is: the kinds, the moments at which cards act, knowledge, lost knowledge and victory points."""

_ICON = re.compile(r"<([a-z]+)\|([^<>|]+)>")


class Icon(msgspec.Struct, frozen=True):
    """A sign for a word; the word is inflected as its place in the sentence asks."""

    icon: str
    word: str


Piece: TypeAlias = str | Icon


class Phrase(msgspec.Struct, frozen=True):
    """Words and icons in order; the spaces between them belong to the words."""

    pieces: tuple[Piece, ...]

    @classmethod
    def parse(cls, marked: str) -> "Phrase":
        # Splitting by a pattern with two groups gives: words, icon, its word, words, icon, ...
        parts = _ICON.split(marked)
        pieces: list[Piece] = [parts[0]]
        for icon, word, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            pieces += [Icon(icon, word), text]
        return cls(tuple(piece for piece in pieces if piece))

    @property
    def words(self) -> str:
        """As it is read aloud."""
        return "".join(piece.word if isinstance(piece, Icon) else piece for piece in self.pieces)

    @property
    def marked(self) -> str:
        """As one line of text that keeps the icons."""
        return "".join(f"<{p.icon}|{p.word}>" if isinstance(p, Icon) else p for p in self.pieces)

    @property
    def icons(self) -> tuple[str, ...]:
        """The names of the icons, in order."""
        return tuple(piece.icon for piece in self.pieces if isinstance(piece, Icon))
