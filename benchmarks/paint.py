"""How long people wait in a browser: `python -m benchmarks.paint`, with Chromium and a built page. `home` and
`capitals` choose parts of it.

For `home`, the server is warm, and the browser has never been there: each visit has a fresh profile. The
figures are the first contentful paint, the largest one, and the moment when "play now" is on the screen.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks.paint_capitals import capitals
from benchmarks.table_running import Figure, running_server

VISITS = 5
WIDTH, HEIGHT = 1280, 800

# Before any script of the page: wait for the button, then for the frame that shows it.
WATCH = """
window.painted = new Promise(done => {
    let largest = 0;
    new PerformanceObserver(list => list.getEntries().forEach(entry => (largest = entry.startTime)))
        .observe({type: 'largest-contentful-paint', buffered: true});
    const look = () => {
        if (!document.querySelector('[data-testid=play-now]')) return requestAnimationFrame(look);
        requestAnimationFrame(() => {
            const button = performance.now();
            setTimeout(() => done({
                first: performance.getEntriesByName('first-contentful-paint')[0].startTime, button, largest,
            }), 1500);
        });
    };
    look();
});
"""


def visit(browser: Browser, address: str) -> dict[str, Any]:
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, base_url=address)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto("/")
    painted: dict[str, Any] = page.evaluate("window.painted")
    context.close()
    return painted


def home(browser: Browser, folder: str) -> list[Figure]:
    with running_server(folder) as server:
        address = f"http://127.0.0.1:{server.port}"
        visit(browser, address)  # draws the pictures of the games, which is done once
        visits = [visit(browser, address) for _ in range(VISITS)]
    found: list[Figure] = []
    for what, name, goal in (
        ("first paint", "first", ""),
        ("play now", "button", "1 000 ms"),
        ("largest paint", "largest", ""),
    ):
        values = [one[name] for one in visits]
        found.append((f"home, {what}", f"median {median(values):.0f}, longest {max(values):.0f} ms", goal))
    return found


PARTS: dict[str, Callable[[Browser, str], list[Figure]]] = {"home": home, "capitals": capitals}


def main() -> None:
    wanted = sys.argv[1:] or [*PARTS]
    if unknown := [name for name in wanted if name not in PARTS]:
        raise SystemExit(f"There is no part {unknown[0]!r}; there are {', '.join(PARTS)}.")
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("There is no Chromium on this machine, so nothing can be measured.")
    table = Table("what", "measured", "goal")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name in wanted:
            with tempfile.TemporaryDirectory() as folder:
                for figure in PARTS[name](browser, folder):
                    table.add_row(*figure)
        browser.close()
    Console().print(table)


if __name__ == "__main__":
    main()
