"""Everything a player reads, in English, French and German: one catalogue for terminal, server and browser."""

from digsite.texts.catalogue import LANGUAGES, Texts, language_of_environment, texts
from digsite.texts.errors import TextError
from digsite.texts.game_words import GameNames, GameWords
from digsite.texts.words import Group, Sentence, Words

__all__ = [
    "LANGUAGES",
    "GameNames",
    "GameWords",
    "Group",
    "Sentence",
    "TextError",
    "Texts",
    "Words",
    "language_of_environment",
    "texts",
]
