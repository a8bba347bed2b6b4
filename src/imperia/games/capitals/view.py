"""What a seat is shown: everything that `observe` left in a record, as JSON."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.capitals.battle import is_besieged
from imperia.games.capitals.economy import (
    food_needed,
    food_supplied,
    income,
    upkeep,
)
from imperia.games.capitals.names import (
    COMMITTED,
    KINDS,
    MARKS,
    NO_TARGET,
    NOBODY,
    NOT_YET,
    NOWHERE,
    REBELS,
    SAVAGES,
    UNKNOWN,
    UNKNOWN_TARGET,
    Decision,
    Source,
    Voyage,
)
from imperia.games.capitals.pieces import LANDS, MAIN, SEAS, Building, Card, Good, Ship, Unit
from imperia.games.capitals.provinces import is_blocked, rebellions_of
from imperia.games.capitals.scoring import soldiers_of
from imperia.games.capitals.spies import next_receiver
from imperia.games.capitals.stacks import KIND, LEFT
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import overseas_price
from imperia.kernel.bits import has
from imperia.kernel.rule import rule
from imperia.kernel.text import (
    Text,
    close_list,
    close_object,
    counts,
    key,
    names_of,
    null,
    number,
    number_or_null,
    numbers,
    open_list,
    open_object,
    spell,
    spell_or_null,
    spelt_bits,
    truth,
    words,
)
from imperia.kernel.views import View, by_hand, group, numbered, of, seats, union

Key = IntEnum(
    "Key",
    "PLACE KIND UNIT POINTS NUMBER COMMITTED SEAT FROM TO TURNS"
    " INFANTRY CAVALRY ARTILLERY CARAVAN PAID GOOD AMOUNT",
    start=0,
)
Word = IntEnum("Word", "REBELS SAVAGES UNKNOWN", start=0)
KEYS, WORDS = names_of(Key), names_of(Word)
UNITS, SHIPS, BUILDINGS = names_of(Unit), names_of(Ship), names_of(Building)
VOYAGES, CARDS, GOODS = names_of(Voyage), names_of(Card), names_of(Good)
MARK_NAMES, KIND_NAMES = words(MARKS), words(name for name, _ in KINDS)


# ----- Places: numbered on the map from 1


@rule
def show_place(place: int, text: Text) -> None:
    number_or_null(text, place + 1, NOWHERE + 1)


@rule
def is_on_the_map(state: State, land: int) -> bool:
    return land < state.board.lands


@rule
def is_sea_on_the_map(state: State, sea: int) -> bool:
    return sea < state.board.seas


@rule
def show_land_number(state: State, land: int, text: Text) -> None:
    number(text, land + 1)


@rule
def show_sea_number(state: State, sea: int, text: Text) -> None:
    number(text, state.board.lands + sea + 1)


@rule
def show_side(side: int, text: Text) -> None:
    if side == REBELS:
        spell(text, WORDS, Word.REBELS)
    elif side == SAVAGES:
        spell(text, WORDS, Word.SAVAGES)
    else:
        number_or_null(text, side, NOBODY)


@rule
def show_holder(state: State, land: int, text: Text) -> None:
    show_side(state.lands[land].holder, text)


@rule
def show_owner(state: State, land: int, text: Text) -> None:
    show_side(state.lands[land].owner, text)


@rule
def show_whose_capital(state: State, land: int, text: Text) -> None:
    show_side(state.lands[land].capital, text)


@rule
def show_units(state: State, land: int, text: Text) -> None:
    counts(text, UNITS, state.lands[land].units)


@rule
def show_building(state: State, land: int, text: Text) -> None:
    spell_or_null(text, BUILDINGS, state.lands[land].building, Building.NONE)


@rule
def show_marks(state: State, land: int, text: Text) -> None:
    spelt_bits(text, MARK_NAMES, state.lands[land].marks)


@rule
def show_tokens(state: State, land: int, text: Text) -> None:
    number(text, state.lands[land].tokens)


@rule
def show_fleet(state: State, sea: int, text: Text) -> None:
    show_side(state.waters[sea].fleet, text)


@rule
def show_ships(state: State, sea: int, text: Text) -> None:
    counts(text, SHIPS, state.waters[sea].ships)


@rule
def show_boat(state: State, sea: int, text: Text) -> None:
    show_side(state.waters[sea].boat, text)


@rule
def show_captives(state: State, land: int, text: Text) -> None:
    open_list(text)
    for nation in range(state.options.players):
        number(text, state.captives[land, nation])
    close_list(text)


@rule
def show_blocked(state: State, land: int, text: Text) -> None:
    truth(text, is_blocked(state, land))


# ----- Seats


@rule
def show_capital(state: State, seat: int, text: Text) -> None:
    show_place(state.seats[seat].capital, text)


@rule
def show_recruiting(state: State, seat: int, text: Text) -> None:
    show_place(state.seats[seat].recruiting, text)


@rule
def show_income(state: State, seat: int, text: Text) -> None:
    number(text, income(state, seat, state.weather))


@rule
def show_upkeep(state: State, seat: int, text: Text) -> None:
    number(text, upkeep(state, seat))


@rule
def show_food(state: State, seat: int, text: Text) -> None:
    number(text, food_supplied(state, seat, state.weather))


@rule
def show_need(state: State, seat: int, text: Text) -> None:
    number(text, food_needed(state, seat))


@rule
def show_soldiers(state: State, seat: int, text: Text) -> None:
    number(text, soldiers_of(state, seat))


@rule
def show_rebellions(state: State, seat: int, text: Text) -> None:
    number(text, rebellions_of(state, seat))


@rule
def show_besieged(state: State, seat: int, text: Text) -> None:
    truth(text, state.seats[seat].capital != NOWHERE and is_besieged(state, seat))


@rule
def show_overseas_price(state: State, seat: int, text: Text) -> None:
    number(text, overseas_price(state, seat))


@rule
def show_cards(state: State, seat: int, text: Text) -> None:
    """For each seat the card that this one dealt to it: its name, "unknown", or null."""
    open_list(text)
    for other in range(state.options.players):
        card = state.seats[seat].cards[other]
        if card == UNKNOWN:
            spell(text, WORDS, Word.UNKNOWN)
        else:
            spell_or_null(text, CARDS, card, NOT_YET)
    close_list(text)


@rule
def show_bid(state: State, seat: int, text: Text) -> None:
    bid = state.seats[seat].bid
    if bid == UNKNOWN:
        spell(text, WORDS, Word.UNKNOWN)
    else:
        number_or_null(text, bid, NOT_YET)


@rule
def show_cheap_farms(state: State, seat: int, text: Text) -> None:
    """How many finds have one, two, three and four cheap farms left."""
    numbers(text, state.seats[seat].cheap_farms, len(state.seats[seat].cheap_farms))


@rule
def show_lower_income(state: State, seat: int, text: Text) -> None:
    """How many effects there are, by the turns that they have left."""
    numbers(text, state.seats[seat].lower_income, len(state.seats[seat].lower_income))


@rule
def show_higher_income(state: State, seat: int, text: Text) -> None:
    numbers(text, state.seats[seat].higher_income, len(state.seats[seat].higher_income))


@rule
def show_transports(state: State, seat: int, text: Text) -> None:
    mine = state.seats[seat]
    open_list(text)
    for n in range(mine.transport_count):
        transport = mine.transports[n]
        open_object(text)
        key(text, KEYS, Key.PLACE)
        number(text, transport.sea + 1)
        key(text, KEYS, Key.POINTS)
        number(text, transport.points)
        key(text, KEYS, Key.INFANTRY)
        number(text, transport.units[0])
        key(text, KEYS, Key.CAVALRY)
        number(text, transport.units[1])
        close_object(text)
    close_list(text)


@rule
def show_voyages(state: State, seat: int, text: Text) -> None:
    mine = state.seats[seat]
    open_list(text)
    for n in range(mine.voyage_count):
        voyage = mine.voyages[n]
        open_object(text)
        key(text, KEYS, Key.KIND)
        spell(text, VOYAGES, voyage.kind)
        key(text, KEYS, Key.FROM)
        number(text, voyage.origin + 1)
        key(text, KEYS, Key.TO)
        if voyage.target == UNKNOWN_TARGET:
            spell(text, WORDS, Word.UNKNOWN)
        elif voyage.target == NO_TARGET:
            null(text)
        else:
            number(text, voyage.target + 1)
        key(text, KEYS, Key.TURNS)
        number(text, voyage.turns)
        for unit in range(Unit.CARAVAN + 1):
            key(text, KEYS, Key.INFANTRY + unit)
            number(text, units_under_way(state, seat, n, unit))
        key(text, KEYS, Key.PAID)
        number(text, voyage.paid)
        close_object(text)
    close_list(text)


@rule
def units_under_way(state: State, seat: int, n: int, unit: int) -> int:
    voyage = state.seats[seat].voyages[n]
    if voyage.kind == Voyage.CONVOY:
        return voyage.number if voyage.unit == unit else 0
    if voyage.kind != Voyage.SHIP:
        return 0
    return voyage.number if unit == Unit.INFANTRY else voyage.others[unit - 1]


# ----- What is being done


@rule
def show_stacks(state: State, text: Text) -> None:
    """The mover's units that have fewer points left than a rested one, or are committed to an attack."""
    open_list(text)
    for n in range(state.stack_count):
        stack = state.stacks[n]
        open_object(text)
        key(text, KEYS, Key.PLACE)
        number(text, stack.place + 1)
        key(text, KEYS, Key.UNIT)
        spell(text, KIND_NAMES, KIND[stack.sort % COMMITTED])
        key(text, KEYS, Key.POINTS)
        number(text, LEFT[stack.sort % COMMITTED])
        key(text, KEYS, Key.NUMBER)
        number(text, stack.number)
        key(text, KEYS, Key.COMMITTED)
        truth(text, stack.sort >= COMMITTED)
        close_object(text)
    close_list(text)


