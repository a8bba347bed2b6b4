"""Looking one decision ahead, compiled, for every game that answers the verbs."""

from imperia.kernel.chance import below, draw
from imperia.kernel.rule import entry, rule
from imperia.kernel.verbs import apply, evaluate, legal, redeal


@rule
def margin(values, seat, players):
    """How much better the position looks for the seat than for the best of the others."""
    best = values[(seat + 1) % players]
    for other in range(players):
        if other != seat:
            best = max(best, values[other])
    return values[seat] - best


@rule
def greedy_code(roots, players, seat, scratch, codes, values, chance, attention, selfish):
    """The code of the best looking action; ties by lot.

    People overlook things and forget about the others: each action is seen with a chance of `attention` in
    a hundred (one is always seen), and a `selfish` look weighs the own prospects alone.
    """
    count = legal(roots[0], seat, codes)
    low = draw(chance)
    high = draw(chance)
    surely_seen = below(chance, count)
    best = codes[surely_seen]
    highest = 0
    ties = 0
    for place in range(count):
        if place != surely_seen and below(chance, 100) >= attention:
            continue
        scratch[0] = roots[0]
        redeal(scratch[0], seat, low, high)  # what the action would reveal is not known yet
        apply(scratch[0], seat, codes[place])
        evaluate(scratch[0], values)
        looks = values[seat] if selfish else margin(values, seat, players)
        if ties == 0 or looks > highest:
            highest = looks
            best = codes[place]
            ties = 1
        elif looks == highest:
            ties += 1
            if below(chance, ties) == 0:
                best = codes[place]
    return best


@entry
def choose_greedily(states, players, seat, scratch, codes, values, chances, attention, selfish):
    return greedy_code(states, players, seat, scratch, codes, values, chances[0], attention, selfish)
