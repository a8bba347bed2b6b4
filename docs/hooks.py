"""How documents that are read on a code host become pages of the site.

Some of them lie above `docs/`, because a code host looks for them there, and links lead to sources. Here
they become pages like the others, a link to a file that the site does not have becomes the words that it was
on, and one that is on the name of a document is on its title.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
ABOVE = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
ICON = "web/public/icon.svg"
TITLE = re.compile(r"^# (.+)$", re.M)
ROW = re.compile(r"^\|.*\|$", re.M)
CODE = re.compile(r"`[^`]+`")
LINK = re.compile(r"(?<!!)\[(?P<words>[^\]]*)\]\((?P<target>[^)\s]+)\)")


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    for name in ABOVE:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    files.append(File.generated(config, "pictures/icon.svg", abs_src_path=str(ROOT / ICON)))
    return files


def on_page_markdown(markdown: str, *, page: Page, files: Files, **_: Any) -> str:
    if page.is_homepage:
        page.meta["hide"] = ["navigation", "toc"]  # its doors are all that it leads to
    folder = "" if page.file.src_uri in ABOVE else "docs"

    def relinked(found: re.Match[str]) -> str:
        place = _in_the_site(found["target"], folder)
        if place is None:
            return found[0]
        (path, anchor), words = place, found["words"]
        file = files.get_file_from_path(path)
        if file is None and _is_in_the_repository(path):
            return words
        if file is not None and words.endswith(".md") and (title := TITLE.search(file.content_string)):
            words = title[1]
        return f"[{words}]({path}{anchor})"

    return LINK.sub(relinked, ROW.sub(_with_plain_bars, markdown))


def _with_plain_bars(row: re.Match[str]) -> str:
    """A code host wants bars in the code of a table escaped; Python's Markdown shows the escapes."""
    return CODE.sub(lambda code: code[0].replace("\\|", "|"), row[0])


def _in_the_site(target: str, folder: str) -> tuple[str, str] | None:
    """Where a link of a document leads, as a path in the site; None if it needs no change."""
    parts = urlsplit(target)
    if parts.scheme or parts.netloc or not parts.path:
        return None
    path = posixpath.normpath(posixpath.join(folder, parts.path))
    return (path.removeprefix("docs/"), f"#{parts.fragment}" if parts.fragment else "")


def _is_in_the_repository(path: str) -> bool:
    return any((ROOT / folder / path).exists() for folder in ("", "docs"))
