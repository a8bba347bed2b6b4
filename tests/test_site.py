"""`make docs` builds the documents into a site without a warning; what the site links to exists, on the site
and on a code host, nothing is loaded from anywhere else, and what programs may use is explained."""

import inspect
import os
import re
import shlex
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
import yaml
from pymdownx.slugs import slugify

import imperia
from imperia import play

ROOT = Path(__file__).parents[1]
RECIPE = re.compile(r"^docs:.*\n\t(?P<settings>(?:\w+=\S+ )*)\$\(BIN\)/(?P<command>mkdocs .*)$", re.M)
ABOVE = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
LOADING = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src"}
HEADING = re.compile(r"^#+ (?P<text>.+)$", re.M)
CODE = re.compile(r"^```.*?^```$", re.M | re.S)
LINK = re.compile(r"\]\((?P<path>[^)#\s:]*)(?:#(?P<anchor>[^)\s]+))?\)")
slug_of = slugify(case="lower")


class Read(HTMLParser):
    """What a page of the site has to jump to, links to and loads."""

    def __init__(self, text):
        super().__init__()
        self.anchors, self.links, self.loaded = set(), [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        self.anchors.update(found[name] for name in ("id", "name") if found.get(name))
        if tag == "a" and found.get("href"):
            self.links.append(found["href"])
        if tag in LOADING and found.get(LOADING[tag]):
            self.loaded.append(found[LOADING[tag]])


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The site as `make docs` builds it, in another folder."""
    folder = tmp_path_factory.mktemp("site")
    recipe = RECIPE.search((ROOT / "Makefile").read_text(encoding="utf-8"))
    settings = dict(setting.split("=") for setting in recipe["settings"].split())
    command = [sys.executable, "-m", *shlex.split(recipe["command"]), "--site-dir", folder]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | settings, capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    return folder


@pytest.fixture(scope="module")
def pages(built):
    return {path: Read(path.read_text(encoding="utf-8")) for path in built.rglob("*.html")}


def test_every_document_is_a_page(built):
    documents = [path.name for path in (ROOT / "docs").glob("*.md")] + list(ABOVE)
    assert [name for name in documents if not (built / name).with_suffix(".html").exists()] == []


def test_every_link_and_every_anchor_of_the_site_leads_somewhere(built, pages):
    broken = []
    for page, read in pages.items():
        for link in [*read.links, *read.loaded]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            base = built if parts.path.startswith("/") else page.parent
            target = (base / unquote(parts.path).lstrip("/")).resolve() if parts.path else page
            target = target / "index.html" if target.is_dir() else target
            anchors = pages[target].anchors if target in pages else ()
            if not target.exists() or (parts.fragment and unquote(parts.fragment) not in anchors):
                broken.append((page.name, link))
    assert broken == []


def test_every_anchor_leads_somewhere_on_a_code_host():
    broken = []
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        for found in LINK.finditer(CODE.sub("", document.read_text(encoding="utf-8"))):
            target = document.parent / found["path"] if found["path"] else document
            if found["anchor"] and found["anchor"] not in headings_of(target):
                broken.append((document.name, found[0]))
    assert broken == []


def headings_of(document):
    text = CODE.sub("", document.read_text(encoding="utf-8"))
    return {slug_of(found["text"].replace("`", ""), "-") for found in HEADING.finditer(text)}


def test_nothing_is_loaded_from_elsewhere(built, pages):
    outside = [link for read in pages.values() for link in read.loaded if urlsplit(link).netloc]
    for style in built.rglob("*.css"):
        urls = re.findall(r"url\(['\"]?([^)'\"]+)", style.read_text(encoding="utf-8"))
        outside += [url for url in urls if urlsplit(url).netloc]
    assert outside == []


def test_each_door_of_the_first_page_is_the_first_page_of_a_part():
    nav = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Loader=yaml.BaseLoader)["nav"]
    parts = [next(iter(part.values())) for part in nav[1:]]
    first = [next(iter(pages[0].values())) for pages in parts]
    doors = re.findall(r"^- \*\*\[.*\]\((.*?)\)", (ROOT / "docs/index.md").read_text(encoding="utf-8"), re.M)
    assert doors == first
    assert len(doors) == 6


def test_all_that_a_program_may_import_is_explained(pages):
    (read,) = (read for page, read in pages.items() if page.name == "api-python.html")
    explained = {anchor.rpartition(".")[2] for anchor in read.anchors if anchor.startswith("imperia.")}
    text = (ROOT / "docs/api-python.md").read_text(encoding="utf-8")
    missing = [
        name for name in imperia.__all__ if name not in explained and f"`imperia.{name}()`" not in text
    ]
    assert missing == []


def public_members():
    for owner in [*(getattr(imperia, name) for name in imperia.__all__), *map(vars(play).get, play.__all__)]:
        yield owner.__qualname__, owner
        for name, member in inspect.getmembers(owner) if inspect.isclass(owner) else ():
            home = next((cls for cls in owner.__mro__ if name in vars(cls)), object)
            is_ours = home.__module__.startswith("imperia.")
            if is_ours and not name.startswith("_") and (callable(member) or isinstance(member, property)):
                yield f"{owner.__qualname__}.{name}", member


def test_every_part_of_it_says_what_it_is():
    assert sorted({name for name, member in public_members() if not inspect.getdoc(member)}) == []
