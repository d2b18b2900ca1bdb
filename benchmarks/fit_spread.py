"""How a lead in Ancient Knowledge becomes a chance of winning: what reviews are told in.

    python -m benchmarks.fit_spread 600 leads.jsonl

plays games of `greedy` for so many seconds (of two, three and four players, on deals of their own), and notes at every
third main action by how much the seat leads as the judge sees it, how many turns it has left, and whether it won. What
is in the file already counts too. Of all that, the spread at the end of a game and how much each turn adds are fitted
by maximum likelihood; a table shows how often a chance that was told came true. One decision in a game is much like the
next, so the errors are those of whole games: each is left out once.
"""

import random
import sys
import time
from itertools import count
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from digsite.bots import Budget, bot
from digsite.bots.ancient_knowledge.greedy import look
from digsite.bots.ancient_knowledge.prices import SHREWD
from digsite.games import game
from digsite.study.ancient_knowledge.judge import standing
from digsite.study.judges import Stakes
from digsite.study.winning import winning_chance

NAME = "ancient-knowledge"
EVERY = 3
PLAYERS = (2, 2, 3, 4)
FIRST_DEAL = 700_000
SPREADS = np.round(np.arange(0.5, 12.01, 0.25), 2)
A_TURN = np.round(np.arange(0.0, 2.01, 0.05), 2)
GROUPS = 20
"""Of games: each is left out once."""


class Seen(NamedTuple):
    deal: int
    lead: float
    turns: float
    won: float


def played(deal: int) -> list[Seen]:
    """One game, with what was to be seen in it."""
    players, rng = PLAYERS[deal % len(PLAYERS)], random.Random(deal)
    state = game(NAME).new(players, deal)
    movers = [bot("greedy", NAME) for _ in range(players)]
    noted: list[tuple[int, float, float]] = []
    number = 0
    while not state.is_over:
        seat = state.deciders[0]
        view, actions, asked = state.view(seat), state.legal_actions(seat), state.decision(seat)
        number += asked is not None and asked.kind == "action"
        if asked is not None and asked.kind == "action" and number % EVERY == 0:
            known, evaluation = look(view, actions, rng, SHREWD)
            noted.append((seat, *standing(known, evaluation)))
        state.apply(movers[seat].choose(view, actions, rng, Budget(0.0)))
    best = state.outcome.ranking[0] if state.outcome else ()
    return [Seen(deal, lead, turns, 1.0 / len(best) if seat in best else 0.0) for seat, lead, turns in noted]


def fit(leads: Stakes, turns: Stakes, won: Stakes) -> tuple[float, float]:
    """The spread at the end, and what each turn adds."""
    found, most = (0.0, 0.0), -np.inf
    for spread in SPREADS:
        for more in A_TURN:
            chance = np.clip(1.0 / (1.0 + np.exp(-leads / (spread + more * turns))), 1e-6, 1 - 1e-6)
            likelihood = float((won * np.log(chance) + (1 - won) * np.log(1 - chance)).sum())
            if likelihood > most:
                found, most = (float(spread), float(more)), likelihood
    return found


def tell(seen: list[Seen]) -> None:
    deals, leads, turns, won = (np.array(column, np.float64) for column in zip(*seen, strict=True))
    spread, more = fit(leads, turns, won)
    left_out = np.array(
        [fit(leads[kept], turns[kept], won[kept]) for group in range(GROUPS) if (kept := deals % GROUPS != group).any()]
    )
    errors = np.sqrt((len(left_out) - 1) * left_out.var(axis=0))
    print(f"{len(set(deals))} games, {len(seen)} positions")
    print(f"spread {spread:.2f} (+- {errors[0]:.2f}), a turn {more:.2f} (+- {errors[1]:.2f})")
    told = winning_chance(leads / (spread + more * turns), 1.0)
    for low in np.arange(0.0, 1.0, 0.1):
        here = (told >= low) & (told < low + 0.1)
        if here.any():
            print(f"told {told[here].mean():.2f}, came true {won[here].mean():.2f} of {here.sum()}")


def main(seconds: float, file: Path) -> None:
    seen = [Seen(*msgspec.json.decode(line)) for line in file.read_bytes().splitlines()] if file.exists() else []
    end = time.monotonic() + seconds
    for deal in count(max((each.deal for each in seen), default=FIRST_DEAL - 1) + 1):
        if time.monotonic() > end:
            break
        new = played(deal)
        seen += new
        with file.open("ab") as lines:
            lines.writelines(msgspec.json.encode(each) + b"\n" for each in new)
    tell(seen)


if __name__ == "__main__":
    main(float(sys.argv[1]), Path(sys.argv[2]))
