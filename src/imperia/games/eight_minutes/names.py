"""Numbers that mean the same in every game of the family. No rules here."""

from __future__ import annotations

from enum import IntEnum

NOBODY = -1
NOT_YET = -1  # a bid that is still owed
SEALED = -2  # a bid that is given, as the others see it
HALVES = 2  # of a card with "or" or "and"; card * HALVES + half is the number of a choice


class Tie(IntEnum):
    """Who wins a tied bid."""

    YOUNGEST = 0
    DIE = 1


class Refusal(IntEnum):
    """Why shared rules refuse. The refusals of each game begin with these, each with its own clause."""

    NO_SUCH_REGION = 1
    BID_ABOVE_COINS = 2
    CANNOT_PAY = 3
    NO_CARD_THERE = 4
    HALF_CAN_DO_NOTHING = 5
    NO_PLACING = 6
    NO_MOVING = 7
    NO_BUILDING = 8
    NO_DESTROYING = 9
    SUPPLY_EMPTY = 10
    NOT_START_NOR_CITY = 11
    NO_ARMY_TO_MOVE = 12
    NO_WAY_OUT = 13
    NOT_ADJACENT = 14
    NO_CITY_LEFT = 15
    NO_ARMY_FOR_CITY = 16
    NO_ARMY_TO_DESTROY = 17
