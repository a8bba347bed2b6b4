"""What is true of every position of capitals, and of every change that one decision makes."""

import numpy as np

from imperia.games.capitals.marching import ROOM_FOR_CAPTIVES
from imperia.games.capitals.names import (
    ABOARD,
    BLACK,
    COMMITTED,
    COMMON,
    FIRST_CAPTIVE,
    FIRST_SHIP,
    KIND_OF_SORT,
    LANDING_SHIP,
    NO_TARGET,
    NOBODY,
    NOT_YET,
    NOWHERE,
    POINTS_OF_SORT,
    PORT,
    RARE,
    REBELS,
    ROBBED,
    SAVAGES,
    Aftermath,
    Auction,
    Decision,
    Event,
    Phase,
    Verb,
    Voyage,
)
from imperia.games.capitals.pieces import (
    LANDS,
    POINTS,
    SEATS,
    SHIP_POINTS,
    SOLDIERS,
    SPY_PRICE,
    TRANSPORT_SOLDIERS,
    Building,
    Card,
    Weather,
)
from tests.games.records import events_told

SOME = 6  # about so many of the given positions are examined one by one
MOST_ANSWERS = 512  # C3.5
ASKED_ANYWAY = (Decision.CAPITAL, Decision.ACTION, Decision.OVER)  # even with only one answer (C3.5)
OF_HANDS = np.array(SOLDIERS)


