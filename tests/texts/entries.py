"""The catalogue as it is written: every text with its id, and the words in it."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, Placeable, Term, TextElement

from digsite.texts.catalogue import FOLDER, topics


@cache
def entries(language: str) -> dict[str, Pattern]:
    """Every text of a language: id or id.attribute -> its pattern."""
    found = {}
    for topic in topics():
        for entry in FluentParser().parse((FOLDER / language / f"{topic}.ftl").read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{language}/{topic}.ftl: {entry.content}"
            if isinstance(entry, Message | Term):
                name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
                assert name not in found, f"{language}: {name} stands there twice"
                assert entry.value is not None, f"{language}: {name} says nothing"
                found[name] = entry.value
                found |= {f"{name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def pieces_of_text(pattern: Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, TextElement):
            yield element.value
        elif isinstance(element, Placeable):
            for variant in getattr(element.expression, "variants", []):
                yield from pieces_of_text(variant.value)
