"""What is in the box of capitals, and what is printed in its tables: facts, no rules."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

SEATS = 6
LANDS = 96  # provinces that a map may have (C1.10)
SEAS = 48
PLACES = LANDS + SEAS
LINES = 48  # over water
NEIGHBOURS = 2 * (3 * PLACES - 6 + LINES)  # a flat map of n places has at most 3n - 6 borders

# ----- The start (C2.3), rounds (C16.3)

CURRENCY_AT_START = 40
ROUNDS = range(5, 201)
USUAL_ROUNDS = 20

# ----- Limits

MOST_NUMBER = 300  # of units in an order (C3.5), of a sum or an amount (C13.9, C13.10)
UNDER_WAY = 16  # things under way, and transports, of a seat (C3.6)
UNITS_WITHOUT_UPKEEP = 10  # in a province (C6.2)
MOST_TOKENS = 5  # C6.5
RECRUITS_A_PROVINCE = 2  # C13.2
REBELS_THAT_CAN_BE_BOUGHT = 100  # C12.4
LEVELS = 3  # of a capital
MOST_SPIES = 100  # of a seat; in a round there are secret cards for five of them at most

# ----- Buildings (C5)


class Building(IntEnum):
    """The main building of a province (C5.1), then the two that can stand beside any other."""

    NONE = 0
    FARM = 1
    GRANARY = 2
    MANUFACTORY = 3
    BUNKER = 4
    STRONG_BUNKER = 5  # bunker II
    CAMP = 6
    PORT = 7
    ROAD = 8


MAIN = tuple(building for building in Building if Building.NONE < building < Building.PORT)
Prices = IntEnum("Prices", "LIST TEXT", start=0)
PRICE = {  # C5.2, by option
    Building.FARM: (11, 14),
    Building.GRANARY: (12, 12),
    Building.MANUFACTORY: (20, 16),
    Building.BUNKER: (11, 11),
    Building.STRONG_BUNKER: (30, 30),
    Building.CAMP: (7, 7),
    Building.PORT: (12, 10),
    Building.ROAD: (5, 5),
}
LEVEL_PRICE = {2: (10, 10), 3: (19, 20)}
NEEDED_LEVEL = {Building.FARM: 2, Building.PORT: 2, Building.MANUFACTORY: 3}  # C5.3; for the others, 1
LEVEL_FOR_SHIPS = 2
CHEAPER_FARM = 4  # C11.4, 51-54
STORM_PRICE = 3  # C4.1

# ----- Units (C8.1, C13.1)


class Unit(IntEnum):
    INFANTRY = 0
    CAVALRY = 1
    ARTILLERY = 2
    CARAVAN = 3


SOLDIERS = (1, 3, 6, 6)
POINTS = (2, 3, 1, 2)
CARAVAN_POINTS_OF_THREE = 3  # C17
MOST_POINTS = 4  # of a unit: cavalry in frost, a caravan in frost with three players
RECRUIT_PRICE = (2, 6, 12)
PRICE_AWAY = (3, 9, 18)  # in a temporary recruiting province (C13.5)
UNIT_LEVEL = (1, 2, 3)  # C5.3
CAPTIVE_STEPS = 2  # C15.2


class Exchange(NamedTuple):
    """C13.3"""

    give: Unit
    number: int
    get: Unit
    got: int


EXCHANGES = (
    Exchange(Unit.INFANTRY, 3, Unit.CAVALRY, 1),
    Exchange(Unit.CAVALRY, 1, Unit.INFANTRY, 3),
    Exchange(Unit.CAVALRY, 2, Unit.ARTILLERY, 1),
    Exchange(Unit.ARTILLERY, 1, Unit.CAVALRY, 2),
    Exchange(Unit.INFANTRY, 6, Unit.ARTILLERY, 1),
    Exchange(Unit.ARTILLERY, 1, Unit.INFANTRY, 6),
)

# ----- Ships (C9, C16.1)


class Ship(IntEnum):
    FRIGATE = 0
    CORVETTE = 1
    CRUISER = 2


STRENGTH = (1, 3, 6)
SHIP_POINTS = (2, 1, 1)
SHIP_PRICE = (5, 15, 30)
TRANSPORT_PRICE, TRANSPORT_POINTS, TRANSPORT_SOLDIERS = 5, 2, 5
BOAT_PRICE, BOAT_POINTS = 7, 2
ARMY_SHIP_PRICE, ARMY_SHIP_SOLDIERS = 9, 10
BUILDER_SHIP_PRICE = 13

# ----- Weather (C4.1)


class Weather(IntEnum):
    FAIR = 0
    EARLY_WINTER = 1
    HEAT = 2
    FROST = 3
    STORM = 4
    SEVERE_WINTER = 5


WEATHER_UP_TO = (40, 55, 65, 75, 85, 100)
ATTACKERS_IN = (0, -4, 4, 0, 0, -8)
MARCH_PER_SOLDIER_IN = (1, 1, 0, 0, 2, 0)
FARM_INCOME_IN = (1, 1, 2, 1, 1, 0)
MANUFACTORY_INCOME_IN = (2, 2, 2, 2, 2, 1)
FARM_FOOD_IN = (1, 1, 1, 1, 1, 0)
WEATHER_ROUNDS = 6  # d6

# ----- Income and food (C6.1, C7.1, C17)

PROVINCES_FOR_ONE, PROVINCES_FED_BY_ONE = 3, 2
RARE_INCOME, COMMON_INCOME, PALM_INCOME, ROBBERY_INCOME, SABOTAGE = 4, 3, 2, 2, 6
GRANARY_FOOD = 2
MANY_PROVINCES = 12  # hunger is d6 from here on (C7.3)
SOLDIER_KEPT = 2  # the price of a soldier who stays in hunger (C7.3)

# ----- Robbery and plunder (C6.5, C10.7)

ROBBERY_PAYMENTS = 3
TOKENS_AFTER_ROBBERY, TOKENS_UNDER_ENVIRONMENTALISTS = 2, 3
PLUNDER_TOKENS = 2

# ----- Battle (C10.4, C10.5, C16.1)

SOLDIER_MORE, MOST_FOR_SOLDIERS = 2, 10
LANDING, NOT_CONNECTED, AGAINST_PORT, EACH_REBELLION, EACH_WEAPON = -12, -10, -8, -4, 3
BUNKER, STRONG_BUNKER, EACH_GUN, EACH_CANNONBALL = 10, 20, 4, 2
OWN_CAPITAL, AGAINST_FIRST_OWNER, DUG_IN, BATTERY = 10, -5, 2, 6
SIEGE_LEAVES = 6  # C10.12

# ----- Expeditions (C11)


class Finding(IntEnum):
    """What an expedition inland finds (C11.1)."""

    RARE_MINERAL = 0
    COMMON_MINERAL = 1
    NOTHING = 2
    ARTIFACT = 3
    POISONED_WATER = 4
    SAVAGES = 5


FINDING_UP_TO = (3, 29, 70, 89, 98, 100)
RARE_PRICE, COMMON_PRICE, ARTIFACT = 10, 6, 16
MOST_SAVAGES = 10


class Result(IntEnum):
    """What an expedition overseas brings (C11.4)."""

    TREASURE = 0
    LOWER_INCOME = 1
    GUNS = 2
    ROAD_LOST = 3
    PALM = 4
    CANNONBALLS = 5
    CHEAPER_EXPEDITION = 6
    NOTHING = 7
    FREE_ROADS = 8
    SOLDIERS_LOST = 9
    HIGHER_INCOME = 10
    LONGER_VOYAGE = 11
    CHEAPER_FARMS = 12
    ENVIRONMENTALISTS = 13
    CAPITAL_LEVEL = 14
    DEARER_EXPEDITION = 15
    NEW_WEAPON = 16
    CAPTAIN = 17
    BLACK_MARKERS = 18
    DEARER_FOR_GOOD = 19


RESULT_UP_TO = (
    (1, Result.TREASURE),
    (6, Result.LOWER_INCOME),
    (10, Result.GUNS),
    (15, Result.ROAD_LOST),
    (18, Result.PALM),
    (20, Result.CANNONBALLS),
    (25, Result.CHEAPER_EXPEDITION),
    (29, Result.NOTHING),
    (35, Result.FREE_ROADS),
    (40, Result.SOLDIERS_LOST),
    (45, Result.HIGHER_INCOME),
    (50, Result.LONGER_VOYAGE),
    (54, Result.CHEAPER_FARMS),
    (60, Result.ENVIRONMENTALISTS),
    (70, Result.CAPITAL_LEVEL),
    (75, Result.NOTHING),
    (80, Result.DEARER_EXPEDITION),
    (85, Result.NEW_WEAPON),
    (90, Result.CAPTAIN),
    (99, Result.BLACK_MARKERS),
    (100, Result.DEARER_FOR_GOOD),
)
INLAND_PRICE, OVERSEAS_PRICE = 10, 15
TREASURE, PALM_CURRENCY, FRUITS, FREE_ROADS, SOLDIERS_LOST = 50, 10, 2, 4, 4
CHEAPER_EXPEDITION, DEARER_EXPEDITION, DEARER_FOR_GOOD = -10, 5, 5
EFFECT_TURNS = 5  # of lower and higher income, and of a ban on expeditions
LOWER_INCOME, HIGHER_INCOME = -1, 5
LONGER_PRICE, CHEAP_FARMS, MARKER_PRICE, MARKERS = 5, 4, 10, 2

# ----- Revolt (C12), spies (C14), captives (C15)

HUNGER_REVOLT_UP_TO, TOKEN_REVOLT_UP_TO, ROBBERY_REVOLT_UP_TO = 79, 60, 70
BRIBE = 3  # for each rebel
SPY_PRICE, SPY_DIES_UP_TO, COUNTERINTELLIGENCE = 8, 10, 15


class Card(IntEnum):
    """C14.2"""

    NOTHING = 0
    SABOTAGE = 1
    INCITEMENT = 2
    FREE_CAPTIVES = 3
    BURNING_FOOD = 4
    COUNTERINTELLIGENCE = 5


SUCCESS_ABOVE = (0, 60, 80, 0, 60, 0)
INCITEMENT_WITH_A_CAPTIVE = 60
CAPTIVES_CHANCE, FOR_EACH_ON_FOOT, FOR_EACH_ON_HORSE, MANY_ENEMIES = 20, 5, 15, 10

# ----- Victory (C16.3), three players (C17)

POINTS_OF_CAPITAL, POINTS_OF_CAPITAL_OF_THREE = 6, 10


class Good(IntEnum):
    """What is traded (C13.7)."""

    NOTHING = 0
    CURRENCY = 1
    FOOD = 2
    FRUITS = 3
    ROADS = 4


# How many of each there are, for rules.
UNITS, SHIPS, BUILDINGS, CARDS, GOODS = len(Unit), len(Ship), len(Building), len(Card), len(Good)
KINDS_OF_EXCHANGE = len(EXCHANGES)
