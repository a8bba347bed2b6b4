"""The numbers by which decisions, actions, refusals and events of founders go. No rules here."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.founders.pieces import MOST_FREE_CELLS, MOST_SORTS, ROOM, STACKS, Resource, Token

SEATS = 4
NOBODY = -1
NOTHING = -1  # no tile, no resource, no sort of tile
BY_LOT = -1  # the first player (F2.4)


class Decision(IntEnum):
    """What is asked."""

    DRAFT = 0  # F2.2: which of the open tiles
    SIDE = 1  # F2.2: on which side of the first the second lies
    OPEN = 2  # F3.1: which stack
    TOKEN = 3  # F3.2: which token, or none
    TARGET = 4  # F5: where it goes
    RESOURCE = 5  # F5.2: which of the two a bought nature tile gives
    TILE = 6  # F3.3: which tile to add
    PLACE = 7  # F4: where it goes
    PROPOSE = 8  # F6.2
    ANSWER = 9  # F6.2: to a proposal
    LAST = 10  # F6.2: the last craftsmen
    OVER = 11


class Source(IntEnum):
    """Where points come from (F6.3)."""

    VICTORY = 0
    CRAFTSMEN = 1
    TOKENS = 2
    SWAPS = 3


# What lies on a tile, as bits; a carriage lies on the upper right corner of its lower left tile (F5.3).
WAR = 1
COIN = 2
CRAFTSMAN = 4
CARRIAGE = 8
MARKS = {"war": WAR, "coin": COIN, "craftsman": CRAFTSMAN, "carriage": CARRIAGE}
SILENT = WAR | COIN | CRAFTSMAN  # a tile with one of these gives nothing (F4.3)

# Action codes: what follows each of these is the argument.
NO_TOKEN = 0
PROPOSE = 1
GO_ON = 2
AGREE = 3
REFUSE = 4
STOP = 5  # lays no more craftsmen
OPEN = 6  # + stack
TOKEN = OPEN + STACKS  # + kind of token
ELSEWHERE = TOKEN + len(Token)  # a cell beside no tile of the nation: refused, and so sayable
RESOURCE = ELSEWHERE + 1  # + resource
TILE = 32  # + sort of tile
DRAW = TILE + MOST_SORTS  # the top green tile, unseen
PASS = DRAW + 1
CELL = PASS + 1  # + number of a free cell of the nation, in reading order
AT = CELL + MOST_FREE_CELLS  # + seat * ROOM[players] + number of a tile, in the order of laying
CODES = AT + max(players * room for players, room in enumerate(ROOM))

assert RESOURCE + len(Resource) <= TILE
assert CODES <= 512


class Refusal(IntEnum):
    """Why an action is not allowed; `definition.CLAUSES` has the clause of each."""

    NONE = 0
    GAME_OVER = 1
    # The question that is open must be answered first.
    DRAFT_FIRST = 2
    SIDE_FIRST = 3
    OPEN_FIRST = 4
    TOKEN_FIRST = 5
    TARGET_FIRST = 6
    RESOURCE_FIRST = 7
    TILE_FIRST = 8
    PLACE_FIRST = 9
    PROPOSE_FIRST = 10
    ANSWER_FIRST = 11
    LAST_FIRST = 12
    NO_SUCH_ACTION = 13
    NO_SUCH_TILE = 14
    NOT_OPEN = 15
    STACK_EMPTY = 16
    TOKEN_NOT_HELD = 17
    NOWHERE_FOR_WAR = 18
    NOWHERE_FOR_COIN = 19
    NOWHERE_FOR_CARRIAGE = 20
    NOWHERE_FOR_CRAFTSMAN = 21
    WAR_ON_OWN_TILE = 22
    NOT_FARTHEST = 23
    PILLAGED_ALREADY = 24
    COIN_ON_OWN_TILE = 25
    GIVES_NOTHING = 26
    COIN_ALREADY = 27
    CARRIAGE_NOT_AT_HOME = 28
    CORNER_NOT_FILLED = 29
    CARRIAGE_ALREADY = 30
    CRAFTSMAN_NOT_AT_HOME = 31
    NO_CRAFTSMAN_FOR_IT = 32
    CRAFTSMAN_ALREADY = 33
    CRAFTSMAN_ON_PILLAGED = 34
    RESOURCE_NOT_GIVEN = 35
    NOT_FACE_UP = 36
    FITS_NOWHERE = 37
    MUST_ADD = 38
    GREEN_LEFT = 39
    NO_GREEN_LEFT = 40
    NOT_BESIDE = 41
    NEEDS_UNMET = 42
    SWAP_OF_OTHERS = 43


class Event(IntEnum):
    """What the log tells; the arguments are named in `definition.EVENTS`."""

    FIRST_PLAYER = 0
    VICTORY_TILE = 1
    DRAFT_TILE = 2
    DRAFTED = 3
    ROW_TILE = 4
    TILE_LEAVES = 5
    OPENED = 6
    PILLAGED = 7
    COIN_LAID = 8
    BOUGHT = 9
    UNITED = 10
    CRAFTSMAN_LAID = 11
    DRAWN = 12
    REPLACED = 13
    ADDED = 14
    PASSED = 15
    TOKEN_GRANTED = 16
    CRAFTSMAN_DRAWN = 17
    COINS_TAKEN = 18
    PROPOSED = 19
    AGREED = 20
    REFUSED = 21
    GAME_ENDS = 22
    POINTS = 23
    POINTS_LOST = 24
