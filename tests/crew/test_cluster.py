"""A real cluster of several nodes gives the same bytes as one machine, whatever is lost meanwhile."""

import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import imperia
from imperia.arena import Simulation, Tournament, balance, run, write_games
from imperia.crew.cluster import Cluster
from imperia.crew.here import WorkerLost
from imperia.crew.messages import BadCluster, ClusterLost, Staff
from imperia.errors import ImperiaError
from imperia.games import definition
from imperia.kernel.gpu import NoGpu

from . import work
from .nodes import PATIENT, SMALL, job, squares_until, two_nodes

BOARDS = Path(imperia.__file__).parent / "games" / "empire" / "boards"
MOST_MADE = 10  # for the games that are begun, and for checking whether a bot can be made
BOT = """
import os, time, uuid

class Last:
    def __init__(self):
        if os.getpid() != {pid} and os.path.exists({few!r}):
            open(os.path.join({few!r}, uuid.uuid4().hex), "w").close()
            while os.path.exists({few!r}) and len(os.listdir({few!r})) > {most}:
                time.sleep(0.05)

    def choose(self, view):
        if stuck := os.environ.get("IMPERIA_TEST_STUCK"):
            open(stuck, "w").close()
            time.sleep(3600)
        if os.path.exists({hold!r}):
            time.sleep(0.5)
        return view["legal"][-1]["code"]
"""


OTHER_DIGEST = f"def ours(): return {imperia.__version__!r}, 'other rules'"


@pytest.fixture
def hold(tmp_path, monkeypatch):
    """A file: while it exists, no game of `bot.py` gets far. Its folder belongs to this process, not to the
    nodes."""
    monkeypatch.chdir(tmp_path)
    few = str(tmp_path / "few")
    text = BOT.format(hold=str(tmp_path / "hold"), few=few, pid=os.getpid(), most=MOST_MADE)
    Path("bot.py").write_text(text)
    return tmp_path / "hold"


@pytest.fixture
def few(hold):
    """A folder: while it exists, the nodes begin only a few games of `bot.py`, however late this process
    hears of the first one that is finished."""
    folder = hold.with_name("few")
    folder.mkdir()
    return folder


@pytest.fixture(scope="module")
def nodes():
    with two_nodes() as there:
        yield there


@pytest.fixture(scope="module")
def cluster(nodes):
    """A cluster that is connected only once, for many tests."""
    with Cluster(nodes.address, patience=PATIENT) as joined:
        yield joined


@pytest.fixture(scope="module")
def stuck(tmp_path_factory):
    """A file that appears when a bot has got stuck, as every bot does on the third node."""
    return tmp_path_factory.mktemp("third") / "stuck"


@pytest.fixture(scope="module")
def third(nodes, cluster, stuck):
    """A node that claims to have a GPU. It joined while the others were at work."""
    heard = []
    cluster.tell = heard.append
    joining = nodes.add_node(**{**SMALL, "num_gpus": 1}, env_vars={"IMPERIA_TEST_STUCK": str(stuck)})
    squares_until(cluster, lambda: Staff(3, 3, 0) in heard)
    return joining


# ----- By the command


def test_a_simulation_is_the_same(nodes, tmp_path, monkeypatch):
    """The process never loads Ray. `auto` is the cluster that this machine knows."""
    monkeypatch.setenv("RAY_ADDRESS", nodes.address)
    there, here = tmp_path / "there.parquet", tmp_path / "here.parquet"
    command = ["simulate", "empire", "--games", "5000", "--players", "3", "--out", str(there)]
    program = (
        "import sys\nfrom imperia.cli.main import app\n"
        "try:\n    app(sys.argv[1:], prog_name='imperia')\nfinally:\n    assert 'ray' not in sys.modules\n"
    )
    words = [sys.executable, "-c", program, *command, "--cluster", "auto"]
    told = subprocess.run(words, capture_output=True, text=True, check=True)
    said = [line for line in told.stderr.splitlines() if "is ready yet" not in line]  # on a busy machine
    assert said == ["The cluster auto has 2 nodes, 2 cores."]
    simulation = Simulation("empire", 3, 5000)
    list(write_games(here, simulation.batches(1), simulation.metadata))
    assert there.read_bytes() == here.read_bytes()
    assert sorted(tmp_path.iterdir()) == [here, there]


# ----- Tasks


def test_every_task_is_done_once_and_who_works_is_told(cluster):
    heard = []
    cluster.tell = heard.append
    assert sorted(cluster.do(job(work.squaring), range(500))) == [n * n for n in range(500)]
    assert heard[-1].cores == heard[-1].nodes >= 1
    assert list(cluster.do(job(work.squaring), [])) == []


def test_large_tasks_and_large_results_do_not_wait_for_each_other(cluster):
    large = [bytes([number]) * (4 << 20) for number in range(12)]
    assert sorted(cluster.do(job(work.returning), large)) == large


def test_of_long_tasks_nobody_is_given_two_while_others_have_none(cluster, tmp_path):
    """Each of these tasks waits until the other one has begun."""
    assert sorted(cluster.do(job(work.meeting, tmp_path, 2, long=True), range(2))) == [0, 1]


