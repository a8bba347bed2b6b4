"""PostgreSQL, Redis and servers that belong to a benchmark, started as anybody would start them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from glob import glob
from pathlib import Path

from sqlalchemy import create_engine, text

from benchmarks.table_running import Server

CONNECTIONS = 20_000


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def cpu_of_family(parent: int) -> float:
    """Seconds of processor time of a process and its children."""
    ticks = 0
    for name in os.listdir("/proc"):
        with suppress(OSError):  # one that ends meanwhile is counted by its parent
            if name.isdigit():
                fields = Path(f"/proc/{name}/stat").read_text().rsplit(")", 1)[1].split()
                if int(name) == parent:
                    ticks += sum(map(int, fields[11:15]))
                elif int(fields[1]) == parent:
                    ticks += sum(map(int, fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


class PostgreSQL:
    """A PostgreSQL server. It refuses to run as root, so then it runs as another user."""

    def __init__(self, folder: Path) -> None:
        found = shutil.which("initdb") or next(iter(sorted(glob("/usr/lib/postgresql/*/bin/initdb"))), None)
        if found is None:
            raise SystemExit("PostgreSQL is not installed here: apt-get install postgresql")
        self._programs = Path(found).parent
        self._folder = folder / "postgresql"
        self._folder.mkdir()
        self._as: pwd.struct_passwd | None = None
        if os.geteuid() == 0:
            self._as = self._somebody_else()
            shutil.chown(self._folder, self._as.pw_uid, self._as.pw_gid)
            folder.chmod(0o755)
        self.port = free_port()
        self._data = self._folder / "data"
        self._run("initdb", "-D", str(self._data), "-A", "trust", "-U", "imperia", "-E", "UTF8", "--locale=C")
        self.start()

    @staticmethod
    def _somebody_else() -> pwd.struct_passwd:
        """The user to run PostgreSQL as. If it was unpacked rather than installed, it has no user of its
        own."""
        with suppress(KeyError):
            return pwd.getpwnam("postgres")
        return pwd.getpwnam("nobody")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            capture_output=True,
            text=True,
            cwd=self._folder,
            user=self._as and self._as.pw_uid,
            group=self._as and self._as.pw_gid,
            extra_groups=self._as and [],
        )
        if done.returncode:
            raise SystemExit(f"{program} failed: {done.stderr or done.stdout}")

    @property
    def cpu_seconds(self) -> float:
        """Processor time of the postmaster, the processes that it has started, and those that are gone."""
        postmaster = int((self._data / "postmaster.pid").read_text().split()[0])
        return cpu_of_family(postmaster)

    def start(self) -> None:
        options = f"-p {self.port} -k {self._folder} -c max_connections=200"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._data), "-o", options, "-l", log, "-w", "start")

    def stop(self) -> None:
        """Stop it as a crash would."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")

    def new_database(self, name: str) -> str:
        address = f"postgresql+psycopg://imperia@127.0.0.1:{self.port}"
        engine = create_engine(f"{address}/postgres", isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return f"{address}/{name}"


class Redis:
    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise SystemExit("Redis is not installed here: apt-get install redis-server")
        self.port = free_port()
        self._command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self._command += ["--appendonly", "no", "--dir", str(folder)]
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def cpu_seconds(self) -> float:
        return cpu_of_family(self._process.pid)

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.01)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def services() -> Iterator[tuple[PostgreSQL, Redis]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with ExitStack() as ending:
            postgresql = PostgreSQL(folder)
            ending.callback(postgresql.stop)
            redis = Redis(folder)
            ending.callback(redis.stop)
            yield postgresql, redis


class SharingServer(Server):
    """One of several servers, always at the same port."""

    def __init__(self, database: str, redis: str) -> None:
        self._command = [sys.executable, "-m", "imperia", "serve", "--no-open", "--lang", "en"]
        self._command += ["--database", database, "--redis", redis]
        self._command += ["--connections", str(CONNECTIONS), "--connections-each", str(CONNECTIONS)]
        self.port = free_port()
        self.start()

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._process = subprocess.Popen(
            [*self._command, "--port", str(self.port)], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self._process.stdout.readline()
        self.pid = self._process.pid

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


@contextmanager
def sharing(database: str, redis: str, number: int) -> Iterator[list[SharingServer]]:
    servers: list[SharingServer] = []
    try:
        for _ in range(number):
            servers.append(SharingServer(database, redis))
        yield servers
    finally:
        for server in servers:
            server.signal(signal.SIGCONT)
            server.kill()
