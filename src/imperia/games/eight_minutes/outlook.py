"""What can be seen at once of an answer: which step to make, and where.

A network is told this because from the pieces alone it is slow to learn who would control what after a step.
To find it out no piece is moved: a region changes hands only in the `Outlook` of the game, and is given back.

A land is an area of several regions that has a majority of its own: an island, or a continent.
"""

from __future__ import annotations

from typing import Any

from imperia.games.eight_minutes.derived import lead_in, write_region
from imperia.games.eight_minutes.evaluation import POINT
from imperia.games.eight_minutes.names import NOBODY
from imperia.games.eight_minutes.state import State
from imperia.games.eight_minutes.turn import can_build, has_army_in
from imperia.kernel.bits import lowest
from imperia.kernel.record import Grid, Many, Numbers, Struct, Things, i1, i2, one
from imperia.kernel.rule import rule

CODES = 512  # at least as many as any game of the family has
# There can be more armies to destroy, or more ways on a map of the players' own. Nothing is then told of the
# last ones, nor of stopping.
MOST_PROSPECTS = 24
MOST_MERIT = 1_000  # hundredths of a point
MOST_CHANGE = 6  # points; higher numbers are told as this one, here and below
MOST_AHEAD = 600  # hundredths of a point
MOST_SHORT = 4  # pieces
MOST_SAFE = 3  # pieces
MOST_COST = 3  # coins, or points of a move
MOST_LEFT = 9  # points of a move; what lies farther away is not looked at
WORST = -30_000  # the merit of no answer at all
NOT_BY_SEA = MOST_LEFT + 1  # more points than a move ever has: no step leads over the sea

# What the merit of an answer consists of, in hundredths of a point, besides own points.
TAKEN, GIVEN = 25, 30  # for each point that others lose, or that they get (subtracted)
TAKEN_FROM_RIVAL = 35  # so much more if it is the rival that loses it
PROMISED, THREATENED = 60, 30  # for each point that more such steps would bring, or take from others
LACKING, SPENT = 6, 4  # so much less for each piece that is lacking, and for each point of a step
AHEAD = 60  # percent of what the army could bring beyond this step if it went on
DENIED = 30  # for each point that another would have got for the card
STOPPED = -20  # what is left of a card is given up


# What a player who looks at one answer sees; for a card, at the best that its action can do.
class Prospect(Struct):
    code = i2(of=Things(CODES))  # counted from the seat
    merit = i2(of=range(MOST_MERIT + 1))  # what it brings at once, moved so that the best answer has the most
    gain = i1(of=range(MOST_CHANGE + 1))  # own points on the map
    loss = i1(of=range(MOST_CHANGE + 1))
    taken = i1(of=range(MOST_CHANGE + 1))  # points that others lose
    taken_from_rival = i1(of=range(MOST_CHANGE + 1))  # of these, by the other whose position is worth most
    given = i1(of=range(MOST_CHANGE + 1))  # points that others get
    promised = i1(of=range(MOST_CHANGE + 1))  # own points, if all steps that are left were spent on this
    threatened = i1(of=range(MOST_CHANGE + 1))  # points that others would lose, likewise
    ahead = i2(of=range(MOST_AHEAD + 1))  # the most that the army brings at a place where it can still go
    short = i1(of=range(MOST_SHORT + 1))  # pieces that are still lacking to control the region
    safe = i1(of=range(MOST_SAFE + 1))  # pieces that could go without the seat losing control
    cost = i1(of=range(MOST_COST + 1))  # coins of a card, points of a step
    cards = i1(of=range(MOST_CHANGE + 1))  # points for cards that the seat gains
    denied = i1(of=range(MOST_CHANGE + 1))  # the most points for cards that another would get for it


