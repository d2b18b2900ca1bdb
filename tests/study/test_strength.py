"""Between which bots a seat's decisions stand, by what was measured of theirs."""

import msgspec
import pytest

import digsite
from digsite.games import words
from digsite.study.looking import WORK
from digsite.study.review import Review
from digsite.study.strength import BOTS, BotLoss, Strength, measured, placed, strength_of
from digsite.study.summary import Summary
from digsite.study.telling import ReviewWords
from digsite.texts import LANGUAGES, texts

LOSSES = {name: BotLoss(mean, 0.01, 100) for name, mean in zip(BOTS, (0.4, 0.3, 0.2, 0.1), strict=True)}


@pytest.mark.parametrize(
    ("loss", "error", "above", "below"),
    [
        (0.15, 0.01, "adept", "master"),
        (0.25, 0.01, "greedy", "adept"),
        (0.5, 0.01, None, "novice"),
        (0.05, 0.01, "master", None),
        (0.2, 0.01, "greedy", "master"),
        (0.25, 0.12, "novice", "master"),
    ],
)
def test_a_loss_stands_between_the_bots_it_is_clear_of(
    loss: float, error: float, above: str | None, below: str | None
) -> None:
    assert placed(LOSSES, loss, error) == Strength(above, below)


def test_what_is_clear_of_no_bot_says_nothing() -> None:
    assert placed(LOSSES, 0.25, 1.0) is None
    assert placed({**LOSSES, "novice": BotLoss(0.1, 0.01, 100)}, 0.15, 0.01) is None
    assert strength_of("pebbles", 2, 1.0, 0.1, 30) is None
    assert strength_of("block-and-key", 2, 0.1, 0.01, 2) is None


def test_every_kind_of_game_that_was_measured_has_all_bots() -> None:
    for game in ("block-and-key", "ancient-knowledge"):
        kinds = measured().games[game]
        assert "2" in kinds
        assert all(set(kind) == set(BOTS) for kind in kinds.values())
    assert measured().work == WORK


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(language: str) -> None:
    losses = measured().games["block-and-key"]["2"]
    decisions, worst = 40, losses["novice"].mean
    told = []
    for given_away in (-1000.0, 1000.0 * worst):
        summary = Summary(
            seat=0,
            decisions=decisions,
            given_away=given_away,
            error=0.0001,
            largest=(),
            marks={},
            luck=None,
            luck_error=0.0,
        )
        review = Review("block-and-key", 2, 2, 1, WORK, (0, 0), (), (), (summary,))
        told += list(ReviewWords(review, words("block-and-key", language, ["Ada", "Ben"]), {}).seat(summary))[1:]
    names = [texts(language).say("table-bot-name", strength=name) for name in ("master", "novice")]
    assert [name in line for name, line in zip(names, told, strict=True)] == [True, True]


def test_pieces_of_ones_own_are_not_compared_with_bots_that_had_others() -> None:
    worst = measured().games["block-and-key"]["2"]["novice"].mean
    summary = Summary(0, 40, 4000.0 * worst, 0.0001, (), {}, None, 0.0)
    review = Review("block-and-key", 2, 2, 1, WORK, (0, 0), (), (), (summary,))
    speaker = words("block-and-key", "en", ["Ada", "Ben"])
    for usual, lines in ((True, 2), (False, 1)):
        told = ReviewWords(msgspec.structs.replace(review, usual=usual), speaker, {}).seat(summary)
        assert len(list(told)) == lines


def test_what_is_set_up_or_played_by_other_options_is_not_usual() -> None:
    game = digsite.game("block-and-key")
    dealt, forced, strict = (
        game.new(1, 3, **options) for options in ({}, {"ask_forced": True}, {"strict_claims": True})
    )
    states = (dealt, forced, strict, game.scenario(**dealt.as_scenario()))
    assert [digsite.review(state.record().dumps(), work=2).usual for state in states] == [True, True, False, False]