@rule
def show_from(state: State, text: Text) -> None:
    show_place(state.place, text)


@rule
def show_target(state: State, text: Text) -> None:
    """This never gives away where a ship goes, which is secret: the ship leaves as soon as its target is
    named."""
    show_place(state.target, text)


@rule
def show_receiver(state: State, text: Text) -> None:
    """Who gets the next card."""
    if state.decision == Decision.CARD:
        number_or_null(text, next_receiver(state, state.mover), NOWHERE)
    else:
        null(text)


@rule
def show_attacker(state: State, text: Text) -> None:
    show_side(state.attacker, text)


@rule
def show_defender(state: State, text: Text) -> None:
    show_side(state.defender, text)


@rule
def show_cessions(state: State, text: Text) -> None:
    """What a peace that is being offered would hand over."""
    open_list(text)
    if state.partner != NOBODY:
        for land in range(state.board.lands):
            to_partner = has(state.to_partner, land)
            if to_partner or has(state.to_mover, land):
                open_object(text)
                key(text, KEYS, Key.PLACE)
                number(text, land + 1)
                key(text, KEYS, Key.SEAT)
                number(text, state.partner if to_partner else state.mover)
                close_object(text)
    close_list(text)


@rule
def show_sides(state: State, text: Text) -> None:
    """What the two sides of a trade give; in a peace, the payment."""
    open_list(text)
    for side in range(2):
        open_object(text)
        key(text, KEYS, Key.GOOD)
        spell(text, GOODS, state.goods[side])
        key(text, KEYS, Key.AMOUNT)
        number(text, state.amounts[side])
        close_object(text)
    close_list(text)


