"""A Redis server for tests, which is started if its program is installed."""

import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager, suppress

import pytest

from tests.table.client import WAIT
from tests.table.serving import free_port


class RedisServer:
    """A Redis that keeps nothing on disk: what it had is gone when it is started again."""

    def __init__(self, program, folder):
        self.port = free_port()
        self._command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self._command += ["--appendonly", "no", "--dir", folder]
        self.start()

    @property
    def url(self):
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self):
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.01)
        raise AssertionError("Redis did not start")

    def kill(self):
        self.process.kill()
        self.process.wait()


@contextmanager
def running():
    pytest.importorskip("redis", reason="the driver of Redis is not installed")
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed here")
    folder = tempfile.mkdtemp()
    redis = RedisServer(program, folder)
    try:
        yield redis
    finally:
        redis.kill()
        shutil.rmtree(folder, ignore_errors=True)
