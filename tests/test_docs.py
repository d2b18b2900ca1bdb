"""What the documents say of the tree is true: every path they name exists."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md")] + sorted((ROOT / "docs").rglob("*.md"))
PATH = re.compile(r"`((?:src|web|tests|docs|deploy|examples|benchmarks)/[\w./-]*[\w/])`")
FILE = re.compile(r"`([\w.][\w./-]+\.(?:py|tsx?|toml|ftl|css|yaml|jsonl?))`")
YOURS = {"mybots.py", "pebbles.ftl", "pebbles/words.py", "web/src/games/pebbles", "web/src/games/pebbles/"}
"""Files that a reader is told to write."""
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")


def named(page: Path) -> list[Path]:
    """What a page names: paths from the root in code marks, and its relative links."""
    text = page.read_text(encoding="utf-8")
    return [ROOT / path for path in PATH.findall(text) if path not in YOURS] + [
        page.parent / link for link in LINK.findall(text)
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_a_page_names_exists(page: Path) -> None:
    assert [str(path) for path in named(page) if not path.exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_a_page_names_is_in_the_tree(page: Path) -> None:
    """Also where a page leaves out the folders above it."""
    names = set(FILE.findall(page.read_text(encoding="utf-8"))) - YOURS
    assert [name for name in names if not any(path.endswith(f"/{name}") for path in tree())] == []


@cache
def tree() -> list[str]:
    folders = ("src", "tests", "deploy", "web/src", "web/scripts", "web/tests", "benchmarks", "examples", "docs")
    return [path.as_posix() for folder in folders for path in (ROOT / folder).rglob("*.*")] + [
        path.as_posix() for folder in (ROOT, ROOT / "web") for path in folder.glob("*.*")
    ]


ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
FOLDER = re.compile(r"`((?:[\w-]+/)+)`")
BUILT = {"assets/"}


@cache
def folders() -> list[str]:
    """Every folder of ours, from the root."""
    houses = ("src", "tests", "web", "docs", "deploy", "examples", "benchmarks")
    below = (path for house in houses for path in (ROOT / house).rglob("*") if path.is_dir())
    ours = (path for path in below if not {"static", "node_modules", "__pycache__"} & set(path.parts))
    return [*(f"/{house}/" for house in houses), *(f"/{path.relative_to(ROOT).as_posix()}/" for path in ours)]


@pytest.mark.parametrize("page", ["architecture.md", "browser.md", "recipes.md"])
def test_every_folder_a_map_names_is_in_the_tree(page: str) -> None:
    """Also where it leaves out those above it."""
    names = set(FOLDER.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))) - YOURS - BUILT
    assert [name for name in names if not any(folder.endswith(f"/{name}") for folder in folders())] == []


def test_every_folder_of_the_program_is_on_the_map() -> None:
    named = set(FOLDER.findall(ARCHITECTURE)) | {
        f"{name}{part}" for name in ("block_and_key/", "ancient_knowledge/") for part in EACH_GAME
    }
    program = [folder.removeprefix("/src/digsite/") for folder in folders() if folder.startswith("/src/digsite/")]
    shown = [folder for folder in program if folder and not _on(folder, named)]
    assert shown == []


EACH_GAME = ("rules/", "positions/", "wording/", "pictures/")
"""What both games have: the map names it once."""


def _on(folder: str, named: set[str]) -> bool:
    return folder in named or folder.removeprefix("server/") in named or f"{folder} " in ARCHITECTURE


def test_every_file_of_the_servers_hall_is_on_the_map() -> None:
    """Those that lie beside its rooms."""
    files = [path.name for path in (ROOT / "src/digsite/server").glob("*.py") if path.name != "__init__.py"]
    assert [name for name in files if f"`server/{name}`" not in ARCHITECTURE] == []


def test_the_architecture_names_its_paths_in_full() -> None:
    """A reader can open each of them; and the test above can see them."""
    assert len(PATH.findall((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))) > 30
