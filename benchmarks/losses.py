"""What each bot gives away by the review's own judgement: stronger ones must give away less.

    python -m benchmarks.losses 600 losses.jsonl block-and-key:1 block-and-key:2 ancient-knowledge:2
    python -m benchmarks.losses 0 losses.jsonl --keep

The first looks at positions for so many seconds, in turn of every kind of game that is named. They come from games of
the quick bots, a few from each, where the game is still open; every bot is asked for its choice in the same position,
and every choice is judged as a review judges it. So bots are compared on equal terms: where two choose alike, they
differ by nothing. A line a position goes into the file; what is there already counts too. Then it prints what each bot
gave away a decision, and between neighbours the difference with its standard error (games are the samples). `--keep`
writes the table with which reviews compare (`src/digsite/study/losses.json`), and the page that shows it.
"""

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import count, pairwise
from pathlib import Path

import msgspec
import numpy as np

from digsite.bots import Budget, bot
from digsite.core import Action, Seat, State
from digsite.games import game
from digsite.study.comparing import compare
from digsite.study.judges import judge_of
from digsite.study.looking import WORK
from digsite.study.strength import BOTS, TABLE, BotLoss, Losses, MeasuredLosses, is_open

PLAYERS = ("novice", "greedy", "adept")
"""Of the games that the positions come from."""
FIRST_DEAL = 800_000
A_GAME = 4
"""Positions of one game."""
PAGE = Path(__file__).parents[1] / "docs" / "study.md"
BEGIN, END = "<!-- losses -->\n", "<!-- -->"
"""Between these the page has the table."""
TITLES = {"block-and-key": "Block and Key", "ancient-knowledge": "Ancient Knowledge"}


class Line(msgspec.Struct):
    game: str
    players: int
    deal: int
    step: int
    losses: dict[str, float]
    """By bot."""


def positions(name: str, players: int, deal: int) -> Iterator[tuple[int, Seat, State]]:
    """Decisions of a game that a review would judge: their number, whose they are, and the state."""
    rng, asked = random.Random(deal), judge_of(name).asked
    state, found = game(name).new(players, deal), []
    movers = [bot(rng.choice(PLAYERS), name) for _ in range(players)]
    for step in count(1):
        if state.is_over:
            break
        seat = state.deciders[0]
        decision, actions = state.decision(seat), state.legal_actions(seat)
        if decision is not None and decision.kind in asked and len(actions) > 1:
            found.append((step, seat, state.clone()))
        state.apply(movers[seat].choose(state.view(seat), actions, rng, Budget()))
    return iter(sorted(rng.sample(found, min(A_GAME, len(found))), key=lambda each: each[0]))


