"""Strength in small: the long tables are in docs/strength.md, made by the tournament command."""

import statistics

from digsite.arena.match import play
from digsite.bots import bot
from digsite.games import game


def solo_scores(name: str, games: int) -> list[int]:
    scores = []
    for seed in range(games):
        state = game("block-and-key").new(1, seed)
        play(state, [bot(name, "block-and-key")], seed)
        scores.append(state.scores[0])
    return scores


def test_greedy_plays_solo_as_a_dig_director() -> None:
    assert statistics.fmean(solo_scores("greedy", 10)) >= 27


def test_novice_stands_between_random_and_greedy() -> None:
    weak, novice, greedy = (statistics.fmean(solo_scores(name, 10)) for name in ("random", "novice", "greedy"))
    assert weak + 5 < novice < greedy - 2
