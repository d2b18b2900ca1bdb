"""Texts are said from templates; what comes out is what Fluent itself would say."""

import random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from digsite.texts import LANGUAGES, TextError, Texts
from digsite.texts.catalogue import FOLDER, topics
from tests.texts.test_catalogue import entries, variables

VALUES: list[Any] = [
    "yes",
    "no",
    "none",
    "timeline",
    "green",
    "50 % of %(it)s",
    "{ $x }",
    "Zoë",
    0,
    1,
    2,
    1234,
    0.5,
    1.0,
    True,
]
TRIES = 6


def bundle(language: str, topic: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((FOLDER / language / f"{topic}.ftl").read_text(encoding="utf-8")))
    return made


def by_fluent(reference: FluentBundle, text: str, values: dict[str, Any]) -> str | None:
    """None where Fluent finds a fault."""
    name, _, attribute = text.partition(".")
    message = reference.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    said, faults = reference.format_pattern(pattern, values)
    return None if faults else str(said)


def by_us(texts: Texts, text: str, values: dict[str, Any]) -> str | None:
    try:
        return texts.say(text, **values)
    except TextError:
        return None


@pytest.mark.parametrize("topic", topics())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_said_as_fluent_says_it(language: str, topic: str) -> None:
    rng = random.Random(f"{language} {topic}")
    reference, texts = bundle(language, topic), Texts(language)
    for text in (name for name in entries(language) if name.startswith(f"{topic}-")):
        names = sorted(variables(language, text))
        for _ in range(TRIES if names else 1):
            values = {name: rng.choice(VALUES) for name in names}
            if names and rng.random() < 0.1:
                del values[rng.choice(names)]
            assert by_us(texts, text, values) == by_fluent(reference, text, values), (text, values)
