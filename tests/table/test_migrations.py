"""A database of any older schema is brought to the newest, and every row is kept."""

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, Boolean, Integer, LargeBinary, MetaData, insert, select

from imperia.table.store.engine import migrate, open_engine
from imperia.table.store.schema import MIGRATIONS, NEWEST, metadata
from tests.table.test_cluster import new_database

KEY = "k"  # of every row, so that rows refer to each other


def config():
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    return made


REVISIONS = sorted(each.revision for each in ScriptDirectory.from_config(config()).walk_revisions())


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    if request.param == "sqlite":
        return lambda name: f"sqlite:///{tmp_path / f'{name}.db'}"
    return lambda name: new_database(request.getfixturevalue("postgresql"), f"from_{name}")


def a_value(column):
    if isinstance(column.type, JSON):
        return {"a": [1, None, "ż"]}
    if isinstance(column.type, LargeBinary):
        return b"\x00\xff"
    if isinstance(column.type, Boolean):
        return True
    return 1 if isinstance(column.type, Integer) else KEY


def rows_of(engine, schema):
    with engine.connect() as connection:
        return {
            name: [tuple(row) for row in connection.execute(select(*table.columns))]
            for name, table in schema.tables.items()
        }


@pytest.mark.parametrize("revision", REVISIONS)
def test_every_row_of_an_older_schema_is_kept(database, revision):
    engine = open_engine(database(revision))
    with engine.begin() as connection:
        older = config()
        older.attributes["connection"] = connection
        command.upgrade(older, revision)
    then = MetaData()
    then.reflect(engine)
    then.remove(then.tables["alembic_version"])
    with engine.begin() as connection:
        for table in then.sorted_tables:
            values = {column.name: a_value(column) for column in table.columns}
            connection.execute(insert(table).values(values))
    before = rows_of(engine, then)
    assert len(before) >= 5
    assert all(len(rows) == 1 for rows in before.values())

    migrate(engine)

    assert rows_of(engine, then) == before
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_heads() == (NEWEST,)
        assert compare_metadata(context, metadata) == []
    engine.dispose()
