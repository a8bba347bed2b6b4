"""The decisions, refusals and events of founders, and what else goes by a number. No rules here."""

from __future__ import annotations

from enum import IntEnum

from imperia.kernel.actions import Actions
from imperia.kernel.names import Decisions, Events, Refusals, told

SEATS = 4
NOBODY = -1
NOTHING = -1  # no tile, no resource, no sort of tile


class Decision(Decisions):
    """What is asked. A question inside another one is listed before it, and the end of a turn before the
    next turn: so an answer to the outer question, or to one of the next turn, is refused until this one is
    answered."""

    DRAFT = "F2.2"  # which of the open tiles
    SIDE = "F2.2"  # on which side of the first the second lies
    LAST = "F6.2"  # the last craftsmen
    ANSWER = "F6.2"  # to a proposal
    PROPOSE = "F6.2"
    OPEN = "F3.1"  # which stack
    TARGET = "F3.2"  # where the token goes (F5)
    RESOURCE = "F5.2"  # which of the two a bought nature tile gives
    TOKEN = "F3.2"  # which token, or none
    PLACE = "F3.3"  # where the tile goes (F4)
    TILE = "F3.3"  # which tile to add
    OVER = "F6.1"


Source = IntEnum("Source", "VICTORY CRAFTSMEN TOKENS SWAPS", start=0)  # where points come from (F6.3)
Prescribed = IntEnum("Prescribed", "GO_ON AGREE REFUSE", start=2)  # codes of what bots must answer (F6.2)


class Mark(IntEnum):
    """What lies on a tile, as bits. A carriage marks the tile on whose upper right corner it lies (F5.3)."""

    WAR = 1
    COIN = 2
    CRAFTSMAN = 4
    CARRIAGE = 8


SILENT = Mark.WAR | Mark.COIN | Mark.CRAFTSMAN  # a tile with one of these gives nothing (F4.3)


class Refusal(Refusals):
    """Why an answer to the question is not allowed, with the clause that says so."""

    NOT_OPEN = "F2.2"
    STACK_EMPTY = "F3.1"
    TOKEN_NOT_HELD = "F3.2"
    NOWHERE_FOR_WAR = "F5.1"  # these four are in the order of the tokens
    NOWHERE_FOR_COIN = "F5.2"
    NOWHERE_FOR_CARRIAGE = "F5.3"
    NOWHERE_FOR_CRAFTSMAN = "F5.4"
    NO_SUCH_TILE = "F4.5"
    WAR_ON_OWN_TILE = "F5.1"
    PILLAGED_ALREADY = "F5.1"
    NOT_FARTHEST = "F5.1"
    COIN_ON_OWN_TILE = "F5.2"
    COIN_ALREADY = "F5.2"
    GIVES_NOTHING = "F5.2"
    RESOURCE_NOT_GIVEN = "F5.2"
    CARRIAGE_NOT_AT_HOME = "F5.3"
    CARRIAGE_ALREADY = "F5.3"
    CORNER_NOT_FILLED = "F5.3"
    CRAFTSMAN_NOT_AT_HOME = "F5.4"
    NO_CRAFTSMAN_FOR_IT = "F5.4"
    CRAFTSMAN_ALREADY = "F5.4"
    CRAFTSMAN_ON_PILLAGED = "F5.4"
    NOT_FACE_UP = "F3.3"
    FITS_NOWHERE = "F4.2"
    MUST_ADD = "F3.3"
    GREEN_LEFT = "F3.3"
    NO_GREEN_LEFT = "F3.3"
    NOT_BESIDE = "F4.1"
    NEEDS_UNMET = "F4.2"
    SWAP_OF_OTHERS = "F4.6"


class Event(Events):
    """What the log tells."""

    FIRST_PLAYER = told("seat", reveals=True)
    VICTORY_TILE = told("tile", reveals=True)
    DRAFT_TILE = told("tile", reveals=True)
    DRAFTED = told("seat", "tile", "x", "y")
    ROW_TILE = told("tile", reveals=True)
    TILE_LEAVES = told("tile")
    OPENED = told("seat", "tile", reveals=True)
    PILLAGED = told("seat", "other", "x", "y")
    COIN_LAID = told("seat", "other", "x", "y")
    BOUGHT = told("seat", "resource")
    UNITED = told("seat", "x", "y")
    CRAFTSMAN_LAID = told("seat", "x", "y")
    DRAWN = told("seat", "tile", reveals=True)
    REPLACED = told("seat", "tile", "x", "y")
    ADDED = told("seat", "tile", "x", "y")
    PASSED = told("seat")
    TOKEN_GRANTED = told("seat", "token")
    CRAFTSMAN_DRAWN = told("seat", "resource", reveals=True)
    COINS_TAKEN = told("seat", "coins")
    PROPOSED = told("seat")
    AGREED = told("seat")
    REFUSED = told("seat")
    GAME_ENDS = told()
    POINTS = told("seat", "victory", "craftsmen", "tokens")
    POINTS_LOST = told("seat", "swaps")


actions = Actions("founders", Decision)
