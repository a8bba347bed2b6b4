"""Rivals that go by merit alone, as a network does at the beginning of its training: `merit:40`.

They need not be imitated. The number is how much they trust merit, which is what the highest merit adds to a
logit: the larger it is, the less often they choose anything but the answer with the highest merit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from imperia.training.errors import BadTraining
from imperia.words import Quoted

MERIT = "merit"
MOST_TRUST = 1000
_BY_MERIT = re.compile(rf"{MERIT}:([0-9]+(?:\.[0-9]+)?)")


def trust_of(rival: str) -> float | None:
    """How much the rival trusts merit; None if it is a bot."""
    if rival.partition(":")[0] != MERIT:
        return None
    found = _BY_MERIT.fullmatch(rival)
    if found is None or not 0 < float(found[1]) <= MOST_TRUST:
        raise BadTraining("train-rival-trust", given=Quoted(rival), most=str(MOST_TRUST))
    return float(found[1])


def bots_among(rivals: Iterable[str]) -> tuple[str, ...]:
    """The rivals that have to be imitated."""
    return tuple(rival for rival in rivals if trust_of(rival) is None)
