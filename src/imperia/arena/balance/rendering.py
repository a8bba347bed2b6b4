"""Pages that hold everything they need: figures in sections, and at the end how they came about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jinja2

TEMPLATES = Path(__file__).parent / "templates"


@dataclass(frozen=True)
class Tile:
    value: str
    name: str
    note: str


@dataclass(frozen=True)
class Made:
    """How the page was made, so that somebody else can make it again."""

    heading: str
    command: str
    lines: Sequence[str]


def rendered(more: Path | None = None, **facts: Any) -> str:
    """The page with these facts. A folder with `more` has a style, `more.css`, and macros for more kinds of
    parts, `more.html`."""
    folders = [TEMPLATES] if more is None else [TEMPLATES, more]
    templates = jinja2.Environment(
        loader=jinja2.FileSystemLoader(folders),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    macros, styles = "parts.html", [TEMPLATES / "page.css"]
    if more is not None:
        macros, styles = "more.html", [*styles, more / "more.css"]
    style = "\n".join(path.read_text(encoding="utf-8").strip() for path in styles)
    return templates.get_template("page.html").render(macros=macros, style=style, **facts)
