"""A PostgreSQL server for tests, which is started if its programs are installed."""

import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from glob import glob
from pathlib import Path

import pytest

from tests.table.serving import free_port

LOCKED_OUT = "locked"  # a role that has to give a password


def programs() -> Path | None:
    found = shutil.which("initdb") or next(iter(sorted(glob("/usr/lib/postgresql/*/bin/initdb"))), None)
    return Path(found).parent if found else None


def as_user() -> list[str]:
    """What to put before a command: PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


class Cluster:
    def __init__(self, port: int, restart) -> None:
        self.port = port
        self.restart = restart  # a function; all connections break

    def url(self, database="postgres", user="imperia", port=None):
        return f"postgresql+psycopg://{user}@127.0.0.1:{port or self.port}/{database}"


@contextmanager
def running():
    pytest.importorskip("psycopg", reason="the driver of PostgreSQL is not installed")
    where = programs()
    if where is None:
        pytest.skip("PostgreSQL is not installed here")
    if os.geteuid() == 0 and not any(user.pw_name == "postgres" for user in pwd.getpwall()):
        pytest.skip("PostgreSQL needs another user than root")
    folder = Path(tempfile.mkdtemp())
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    port = free_port()

    def run(program, *arguments):
        command = [*as_user(), str(where / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=folder)

    data = folder / "data"
    run("initdb", "-D", str(data), "-A", "trust", "-U", "imperia")
    rules = data / "pg_hba.conf"
    rules.write_text(f"host all {LOCKED_OUT} 127.0.0.1/32 scram-sha-256\n" + rules.read_text())
    options = f"-p {port} -k {folder}"
    start = ("pg_ctl", "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w")
    run(*start, "start")
    try:
        yield Cluster(port, lambda: run(*start, "-m", "immediate", "restart"))
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
