"""`imperia train` as a user types it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from imperia.cli.commands.train import has_no_gpu, search_in_words
from imperia.cli.main import app
from imperia.cli.speech import Speech
from imperia.kernel import rule
from imperia.training.files import CHECKPOINT, PLAN, WEIGHTS, has_a_training
from imperia.training.plan import Plan, read_plan, write_plan
from tests.training.plans import SMALL, small

Train = Callable[..., Result]


@pytest.fixture
def train(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Train:
    for name in ("IMPERIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    given = {name: value for name, value in SMALL.items() if name not in ("players", "stretches")}
    Path("plan.json").write_text(json.dumps(given))

    def train(*arguments: object, game: str = "empire") -> Result:
        words = ["train", game, "--out", "run", *map(str, arguments)]
        return CliRunner().invoke(app, words, prog_name="imperia")

    return train


def refused(result: Result) -> str:
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("imperia: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


@pytest.fixture
def without_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)


@pytest.mark.usefixtures("without_torch")
def test_without_pytorch_it_says_how_to_get_it(train: Train) -> None:
    assert "pip install imperia[train]" in refused(train())
    assert not Path("run").exists()


@pytest.mark.usefixtures("without_torch")
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--stretches", 0], "--stretches is a whole number from 1 to 1000000, not 0"),
        (["--parts", 0], "--parts is a whole number from 1 to 1024, not 0"),
        (["--plan", "plan.json", "--parts", 3], "matches (32) are a multiple of parts (3)"),
        (["--cluster", "somewhere"], "is no address of a cluster"),
        (["--players", "two"], "--players takes numbers"),
        (["--plan", "nothing.json"], "nothing.json cannot be read"),
        (["-o", "map"], "needs a value"),
        (["--resume"], "no training in run to go on with"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_done(
    train: Train, arguments: list[object], told: str
) -> None:
    assert told in refused(train(*arguments))
    assert not Path("run").exists()


@pytest.mark.usefixtures("without_torch")
def test_a_cluster_is_for_parts(train: Train) -> None:
    pytest.importorskip("ray")
    assert "give it more with --parts" in refused(train("--cluster", "auto"))
    assert "pip install imperia[train]" in refused(train("--cluster", "auto", "--parts", 2))


@pytest.mark.usefixtures("without_torch")
def test_a_training_is_never_overwritten(train: Train) -> None:
    Path("run").mkdir()
    write_plan(small(), Path("run") / PLAN)
    (Path("run") / CHECKPOINT).write_bytes(b"dear")
    assert "--resume goes on with it" in refused(train("--stretches", 2))
    assert "--players, --from cannot be given" in refused(
        train("--resume", "--players", 2, "--from", "x.npz")
    )
    assert "--parts cannot be given" in refused(train("--resume", "--parts", 2))
    assert "is for" in refused(train("--resume", game="legends"))
    assert (Path("run") / CHECKPOINT).read_bytes() == b"dear"
    Path("file").write_text("")
    assert "is a file, not a folder" in refused(train("--out", "file"))


@pytest.mark.skipif(not rule.COMPILED, reason="whole games take too long in plain Python")
@pytest.mark.usefixtures("one_thread")
def test_a_training_from_its_first_stretch_to_a_longer_one(train: Train) -> None:
    pytest.importorskip("torch")
    short = train("--plan", "plan.json", "--players", "2", "--stretches", 1, "--device", "cpu")
    assert short.exit_code == 0, short.output
    assert "Stretch 1 of 1" in short.stderr
    assert "run/empire.npz" in short.stdout.replace("\\", "/")
    assert has_a_training(Path("run"))
    longer = train("--resume", "--stretches", 2, "--holes", 2, "--device", "cpu", "--lang", "pl")
    assert longer.exit_code == 0, longer.output
    assert "Odcinek 2 z 2" in longer.stderr
    assert "Odcinek 1" not in longer.stderr
    assert "Luki po odcinku 2" in longer.stderr
    assert read_plan(Path("run") / PLAN).holes == 2
    report = (Path("run") / "report.html").read_text()
    assert '<html lang="pl">' in report
    bots = "policy:run/empire.npz,policy:run/empire-hole.npz"
    duel = ["arena", "empire", "--bots", bots, "--games", "2", "--workers", "1"]
    assert CliRunner().invoke(app, duel, prog_name="imperia").exit_code == 0


@pytest.mark.skipif(not rule.COMPILED, reason="whole games take too long in plain Python")
@pytest.mark.usefixtures("one_thread")
def test_a_training_against_bots_that_are_imitated(train: Train) -> None:
    pytest.importorskip("torch")
    for bot in ("grandmaster", ""):
        unknown = train("--plan", "plan.json", "--rivals", bot, "--device", "cpu")
        assert f"there is no bot '{bot}'" in refused(unknown)
    assert not Path("run").exists()
    Path("few.json").write_text(json.dumps({**json.loads(Path("plan.json").read_text()), "rival_games": 20}))
    done = train("--plan", "few.json", "--rivals", "greedy, random", "--stretches", 4, "--device", "cpu")
    assert done.exit_code == 0, done.output
    for bot in ("greedy", "random"):
        assert f"A network imitates {bot}" in done.stderr
    assert read_plan(Path("run") / PLAN).rivals == ("greedy", "random")
    assert "--rivals cannot be given" in refused(train("--resume", "--rivals", "greedy"))


def test_without_a_gpu_it_is_planned_for_a_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_no_gpu("cpu")
    assert not has_no_gpu("cuda")
    there = SimpleNamespace(cuda=SimpleNamespace(is_available=lambda: True))
    monkeypatch.setitem(sys.modules, "torch", there)
    assert not has_no_gpu(None)
    monkeypatch.setattr(there.cuda, "is_available", lambda: False)
    assert has_no_gpu(None)
    monkeypatch.setitem(sys.modules, "torch", None)
    assert not has_no_gpu(None)  # a missing PyTorch is reported later


@pytest.mark.parametrize(
    ("wishes", "seconds", "said"),
    [
        ({"hole_updates": 100}, 12.4, "Searching for holes, 3 of 100 updates"),
        ({"hole_seconds": 600.0}, 12.4, "Searching for holes, 12 of 600 s"),
        ({"hole_seconds": 600.0}, 601.0, "Searching for holes, 600 of 600 s"),
    ],
)
def test_a_search_for_holes_says_how_far_it_is(wishes: dict[str, Any], seconds: float, said: str) -> None:
    pytest.importorskip("torch")
    from imperia.training.trainer import Progress

    progress = Progress(stretch=5, update=3, seconds=800.0, searching=seconds)
    assert search_in_words(progress, Plan(game="empire", **wishes), Speech("en")) == said


@pytest.mark.skipif(not rule.COMPILED, reason="whole games take too long in plain Python")
@pytest.mark.usefixtures("one_thread")
@pytest.mark.parametrize("file", ["empire.npz", WEIGHTS])
def test_a_training_that_begins_with_a_network_has_its_settings(train: Train, file: str) -> None:
    pytest.importorskip("torch")
    first = train("--plan", "plan.json", "--players", "2,3", "--stretches", 1, "--device", "cpu")
    assert first.exit_code == 0, first.output
    others = ("players", "settings", "seed", "width", "blocks")
    begun = read_plan(Path("run") / PLAN)
    plan = {name: value for name, value in SMALL.items() if name not in others}
    Path("search.json").write_text(json.dumps({**plan, "stretches": 1, "holes": 1, "only_shares": True}))
    search = train("--plan", "search.json", "--from", f"run/{file}", "--device", "cpu", "--out", "search")
    assert search.exit_code == 0, search.output
    assert "Holes after stretch 1" in search.stderr
    searched = read_plan(Path("search") / PLAN)
    assert [getattr(searched, name) for name in others] == [getattr(begun, name) for name in others]
    Path("legends.json").write_text(json.dumps({**plan, "game": "legends", "only_shares": True}))
    others_game = train("--plan", "legends.json", "--from", f"run/{file}", "--out", "other", game="legends")
    assert "are for" in refused(others_game)