def test_what_a_task_raises_is_raised_here(cluster):
    with pytest.raises(ImperiaError, match="no such luck"):
        list(cluster.do(job(work.failing, ImperiaError("no such luck")), range(3)))


def test_what_ends_its_process_is_not_tried_for_ever(cluster):
    with pytest.raises(WorkerLost, match="ended unexpectedly"):
        list(cluster.do(job(work.ending), [1]))


def test_a_node_that_cannot_begin_is_named(cluster):
    with pytest.raises(BadCluster, match=r"the node [0-9.]+ cannot play these games: not here") as refused:
        list(cluster.do(job(work.unwilling, ImperiaError("not here")), range(3)))
    assert "nie może rozgrywać tych partii: not here" in refused.value.text("pl")


# ----- The same bytes


def test_a_study_of_somebodys_own_bot_on_an_own_map_is_the_same(cluster, hold):
    """The nodes work in other folders, so these file names alone would not be enough for them."""
    shutil.copy(BOARDS / "b.map", "own.map")
    empire = definition("empire")
    study = balance.Run(empire, empire.setting(2, {"map": "own.map"}), "bot.py:Last", 4, 3)
    there, here = balance.play(study, workers=cluster), balance.play(study, workers=1)
    assert not here.failures.any()
    assert balance.arrow_table(there).equals(balance.arrow_table(here))


# ----- GPUs


def test_where_no_node_has_a_gpu_it_says_so(cluster):
    with pytest.raises(BadCluster, match="no node of the cluster has a GPU") as refused:
        list(Simulation("empire", 2, 10, device="gpu").batches(cluster))
    assert "żaden węzeł klastra nie ma GPU" in refused.value.text("pl")


def test_what_needs_a_gpu_goes_where_one_is(cluster, third):
    done = list(cluster.do(job(work.named, on_gpu=True), range(20)))
    assert {node for _, node in done} == {third.node_id}


def test_a_gpu_that_is_none_is_reported_with_its_node(cluster, third):
    with pytest.raises(BadCluster, match=r"the node [0-9.]+ cannot play these games") as refused:
        list(Simulation("empire", 2, 10, device="gpu").batches(cluster))
    assert isinstance(refused.value.facts["why"], NoGpu)


# ----- What is lost


def test_the_games_of_a_node_that_is_lost_are_played_by_others(nodes, cluster, third, stuck, hold, tmp_path):
    """The node is lost in the middle of a game that would never end there."""
    tournament, heard = Tournament("empire", ["bot.py:Last", "random"], games=8), []
    hold.touch()

    def lose_a_node():
        while not stuck.exists():
            time.sleep(0.05)
        nodes.remove_node(third, allow_graceful=False)
        hold.unlink()

    cluster.tell = heard.append
    losing = threading.Thread(target=lose_a_node)
    losing.start()
    report = run(tournament, tmp_path / "there", workers=cluster)
    losing.join()
    assert report.played == 8
    squares_until(cluster, lambda: any("is lost; others play its games" in str(news) for news in heard))
    run(tournament, tmp_path / "here", workers=1)
    assert (tmp_path / "there").read_bytes() == (tmp_path / "here").read_bytes()


def test_nodes_with_another_imperia_are_named(nodes, tmp_path):
    def with_files(folder, files):
        for name, text in files.items():
            file = tmp_path / folder / "imperia" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return nodes.add_node(**SMALL, env_vars={"PYTHONPATH": str(tmp_path / folder)})

    same = f"__version__ = {imperia.__version__!r}\n"
    other_rules = {"__init__.py": same, "crew/__init__.py": "", "crew/sameness.py": OTHER_DIGEST}
    different = [
        with_files("version", {"__init__.py": "__version__ = '0.0.7'\n"}),
        with_files("rules", other_rules),
    ]
    try:
        with pytest.raises(BadCluster, match=r"[0-9.]+ has Imperia 0\.0\.7, this machine") as refused:
            Cluster(nodes.address, patience=PATIENT).open()
    finally:
        for node in different:
            nodes.remove_node(node)
    assert f"has Imperia {imperia.__version__} with other rules than this machine" in str(refused.value)
    assert "ma Imperię 0.0.7" in refused.value.text("pl")


def test_when_the_head_is_lost_what_was_finished_is_kept(nodes, cluster, few, tmp_path):
    """This must be the last test: after it there is no cluster."""
    games = MOST_MADE + 2
    tournament, out = Tournament("empire", ["bot.py:Last", "random"], games=games), tmp_path / "out"

    def lose_the_head(_):
        for process in nodes.head_node.all_processes["gcs_server"]:
            process.process.kill()

    with pytest.raises(ClusterLost, match="no longer answers"):
        run(tournament, out, workers=cluster, on_games=lose_the_head)
    few.rename(few.with_name("many"))
    assert (tmp_path / "out.journal").exists()
    report = run(tournament, out, resume=True, workers=1)
    assert report.found
    assert report.found + report.played == games
    run(tournament, tmp_path / "whole", workers=1)
    assert out.read_bytes() == (tmp_path / "whole").read_bytes()