def holds(states):
    check_land(states)
    check_settled(states)
    some = states[:: 1 + len(states) // SOME]
    check_seats(some)
    check_seas(some)
    for state in some:
        check_stacks(state)
        check_lists(state)


def in_play(states):
    """Which provinces are on the map; the others are blank."""
    return np.arange(LANDS) < states["board"]["lands"][:, None]


def check_land(states):
    lands, there = states["lands"], in_play(states)
    holder, owner, capital = lands["holder"], lands["owner"], lands["capital"]
    marks, building, tokens = lands["marks"], lands["building"], lands["tokens"]
    for blank in (lands["units"].any(axis=2), marks, building, tokens, lands["payments"]):
        assert not blank[~there].any()
    units, captives = lands["units"].sum(axis=2), states["captives"]
    assert ((holder != NOBODY) | (owner == NOBODY))[there].all()  # C1.3: left provinces are still held
    assert ((holder != NOBODY) | (units == 0) & ~captives.any(axis=2))[there].all()
    wild = ((holder == REBELS) | (holder == SAVAGES)) & there
    assert (lands["units"][wild][:, 0] > 0).all()  # C12.5
    assert not lands["units"][wild][:, 1:].any()
    assert (owner[(holder == SAVAGES) & there] == NOBODY).all()  # C1.9
    assert (units < 10_000).all()
    assert (captives.sum(axis=1, dtype=int) <= ROOM_FOR_CAPTIVES).all()
    own_men = np.take_along_axis(captives, np.clip(holder, 0, SEATS - 1)[..., None], axis=2)[..., 0]
    asked = np.isin(states["battle"], (Aftermath.CAPTIVES_THERE,)) | (states["ceding"] > 0)
    assert not (own_men * (holder < SEATS) * (holder >= 0) * there)[~asked].any()  # C15.3

    built = (building != Building.NONE) | (marks & PORT > 0)
    assert not (built & (tokens > 0)).any()  # C6.5
    is_capital = (capital != NOBODY) & there
    assert not ((building > 0) | (marks > 0) | (tokens > 0))[is_capital].any()  # C13.4
    assert not np.isin(building[marks & BLACK > 0], (Building.FARM, Building.GRANARY)).any()  # C5.11
    assert not ((marks & RARE > 0) & (marks & COMMON > 0)).any()  # C11.1: one expedition per province
    coastal = states["board"]["shore"][:, :LANDS] < states["board"]["first"][:, 1 : LANDS + 1]
    assert coastal[marks & PORT > 0].all()  # C5.6
    robbed = marks & ROBBED > 0
    assert ((owner == holder) & (holder >= 0) & (holder < SEATS) & (tokens > 0))[robbed].all()  # C6.5
    assert not lands["payments"][~robbed].any()


def check_seats(states):
    seats, players = states["seats"], states["options"]["players"]
    playing = np.arange(SEATS) < players[:, None]
    out = (seats["out"] == 1) & playing
    assert not seats["currency"][out | ~playing].any()
    for name in ("spies", "transport_count", "voyage_count", "weapons", "spare_food", "builder_ships"):
        assert not seats[name][out | ~playing].any(), name
    assert (seats["currency"] >= 0).all()  # C6.4
    for state in states:
        lands, count = state["lands"][: state["board"]["lands"]], int(state["options"]["players"])
        gone = np.flatnonzero(state["seats"]["out"][:count])
        assert not np.isin(lands["owner"], gone).any()  # C16.4
        assert not np.isin(lands["holder"], gone).any()
        placed = state["seats"]["capital"][:count]
        assert (lands["capital"][placed[placed != NOWHERE]] == np.flatnonzero(placed != NOWHERE)).all()
        assert (lands["capital"] != NOBODY).sum() == (placed != NOWHERE).sum()
        assert state["phase"] == Phase.CAPITALS or (placed != NOWHERE).all()
        for seat in range(count):
            check_home(lands, seat, state["seats"][seat])
            check_cards(state["seats"][seat], seat)


def check_home(lands, number, seat):
    """C13.5: a recruiting province is owned and held, and only while the capital is lost."""
    place = seat["recruiting"]
    if place != NOWHERE:
        assert lands["owner"][place] == lands["holder"][place] == number
        assert lands["holder"][seat["capital"]] != number


def check_cards(seat, number):
    """C14.3"""
    cards = seat["cards"].tolist()
    dealt = [card for card in cards if card > Card.NOTHING]
    if seat["dealt_with"] == NOT_YET:
        assert set(cards) == {NOT_YET}
    assert len(set(dealt)) == len(dealt) <= max(seat["dealt_with"], 0)
    assert cards[number] in (NOT_YET, Card.NOTHING, Card.COUNTERINTELLIGENCE)
    assert Card.COUNTERINTELLIGENCE not in cards[:number] + cards[number + 1 :]


def check_seas(states):
    waters, at_peace = states["waters"], states["battle"] == Aftermath.NONE
    attacking = np.isin(states["verb"], (Verb.SEA_ATTACK,))
    lying = (waters["fleet"] != NOBODY) == waters["ships"].any(axis=2)
    there = np.arange(waters.shape[1]) < states["board"]["seas"][:, None]
    assert (lying | ~there)[at_peace & ~attacking].all()  # C16.5
    assert not waters["ships"][~there].any()
    assert not waters["boat_points"][(waters["boat"] == NOBODY) & there].any()
    for state in states[at_peace & ~attacking]:
        for number, seat in enumerate(state["seats"][: state["options"]["players"]]):
            for transport in seat["transports"][: seat["transport_count"]]:
                fleet = state["waters"]["fleet"][transport["sea"] - state["board"]["lands"]]
                assert fleet in (NOBODY, number)  # C16.5


def check_settled(states):
    """Check that nothing is left over from what no longer goes on."""
    over = states["decision"] == Decision.OVER
    assert (states["settling"] == 0).all()
    idle = (states["decision"] == Decision.ACTION) | over
    for name, nothing in (
        *(("verb", NOWHERE), ("place", NOWHERE), ("sort", NOWHERE), ("target", NOWHERE), ("stage", 0)),
        *(("battle", 0), ("attacker", NOBODY), ("march", 0), ("march_paid", 0), ("from_ship", 0)),
        *(("result", NOWHERE), ("task", 0), ("left", 0), ("auction", 0), ("ceding", 0), ("again", 0)),
        *(("partner", NOBODY), ("payer", NOBODY), ("voyage", NOWHERE), ("finding", NOWHERE), ("savages", 0)),
        *(("to_mover", 0), ("to_partner", 0), ("ceded", 0), ("goods", 0), ("amounts", 0), ("least_bid", 0)),
    ):
        if name != "finding":
            assert (states[name][idle] == nothing).all(), name
    assert (states["seats"]["bid"][states["auction"] == Auction.NONE][..., 0] == NOT_YET).all()
    assert (states["round"] <= states["options"]["rounds"]).all()
    assert ((states["weather_rounds"] > 0) | over | (states["phase"] == Phase.CAPITALS)).all()


# ----- Stacks, transports, what is under way


def points_of(state, kind):
    if kind >= FIRST_SHIP:
        return SHIP_POINTS[kind - FIRST_SHIP]
    if kind >= FIRST_CAPTIVE:
        return 2
    extra = kind == 3 and state["options"]["players"] == 3  # C17
    return POINTS[kind] + extra + (state["weather"] == Weather.FROST)


def check_stacks(state):
    """Pieces that are noted are present, belong to the mover, and have fewer points than others of their
    kind."""
    noted = state["stacks"][: state["stack_count"]].tolist()
    assert not state["stacks"][state["stack_count"] :].tobytes().strip(b"\0")
    assert len({(place, sort) for place, sort, _ in noted}) == len(noted)
    numbers: dict[tuple[int, int], int] = {}
    for place, sort, number in noted:
        kind = KIND_OF_SORT[sort % COMMITTED]
        assert number > 0
        assert sort >= COMMITTED or POINTS_OF_SORT[sort] < points_of(state, kind)
        assert sort < COMMITTED or state["battle"] == Aftermath.ROUNDS or state["verb"] in ATTACKS
        numbers[place, kind] = numbers.get((place, kind), 0) + number
    for (place, kind), number in numbers.items():
        assert place == LANDING_SHIP or number <= present(state, place, kind)


ATTACKS = (Verb.ATTACK, Verb.SEA_ATTACK)


def present(state, place, kind):
    lands, mover = int(state["board"]["lands"]), int(state["mover"])
    if place >= ABOARD:
        seat = state["seats"][mover]
        assert place - ABOARD < seat["transport_count"]
        return seat["transports"][place - ABOARD]["units"][kind]
    if place >= lands:
        assert state["waters"][place - lands]["fleet"] == mover
        return state["waters"][place - lands]["ships"][kind - FIRST_SHIP]
    assert state["lands"][place]["holder"] == mover
    if kind >= FIRST_CAPTIVE:
        return state["captives"][place, kind - FIRST_CAPTIVE]
    return state["lands"][place]["units"][kind]


def check_lists(state):
    lands, seas = int(state["board"]["lands"]), int(state["board"]["seas"])
    for seat in state["seats"][: state["options"]["players"]]:
        transports, voyages = seat["transports"], seat["voyages"]
        aboard = transports["units"] @ np.array([1, 3])
        assert (aboard <= TRANSPORT_SOLDIERS).all()  # C16.1
        sailing = transports[: seat["transport_count"]]["sea"]
        assert ((sailing >= lands) & (sailing < lands + seas)).all()
        assert not transports[seat["transport_count"] :].tobytes().strip(b"\0")
        under_way, rest = voyages[: seat["voyage_count"]], voyages[seat["voyage_count"] :]
        assert (rest["target"] == NO_TARGET).all()
        assert not any(rest[name].any() for name in ("number", "turns", "others"))
        assert ((under_way["turns"] > 0) | (state["phase"] == Phase.ARRIVALS)).all()
        convoys, ships = (under_way[under_way["kind"] == kind] for kind in (Voyage.CONVOY, Voyage.SHIP))
        assert (convoys["number"] > 0).all()
        carried = ships["number"] + ships["others"] @ np.array([3, 6, 6])
        assert ((carried > 0) & (carried <= 10)).all()  # C9.1


# ----- What a decision changes


def follows(watch):
    """Questions have several answers, but not too many; money and soldiers do not come from nowhere."""
    assert watch.counts.max() <= MOST_ANSWERS
    several = (watch.counts > 1) | np.isin(watch.states["decision"], ASKED_ANYWAY)
    assert several.all(), Decision.numbered(int(watch.states["decision"][~several][0]))
    for before, state in zip(watch.before, watch.states, strict=True):
        told = events_of(state) if state["journal"]["open"] else []
        if told:
            check_money(before, state, told)
            check_soldiers(before, state, told)


def events_of(state):
    return [(Event(kind), arguments) for kind, *arguments in events_told(state)]


# For each event, the index of the sum among its arguments, and whether the seat gets or pays it.
MONEY = {
    **dict.fromkeys((Event.GAINED, Event.INCOME), (1, 1)),
    Event.DEMOLISHED: (3, 1),
    **dict.fromkeys((Event.MARKER_PAID, Event.UPKEEP, Event.SOLDIER_KEPT, Event.AUCTION_WON), (1, -1)),
    **dict.fromkeys((Event.BUILDER_BOUGHT, Event.OVERSEAS_SENT), (1, -1)),
    **dict.fromkeys((Event.MINERAL_PAID, Event.LEVEL_RAISED, Event.MARCH_PAID), (2, -1)),
    **dict.fromkeys((Event.EXPEDITION_SENT, Event.TRANSPORT_BOUGHT, Event.BOAT_BOUGHT), (2, -1)),
    **dict.fromkeys((Event.BUILT, Event.SHIP_BOUGHT), (3, -1)),
    Event.RECRUITED: (4, -1),
    **dict.fromkeys((Event.MARCHED, Event.CONVOY_LEAVES, Event.LANDED), (5, -1)),
}


def check_money(before, state, told):
    """What each seat has gained or lost agrees with the events. (A ship is paid for before its event.)"""
    kinds = {event for event, _ in told}
    if kinds & {Event.SHIP_SAILS, Event.OFFER_ACCEPTED, Event.OUT, Event.FIRST_PLAYER}:
        return
    sums = [0] * SEATS
    for event, arguments in told:
        if event in MONEY:
            place, sign = MONEY[event]
            sums[arguments[0]] += sign * arguments[place]
        elif event is Event.SPY_BOUGHT:
            sums[arguments[0]] -= SPY_PRICE
        elif event is Event.VOYAGE_LONGER:
            sums[arguments[0]] -= 5
    changes = (state["seats"]["currency"] - before["seats"]["currency"]).tolist()
    assert changes == sums, (changes, Decision.numbered(int(before["decision"])).name, told)


def soldiers(state):
    """The soldiers of every seat, of rebels and of savages, and captives."""
    number = int((state["lands"]["units"].astype(int) @ OF_HANDS).sum()) + int(state["captives"].sum())
    for seat in state["seats"]:
        number += int((seat["transports"]["units"].astype(int) @ np.array([1, 3])).sum())
        for voyage in seat["voyages"][: seat["voyage_count"]]:
            if voyage["kind"] == Voyage.CONVOY:
                number += SOLDIERS[voyage["unit"]] * int(voyage["number"])
            elif voyage["kind"] == Voyage.SHIP:
                number += int(voyage["number"]) + int(voyage["others"] @ np.array([3, 6, 6]))
    landing = state["stacks"][: state["stack_count"]]
    for place, sort, count in landing.tolist():
        if place == LANDING_SHIP:
            number += SOLDIERS[KIND_OF_SORT[sort - COMMITTED]] * count
    return number


def check_soldiers(before, state, told):
    """No soldiers appear except recruits, guns that are found, savages, horses of caravans, and captives
    who are taken from among the fallen."""
    more = int(before["savages"])
    for event, arguments in told:
        if event is Event.RECRUITED:
            more += SOLDIERS[arguments[2]] * arguments[3]
        elif event is Event.GUNS_FOUND:
            more += 2 * SOLDIERS[2]
        elif event is Event.SAVAGES:
            more += arguments[2]
        elif event is Event.CARAVAN_PARTED:
            more += SOLDIERS[1] * arguments[2]
        elif event is Event.CAPTIVES_TAKEN:
            more += arguments[3]
    assert soldiers(state) <= soldiers(before) + more, told
