"""The views of all games as TypeScript interfaces: python -m imperia.games.typescript web/src/games

Written by `make page` into `shown.ts` of each game that has a folder there, and never committed: what the
page expects of a view cannot differ from what the rules write without svelte-check saying so.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from imperia.games import GAMES

HEAD = "/** What a seat is shown, as the rules write it. Made by `make page` from view.py: do not edit. */"


def write_interfaces(folder: Path) -> None:
    for game in GAMES:
        if (folder / game).is_dir():
            view = import_module(f"imperia.games.{game}.view").VIEW
            (folder / game / "shown.ts").write_text(f"{HEAD}\n\n{view.typescript()}\n", encoding="utf-8")


if __name__ == "__main__":
    write_interfaces(Path(sys.argv[1]))
