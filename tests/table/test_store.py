"""The database: it is made by migrations and written in groups, and no change spoils another."""

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import func, insert, select, text

from imperia.table.protocol.described import ChatLine
from imperia.table.store import Change, Database, check_database
from imperia.table.store.engine import migrate, open_engine
from imperia.table.store.schema import MIGRATIONS, NEWEST, actions, metadata, people
from imperia.table.tables.reading import read_stored


def address(folder):
    return f"sqlite:///{folder / 'deep' / 'tables.db'}"


def test_migrations_make_the_schema_from_nothing_and_again_change_nothing(tmp_path):
    engine = open_engine(address(tmp_path))
    for _ in range(2):
        migrate(engine)
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_newest_schema_is_what_migrations_lead_to():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


STARTING = """
import sys
import imperia.table.serve
from imperia.table.store import check_database
check_database(sys.argv[1])
print(*sorted({"alembic", "jinja2"} & sys.modules.keys()))
"""


def test_a_server_that_finds_the_newest_schema_does_not_import_what_makes_it(tmp_path):
    starts = [
        subprocess.run(
            [sys.executable, "-c", STARTING, address(tmp_path)], capture_output=True, text=True, check=True
        )
        for _ in range(2)
    ]
    assert [start.stdout.split() for start in starts] == [["alembic"], []]


def make_older(engine, revision):
    """Bring the schema back to an earlier revision."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def test_chat_that_was_stored_without_ids_is_kept(tmp_path):
    engine = open_engine(address(tmp_path))
    make_older(engine, "0001")
    table = {"id": "t", "game": "empire", "rules": 1, "players": 1, "options": "{}", "status": "waiting"}
    table |= {"host": "p", "created": 5, "open": False, "hints": True, "chat": "all", "spectators": True}
    rows = {
        "people": {"id": "p", "secret_hash": "hash", "nickname": "Ann", "created": 5},
        "tables": {**table, "start_when_full": True},
        "seats": {"table_id": "t", "seat": 0, "kind": "open", "name": "", "guest": False},
        "chat": {"table_id": "t", "n": 0, "name": "Ann", "text": "hello", "at": 7},
    }
    with engine.begin() as connection:
        for name, row in rows.items():
            names = ", ".join(row)
            values = ", ".join(f":{column}" for column in row)
            connection.execute(text(f"INSERT INTO {name} ({names}) VALUES ({values})"), row)
    migrate(engine)
    with engine.connect() as connection:
        stored = read_stored(connection, "t")
    (said,) = stored.chat
    assert said.line == ChatLine(n=0, name="Ann", seat=None, text="hello", at=7)
    assert (said.person, said.client_id) == (None, None)
    assert (said.line.to, stored.details.private_chat) == (
        None,
        False,
    )  # it was said openly, at an open table


def test_sqlite_is_set_up_to_lose_nothing(tmp_path):
    def modes(connection):
        return [
            connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]

    async def test():
        database = Database(address(tmp_path))
        assert await database.read(modes) == ["wal", 2, 1]  # 2 is FULL
        database.close()

    asyncio.run(test())


def test_servers_that_open_a_new_database_at_once_make_it_once(tmp_path):
    with ThreadPoolExecutor() as threads:
        list(threads.map(check_database, [address(tmp_path)] * 8))


def row(seq, table="t"):
    return (table, seq, 0, 5, 1_800_000_000_000, None)


def count(connection):
    return connection.execute(select(func.count()).select_from(actions)).scalar()


def test_a_change_that_fails_takes_no_other_with_it(tmp_path):
    async def test():
        database = Database(address(tmp_path))
        await database.write(Change(rows=[row(0)]))
        wishes = [Change(rows=[row(1)]), Change(rows=[row(0)]), Change(rows=[row(2), row(3)])]
        results = await asyncio.gather(*map(database.write, wishes), return_exceptions=True)
        assert [isinstance(result, Exception) for result in results] == [False, True, False]
        assert await database.read(count) == 4
        database.close()

    asyncio.run(test())


def test_two_servers_can_never_both_write_the_same_move(tmp_path):
    async def test():
        one, other = Database(address(tmp_path)), Database(address(tmp_path))
        wishes = [base.write(Change(rows=[row(7)])) for base in (one, other)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert sorted(isinstance(result, Exception) for result in results) == [False, True]
        one.close()
        other.close()

    asyncio.run(test())


def test_a_change_is_stored_whole_or_not_at_all(tmp_path):
    async def test():
        database = Database(address(tmp_path))
        bad = insert(people).values(id="p", secret_hash="h", nickname=None, created=0)
        with pytest.raises(Exception, match="NOT NULL"):
            await database.write(Change(rows=[row(0)], statements=[bad]))
        assert await database.read(count) == 0
        database.close()

    asyncio.run(test())


def test_many_rows_at_once(tmp_path):
    async def test():
        database = Database(address(tmp_path))
        await asyncio.gather(*(database.write(Change(rows=[row(n)])) for n in range(1000)))
        await database.write(Change(rows=[row(n, "other") for n in range(1000)]))
        assert await database.read(count) == 2000
        database.close()

    asyncio.run(test())
