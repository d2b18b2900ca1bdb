"""Tournaments: every line-up in every seat order with the same deals, kept game by game, judged fairly."""

import json
import random
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from digsite.arena import series, standing
from digsite.arena.intervals import share_of
from digsite.arena.referee import Referee
from digsite.arena.series import Pairing, Result, Terms
from digsite.arena.standing import standings
from digsite.arena.tournament import Tournament, pairings
from digsite.arena.tournament import run as run_games
from digsite.bots import BOTS, Budget, Strategy
from digsite.bots.json_lines import BotFailed
from digsite.core import Action, Actions, BadOption, View
from examples.pebbles import PEBBLES, Take


class LuckyBot:
    """Takes its lucky number whenever it can."""

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        lucky = Take(seat=view["seat"], count=view["lucky"])
        return lucky if lucky in legal_actions else legal_actions[0]


class LawlessBot:
    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        return Take(seat=view["seat"], count=99)


class ClumsyBot:
    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        return legal_actions[1 // 0]


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch, pebbles: str) -> None:
    own = {"lucky": Strategy(f"{__name__}:LuckyBot"), "lawless": Strategy(f"{__name__}:LawlessBot")}
    monkeypatch.setitem(BOTS, pebbles, own | {"clumsy": Strategy(f"{__name__}:ClumsyBot")})


def plan(*bots: str, games: int = 6, players: int = 2) -> Tournament:
    return Tournament("pebbles", bots, players, games, seed=100)


def run(tournament: Tournament, *, file: Path | None = None, jobs: int = 1) -> list[Result]:
    return run_games(tournament, pairings(tournament), file=file, jobs=jobs)


def test_every_pair_meets_on_the_same_deals_in_both_orders() -> None:
    played = pairings(plan("random", "lucky", "lawless", games=6))
    for pair in [("random", "lucky"), ("random", "lawless"), ("lucky", "lawless")]:
        for seats in permutations(pair):
            assert [each.deal for each in played if each.seats == seats] == [100, 101, 102]
    assert len(played) == 18


def test_deals_are_counted_on_from_a_seed_that_json_cannot_carry_as_a_number(tmp_path: Path) -> None:
    long = Tournament("block-and-key", ("random",), 1, 2, seed=hex((1 << 53) - 1))
    assert [each.deal for each in pairings(long)] == [(1 << 53) - 1, hex(1 << 53)]
    assert len(standings(run(long, file=tmp_path / "results")).bots) == 1
    assert len(run(long, file=tmp_path / "results")) == 2


def test_whole_deals_are_played() -> None:
    assert len(pairings(plan("random", "lucky", games=5))) == 6


def test_a_name_for_each_seat_is_one_group_in_every_order() -> None:
    played = pairings(Tournament("block-and-key", ("random", "greedy", "greedy", "greedy"), 4, 8, seed=1))
    assert [each.seats.index("random") for each in played if each.deal == 2] == [3, 2, 1, 0]
    assert len(played) == 8


def test_two_bots_at_a_table_of_four_sit_alone_among_the_others() -> None:
    played = pairings(Tournament("block-and-key", ("random", "greedy"), 4, 4, seed=1))
    assert Counter(each.seats.count("greedy") for each in played) == {1: 4, 3: 4}
    assert {each.deal for each in played} == {1}


def test_alone_every_bot_plays_every_deal() -> None:
    played = pairings(Tournament("block-and-key", ("random", "greedy"), 1, 3, seed=1))
    assert [(each.deal, *each.seats) for each in played] == [
        (deal, name) for deal in (1, 2, 3) for name in ("random", "greedy")
    ]


