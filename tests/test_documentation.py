"""The code in the documents runs as it stands, in the order in which it stands there."""

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
from imperia.folders import cache_home
from imperia.table.config import usual_database
from tests.makefile import targets
from tests.table.rows import put_a_table_into

ROOT = Path(__file__).parents[1]
ABOVE = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
DOCUMENTS = [*ABOVE, *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))]
BLOCK = re.compile(r"^(?:<!-- (?P<file>\S+) -->\n)?```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.M | re.S)
BLOCK_ANYWHERE = re.compile(r"^ *```(?P<kind>\w*)\n(?P<text>.*?)^ *```$", re.M | re.S)  # in a list, too
INDENTED = re.compile(r"^    imperia .*$", re.M)
SERVES = ("serve", "think", "api.md")  # what runs until it is stopped has tests of its own
DEPENDS_ON_THE_MACHINE = ("doctor",)  # and so has this
CLUSTER = "--cluster"  # and this
OPERATORS = "hosting.md"
SAME_COMMANDS = "strength.md"  # as in arena.md, with stronger bots
AS_IT_STANDS = "learning.md"  # tests/play/test_learning.py runs it, not made smaller; tests/training trains
ELSEWHERE = (*SERVES, SAME_COMMANDS, AS_IT_STANDS)
RUN = [document for document in DOCUMENTS if not document.endswith(ELSEWHERE)]

# What is shown to be typed and is not run here, and why.
MACHINE = "it changes the machine that it runs on; tests/test_hosting.py checks the files that it is about"
ENGINE = "it needs a container engine; tests/test_hosting.py checks the files that it is about"
TARGET = "a target of the Makefile, of which a test makes sure that it exists; .ci/run runs most of them"
NOT_RUN = {
    r"make \w+": TARGET,
    r"(apt-get|useradd|cp|mkdir|printf|systemctl|install|echo|curl|runuser) ": MACHINE,
    r"python3 -m venv /opt/imperia|/opt/imperia/bin/pip install imperia": MACHINE,
    r"podman(-compose)? ": ENGINE,
    r"git (clone|tag|push) |cd \.\./": "a step of a release, which is somebody's decision",
    r"(python3 -m venv )?\.\./imperia-tried": "tests/test_wheel.py does the same with a release",
    r"IMPERIA_JIT=0 \.venv/bin/python -m pytest .* --pdb": "a debugger waits for somebody who types",
    r"python -m (benchmarks|tests\.browser)\.": "it measures, or takes pictures, for minutes",
    r"cd web && ": "a server for those who work on the page, which runs until it is stopped",
}
COMMAND = re.compile(r"^ +(?:\w+=\S+ )*(?:[./\w-]+/)?(?P<program>[a-z][\w.-]*)(?: .*)?$")
PROGRAMS = ("cd", "git", "imperia", "make", "node", "npm", "pip", "podman", "python", "python3")

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
    """The files to write, programs and commands of a document, in order."""
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
    """The folder where a reader works, with a saved match and a bot."""
    for name in ("IMPERIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("IMPERIA_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("IMPERIA_CACHE", str(cache_home()))  # otherwise the next line would move it
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    Path("narrow-seas.map").write_text((ROOT / "docs/maps/narrow-seas.map").read_text(encoding="utf-8"))
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
    if document.endswith(OPERATORS):
        put_a_table_into(usual_database(), "p_AbCdEf1234567890", "Ann")  # the examples name her
    names = {"__name__": "__main__"}
    files, others = [], []
    for example in examples(document):
        if example not in others:  # the same command may be shown twice
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


def typed(document):
    """Every line that a reader is told to type, except those that `examples` finds."""
    text = (ROOT / document).read_text(encoding="utf-8")
    shell = [found for found in BLOCK_ANYWHERE.finditer(text) if found["kind"] == "sh"]
    for found in shell:
        yield from (line.strip() for line in found["text"].splitlines())
    for line in BLOCK_ANYWHERE.sub("", text).splitlines():
        found = COMMAND.match(line) if line.startswith("    ") else None
        if found and found["program"] in PROGRAMS and not line.startswith("    imperia "):
            yield line.strip()


def test_what_is_not_run_is_listed_with_its_reason():
    used, unlisted = set(), []
    for document in DOCUMENTS:
        for line in typed(document):
            reasons = [pattern for pattern in NOT_RUN if re.match(pattern, line)]
            used.update(reasons)
            if not reasons:
                unlisted.append(f"{document}: {line}")
    assert unlisted == []
    assert set(NOT_RUN) - used == set()


def test_every_target_that_a_document_names_exists():
    for document in DOCUMENTS:
        named = re.findall(r"(?:`|^ +)make ([\w-]+)", (ROOT / document).read_text(encoding="utf-8"), re.M)
        assert set(named) <= targets(), document


def test_most_documents_have_examples():
    found = {document: len(list(examples(document))) for document in DOCUMENTS}
    for name in ("arena", "arrays", "bots", "command-line", "designers", "players", "researchers"):
        assert found[f"docs/{name}.md"] >= 2, name
    assert found["README.md"] >= 2


def test_every_link_leads_somewhere():
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_outputs_promised_in_the_readme_are_right():
    empire = imperia.game("empire")
    puzzle = empire.position(turn=0, step="city", armies={7: [1]}, cities={9: [1]})
    promised = f"# {[str(action) for action in puzzle.legal(0)]}"
    assert promised in (ROOT / "README.md").read_text(encoding="utf-8")
