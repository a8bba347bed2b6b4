"""Numbers that mean the same in every game that uses them. No rules here."""

from __future__ import annotations

from enum import IntEnum

NOBODY = -1
NOT_YET = -1  # a bid that is still owed
SEALED = -2  # a bid that is given, as the others see it


class Tie(IntEnum):
    """Who wins a tied bid."""

    YOUNGEST = 0
    DIE = 1
