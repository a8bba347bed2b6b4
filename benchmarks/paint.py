"""How soon a newcomer sees the home page: `python -m benchmarks.paint`, with Chromium and a built page.

The server is warm, and the browser has never been here: each visit is a fresh profile. Printed are the first
contentful paint, the largest one, and the moment when "play now" is on the screen.
"""

from __future__ import annotations

import shutil
import tempfile
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks.table_running import running_server

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


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("There is no Chromium on this machine, so nothing can be measured.")
    with tempfile.TemporaryDirectory() as folder, running_server(folder) as server:
        address = f"http://127.0.0.1:{server.port}"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            visit(browser, address)  # the pictures of the games are drawn once
            visits = [visit(browser, address) for _ in range(VISITS)]
            browser.close()
    table = Table("home, nothing kept, milliseconds", "median", "slowest")
    for what, name in (("first paint", "first"), ("play now", "button"), ("largest paint", "largest")):
        values = [one[name] for one in visits]
        table.add_row(what, f"{median(values):.0f}", f"{max(values):.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
