"""One file of the catalogue, as Fluent reads it.

Fluent walks through a text each time it is said, and a server says thousands a second. Which words come out hangs on
the variables that a text chooses by, and on its numbers; all others are filled in as they are. So a text is formatted
once for each choice, into a template, and from then on only filled in.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import FunctionReference, MessageReference, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from digsite.texts.errors import TextError

MINUS = re.compile(r"(?<!\w)-(?=\d)")
"""Fluent writes numbers below zero with a hyphen, which looks short and is not read aloud."""
TEMPLATES = 4096
"""How many templates of a topic are kept."""


class Topic:
    def __init__(self, language: str, source: str) -> None:
        self._language = language
        # Isolation marks are for mixed writing directions; terminals and screen readers show or speak them.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))
        self._variables: dict[str, dict[str, bool]] = {}
        """Those of each text said so far, and whether the text chooses by them."""
        self._template = lru_cache(TEMPLATES)(self._new_template)

    def has(self, text: str) -> bool:
        try:
            return self.pattern(text) is not None
        except TextError:
            return False

    def say(self, text: str, values: Mapping[str, Any]) -> str:
        """The text of that id, its variables filled in."""
        variables = self._variables.get(text)
        if variables is None:
            variables = self._variables[text] = _Variables(self).of(text)
        fixed = []
        for name, chooses in variables.items():  # a comprehension would be a call, as dear as all the rest
            value = values.get(name)
            fixed.append(value if chooses or type(value) is not str else None)
        try:
            return self._template(text, tuple(fixed)) % values
        except KeyError as missing:
            raise TextError(f"{text} ({self._language}): said without {missing}") from None

    def _new_template(self, text: str, fixed: tuple[Any, ...]) -> str:
        """For these values of the text's variables; None: to be filled in."""
        variables = self._variables[text]
        known = {name: value for name, value in zip(variables, fixed, strict=True) if value is not None}
        marks = {name: f"\0{name}\0" for name, chooses in variables.items() if name not in known and not chooses}
        said, faults = self._bundle.format_pattern(self.pattern(text), known | marks)
        if faults:
            raise TextError(f"{text} ({self._language}): {'; '.join(str(fault) for fault in faults)}")
        template = str(said).replace("%", "%%")
        if any(isinstance(value, int | float) and value < 0 for value in fixed):
            template = MINUS.sub("\N{MINUS SIGN}", template)
        for name, mark in marks.items():
            template = template.replace(mark, f"%({name})s")
        return template

    def pattern(self, text: str) -> Any:
        name, _, attribute = text.partition(".")
        if not self._bundle.has_message(name):
            raise TextError(f"no text {name!r} in {self._language}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise TextError(f"text {name!r} has no {attribute or 'value'!r} in {self._language}")
        return pattern


class _Variables(Visitor):
    """The variables of a text and of those it refers to. It chooses by one that selects a variant or is formatted."""

    def __init__(self, topic: Topic) -> None:
        self._topic = topic
        self._found: dict[str, bool] = {}
        self._choosing = False

    def of(self, text: str) -> dict[str, bool]:
        self.visit(self._topic.pattern(text))
        return self._found

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (Fluent's visitor names it so)
        self._found[node.id.name] = self._choosing or self._found.get(node.id.name, False)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self._chosen_by(node.selector)
        self.visit(node.variants)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self._chosen_by(node.arguments)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.of(node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}")

    def _chosen_by(self, part: Any) -> None:
        before, self._choosing = self._choosing, True
        self.visit(part)
        self._choosing = before
