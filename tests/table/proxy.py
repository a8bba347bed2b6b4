"""A wire between a server and PostgreSQL, which is cut when a test says so. It looks for COMMIT and
understands nothing else."""

import socket
import threading
from contextlib import suppress

ANSWER_LOST = "the commit is done, and its answer never comes back"
ANSWER_NOT_AWAITED = "the wire is cut while the database is still busy with the commit"
COMMIT_LOST = "the commit never arrives, and the database does not learn that the wire is cut"
PLANS = (ANSWER_LOST, ANSWER_NOT_AWAITED, COMMIT_LOST)


class Proxy:
    def __init__(self, port):
        self._target = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self._plans = []  # what happens to the next commits; None lets one pass
        self._wires = []
        self._lock = threading.Lock()
        self.let_in = True
        self.turned_away = 0
        self.cuts = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def at_commits(self, *plans):
        """Plan what happens to commits from now on. Plans for commits that have not come are dropped."""
        with self._lock:
            self._plans[:] = plans

    def next_plan(self):
        with self._lock:
            plan = self._plans.pop(0) if self._plans else None
            self.cuts += plan is not None
            return plan

    def cut_now(self):
        """Cut every wire, even if something is being sent on it."""
        for wire in self._wires:
            hang_up(wire.ours)

    def close(self):
        hang_up(self._listening)
        self._listening.close()
        for wire in self._wires:
            hang_up(wire.ours)
            hang_up(wire.theirs)

    def _accept(self):
        while True:
            try:
                ours, _ = self._listening.accept()
            except OSError:
                return
            if self.let_in:
                self._wires.append(Wire(self, ours, socket.create_connection(("127.0.0.1", self._target))))
            else:
                self.turned_away += 1
                ours.close()


class Wire:
    def __init__(self, proxy, ours, theirs):
        self.proxy, self.ours, self.theirs = proxy, ours, theirs
        self._swallow = False
        for work in (self._forward, self._bring_back):
            threading.Thread(target=work, daemon=True).start()

    def _forward(self):
        while data := received(self.ours):
            plan = self.proxy.next_plan() if b"COMMIT\0" in data else None
            if plan == COMMIT_LOST:
                hang_up(self.ours)
                return  # but keep the other end open
            self._swallow = plan == ANSWER_LOST
            if plan == ANSWER_NOT_AWAITED:
                hang_up(self.ours)
            with suppress(OSError):
                self.theirs.sendall(data)
        hang_up(self.theirs)

    def _bring_back(self):
        while data := received(self.theirs):
            if self._swallow:
                break
            with suppress(OSError):
                self.ours.sendall(data)
        hang_up(self.ours)


def received(wire):
    try:
        return wire.recv(1 << 16)
    except OSError:
        return b""


def hang_up(wire):
    with suppress(OSError):
        wire.shutdown(socket.SHUT_RDWR)
