"""Statements about servers and leases; docs/cluster.md says why they are safe.

The time is the database's, so that the clocks of machines need not agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import BigInteger, Connection, cast, delete, func, insert, literal, select, update
from sqlalchemy.dialects.postgresql import insert as put

from imperia.table.store.schema import leases, servers, tables

NOW = cast(1000 * func.extract("epoch", func.clock_timestamp()), BigInteger)
IS_LEFT = leases.c.server.not_in(select(servers.c.number))  # a lease whose server is gone


class Peer(NamedTuple):
    """A server among others: its number, and where the others reach it."""

    number: int
    channel: str


class Elsewhere(Exception):
    """Another server plays this table; or did so when the database was last asked, if that is only
    remembered."""

    def __init__(self, table_id: str, peer: Peer, remembered: bool = False) -> None:
        super().__init__(table_id, peer)
        self.table_id, self.peer, self.remembered = table_id, peer, remembered


class NotAlive(Exception):
    """This server has been relieved."""


def enter(connection: Connection, channel: str, milliseconds: int) -> Peer:
    row = insert(servers).values(channel=channel, until=NOW + milliseconds).returning(servers.c.number)
    return Peer(connection.execute(row).scalar_one(), channel)


def say_alive(connection: Connection, number: int, milliseconds: int) -> dict[int, Peer]:
    """Note that this server is alive. Returns all servers that are; raises NotAlive if this one is not."""
    own = update(servers).where(servers.c.number == number).values(until=NOW + milliseconds)
    if connection.execute(own).rowcount != 1:
        raise NotAlive
    found = connection.execute(select(servers.c.number, servers.c.channel))
    return {row.number: Peer(row.number, row.channel) for row in found}


def leave(connection: Connection, number: int) -> None:
    """Remove a server. Its leases stay, for the others to find."""
    connection.execute(delete(servers).where(servers.c.number == number))


def relieve(connection: Connection) -> Sequence[int]:
    """Remove the servers that were not heard of in time, and return their numbers. A server that is just
    storing something is left until the next time."""
    silent = select(servers.c.number).where(servers.c.until < NOW).with_for_update(skip_locked=True)
    ended = delete(servers).where(servers.c.number.in_(silent)).returning(servers.c.number)
    return connection.execute(ended).scalars().all()


def claim(connection: Connection, number: int, table_id: str) -> Peer | None:
    """Take the lease of a table, unless another server that is alive has it: then return that one. Raises
    LookupError if there is no such table, and NotAlive if this server has been relieved."""
    own = select(servers.c.number).where(servers.c.number == number)
    if connection.execute(own.with_for_update(read=True, key_share=True)).scalar() is None:
        raise NotAlive
    there = select(tables.c.id, literal(number, BigInteger)).where(tables.c.id == table_id)
    taken = (
        put(leases)
        .from_select(["table_id", "server"], there)
        .on_conflict_do_update(
            index_elements=[leases.c.table_id],
            set_={"server": number},
            where=(leases.c.server == number) | IS_LEFT,
        )
        .returning(leases.c.server)
    )
    while True:  # the server that has it may end at this moment
        if connection.execute(taken).scalar() is not None:
            return None
        holder = (
            select(leases.c.server, servers.c.channel)
            .outerjoin(servers, servers.c.number == leases.c.server)
            .where(leases.c.table_id == table_id)
        )
        row = connection.execute(holder).one_or_none()
        if row is None and connection.execute(there).one_or_none() is None:
            raise LookupError(table_id)
        if row is not None and row.channel is not None:
            return Peer(row.server, row.channel)


def adopt(connection: Connection, number: int, most: int) -> Sequence[str]:
    """Take some of the tables whose server is gone. Those that another server takes at this moment are left
    to it."""
    own = select(servers.c.number).where(servers.c.number == number)
    if connection.execute(own.with_for_update(read=True, key_share=True)).scalar() is None:
        raise NotAlive
    left = select(leases.c.table_id).where(IS_LEFT).limit(most).with_for_update(skip_locked=True)
    taken = update(leases).where(leases.c.table_id.in_(left)).values(server=number)
    return connection.execute(taken.returning(leases.c.table_id)).scalars().all()
