"""Measure, keep the figures beside earlier ones, and show what has changed since the last time on this machine.

python benchmarks/keep.py [SECONDS]        appends a line to benchmarks/figures.jsonl
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from digsite.arena.bench import Figure, measures, run
from digsite.envs.bench import measures as measures_of_environments

KEPT = Path(__file__).with_name("figures.jsonl")


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    figures = run([*measures(seconds), *measures_of_environments(seconds)]).figures
    before = last_on(machine())
    for line in compared(figures, before):
        print(line)
    entry = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": commit(),
        "machine": machine(),
        "load": round(os.getloadavg()[0], 1),
        "figures": {
            f"{figure.subject} {figure.measure}": [figure.value, figure.unit, figure.ratio] for figure in figures
        },
    }
    with KEPT.open("a", encoding="utf-8") as kept:
        kept.write(f"{json.dumps(entry)}\n")


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


def last_on(name: str) -> dict[str, Any]:
    """The figures kept last on this machine."""
    lines = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []
    entries = [entry for entry in map(json.loads, lines) if entry["machine"] == name]
    return dict(entries[-1]["figures"]) if entries else {}


def machine() -> str:
    return f"{platform.machine()} {platform.system()} Python {platform.python_version()}"


def commit() -> str:
    ran = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False)
    return ran.stdout.strip()


if __name__ == "__main__":
    main()
