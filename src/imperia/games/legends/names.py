"""The numbers by which decisions, actions, refusals and events of legends go. No rules here."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.legends.pieces import CARDS_TO_TAKE
from imperia.games.legends.sides import REGIONS
from imperia.games.shared.names import NOBODY as NOBODY
from imperia.games.shared.names import NOT_YET as NOT_YET
from imperia.games.shared.names import SEALED as SEALED
from imperia.games.shared.names import Tie as Tie

SEATS = 4
NEUTRAL = SEATS  # the colour of nobody (L3.4)
COLOURS = SEATS + 1
HALVES = 2  # card * HALVES + part is the number of a choice (L5.7)
MOST_CARDS = max(map(max, CARDS_TO_TAKE)) + 1  # and one more of the Fairy Queen (L8.5)
BY_LOT = -1  # the set-up player (L3.1)


class Edition(IntEnum):
    PROOF = 0
    PUBLISHED = 1


class Board(IntEnum):
    """The option `board` (L2.4); from ROW on, one more than the layout."""

    STANDARD = 0
    ROW = 1
    L = 2
    T = 3
    LOOP = 4


class Encounter(IntEnum):
    """The bits of the option `encounters` (L8.4)."""

    DRAGON = 1
    ROGUES = 2
    PORTALS = 4


class Decision(IntEnum):
    """What is asked. Up to OUTPOST it is the set-up player's, and may be left to the lot (L3.1)."""

    LAYOUT = 0  # L2.4: a row or an L
    SIDE = 1  # L2.1: the side of a board for the next cell
    ROTATION = 2  # L2.3
    START = 3  # L2.5
    TOKEN = 4  # L8: where the next token lies
    OUTPOST = 5  # L3.3: where one further army of each player stands
    NEUTRAL = 6  # L3.4
    BID = 7  # L4.1
    CARD = 8  # L5.1
    HALF = 9  # L5.7: which part of an "or" card
    STEP = 10  # L5.3-L5.6: the next step of the card, or stop
    TARGET = 11  # L5.4: where the chosen army goes
    QUEEN = 12  # L8.5: the Fairy Queen's further card
    OVER = 13


class Source(IntEnum):
    """Where points come from (L7.2, L7.3, L8)."""

    REGIONS = 0
    ISLANDS = 1
    CARDS = 2
    ELIXIRS = 3
    TOKENS = 4
    LEADERS = 5


# Action codes: what follows each of these is the argument (a region, a side, a slot, an amount).
STOP = 0
BID = 1  # + coins, 0 to 14
CARD = 16  # + slot of the row, 0 the cheapest
HALF = 22  # + 0 or 1
LAYOUT = 24  # + row or L
SIDE = 26  # + side
ROTATION = 34  # + quarters, clockwise
SETTLE = REGIONS  # + region: the starting region, and then the outpost
TOKEN = 2 * REGIONS  # + region
NEUTRAL_ARMY = 3 * REGIONS  # + region
PLACE = 4 * REGIONS  # + region
MOVE = 5 * REGIONS  # + region that an army leaves
TARGET = 6 * REGIONS  # + region that it enters
CITY = 7 * REGIONS  # + region
DESTROY = 8 * REGIONS  # + colour * REGIONS + region
CODES = DESTROY + COLOURS * REGIONS


class Refusal(IntEnum):
    """Why an action is not allowed; `definition.CLAUSES` has the clause of each."""

    NONE = 0
    GAME_OVER = 1
    LAYOUT_FIRST = 2
    SIDE_FIRST = 3
    ROTATION_FIRST = 4
    START_FIRST = 5
    TOKEN_FIRST = 6
    OUTPOST_FIRST = 7
    NEUTRAL_FIRST = 8
    BID_FIRST = 9
    CARD_FIRST = 10
    HALF_FIRST = 11
    TARGET_FIRST = 12
    QUEEN_FIRST = 13
    NO_SETUP_NOW = 14
    NO_NEUTRAL_NOW = 15
    NO_BID_NOW = 16
    NO_CARD_NOW = 17
    NO_HALF_NOW = 18
    NO_TARGET_NOW = 19
    NO_SUCH_REGION = 20
    BOARD_USED = 21
    DESERT_IN_THE_CENTRE = 22
    NOT_ON_CENTRAL_BOARD = 23
    NOT_ON_THE_DESERT = 24
    NO_JOINED_LANE = 25
    HAS_TOKEN = 26
    TOKEN_ON_START = 27
    TOKEN_MUST_BE_LAID = 28
    ON_STARTING_BOARD = 29
    BID_ABOVE_COINS = 30
    CANNOT_PAY = 31
    NO_CARD_THERE = 32
    HALF_CAN_DO_NOTHING = 33
    NO_PLACING = 34
    NO_MOVING = 35
    NO_BUILDING = 36
    NO_DESTROYING = 37
    SUPPLY_EMPTY = 38
    NOT_START_NOR_CITY = 39
    NO_ARMY_TO_MOVE = 40
    NO_WAY_OUT = 41
    NOT_ADJACENT = 42
    SEA_TOO_FAR = 43
    NO_CITY_LEFT = 44
    NO_ARMY_FOR_CITY = 45
    NO_ARMY_BESIDE = 46
    NO_ARMY_TO_DESTROY = 47
    IMMUNE = 48
    NO_SUCH_ACTION = 49


class Event(IntEnum):
    """What the log tells; the arguments are named in `definition.EVENTS`."""

    GAME_BEGINS = 0
    SETUP_PLAYER = 1
    LAYOUT_CHOSEN = 2
    BOARD_LAID = 3
    START_CHOSEN = 4
    LEADER_DEALT = 5
    TOKEN_LAID = 6
    TOKEN_LEFT_OUT = 7
    OUTPOSTS_PLACED = 8
    NEUTRAL_PLACED = 9
    ROW_LAID = 10
    BID_GIVEN = 11
    BID_SHOWN = 12
    TIE_BY_LOT = 13
    BID_WON = 14
    CARD_TAKEN = 15
    HALF_CHOSEN = 16
    ARMY_PLACED = 17
    ARMY_MOVED = 18
    CITY_BUILT = 19
    ARMY_DESTROYED = 20
    STOPPED = 21
    DECLINED = 22
    TOKEN_TAKEN = 23
    TOKEN_TURNED = 24
    TOKEN_SEEN = 25
    DRAGON_SLAIN = 26
    ROGUES_PAID = 27
    COIN_ROBBED = 28
    ARMY_CAPTURED = 29
    KNIGHT_ARMY = 30
    QUEEN_DECLINES = 31
    CARD_DRAWN = 32
    GAME_ENDS = 33
    POINTS = 34
    MORE_POINTS = 35
