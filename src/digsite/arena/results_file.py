"""A file of results, a line a game: it grows as games end, can be gone on with, and ends in the order of the plan.

No more than a line of it is in memory at a time: games with their records fill gigabytes.
"""

import mmap
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Self

import msgspec

from digsite.arena.series import Pairing, Result, Terms
from digsite.core import BadOption
from digsite.core.files import claimed, named, own_place

_TOLD = 300
"""Bytes of another file's first line."""


class _Build(msgspec.Struct):
    """What names the program in a line of any file of results."""

    build: str = ""


class ResultsFile:
    """The lines of one plan. `header` is the first line, by which the plan is known again.

    Until it is left (`with`), no other run can have it: two would each play, and keep, what the other has not kept yet.
    """

    def __init__(self, path: Path, terms: Terms, header: bytes = b"") -> None:
        """Begins the file if it is not there. A last line that a kill cut off is cut away."""
        path = self._path = own_place(path)  # at the end it is put in order, by a copy that takes its place
        self._header = header
        self._timed = terms.seconds is not None
        self._claim = claimed(path)
        try:
            self._begin(path, header)
        except BaseException:
            self._claim.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._claim.close()

    def _begin(self, path: Path, header: bytes) -> None:
        if path.stat().st_size == 0:
            with named(path):
                path.write_bytes(header)
            return
        with path.open("rb") as found:
            if found.read(len(header)) != header:
                found.seek(0)
                raise self._other(found.readline(), header)
            with mmap.mmap(found.fileno(), 0, access=mmap.ACCESS_READ) as whole:
                end = whole.rfind(b"\n") + 1
        if end != path.stat().st_size:
            os.truncate(path, end)

    def __iter__(self) -> Iterator[Result]:
        """The results that it holds."""
        for number, (_, line) in enumerate(self._lines(), start=1 + bool(self._header)):
            try:
                yield self._read(line)
            except msgspec.DecodeError as error:
                told = f"line {number}: expected a game, got {line[:60].decode(errors='replace')!r}"
                raise BadOption(f"results: {self._path}, {told} ({error})", file=str(self._path)) from error

    def add(self, result: Result) -> None:
        with named(self._path), self._path.open("ab") as lines:
            lines.write(self._write(self._comparable(result)) + b"\n")

    def put_in_order(self, games: Sequence[Pairing]) -> None:
        """Wherever the games were played, and whichever ended first: the file of a plan is the same in the end."""
        places = {pairing: place for place, pairing in enumerate(games)}
        found = [(places.get(self._pairing(line), len(places)), first) for first, line in self._lines()]
        ordered = sorted(found)
        if ordered != found:
            draft = self._path.with_name(f"{self._path.name}.new")
            with named(draft), self._path.open("rb") as lines, draft.open("wb") as copy:
                copy.write(self._header)
                for _, first in ordered:
                    lines.seek(first)
                    copy.write(lines.readline())
            draft.replace(self._path)

    # What a line is.

    def _write(self, result: Result) -> bytes:
        return msgspec.json.encode(result)

    def _read(self, line: bytes) -> Result:
        return msgspec.json.decode(line, type=Result)

    def _pairing(self, line: bytes) -> Pairing:
        """Which game it tells, without reading the rest."""
        return msgspec.json.decode(line, type=Pairing)

    def _lines(self) -> Iterator[tuple[int, bytes]]:
        """Each line, and where it begins."""
        first = len(self._header)
        with self._path.open("rb") as lines:
            lines.seek(first)
            for line in lines:
                yield first, line
                first += len(line)

    def _comparable(self, result: Result) -> Result:
        """Seconds are told only where they were limited: else they say more of the machine than of the game."""
        if self._timed:
            return result
        conduct = tuple(msgspec.structs.replace(each, seconds=0.0) for each in result.conduct)
        return msgspec.structs.replace(result, conduct=conduct)

    def _other(self, found: bytes, expected: bytes) -> BadOption:
        """Why nothing is added to it: another program played the same plan, or it is something else altogether."""
        builds = [_build(line) for line in (found, expected)]
        if "" not in builds and found.replace(builds[0].encode(), builds[1].encode()) == expected:
            played, own = builds
            reason = f"results: {self._path} was played by build {played}, and this is {own}; begin another file"
            return BadOption(reason, code="other-build", file=str(self._path), played=played, own=own)
        first = found.partition(b"\n")[0].decode(errors="replace")[:_TOLD]
        reason = f"results: {self._path} holds something else: {first}"
        return BadOption(reason, code="other-tournament", file=str(self._path))


def _build(line: bytes) -> str:
    try:
        return msgspec.json.decode(line, type=_Build).build
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
