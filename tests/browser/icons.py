"""The icons of the installed page: `python -m tests.browser.icons` draws them from `web/public/icon.svg`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM

FOLDER = Path(__file__).parents[2] / "web" / "public"
WHOLE, SAFE = 100, 66  # per cent of the width; a mask may cut off all but the inner 80 per cent
ICONS = (  # name, size, per cent, whether the background reaches the edge
    ("icon-192.png", 192, WHOLE, False),
    ("icon-512.png", 512, WHOLE, False),
    ("icon-touch-180.png", 180, WHOLE, True),
    ("icon-maskable-512.png", 512, SAFE, True),
)
GROUND = "#1F4E5F"


def main() -> None:
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, size, per_cent, to_the_edge in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if to_the_edge else "transparent"
            style = "body{margin:0;height:100vh;display:grid;place-items:center}"
            style += f"html{{background:{ground}}}svg{{width:{per_cent}%;height:{per_cent}%}}"
            page.set_content(f"<style>{style}</style>{drawing}")
            page.screenshot(path=FOLDER / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
