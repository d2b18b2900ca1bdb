"""Everything a player reads, in every language of the list: one catalogue for terminal, server and browser."""

from digsite.texts.catalogue import LANGUAGES, Language, Texts, choose_language, language_of_environment, texts
from digsite.texts.errors import TextError
from digsite.texts.game_words import GameNames, GameWords
from digsite.texts.words import Group, Sentence, Words, malformed_move, unknown_move

__all__ = [
    "LANGUAGES",
    "GameNames",
    "GameWords",
    "Group",
    "Language",
    "Sentence",
    "TextError",
    "Texts",
    "Words",
    "choose_language",
    "language_of_environment",
    "malformed_move",
    "texts",
    "unknown_move",
]
