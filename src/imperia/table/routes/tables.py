"""Tables: opening, finding, joining, leaving, starting, links, rematch, copies, files, proof of fairness."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Request, Response

from imperia.games.setting import Facts
from imperia.table.asking import Lang, Somebody, TheHouse, TheTable, Visitor, check_replay
from imperia.table.routes.bodies import ClaimBody, CopyBody, JoinBody, LevelBody, Route, TableBody, UploadBody
from imperia.table.tables import absence, fairness, files, listing, opening, seating
from imperia.table.tables.describing import describe

router = APIRouter(tags=["tables"], route_class=Route)


@router.post("/api/tables", status_code=201)
async def open_table(wish: TableBody, person: Somebody, house: TheHouse) -> dict[str, Any]:
    """Open a table. If every seat has somebody, the match starts at once."""
    table = await opening.open_table(
        house.hall,
        person,
        opening.Wish(
            **wish.model_dump(exclude={"seats", "clock"}),
            seats=tuple(opening.SeatWish(**seat.model_dump()) for seat in wish.seats),
            clock=None if wish.clock is None else wish.clock.model_dump(),
        ),
    )
    return describe(table, person)


@router.get("/api/tables")
async def list_tables(
    house: TheHouse, person: Visitor, lang: Lang, which: Literal["open", "mine", "watch", "recent"] = "open"
) -> list[Facts]:
    """Tables that can be joined, mine, those to watch, and matches that ended lately."""
    return await listing.listed(house.hall, person, which, lang)


@router.post("/api/tables/upload", status_code=201)
async def upload(wish: UploadBody, person: Somebody, house: TheHouse, request: Request) -> Facts:
    """A saved match becomes a table where you move for everybody."""
    check_replay(request)
    table = await files.upload(house.hall, person, wish.file)
    return describe(table, person)


@router.get("/api/tables/{table_id}")
async def table_info(table: TheTable, person: Visitor) -> Facts:
    return describe(table, person)


@router.post("/api/tables/{table_id}/join")
async def join(table: TheTable, person: Somebody, wish: JoinBody | None = None) -> Facts:
    """Sit down on an open seat."""
    seat = None if wish is None else wish.seat
    await table.worker.ask(lambda: seating.join(table, person, seat))
    return describe(table, person)


@router.post("/api/tables/{table_id}/leave")
async def leave(table: TheTable, person: Somebody) -> Facts:
    """Stand up: the seat becomes free, or a bot stands in while the match runs."""
    await table.worker.ask(lambda: seating.leave(table, person))
    return describe(table, person)


@router.post("/api/tables/{table_id}/start")
async def start(table: TheTable, person: Somebody, wish: LevelBody | None = None) -> Facts:
    """The host starts; bots take the seats that are still open."""
    level = None if wish is None else wish.level
    await table.worker.ask(lambda: seating.start_now(table, person, level))
    return describe(table, person)


@router.post("/api/tables/{table_id}/seats/{seat}/bot")
async def fill(table: TheTable, seat: int, person: Somebody, wish: LevelBody | None = None) -> Facts:
    """The host puts a bot on an open seat."""
    level = None if wish is None else wish.level
    await table.worker.ask(lambda: seating.fill(table, person, seat, level))
    return describe(table, person)


@router.post("/api/tables/{table_id}/seats/{seat}/return")
async def come_back(table: TheTable, seat: int, person: Somebody) -> Facts:
    """Take the seat back from the bot that stands in."""
    await table.worker.ask(lambda: absence.give_back(table, person, seat))
    return describe(table, person)


@router.post("/api/tables/{table_id}/seats/{seat}/link")
async def link(table: TheTable, seat: int, person: Somebody) -> dict[str, str]:
    """A link that moves the seat to another device, once."""
    code = await table.worker.ask(lambda: seating.make_link(table, person, seat))
    return {"code": code, "url": f"/claim/{code}"}


@router.post("/api/claim")
async def claim(wish: ClaimBody, person: Somebody, house: TheHouse) -> Facts:
    """Take the seat of a personal link."""
    table = await seating.claim(house.hall, person, wish.code)
    return describe(table, person)


@router.post("/api/tables/{table_id}/rematch", status_code=201)
async def rematch(table: TheTable, person: Somebody) -> Facts:
    """Another table for the same people, everybody one seat on."""
    again = await table.worker.ask(lambda: seating.rematch(table, person))
    return describe(again, person)


@router.post("/api/tables/{table_id}/copy", status_code=201)
async def copy(table: TheTable, wish: CopyBody, person: Somebody, house: TheHouse, request: Request) -> Facts:
    """Try from here: a copy of the match where you move for everybody. While the match runs, what you cannot
    know is dealt anew in the copy."""
    check_replay(request)
    copied = await opening.copy_table(house.hall, person, table, wish.step)
    return describe(copied, person)


@router.get("/api/tables/{table_id}/file")
async def download(table: TheTable, person: Visitor) -> Response:
    """The match as a file that `imperia replay` reads, once it is over or if all seats are yours."""
    text = await files.saved(table, person)
    name = f"{table.details.game}-{table.details.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/api/tables/{table_id}/verify")
async def verify(table: TheTable, person: Visitor, request: Request) -> Facts:
    """Replay the match from the seed that was committed to before its first move."""
    details, match = table.details, table.begun().match
    fairness.check_verifiable(details)
    check_replay(request)
    return await table.hall.folding.do(lambda: fairness.verify(details, match))
