"""The decisions, refusals and events of capitals, and other names that stand for numbers. No rules here."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.capitals.pieces import CAPTIVE_STEPS, MOST_POINTS, PLACES, SEATS, SHIP_POINTS, Ship, Unit
from imperia.kernel.actions import Actions
from imperia.kernel.names import Decisions, Events, Refusals, told

NOBODY = -1
REBELS = SEATS  # as holders of a province
SAVAGES = SEATS + 1
NOWHERE = -1
UNKNOWN = -2  # a card that another seat dealt, a sum that it bid
NO_TARGET, UNKNOWN_TARGET = 255, 254  # targets of what is under way
NOT_YET = -1  # no card dealt, no sum bid

# What stands in a province beside its main building, and what has happened to it; as bits.
PORT, ROAD, BLACK, RARE, COMMON, PALM, EXPLORED, ROBBED = 1, 2, 4, 8, 16, 32, 64, 128
MARKS = ("port", "road", "black", "rare", "common", "palm", "explored", "robbed")

# What an order names (C8.1): a unit, a captive of some nation or a warship, and its points left.
FIRST_CAPTIVE = len(Unit)  # + the nation
FIRST_SHIP = FIRST_CAPTIVE + SEATS  # + the ship
KINDS = (
    *((unit.name.lower(), MOST_POINTS + 1) for unit in Unit),
    *((f"captive-{seat}", CAPTIVE_STEPS + 1) for seat in range(SEATS)),
    *((ship.name.lower(), max(SHIP_POINTS) + 1) for ship in Ship),
)
SORT_WORDS = tuple(f"{name}/{points}" for name, levels in KINDS for points in range(levels))
KIND_OF_SORT = tuple(kind for kind, (_, levels) in enumerate(KINDS) for _ in range(levels))
POINTS_OF_SORT = tuple(points for _, levels in KINDS for points in range(levels))
FIRST_SORT = tuple(KIND_OF_SORT.index(kind) for kind in range(len(KINDS)))
SORTS = len(SORT_WORDS)
COMMITTED = 64  # added to a sort: units that are committed to an attack
assert SORTS <= COMMITTED
ABOARD = PLACES  # + the number of one of the mover's transports: a place where units can be
LANDING_SHIP = 255  # the place of units that come ashore from a ship (C9.3)

Source = IntEnum("Source", "PROVINCES CAPITALS INCOME", start=0)  # where points come from (C16.3)


class Verb(IntEnum):
    """What a player does on their turn (C3.2)."""

    FARM = 0
    GRANARY = 1
    MANUFACTORY = 2
    BUNKER = 3
    STRONG_BUNKER = 4
    CAMP = 5
    PORT = 6
    ROAD = 7
    LEVEL = 8
    DEMOLISH = 9
    INFANTRY = 10
    CAVALRY = 11
    ARTILLERY = 12
    EXCHANGE = 13
    JOIN = 14
    PART = 15
    MARCH = 16
    CONVOY = 17
    DISBAND = 18
    ATTACK = 19
    SHIP = 20
    BUILDER = 21
    SEND_BUILDER = 22
    EXPLORE = 23
    OVERSEAS = 24
    ROB = 25
    STOP_ROBBERY = 26
    SPY = 27
    DEAL = 28
    FRIGATE = 29
    CORVETTE = 30
    CRUISER = 31
    TRANSPORT = 32
    BOAT = 33
    SAIL = 34
    SEA_ATTACK = 35
    SAIL_TRANSPORT = 36
    BOARD = 37
    LAND = 38
    SAIL_BOAT = 39
    WALK = 40
    RECRUITING_PROVINCE = 41
    PEACE = 42
    TRADE = 43
    BRIBE = 44
    END = 45


OFFERS = (int(Verb.PEACE), int(Verb.TRADE))


class Voyage(IntEnum):
    """What is under way (C3.6)."""

    CONVOY = 0
    SHIP = 1
    BUILDER = 2
    INLAND = 3
    OVERSEAS = 4


class Where(IntEnum):
    """What kind of place the first step of an action names."""

    NONE = 0
    LAND = 1
    SEA = 2
    TRANSPORT = 3


class Phase(IntEnum):
    """The parts of a round (C3.1, C3.2)."""

    CAPITALS = 0
    WEATHER = 1
    ARRIVALS = 2
    TOKENS = 3
    INCITED = 4
    INCOME = 5
    UPKEEP = 6
    FOOD = 7
    ACTIONS = 8
    SIEGE = 9
    HUNGER_REVOLT = 10
    TOKEN_REVOLT = 11
    TURN_ENDS = 12
    CARDS = 13
    ROUND_ENDS = 14


class Aftermath(IntEnum):
    """How far a battle has come (C10.14)."""

    NONE = 0
    ROUNDS = 1
    CAPTIVES_THERE = 2
    PLUNDER = 3
    CAPTURE = 4
    CAPTIVES_REVOLT = 5
    DONE = 6


class Task(IntEnum):
    """What a player names one by one."""

    NONE = 0
    REVOLT = 1  # C12.3
    HUNGER = 2  # C7.3
    LOSSES = 3  # C11.4, 36-40
    MARKERS = 4  # C11.4, 91-99


class Auction(IntEnum):
    NONE = 0
    CAPTAIN = 1  # C11.4
    REBELS = 2  # C12.4


class Decision(Decisions):
    """What is asked. A question that comes up inside another stands before it here."""

    CAPITAL = "C2.2"  # where to place it
    MINERAL = "C11.1"  # pay for it, or lose it
    SAVAGES = "C11.1"  # attack them, or where to retreat
    ROAD_LOST = "C11.4"  # which road
    PALM = "C11.4"  # where to plant it
    LONGER = "C11.4"  # pay for a longer voyage, or not
    LEVEL_OR_PRICE = "C11.4"
    MARKER = "C11.4"  # where a black marker goes, or pay
    MARKED_BUILDING = "C11.4"  # which building it destroys
    BID = "C13.10"
    KEEP = "C15.3"  # how many captives of a nation
    PLUNDER = "C10.7"
    TRY_CAPTURE = "C15.1"
    CAPTURE = "C15.1"  # how many captives to keep
    ROUND = "C10.2"  # one more round, on to the end, or withdraw
    COMMIT = "C10.1"  # more units, or fight; more aboard, or sail
    REVOLT = "C12.3"  # where soldiers revolt
    LOSS = "C7.3"  # where a soldier is lost, or pay
    GIVE_UP_WHAT = "C6.3"  # what to give up in the province
    GIVE_UP = "C6.3"  # in which province something is given up, as the upkeep cannot be paid
    FREED = "C14.2"  # which captive returns
    ANSWER = "C13.9"  # to an offer
    CARD = "C14.3"  # which card the next player gets
    PARTNER = "C13.9"
    PEACE = "C13.9"  # a province and its receiver, or enough
    PAYER = "C13.9"
    GIVES = "C13.9"  # which good
    GETS = "C13.9"
    AMOUNT = "C13.9"
    SEND = "C13.9"  # send the offer, or drop it
    EXCHANGE = "C13.3"  # which units for which
    BUILDING = "C5.10"  # which to demolish
    PLACE = "C3.5"
    UNITS = "C3.5"
    NUMBER = "C3.5"
    TARGET = "C3.5"
    ACTION = "C3.2"
    OVER = "C16.3"


class Refusal(Refusals):
    """Why an answer to the question is not allowed, with the clause that says so.

    If an action is possible nowhere, the reason that stands last here is told: the one that comes closest.
    """

    NO_SUCH_PLACE = "C1.2"
    CAPITAL_TOO_NEAR = "C2.2"
    NOT_OFFERED = "C3.5"
    NO_REBELS = "C12.4"
    NO_ROOM_UNDER_WAY = "C3.6"
    NO_ROOM_FOR_TRANSPORT = "C3.6"
    TOO_MANY_STACKS = "C3.6"
    NUMBER_OUT_OF_RANGE = "C3.5"
    # building
    NOT_OWN = "C5.1"
    NOT_HELD = "C5.9"
    IS_CAPITAL = "C13.4"
    NOT_CONNECTED = "C5.1"
    HAS_TOKENS = "C6.5"
    ALREADY_BUILT = "C5.1"
    NO_BUNKER_YET = "C5.2"
    LEVEL_TOO_LOW = "C5.3"
    NOT_COASTAL = "C5.6"
    POISONED = "C5.11"
    NOTHING_TO_DEMOLISH = "C5.10"
    HIGHEST_LEVEL = "C5.2"
    CAPITAL_LOST = "C13.5"
    # robbery and expeditions
    NOT_BARE = "C6.5"
    UNDER_EXPEDITION = "C6.5"
    NO_ROBBERY = "C6.5"
    EXPLORED_BEFORE = "C11.1"
    BUILDING_HINDERS = "C11.1"
    NO_WORKING_PORT = "C11.3"
    STORM = "C4.1"
    BANNED = "C11.4"
    ALREADY_UNDER_WAY = "C11.3"
    # the army
    TOO_MANY_RECRUITS = "C13.2"
    NOWHERE_TO_RECRUIT = "C13.5"
    NOTHING_TO_EXCHANGE = "C13.3"
    NO_PAIR_TO_JOIN = "C8.6"
    NO_CARAVAN = "C8.6"
    NO_UNITS_THERE = "C8.1"
    NO_FLEET = "C16.5"
    NO_BOAT = "C16.5"
    NO_CAPTIVES = "C15.2"
    NOT_A_WORKING_PORT = "C8.4"
    NO_POINTS_LEFT = "C8.1"
    NOT_ADJACENT = "C8.1"
    MUST_ATTACK = "C8.5"
    CANNOT_PAY_MARCH = "C8.2"
    NOBODY_TO_ATTACK = "C10.10"
    NOT_AN_ENEMY = "C8.5"
    NOTHING_CAN_REACH = "C10.1"
    SHIP_IS_FULL = "C9.1"
    PORT_ITSELF = "C9.2"
    NO_BUILDER_SHIP = "C9.4"
    # spies
    WITHOUT_CAPITAL = "C14.1"
    DEALT_ALREADY = "C14.3"
    NO_SPIES = "C14.1"
    TOO_MANY_SPIES = "C14.1"
    NOT_TO_ONESELF = "C14.3"
    ONLY_TO_ONESELF = "C14.3"
    KIND_DEALT = "C14.3"
    NO_CARD_LEFT = "C14.1"
    # the sea
    ENEMY_FLEET = "C16.5"
    NO_TRANSPORT = "C16.6"
    TRANSPORT_FULL = "C16.6"
    TOO_HEAVY = "C16.6"
    BOARDED_THIS_TURN = "C16.6"
    BOAT_THERE = "C16.5"
    # recruiting province, offers, rebels
    CAPITAL_HELD = "C13.5"
    NAMED_ALREADY = "C13.5"
    OFFERED_ALREADY = "C13.9"
    NOT_BETWEEN_THEM = "C13.9"
    NO_CHANGE = "C13.9"
    NOTHING_TO_GIVE = "C13.9"
    BOTH_EMPTY = "C13.9"
    TOO_MANY_REBELS = "C12.4"
    BID_TOO_LOW = "C13.10"
    BID_ABOVE_CURRENCY = "C13.10"
    # what is named
    NO_SOLDIERS_THERE = "C7.3"
    NOT_ONE_TO_REVOLT = "C12.3"
    LOWERS_NOTHING = "C6.3"
    NO_ROAD_THERE = "C11.5"
    NO_PLACE_FOR_PALM = "C11.5"
    MARKER_ELSEWHERE = "C11.4"
    NOT_ENOUGH_CURRENCY = "C6.4"


class Event(Events):
    """What the log tells. Places are numbered as on the map, from 1."""

    ORDER_ROLLED = told("seat", "roll", reveals=True)
    FIRST_PLAYER = told("seat")
    CAPITAL_PLACED = told("seat", "place")
    ROUND_BEGINS = told("round")
    WEATHER = told("weather", "roll", "rounds", reveals=True)
    TURN_BEGINS = told("seat")
    CONVOY_ARRIVES = told("seat", "place", "unit", "number")
    CONVOY_LOST = told("seat", "unit", "number")
    SHIP_ARRIVES = told("seat", "place", "soldiers", reveals=True)
    PORT_BUILT_BY_SHIP = told("seat", "place", reveals=True)
    BUILDER_SHIP_LOST = told("seat", "place", reveals=True)
    FINDING = told("seat", "place", "roll", "finding", reveals=True)
    FINDING_LOST = told("seat", "place")
    MINERAL_PAID = told("seat", "place", "currency")
    MINERAL_LOST = told("seat", "place")
    SAVAGES = told("seat", "place", "number", reveals=True)
    RETREATED = told("seat", "place", "target")
    RESULT = told("seat", "roll", "result", reveals=True)
    GAINED = told("seat", "currency")
    GUNS_FOUND = told("seat", "place")
    ROAD_DESTROYED = told("seat", "place")
    PALM_PLANTED = told("seat", "place")
    EFFECT_LASTS = told("seat", "result", "turns", reveals=True)
    VOYAGE_LONGER = told("seat")
    LEVEL_RAISED = told("seat", "level", "currency")
    MARKER_PLACED = told("seat", "place")
    MARKER_PAID = told("seat", "currency")
    BUILDING_DESTROYED = told("seat", "place", "building")
    AUCTION_OPENED = told("seat", "least")
    BID_GIVEN = told("seat", "currency", secret=("currency",))
    BID_SHOWN = told("seat", "currency", reveals=True)
    AUCTION_WON = told("seat", "currency")
    ROBBERY_BEGINS = told("seat", "place")
    ROBBERY_ENDS = told("seat", "place", "tokens")
    INCITED = told("seat", "number", reveals=True)
    INCOME = told("seat", "currency", "balance")
    UPKEEP = told("seat", "currency", "balance")
    GIVEN_UP = told("seat", "place", "building", "unit", "number")
    FOOD = told("seat", "supply", "need", "bought")
    HUNGER = told("seat", "number", reveals=True)
    SOLDIER_LOST = told("seat", "place")
    SOLDIER_KEPT = told("seat", "currency")
    BUILT = told("seat", "place", "building", "currency")
    DEMOLISHED = told("seat", "place", "building", "currency")
    RECRUITED = told("seat", "place", "unit", "number", "currency")
    EXCHANGED = told("seat", "give", "number", "get", "got")
    CARAVAN_JOINED = told("seat", "place", "number")
    CARAVAN_PARTED = told("seat", "place", "number")
    MARCHED = told("seat", "origin", "place", "unit", "number", "currency")
    CONVOY_LEAVES = told("seat", "origin", "place", "unit", "number", "currency")
    DISBANDED = told("seat", "place", "unit", "number")
    OCCUPIED = told("seat", "place", "other")  # entered; `other` is who owned it before
    COMMITTED = told("seat", "origin", "place", "sort", "number")
    BATTLE_BEGINS = told("seat", "place", "attackers", "other", "defenders")
    ROUND_FOUGHT = told("seat", "roll", "total", "other_roll", "other_total", "lost", reveals=True)
    FOUGHT = told("seat", "rounds", "lost", "other_lost", reveals=True)
    WITHDREW = told("seat", "place")
    ATTACK_WON = told("seat", "place", "left")
    ATTACK_LOST = told("seat", "place", "left")
    CAPTURED = told("seat", "place", "other")
    PLUNDERED = told("seat", "place", "tokens")
    MARCH_PAID = told("seat", "place", "currency")
    BUNKER_DROPS = told("place", "building")
    CAPTIVES_KEPT = told("seat", "place", "other", "number")
    CAPTIVES_FREED = told("seat", "place", "other", "number")
    CAPTURE_ROLLED = told("seat", "roll", "chance", "number", reveals=True)
    CAPTIVES_TAKEN = told("seat", "place", "other", "number")
    CAPTIVES_REVOLT = told("seat", "roll", "chance", reveals=True)
    REVOLT = told("seat", "place", "number", reveals=True)
    REVOLT_ENDS = told("seat", "place")
    REBELS_HOLD = told("place", "number")
    REVOLT_ROLLED = told("seat", "roll", "number", reveals=True)
    SIEGE = told("seat", "roll", "lost", reveals=True)
    SHIP_SAILS = told("seat", "origin", "soldiers", "currency", "place", secret=("place",))
    BUILDER_BOUGHT = told("seat", "currency")
    BUILDER_SENT = told("seat", "origin", "place", secret=("place",))
    EXPEDITION_SENT = told("seat", "place", "currency")
    OVERSEAS_SENT = told("seat", "currency")
    SPY_BOUGHT = told("seat", "spies")
    CARDS_DEALT = told("seat")
    CARD_GIVEN = told("seat", "other", "card", secret=("card",))
    CARD_SHOWN = told("seat", "other", "card", "roll", "success", reveals=True)
    SPY_DIES = told("seat", reveals=True)
    CAPTIVE_FREED = told("seat", "place", "other")
    SHIP_BOUGHT = told("seat", "place", "ship", "currency")
    TRANSPORT_BOUGHT = told("seat", "place", "currency")
    BOAT_BOUGHT = told("seat", "place", "currency")
    SAILED = told("seat", "origin", "place", "ship", "number")
    TRANSPORT_SAILED = told("seat", "origin", "place")
    BOAT_SAILED = told("seat", "origin", "place")
    TRANSPORTS_SUNK = told("seat", "place", "number")
    BOARDED = told("seat", "origin", "place", "unit", "number")
    LANDED = told("seat", "origin", "place", "unit", "number", "currency")
    WALKED = told("seat", "origin", "place", "other", "number")
    RECRUITING_NAMED = told("seat", "place")
    PEACE_OFFERED = told("seat", "other")
    CESSION = told("seat", "place")  # `seat` is the one who is to get it
    PAYMENT = told("seat", "other", "currency")
    TRADE_OFFERED = told("seat", "other")
    TRADE_SIDE = told("seat", "goods", "number")
    OFFER_DROPPED = told("seat")
    OFFER_ACCEPTED = told("seat")
    OFFER_REFUSED = told("seat")
    SENT_HOME = told("seat", "place", "soldiers")
    REBELS_BOUGHT = told("seat", "place", "number")
    TURN_ENDS = told("seat")
    OUT = told("seat")
    WINS_AT_ONCE = told("seat")
    GAME_ENDS = told()
    POINTS = told("seat", "provinces", "capitals", "income")


actions = Actions("capitals", Decision, tried_apart=True)
