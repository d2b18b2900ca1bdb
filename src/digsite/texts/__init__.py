"""Everything a player reads, in every language of the list: one catalogue for terminal, server and browser."""

from digsite.texts.catalogue import LANGUAGES, Language, TextError, Texts, language_of_environment, texts
from digsite.texts.game_words import GameNames, GameWords
from digsite.texts.words import Group, Words

__all__ = [
    "LANGUAGES",
    "GameNames",
    "GameWords",
    "Group",
    "Language",
    "TextError",
    "Texts",
    "Words",
    "language_of_environment",
    "texts",
]
