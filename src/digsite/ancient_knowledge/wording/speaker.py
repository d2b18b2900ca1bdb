"""The cards' vocabulary in a language.

A word of the vocabulary is a text of the catalogue: `Draw` is `cards-draw`, and its fields are that text's variables.
So a new word needs a text in each language and, as a rule, nothing here.
"""

import re
from enum import Enum
from itertools import takewhile
from typing import TypeAlias

from digsite.ancient_knowledge.vocabulary import (
    All,
    AtLeast,
    AtMost,
    Between,
    Comparison,
    Condition,
    Count,
    Element,
    Equal,
    Exactly,
    Monuments,
    Per,
    SeveralOf,
    UpTo,
)
from digsite.texts import Texts

Variables: TypeAlias = dict[str, str | int]


class Speaker:
    """Says in one language what cards do. All that it says is marked text, see `phrase`."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, text: str, /, **variables: str | int) -> str:
        """A text of the catalogue, without the gaps that parts left empty leave behind."""
        return re.sub(" +", " ", self.texts.say(text, **variables)).replace(" ,", ",").strip()

    def word(self, element: Element, form: str = "") -> str:
        """A word of the vocabulary, in a form that its place in the sentence or what it counts asks for."""
        name = f"cards-{_dashed(type(element).__name__)}"
        variables = {"per": ""} | self._fields(element)
        forms = [self._own_form(element), form] if form != "may" else ["may"]
        known = [each for each in forms if each == "may" or (each and self.texts.has(f"{name}.{each}"))]
        return self.say(".".join([name, *known[:1]]), **variables)

    def _own_form(self, element: Element) -> str:
        """Behind a price, what is counted comes first; several monuments are chosen first."""
        if self.is_counted(element):
            return "per"
        return "several" if isinstance(getattr(element, "source", None), SeveralOf) else ""

    def is_counted(self, element: Element) -> bool:
        """Whether it is done for each of something."""
        return bool(self._fields(element).get("per"))

    def _fields(self, element: Element) -> Variables:
        variables: Variables = {}
        for field in element.__struct_fields__:
            variables |= self._variables(field, getattr(element, field))
        return variables

    def _variables(self, field: str, value: object) -> Variables:
        match value:
            case None if field == "per":
                return {}
            case None | ():
                return {field: "none"}
            case bool():
                return {field: yes(value)}
            case Count():
                return self._variables(field, Per(1, value))
            case Enum():
                return {field: str(value.value)}
            case int():
                return {field: value}
            case tuple():
                *first, last = map(str, value)
                return {field: self.say("cards-or", first=", ".join(first), last=last) if first else last}
            case _:
                return self._variables_of_element(field, value)

    def _variables_of_element(self, field: str, value: object) -> Variables:
        match value:
            # These only qualify the word that holds them: their fields become its variables.
            case Per():
                return {field: value.number, "per": self.per(value)}
            case Exactly() | UpTo():
                return {"up_to": yes(isinstance(value, UpTo))} | self._variables("amount", value.amount)
            case Monuments():
                which = "other" if value.other else "adjacent" if value.adjacent else "any"
                return self._fields(value) | {"which": which}
            case All() | AtLeast() | AtMost() | Equal() | Between():
                return {field: self.condition(value)}
            case Element():
                return {field: self.word(value)}
        raise TypeError(f"{field}: expected a part of the vocabulary, got {value!r}")

    # Counts.

    def condition(self, condition: Condition) -> str:
        """What one must have: "at least 3 cities in your past"."""
        if isinstance(condition, All):
            # A limit upwards comes last: it would seem to share the place of what is behind it.
            ordered = sorted(condition.conditions, key=lambda each: isinstance(each, AtMost))
            return self.texts.enumerate(_said_once([self.condition(each) for each in ordered]))
        return self._counted(condition.count, self._quantity(condition), _number(condition))

    def given(self, condition: Condition) -> str:
        """A condition as the head of a sentence; what one does not "have" has a head of its own."""
        if not isinstance(condition, All):
            name = f"cards-if-{_dashed(condition.count.name)}"
            if self.texts.has(name):
                return self.say(name, quantity=self._quantity(condition), number=_number(condition))
        return self.say("cards-if", condition=self.condition(condition))

    def per(self, per: Per) -> str:
        """What something is repeated for: "for each city in your past"."""
        return self._counted(per.count, self.say("cards-per", group=per.group), per.group)

    def _quantity(self, comparison: Comparison) -> str:
        if isinstance(comparison, Between):
            low, high = comparison.low, comparison.high
            return self.say("cards-between", low=low, high=high, steps=high - low)
        return self.say(f"cards-{_dashed(type(comparison).__name__)}", number=comparison.number)

    def _counted(self, count: Count, quantity: str, number: int) -> str:
        return self.say(f"cards-count-{_dashed(count.name)}", quantity=quantity, number=number)


def _dashed(name: str) -> str:
    """The name of a class or of a count as the catalogue writes it: RemoveKnowledge, PAST_CITY."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", name).lower().replace("_", "-")


def yes(truth: bool) -> str:
    """How the catalogue tells true from false."""
    return "yes" if truth else "no"


def _number(comparison: Comparison) -> int:
    return comparison.high if isinstance(comparison, Between) else comparison.number


def _said_once(parts: list[str]) -> list[str]:
    """The words that all parts end with only behind the last, and the limit that all begin with only before the first:
    at least 1 city, 1 pyramid in your past."""
    words = [part.split(" ") for part in parts]
    last_words = zip(*(reversed(part) for part in words), strict=False)
    shared = len(list(takewhile(lambda each: len(set(each)) == 1, last_words)))
    limits = [list(takewhile(lambda word: not word.isdigit(), part)) for part in words]
    same = len(limits[0]) if limits.count(limits[0]) == len(limits) else 0
    first, *others = words
    short = [first, *(part[same:] for part in others)]
    return [" ".join(part[: len(part) - shared]) for part in short[:-1]] + [" ".join(short[-1])]
