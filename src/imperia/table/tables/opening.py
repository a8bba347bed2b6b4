"""Opening new tables, either set up by somebody or with a match that began elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain, count
from typing import Any

import numpy as np
from sqlalchemy import func, select

from imperia.errors import ImperiaError
from imperia.games import GAMES
from imperia.games import definition as find_definition
from imperia.games.contract import Definition
from imperia.games.options import options_among_people
from imperia.games.setting import Facts
from imperia.kernel.entries import redeal_all
from imperia.kernel.verbs import SPECTATOR
from imperia.play import Match
from imperia.table.errors import BadWish, Refused
from imperia.table.people import Person, check_nickname
from imperia.table.protocol.described import DAY
from imperia.table.protocol.requests import SeatWish, TableWish
from imperia.table.silence import check_may_speak
from imperia.table.store import Row
from imperia.table.store.schema import tables
from imperia.table.tables import fairness
from imperia.table.tables.bots import check_level
from imperia.table.tables.details import BOT, FINISHED, OPEN, PERSON, RUNNING, WAITING, Details, Seat
from imperia.table.tables.hall import Hall, fresh_id
from imperia.table.tables.logged_match import setting_of
from imperia.table.tables.table import Table

ABANDONED = 31 * DAY  # a turn may take 30 days
BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Fela", "Gustaw", "Helena")


def known_game(name: str) -> Definition:
    if name not in GAMES:
        raise Refused("unknown-game")
    return find_definition(name)


def check_no_paths(definition: Definition, options: Mapping[str, Any]) -> None:
    """Raise BadWish if an option names a file. For somebody who plays at home it may, but here it would be a
    file of the server."""
    for option in definition.options:
        value = options.get(option.name)
        if option.open_ended and isinstance(value, str) and value not in option.choices and "\n" not in value:
            raise BadWish("no-path", option=option.name, known=option.choices)


async def open_table(hall: Hall, person: Person, wish: TableWish) -> Table:
    definition = known_game(wish.game)
    try:
        check_no_paths(definition, wish.options)
        wished = options_among_people(definition.options) | wish.options
        options = setting_of(wish.game, wish.players, wished).options
    except ImperiaError as problem:
        raise Refused("bad-setting", what=problem) from None
    if len(wish.seats) != wish.players:
        raise Refused("wrong-number-of-seats", given=len(wish.seats), players=wish.players)
    await _check_names(hall, person, wish.seats)
    details = _details(hall, person, definition, wish.players, options, _seats(person, wish.seats))
    details.clock, details.open, details.hints = wish.clock, wish.open, wish.hints
    details.chat, details.spectators = wish.chat, wish.spectators
    details.private_chat = wish.private_chat and wish.chat != "off"
    details.luck, details.start_when_full = wish.luck, wish.start_when_full
    fairness.commit(details)
    return await add_table(hall, details)


async def add_table(hall: Hall, details: Details, rows: Sequence[Row] = ()) -> Table:
    """Store a new table in its first state: if nobody is missing, its match is already running."""
    await _check_not_too_many(hall, details.host)
    if details.ready:
        details.status, details.started = RUNNING, details.created
    table = await hall.add(details, rows)
    await table.worker.ask(table.settled)
    return table


async def _check_not_too_many(hall: Hall, host: str) -> None:
    """Raise Refused if there are too many tables, on all servers of this database together. A table counts
    until its match is over, it is closed, or nothing has happened there for longer than any turn may take."""
    limits = hall.config.limits
    last = func.coalesce(tables.c.asked_at, tables.c.started, tables.c.created)
    counts = tables.c.status.in_((WAITING, RUNNING)) & tables.c.closed.is_(None)
    query = (
        select(func.count(), func.count().filter(tables.c.host == host))
        .select_from(tables)
        .where(counts & (last > hall.time.now() - ABANDONED))
    )
    in_all, own = await hall.database.read(lambda connection: connection.execute(query).one())
    if own >= limits.unfinished_tables:
        raise Refused("too-many-tables", most=limits.unfinished_tables)
    if in_all >= limits.tables_in_all:
        raise Refused("no-more-tables", most=limits.tables_in_all)


async def _check_names(hall: Hall, person: Person, wishes: list[SeatWish]) -> None:
    """A name that somebody writes is read by others, like a line of chat: raise Refused if they are
    silenced."""
    if any(wish.name not in (None, person.nickname) for wish in wishes):
        await check_may_speak(hall.database, person, hall.time.now())


def _details(
    hall: Hall, host: Person, definition: Definition, players: int, options: Facts, seats: list[Seat]
) -> Details:
    return Details(
        id=fresh_id(),
        game=definition.id,
        rules=definition.version,
        players=players,
        options=options,
        host=host.id,
        created=hall.time.now(),
        seats=seats,
    )


def _seats(person: Person, wishes: list[SeatWish]) -> list[Seat]:
    seats = [_seat(person, wish, number) for number, wish in enumerate(wishes)]
    name_bots(seats)
    return seats


def _seat(person: Person, wish: SeatWish, number: int) -> Seat:
    if wish.kind == "bot":
        return Seat(BOT, level=check_level(wish.level))
    if wish.kind == "open":
        return Seat(OPEN)
    name = person.nickname if wish.name is None else check_nickname(wish.name)
    if wish.kind == "guest":
        return Seat(PERSON, f"{name} {number + 1}" if wish.name is None else name, person.id, guest=True)
    return Seat(PERSON, name, person.id)


def name_bots(seats: list[Seat]) -> None:
    taken = {seat.name for seat in seats}
    names = (
        name
        for name in chain(BOT_NAMES, (f"{name} {n}" for n in count(2) for name in BOT_NAMES))
        if name not in taken
    )
    for seat in seats:
        if seat.kind == BOT and not seat.name:
            seat.name = next(names)


def _hot_seats(person: Person, names: list[str]) -> list[Seat]:
    return [
        Seat(PERSON, name or f"{person.nickname} {number + 1}", person.id, guest=number > 0)
        for number, name in enumerate(names)
    ]


async def open_match(
    hall: Hall, person: Person, match: Match, names: list[str], copy_of: str | None = None
) -> Table:
    """A table where one person plays all seats, with a match that began elsewhere."""
    definition = match.definition
    details = _details(hall, person, definition, match.players, match.options, _hot_seats(person, names))
    details.seed, details.position = match.beginning.get("seed"), match.beginning.get("position")
    details.copy_of, details.chat = copy_of, "off"
    at = details.created
    rows: list[Row] = [
        (details.id, seq, seat, code, at, match.digest if seq + 1 == match.step else None)
        for seq, (seat, code) in enumerate(match.history)
    ]
    return await add_table(hall, details, rows)


async def copy_table(hall: Hall, person: Person, table: Table, step: int) -> Table:
    """A copy of a table, for trying things out. While the match runs, what this person cannot know is dealt
    anew."""
    table.check_copies()
    logged = table.begun()
    if not 0 <= step <= logged.step:
        raise Refused("bad-step", last=logged.step)
    match = await hall.folding.do(partial(logged.match.at, step))
    details = table.details
    all_mine = len(details.held_by(person.id)) == details.players
    if details.status != FINISHED and not all_mine:
        match = _as_known_to(match, table.viewing_seat(person))
    return await open_match(hall, person, match, details.names, copy_of=details.id)


def _as_known_to(match: Match, seat: int | None) -> Match:
    state = match.state
    chance = np.random.default_rng()
    low, high = (chance.integers(0, 1 << 32, 1) for _ in range(2))
    redeal_all(state, SPECTATOR if seat is None else seat, low, high)
    definition = match.definition
    notation = definition.describe(match.setting, state)
    setting, again = definition.compose(definition.read(notation))
    return Match(definition, setting, again, {"position": notation})
