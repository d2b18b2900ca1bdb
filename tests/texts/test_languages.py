"""One list of languages: a fourth is a folder of texts and one word in that list."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import digsite
from digsite.texts import LANGUAGES, texts

ROOT = Path(__file__).parents[2]
SOURCE = Path(digsite.__file__).parent
THE_LIST = SOURCE / "texts/catalogue.py"
GENERATED = {ROOT / "web/src/messages.ts", ROOT / "web/src/languages.ts"}
WRITTEN = [
    path
    for folder in (SOURCE, ROOT / "web/src", ROOT / "web/scripts")
    for path in folder.rglob("*")
    if path.suffix in (".py", ".ts", ".tsx", ".js") and "static" not in path.parts and path not in GENERATED
]


def test_no_other_file_lists_the_languages() -> None:
    codes = "|".join(LANGUAGES)
    several = re.compile(rf"""\b({codes})\b["']?\s*[,|:]\s*["']?({codes})\b""")
    assert [path for path in WRITTEN if several.search(path.read_text(encoding="utf-8"))] == [THE_LIST]


def test_every_language_has_a_name_of_its_own() -> None:
    assert len({texts(language).say("settings-own-name") for language in LANGUAGES}) == len(LANGUAGES)


@pytest.fixture
def with_dutch(tmp_path: Path) -> Path:
    """A copy of the library that speaks a fourth language, in borrowed words."""
    library = tmp_path / "src/digsite"
    shutil.copytree(SOURCE, library, ignore=shutil.ignore_patterns("__pycache__", "static"))
    the_list = library / THE_LIST.relative_to(SOURCE)
    the_list.write_text(the_list.read_text(encoding="utf-8").replace('"de"]', '"de", "nl"]'), encoding="utf-8")
    shutil.copytree(library / "texts/en", library / "texts/nl")
    settings = library / "texts/nl/settings.ftl"
    settings.write_text(settings.read_text(encoding="utf-8").replace("= English", "= Nederlands"), encoding="utf-8")
    (tmp_path / "web/src").mkdir(parents=True)
    return tmp_path


def run(folder: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_fourth_language_reaches_every_program_from_the_list(with_dutch: Path) -> None:
    run(with_dutch, "-m", "digsite.server.schema.typescript")
    assert 'nl: "Nederlands"' in (with_dutch / "web/src/languages.ts").read_text(encoding="utf-8")
    assert 'language: "de" | "en" | "fr" | "nl";' in (with_dutch / "web/src/messages.ts").read_text(encoding="utf-8")
    helped = run(with_dutch, "-c", "from digsite.cli.main import run; run(['play', '--lang', 'nl', '--help'])")
    assert "en|fr|de|nl" in helped
    imports = "from digsite.server import app; from digsite.server.http import openapi"
    described = f"{imports}; print(openapi.document(app.ENDPOINTS))"
    assert "['de', 'en', 'fr', 'nl']" in run(with_dutch, "-c", described)
