"""Train an agent for Block and Key alone, with numpy and nothing else.

    python examples/train_alone.py [MINUTES] [--plot curve.png]          (ten minutes; the plot needs digsite[arena])

It looks one step ahead: what would I see, and what could I do next, if I chose this? A straight line through those
numbers says how many points the game will end with, and the best is chosen. After every few games the line is fitted
anew to how the games did end, the later ones counting more. It is told no rule: which keys are worth having, and that a
place from which one can claim is a good one, it finds out. What is hidden stays so: each look ahead begins from a
state that `determinize` drew from its own view.
"""

import argparse
import random
import time
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

import digsite
from digsite.core import State
from digsite.envs import action_codec, observer

GAME, CODEC, WATCHER = digsite.game("block-and-key"), action_codec("block-and-key"), observer("block-and-key")
NAMES = [CODEC.name(number).split() for number in range(CODEC.size)]
KINDS = sorted({words[0] for words in NAMES})
KIND = np.array([KINDS.index(words[0]) for words in NAMES])
CLAIMS = np.array([number for number, words in enumerate(NAMES) if words[0] == "claim"])
SEEN = [WATCHER.layout[part].place for part in ("hand", "claimed", "enigma", "step")]
COUNTS = slice(WATCHER.layout["points"].start, WATCHER.layout.size)

Vector = NDArray[np.float64]


def features(state: State) -> Vector:
    """What the player sees, and what could be chosen next: how many ids of each kind, and which keys can be claimed."""
    seen, ids = WATCHER.of_state(state, 0), CODEC.legal(state)
    kinds = np.log1p(np.bincount(KIND[ids], minlength=len(KINDS)))
    return np.concatenate([[1.0], kinds, np.isin(CLAIMS, ids), *(seen[part] for part in SEEN), seen[COUNTS]])


class Agent:
    """A line through the features, fitted by least squares with a pull toward nothing."""

    def __init__(self, keep: float = 0.99, pull: float = 30.0) -> None:
        size = len(features(GAME.new(1, 0)))
        self.weights: Vector = np.zeros(size)
        self._squares, self._products = np.zeros((size, size)), np.zeros(size)
        self._keep, self._pull = keep, pull

    def value(self, state: State) -> float:
        """The points the game will end with, as far as the agent can tell."""
        return float(state.scores[0]) if state.is_over else float(self.weights @ features(state))

    def choose(self, state: State, rng: random.Random, curiosity: float) -> int:
        ids = CODEC.legal(state)
        if len(ids) == 1 or rng.random() < curiosity:
            return int(rng.choice(ids))
        imagined = GAME.determinize(state.view(0), rng)
        return int(ids[np.argmax([self.value(after(imagined, number)) for number in ids])])

    def learn(self, lived: list[Vector], score: int) -> None:
        """A game went through these and ended with that."""
        self._squares *= self._keep
        self._products *= self._keep
        for each in lived:
            self._squares += np.outer(each, each)
            self._products += each * score

    def fit(self) -> None:
        pulled = self._squares + self._pull * np.eye(len(self.weights))
        self.weights = np.linalg.solve(pulled, self._products).astype(np.float64)


def after(state: State, number: int) -> State:
    """The state that follows."""
    following = state.clone()
    following.apply(CODEC.decode(number, following))
    return following


def play(agent: Agent, seed: int, curiosity: float) -> tuple[list[Vector], int]:
    """A game; returns what the agent went through, and its score."""
    state, rng, lived = GAME.new(1, seed), random.Random(seed), []
    while not state.is_over:
        state.apply(CODEC.decode(agent.choose(state, rng, curiosity), state))
        if not state.is_over:
            lived.append(features(state))
    return lived, state.scores[0]


def train(agent: Agent, minutes: float, games: int = 1_000_000) -> Iterator[int]:
    """The score of each game, as they are played."""
    end = time.process_time() + 60 * minutes
    for number in range(games):
        if time.process_time() > end:
            return
        # The first games are all curiosity; later some is left, so that there is something to compare.
        lived, score = play(agent, number, curiosity=max(0.03, 1.0 - number / 20))
        agent.learn(lived, score)
        if number % 5 == 4:
            agent.fit()
        yield score


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("minutes", nargs="?", type=float, default=10.0)
    parser.add_argument("--plot")
    arguments = parser.parse_args()
    agent, scores = Agent(), list[int]()
    for score in train(agent, arguments.minutes):
        scores.append(score)
        if len(scores) % 50 == 0:
            print(f"after {len(scores)} games: {np.mean(scores[-50:]):.1f} points a game")
    tested = [play(agent, seed, curiosity=0.0)[1] for seed in range(10**6, 10**6 + 50)]
    print(f"50 other deals, without curiosity: {np.mean(tested):.1f} points a game")
    if arguments.plot:
        plot(scores, arguments.plot)


def plot(scores: list[int], path: str, window: int = 50) -> None:
    """The mean of the last games, game by game."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.subplots()
    axes.plot(np.arange(window, len(scores) + 1), np.convolve(scores, np.ones(window) / window, "valid"))
    axes.set(xlabel="games played", ylabel=f"points, mean of {window} games")
    axes.grid(alpha=0.3)
    figure.savefig(path)


if __name__ == "__main__":
    main()
