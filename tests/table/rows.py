"""Putting a table and its host into a database that no server uses."""

from sqlalchemy import create_engine, insert

from imperia.table.store import check_database
from imperia.table.store.schema import people, tables

TABLE = {
    "id": "abcdefghij",
    "game": "empire",
    "rules": 1,
    "players": 2,
    "options": {},
    "status": "waiting",
    "created": 1_800_000_000_000,
    "open": True,
    "hints": True,
    "chat": "all",
    "spectators": True,
    "start_when_full": True,
}


def put_a_table_into(url: str, host: str, nickname: str) -> None:
    check_database(url)
    with create_engine(url).begin() as connection:
        somebody = {"id": host, "secret_hash": "x", "nickname": nickname, "created": 0}
        connection.execute(insert(people).values(somebody))
        connection.execute(insert(tables).values(**TABLE, host=host))