# What the scratch space of every game has; its `Outlook` adds what depends on how many regions there are.
class Reckoning(Struct):
    looked = i1(of=range(1))  # how many answers have been looked at
    listing = i1(of=range(1))  # whether every answer is noted, or only the best one
    rival = i1(of=range(1))  # the other seat whose position is worth most
    by_sea = i1(of=range(1))  # points that a step over the sea costs
    reached_by_sea = i1(of=range(1))  # `by_sea` when `reach` was noted; 0 before it was
    reached = i1(of=range(1))  # the most points for which `reach` was noted
    many = i1(of=range(1))  # how many regions the board has
    tried = one(Prospect)
    way = one(Prospect)  # the best way of an army
    best = one(Prospect)
    first = one(Prospect)  # the best of the first half of a card


# ----- Who would hold what


@rule
def holder_with(state: State, colour: int, region: int, more: int) -> int:
    """Who would control a region with so many more pieces of this colour there; compare `controller`."""
    neutral = len(state.seats)
    most = state.armies[neutral, region] + more * (colour == neutral)
    holder = neutral if most > 0 else NOBODY
    for seat in range(state.options.players):
        pieces = state.armies[seat, region] + state.cities[seat, region] + more * (seat == colour)
        if pieces > most:
            most = pieces
            holder = seat
        elif pieces == most:
            holder = NOBODY
    return holder


@rule
def holder_of_land(held: Grid, land: int) -> int:
    """Who has the majority in a land; compare `majority`."""
    most = 0
    holder = NOBODY
    for colour in range(len(held)):
        if held[colour, land] > most:
            most = held[colour, land]
            holder = colour
        elif held[colour, land] == most:
            holder = NOBODY
    return holder


@rule
def change_hands(region: int, holder: int, outlook: Any) -> None:
    """Let a region have another holder; add to `shift` what that changes for each colour."""
    before = outlook.holder[region]
    if before == holder:
        return
    shift = outlook.shift
    land = outlook.land_of[region]
    land_held_by = holder_of_land(outlook.held, land)
    if before != NOBODY:
        outlook.held[before, land] -= 1
        shift[before] -= outlook.worth_of[region]
    if holder != NOBODY:
        outlook.held[holder, land] += 1
        shift[holder] += outlook.worth_of[region]
    outlook.holder[region] = holder
    now_held_by = holder_of_land(outlook.held, land)
    if land_held_by != now_held_by:
        if land_held_by != NOBODY:
            shift[land_held_by] -= outlook.worth_of_land[land_held_by, land]
        if now_held_by != NOBODY:
            shift[now_held_by] += outlook.worth_of_land[now_held_by, land]


# ----- What a step would bring


@rule
def note_changes(state: State, seat: int, outlook: Any) -> None:
    """Note what `shift` says after one step."""
    tried = outlook.reckoning.tried
    shift = outlook.shift
    tried.gain = min(max(shift[seat], 0), MOST_CHANGE)
    tried.loss = min(max(-shift[seat], 0), MOST_CHANGE)
    tried.taken = 0
    tried.given = 0
    for other in range(state.options.players):
        if other != seat:
            tried.taken = min(tried.taken + max(-shift[other], 0), MOST_CHANGE)
            tried.given = min(tried.given + max(shift[other], 0), MOST_CHANGE)
    tried.taken_from_rival = min(max(-shift[outlook.reckoning.rival], 0), MOST_CHANGE)


@rule
def note_promise(state: State, seat: int, outlook: Any) -> None:
    """Note what `shift` says after all steps that are left."""
    tried = outlook.reckoning.tried
    shift = outlook.shift
    tried.promised = min(max(shift[seat], 0), MOST_CHANGE)
    tried.threatened = 0
    for other in range(state.options.players):
        if other != seat:
            tried.threatened = min(tried.threatened + max(-shift[other], 0), MOST_CHANGE)


@rule
def value_of_changes(tried: Prospect) -> int:
    """What the changes are worth, in hundredths of a point."""
    value = POINT * (tried.gain - tried.loss) + TAKEN * tried.taken - GIVEN * tried.given
    return value + TAKEN_FROM_RIVAL * tried.taken_from_rival


