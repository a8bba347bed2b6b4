"""A real cluster of several nodes, all of them on this machine."""

import shutil
import tempfile
from contextlib import contextmanager

import pytest

from imperia.crew.job import Job
from imperia.crew.messages import Patience

from . import work

ray_cluster = pytest.importorskip("ray.cluster_utils")

SMALL = {"num_cpus": 1, "num_gpus": 0, "object_store_memory": 80 << 20, "include_log_monitor": False}
PATIENT = Patience(joining=120, nodes=180, head=4)  # a busy machine joins late, but it does answer
CONFIG = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 300,
    "health_check_failure_threshold": 3,
    "enable_worker_prestart": False,  # no processes before there is work for them
    "prestart_worker_first_driver": False,
}


@contextmanager
def two_nodes():
    """A cluster of two nodes: the head, which works, too, and another one."""
    folder = tempfile.mkdtemp(prefix="imperia-ray-", dir="/tmp")  # Ray's sockets have no room for a long path
    patch = pytest.MonkeyPatch()
    patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    patch.setenv("RAY_TMPDIR", folder)
    head = {**SMALL, "include_dashboard": False, "no_monitor": True, "_system_config": CONFIG}
    there = ray_cluster.Cluster(initialize_head=True, head_node_args=head)
    try:
        there.add_node(**SMALL)
        yield there
    finally:
        there.shutdown()
        patch.undo()
        shutil.rmtree(folder, ignore_errors=True)


def job(begin, *arguments, **facts):
    return Job(None, begin, arguments, **facts)


def squares_until(cluster, happened):
    """Give the cluster easy work until something has happened."""
    assert set(cluster.do(job(work.squaring_slowly), iter(lambda: 0 if happened() else 2, 0))) <= {4}
