"""What the documents show runs as it stands, in the order in which it stands there."""

import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner

import imperia
from imperia.cli.main import app
from imperia.kernel.cache import cache_home

ROOT = Path(__file__).parents[1]
DOCUMENTS = ["README.md", *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))]
BLOCK = re.compile(r"^(?:<!-- (?P<file>\S+) -->\n)?```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.M | re.S)
INDENTED = re.compile(r"^    imperia .*$", re.M)
SERVES = ("serve", "think", "api.md")  # what runs until it is stopped has tests of its own
DEPENDS_ON_THE_MACHINE = ("doctor",)  # and so has this
CLUSTER = "--cluster"  # and this
SAME_COMMANDS = "strength.md"  # as in arena.md, with stronger bots
RUN = [document for document in DOCUMENTS if not document.endswith((*SERVES, SAME_COMMANDS))]

# Examples are shown at the size at which they are useful; here they are only to run.
FEW = 2
SMALLER = [
    (re.compile(r"--games (\d+)"), lambda found: f"--games {min(int(found[1]), FEW)}"),
    (re.compile(r"search:[\d.]+(?:ms|s)?"), lambda found: "search:10"),
    (re.compile(r"\b(?:skilled|expert|master)\b"), lambda found: "casual"),
    (re.compile(r"games=(\d+)"), lambda found: f"games={min(int(found[1]), FEW)}"),
    (re.compile(r"^imperia arena (?!.*--workers).*"), lambda found: f"{found[0]} --workers 1"),
    (re.compile(r"^imperia balance (?!.*--games).*"), lambda found: f"{found[0]} --games {FEW}"),
]


@dataclass
class Example:
    command: str
    shown: str


def smaller(text: str) -> str:
    for pattern, less in SMALLER:
        text = pattern.sub(less, text)
    return text


def examples(document: str):
    """Files to write, programs and commands, in order."""
    text = (ROOT / document).read_text(encoding="utf-8")
    for found in sorted([*BLOCK.finditer(text), *INDENTED.finditer(text)], key=lambda found: found.start()):
        if found.re is INDENTED:
            yield Example(found[0].strip(), "")
        elif found["file"]:
            yield found["file"], found["text"]
        elif found["kind"] == "python":
            yield found["text"]
        elif found["text"].startswith("$ "):
            for shown in re.split(r"^\$ ", found["text"], flags=re.M)[1:]:
                command, _, output = shown.partition("\n")
                yield Example(command, output)
        elif found["text"].startswith(("imperia ", "python ")) and not found["text"].startswith(
            ("imperia map 1", "imperia tiles 1")
        ):
            for line in found["text"].splitlines():
                yield Example(line, "")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Where a reader works: with a saved match, and a bot."""
    for name in ("IMPERIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("IMPERIA_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("IMPERIA_CACHE", str(cache_home()))  # which the next line would move
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    match = imperia.game("empire").start(players=3, seed=1)
    for name in ("my-match.json", "match.json", "ann.json"):
        Path(name).write_text(match.save())
    while match.step < 45:
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    Path("match.json").write_text(match.save())
    Path("mine.py").write_text(
        "class Mine:\n    def choose(self, view):\n        return view['legal'][0]['code']\n"
    )
    return tmp_path


@pytest.mark.parametrize("document", RUN)
def test_every_example_runs(document, folder):
    names = {"__name__": "__main__"}
    files, others = [], []
    for example in examples(document):
        if example not in others:  # a command may be shown again
            (files if isinstance(example, tuple) else others).append(example)
    for name, text in files:  # some are shown after they are used
        Path(name).write_text(smaller(text), encoding="utf-8")
    for example in others:
        if isinstance(example, str):
            exec(compile(smaller(example), document, "exec"), names)
        else:
            run(example)


def run(example):
    program, *arguments = shlex.split(smaller(example.command).replace("~/", "./"), comments=True)
    if program == "python":
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        return
    assert program == "imperia"
    if arguments[0] in (*SERVES, *DEPENDS_ON_THE_MACHINE) or "^C" in example.shown or CLUSTER in arguments:
        return
    result = CliRunner().invoke(app, arguments, input="q\n", prog_name="imperia")
    refused = example.shown.startswith("imperia: ")
    assert result.exit_code == (2 if refused else 0), f"{example.command}: {result.output}"
    if refused:
        assert result.stderr.splitlines() == example.shown.splitlines()


def test_most_documents_have_examples():
    found = {document: len(list(examples(document))) for document in DOCUMENTS}
    for document in ("README.md", "docs/arena.md", "docs/arrays.md", "docs/bots.md", "docs/command-line.md"):
        assert found[document] >= 2, document


def test_every_link_leads_somewhere():
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_outputs_promised_in_the_readme_are_right():
    empire = imperia.game("empire")
    puzzle = empire.position(turn=0, step="city", armies={7: [1]}, cities={9: [1]})
    promised = f"# {[str(action) for action in puzzle.legal(0)]}"
    assert promised in (ROOT / "README.md").read_text(encoding="utf-8")
