"""Measure, keep the figures beside earlier ones, and show what has changed since the last time on such a processor.

python benchmarks/keep.py [SECONDS] [short]    appends a line to benchmarks/figures.jsonl; short: no bots, no starts
python benchmarks/keep.py table                writes the last line into docs/figures.md
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from digsite.arena import bench
from digsite.arena.bench import Figure, Measure
from digsite.envs.bench import measures as measures_of_environments
from digsite.games import GAMES

KEPT = Path(__file__).with_name("figures.jsonl")
PAGE = Path(__file__).parents[1] / "docs" / "figures.md"
BEGIN, END = "<!-- kept: from here -->\n", "<!-- kept: to here -->\n"
WORDS = {
    "decisions": "decisions of random play through the public interface, two players, every step asked",
    "games": "games of it",
    "simulate": "decisions of random bots under the arena's referee",
    "clone": "a copy of a state",
    "legal-again": "the legal actions of a state that has not changed",
    "view": "a view",
    "determinize": "a state drawn from a view, again and again from the same",
    "to-json": "a state to JSON",
    "from-json": "and from JSON",
    "aec": "steps of PettingZoo's AEC, each with its observation and its mask, two players",
    "batch": "decisions in a batch of 256 games, each with its observation and its legal ids, on one core",
    "batch-hive": "the same",
}
"""The measures that the page tells."""


def main(arguments: list[str]) -> None:
    if arguments == ["table"]:
        PAGE.write_text(page_with(PAGE.read_text(encoding="utf-8"), last_kept()), encoding="utf-8")
        return
    seconds = float(arguments[0]) if arguments else 2.0
    chosen = short(seconds) if "short" in arguments else bench.measures(seconds)
    figures = bench.run([*chosen, *measures_of_environments(seconds)]).figures
    before = last_on(machine())
    for line in compared(figures, before):
        print(line)
    entry = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": commit(),
        "machine": machine(),
        "load": round(os.getloadavg()[0], 1),
        "seconds": seconds,
        "figures": {
            f"{figure.subject} {figure.measure}": [
                figure.value, figure.unit, figure.ratio, figure.peer, figure.peer_value,
            ]
            for figure in figures
        },
    }  # fmt: skip
    with KEPT.open("a", encoding="utf-8") as kept:
        kept.write(f"{json.dumps(entry)}\n")


def short(seconds: float) -> list[Measure]:
    """Of each game what has a peer, and its states."""
    found: list[Measure] = []
    for name in GAMES:
        found += [partial(bench.random_play, name, seconds), partial(bench.simulated, name, seconds)]
        found += [partial(bench.states, name, seconds / 4)]
    return found


def compared(figures: tuple[Figure, ...], before: dict[str, Any]) -> Iterator[str]:
    """Each figure, and how it stands to the one kept before."""
    for figure in figures:
        name = f"{figure.subject} {figure.measure}"
        line = f"{name}: {figure.value:g} {figure.unit}"
        if figure.ratio is not None:
            line += f", {figure.ratio:g} x {figure.peer}"
        if name in before:
            line += f"  (before: {before[name][0]:g}, now {figure.value / before[name][0]:.2f} x)"
        yield line


def kept() -> list[dict[str, Any]]:
    lines = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []
    return [json.loads(line) for line in lines]


def last_kept() -> dict[str, Any]:
    return kept()[-1]


def last_on(name: str) -> dict[str, Any]:
    """The figures kept last on such a machine: those of another processor say little beside them."""
    entries = [entry for entry in kept() if entry["machine"] == name]
    return dict(entries[-1]["figures"]) if entries else {}


def machine() -> str:
    return f"{bench.processor()}, {platform.system()}, Python {platform.python_version()}"


def commit() -> str:
    ran = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False)
    return ran.stdout.strip()


# The page.


def page_with(text: str, entry: dict[str, Any]) -> str:
    """The page with these figures in place of what it has."""
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + table(entry) + END + rest.partition(END)[2]


def table(entry: dict[str, Any]) -> str:
    """The figures of one run, a line each."""
    lines = [
        f"Measured {entry['when'][:10]} at commit {entry['commit']} on {entry['machine']}; load {entry['load']:g}, "
        f"{entry['seconds']:g} s a figure, the best of three.",
        "",
        "| game | what | ours | beside | theirs | ratio |",
        "|---|---|---|---|---|---|",
    ]
    for name, (value, unit, ratio, peer, theirs) in entry["figures"].items():
        subject, measure = name.split(" ", 1)
        if measure in WORDS:
            beside = f"{peer} | {_number(theirs)} | {ratio:g}" if peer else "| |"
            lines.append(f"| {subject} | {WORDS[measure]} | {_number(value)} {_UNITS[unit]} | {beside} |")
    return "\n".join([*lines, ""])


_UNITS = {"1/s": "a second", "us": "µs"}


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:g}"


if __name__ == "__main__":
    main(sys.argv[1:])
