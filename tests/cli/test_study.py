"""`digsite study` tells a review in words, as JSON and as a page."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from digsite.arena.executors import ExecutorFailed
from digsite.block_and_key.pieces.piece_set import PieceSet
from digsite.games import game
from digsite.study.puzzles import Puzzle, finding, puzzles
from digsite.study.puzzles.collection import read
from digsite.texts import LANGUAGES
from tests.block_and_key.pieces.test_pieces import small_set
from tests.study.games import record

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def solo(tmp_path: Path) -> Path:
    file = tmp_path / "record.json"
    file.write_text(record("block-and-key", ("novice",), 3, 14))
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language(digsite: Command, solo: Path, language: str) -> None:
    code, out, err = digsite("study", solo, "--work", 2, "--lang", language)
    assert (code, err) == (0, "")
    assert "study-" not in out
    assert len(out.splitlines()) > 3


def test_json_and_a_page(digsite: Command, solo: Path) -> None:
    code, out, _ = digsite("study", solo, "--work", 2, "--json")
    assert code == 0
    assert json.loads(out)["game"] == "block-and-key"
    code, out, _ = digsite("study", solo, "--work", 2, "--html")
    assert code == 0
    assert out.startswith("<!doctype html>")
    assert "<script" not in out
    assert "Player 1" in out.partition('class="names"')[2].partition("</p>")[0]
    assert "http" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_was_judged_nothing_is_said_to_be_given_away(
    digsite: Command, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "record.json"
    file.write_text(game("block-and-key").new(2, 3).record().dumps())
    code, out, err = digsite("study", file, "--lang", language)
    assert (code, err) == (0, "")
    assert "0.0" not in out
    assert "0,0" not in out
    _, page, _ = digsite("study", file, "--lang", language, "--html")
    assert "<svg" not in page


def test_what_is_refused(digsite: Command, solo: Path) -> None:
    code, _, err = digsite("study", solo, "--json", "--html")
    assert (code, len(err.splitlines())) == (2, 1)
    code, _, err = digsite("study", solo, "--work", 1)
    assert (code, len(err.splitlines())) == (2, 1)
    code, _, err = digsite("study", solo.with_name("nothing.json"))
    assert (code, len(err.splitlines())) == (2, 1)


def test_puzzles_are_counted_and_found(digsite: Command, tmp_path: Path) -> None:
    code, out, _ = digsite("puzzles", "block-and-key", "--json")
    assert code == 0
    told = json.loads(out)
    assert told["puzzles"] == sum(row["puzzles"] for row in told["goals"])
    for language in LANGUAGES:
        code, out, err = digsite("puzzles", "block-and-key", "--lang", language)
        assert (code, err) == (0, "")
        assert "cli-" not in out
    file = tmp_path / "found.jsonl.gz"
    code, _, _ = digsite("puzzles", "block-and-key", "--find", file, "--count", 1, "--seed", 5)
    assert (code, file.exists()) == (0, True)
    code, _, err = digsite("puzzles", "chess")
    assert (code, len(err.splitlines())) == (2, 1)


@pytest.mark.parametrize(("broken_by", "code"), [(KeyboardInterrupt(), 130), (ExecutorFailed("a worker was lost"), 2)])
def test_what_was_found_is_written_where_the_search_is_broken_off(
    digsite: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken_by: BaseException, code: int
) -> None:
    known, deals = puzzles("block-and-key")[:3], iter([0, 2, 1])

    def of_deal(game: str, deal: int) -> list[Puzzle]:
        number = next(deals, None)
        if number is None:
            raise broken_by
        return list(known[:number])

    monkeypatch.setattr(finding, "of_deal", of_deal)
    file = tmp_path / "found.gz"
    told = digsite("puzzles", "block-and-key", "--find", file, "--count", 100)
    assert told[0] == code
    assert "3 puzzles written into" in told[1]
    assert [puzzle.id for puzzle in read(gzip.decompress(file.read_bytes()).splitlines())] == [
        known[place].id for place in (0, 1, 0)
    ]
    none = tmp_path / "none.gz"
    assert digsite("puzzles", "block-and-key", "--find", none, "--count", 100)[0] == code
    assert not none.exists()


def test_where_nothing_can_be_written_no_puzzles_are_looked_for(digsite: Command, tmp_path: Path) -> None:
    code, _, err = digsite("puzzles", "block-and-key", "--find", tmp_path / "no" / "found.gz", "--count", 10**9)
    assert (code, len(err.splitlines())) == (2, 1)


def test_a_search_that_is_refused_leaves_no_file(digsite: Command, tmp_path: Path) -> None:
    file = tmp_path / "found.gz"
    code, _, err = digsite("puzzles", "block-and-key", "--find", file, "--executor", "nobody")
    assert (code, len(err.splitlines())) == (2, 1)
    assert not file.exists()


def test_a_set_of_pieces_is_tried(digsite: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PieceSet.from_data(small_set()).to_text(), encoding="utf-8")
    code, out, _ = digsite("workshop", file, "--players", 1, "--games", 1, "--json")
    assert code == 0
    assert json.loads(out)["name"] == "small"
    code, out, err = digsite("workshop", file, "--players", 1, "--games", 1, "--lang", "fr")
    assert (code, err) == (0, "")
    assert "workshop-" not in out
    assert "±" not in out  # one game says nothing of its error
    file.write_text("name = 'nothing else'", encoding="utf-8")
    code, _, err = digsite("workshop", file)
    assert (code, len(err.splitlines())) == (2, 1)
