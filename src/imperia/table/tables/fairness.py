"""Proof that nobody chose the deal: the hash of the seed is shown before the match, the seed after it."""

from __future__ import annotations

import hashlib
import secrets

from imperia.play import Match
from imperia.table.errors import Refused
from imperia.table.protocol.described import Fairness, Verification
from imperia.table.tables.details import FINISHED, Details
from imperia.table.tables.logged_match import beginning


def commitment(table_id: str, seed: int, salt: str) -> str:
    return hashlib.sha256(f"{table_id}:{seed}:{salt}".encode()).hexdigest()


def commit(details: Details) -> None:
    """Choose the seed of a new table, and a salt, so that the seed cannot be guessed from its hash."""
    details.seed = secrets.randbits(64)
    details.salt = secrets.token_hex(16)
    details.commitment = commitment(details.id, details.seed, details.salt)


def shown(details: Details) -> Fairness:
    over = details.status == FINISHED
    return Fairness(
        commitment=details.commitment,
        seed=str(details.seed) if over and details.seed is not None else None,
        salt=details.salt if over else None,
    )


def check_verifiable(details: Details) -> None:
    if details.status != FINISHED:
        raise Refused("not-finished")
    if details.seed is None or details.salt is None:
        raise Refused("not-fair")


def verify(details: Details, match: Match) -> Verification:
    """Replay a verifiable match from the seed that was committed to, and compare."""
    assert details.seed is not None
    assert details.salt is not None
    again = beginning(details)
    for seat, code in match.history:
        again.play(seat, code)
    found = commitment(details.id, details.seed, details.salt)
    end = again.position_hash
    return Verification(
        ok=found == details.commitment and end == details.position_hash,
        commitment=details.commitment,
        seed=str(details.seed),
        salt=details.salt,
        hash=found,
        actions=match.step,
        position_hash=end,
    )
