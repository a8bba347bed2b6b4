"""Tables: opening, finding, files, personal links, proof of fairness."""

from __future__ import annotations

from starlette.responses import Response

from imperia.games.setting import Facts
from imperia.table.asking import check_replay
from imperia.table.protocol.described import ShortTable, TableInfo, Verification
from imperia.table.protocol.requests import Claim, TableWish, Upload, WhichTables
from imperia.table.routes.asker import AtTable, Visitor
from imperia.table.routes.part import TABLE, Part
from imperia.table.tables import fairness, files, listing, opening, seating
from imperia.table.tables.describing import describe

part = Part("tables")


@part.request("POST", "/api/tables", status=201)
async def open_table(asked: Visitor, wish: TableWish) -> TableInfo:
    """Open a table. If every seat has somebody, the match starts at once."""
    table = await opening.open_table(asked.house.hall, asked.somebody, wish)
    return describe(table, asked.person)


@part.request("GET", "/api/tables")
async def list_tables(asked: Visitor, query: WhichTables) -> list[ShortTable]:
    """Tables that can be joined, your own, those to watch, or the last whose match ended; at most 50."""
    return await listing.listed(asked.house.hall, asked.person, query.which, asked.lang)


@part.request("POST", "/api/tables/upload", status=201)
async def upload(asked: Visitor, wish: Upload) -> TableInfo:
    """Turn a saved match into a table where you hold every seat."""
    check_replay(asked.house, asked.address)
    table = await files.upload(asked.house.hall, asked.somebody, wish.file)
    return describe(table, asked.person)


@part.request("POST", "/api/claim")
async def claim(asked: Visitor, wish: Claim) -> TableInfo:
    """Take the seat that a personal link is for."""
    table = await seating.claim(asked.house.hall, asked.somebody, wish.code)
    return describe(table, asked.person)


@part.request("GET", TABLE)
async def table_info(asked: AtTable) -> TableInfo:
    """The table, as it is described to you."""
    return describe(asked.table, asked.person)


@part.request("GET", f"{TABLE}/file", answer=Facts)
async def download(asked: AtTable) -> Response:
    """The match as a file that `imperia replay` reads, once it is over or if all seats are yours."""
    table = asked.table
    text = await files.saved(table, asked.person)
    name = f"{table.details.game}-{table.details.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@part.request("GET", f"{TABLE}/verify")
async def verify(asked: AtTable) -> Verification:
    """Replay the match from the seed that was committed to before its first move."""
    details, match = asked.table.details, asked.table.begun().match
    fairness.check_verifiable(details)
    check_replay(asked.house, asked.address)
    return await asked.table.hall.folding.do(lambda: fairness.verify(details, match))
