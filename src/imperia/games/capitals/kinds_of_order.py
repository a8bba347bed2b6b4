"""Which decisions each kind of action takes, one after the other, and where it can be done (C3.5)."""

from __future__ import annotations

from imperia.games.capitals.names import Decision, Verb, Where
from imperia.games.capitals.pieces import Building
from imperia.kernel.rule import constants

_P, _U, _N, _T = Decision.PLACE, Decision.UNITS, Decision.NUMBER, Decision.TARGET
STEPS_OF: dict[int, tuple[Decision, ...]] = {  # the decisions of each kind of action, in order
    **dict.fromkeys((Verb.INFANTRY, Verb.CAVALRY, Verb.ARTILLERY), (_N,)),
    **dict.fromkeys((Verb.JOIN, Verb.PART), (_P, _N)),
    **dict.fromkeys((Verb.MARCH, Verb.CONVOY, Verb.SAIL, Verb.WALK), (_P, _U, _N, _T)),
    **dict.fromkeys((Verb.ATTACK, Verb.SEA_ATTACK), (_T, _P, _U, _N, Decision.COMMIT)),
    **dict.fromkeys((Verb.FRIGATE, Verb.CORVETTE, Verb.CRUISER, Verb.TRANSPORT, Verb.BOAT), (_P, _T)),
    **dict.fromkeys((Verb.SEND_BUILDER, Verb.SAIL_TRANSPORT, Verb.SAIL_BOAT), (_P, _T)),
    **dict.fromkeys((Verb.BOARD, Verb.LAND), (_P, _T, _U, _N)),
    **dict.fromkeys((Verb.EXPLORE, Verb.ROB, Verb.STOP_ROBBERY, Verb.RECRUITING_PROVINCE, Verb.BRIBE), (_P,)),
    **dict.fromkeys(range(Verb.FARM, Verb.LEVEL), (_P,)),
    Verb.DEMOLISH: (_P, Decision.BUILDING),
    Verb.EXCHANGE: (Decision.EXCHANGE, _N),
    Verb.DISBAND: (_P, _U, _N),
    Verb.SHIP: (_P, _U, _N, Decision.COMMIT, _T),
    Verb.DEAL: (Decision.CARD,),
    Verb.PEACE: (Decision.PARTNER,),
    Verb.TRADE: (Decision.PARTNER,),
}
_LONGEST = 6
DO_IT = -1
STEPS = constants([[*STEPS_OF.get(v, ()), *[DO_IT] * (_LONGEST - len(STEPS_OF.get(v, ())))] for v in Verb])
_AT_SEA = (Verb.SAIL, Verb.SEA_ATTACK, Verb.SAIL_BOAT)
_TRANSPORTS = (Verb.SAIL_TRANSPORT, Verb.BOARD, Verb.LAND)
_SOMEWHERE = {v for v, steps in STEPS_OF.items() if _P in steps}
WHERE = constants(
    [
        Where.SEA
        if v in _AT_SEA
        else Where.TRANSPORT
        if v in _TRANSPORTS
        else Where.LAND
        if v in _SOMEWHERE
        else Where.NONE
        for v in Verb
    ]
)
# After these, connections have to be worked out again: land, ports, fleets or capitals may be others'.
_MOVING_BORDERS = (
    *(Verb.PORT, Verb.MARCH, Verb.ATTACK, Verb.LAND, Verb.DEMOLISH, Verb.RECRUITING_PROVINCE),
    *(Verb.FRIGATE, Verb.CORVETTE, Verb.CRUISER, Verb.SAIL, Verb.SEA_ATTACK),
    *(Verb.DEAL, Verb.PEACE, Verb.TRADE, Verb.BRIBE, Verb.END),  # never performed as an order
)
MOVES_BORDERS = constants([v in _MOVING_BORDERS for v in Verb])
BUILDING_OF = constants([building for building in Building if building])  # by verb, farm to road
FIRST_RECRUIT, FIRST_WARSHIP = Verb.INFANTRY, Verb.FRIGATE
