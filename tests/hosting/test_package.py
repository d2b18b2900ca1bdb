"""The package, as a host gets it: built, installed into an empty environment by the very script that the container's
image runs, served, and played on."""

import asyncio
import contextlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.client import Person
from tests.server.services import free_port

ROOT = Path(__file__).parents[2]
CLIENT = "digsite/server/static/index.html"
PATIENCE = 300
SEATS = [{"kind": "mine"}, {"kind": "mine"}]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(["make", "-s", "dist", f"DIST={folder}"], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `digsite` of an environment that has nothing else."""
    folder = tmp_path_factory.mktemp("machine") / "digsite"
    script = ["sh", "deploy/install.sh", str(folder), str(wheel)]
    told = subprocess.run(script, cwd=ROOT, check=True, capture_output=True, text=True, env=clean()).stdout
    assert told.startswith("digsite ")
    # What the unit runs may not write there: without these, every start would compile everything anew.
    for module in ("digsite/server/app.py", "sqlalchemy/orm/session.py"):
        (source,) = folder.glob(f"lib/*/site-packages/{module}")
        assert list(source.parent.glob(f"__pycache__/{source.stem}.*.pyc"))
    return folder / "bin" / "digsite"


def clean(**more: str) -> dict[str, str]:
    """An environment that knows nothing of the sources."""
    ours = ("PYTHON", "DIGSITE_", "VIRTUAL_ENV", "COVERAGE")
    left = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return left | {"PYTHON": sys.executable, "UV_SYSTEM_CERTS": "1"} | more


def test_wheel_and_sdist_have_the_client_inside(wheel: Path, dist: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert CLIENT in names
    assert any(name.endswith(".ftl") for name in names)
    assert not [name for name in names if name.startswith(("tests", "web"))]
    with tarfile.open(next(dist.glob("*.tar.gz"))) as sources:
        names = sources.getnames()
    assert any(name.endswith(CLIENT) for name in names)
    assert not [name for name in names if "node_modules" in name or "/.venv" in name]


@contextlib.asynccontextmanager
async def serving(digsite: Path, folder: Path) -> AsyncIterator[str]:
    """The address of the installed server, on a machine that has compiled nothing yet."""
    process = await asyncio.create_subprocess_exec(
        *(str(digsite), "serve", "--port", "0", "--log-level", "error", "--lang", "en", "--production"),
        *("--database-url", f"sqlite:///{folder}/tables.sqlite3", "--secret-key-file", str(folder / "key")),
        stdout=asyncio.subprocess.PIPE,
        cwd=folder,
        env=clean(NUMBA_CACHE_DIR=str(folder / "cache")),
    )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await process.stdout.readline()).decode()
        found = re.search(r"http://\S+", line)
        assert found, line
        yield found[0]
    finally:
        process.terminate()
        assert await process.wait() == 0


@pytest.mark.anyio
async def test_it_serves_at_once_and_is_played_on(installed: Path, tmp_path: Path) -> None:
    async with serving(installed, tmp_path) as base, Person(base, "Ada") as ada:
        page = (await ada.http.get("/")).text
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script
        assert (await ada.http.get(script[1])).status_code == 200
        games = (await ada.get("/api/games"))["games"]
        assert {game["name"]: game["ready"] for game in games} == {"block-and-key": False, "ancient-knowledge": True}
        await play(ada, "ancient-knowledge")


@pytest.mark.long
@pytest.mark.anyio
async def test_and_on_block_and_key_as_soon_as_its_geometry_is_compiled(installed: Path, tmp_path: Path) -> None:
    async with serving(installed, tmp_path) as base, Person(base, "Ada") as ada:
        await play(ada, "block-and-key")
        games = (await ada.get("/api/games"))["games"]
        assert all(game["ready"] for game in games)


async def play(person: Person, game: str) -> None:
    """Open a table of that game and make a move."""
    table = await person.open(game, SEATS)
    await person.command(table, "start")
    async with person.at(table) as chair:
        assert await chair.play_on(lambda choices: choices[0], moves=1) == 1


# The image.


def steps(stage: str) -> list[str]:
    """What the image's stage of that name runs."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    stages = re.split(r"^FROM .*?(?: AS (\w+))?$", text, flags=re.MULTILINE)
    body = dict(zip(stages[1::2], stages[2::2], strict=True))[stage]
    return re.findall(r"^RUN (.*)$", body, re.MULTILINE)


def test_the_image_is_made_by_what_is_tested_here() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert steps("client")
    assert all(f"\t{step}\n" in makefile for step in steps("client"))
    install, warm_up = steps("install")
    assert install == "sh deploy/install.sh /opt/digsite"
    assert shlex.split(warm_up)[1:] == ["-m", "digsite.server.warming_up"]


def test_the_image_copies_what_is_there() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    for sources in re.findall(r"^COPY (?!--)(.*) \S+$", text, re.MULTILINE):
        for source in sources.split():
            assert (ROOT / source).exists(), source


@pytest.mark.long
def test_every_step_of_the_image_in_a_clean_folder(tmp_path: Path) -> None:
    """As the builder does it: of the sources only what is copied, no client, no environment, nothing compiled."""
    build, target, cache = tmp_path / "build", tmp_path / "opt", tmp_path / "cache"
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, tracked.split("\0")):
        if name.split("/")[0] in ("web", "src", "requirements", "deploy", "pyproject.toml", "README.md", "LICENSE"):
            (build / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, build / name)
    environment = clean(NUMBA_CACHE_DIR=str(cache))
    for step in (*steps("client"), *steps("install")):
        subprocess.run(step.replace("/opt/digsite", str(target)), shell=True, cwd=build, check=True, env=environment)
    assert list(cache.rglob("*.nbc"))
    assert (target / "bin" / "digsite").exists()
    check_last_stage(target, tmp_path, environment)


def check_last_stage(target: Path, state: Path, environment: dict[str, str]) -> None:
    """What the image starts, with what it sets, answers to what asks for its health."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    last = re.split(r"^FROM .*$", text, flags=re.MULTILINE)[-1]

    def here(words: str) -> str:
        moved = words.replace("/var/lib/digsite", str(state)).replace("/var/cache/digsite", str(state / "cache"))
        return moved.replace("/opt/digsite", str(target)).replace("8000", port)

    port = str(free_port())
    (settings,) = re.findall(r"^ENV (.*)$", last, re.MULTILINE)
    given = dict(word.split("=", 1) for word in shlex.split(here(settings)))
    given["PATH"] = given["PATH"].replace("$PATH", environment["PATH"])
    entry, command = (
        json.loads(re.findall(rf"^{name} (.*)$", last, re.MULTILINE)[0]) for name in ("ENTRYPOINT", "CMD")
    )
    (health,) = re.findall(r"HEALTHCHECK .*?CMD (\[.*\])$", last, re.MULTILINE)
    settled = environment | given | {"DIGSITE_PORT": port}
    with subprocess.Popen([str(target / "bin" / entry[0]), *command], env=settled, cwd=state) as process:
        try:
            end = time.monotonic() + PATIENCE
            asking = json.loads(here(health))
            while subprocess.run(asking, env=settled, check=False, stderr=subprocess.DEVNULL).returncode:
                assert process.poll() is None
                assert time.monotonic() < end
        finally:
            process.terminate()
        assert process.wait() == 0
    assert (state / "key").stat().st_mode & 0o077 == 0
