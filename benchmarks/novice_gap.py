"""Whether a review accounts for a lower score: alone, what `novice` gives away beside its gap to `adept`.

    python -m benchmarks.novice_gap 600 gap.jsonl [--games 200] [--work 8]

On every deal `adept` and `novice` play alone, and novice's game is reviewed. Imagined games go on as `adept` plays, so
what novice gives away beside adept's own choices is its gap to adept, but for luck; beside the best choice it is more,
by what adept gives away too. A line a deal goes into the file; what is there already counts too.
"""

import argparse
import random
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np

from digsite import review
from digsite.bots import Budget, bot
from digsite.core import State
from digsite.games import game

GAME = "block-and-key"
FIRST_DEAL = 97_001


class Line(msgspec.Struct):
    deal: int
    work: int
    novice: int
    """Points."""
    adept: int
    decisions: int
    given_away: float
    """By novice, beside the best choices that the review found."""
    beside_adept: float
    """The same beside the choices that adept would have made."""
    luck: float


def played(name: str, deal: int) -> State:
    state, rng, mind = game(GAME).new(1, deal), random.Random(f"{name}/{deal}"), bot(name, GAME)
    while not state.is_over:
        state.apply(mind.choose(state.view(0), state.legal_actions(0), rng, Budget()))
    return state


def looked_at(deal: int, work: int) -> Line:
    end = played("novice", deal)
    found = review(end.record().dumps(), work=work)
    summary = found.summary[0]
    return Line(
        deal=deal,
        work=work,
        novice=end.scores[0],
        adept=played("adept", deal).scores[0],
        decisions=summary.decisions,
        given_away=summary.given_away,
        beside_adept=sum(decision.expected - decision.after for decision in found.decisions),
        luck=summary.luck or 0.0,
    )


def tell(lines: list[Line]) -> None:
    def said(name: str, values: Sequence[float]) -> None:
        print(f"  {name}: {np.mean(values):.2f} +- {np.std(values, ddof=1) / np.sqrt(len(values)):.2f}")

    print(f"{len(lines)} deals, {sum(line.decisions for line in lines)} decisions, errors are standard errors")
    said("novice", [line.novice for line in lines])
    said("adept", [line.adept for line in lines])
    said("gap to adept", [line.adept - line.novice for line in lines])
    said("given away beside the best", [line.given_away for line in lines])
    said("given away beside adept's choices", [line.beside_adept for line in lines])
    said("beside the best, less the gap", [line.given_away - (line.adept - line.novice) for line in lines])
    said("beside adept's choices, less the gap", [line.beside_adept - (line.adept - line.novice) for line in lines])
    said("luck", [line.luck for line in lines])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("seconds", type=float)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--work", type=int, default=8)
    given = parser.parse_args()
    file: Path = given.file
    lines = [msgspec.json.decode(text, type=Line) for text in file.read_bytes().splitlines()] if file.exists() else []
    done, end = {line.deal for line in lines}, time.monotonic() + given.seconds
    for deal in range(FIRST_DEAL, FIRST_DEAL + given.games):
        if deal in done:
            continue
        if time.monotonic() >= end:
            break
        lines.append(looked_at(deal, given.work))
        with file.open("ab") as out:
            out.write(msgspec.json.encode(lines[-1]) + b"\n")
    if len(lines) > 1:
        tell(lines)


if __name__ == "__main__":
    main()
