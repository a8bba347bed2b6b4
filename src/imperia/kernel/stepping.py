"""Many matches, each at a decision of one seat: one step of all of them, for `imperia.Batch`.

The rules here are for one match; the entry points loop over all of them, and on a GPU (`many_on_gpu`)
there is a thread for each.
"""

from __future__ import annotations

from typing import Any

from imperia.kernel.chance import MASK, Chance, below, start_stream
from imperia.kernel.entries import choices, lowest_seat
from imperia.kernel.looking import clear_row, encode
from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import entry, rule
from imperia.kernel.verbs import actors, apply, deal, derive, evaluate, observe, over, rank, score

BEGIN = -1  # instead of a code: deal
STAY = -2  # instead of a code: write what is asked in the record as it is
SEVERAL = 2  # answers: with fewer there is no decision
OF_SETTINGS = 0x5E771465  # sets the stream that draws a setting apart from that of the deal
NOT_PLAYING = -1  # the place of a seat that has no player
ALL_OFFERED = -1


@rule
def deal_one(i: int, blanks: Any, states: Any, seeds: Grid, settings: Numbers, chance: Chance) -> None:
    """Draw one of the settings and deal, both by the seed."""
    low = seeds[i, 0]
    high = seeds[i, 1]
    start_stream(chance, low ^ OF_SETTINGS, high)
    settings[i] = below(chance, len(blanks))
    states[i] = blanks[settings[i]]
    deal(states[i], low, high)


@rule
def go_to_next_seed(seeds: Grid, i: int) -> None:
    """Go on by as many seeds as there are matches, so that each has its own; 64 bits, in halves."""
    low = seeds[i, 0] + len(seeds)
    seeds[i, 0] = low & MASK
    seeds[i, 1] = (seeds[i, 1] + (low >> 32)) & MASK


@rule
def share_pot(places: Numbers, players: int, rewards: Any) -> None:
    """Share the pot, which is 1, among the seats that are first."""
    winners = 0
    for seat in range(players):
        winners += places[seat] == 0
    for seat in range(players):
        if places[seat] == 0:
            rewards[seat] = 1 / winners


@rule
def pay_out(state: Any, places: Numbers, points: Grid, rewards: Any) -> None:
    """Write how the match ended."""
    players = state.options.players
    rank(state, places)
    score(state, points)
    for seat in range(players, len(places)):
        places[seat] = NOT_PLAYING
        for source in range(len(points[seat])):
            points[seat, source] = 0
    share_pot(places, players, rewards)


@rule
def see_one(
    i: int,
    seat: int,
    states: Any,
    blank_derived: Any,
    seen: Any,
    derived: Any,
    points_now: Grid,
    values_now: Numbers,
) -> None:
    """Write what the seat knows, and what is derived from that alone."""
    seen[i] = states[i]
    derived[i] = blank_derived[0]
    look_one(i, seat, seen, derived, points_now, values_now)


@rule
def look_one(i: int, seat: int, seen: Any, derived: Any, points_now: Grid, values_now: Numbers) -> None:
    """The same, once the whole record has been copied and the derived one is blank."""
    observe(seen[i], seat)
    score(seen[i], points_now)
    evaluate(seen[i], values_now)
    derive(seen[i], seat, points_now, values_now, derived[i])


@rule
def step_one(
    i: int,
    chosen: Numbers,
    blanks: Any,
    counted: Any,
    absolute: Any,
    states: Any,
    seeds: Grid,
    settings: Numbers,
    seats: Numbers,
    players: Numbers,
    legal: Grid,
    ended: Numbers,
    places: Grid,
    points: Any,
    rewards: Any,
    chance: Chance,
    codes: Numbers,
) -> None:
    """Take the chosen action and go on to the next decision: a question with only one answer is answered at
    once, and a match that is over pays out, and the next one is dealt. Write which seat is asked, and its
    answers, counted from that seat.

    `counted[players, seat, code]` is a code counted from a seat, and `absolute` has them the other way round;
    the last two arguments are scratch space.
    """
    ended[i] = 0
    clear_row(rewards[i])
    if chosen[i] == BEGIN:
        deal_one(i, blanks, states, seeds, settings, chance)
    elif chosen[i] != STAY:
        apply(states[i], seats[i], absolute[players[i], seats[i], chosen[i]])
    count = 0
    seat = 0
    while count < SEVERAL:
        if over(states[i]):
            ended[i] = 1
            pay_out(states[i], places[i], points[i], rewards[i])
            go_to_next_seed(seeds, i)
            deal_one(i, blanks, states, seeds, settings, chance)
        seat = lowest_seat(actors(states[i]))
        count = choices(states[i], seat, codes)
        if count < SEVERAL:
            apply(states[i], seat, codes[0])
    playing = states[i].options.players
    seats[i] = seat
    players[i] = playing
    clear_row(legal[i])
    for n in range(count):
        legal[i, counted[playing, seat, codes[n]]] = 1


@entry
def step_some(
    first: int,
    end: int,
    chosen: Any,
    blanks: Any,
    counted: Any,
    absolute: Any,
    states: Any,
    seeds: Any,
    settings: Any,
    seats: Any,
    players: Any,
    legal: Any,
    ended: Any,
    places: Any,
    points: Any,
    rewards: Any,
    blank_derived: Any,
    seen: Any,
    derived: Any,
    chance: Any,
    codes: Any,
    points_now: Any,
    values_now: Any,
) -> None:
    """Take a step in the matches from the first up to the end, and write what the seats that are asked then
    know."""
    for i in range(first, end):
        step_one(
            i,
            chosen,
            blanks,
            counted,
            absolute,
            states,
            seeds,
            settings,
            seats,
            players,
            legal,
            ended,
            places,
            points,
            rewards,
            chance[0],
            codes,
        )
        see_one(i, seats[i], states, blank_derived, seen, derived, points_now, values_now)


@rule
def describe_one(
    i: int,
    seats: Numbers,
    players: Numbers,
    seen: Any,
    looks: Any,
    scales: Any,
    derived: Any,
    looks_at_derived: Any,
    scales_of_derived: Any,
    observations: Any,
) -> None:
    """Write what the seat knows as a row of floats, from the bytes of what it sees and of what is derived."""
    clear_row(observations[i])
    encode(seen[i], seats[i], players[i], looks, scales, observations[i])
    encode(derived[i], seats[i], players[i], looks_at_derived, scales_of_derived, observations[i])


@entry
def see_all(
    states: Any, seats: Any, blank_derived: Any, seen: Any, derived: Any, points: Any, values: Any
) -> None:
    """Write the records as the given seats know them, and what is derived from that."""
    for i in range(len(states)):
        see_one(i, seats[i], states, blank_derived, seen, derived, points, values)


@entry
def describe_all(
    seats: Any,
    players: Any,
    seen: Any,
    looks: Any,
    scales: Any,
    derived: Any,
    looks_at_derived: Any,
    scales_of_derived: Any,
    observations: Any,
) -> None:
    for i in range(len(seats)):
        describe_one(
            i,
            seats,
            players,
            seen,
            looks,
            scales,
            derived,
            looks_at_derived,
            scales_of_derived,
            observations,
        )


@rule
def is_offered(offered: Numbers, code: int) -> bool:
    return 0 <= code < len(offered) and offered[code] != 0


@entry
def first_not_offered(legal: Any, chosen: Any) -> int:
    """The first match in which the chosen code is not offered, or ALL_OFFERED."""
    for i in range(len(legal)):
        if not is_offered(legal[i], chosen[i]):
            return i
    return ALL_OFFERED
