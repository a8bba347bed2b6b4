"""The decisions, refusals and events of legends, and what else goes by a number. No rules here."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.legends.pieces import CARDS_TO_TAKE
from imperia.kernel.actions import Actions
from imperia.kernel.names import Decisions, Events, Refusals, told

SEATS = 4
NEUTRAL = SEATS  # the colour of nobody (L3.4)
COLOURS = SEATS + 1
MOST_CARDS = max(map(max, CARDS_TO_TAKE)) + 1  # and one more for the Fairy Queen (L8.5)


# ----- Options

Edition = IntEnum("Edition", "PROOF PUBLISHED", start=0)
Setup = IntEnum("Setup", "RANDOM HAND", start=0)  # L3.1
Board = IntEnum("Board", "STANDARD ROW L T LOOP", start=0)  # L2.4; from ROW on, one more than the layout
Encounter = IntEnum("Encounter", {"DRAGON": 1, "ROGUES": 2, "PORTALS": 4})  # bits (L8.4)

# Where points come from (L7.2, L7.3, L8).
Source = IntEnum("Source", "REGIONS ISLANDS CARDS ELIXIRS TOKENS LEADERS", start=0)


class Decision(Decisions):
    """What is asked. Up to OUTPOST the set-up player decides, or the lot (L3.1). QUEEN comes before CARD, so
    that at QUEEN all actions of a turn are refused as not yet due."""

    LAYOUT = "L2.4"  # a row or an L
    SIDE = "L2.1"  # the side of a board for the next cell
    ROTATION = "L2.3"
    START = "L2.5"
    TOKEN = "L3.6"  # where the next token lies (L8)
    OUTPOST = "L3.3"  # where one further army of each player goes
    NEUTRAL = "L3.4"
    BID = "L4.1"
    QUEEN = "L8.5"  # the Fairy Queen's further card
    CARD = "L5.1"
    HALF = "L5.7"  # which part of an "or" card
    TARGET = "L5.4"  # where the chosen army goes
    STEP = "L5.1"  # the next step of the card (L5.3-L5.6), or stop
    OVER = "L7.1"


class Refusal(Refusals):
    """Why an answer to the question is not allowed, with its clause; those of the family come first."""

    NO_SUCH_REGION = "L2.1"
    BID_ABOVE_COINS = "L4.1"
    CANNOT_PAY = "L5.1"
    NO_CARD_THERE = "L5.2"
    HALF_CAN_DO_NOTHING = "L5.7"
    NO_PLACING = "L5.3"
    NO_MOVING = "L5.4"
    NO_BUILDING = "L5.5"
    NO_DESTROYING = "L5.6"
    SUPPLY_EMPTY = "L5.3"
    NOT_START_NOR_CITY = "L5.3"
    NO_ARMY_TO_MOVE = "L5.4"
    NO_WAY_OUT = "L5.4"
    NOT_ADJACENT = "L5.4"
    NO_CITY_LEFT = "L5.5"
    NO_ARMY_FOR_CITY = "L5.5"
    NO_ARMY_TO_DESTROY = "L5.6"
    BOARD_USED = "L2.1"
    DESERT_IN_THE_CENTRE = "L2.5"
    NOT_ON_CENTRAL_BOARD = "L2.5"
    NOT_ON_THE_DESERT = "L2.5"
    NO_JOINED_LANE = "L2.5"
    HAS_TOKEN = "L8.1"
    TOKEN_ON_START = "L8.1"
    TOKEN_MUST_BE_LAID = "L8.4"
    ON_STARTING_BOARD = "L3.3"
    SEA_TOO_FAR = "L5.4"
    NO_ARMY_BESIDE = "L5.6"
    IMMUNE = "L6.7"


class Event(Events):
    """What the log tells."""

    GAME_BEGINS = told("game", reveals=True)
    SETUP_PLAYER = told("seat", reveals=True)
    LAYOUT_CHOSEN = told("layout")
    BOARD_LAID = told("cell", "side", "quarters")
    START_CHOSEN = told("region")
    LEADER_DEALT = told("seat", "leader", reveals=True)
    TOKEN_LAID = told("region", "token")
    TOKEN_LEFT_OUT = told("token")
    OUTPOSTS_PLACED = told("region")
    NEUTRAL_PLACED = told("seat", "region")
    ROW_LAID = told(reveals=True)
    BID_GIVEN = told("seat", "coins", secret=("coins",))
    BID_SHOWN = told("seat", "coins", reveals=True)
    TIE_BY_LOT = told("seat", reveals=True)
    BID_WON = told("seat", "coins")
    CARD_TAKEN = told("seat", "card", "coins")
    HALF_CHOSEN = told("seat", "card", "choice")
    ARMY_PLACED = told("seat", "region")
    ARMY_MOVED = told("seat", "origin", "region")
    CITY_BUILT = told("seat", "region")
    ARMY_DESTROYED = told("seat", "colour", "region")
    STOPPED = told("seat", "choice")
    DECLINED = told("seat", "card")
    TOKEN_TAKEN = told("seat", "token", "region")
    TOKEN_TURNED = told("seat", "token", "region", reveals=True)
    TOKEN_SEEN = told("seat", "region", "token", secret=("token",), reveals=True)
    DRAGON_SLAIN = told("seat", "region")
    ROGUES_PAID = told("seat", "region")
    COIN_ROBBED = told("seat", "other")
    ARMY_CAPTURED = told("seat", "other")
    KNIGHT_ARMY = told("seat", "region")
    QUEEN_DECLINES = told("seat")
    CARD_DRAWN = told("card", reveals=True)
    GAME_ENDS = told("game")
    POINTS = told("seat", "regions", "islands", "cards")
    MORE_POINTS = told("seat", "elixirs", "tokens", "leaders")


actions = Actions("legends", Decision)