@rule
def note_merit(state: State, seat: int, region: int, cost: int, tried: Prospect) -> None:
    """Note the merit of what has been noted. The seat is taken to be one piece further ahead in the region;
    that is too much where an army is destroyed and another colour has as many pieces there, or more."""
    lead = lead_in(state, seat, region) + 1
    tried.short = min(max(1 - lead, 0), MOST_SHORT)
    tried.safe = min(max(lead - 1, 0), MOST_SAFE)
    tried.cost = min(cost, MOST_COST)
    tried.merit = value_of_changes(tried)
    tried.merit += PROMISED * max(tried.promised - tried.gain, 0)
    tried.merit += THREATENED * max(tried.threatened - tried.taken, 0)
    tried.merit -= LACKING * tried.short + SPENT * tried.cost


@rule
def try_pieces(
    state: State, seat: int, colour: int, region: int, each: int, count: int, outlook: Any
) -> None:
    """Try one piece more, or less, of this colour, and then as many as there can be."""
    before = outlook.holder[region]
    change_hands(region, holder_with(state, colour, region, each), outlook)
    note_changes(state, seat, outlook)
    if count > 1:
        change_hands(region, holder_with(state, colour, region, each * count), outlook)
    note_promise(state, seat, outlook)
    change_hands(region, before, outlook)
    outlook.reckoning.tried.ahead = 0
    note_merit(state, seat, region, 1, outlook.reckoning.tried)


