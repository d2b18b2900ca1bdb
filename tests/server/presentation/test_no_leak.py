"""No leak over the wire: the same game is played twice with other cards hidden from somebody, and every byte they
receive is the same. Ids, times and the seed's hash are fixed by the test."""

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from digsite.core import Action, Seat, State
from digsite.games import GAMES, with_games
from digsite.games import game as find_game
from digsite.server.settings import Settings
from digsite.texts import LANGUAGES
from tests.server.client import Person
from tests.server.conftest import GAMES as TEST_GAMES
from tests.server.conftest import FixedSources, serving
from tests.server.seated import begun, people

pytestmark = pytest.mark.anyio
Data = dict[str, Any]
STEPS = 12
REGISTERED = with_games(TEST_GAMES)
TRIES = 60
CASES = [
    pytest.param(name, players, watcher, marks=pytest.mark.long if players == 3 and watcher != 2 else ())
    for name, players in (("caches", 2), *((name, count) for name in GAMES for count in (2, 3)))
    for watcher in (0, players - 1, None)
]


def twins(game: str, players: int, watcher: Seat | None, rng: random.Random) -> tuple[State, State]:
    """Two positions that look the same to the watcher, some random steps into a game, with other cards hidden."""
    while True:
        state = find_game(game, REGISTERED).new(players, seed=rng.getrandbits(32))
        for _ in range(rng.randrange(6, 30)):
            if not state.is_over:
                state.apply(_any(state, rng))
        if state.is_over:
            continue
        view = state.view(watcher)
        one, other = (find_game(game, REGISTERED).determinize(view, random.Random(number)) for number in (1, 2))
        if one.as_scenario() != other.as_scenario():
            return one, other


def _any(state: State, rng: random.Random) -> Action:
    choices = state.legal_actions(rng.choice(state.deciders))
    return choices[rng.randrange(len(choices))]


def common_steps(one: State, other: State, watcher: Seat | None, rng: random.Random) -> list[Data]:
    """Moves that are legal in both and show the watcher the same: what differs stays hidden."""
    steps: list[Data] = []
    one, other = one.clone(), other.clone()
    for _ in range(STEPS):
        for _ in range(TRIES):
            action = _any(one, rng)
            if action not in other.legal_actions(action.seat):
                continue
            ahead = [state.clone() for state in (one, other)]
            shown = [[event for event in state.apply(action) if event.seen_by(watcher)] for state in ahead]
            same = shown[0] == shown[1] and ahead[0].view(watcher) == ahead[1].view(watcher)
            if same and not ahead[0].is_over and ahead[0].deciders == ahead[1].deciders:
                one, other = ahead
                steps.append(action.to_dict())
                break
        else:
            break
    return steps


async def received(
    settings: Settings, state: State, watcher: Seat | None, steps: list[Data], language: str
) -> list[str]:
    """Everything the watcher is sent while these moves are made from that position, some taken back and made again,
    with the log in words."""
    async with (
        serving(settings, FixedSources()) as base,
        people(base, state.players) as guests,
        Person(base, "Eve") as eve,
        AsyncExitStack() as stack,
    ):
        rules = {"scenario": state.as_scenario(), "live_scores": True, "clock": {"kind": "live", "seconds": 600}}
        table = await begun(guests, state.game.name, **rules)
        reader = eve if watcher is None else guests[watcher]
        looking = await stack.enter_async_context(reader.at(table, language=language))
        chairs = [await stack.enter_async_context(guest.at(table)) for guest in guests]
        for step in steps:
            mover, seat = chairs[step["seat"]], step["seat"]
            await mover.ask("resync")
            answer = await mover.choose(step)
            assert answer["kind"] == "accepted", answer
            undone = await mover.ask("undo", version=0, seat=seat)
            if undone["kind"] == "accepted":
                await mover.ask("resync")
                answer = await mover.choose(step)
            await looking.until(lambda version=answer["version"]: looking.updates[watcher]["version"] == version)  # type: ignore[misc]
            await looking.ask("tell", id=f"told-{answer['version']}", seat=watcher, language="en", group=0)
        await looking.ask("read-log", id="log", seat=watcher, language="fr")
        return looking.raw


@pytest.mark.parametrize(("game", "players", "watcher"), CASES)
async def test_every_byte_a_seat_or_a_spectator_receives_is_the_same(
    settings: Settings, tmp_path: Path, game: str, players: int, watcher: Seat | None
) -> None:
    rng = random.Random(f"{game} {players} {watcher}")
    language = rng.choice(LANGUAGES)
    steps: list[Data] = []
    while len(steps) < 3:
        one, other = twins(game, players, watcher, rng)
        steps = common_steps(one, other, watcher, rng)
    sent = []
    for number, state in enumerate((one, other)):
        fresh = msgspec.structs.replace(settings, database_url=f"sqlite:///{tmp_path}/{number}.sqlite3")
        sent.append(await received(fresh, state, watcher, steps, language))
    assert sent[0] == sent[1]
    assert sum('"kind":"update"' in text for text in sent[0]) > len(steps)
    assert any('"lines":[{"step"' in text for text in sent[0])
