"""The documents as a site: nothing is missing in it, and nothing of it is fetched from elsewhere."""

import inspect
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PUBLIC = ("digsite", "digsite.arena", "digsite.block_and_key", "digsite.bots", "digsite.core", "digsite.envs",
          "digsite.study.puzzles")  # fmt: skip
NAMES = [(module, name) for module in PUBLIC for name in import_module(module).__all__]
TOLD = re.compile(r"^\.\. auto(module|class|function|data):: ([\w.]+)", re.MULTILINE)


def pages() -> set[str]:
    return {page.relative_to(DOCS).with_suffix("").as_posix() for page in DOCS.rglob("*.md")}


def listed(page: str) -> set[str]:
    """The pages that this one lists in its tables of contents."""
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    found = re.findall(r"```\{toctree\}\n(.*?)```", text, re.DOTALL)
    folder = Path(page).parent
    names = [line for block in found for line in block.split() if not line.startswith(":")]
    return {(folder / name).as_posix() for name in names} & pages()


def test_every_page_is_reached_from_the_first() -> None:
    reached, waiting = set[str](), {"index"}
    while waiting:
        page = waiting.pop()
        reached.add(page)
        waiting |= listed(page) - reached
    assert reached == pages()


def told() -> set[object]:
    """What the reference tells, as objects: a name that two packages have is told once."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in (DOCS / "reference").glob("*.md"))
    found = set[object]()
    for kind, place in TOLD.findall(text):
        if kind == "module":
            module = import_module(place)
            found |= {_identity(module, name) for name in getattr(module, "__all__", dir(module))}
        else:
            package, _, name = place.rpartition(".")
            found.add(_identity(import_module(package or "digsite.core"), name))
    return found


def _identity(module: object, name: str) -> object:
    """A class or a function is itself; whatever else is known by its name."""
    found = getattr(module, name)
    return found if inspect.isclass(found) or inspect.isfunction(found) else name


def test_every_public_name_is_told() -> None:
    known = told()
    assert [f"{module}.{name}" for module, name in NAMES if _identity(import_module(module), name) not in known] == []


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_class_and_function_has_words_of_its_own(module: str) -> None:
    found = [getattr(import_module(module), name) for name in import_module(module).__all__]
    bare = [each.__qualname__ for each in found if inspect.isclass(each) and not each.__dict__.get("__doc__")]
    bare += [each.__qualname__ for each in found if inspect.isfunction(each) and not each.__doc__]
    assert bare == []


@pytest.mark.parametrize("module", PUBLIC)
def test_so_has_every_public_method(module: str) -> None:
    bare = []
    for name in import_module(module).__all__:
        kind = getattr(import_module(module), name)
        if inspect.isclass(kind) and kind.__module__.startswith("digsite."):
            bare += [f"{name}.{key}" for key, value in vars(kind).items() if _is_bare(key, value)]
    assert bare == []


PLAIN = {"to_dict", "kind", "code", "is_over", "clone", "size", "place"}
"""What needs no words: its name and its type say it."""


def _is_bare(name: str, value: object) -> bool:
    function = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
    return inspect.isfunction(function) and not name.startswith("_") and name not in PLAIN and not function.__doc__


def build(kind: str, folder: Path) -> str:
    """What is complained of while it is built."""
    command = ["-m", "sphinx", "-q", "-W", "--keep-going", "-b", kind, "-d", str(folder / "trees"), "docs"]
    built = subprocess.run(
        [sys.executable, *command, str(folder / "site")], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return built.stderr


def test_every_page_is_read_and_every_reference_found_without_a_warning(tmp_path: Path) -> None:
    """All of the building but the writing."""
    assert build("dummy", tmp_path) == ""


@pytest.mark.long
def test_it_is_built_without_a_warning_and_fetches_nothing(tmp_path: Path) -> None:
    assert build("html", tmp_path) == ""
    made = list((tmp_path / "site").rglob("*.html"))
    assert len(made) >= len(pages())
    for page in made:
        text = page.read_text(encoding="utf-8")
        assert re.findall(r"<(?:script|img|iframe|source)[^>]+src=\"(?:https?:)?//[^\"]*\"", text) == []
        assert (
            re.findall(r"<link[^>]+(?:stylesheet|preload|preconnect|icon)[^>]+href=\"(?:https?:)?//[^\"]*\"", text)
            == []
        )
    for sheet in (tmp_path / "site").rglob("*.css"):
        assert re.findall(r"(?:url\(|@import)\s*['\"]?(?:https?:)?//", sheet.read_text(encoding="utf-8")) == []
