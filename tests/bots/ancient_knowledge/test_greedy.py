"""`greedy` in Ancient Knowledge: legal everywhere, honest, and good at one step."""

import random
from typing import Any

import pytest

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE as GAME
from digsite.arena.match import play
from digsite.arena.simulation import Plan, simulate
from digsite.bots import Bot, Budget, bot
from digsite.bots.ancient_knowledge.greedy import GreedyBot
from digsite.core import Action, Position, State
from digsite.texts import texts

NO_TECHNOLOGIES: list[list[str]] = [[], [], []]


def greedy() -> Bot:
    return bot("greedy", "ancient-knowledge")


def choice(state: State, seed: int = 0) -> Action:
    seat = state.deciders[0]
    return greedy().choose(state.view(seat), state.legal_actions(seat), random.Random(seed), Budget())


def table(own: Position, other: Position | None = None, **position: Any) -> State:
    """Seat 0 is to move, with nothing to learn."""
    return GAME.scenario(seats=[own, other or {}], **({"pillars": NO_TECHNOLOGIES} | position))


def play_turn(state: State) -> list[str]:
    """What the bot does until another seat decides, in words."""
    said = []
    while not state.is_over and state.deciders == (0,):
        action = choice(state)
        said.append(" ".join(str(value) for field, value in action.to_dict().items() if field != "seat"))
        state.apply(action)
    return said


def test_it_does_not_wait_with_a_full_hand() -> None:
    """Ten cards of little promise: one of them is created all the same, for two who wait would play for ever."""
    hand = ["A9", "A36", "P36", "M9", "C26", "M7", "A5", "P26", "A20", "A27"]
    board = ["A3", "A24", "A18", "A19", "A11"]
    state = table({"hand": hand, "artefacts": board, "past": ["C1", "C2", "C3", "C4", "C5"]})
    assert choice(state).kind == "create"


@pytest.mark.parametrize(("players", "options"), [(2, {"ask_forced": True}), (3, {"starter_sets": True}), (4, {})])
def test_it_plays_whole_games_by_the_rules(players: int, options: dict[str, Any]) -> None:
    state = GAME.new(players, 5, **options)
    play(state, [greedy() for _ in range(players)], 5)
    assert state.is_over


def test_its_choice_hangs_on_its_view_alone() -> None:
    """The same view of another truth gives the same choice, at every decision of a game."""
    state, luck = GAME.new(2, 8), random.Random(8)
    while not state.is_over:
        seat = state.deciders[0]
        chosen = choice(state)
        other = GAME.determinize(state.view(seat), luck)
        assert other.view(seat) == state.view(seat)
        assert choice(other) == chosen
        state.apply(chosen)


def test_it_plays_the_same_game_whatever_the_global_generators_do() -> None:
    games = []
    for seed in (1, 2):
        random.seed(seed)
        state = GAME.new(2, 3)
        play(state, [greedy(), greedy()], 3)
        games.append(state.actions())
    assert games[0] == games[1]


def test_it_beats_random_play() -> None:
    figures = simulate(Plan("ancient-knowledge", ("greedy", "random"), 6, 1))
    assert figures.bots[0].wins == 6
    assert figures.bots[0].mean_score > 50


def test_it_archives_what_would_be_lost_this_turn() -> None:
    own = {"hand": ["M10", "M28", "C12"], "timeline": {1: [["C16", 3]]}}
    state = table(own, actions_left=1)
    assert choice(state).kind == "archive"
    play_turn(state)
    assert state.view(0)["seats"][0]["lost"] == 0


def test_it_removes_knowledge_first_where_it_is_lost_first() -> None:
    own = {"hand": ["M10", "M28"], "timeline": {1: [["C16", 2]], 5: [["C18", 2]]}}
    state = table(own, actions_left=1)
    state.apply(GAME.action({"kind": "archive", "seat": 0}))
    play_turn(state)
    assert state.view(0)["seats"][0]["lost"] == 0


def test_it_saves_a_monument_that_would_be_destroyed() -> None:
    own = {"hand": ["M10", "M28"], "timeline": {1: [["C29", 2], ["C16", 2]]}}
    state = table(own, actions_left=1)
    play_turn(state)
    assert "C29" in state.view(0)["seats"][0]["past"]


def test_it_pays_with_the_cards_it_needs_least() -> None:
    """Timbuktu and Cauria are worth nothing; Potala Palace is the best card there is."""
    state = table({"hand": ["C16", "C30", "C12", "M28"]}, actions_left=1)
    state.apply(GAME.action({"kind": "create", "seat": 0, "card": "C16", "space": 2}))
    assert [choice(state).to_dict()["card"]] == ["C12"]


def test_in_the_last_turn_it_fills_its_timeline_rather_than_its_hand() -> None:
    """A monument that stays in the timeline is worth a point, a card in hand nothing."""
    state = table({"hand": ["C18"]}, {"past": [f"P{n}" for n in range(1, 15)]}, start=1, last_round=True)
    assert choice(state).kind == "create"


def test_with_an_empty_hand_it_excavates() -> None:
    assert choice(table({"past": ["C1", "C2", "C3", "C4"]})).kind == "excavate"


def test_it_learns_what_gives_points() -> None:
    state = table({"past": ["C1", "C2", "C3"]}, pillars=[["T34", "T44", "T45"], [], []], actions_left=1)
    assert choice(state).to_dict()["card"] == "T34"


def test_it_says_what_a_card_should_bring() -> None:
    chooser = GreedyBot()
    state = table({"hand": ["C30"]})
    chooser.choose(state.view(0), state.legal_actions(), random.Random(0), Budget())
    assert chooser.reason is not None
    said = chooser.reason.say(texts("en"))
    assert said.startswith("Potala Palace should bring about ")
    assert " over the whole game." in said, "the forecast beside it counts its decline alone"
    assert chooser.reason.say(texts("de")).startswith("Potala-Palast: dürfte etwa ")


def test_its_reason_does_not_name_a_card_that_others_cannot_see() -> None:
    chooser = GreedyBot()
    state = table({"hand": ["C16", "C30", "C12", "M28"]}, actions_left=1)
    state.apply(GAME.action({"kind": "create", "seat": 0, "card": "C16", "space": 2}))
    chooser.choose(state.view(0), state.legal_actions(), random.Random(0), Budget())
    assert chooser.reason is not None
    assert chooser.reason.say(texts("en")) == "This card is the easiest to spare."


@pytest.mark.long
def test_it_beats_random_play_in_nearly_all_of_two_hundred_games() -> None:
    figures = simulate(Plan("ancient-knowledge", ("greedy", "random"), 200, 1))
    assert figures.bots[0].wins >= 196
