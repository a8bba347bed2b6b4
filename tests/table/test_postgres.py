"""The same tables on PostgreSQL: a cluster of its own is started where PostgreSQL is installed."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from glob import glob
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from imperia.table.house import House
from imperia.table.settings import Settings
from imperia.table.store.schema import metadata
from imperia.table.tables import opening
from tests.table.inside import until
from tests.table.serving import free_port

pytest.importorskip("psycopg", reason="the driver of PostgreSQL is not installed")


def programs() -> Path | None:
    found = shutil.which("initdb") or next(iter(sorted(glob("/usr/lib/postgresql/*/bin/initdb"))), None)
    return Path(found).parent if found else None


def as_user() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


@pytest.fixture(scope="module")
def url():
    where = programs()
    if where is None:
        pytest.skip("PostgreSQL is not installed here")
    if os.geteuid() == 0 and not any(user.pw_name == "postgres" for user in pwd.getpwall()):
        pytest.skip("PostgreSQL needs another user than root")
    folder = tempfile.mkdtemp()
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    port = free_port()

    def run(program, *arguments):
        command = [*as_user(), str(where / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=folder)

    run("initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "imperia")
    run(
        "pg_ctl", "-D", f"{folder}/data", "-o", f"-p {port} -k {folder}", "-l", f"{folder}/log", "-w", "start"
    )
    yield f"postgresql+psycopg://imperia@127.0.0.1:{port}/postgres"
    run("pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "stop")
    shutil.rmtree(folder, ignore_errors=True)


def test_a_match_is_played_stored_and_read_back(url):
    bot = opening.SeatWish("bot", "novice")

    async def test():
        house = House(Settings(url))
        await house.open()
        ann, _ = await house.people.create("Ann", 0)
        wish = opening.Wish("empire", 2, seats=(bot, bot), clock={"kind": "days", "days": 1})
        table = await opening.open_table(house.hall, ann, wish)
        await until(lambda: table.record.status == "finished")
        await house.close()

        house = House(Settings(url))
        await house.open()
        again = await house.hall.find(table.record.id)
        assert again.record == table.record
        assert again.begun().match.history == table.begun().match.history
        await house.close()

    asyncio.run(test())
    with create_engine(url).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
