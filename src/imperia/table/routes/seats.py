"""Who sits where: wishes about the seats of a table, and new tables that are made from one."""

from __future__ import annotations

from imperia.table.asking import check_replay
from imperia.table.cluster.leases import Elsewhere
from imperia.table.protocol import wishes
from imperia.table.protocol.described import Link, TableInfo
from imperia.table.protocol.messages import Done
from imperia.table.routes.asker import AtTable
from imperia.table.routes.part import Part, described_elsewhere
from imperia.table.tables import absence, opening, seating
from imperia.table.tables.describing import describe

part = Part("seats")


@part.wish("join")
async def join(asked: AtTable, wish: wishes.Join) -> None:
    await seating.join(asked.table, asked.somebody, wish.seat)


@part.wish("leave")
async def leave(asked: AtTable, wish: wishes.Leave) -> None:
    await seating.leave(asked.table, asked.somebody)


@part.wish("start")
async def start(asked: AtTable, wish: wishes.Start) -> None:
    await seating.start_now(asked.table, asked.somebody, wish.level)


@part.wish("seats/{seat}/bot")
async def fill(asked: AtTable, wish: wishes.Fill) -> None:
    await seating.fill(asked.table, asked.somebody, wish.seat, wish.level)


@part.wish("seats/{seat}/return", live=Done)
async def come_back(asked: AtTable, wish: wishes.Return) -> None:
    await absence.give_back(asked.table, asked.somebody, wish.seat)


@part.wish("seats/{seat}/link", when_closed=True)
async def link(asked: AtTable, wish: wishes.MakeLink) -> Link:
    code = await seating.make_link(asked.table, asked.somebody, wish.seat)
    return Link(code, f"/claim/{code}")


@part.wish("rematch", status=201)
async def rematch(asked: AtTable, wish: wishes.Rematch) -> TableInfo:
    try:
        again = await seating.rematch(asked.house.hall, asked.table, asked.somebody)
    except Elsewhere as elsewhere:
        return await described_elsewhere(asked, elsewhere)
    return describe(again, asked.person)


@part.wish("copy", how="apart", when_closed=True, status=201)
async def copy(asked: AtTable, wish: wishes.Copy) -> TableInfo:
    check_replay(asked.house, asked.address)
    copied = await opening.copy_table(asked.house.hall, asked.somebody, asked.table, wish.step)
    return describe(copied, asked.person)
