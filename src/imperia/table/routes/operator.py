"""Requests of the operator: measures, tables and people, behind a secret. A server without a secret has none
of them.

The secret comes with every request, in a header that no other site can make a browser send: there is no
cookie to be misused and no session to be kept, and any server that has the same secret answers.
"""

from __future__ import annotations

import re

from imperia.table import overseeing
from imperia.table.errors import Refused
from imperia.table.protocol.operated import (
    CloseTable,
    Measures,
    OperatedTableInfo,
    OperatedTables,
    SilencedPerson,
    SilencePerson,
    WhichOperated,
)
from imperia.table.routes.asker import Operator
from imperia.table.routes.part import Part
from imperia.table.tables.hall import is_table_id

part = Part("operator")
_TABLE = "/api/operator/tables/{table_id}"
_PERSON = "/api/operator/people/{person_id}"
_PERSON_ID = re.compile(r"p_[A-Za-z0-9_-]{1,22}")


@part.request("GET", "/api/operator")
async def measures(operator: Operator) -> Measures:
    """The server in short. This and the other requests of the operator need the operator's secret, in the
    header `Authorization: Operator …`, and exist only on a server that was started with one."""
    return await overseeing.measured(operator.house)


@part.request("GET", "/api/operator/tables")
async def listed(operator: Operator, query: WhichOperated) -> OperatedTables:
    """All tables, 25 a page."""
    return await overseeing.listed(operator.house, query)


@part.request("GET", _TABLE)
async def shown(operator: Operator, table_id: str) -> OperatedTableInfo:
    """Who is at a table, and what was said there in public."""
    return await overseeing.shown(operator.house, _table(table_id))


@part.request("POST", f"{_TABLE}/close")
async def close(operator: Operator, wish: CloseTable, table_id: str) -> OperatedTableInfo:
    """Close a table: nobody plays or talks there any more, and all of it is kept."""
    await overseeing.close(operator.house, _table(table_id), wish.reason)
    return await overseeing.shown(operator.house, table_id)


@part.request("POST", f"{_TABLE}/reopen")
async def reopen(operator: Operator, table_id: str) -> OperatedTableInfo:
    """Open a closed table again."""
    await overseeing.reopen(operator.house, _table(table_id))
    return await overseeing.shown(operator.house, table_id)


@part.request("POST", f"{_PERSON}/silence")
async def silence(operator: Operator, wish: SilencePerson, person_id: str) -> SilencedPerson:
    """Silence somebody: they may play on, but can write nothing that others read."""
    return await overseeing.silence(operator.house, _person(person_id), wish.hours)


@part.request("POST", f"{_PERSON}/hear")
async def hear(operator: Operator, person_id: str) -> SilencedPerson:
    """Let somebody who was silenced write again."""
    return await overseeing.hear(operator.house, _person(person_id))


def _table(text: str) -> str:
    if not is_table_id(text):
        raise Refused("unknown-table")
    return text


def _person(text: str) -> str:
    if not _PERSON_ID.fullmatch(text):
        raise Refused("unknown-person")
    return text
