"""Between which bots a seat's decisions stand, by what was measured of theirs."""

import msgspec
import pytest

import digsite
from digsite.block_and_key.actions import Place
from digsite.bots.reason import Reason
from digsite.games import words
from digsite.study.findings import Decision
from digsite.study.looking import WORK
from digsite.study.review import Review
from digsite.study.strength import BOTS, BotLoss, Strength, measured, placed, strength_of
from digsite.study.summary import Summary
from digsite.study.telling import ReviewWords
from digsite.texts import LANGUAGES, texts

TRIED = ((0, 0), (1, 0), (0, 1))
LOSSES = {name: BotLoss(mean, 0.01, 100) for name, mean in zip(BOTS, (0.4, 0.3, 0.2, 0.1), strict=True)}


def decided(loss: float, *, expected: float = 0.5, count: int = 40) -> list[Decision]:
    """So many decisions that gave away so much each."""
    action = digsite.game("block-and-key").new(2, 1).legal_actions(0)[0]
    one = Decision(
        seat=0,
        step=1,
        kind="turn",
        chosen=action,
        best=action,
        loss=max(0.0, loss),
        difference=loss,
        error=0.0001,
        mark=None,
        reason=Reason("none"),
        expected=expected,
        after=expected - loss,
        swing_error=0.0,
    )
    return [one] * count


def a_review(decisions: list[Decision]) -> Review:
    """Of a game of two in which the first decided so."""
    summary = Summary(0, len(decisions), sum(each.difference for each in decisions), 0.0001, (), {}, None, 0.0)
    return Review("block-and-key", 2, 2, 1, WORK, (0, 0), tuple(decisions), (), (summary,))


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
    assert strength_of("pebbles", 2, decided(1.0)) is None
    assert strength_of("block-and-key", 2, decided(1.0, count=2)) is None


def test_where_a_game_is_decided_nobody_shows_how_well_they_play() -> None:
    lost, won = decided(0.0, expected=0.02), decided(0.0, expected=0.97)
    assert strength_of("block-and-key", 2, lost + won) is None
    # A beginner who is soon beaten stays one.
    assert strength_of("block-and-key", 2, decided(0.9, count=6) + lost) == Strength(None, "novice")
    # Points alone can be given away to the last.
    assert strength_of("block-and-key", 1, decided(9.0, expected=30.0)) == Strength(None, "novice")


def test_every_kind_of_game_that_was_measured_has_all_bots() -> None:
    for game in ("block-and-key", "ancient-knowledge"):
        kinds = measured().games[game]
        assert "2" in kinds
        assert all(set(kind) == set(BOTS) for kind in kinds.values())
    assert measured().work == WORK


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(language: str) -> None:
    told: list[str] = []
    for loss in (-1.0, 1.0):
        review = a_review(decided(loss))
        told += list(ReviewWords(review, words("block-and-key", language, ["Ada", "Ben"]), {}).seat(review.summary[0]))[
            1:
        ]
    names = [texts(language).say("table-bot-name", strength=name) for name in ("master", "novice")]
    assert [name in line for name, line in zip(names, told, strict=True)] == [True, True]


def test_what_was_done_is_told_from_what_would_have_been_better() -> None:
    """Two placements in one part of the floor have the same words; their places tell them apart, if only then."""
    view = digsite.game("block-and-key").new(players=2, seed=3).view(0)
    here, beside, above = (Place(0, "green I3", ((x, 0, z), (x + 1, 0, z), (x + 2, 0, z))) for x, z in TRIED)
    speaker = words("block-and-key", "fr", ["Ada", "Ben"])
    for best, behind in ((beside, "\N{NARROW NO-BREAK SPACE}; ligne "), (above, "")):
        decision = msgspec.structs.replace(decided(1.0)[0], chosen=here, best=best)
        told = ReviewWords(a_review([decision]), speaker, {1: view}).choices(decision)
        assert told[0] != told[1]
        assert all((behind or "; ligne ") in each for each in told) is bool(behind)


def test_pieces_of_ones_own_are_not_compared_with_bots_that_had_others() -> None:
    review = a_review(decided(1.0))
    speaker = words("block-and-key", "en", ["Ada", "Ben"])
    for usual, lines in ((True, 2), (False, 1)):
        told = ReviewWords(msgspec.structs.replace(review, usual=usual), speaker, {}).seat(review.summary[0])
        assert len(list(told)) == lines


def test_what_is_set_up_or_played_by_other_options_is_not_usual() -> None:
    game = digsite.game("block-and-key")
    dealt, forced, strict = (
        game.new(1, 3, **options) for options in ({}, {"ask_forced": True}, {"strict_claims": True})
    )
    states = (dealt, forced, strict, game.scenario(**dealt.as_scenario()))
    assert [digsite.review(state.record().dumps(), work=2).usual for state in states] == [True, True, False, False]
