"""Proof that nobody chose the deal: the hash of the seed is shown before the match, the seed after it."""

from __future__ import annotations

import hashlib
import secrets

from imperia.games.contract import Facts
from imperia.play import Match
from imperia.play.save import position_hash
from imperia.table.errors import Refused
from imperia.table.tables.position import beginning
from imperia.table.tables.record import FINISHED, Record


def commitment(table_id: str, seed: int, salt: str) -> str:
    return hashlib.sha256(f"{table_id}:{seed}:{salt}".encode()).hexdigest()


def commit(record: Record) -> None:
    """Choose the seed of a new table, and a salt so that nobody can guess it from its hash."""
    record.seed = secrets.randbits(64)
    record.salt = secrets.token_hex(16)
    record.commitment = commitment(record.id, record.seed, record.salt)


def shown(record: Record) -> Facts:
    over = record.status == FINISHED
    return {
        "commitment": record.commitment,
        "seed": str(record.seed) if over and record.seed is not None else None,
        "salt": record.salt if over else None,
    }


def check_verifiable(record: Record) -> None:
    if record.status != FINISHED:
        raise Refused("not-finished")
    if record.seed is None or record.salt is None:
        raise Refused("not-fair")


def verify(record: Record, match: Match) -> Facts:
    """Replay a match that can be verified from the seed that was committed to, and compare."""
    assert record.seed is not None
    assert record.salt is not None
    again = beginning(record)
    for seat, code in match.history:
        again.play(seat, code)
    found = commitment(record.id, record.seed, record.salt)
    end = position_hash(again)
    return {
        "ok": found == record.commitment and end == record.position_hash,
        "commitment": record.commitment,
        "seed": str(record.seed),
        "salt": record.salt,
        "hash": found,
        "actions": match.step,
        "position_hash": end,
    }
