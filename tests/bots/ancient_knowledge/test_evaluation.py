"""What a position is worth to a seat: tokens by when they are lost, cards by what they declare, never a secret."""

import random
from typing import Any

import msgspec
import pytest

from digsite.ancient_knowledge.cards import BUILDERS, CARDS
from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE as GAME
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.bots.ancient_knowledge.card_effects import ALL_OR_NOTHING, EFFECTS
from digsite.bots.ancient_knowledge.evaluation import Evaluation
from digsite.bots.ancient_knowledge.hindsight import shown_of
from digsite.bots.ancient_knowledge.prices import PRICES, SHREWD
from digsite.core import Position

EMPTY: Position = {}


def table(own: Position, other: Position = EMPTY, **position: Any) -> KnowledgeState:
    state = GAME.scenario(seats=[own, other], **({"pillars": [[], [], []]} | position))
    assert isinstance(state, KnowledgeState)
    return state


def worth(own: Position, other: Position = EMPTY, **position: Any) -> float:
    state = table(own, other, **position)
    return Evaluation(state, 0).worth(state)


def promise(card: str, **own: Any) -> float:
    return Evaluation(table({"hand": [card], **own}), 0).promise(card)


def played_out() -> KnowledgeState:
    state = GAME.new(2, 3)
    luck = random.Random(3)
    while not state.is_over:
        state.apply(luck.choice(state.legal_actions(state.deciders[0])))
    assert isinstance(state, KnowledgeState)
    return state


def test_at_the_end_only_the_score_counts() -> None:
    state = played_out()
    own, other = state.scores
    assert Evaluation(state, 0).worth(state) == own - PRICES.rival * other


def test_with_hindsight_an_end_is_no_worse_than_what_came_before_it() -> None:
    """What games have shown of cards counts before the end, so it counts at the end too."""
    state = played_out()
    shown = shown_of(SHREWD)
    own, other = (
        score + sum(shown[card] for card in (*player.past, *player.monuments, *player.technologies))
        for score, player in zip(state.scores, state.seats, strict=True)
    )
    assert Evaluation(state, 0, prices=SHREWD).worth(state) == pytest.approx(own - SHREWD.rival * other)


def test_knowledge_weighs_more_the_sooner_it_is_lost() -> None:
    tokens = [worth({"timeline": {space: [["C18", 3]]}}) for space in (1, 3, 6)]
    none = [worth({"timeline": {space: [["C18", 0]]}}) for space in (1, 3, 6)]
    losses = [clean - laden for clean, laden in zip(none, tokens, strict=True)]
    assert losses == sorted(losses, reverse=True)
    assert 0 < losses[-1] < losses[0] <= 3


def test_knowledge_that_goes_by_itself_costs_nothing() -> None:
    """Ġgantija takes one token a turn off the city beside it: three, before that city declines."""
    beside = {"timeline": {3: [["C18", 3], ["M35", 0]]}}
    clean = {"timeline": {3: [["C18", 0], ["M35", 0]]}}
    assert worth(beside) == pytest.approx(worth(clean), abs=0.01)


def test_a_monument_that_cannot_be_saved_is_worth_nothing_and_costs_nothing() -> None:
    doomed = worth({"timeline": {1: [["C29", 9]]}}, actions_left=1)
    saved = worth({"timeline": {1: [["C29", 0]]}}, actions_left=1)
    assert saved - doomed > BUILDERS["C29"].vp - 1
    assert doomed == pytest.approx(worth({}, actions_left=1), abs=1.0)


def test_endgame_effects_count_by_the_past_they_will_meet() -> None:
    cities = [f"C{number}" for number in range(20, 27)]
    assert worth({"past": ["P2", *cities]}) - worth({"past": ["P2", *cities[:1]]}) > 6


def test_lost_knowledge_is_welcome_where_it_reaches_a_goal() -> None:
    """Giants' Tomb gives twelve points for twenty lost knowledge."""
    last: dict[str, Any] = {"start": 1, "last_round": True, "actions_left": 1}
    assert worth({"past": ["M32"], "lost": 20}, **last) > worth({"past": ["M32"], "lost": 12}, **last)


def test_what_burdens_an_opponent_is_welcome() -> None:
    assert worth({}, {"timeline": {2: [["C18", 5]]}}) > worth({}, {"timeline": {2: [["C18", 0]]}})


def test_cards_that_nobody_showed_the_seat_change_nothing() -> None:
    assert worth({}, {"hand": ["C29", "C30"]}) == worth({}, {"hand": ["C12", "M28"]})
    state = table({"hand": ["C12", "C30"]})
    drawn = table({"hand": ["C12", "C29"]})
    evaluation = Evaluation(state, 0, known={"C12"})
    assert evaluation.worth(state) == evaluation.worth(drawn)


def test_a_card_promises_what_it_declares() -> None:
    """Potala Palace gives eight points for three knowledge; Timbuktu gives none for two."""
    assert promise("C30") > promise("C18") > promise("C12")


def test_a_condition_that_is_met_makes_a_card_more_promising() -> None:
    assert promise("C22", past=["C1", "C2", "C3"]) > promise("C22") + 2


def test_an_artefact_promises_nothing_while_the_board_is_full() -> None:
    board = [f"A{number}" for number in range(1, 6)]
    assert promise("A9", artefacts=board[:4]) > 0
    assert promise("A9", artefacts=board) == 0


def test_what_games_have_shown_of_a_card_counts_where_it_has_been_created() -> None:
    blind = msgspec.structs.replace(SHREWD, hindsight=0.0, learned=0.0, learned_technology=0.0)
    state = table({"past": ["C18"], "technologies": ["T9"]})
    seeing, reading = (Evaluation(state, 0, prices=prices).side(state, 0) for prices in (SHREWD, blind))
    shown = shown_of(SHREWD)
    assert seeing - reading == pytest.approx(shown["C18"] + shown["T9"])


def test_games_have_shown_something_of_every_card_and_greedy_goes_without() -> None:
    assert shown_of(SHREWD).keys() == CARDS.keys()
    assert shown_of(PRICES) == {}


def test_what_games_have_shown_of_an_artefact_fades_with_the_game() -> None:
    """A13 lets empty monuments move, which hardly ever helps."""
    early, late = table({"artefacts": ["A13"]}), table({"artefacts": ["A13"]}, start=1, last_round=True)
    bare = msgspec.structs.replace(SHREWD, hindsight=0.0)
    early_loss, late_loss = (
        Evaluation(state, 0, prices=bare).side(state, 0) - Evaluation(state, 0, prices=SHREWD).side(state, 0)
        for state in (early, late)
    )
    assert early_loss > late_loss > 0


def test_every_card_has_a_promise_and_a_worth_in_play() -> None:
    for card in BUILDERS:
        state = table({"hand": [card]})
        assert Evaluation(state, 0).promise(card) >= 0
        state.apply(max(state.legal_actions(), key=lambda action: action.kind == "create"))
        assert Evaluation(state, 0).worth(state) == pytest.approx(0, abs=30)


def test_every_clause_of_every_card_is_reckoned_with() -> None:
    for card in CARDS.values():
        assert [verb for effect in EFFECTS[card.id] for verb in effect.verbs] == [
            clause.verb for clause in card.clauses
        ]


def test_five_monuments_are_all_or_nothing() -> None:
    assert sorted(ALL_OR_NOTHING) == ["C25", "C26", "C27", "C28", "C29"]
