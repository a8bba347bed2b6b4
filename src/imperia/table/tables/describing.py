"""A table as it is told to a person; nothing in it depends on a hidden fact of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imperia.games import definition as find_definition
from imperia.games.contract import Facts
from imperia.table.people import Person
from imperia.table.tables import fairness
from imperia.table.tables.absence import clocks_json
from imperia.table.tables.position import setting_of
from imperia.table.tables.record import Record

if TYPE_CHECKING:
    from imperia.table.tables.table import Table


def shown_options(record: Record) -> Facts:
    setting = setting_of(record.game, record.players, record.options)
    return find_definition(record.game).shown_options(setting)


def describe(table: Table, person: Person | None) -> Facts:
    record, position = table.record, table.position
    return {
        "id": record.id,
        "game": record.game,
        "players": record.players,
        "options": shown_options(record),
        "status": record.status,
        "host": record.host,
        "hosted": person is not None and person.id == record.host,
        "created": record.created,
        "started": record.started,
        "finished": record.finished,
        "seats": _seats(table, person),
        "clock": record.clock,
        "open": record.open,
        "hints": record.hints,
        "chat": record.chat,
        "spectators": record.spectators,
        "fairness": fairness.shown(record),
        "seq": 0 if position is None else position.seq,
        "step": 0 if position is None else position.step,
        "actors": [] if position is None else list(position.actors),
        "proposal": None if table.proposal is None else table.proposal.json(),
        "rematch": record.rematch,
        "copy_of": record.copy_of,
        "ranking": record.ranking,
        "names": record.names,
    }


def _seats(table: Table, person: Person | None) -> list[Facts]:
    record = table.record
    own = record.held_by(person.id if person else None)
    present = table.audience.present
    clocks = clocks_json(table)
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "person": seat.person,
            "level": seat.level,
            "mine": number in own,
            "guest": seat.guest,
            "connected": seat.person in present,
            "stand_in": seat.stand_in,
            "clock": None if clocks is None else clocks[number],
        }
        for number, seat in enumerate(record.seats)
    ]
