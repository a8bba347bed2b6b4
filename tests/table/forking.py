"""A process that has all of the server in memory, and is forked whenever tests want a server. So what a
server imports, and the machine code of the games, is loaded once instead of every time. Run as a program,
this is that process."""

import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_BYTES = 1_000_000  # of the description of a server, including its environment

POSSIBLE = all(hasattr(*one) for one in ((os, "fork"), (os, "pidfd_open"), (socket, "send_fds")))


class Forked:
    """A process that is not our child, with as much of `subprocess.Popen` as tests need."""

    def __init__(self, parent, pid, stdout):
        self._parent, self.pid, self.stdout = parent, pid, stdout
        self._handle = os.pidfd_open(pid)

    def send_signal(self, number):
        signal.pidfd_send_signal(self._handle, number)

    def terminate(self):
        self.send_signal(signal.SIGTERM)

    def wait(self, timeout=None):
        """Wait for the process to end; returns its status, which is negative if a signal has ended it."""
        if not select.select([self._handle], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("a server", timeout)
        os.close(self._handle)
        with _one_at_a_time:
            self._parent.send(json.dumps({"status of": self.pid}).encode())
            return int.from_bytes(self._parent.recv(8), "big", signed=True)


_one_at_a_time = threading.Lock()


def fork_a_server(options, environment) -> Forked:
    """Fork a process that runs the server of `tests.table.serving`."""
    listen, speak = os.pipe()
    wish = json.dumps({"options": options, "environment": environment}).encode()
    with _one_at_a_time:
        parent = _parent(environment.get("IMPERIA_JIT", "1"))
        socket.send_fds(parent, [wish], [speak])
        os.close(speak)
        pid = int.from_bytes(parent.recv(8), "big")
        # Until the next request the process keeps its number, even if it has ended.
        return Forked(parent, pid, os.fdopen(listen, encoding="utf-8"))


@cache
def _parent(compiled: str) -> socket.socket:
    """The process that is forked. There is one for compiled and one for interpreted rules: the choice is made
    when rules are imported."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    for end in (ours, its):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * MOST_BYTES)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.table.forking", str(its.fileno())],
        cwd=ROOT,
        env={
            **os.environ,
            "IMPERIA_JIT": compiled,
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]),
        },
        pass_fds=[its.fileno()],
    )
    its.close()

    def end():
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def main():
    import imperia.table.serve
    import imperia.table.store.upgrading
    from imperia.games import GAMES, definition
    from imperia.minds import make_game_ready
    from tests.table import serving

    assert imperia.table.serve
    assert imperia.table.store.upgrading
    for name in GAMES:
        make_game_ready(definition(name))
    gc.collect()
    gc.freeze()  # otherwise the collector of each server would go through all of it, and thereby copy it
    asking = socket.socket(fileno=int(sys.argv[1]))
    ended = {}
    while True:
        wish, files, _, _ = socket.recv_fds(asking, MOST_BYTES, 1)
        if not wish:
            return
        said = json.loads(wish)
        ended.update(of_the_dead())
        if "status of" in said:
            asking.send(ended.pop(said["status of"]).to_bytes(8, "big", signed=True))
            continue
        pid = os.fork()
        if pid == 0:
            asking.close()
            break
        os.close(files[0])
        asking.send(pid.to_bytes(8, "big"))

    os.dup2(files[0], 1)
    os.close(files[0])
    os.environ.clear()
    os.environ.update(said["environment"])
    serving.serve(said["options"])


def of_the_dead():
    """The status of every child process that has ended."""
    with suppress(ChildProcessError):
        while (end := os.waitpid(-1, os.WNOHANG))[0]:
            yield end[0], os.waitstatus_to_exitcode(end[1])


if __name__ == "__main__":
    main()
