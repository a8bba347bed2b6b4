"""Writing tables to a file of JSON lines, and reading them into any database: SQLite or PostgreSQL.

The first line says what the file is; each other line is a row of one table of the schema. The file has
everything that does not follow from something else, always in the same order: the same tables give the same
bytes.

Secrets of people are stored as hashes, which open nothing; without them nobody would get back to their seat.
Where people want to be reached is not exported: mail addresses and the secrets of webhooks stay at home.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import JSON, Column, Connection, LargeBinary, Select, String, Table, insert, select, union
from sqlalchemy.exc import DBAPIError, IntegrityError

from imperia.table.store.problems import BadBackup
from imperia.table.store.schema import (
    actions,
    agreements,
    chat,
    links,
    looks,
    metadata,
    notes,
    people,
    seats,
    snapshots,
    tables,
)

FORMAT = 1
OF_A_TABLE = (seats, actions, snapshots, chat, notes, agreements, links, looks)
KEPT = (people, tables, *OF_A_TABLE)
LEFT_OUT = {"contacts", "notices", "confirmations", "servers", "leases"}
assert {table.name for table in KEPT} | LEFT_OUT == set(metadata.tables)
ROWS_AT_ONCE = 500
MOST_NAMED = 5  # tables in an error


class Header(msgspec.Struct, forbid_unknown_fields=True):
    imperia: str = "tables"
    format: int = FORMAT


class Line(msgspec.Struct, forbid_unknown_fields=True):
    of: str
    row: dict[str, Any]


class Imported(NamedTuple):
    tables: int
    people: int  # those who were not there before


_decode_header = msgspec.json.Decoder(Header).decode
_decode_line = msgspec.json.Decoder(Line).decode


# ----- Out


def exported(connection: Connection, ids: Sequence[str] | None = None) -> Iterator[bytes]:
    """The lines of these tables, or of all. Raises BadBackup if one of them does not exist."""
    chosen = _chosen(connection, ids)
    yield msgspec.json.encode(Header()) + b"\n"
    for row in _people_of(connection, chosen):
        yield _line(people, row)
    for table_id in chosen:
        for table in (tables, *OF_A_TABLE):
            for row in _rows_of(connection, table, table_id):
                yield _line(table, row)


def _rows_of(connection: Connection, table: Table, table_id: str) -> Iterable[dict[str, Any]]:
    of = tables.c.id if table is tables else table.c.table_id
    rows = select(table).where(of == table_id)
    rest = [column for column in table.primary_key if column is not of]
    if any(isinstance(column.type, String) for column in rest):  # databases disagree about its order
        found = connection.execute(rows).mappings()
        return sorted(map(dict, found), key=lambda row: [row[column.name] for column in rest])
    return map(dict, connection.execute(rows.order_by(*rest)).mappings())


def _chosen(connection: Connection, ids: Sequence[str] | None) -> list[str]:
    found = connection.execute(select(tables.c.created, tables.c.id))
    there = [table_id for _, table_id in sorted((created, table_id) for created, table_id in found)]
    if ids is None:
        return there
    missing = sorted(set(ids) - set(there))
    if missing:
        raise BadBackup("backup-no-table", ids=", ".join(missing[:MOST_NAMED]))
    return [table_id for table_id in there if table_id in set(ids)]


def _people_of(connection: Connection, chosen: Sequence[str]) -> list[dict[str, Any]]:
    """Everybody whom a row of these tables names."""
    named: set[str] = set()
    for first in range(0, len(chosen), ROWS_AT_ONCE):
        some = chosen[first : first + ROWS_AT_ONCE]
        hosts: Select[Any] = select(tables.c.host).where(tables.c.id.in_(some))
        others = [
            select(table.c.person).where(table.c.table_id.in_(some))
            for table in OF_A_TABLE
            if "person" in table.c
        ]
        named |= {person for person in connection.execute(union(hosts, *others)).scalars() if person}
    rows: list[dict[str, Any]] = []
    ordered = sorted(named)
    for first in range(0, len(ordered), ROWS_AT_ONCE):
        some = ordered[first : first + ROWS_AT_ONCE]
        query = select(people).where(people.c.id.in_(some)).order_by(people.c.id)
        rows += [dict(found) for found in connection.execute(query).mappings()]
    return sorted(rows, key=lambda row: str(row["id"]))  # databases disagree about the order of letters


def _line(table: Table, row: dict[str, Any]) -> bytes:
    named = {str(name): value for name, value in row.items()}  # bytes are written as Base64
    return msgspec.json.encode(Line(str(table.name), named)) + b"\n"


# ----- In


def import_lines(connection: Connection, lines: Iterable[bytes]) -> Imported:
    """Import all lines, in the transaction of the connection. Raises BadBackup if something is wrong, and
    then the transaction should not be committed."""
    numbered = enumerate(lines, 1)
    _check_header(next(numbered, (1, b""))[1])
    rows = (_read(number, line) for number, line in numbered)
    found_tables: set[str] = set()
    new_people = 0
    for table, group in groupby(rows, key=lambda read: read[0]):
        for batch in _batches(group):
            if table is people:
                new_people += _put_people(connection, batch)
                continue
            if table is tables:
                _check_free(connection, [row["id"] for _, row in batch])
                found_tables |= {row["id"] for _, row in batch}
            else:
                _check_belonging(batch, found_tables)
            _put(connection, table, batch)
    return Imported(len(found_tables), new_people)


_Numbered = tuple[int, dict[str, Any]]  # the number of a line, and the row in it


def _check_header(line: bytes) -> None:
    try:
        header = _decode_header(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadBackup("backup-other-file") from None
    if header.imperia != Header().imperia:
        raise BadBackup("backup-other-file")
    if header.format != FORMAT:
        raise BadBackup("backup-newer", found=header.format, known=FORMAT)


def _read(number: int, line: bytes) -> tuple[Table, int, dict[str, Any]]:
    try:
        read = _decode_line(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadBackup("backup-bad-line", line=number, what=str(problem)) from None
    table = next((kept for kept in KEPT if kept.name == read.of), None)
    if table is None:
        raise BadBackup("backup-unknown-part", line=number, name=read.of)
    unknown = sorted(read.row.keys() - set(table.c.keys()))
    if unknown:
        raise BadBackup("backup-unknown-part", line=number, name=f"{read.of}.{unknown[0]}")
    row: dict[str, Any] = {}
    for column in table.columns:
        if column.name in read.row:
            row[column.name] = _value(column, read.row[column.name], number)
        elif not (column.nullable or column.server_default is not None):
            raise BadBackup("backup-missing-part", line=number, name=f"{read.of}.{column.name}")
    return table, number, row


def _value(column: Column[Any], value: Any, number: int) -> Any:
    if value is None and column.nullable:
        return None
    if isinstance(column.type, JSON):
        return value
    if isinstance(column.type, LargeBinary) and isinstance(value, str):
        try:
            return base64.b64decode(value, validate=True)
        except binascii.Error:
            pass
    elif type(value) is column.type.python_type:
        return value
    raise BadBackup("backup-bad-value", line=number, name=f"{column.table.name}.{column.name}")


def _batches(group: Iterable[tuple[Table, int, dict[str, Any]]]) -> Iterator[list[_Numbered]]:
    """The rows in batches that have the same columns, so that one statement can store each batch."""
    batch: list[_Numbered] = []
    for _, number, row in group:
        if batch and (len(batch) >= ROWS_AT_ONCE or row.keys() != batch[0][1].keys()):
            yield batch
            batch = []
        batch.append((number, row))
    if batch:
        yield batch


def _put_people(connection: Connection, batch: Sequence[_Numbered]) -> int:
    """Store people who are new here; returns how many. Those who are known already stay as they are. Raises
    BadBackup if one of them is somebody else, with another secret."""
    ids = [row["id"] for _, row in batch]
    query = select(people.c.id, people.c.secret_hash).where(people.c.id.in_(ids))
    known = {found.id: found.secret_hash for found in connection.execute(query)}
    for number, row in batch:
        if row["id"] in known and known[row["id"]] != row["secret_hash"]:
            raise BadBackup("backup-other-person", line=number, id=row["id"])
    new = [(number, row) for number, row in batch if row["id"] not in known]
    if new:
        _put(connection, people, new)
    return len(new)


def _check_free(connection: Connection, ids: Sequence[str]) -> None:
    there = sorted(connection.execute(select(tables.c.id).where(tables.c.id.in_(ids))).scalars())
    if there:
        raise BadBackup("backup-table-there", ids=", ".join(there[:MOST_NAMED]))


def _check_belonging(batch: Sequence[_Numbered], found: set[str]) -> None:
    for number, row in batch:
        if row["table_id"] not in found:
            raise BadBackup("backup-no-such-table", line=number, id=row["table_id"])


def _put(connection: Connection, table: Table, batch: Sequence[_Numbered]) -> None:
    try:
        connection.execute(insert(table), [row for _, row in batch])
    except IntegrityError:
        raise BadBackup("backup-does-not-fit", first=batch[0][0], last=batch[-1][0]) from None
    except (DBAPIError, OverflowError) as problem:
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        what = " ".join(str(cause).split())
        raise BadBackup("backup-not-stored", first=batch[0][0], last=batch[-1][0], what=what) from None
