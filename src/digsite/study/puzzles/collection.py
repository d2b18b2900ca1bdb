"""The puzzles that come with the program: one file a game, read when it is first asked for."""

import gzip
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, overload

import msgspec

from digsite.core import BadOption, Json
from digsite.core.files import named
from digsite.study.puzzles.puzzle import Puzzle, read_line

GENERATOR = 2
"""The version of what found them; another would find others."""
GAMES = ("block-and-key", "ancient-knowledge")


class Header(msgspec.Struct, frozen=True):
    """The first line of a file."""

    digsite_puzzles: int
    game: str
    rules: int
    seed: int


class Stored(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of it."""

    id: str
    goal: str
    value: int
    grade: int
    position: dict[str, Json]
    answers: list[list[dict[str, Any]]]
    about: str | None = None


class Entry(msgspec.Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    goal: str
    grade: int


class Puzzles(Sequence[Puzzle]):
    """A sequence whose puzzles are made when they are looked at."""

    def __init__(self, header: Header, lines: Sequence[bytes]) -> None:
        self.header = header
        self._lines = lines

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, index: int) -> Puzzle: ...
    @overload
    def __getitem__(self, index: slice) -> "Puzzles": ...
    def __getitem__(self, index: int | slice) -> "Puzzle | Puzzles":
        if isinstance(index, slice):
            return Puzzles(self.header, self._lines[index])
        stored = msgspec.json.decode(self._lines[index], type=Stored)
        game = self.header.game
        answers = tuple(read_line(game, line) for line in stored.answers)
        return Puzzle(
            id=stored.id,
            game=game,
            position=stored.position,
            goal=stored.goal,
            answers=answers,
            value=stored.value,
            grade=stored.grade,
            about=stored.about,
        )

    @cached_property
    def entries(self) -> list[Entry]:
        """What is needed to choose one, without the positions."""
        return [msgspec.json.decode(line, type=Entry) for line in self._lines]

    @cached_property
    def _places(self) -> dict[str, int]:
        return {entry.id: place for place, entry in enumerate(self.entries)}

    def find(self, name: str) -> Puzzle | None:
        """The puzzle of that id."""
        place = self._places.get(name)
        return None if place is None else self[place]

    def __repr__(self) -> str:
        return f"<{len(self)} puzzles of {self.header.game}>"


@cache
def puzzles(game: str) -> Puzzles:
    """The puzzles of a game, easier and harder ones mixed."""
    if game not in GAMES:
        raise BadOption(f"no puzzles of {game!r}; expected one of {', '.join(GAMES)}", option="game")
    packed = files("digsite.study.puzzles").joinpath(f"{game}.jsonl.gz").read_bytes()
    return read(gzip.decompress(packed).splitlines())


def read(lines: Sequence[bytes]) -> Puzzles:
    return Puzzles(msgspec.json.decode(lines[0], type=Header), lines[1:])


def write(file: Path, header: Header, found: Iterable[Puzzle]) -> None:
    """The same puzzles give the same bytes."""
    lines = [msgspec.json.encode(header), *(_line(puzzle) for puzzle in found)]
    with named(file):
        file.write_bytes(gzip.compress(b"\n".join(lines) + b"\n", mtime=0))


def _line(puzzle: Puzzle) -> bytes:
    stored = Stored(
        id=puzzle.id,
        goal=puzzle.goal,
        value=puzzle.value,
        grade=puzzle.grade,
        about=puzzle.about,
        position=puzzle.position,
        answers=[[action.to_dict() for action in line] for line in puzzle.answers],
    )
    return msgspec.json.encode(stored)
