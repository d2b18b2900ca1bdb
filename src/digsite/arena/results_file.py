"""A file of results, a line a game: it grows as games end, can be gone on with, and ends in the order of the plan."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from digsite.arena.series import Pairing, Result, Terms
from digsite.core import BadOption


class ResultsFile:
    """The lines of one plan. `header` is the first line, by which the plan is known again."""

    def __init__(self, path: Path, terms: Terms, header: bytes = b"") -> None:
        """Begins the file if it is not there. A last line that a kill cut off is cut away."""
        self._path = path
        self._header = header
        self._timed = terms.seconds is not None
        if not path.exists() or path.stat().st_size == 0:
            path.write_bytes(header)
            return
        found = path.read_bytes()
        if not found.startswith(header):
            raise self._other(found)
        whole = found[: found.rfind(b"\n") + 1]
        if whole != found:
            path.write_bytes(whole)

    def __iter__(self) -> Iterator[Result]:
        """The results that it holds."""
        return map(self._read, self._lines())

    def add(self, result: Result) -> None:
        with self._path.open("ab") as lines:
            lines.write(self._write(self._comparable(result)) + b"\n")

    def put_in_order(self, games: Sequence[Pairing]) -> None:
        """Wherever the games were played, and whichever ended first: the file of a plan is the same in the end."""
        places = {pairing: place for place, pairing in enumerate(games)}
        lines = list(self._lines())
        ordered = sorted(lines, key=lambda line: places.get(self._read(line).pairing, len(places)))
        if ordered != lines:
            draft = self._path.with_name(f"{self._path.name}.new")
            draft.write_bytes(self._header + b"".join(ordered))
            draft.replace(self._path)

    # What a line is.

    def _write(self, result: Result) -> bytes:
        return msgspec.json.encode(result)

    def _read(self, line: bytes) -> Result:
        return msgspec.json.decode(line, type=Result)

    def _lines(self) -> Iterator[bytes]:
        with self._path.open("rb") as lines:
            if self._header:
                next(lines)
            yield from lines

    def _comparable(self, result: Result) -> Result:
        """Seconds are told only where they were limited: else they say more of the machine than of the game."""
        if self._timed:
            return result
        conduct = tuple(msgspec.structs.replace(each, seconds=0.0) for each in result.conduct)
        return msgspec.structs.replace(result, conduct=conduct)

    def _other(self, found: bytes) -> BadOption:
        first = found.partition(b"\n")[0].decode(errors="replace")[:300]
        reason = f"results: {self._path} holds something else: {first}"
        return BadOption(reason, code="other-tournament", file=str(self._path))
