"""Learn what `Evaluation` misjudges about the cards of Ancient Knowledge, from games of bots that play by it.

    python -m benchmarks.learn_hindsight 1500

plays so many games of one-step bots with two players, their prices changed by chance so that all kinds of play are
seen. At the beginning of every turn, what each seat will have in the end is compared with what `Evaluation` makes of
its side; the difference is explained by the cards it has (ridge regression; how far the game has come and how many
cards there are of each sort explain their part first). The result goes where the bots read it.
"""

import os
import sys
from typing import NamedTuple, cast

import msgspec
import numpy as np

from benchmarks.evolution import Numbers
from benchmarks.tune_prices import made_of
from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.player import Player
from digsite.ancient_knowledge.rules.declining import ACTIONS_A_TURN, END_OF_GAME
from digsite.ancient_knowledge.rules.turn import MainAction
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.arena.match import play
from digsite.arena.pool import pool
from digsite.bots.ancient_knowledge.evaluation import Evaluation
from digsite.bots.ancient_knowledge.greedy import GreedyBot
from digsite.bots.ancient_knowledge.hindsight import FILE
from digsite.bots.ancient_knowledge.prices import SHREWD, Prices
from digsite.core import Seat, State
from digsite.games import game

BEFORE = msgspec.structs.replace(SHREWD, hindsight=0.0)
FIRST_DEAL = 2_000_000
STRENGTH = 2_000.0
"""Of the pull towards nothing, in turns."""
SELDOM = 3_000.0
"""A card that was there in so many turns counts half."""
NUMBER = len(CARDS)
COLUMN = {card: number for number, card in enumerate(CARDS)}
SORTS = ("A", "CMP", "T")
"""Artefacts, monuments, technologies: of each sort the mean stays as `Evaluation` has it."""


class Turn(NamedTuple):
    """One side at the beginning of a turn."""

    seat: Seat
    worth: float
    """As `Evaluation` judges it."""
    rest: Numbers
    """What explains its part first: how far the game has come, and how many cards of each sort there are."""
    held: Numbers
    created: Numbers


def turn_of(state: KnowledgeState, seat: Seat) -> Turn:
    player = state.seats[seat]
    furthest = max(len(each.past) for each in state.seats)
    so_far = np.zeros(END_OF_GAME + 1)
    so_far[min(furthest, END_OF_GAME)] = 1.0
    counts = [*(len(each.past) for each in state.seats), len(player.monuments), len(player.artefacts)]
    counts += [len(player.technologies), len(player.hand), state.turn == seat]
    rest = np.concatenate([so_far, so_far * len(player.hand), counts])
    worth = Evaluation(state, seat, prices=BEFORE).side(state, seat)
    return Turn(seat, worth, rest, _columns(player.hand), _created(player, 1.0 - furthest / END_OF_GAME))


def _created(player: Player, left: float) -> Numbers:
    """An artefact counts by how much of the game is left to it, everything else for the whole."""
    return _columns([*player.past, *player.monuments, *player.technologies]) + left * _columns(player.artefacts)


def _columns(cards: list[str]) -> Numbers:
    columns = np.zeros(NUMBER)
    columns[[COLUMN[card] for card in cards]] = 1.0
    return columns


def observed(deal: int) -> tuple[Numbers, Numbers]:
    """What explains, and what is to be explained, for every turn of a game."""
    luck, turns = np.random.default_rng(deal), list[Turn]()
    bots = [GreedyBot(_changed(luck)) for _ in range(2)]
    state = game("ancient-knowledge").new(2, deal)

    def watch(state: State, *_: object) -> None:
        table = cast("KnowledgeState", state)
        if isinstance(table.question, MainAction) and table.actions_left == ACTIONS_A_TURN:
            turns.extend(turn_of(table, seat) for seat in (0, 1))

    play(state, bots, deal, watch=watch)
    explaining = np.array([np.concatenate([turn.rest, turn.held, turn.created]) for turn in turns])
    return explaining, np.array([state.scores[turn.seat] - turn.worth for turn in turns])


def _changed(luck: np.random.Generator) -> Prices:
    changes = luck.normal(size=len(msgspec.structs.fields(Prices)))
    return msgspec.structs.replace(made_of(changes, BEFORE), hindsight=0.0)


def explain(explaining: Numbers, missed: Numbers) -> dict[str, float]:
    """By card, what is missed where it has been created."""
    pull = np.full(explaining.shape[1], STRENGTH)
    pull[: -2 * NUMBER] = 1.0
    found = np.linalg.solve(explaining.T @ explaining + np.diag(pull), explaining.T @ missed)[-NUMBER:]
    often = explaining[:, -NUMBER:].sum(axis=0)
    for sort in SORTS:
        these = [number for card, number in COLUMN.items() if card[0] in sort]
        found[these] -= np.average(found[these], weights=often[these])
    return dict(zip(CARDS, (found * often / (often + SELDOM)).round(2).tolist(), strict=True))


def main(games: int) -> None:
    with pool(os.cpu_count() or 1) as processes:
        seen = [*processes.map(observed, range(FIRST_DEAL, FIRST_DEAL + games))]
    found = explain(np.concatenate([each for each, _ in seen]), np.concatenate([each for _, each in seen]))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    by_size = sorted(found, key=lambda card: found[card])
    print("overvalued:", {card: found[card] for card in by_size[:12]})
    print("undervalued:", {card: found[card] for card in by_size[-12:]})


if __name__ == "__main__":
    main(int(sys.argv[1]))
