"""The wheel is all that is needed to play: installed into an environment that has nothing except what it
requires, without Node and away from the sources, it serves the page and a whole match."""

import os
import re
import subprocess
import sys
import zipfile
from importlib.metadata import distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.table.client import BOT, ME, Somebody, play_to_the_end

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PAGE = SOURCES / "imperia" / "table" / "page"
RECIPE = re.compile(r"^wheel:.*\n\t\$\(BIN\)/pip (?P<arguments>.*) dist \.$", re.M)

pytestmark = pytest.mark.skipif(
    not (PAGE / "index.html").exists(), reason="THE WHEEL IS NOT TRIED: the page is not built (make page)"
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel as `make wheel` builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    recipe = RECIPE.search((ROOT / "Makefile").read_text(encoding="utf-8"))
    pip(*recipe["arguments"].split(), folder, "--no-index", ROOT)
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def environment(wheel, tmp_path_factory):
    """A new environment with nothing but the wheel and what it requires."""
    folder = tmp_path_factory.mktemp("installed") / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    pip("--python", folder, "install", "-q", "--no-deps", "--no-index", "--no-compile", wheel)
    (packages,) = folder.glob("lib/python*/site-packages")
    (installed,) = distributions(path=[str(packages)])
    for name in asked_for_by(installed):
        lend(name, packages)
    return folder


def pip(*arguments):
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def asked_for_by(package, extras=frozenset()):
    """The names of the packages that a package requires, and of those that these require in turn."""
    found, waiting = set(), [(package, extras)]
    while waiting:
        package, extras = waiting.pop()
        for line in package.requires or ():
            needed = Requirement(line)
            wanted = (needed.name, frozenset(needed.extras))
            if wanted not in found and is_needed_here(needed, extras):
                found.add(wanted)
                waiting.append((distribution(needed.name), wanted[1]))
    return {name for name, _ in found}


def is_needed_here(needed, extras):
    return needed.marker is None or any(needed.marker.evaluate({"extra": each}) for each in (*extras, ""))


def lend(name, packages):
    """Make a package available that is installed where the tests run, without copying it."""
    lent = distribution(name)
    for top in {file.parts[0] for file in lent.files} - {"..", "__pycache__"}:
        if not (packages / top).exists():
            (packages / top).symlink_to(lent.locate_file(top))


def surroundings(environment):
    """The variables that a shell gives to programs of this environment, with no way to the sources."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV_"))}
    return {**kept, "PATH": str(environment / "bin"), "PYTHONUNBUFFERED": "1", "IMPERIA_LANG": "en"}


class Installed:
    """`imperia serve` of the wheel, in a folder of its own."""

    def __init__(self, environment, folder):
        serve = ["serve", "--no-open", "--port", "0", "--database", "sqlite:///tables.db"]
        self.process = subprocess.Popen(
            [environment / "bin" / "imperia", *serve],
            cwd=folder,
            env=surroundings(environment),
            stdout=subprocess.PIPE,
            text=True,
        )
        self.http = re.search(r"http://[\d.:]+", self.process.stdout.readline())[0]
        self.ws = self.http.replace("http", "ws")

    def stop(self):
        self.process.terminate()
        self.process.communicate()


@pytest.fixture(scope="module")
def server(environment, tmp_path_factory):
    running = Installed(environment, tmp_path_factory.mktemp("away"))
    yield running
    running.stop()


def test_everything_of_the_package_is_inside_and_nothing_else(wheel):
    with zipfile.ZipFile(wheel) as opened:
        inside = {name: opened.read(name) for name in opened.namelist() if ".dist-info/" not in name}
    ours = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "imperia"]
    listed = subprocess.run(ours, cwd=SOURCES, capture_output=True, text=True, check=True).stdout
    files = [SOURCES / name for name in listed.split("\0") if name] + list(PAGE.rglob("*"))
    wanted = {file.relative_to(SOURCES).as_posix(): file.read_bytes() for file in files if file.is_file()}
    assert sorted(inside) == sorted(wanted)
    assert [name for name in wanted if inside[name] != wanted[name]] == []


def test_what_runs_is_what_was_installed(environment, tmp_path):
    asked = [environment / "bin" / "python", "-c", "import imperia; print(imperia.__file__)"]
    shown = subprocess.run(
        asked, cwd=tmp_path, env=surroundings(environment), capture_output=True, text=True, check=True
    )
    assert Path(shown.stdout.strip()).is_relative_to(environment)


def test_the_page_opens_with_all_its_files(server):
    visitor = Somebody(server, None)
    index = visitor.ask("GET", "/")
    assert index.status_code == 200
    named = re.findall(r'(?:src|href)="(/[^"]+)"', index.text)
    assert any(name.endswith(".js") for name in named)
    assert [name for name in named if visitor.ask("GET", name).status_code != 200] == []


def test_a_whole_match_is_played(server):
    ann = Somebody(server)
    table = ann.open(ME, BOT, BOT)
    with ann.live(table) as live:
        view = play_to_the_end(live)
    assert view["over"]
    assert len(view["scores"]) == 3
