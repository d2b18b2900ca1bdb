"""Whatever can be chosen by name has its words in every language: a missing one would show its name, unnoticed."""

import pytest

from digsite import game
from digsite.bots import BOTS, bot_names
from digsite.core import Option
from digsite.games import GAMES
from digsite.texts import LANGUAGES, texts

FLAG = (False, True)
IN_FORMS = [option for name in GAMES for option in game(name).options.values() if option.name != "pieces"]
"""Own pieces are made in the workshop, and are called by their own name."""
WITHOUT = "nobody"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", IN_FORMS, ids=lambda option: option.name)
def test_an_option_says_what_it_is_and_what_it_may_be(option: Option, language: str) -> None:
    name, said = f"lobby-option-{option.name.replace('_', '-')}", texts(language)
    values = [] if option.choices == FLAG else [f"{name}-{value}" for value in option.choices]
    for wanted in (name, f"{name}.about", *values):
        assert said.say(wanted) not in ("", wanted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", sorted({bot for played in BOTS for bot in bot_names(played)}))
def test_a_bot_has_a_name_a_line_and_a_strength(bot: str, language: str) -> None:
    said = texts(language)
    assert said.say(f"lobby-strength-{bot}") != f"lobby-strength-{bot}"
    for wanted in ("table-bot-name", "table-bot-line"):
        assert said.say(wanted, strength=bot) not in ("", said.say(wanted, strength=WITHOUT))
