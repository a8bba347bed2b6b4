"""A table as it is described to a person. Nothing in the description depends on a hidden fact of the
match."""

from __future__ import annotations

from imperia.games import definition as find_definition
from imperia.games.setting import Facts
from imperia.table.people import Person
from imperia.table.protocol.described import Closed, SeatInfo, TableInfo
from imperia.table.tables import fairness
from imperia.table.tables.absence import shown_clocks
from imperia.table.tables.details import Details
from imperia.table.tables.logged_match import setting_of
from imperia.table.tables.whole import Table


def shown_options(details: Details) -> Facts:
    setting = setting_of(details.game, details.players, details.options)
    return find_definition(details.game).shown_options(setting)


def describe(table: Table, person: Person | None) -> TableInfo:
    details, logged = table.details, table.logged
    return TableInfo(
        id=details.id,
        game=details.game,
        players=details.players,
        options=shown_options(details),
        status=details.status,
        host=details.host,
        hosted=person is not None and person.id == details.host,
        created=details.created,
        started=details.started,
        finished=details.finished,
        seats=_seats(table, person),
        clock=details.clock,
        open=details.open,
        hints=details.hints,
        chat=details.chat,
        private_chat=details.private_chat,
        luck=details.luck,
        spectators=details.spectators,
        fairness=fairness.shown(details),
        seq=0 if logged is None else logged.seq,
        step=0 if logged is None else logged.step,
        actors=[] if logged is None else list(logged.actors),
        halt=None if logged is None else logged.halt,
        closed=None if details.closed is None else Closed(details.closed, details.closed_because),
        proposal=None if table.proposal is None else table.proposal.shown(),
        rematch=details.rematch,
        copy_of=details.copy_of,
        ranking=details.ranking,
        names=details.names,
    )


def _seats(table: Table, person: Person | None) -> list[SeatInfo]:
    details = table.details
    own = details.held_by(person.id if person else None)
    present = table.audience.present
    clocks = shown_clocks(table)
    return [
        SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            person=seat.person,
            level=seat.level,
            mine=number in own,
            guest=seat.guest,
            connected=seat.person in present,
            stand_in=seat.stand_in,
            clock=None if clocks is None else clocks[number],
        )
        for number, seat in enumerate(details.seats)
    ]
