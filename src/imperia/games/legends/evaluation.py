"""How good a position looks to a player who does not search: hundredths of a point, for bots."""

from imperia.kernel.rule import rule


@rule
def evaluate(state, values):
    for seat in range(state.options.players):
        values[seat] = 0
