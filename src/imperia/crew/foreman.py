"""The process that talks to Ray: it joins the cluster, watches its head, and lets the nodes work."""

from __future__ import annotations

import errno
import logging
import os
import signal
import socket
import threading
import time
from importlib import import_module
from multiprocessing import connection
from typing import Any

from imperia.crew.hand import PackedJob
from imperia.crew.here import end_with_the_parent
from imperia.crew.messages import BadCluster, ClusterLost, Failed, Line, Patience
from imperia.crew.nodes import Nodes
from imperia.crew.sameness import Sameness
from imperia.crew.shift import Shift
from imperia.words import Quoted, SystemReason

SECONDS_BETWEEN_LOOKS = 1.0
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # otherwise Ray warns of a change to come
    "RAY_LOG_TO_STDERR": "0",
}


def serve(pipe: connection.Connection, address: str, ours: Sameness, patience: Patience) -> None:
    """Runs in the new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    _write_nothing()
    line = Line(pipe)
    try:
        ray = join(address, patience)
        line.say(None)
        if head := _head_of(ray, address):
            threading.Thread(target=_watch, args=(head, address, patience, line), daemon=True).start()
        nodes = Nodes(ray, ours, patience, line.say)
        line.say(nodes.examined_at_first())
        while isinstance(job := line.hear(), PackedJob):
            Shift(ray, nodes, job, line).work()
        ray.shutdown()
    except (BadCluster, ClusterLost) as problem:
        line.say(Failed(problem))
    except EOFError:
        pass
    except ConnectionError as problem:  # of Ray's client
        line.say(Failed(ClusterLost("cluster-lost-because", address=address, why=in_a_line(problem))))


def join(address: str, patience: Patience) -> Any:
    """Ray, connected to the cluster; a BadCluster if nobody answers."""
    if address != "auto":
        host, _, port = address.removeprefix("ray://").rpartition(":")
        try:
            why = no_answer(host.strip("[]"), int(port), patience.answer)
        except (socket.gaierror, UnicodeError) as problem:
            raise BadCluster("cluster-no-host", host=Quoted(host)) from problem
        if why:
            raise BadCluster("cluster-no-answer", address=address, why=why)
    os.environ.update(QUIET)
    ray = import_module("ray")
    silent = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    try:
        ray.init(address=address, **silent)
    except ConnectionError as problem:
        if address == "auto":
            raise BadCluster("cluster-none-here") from problem
        raise BadCluster("cluster-no-answer", address=address, why=in_a_line(problem)) from problem
    except Exception as problem:  # another version of Ray or Python, for example
        raise BadCluster("cluster-refused", address=address, why=in_a_line(problem)) from problem
    return ray


def no_answer(host: str, port: int, seconds: float) -> SystemReason | None:
    """Why nobody can be reached there; None if somebody listens."""
    try:
        socket.create_connection((host, port), seconds).close()
    except socket.gaierror:
        raise
    except TimeoutError:
        return SystemReason(OSError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT)))
    except OSError as problem:
        return SystemReason(problem)
    return None


def in_a_line(problem: Exception) -> str:
    return next(iter(str(problem).strip().splitlines()), type(problem).__name__)


def _head_of(ray: Any, address: str) -> tuple[str, int] | None:
    """Where the head of the cluster listens; None where only Ray's client knows."""
    if address.startswith("ray://"):
        return None
    host, _, port = ray.get_runtime_context().gcs_address.rpartition(":")
    return host.strip("[]"), int(port)


def _watch(head: tuple[str, int], address: str, patience: Patience, line: Line) -> None:
    """Ray itself waits for a lost head for minutes, and then ends this process without a word."""
    wait_until_lost(head, patience.head)
    line.say(Failed(ClusterLost("cluster-lost", address=address)))
    os._exit(1)


def wait_until_lost(head: tuple[str, int], seconds: float) -> None:
    """Wait until nobody has answered there for so long. Failed looks are counted instead of seconds: a
    machine that is busy may have stopped us in between."""
    in_vain = 0
    while in_vain * SECONDS_BETWEEN_LOOKS < seconds:
        in_vain = in_vain + 1 if no_answer(*head, SECONDS_BETWEEN_LOOKS) else 0
        time.sleep(SECONDS_BETWEEN_LOOKS)


def _write_nothing() -> None:
    """Silence this process: Ray writes about its own affairs, even from machine code."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)