def looked_at(name: str, step: int, seat: Seat, state: State) -> dict[str, float] | None:
    """What the choice of each bot gives away; None where a review would not judge, or where the game is decided."""
    view, actions = state.view(seat), state.legal_actions(seat)
    contest = judge_of(name).contest(view, actions, random.Random(f"1/{step}"))
    if contest is None:
        return None
    deals = max(2, WORK // judge_of(name).thrift)
    losses: dict[Action, float] = {}
    told: dict[str, float] = {}
    for each in BOTS:
        # No time limit: a bot does its work, so that a busy machine measures the same.
        action = bot(each, name).choose(view, actions, random.Random(step), Budget())
        if action not in contest.choices:
            return None
        if action not in losses:
            found = compare(contest, contest.choices.index(action), deals)
            if not losses and not is_open(state.players, found.expected):
                return None
            losses[action] = found.difference
        told[each] = losses[action]
    return told


def by_game(lines: Iterable[Line]) -> dict[int, list[Line]]:
    games: dict[int, list[Line]] = defaultdict(list)
    for line in lines:
        games[line.deal].append(line)
    return games


def mean_and_error(lines: Iterable[Line], value: "dict[str, float]") -> tuple[float, float]:
    """Of a weighted sum of the bots' losses a decision; games are the samples: their decisions are no strangers."""
    games = by_game(lines).values()
    sums = np.array(
        [sum(weight * line.losses[each] for line in own for each, weight in value.items()) for own in games]
    )
    sizes = np.array([len(own) for own in games])
    mean = sums.sum() / sizes.sum()
    spread = (sums - mean * sizes).std(ddof=1) / sizes.mean()
    return float(mean), float(spread / np.sqrt(len(sums)))


def loss_of(lines: Sequence[Line], name: str) -> BotLoss:
    mean, error = mean_and_error(lines, {name: 1.0})
    return BotLoss(round(mean, 5), round(error, 5), len(lines))


def tell(lines: Sequence[Line]) -> None:
    print(f"{lines[0].game}, {lines[0].players} players: {len(lines)} decisions of {len(by_game(lines))} games")
    if len(by_game(lines)) < 2:
        return
    for name in BOTS:
        loss = loss_of(lines, name)
        print(f"  {name}: {loss.mean:.4f} +- {loss.error:.4f}")
    for worse, better in pairwise(BOTS):
        apart, error = mean_and_error(lines, {worse: 1.0, better: -1.0})
        print(f"  {worse} less {better}: {apart:.4f} +- {error:.4f}")


def by_kind(lines: Iterable[Line]) -> dict[tuple[str, int], list[Line]]:
    kinds: dict[tuple[str, int], list[Line]] = defaultdict(list)
    for line in lines:
        kinds[line.game, line.players].append(line)
    return dict(sorted(kinds.items()))


def keep(lines: Iterable[Line]) -> None:
    """Write the table of what was measured."""
    kept: dict[str, dict[str, Losses]] = defaultdict(dict)
    for (name, players), own in by_kind(lines).items():
        if len(by_game(own)) >= 2:
            kept[name][str(players)] = {each: loss_of(own, each) for each in BOTS}
    found = MeasuredLosses(WORK, kept)
    TABLE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    PAGE.write_text(page_with(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")


def page_with(text: str, found: MeasuredLosses) -> str:
    """The page with that table in it."""
    before, _, rest = text.partition(BEGIN)
    names = " | ".join(f"`{name}`" for name in BOTS)
    rows = [f"| a decision gives away | decisions | {names} |", "|---" * (2 + len(BOTS)) + "|"]
    for played, title in TITLES.items():
        rows += [_row(title, players, losses) for players, losses in sorted(found.games.get(played, {}).items())]
    return "".join([before, BEGIN, *(f"{row}\n" for row in rows), END, rest.partition(END)[2]])


def _row(title: str, players: str, losses: Losses) -> str:
    alone = players == "1"
    unit, places = (1, 2) if alone else (100, 1)
    told = [f"{unit * losses[name].mean:.{places}f} ± {unit * losses[name].error:.{places}f}" for name in BOTS]
    kind = "solo, points" if alone else f"{players} players, % of winning"
    return f"| {title}, {kind} | {losses[BOTS[0]].decisions} | {' | '.join(told)} |"


def play(kinds: Sequence[tuple[str, int]], seconds: float, file: Path, lines: list[Line]) -> None:
    done = {(line.game, line.players, line.deal) for line in lines}
    end = time.monotonic() + seconds
    for deal in count(FIRST_DEAL):
        for name, players in kinds:
            if (name, players, deal) in done:
                continue
            for step, seat, state in positions(name, players, deal):
                if time.monotonic() >= end:
                    return
                losses = looked_at(name, step, seat, state)
                if losses is not None:
                    lines.append(Line(name, players, deal, step, losses))
                    with file.open("ab") as out:
                        out.write(msgspec.json.encode(lines[-1]) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("seconds", type=float)
    parser.add_argument("file", type=Path)
    parser.add_argument("kinds", nargs="*", help="GAME:PLAYERS")
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args()
    file: Path = given.file
    lines = [msgspec.json.decode(text, type=Line) for text in file.read_bytes().splitlines()] if file.exists() else []
    kinds = [(name, int(players)) for name, _, players in (kind.partition(":") for kind in given.kinds)]
    if kinds:
        play(kinds, given.seconds, file, lines)
    for own in by_kind(lines).values():
        tell(own)
    if given.keep:
        keep(lines)


if __name__ == "__main__":
    main()