def test_the_better_bot_is_found() -> None:
    found = standings(run(Tournament("block-and-key", ("random", "novice"), 2, 6, seed=1)))
    assert [bot.name for bot in found.bots] == ["novice", "random"]
    better, worse = found.bots
    assert better.rating is not None
    assert better.rating.low < better.rating.mu < better.rating.high
    assert better.first.wins + worse.first.wins == 6
    assert found.ahead["novice"]["random"].share > 0.5
    assert found.ahead["novice"]["random"].share + found.ahead["random"]["novice"].share == pytest.approx(1)
    assert better.decisions > 0
    assert better.illegal == better.timeouts == better.failures == 0


def test_an_illegal_choice_is_counted_and_the_game_goes_on() -> None:
    found = {bot.name: bot for bot in standings(run(plan("random", "lawless"))).bots}
    assert found["lawless"].illegal == found["lawless"].decisions > 0
    assert found["random"].illegal == 0


def test_a_bot_that_stops_answering_is_not_asked_again() -> None:
    name = f"run:{sys.executable} -c pass"
    found = {bot.name: bot for bot in standings(run(plan("random", name, games=2))).bots}
    assert found[name].failures == 2


def test_a_late_decision_is_counted() -> None:
    ticks = iter(range(0, 100_000, 10))
    referee = Referee([LuckyBot(), LuckyBot()], seed=1, seconds=1.0)
    referee._clock.now = lambda: float(next(ticks))
    referee.play(PEBBLES.new(2, 1))
    assert all(conduct.timeouts == conduct.decisions for conduct in referee.conduct)


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    whole = run(plan("random", "lucky"), file=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + lines[3][:10])  # killed while it wrote its third result
    played = []
    play = series.play

    def note_and_play(terms: Terms, pairing: Pairing) -> Result:
        played.append(pairing)
        return play(terms, pairing)

    monkeypatch.setattr(series, "play", note_and_play)
    again = run(plan("random", "lucky"), file=file)
    assert len(played) == len(whole) - 2
    assert [(each.pairing, each.scores) for each in again] == [(each.pairing, each.scores) for each in whole]
    assert len(file.read_bytes().splitlines()) == len(lines)


def test_results_of_another_tournament_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(plan("random", "lucky", games=2), file=file)
    before = file.read_bytes()
    with pytest.raises(BadOption) as refusal:
        run(plan("random", "lucky", games=4), file=file)
    assert refusal.value.code == "other-tournament"
    assert file.read_bytes() == before


@pytest.mark.parametrize("damage", [b"\n", b"{}\n", b"nonsense\n"])
def test_a_line_that_cannot_be_read_is_named_and_the_file_left_alone(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "results.jsonl"
    run(plan("random", "lucky", games=2), file=file)
    header, first, *others = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([header, first, damage, *others]))
    before = file.read_bytes()
    with pytest.raises(BadOption, match=r"results\.jsonl, line 3: expected a game, got "):
        run(plan("random", "lucky", games=2), file=file)
    assert file.read_bytes() == before


def test_several_processes_find_the_same() -> None:
    three = Tournament("block-and-key", ("random",), 1, 3, seed=1)
    one = run(three)
    assert [each.scores for each in run(three, jobs=2)] == [each.scores for each in one]


@pytest.mark.parametrize(
    ("bots", "players"),
    [
        (("random",), 2),
        (("random", "random"), 2),
        (("random", "lucky", "random"), 2),
        (("oracle", "random"), 2),
        (("random",), 9),
    ],
)
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...], players: int) -> None:
    with pytest.raises(BadOption):
        pairings(plan(*bots, players=players))


def test_the_interval_of_a_share_is_wilsons() -> None:
    share = share_of(8, 10)
    assert (round(share.low, 3), round(share.high, 3)) == (0.490, 0.943)
    assert share_of(0, 0).games == 0


