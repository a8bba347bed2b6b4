"""The numbers by which decisions, actions, refusals and events of empire go. No rules here."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.empire.pieces import CARDS_TO_TAKE
from imperia.games.shared.names import NOBODY as NOBODY
from imperia.games.shared.names import NOT_YET as NOT_YET
from imperia.games.shared.names import SEALED as SEALED
from imperia.games.shared.names import Tie as Tie

SEATS = 5
NEUTRAL = SEATS  # the colour of nobody (E2.4)
COLOURS = SEATS + 1
REGIONS = 32
CONTINENTS = 8
HALVES = 2  # of an "or" card; card * HALVES + half is the number of a choice (E4.8)
MOST_CARDS = max(CARDS_TO_TAKE)


class Edition(IntEnum):
    ENGLISH = 0
    POLISH = 1


class CoalCard(IntEnum):
    CITY = 0
    PLAIN = 1


class Decision(IntEnum):
    """What is asked."""

    NEUTRAL = 0  # E2.4: where a neutral army goes
    BID = 1  # E3.1
    FIRST = 2  # E3.2: who begins
    CARD = 3  # E4.1
    HALF = 4  # E4.8: which half of an "or" card
    STEP = 5  # E4.3-E4.8: the next step of the card, or stop
    TARGET = 6  # E4.4: where the chosen army goes
    OVER = 7


class Source(IntEnum):
    """Where points come from (E5.2-E5.4)."""

    REGIONS = 0
    CONTINENTS = 1
    GOODS = 2


# Action codes: what follows each of these is the argument (a region, a seat, a slot, an amount).
STOP = 0
BID = 1  # + coins, 0 to 14
FIRST = 16  # + seat
CARD = 21  # + slot of the row, 0 the cheapest
HALF = 27  # + 0 or 1
NEUTRAL_ARMY = 32  # + region
PLACE = 64  # + region
MOVE = 96  # + region that an army leaves
TARGET = 128  # + region that it enters
CITY = 160  # + region
DESTROY = 192  # + colour * REGIONS + region
CODES = DESTROY + COLOURS * REGIONS


class Refusal(IntEnum):
    """Why an action is not allowed; `definition.CLAUSES` has the clause of each."""

    NONE = 0
    GAME_OVER = 1
    NEUTRAL_FIRST = 2
    BID_FIRST = 3
    NAME_FIRST_PLAYER = 4
    CARD_FIRST = 5
    HALF_FIRST = 6
    TARGET_FIRST = 7
    NO_BID_NOW = 8
    NO_NEUTRAL_NOW = 9
    NO_CARD_NOW = 10
    NO_HALF_NOW = 11
    NO_NAMING_NOW = 12
    NO_TARGET_NOW = 13
    NO_SUCH_REGION = 14
    NO_SUCH_SEAT = 15
    NO_SUCH_ACTION = 16
    BID_ABOVE_COINS = 17
    CANNOT_PAY = 18
    NO_CARD_THERE = 19
    HALF_CAN_DO_NOTHING = 20
    NO_PLACING = 21
    NO_MOVING = 22
    NO_BUILDING = 23
    NO_DESTROYING = 24
    SUPPLY_EMPTY = 25
    NOT_START_NOR_CITY = 26
    NO_ARMY_TO_MOVE = 27
    NO_WAY_OUT = 28
    NOT_ADJACENT = 29
    NEEDS_SEA_MOVE = 30
    NO_CITY_LEFT = 31
    NO_ARMY_FOR_CITY = 32
    NO_ARMY_TO_DESTROY = 33
    OWN_ARMY = 34


class Event(IntEnum):
    """What the log tells; the arguments are named in `definition.EVENTS`."""

    GAME_BEGINS = 0
    TOKEN_LAID = 1
    NEUTRAL_PLACED = 2
    BID_GIVEN = 3
    BID_SHOWN = 4
    TIE_BY_LOT = 5
    BID_WON = 6
    FIRST_PLAYER = 7
    CARD_TAKEN = 8
    HALF_CHOSEN = 9
    ARMY_PLACED = 10
    ARMY_MOVED = 11
    CITY_BUILT = 12
    ARMY_DESTROYED = 13
    STOPPED = 14
    CARD_DRAWN = 15
    GAME_ENDS = 16
    POINTS = 17
