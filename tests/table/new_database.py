"""A database with the newest schema and no rows yet, made only once, since making it takes longer than most
tests."""

import tempfile
from functools import cache
from pathlib import Path

from imperia.table.store.engine import migrate, open_engine

SQLITE = "sqlite:///"


def put_database(address: str) -> None:
    """Put a new database where a server would make one."""
    file = Path(address.removeprefix(SQLITE))
    if address.startswith(SQLITE) and file.parent.is_dir() and not file.exists():
        file.write_bytes(_newest())


@cache
def _newest() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        engine = open_engine(f"{SQLITE}{file}")
        migrate(engine)
        engine.dispose()
        return file.read_bytes()
