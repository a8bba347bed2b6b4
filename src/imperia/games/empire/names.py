"""The decisions, refusals and events of empire, and what else goes by a number. No rules here."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.empire.pieces import CARDS_TO_TAKE
from imperia.kernel.actions import Actions
from imperia.kernel.names import Decisions, Events, Refusals, told

SEATS = 5
NEUTRAL = SEATS  # the colour of nobody (E2.4)
COLOURS = SEATS + 1
REGIONS = 32
CONTINENTS = 8
MOST_CARDS = max(CARDS_TO_TAKE)


Edition = IntEnum("Edition", "ENGLISH POLISH", start=0)
CoalCard = IntEnum("CoalCard", "CITY PLAIN", start=0)  # E1.4
Source = IntEnum("Source", "REGIONS CONTINENTS GOODS", start=0)  # where points come from (E5.2-E5.4)


class Decision(Decisions):
    """What is asked."""

    NEUTRAL = "E2.4"  # where a neutral army goes
    BID = "E3.1"
    FIRST = "E3.2"  # who begins
    CARD = "E4.1"
    HALF = "E4.8"  # which half of an "or" card
    TARGET = "E4.4"  # where the chosen army goes
    STEP = "E4.10"  # the next step of the card (E4.3-E4.8), or stop
    OVER = "E5.1"


class Refusal(Refusals):
    """Why an answer to the question is not allowed, with its clause; those of the family come first."""

    NO_SUCH_REGION = "E1.3"
    BID_ABOVE_COINS = "E3.1"
    CANNOT_PAY = "E4.1"
    NO_CARD_THERE = "E4.2"
    HALF_CAN_DO_NOTHING = "E4.10"
    NO_PLACING = "E4.3"
    NO_MOVING = "E4.4"
    NO_BUILDING = "E4.6"
    NO_DESTROYING = "E4.7"
    SUPPLY_EMPTY = "E4.3"
    NOT_START_NOR_CITY = "E4.3"
    NO_ARMY_TO_MOVE = "E4.4"
    NO_WAY_OUT = "E4.4"
    NOT_ADJACENT = "E4.4"
    NO_CITY_LEFT = "E4.6"
    NO_ARMY_FOR_CITY = "E4.6"
    NO_ARMY_TO_DESTROY = "E4.7"
    NO_SUCH_SEAT = "E1.1"
    NEEDS_SEA_MOVE = "E4.5"
    OWN_ARMY = "E4.7"


class Event(Events):
    """What the log tells."""

    GAME_BEGINS = told("game", reveals=True)
    TOKEN_LAID = told("region", "good", reveals=True)
    NEUTRAL_PLACED = told("seat", "region")
    BID_GIVEN = told("seat", "coins", secret=("coins",))
    BID_SHOWN = told("seat", "coins", reveals=True)
    TIE_BY_LOT = told("seat", reveals=True)
    BID_WON = told("seat", "coins")
    FIRST_PLAYER = told("seat", "other")
    CARD_TAKEN = told("seat", "card", "coins")
    HALF_CHOSEN = told("seat", "card", "choice")
    ARMY_PLACED = told("seat", "region")
    ARMY_MOVED = told("seat", "origin", "region")
    CITY_BUILT = told("seat", "region")
    ARMY_DESTROYED = told("seat", "colour", "region")
    STOPPED = told("seat")
    CARD_DRAWN = told("card", reveals=True)
    GAME_ENDS = told("game")
    POINTS = told("seat", "regions", "continents", "goods")


actions = Actions("empire", Decision)
