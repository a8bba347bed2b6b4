"""A real server with the built page, and a real browser: Playwright drives the machine's own Chromium.

Without Chromium or without a built page these tests are skipped, and the summary says so loudly; `make test`
builds the page and installs Chromium where it may.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import pytest

import imperia
from tests.browser.patience import PATIENCE
from tests.table import serving
from tests.table.serving import free_port

# The first of these is Chromium without windows, which spends no time on drawing them.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, PROGRAMS)), None)
PAGE = Path(imperia.__file__).parent / "table" / "page" / "index.html"
SECRET = "correct horse battery"  # the operator's
missing = [
    reason
    for reason, absent in (
        ("there is no Chromium on this machine", CHROMIUM is None),
        ("the page is not built (make page)", not PAGE.exists()),
    )
    if absent
]


def pytest_collection_modifyitems(items):
    """Put whole games, which take longest, first, so that at the end no worker waits for another."""
    places = [place for place, item in enumerate(items) if Path(__file__).parent in item.path.parents]
    ours = sorted((items[place] for place in places), key=lambda item: item.path.name != "test_whole_game.py")
    for place, item in zip(places, ours, strict=True):
        items[place] = item
        if missing:
            item.add_marker(pytest.mark.skip(reason=f"NOT TRIED IN A BROWSER: {' and '.join(missing)}"))


class Server:
    """`imperia serve` as a process of its own, as people start it."""

    def __init__(self, folder: Path, *program: str, options: Sequence[str] = ()) -> None:
        self.folder = folder
        self.options = options
        self.program = program or ("imperia",)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", *self.program, "serve", "--port", str(self.port), "--no-open"]
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{self.folder / 'tables.sqlite'}", *self.options],
            stdout=log,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.wait()

    def wait(self, seconds: float = 600) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process is not None
            if self.process.poll() is not None:
                break
            try:
                urllib.request.urlopen(f"{self.address}/api/games", timeout=2).read()
                return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        self.kill()
        raise AssertionError("the server did not start:\n" + (self.folder / "server.log").read_text()[-3000:])

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=20)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    secret = folder / "secret"
    secret.touch(mode=0o600)
    secret.write_text(f"{SECRET}\n")
    running = Server(folder, options=("--operator-secret-file", str(secret)))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def restarted_server(tmp_path_factory):
    """A server that a test may stop or kill, if it starts the server again."""
    database = tmp_path_factory.mktemp("restarted") / "tables.sqlite"
    running = serving.Server(f"sqlite:///{database}", page=PAGE.parent)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium():
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"],
        )
        yield browser
        browser.close()


# The settings of an experienced user: steps of others are shown at once, and the guided tours of a first turn
# are done.
USED_TO_IT = {
    "pace": "at-once",
    "tours": dict.fromkeys(("empire", "legends", "founders", "capitals"), True),
}


# Nobody looks at the pages, and drawing them would take a fifth of the time of a match.
UNDRAWN = """{
    const unseen = new CSSStyleSheet();
    unseen.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [unseen];
}"""


@pytest.fixture
def person(chromium):
    """A function that makes people, each with a separate browser (cookies, storage) and a page on which
    nothing may fail."""
    contexts, problems = [], []

    def make(
        address: str,
        *,
        width=1280,
        height=800,
        lang="en",
        settings=USED_TO_IT,
        line_breaks=False,
        refused=False,
        worker=False,
        **more,
    ):
        expected = (BROKEN if line_breaks else ()) + (FORBIDDEN if refused else ())
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "pl": "pl-PL"}[lang],
            base_url=address,
            reduced_motion="reduce",
            service_workers="allow" if worker else "block",  # a worker's answers cannot be intercepted
            **more,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.imperia ??= {json.dumps(json.dumps(settings))}")
        context.add_init_script(UNDRAWN)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(f"error in the page: {error}"))
        page.on("console", lambda line: problems.append(line.text) if is_problem(line, expected) else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert problems == []


# Errors that the browser itself logs when the server cannot be reached or refuses. A test may allow them.
BROKEN = (
    "Failed to load resource: net::ERR_CONNECTION",
    "Failed to load resource: net::ERR_INTERNET_DISCONNECTED",
    "WebSocket connection",
)
SAYS_NO = "Failed to load resource: the server responded with a status of"
FORBIDDEN = tuple(f"{SAYS_NO} {status}" for status in (401, 403, 409))


def is_problem(line, expected: tuple[str, ...]) -> bool:
    return line.type == "error" and not line.text.startswith(expected)