def test_results_can_be_read_by_others(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(plan("random", "lucky", games=2), file=file)
    header, *results = [json.loads(line) for line in file.read_text().splitlines()]
    assert header["tournament"]["bots"] == ["random", "lucky"]
    assert {"deal", "seats", "scores", "ranking", "reason", "conduct"} == results[0].keys()


def test_what_a_bot_returned_is_kept_with_its_game() -> None:
    found = standings(run(plan("random", "lawless", games=4)))
    assert {(each.bot, each.fault.kind, each.fault.told) for each in found.faults} == {
        ("lawless", "illegal", "Take(seat=0, count=99)"),
        ("lawless", "illegal", "Take(seat=1, count=99)"),
    }
    assert [each.deal for each in found.faults] == [100, 100, 101]
    assert all(each.fault.decision == 1 for each in found.faults)


def test_a_crash_is_counted_with_the_line_that_raised_it_and_the_game_goes_on() -> None:
    found = standings(run(plan("random", "clumsy", games=4)))
    clumsy = next(bot for bot in found.bots if bot.name == "clumsy")
    assert clumsy.crashes == clumsy.decisions > 4
    assert clumsy.illegal == clumsy.failures == 0
    assert found.faults[0].fault.told.startswith("ZeroDivisionError: ")
    assert Path(__file__).name in found.faults[0].fault.told


def test_what_has_no_words_is_told_somehow_and_alike_in_every_process() -> None:
    outside = "tests.arena.outside_bots"
    found = standings(run(plan(f"{outside}:Unsayable", f"{outside}:Anything", games=2)))
    assert {(each.fault.kind, each.fault.told.partition(" (")[0]) for each in found.faults} == {
        ("illegal", f"<{outside}.Mute object>"),
        ("crash", f"Mute: <{outside}.Mute object>"),
        ("illegal", "<object object>"),
    }


def test_a_strict_referee_raises_what_a_bot_did_wrong_and_says_where() -> None:
    referee = Referee([ClumsyBot(), ClumsyBot()], 1, None, strict=True)
    with pytest.raises(BotFailed, match="seat 1, decision 1: crash: ZeroDivisionError"):
        referee.play(PEBBLES.new(2, 1))


def test_without_the_package_that_rates_there_are_standings_without_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standing, "can_rate", lambda: False)
    found = standings(run(plan("random", "lucky", games=40)))
    assert [bot.rating for bot in found.bots] == [None, None]
    assert found.bots[0].first.share >= found.bots[1].first.share


def test_two_tournaments_never_share_a_file(tmp_path: Path) -> None:
    file, games = tmp_path / "results", pairings(plan("lucky", "random"))

    def another_run() -> None:
        with pytest.raises(BadOption) as refusal:
            run_games(plan("lucky", "random"), games, file=file)
        assert refusal.value.code == "file-in-use"

    run_games(plan("lucky", "random"), games, file=file, progress=another_run)
    assert len(run_games(plan("lucky", "random"), games, file=file)) == len(games)


def test_no_games_are_no_tournament() -> None:
    with pytest.raises(BadOption, match="games: expected 1 or more"):
        pairings(plan("lucky", "random", games=0))


def test_a_file_ends_in_the_order_of_the_plan_whichever_game_ended_first(tmp_path: Path) -> None:
    alone, mixed = tmp_path / "alone", tmp_path / "mixed"
    tournament = plan("random", "lucky", games=20)
    run(tournament, file=alone)
    header, *lines = alone.read_bytes().splitlines(keepends=True)
    mixed.write_bytes(header + b"".join(reversed(lines[4:])))
    run(tournament, file=mixed)
    assert mixed.read_bytes() == alone.read_bytes()


def test_what_was_played_before_counts_for_a_decision_and_no_more_is_played_after_it(tmp_path: Path) -> None:
    tournament = plan("random", "lucky", games=20)
    heard: list[Result] = []

    def decided(result: Result) -> bool:
        heard.append(result)
        return len(heard) == 5

    assert len(run_games(tournament, pairings(tournament), file=tmp_path / "f", decided=decided)) == 5
    again = run_games(tournament, pairings(tournament), file=tmp_path / "f", decided=lambda _: True)
    assert [each.pairing for each in again] == [each.pairing for each in heard]
