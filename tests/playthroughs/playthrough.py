"""A whole game as text, step by step. `python -m tests.playthroughs.playthrough` records all of them anew.

Playthroughs show change, not correctness: read the difference before you keep it.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import digsite
from digsite.core import Event
from digsite.games import GAMES

FOLDER = Path(__file__).parent
SEED = 20


def tables() -> list[tuple[str, int]]:
    return [(name, players) for name in GAMES for players in digsite.game(name).player_counts]


def file_of(name: str, players: int) -> Path:
    return FOLDER / f"{name}-{players}.txt"


def lines(name: str, players: int) -> Iterator[str]:
    """The game that one seed deals and another plays at random."""
    state = digsite.game(name).new(players, SEED)
    rng = random.Random(SEED)
    yield f"# {name}, {players} players, seed {SEED}"
    while not state.is_over:
        seat = rng.choice(state.deciders)
        decision, actions = state.decision(seat), state.legal_actions(seat)
        action = actions[rng.randrange(len(actions))]
        kind = decision.kind if decision else None
        yield f"{kind} of {state.deciders}, {len(actions)} choices: {_text(action.to_dict())}"
        yield from (f"    {_event(event)}" for event in state.apply(action))
        yield f"    scores {state.scores}"
    yield _text(state.outcome.to_dict() if state.outcome else None)


def _event(event: Event) -> str:
    data = event.to_dict()
    to = data.pop("to", None)
    return f"{_text(data)}{'' if to is None else f' to {to}'}{' reveals' if event.reveals else ''}"


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))


def main() -> None:
    for name, players in tables():
        file_of(name, players).write_text("\n".join(lines(name, players)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
