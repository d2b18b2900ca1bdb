"""Which program plays: a hash of all that decides how a game goes, and nothing else."""

import shutil
from pathlib import Path

import pytest

from digsite.arena import versions
from digsite.arena.tournament import Tournament, pairings, run
from digsite.arena.versions import build, version_of
from digsite.core import BadOption

GAME = "ancient-knowledge"


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folders that decide, in a place of their own, of which the hash is made."""
    source = Path(versions.__file__).parents[1]
    root = tmp_path / "digsite"
    for folder in versions.PLAYING:
        shutil.copytree(source / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(versions, "__file__", str(root / "arena" / "versions.py"))
    build.cache_clear()
    return root


@pytest.mark.parametrize(
    "changed",
    [
        "block_and_key/pieces/pieces.toml",
        "bots/ancient_knowledge/worths.json",
        "bots/ancient_knowledge/hindsight.json",
        "ancient_knowledge/cards/megaliths.py",
        "study/looking.py",
    ],
)
def test_a_changed_file_is_another_build_data_as_well_as_code(copy: Path, changed: str) -> None:
    before = build()
    with (copy / changed).open("a") as file:
        file.write("\n")
    build.cache_clear()
    assert build() != before
    build.cache_clear()


def test_what_is_compiled_on_the_way_is_not(copy: Path) -> None:
    before = build()
    (copy / "arena" / "__pycache__").mkdir(exist_ok=True)
    (copy / "arena" / "__pycache__" / "match.pyc").touch()
    build.cache_clear()
    assert build() == before
    build.cache_clear()


def test_the_file_of_a_bot_from_outside_counts_and_that_of_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bots_of_ada.py"
    file.write_text("from tests.arena.outside_bots import First\n")
    monkeypatch.syspath_prepend(tmp_path)
    with_hers = version_of(GAME, ["random", "bots_of_ada:First"])
    assert with_hers.bots == ("bots_of_ada:First",)
    assert with_hers.build != version_of(GAME, ["random", "greedy"]).build == version_of(GAME).build
    file.write_text(file.read_text() + "# better\n")
    build.cache_clear()
    versions._version_of.cache_clear()
    assert version_of(GAME, ["bots_of_ada:First"]).build != with_hers.build


def test_a_tournament_that_another_build_has_begun_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan, file = Tournament(GAME, ("random", "tests.arena.outside_bots:First"), 2, 2, 1), tmp_path / "results"
    run(plan, pairings(plan), file=file)
    before = file.read_bytes()
    monkeypatch.setattr("digsite.arena.tournament.version_of", lambda *_: version_of(GAME))
    with pytest.raises(BadOption, match=r"was played by build .*, and this is .*; begin another file") as refusal:
        run(plan, pairings(plan), file=file)
    assert refusal.value.code == "other-build"
    assert file.read_bytes() == before
