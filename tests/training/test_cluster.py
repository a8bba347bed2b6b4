"""A training in parts on a real cluster gives the same network as here, whatever is lost meanwhile."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

pytest.importorskip("torch")
pytest.importorskip("ray")

from imperia.cli.main import app
from imperia.crew.cluster import Cluster
from imperia.crew.job import Job
from imperia.crew.messages import BadCluster, ClusterLost
from imperia.kernel import rule
from imperia.training.files import has_a_training
from imperia.training.running import trainer_for
from imperia.training.taking_lessons import learns
from tests.crew.nodes import PATIENT, SMALL, squares_until, two_nodes
from tests.training import plans
from tests.training.getting_stuck import STUCK, learns_or_gets_stuck
from tests.training.plans import small
from tests.training.test_trainer import Stopped, layers_of, stop_after

pytestmark = pytest.mark.skipif(not rule.COMPILED, reason="so many decisions take too long in plain Python")

PLAN = small(parts=3, matches=48, batch=16, updates=4, meet=2, holes=2)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    with two_nodes() as there:
        yield there


@pytest.fixture(scope="module")
def cluster(nodes: Any) -> Iterator[Cluster]:
    with Cluster(nodes.address, patience=PATIENT) as joined:
        yield joined


@pytest.fixture
def command(nodes: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    for name in ("IMPERIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("RAY_ADDRESS", nodes.address)
    monkeypatch.chdir(tmp_path)
    others = {name: value for name, value in plans.SMALL.items() if name != "stretches"}
    Path("plan.json").write_text(json.dumps(others))

    def train(*arguments: object) -> Any:
        words = ["train", "empire", "--out", "run", *map(str, arguments), "--cluster", "auto"]
        return CliRunner().invoke(app, words, prog_name="imperia")

    return train


def test_the_command(command: Callable[..., Any]) -> None:
    """This must be the first test: later ones keep the nodes busy."""
    refused = command("--plan", "plan.json")
    assert refused.exit_code == 2
    assert "give it more with --parts" in refused.stderr
    assert not Path("run").exists()
    done = command("--plan", "plan.json", "--parts", 2, "--stretches", 1)
    assert done.exit_code == 0, done.output
    assert "The cluster auto has 2 nodes, 2 cores." in done.stderr
    assert "Stretch 1 of 1" in done.stderr
    longer = command("--resume", "--stretches", 2, "--lang", "pl")
    assert longer.exit_code == 0, longer.output
    assert "Odcinek 2 z 2" in longer.stderr
    for stretches in (1, 2):
        here = trainer_for(small(parts=2, stretches=stretches), Path("here"), "cpu", resume=stretches > 1)
        here.run()
    there = trainer_for(small(parts=2, stretches=2), Path("run"), "cpu", resume=True)
    assert layers_of(there) == layers_of(here)


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The network that comes out of the same training in this process alone."""
    trainer = trainer_for(PLAN, tmp_path_factory.mktemp("here"), "cpu")
    trainer.run()
    return layers_of(trainer)


class WhereSomeGetStuck:
    """The cluster, with some nodes on which a lesson never ends."""

    elsewhere = True

    def __init__(self, cluster: Cluster, stuck: Path) -> None:
        self._cluster, self._stuck = cluster, stuck

    def do(self, job: Job[Any, Any], tasks: Iterable[Any]) -> Generator[Any, None, None]:
        if job.begin is learns:
            arguments = self._stuck, *job.arguments
            job = replace(job, begin=learns_or_gets_stuck, arguments=arguments)
        return self._cluster.do(job, tasks)


def test_a_node_is_lost_in_the_middle_of_a_lesson(
    nodes: Any, cluster: Cluster, here: dict[str, bytes], tmp_path: Path
) -> None:
    stuck = tmp_path / "stuck"
    heard: list[Any] = []
    cluster.tell = heard.append
    third = nodes.add_node(**SMALL, env_vars={STUCK: "yes"})

    def lose_it() -> None:
        while not stuck.exists():
            time.sleep(0.05)
        nodes.remove_node(third, allow_graceful=False)

    losing = threading.Thread(target=lose_it)
    losing.start()
    trainer = trainer_for(PLAN, tmp_path / "run", "cpu", crew=WhereSomeGetStuck(cluster, stuck))
    trainer.run()
    losing.join()
    assert layers_of(trainer) == here
    squares_until(cluster, lambda: any("is lost; others play its games" in str(news) for news in heard))


def test_what_was_begun_there_goes_on_here_and_the_other_way_round(
    cluster: Cluster, here: dict[str, bytes], tmp_path: Path
) -> None:
    for first, second in ((cluster, None), (None, cluster)):
        folder = tmp_path / ("there" if first else "here")
        begun = trainer_for(PLAN, folder, "cpu", crew=first)
        with pytest.raises(Stopped):
            begun.run(on_stretch=stop_after(2))
        longer = trainer_for(PLAN, folder, "cpu", resume=True, crew=second)
        longer.run()
        assert layers_of(longer) == here
        assert [row["stretch"] for row in longer.holes] == [2, 3]


def test_where_no_node_has_a_gpu_it_says_so(cluster: Cluster, tmp_path: Path) -> None:
    with pytest.raises(BadCluster, match="no node of the cluster has a GPU"):
        trainer_for(PLAN, tmp_path, "cuda", crew=cluster).run()


def test_when_the_head_is_lost_whole_stretches_are_kept(
    nodes: Any, cluster: Cluster, here: dict[str, bytes], tmp_path: Path
) -> None:
    """This must be the last test: after it there is no cluster."""

    def lose_the_head(row: dict[str, Any]) -> None:
        for process in nodes.head_node.all_processes["gcs_server"]:
            process.process.kill()

    with pytest.raises(ClusterLost):
        trainer_for(PLAN, tmp_path, "cpu", crew=cluster).run(on_stretch=lose_the_head)
    assert has_a_training(tmp_path)
    later = trainer_for(PLAN, tmp_path, "cpu", resume=True)
    later.run()
    assert layers_of(later) == here
