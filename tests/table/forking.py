"""A process that has all of the server in memory, and becomes a server as often as tests want one. What a
server imports, and the machine code of the games, is loaded once instead of every time. As a program: that
process."""

import atexit
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
MOST_BYTES = 1_000_000  # of what is said about a server, its environment included

POSSIBLE = all(hasattr(*one) for one in ((os, "fork"), (os, "pidfd_open"), (socket, "send_fds")))


class Forked:
    """A process that is a child of another than ours; as much of `subprocess.Popen` as tests need."""

    def __init__(self, pid, stdout):
        self.pid, self.stdout = pid, stdout
        self._handle = os.pidfd_open(pid)

    def send_signal(self, number):
        signal.pidfd_send_signal(self._handle, number)

    def terminate(self):
        self.send_signal(signal.SIGTERM)

    def wait(self):
        select.select([self._handle], [], [])
        os.close(self._handle)


_one_at_a_time = threading.Lock()


def fork_a_server(options) -> Forked:
    """The server of `tests.table.serving`, with our environment as it is now."""
    listen, speak = os.pipe()
    wish = json.dumps({"options": options, "environment": dict(os.environ)}).encode()
    with _one_at_a_time:
        parent = _parent()
        socket.send_fds(parent, [wish], [speak])
        os.close(speak)
        pid = int.from_bytes(parent.recv(8), "big")
        # Until the next wish its number stays its own, even if it has ended.
        return Forked(pid, os.fdopen(listen, encoding="utf-8"))


@cache
def _parent() -> socket.socket:
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    for end in (ours, its):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * MOST_BYTES)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.table.forking", str(its.fileno())],
        cwd=ROOT,
        env={
            **os.environ,
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
    from imperia.games import GAMES, definition
    from imperia.minds import make_game_ready
    from tests.table import serving

    assert imperia.table.serve
    for name in GAMES:
        make_game_ready(definition(name))
    asking = socket.socket(fileno=int(sys.argv[1]))
    while True:
        wish, files, _, _ = socket.recv_fds(asking, MOST_BYTES, 1)
        if not wish:
            return
        bury_the_dead()
        pid = os.fork()
        if pid == 0:
            asking.close()
            break
        os.close(files[0])
        asking.send(pid.to_bytes(8, "big"))

    os.dup2(files[0], 1)
    os.close(files[0])
    said = json.loads(wish)
    os.environ.clear()
    os.environ.update(said["environment"])
    serving.serve(said["options"])


def bury_the_dead():
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


if __name__ == "__main__":
    main()
