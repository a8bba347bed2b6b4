"""What a release relies on: the version is in one place, and the workflow of the public host calls only what
there is."""

import re
import subprocess
from pathlib import Path

import pytest
import yaml

import imperia
from tests.makefile import targets

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def workflow():
    return yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))


def steps(workflow):
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def test_what_a_public_host_runs_is_there(workflow):
    commands = [step["run"] for step in steps(workflow) if "run" in step]
    made = [word for command in commands for word in re.findall(r"\bmake (\S+)", command)]
    assert set(made) == {"page", "wheel", "docs"}
    assert set(made) <= targets()
    assert ".ci/run" in commands
    assert (ROOT / ".ci/run").stat().st_mode & 0o111


def test_a_public_host_keeps_what_is_built_and_may_change_nothing(workflow):
    assert workflow["permissions"] == {"contents": "read"}
    kept = {step["with"]["name"]: step["with"]["path"] for step in steps(workflow) if "upload" in str(step)}
    assert sorted(kept) == ["docs", "page", "wheel"]
    for path in kept.values():  # what is built is never committed
        inside = f"{path.split('*')[0].rstrip('/')}/any"
        ignored = subprocess.run(["git", "check-ignore", "-q", inside], cwd=ROOT)
        assert ignored.returncode == 0, path


def test_the_newest_heading_of_the_changelog_is_this_version():
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"^## (\S+)", changelog, re.M)[1] == imperia.__version__
