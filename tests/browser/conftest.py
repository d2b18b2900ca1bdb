"""A real server and a real browser: Debian's Chromium without a window, drawing WebGL in software; and the whole of
it, which takes three times the processor time for a page, where that matters."""

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal
from zlib import crc32

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

from tests.browser.table import Table

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    # Only the temple is drawn as a card would draw it: a page put together that way costs ten times its processor time.
    "--disable-gpu-compositing",
]
PATIENCE = 60_000
"""Milliseconds; a server that has just been installed compiles its geometry first, and a machine may be slow."""
DESK = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def client() -> None:
    """The client as `make` builds it, once even if several processes test."""
    with (Path(tempfile.gettempdir()) / f"digsite-client-{crc32(bytes(ROOT)):x}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(["make", "-s", "src/digsite/server/static/index.html"], cwd=ROOT, check=True)


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own, with a database of its own."""
    with serving(tmp_path_factory.mktemp("browser")) as address:
        yield address


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[str]:
    """The address of a server that keeps its tables in a folder."""
    digsite = str(Path(sys.executable).with_name("digsite"))
    command = [digsite, "serve", "--port", "0", "--unlimited", "--log-level", "error", "--lang", "en"]
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    with subprocess.Popen(
        [*command, "--database-url", database, *options],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    ) as process:
        try:
            assert process.stdout is not None
            yield next(found[0] for line in process.stdout if (found := re.search(r"http://[\w.:]+", line)))
        finally:
            process.terminate()


def chromium(name: str = "chromium") -> str:
    """Where Debian put the browser."""
    found = shutil.which(name)
    assert found, f"apt-get install {name}"
    return found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=chromium("chromium-headless-shell"), args=FLAGS) as browser:
        yield browser


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """The one that people have: it can be installed into, shows notices, and tells a finger from a mouse."""
    with playwright.chromium.launch(executable_path=chromium(), args=FLAGS) as browser:
        yield browser


NOON: dict[str, object] = {"light": "day"}
"""By the clock the light would be another one in every run."""
QUICK: dict[str, object] = {"confirm": False, "speed": 4}
"""Somebody who has settled that nothing is asked twice, and that others' moves are shown fast."""
UNDRAWN = """for (const draw of ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"])
  WebGL2RenderingContext.prototype[draw] = () => {};"""
"""The scene is there and its frames come, but no pixel of it is computed."""


def settle(**settings: object) -> str:
    """What a page runs first: the settings of somebody who has been there before."""
    kept = json.dumps({"state": settings, "version": 0})
    return f'localStorage["digsite-settings"] ??= {json.dumps(kept)}'


Visitor = Callable[..., Page]
Motion = Literal["reduce", "no-preference"]


@pytest.fixture
def visitor(browser: Browser, server: str, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """A new person with a browser of their own; whatever goes wrong in their page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(
        *,
        phone: bool = False,
        language: str = "en-GB",
        theme: str = "light",
        motion: Motion = "reduce",
        quick: bool = False,
        drawn: bool = False,
        whole: bool = False,
        **settings: object,
    ) -> Page:
        """`quick`: somebody who plays fast and needs no second question; `drawn`: whether the temple's pixels matter,
        which take most of the time; `whole`: in the whole browser; `settings`: whatever else they have settled."""
        chosen: Browser = request.getfixturevalue("whole_browser") if whole else browser
        context = chosen.new_context(
            base_url=server,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion=motion,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(settle(**{**NOON, **(QUICK if quick else {}), **settings}))
        if not drawn:
            context.add_init_script(UNDRAWN)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        contexts.append(context)
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def table(visitor: Visitor) -> Table:
    """A person in the lobby."""
    return Table(visitor()).enter("Ada")