@rule
def try_way(state: State, seat: int, origin: int, region: int, left: int, outlook: Any) -> None:
    """Try one army, and then as many as can go; and look at what the one could do if it went on from
    there."""
    reckoning = outlook.reckoning
    cost = 1 if (outlook.land[origin] >> region) & 1 else reckoning.by_sea
    count = min(state.armies[seat, origin], left // cost)
    held_by = outlook.holder[origin]
    entered = outlook.holder[region]
    change_hands(origin, holder_with(state, seat, origin, -1), outlook)
    change_hands(region, holder_with(state, seat, region, 1), outlook)
    note_changes(state, seat, outlook)
    if count > 1:
        change_hands(origin, holder_with(state, seat, origin, -count), outlook)
        change_hands(region, holder_with(state, seat, region, count), outlook)
    note_promise(state, seat, outlook)
    change_hands(origin, held_by, outlook)
    change_hands(region, entered, outlook)
    note_merit(state, seat, region, cost, reckoning.tried)
    ahead = outlook.reach[min(left - cost, MOST_LEFT), region]
    reckoning.tried.ahead = min(max(ahead, 0), MOST_AHEAD)
    reckoning.tried.merit += AHEAD * (ahead - outlook.reach[0, region]) // 100


@rule
def note_reach(state: State, seat: int, left: int, outlook: Any) -> None:
    """Note, by the points that are left and by region, what one more army brings there or in the best of
    the places where it can go from there. What was noted for another card is continued if steps over the
    sea cost the same now."""
    reckoning = outlook.reckoning
    if reckoning.reached_by_sea == 0:
        note_entering(state, seat, outlook)
    if reckoning.reached_by_sea != reckoning.by_sea:
        reckoning.reached_by_sea = reckoning.by_sea
        reckoning.reached = 0
    while reckoning.reached < min(left, MOST_LEFT):
        reckoning.reached += 1
        note_one_point_more(reckoning.reached, outlook)


@rule
def note_entering(state: State, seat: int, outlook: Any) -> None:
    """Note what one more army brings in each region."""
    for number in range(outlook.reckoning.many):
        region = outlook.regions[number]
        before = outlook.holder[region]
        change_hands(region, holder_with(state, seat, region, 1), outlook)
        note_changes(state, seat, outlook)
        change_hands(region, before, outlook)
        outlook.reach[0, region] = value_of_changes(outlook.reckoning.tried)


@rule
def note_one_point_more(points: int, outlook: Any) -> None:
    """Note where so many points lead, once it is known where fewer points do."""
    reckoning = outlook.reckoning
    reach = outlook.reach
    for number in range(reckoning.many):
        region = outlook.regions[number]
        best = most_of(outlook.land[region], reach[points - 1], reach[points - 1, region])
        if points >= reckoning.by_sea:
            best = most_of(outlook.sea[region], reach[points - reckoning.by_sea], best)
        reach[points, region] = best


@rule
def most_of(regions: int, values: Numbers, most: int) -> int:
    """The highest value of any of these regions, which are given as bits; at least `most`."""
    while regions != 0:
        most = max(most, values[lowest(regions)])
        regions &= regions - 1
    return most


# ----- Which answers there are


@rule
def copy_looks(of: Prospect, to: Prospect) -> None:
    """Copy all but the code, and what only cards have."""
    to.merit = of.merit
    to.gain = of.gain
    to.loss = of.loss
    to.taken = of.taken
    to.taken_from_rival = of.taken_from_rival
    to.given = of.given
    to.promised = of.promised
    to.threatened = of.threatened
    to.ahead = of.ahead
    to.short = of.short
    to.safe = of.safe
    to.cost = of.cost


@rule
def clear_looks(prospect: Prospect) -> None:
    """Make it look like no answer at all: any answer has more merit."""
    prospect.merit = WORST
    prospect.gain = 0
    prospect.loss = 0
    prospect.taken = 0
    prospect.taken_from_rival = 0
    prospect.given = 0
    prospect.promised = 0
    prospect.threatened = 0
    prospect.ahead = 0
    prospect.short = 0
    prospect.safe = 0
    prospect.cost = 0


@rule
def add_looks(of: Prospect, to: Prospect) -> None:
    """Add what one half of a card brings to what the other does; if one of them has no answer, the other
    counts alone. `short`, `safe` and `cost` stay those of the second half."""
    if to.merit == WORST:
        copy_looks(of, to)
    elif of.merit != WORST:
        to.merit += of.merit
        to.gain = min(to.gain + of.gain, MOST_CHANGE)
        to.loss = min(to.loss + of.loss, MOST_CHANGE)
        to.taken = min(to.taken + of.taken, MOST_CHANGE)
        to.taken_from_rival = min(to.taken_from_rival + of.taken_from_rival, MOST_CHANGE)
        to.given = min(to.given + of.given, MOST_CHANGE)
        to.promised = min(to.promised + of.promised, MOST_CHANGE)
        to.threatened = min(to.threatened + of.threatened, MOST_CHANGE)
        to.ahead = max(to.ahead, of.ahead)


@rule
def note(looks: Prospect, code: int, reckoning: Reckoning, prospects: Many[Prospect]) -> None:
    """List an answer that looks like this; or, if answers are not listed, keep the best one only."""
    if reckoning.listing:
        append(looks, code, reckoning, prospects)
    elif looks.merit > reckoning.best.merit:
        copy_looks(looks, reckoning.best)


@rule
def append(looks: Prospect, code: int, reckoning: Reckoning, prospects: Many[Prospect]) -> None:
    """List an answer if there is still room."""
    if reckoning.looked < len(prospects):
        copy_looks(looks, prospects[reckoning.looked])
        prospects[reckoning.looked].code = code
        reckoning.looked += 1


@rule
def look_at_placing(
    state: State, seat: int, left: int, first: int, outlook: Any, prospects: Many[Prospect]
) -> None:
    """The codes of these answers are counted from `first`, region by region."""
    reckoning = outlook.reckoning
    own = state.seats[seat]
    count = min(left, own.supply)
    if count > 0:
        for number in range(reckoning.many):
            region = outlook.regions[number]
            if region == state.board.start or (own.city_regions >> region) & 1:
                try_pieces(state, seat, seat, region, 1, count, outlook)
                note(reckoning.tried, first + region, reckoning, prospects)


@rule
def look_at_building(state: State, seat: int, first: int, outlook: Any, prospects: Many[Prospect]) -> None:
    """A city is one piece more; an army that comes with some cities is not counted."""
    reckoning = outlook.reckoning
    if can_build(state, seat):
        for number in range(reckoning.many):
            region = outlook.regions[number]
            if has_army_in(state, seat, region):
                try_pieces(state, seat, seat, region, 1, 1, outlook)
                note(reckoning.tried, first + region, reckoning, prospects)


@rule
def look_at_armies(
    state: State, seat: int, left: int, first: int, outlook: Any, prospects: Many[Prospect]
) -> None:
    """An army's looks are those of the best of its ways."""
    reckoning = outlook.reckoning
    note_reach(state, seat, left, outlook)
    for number in range(reckoning.many):
        origin = outlook.regions[number]
        if has_army_in(state, seat, origin):
            clear_looks(reckoning.way)
            ways = ways_from(origin, left, outlook)
            while ways != 0:
                try_way(state, seat, origin, lowest(ways), left, outlook)
                if reckoning.tried.merit > reckoning.way.merit:
                    copy_looks(reckoning.tried, reckoning.way)
                ways &= ways - 1
            if reckoning.way.merit != WORST:
                note(reckoning.way, first + origin, reckoning, prospects)


@rule
def look_at_ways(
    state: State, seat: int, left: int, first: int, outlook: Any, prospects: Many[Prospect]
) -> None:
    """The ways of the army that was picked."""
    reckoning = outlook.reckoning
    note_reach(state, seat, left, outlook)
    ways = ways_from(state.moving_from, left, outlook)
    while ways != 0:
        region = lowest(ways)
        try_way(state, seat, state.moving_from, region, left, outlook)
        note(reckoning.tried, first + region, reckoning, prospects)
        ways &= ways - 1


@rule
def ways_from(origin: int, left: int, outlook: Any) -> int:
    """The regions to which so many points lead in one step, as bits."""
    ways: int = outlook.land[origin]
    if left >= outlook.reckoning.by_sea:
        ways |= outlook.sea[origin]
    return ways


@rule
def look_at_destroying(
    state: State, seat: int, colour: int, region: int, left: int, first: int, outlook: Any,
    prospects: Many[Prospect],
) -> None:  # fmt: skip
    """Look at destroying an army of another colour."""
    players = state.options.players
    neutral = len(state.seats)
    try_pieces(state, seat, colour, region, -1, min(left, state.armies[colour, region]), outlook)
    counted = colour if colour == neutral else (colour - seat + players) % players
    code = first + counted * len(outlook.holder) + region
    note(outlook.reckoning.tried, code, outlook.reckoning, prospects)


@rule
def look_at_stopping(merit: int, code: int, reckoning: Reckoning, prospects: Many[Prospect]) -> None:
    clear_looks(reckoning.tried)
    reckoning.tried.merit = merit
    append(reckoning.tried, code, reckoning, prospects)


# ----- Beginning


@rule
def survey_board(state: State, seat: int, outlook: Any) -> None:
    """Note who holds what, once it is noted which land each region belongs to."""
    for region in range(len(outlook.holder)):
        outlook.holder[region] = NOBODY
        outlook.lead[region] = NOBODY
        if (state.board.regions >> region) & 1:
            holder = write_region(state, seat, region, outlook)
            if holder != NOBODY:
                outlook.held[holder, outlook.land_of[region]] += 1


@rule
def begin_outlook(state: State, seat: int, worth: Numbers, outlook: Any) -> None:
    """Note the regions of the board, and the rival."""
    reckoning = outlook.reckoning
    for region in range(len(outlook.holder)):
        if (state.board.regions >> region) & 1:
            outlook.regions[reckoning.many] = region
            reckoning.many += 1
    reckoning.rival = (seat + 1) % state.options.players
    for other in range(state.options.players):
        if other != seat and worth[other] > worth[reckoning.rival]:
            reckoning.rival = other