PLACE = "number | null"
SIDE = "number | 'rebels' | 'savages' | null"
TRANSPORT = "{ place: number; points: number; infantry: number; cavalry: number }"
VOYAGE = (
    f"{{ kind: {union(Voyage)}; from: number; to: number | 'unknown' | null; turns: number; "
    "infantry: number; cavalry: number; artillery: number; caravan: number; paid: number }"
)
STACK = (
    f"{{ place: number; unit: {' | '.join(repr(name) for name, _ in KINDS)}; "
    "points: number; number: number; committed: boolean }"
)
VIEW = View(
    State,
    Source,
    [of("round"), of("phase"), of("first"), of("mover"), of("weather"), of("weather_rounds"), of("winner")],
    [
        of("verb"),
        by_hand("from", show_from, PLACE),
        by_hand("target", show_target, PLACE),
        of("most"),
        of("left"),
        of("finding"),
        of("savages"),
        of("result"),
        of("least_bid"),
        of("nation"),
        by_hand("receiver", show_receiver, "number | null"),
    ],
    [
        group(
            "battle",
            of("stage", "battle"),
            by_hand("attacker", show_attacker, SIDE),
            by_hand("defender", show_defender, SIDE),
            of("origins"),
            of("approach"),
            of("march"),
        )
    ],
    [
        group(
            "offer",
            of("partner"),
            of("payer"),
            by_hand("cessions", show_cessions, "{ place: number; seat: number }[]"),
            by_hand("sides", show_sides, f"{{ good: {union(Good)}; amount: number }}[]"),
        )
    ],
    [by_hand("stacks", show_stacks, f"{STACK}[]")],
    [
        numbered(
            "lands",
            "Land",
            "",
            LANDS,
            is_on_the_map,
            by_hand("place", show_land_number, "number"),
            by_hand("owner", show_owner, SIDE),
            by_hand("holder", show_holder, SIDE),
            by_hand("capital", show_whose_capital, "number | null"),
            by_hand("units", show_units, f"Record<{union(Unit)}, number>"),
            by_hand("building", show_building, f"{union([*MAIN])} | null"),
            by_hand("marks", show_marks, f"({' | '.join(map(repr, MARKS))})[]"),
            by_hand("tokens", show_tokens, "number"),
            by_hand("captives", show_captives, "number[]"),
            by_hand("blocked", show_blocked, "boolean"),
        )
    ],
    [
        numbered(
            "seas",
            "Sea",
            "",
            SEAS,
            is_sea_on_the_map,
            by_hand("place", show_sea_number, "number"),
            by_hand("fleet", show_fleet, "number | null"),
            by_hand("ships", show_ships, f"Record<{union(Ship)}, number>"),
            by_hand("boat", show_boat, "number | null"),
        )
    ],
    [
        seats(
            of("currency"),
            by_hand("capital", show_capital, PLACE),
            of("level"),
            of("out"),
            by_hand("recruiting", show_recruiting, PLACE),
            of("recruited"),
            of("spies"),
            by_hand("cards", show_cards, f"({union(Card)} | 'unknown' | null)[]"),
            by_hand("bid", show_bid, "number | 'unknown' | null"),
            of("spare_food"),
            of("bought_food"),
            of("fruits"),
            of("bought_fruits"),
            of("free_roads"),
            of("builder_ships"),
            of("weapons"),
            of("cannonballs"),
            by_hand("cheap_farms", show_cheap_farms, "number[]"),
            by_hand("lower_income", show_lower_income, "number[]"),
            by_hand("higher_income", show_higher_income, "number[]"),
            of("banned"),
            of("environmentalists"),
            of("sabotage"),
            of("burned"),
            of("incited"),
            of("hungry"),
            by_hand("income", show_income, "number"),
            by_hand("upkeep", show_upkeep, "number"),
            by_hand("food", show_food, "number"),
            by_hand("need", show_need, "number"),
            by_hand("soldiers", show_soldiers, "number"),
            by_hand("rebellions", show_rebellions, "number"),
            by_hand("besieged", show_besieged, "boolean"),
            by_hand("overseas_price", show_overseas_price, "number"),
            by_hand("transports", show_transports, f"{TRANSPORT}[]"),
            by_hand("voyages", show_voyages, f"{VOYAGE}[]"),
        )
    ],
)
show = VIEW.verb("capitals")
