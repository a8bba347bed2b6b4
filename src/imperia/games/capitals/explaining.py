"""Why a number is what it is, asked and answered in JSON: for matches, the command line and the page.

    {"of": "income"}                      upkeep, food, points, prices, forecast likewise; also with `seat`
    {"of": "province", "province": 4}     what it yields, costs and adds to the dice of its defenders
    {"of": "connection", "province": 4}   the chain to the capital, or what is missing
    {"of": "works", "province": 4}        what the seat may do there, or why not; also with `seat`
    {"of": "warnings"}                    what threatens if the turn ended now; also with `seat`
    {"of": "battle", ...}                 a question of `odds.py`; the modifiers are the parts
    {"of": "reach", "place": 4, "units": {"infantry": 2}}  where they can go, at what cost, by which steps
    {"of": "offers"}                      what can be offered to whom; `planning.py` has deal, ship, site too
    {"of": "layer", "layer": "food"}      a number for every province that has one; see `layers.py`

The answer about reach has `movable`, how many of each kind have a point left, and `places` (`reach.py`).
Without `units` it is about all units that can go together; with a `target` it has only the way there and the
`odds` of a battle at its end. For answers about plans see `planning.py`. Every other answer is a part: its
`amount` (None where there is no number), `clause`, the `key` and `facts` of its sentence, and `parts` of the
same form, which add up to the amount.
"""

from __future__ import annotations

from collections.abc import Callable

from imperia.games.capitals import accounts
from imperia.games.capitals.accounts import part
from imperia.games.capitals.connection import connection, fact
from imperia.games.capitals.forecast import forecast, warnings
from imperia.games.capitals.layers import LAYERS, layer
from imperia.games.capitals.names import Decision
from imperia.games.capitals.odds import Group, odds, odds_if
from imperia.games.capitals.planning import PLANS, plan
from imperia.games.capitals.provinces_explained import modifier, province
from imperia.games.capitals.questions import nothing_else, whole_number
from imperia.games.capitals.reach import (
    KIND_NAMES,
    Way,
    class_of,
    find_ways,
    first_class,
    is_there,
    movable,
    told,
)
from imperia.games.capitals.state import State
from imperia.games.capitals.works import works
from imperia.games.errors import BadQuestion
from imperia.games.setting import Facts, Record, Setting
from imperia.kernel.in_python import seen
from imperia.words import Quoted, quoted

OF_A_SEAT: dict[str, Callable[[State, int], Facts]] = {
    "income": accounts.income,
    "upkeep": accounts.upkeep,
    "food": accounts.food,
    "points": accounts.points,
    "prices": lambda state, seat: {
        **fact("prices", "C5.2", seat=seat),
        "prices": accounts.prices(state, seat),
    },
}
OF_A_PROVINCE = ("province", "connection")
QUESTIONS = (
    *OF_A_SEAT,
    "forecast",
    "warnings",
    *OF_A_PROVINCE,
    "works",
    "battle",
    "reach",
    "layer",
    *PLANS,
)


def explain(state: Record, setting: Setting, seat: int | None, question: Facts) -> Facts:
    """The answer to a question that anybody may have sent; BadQuestion says what is wrong with it."""
    asked = dict(question)
    of = asked.pop("of", None)
    if not isinstance(of, str) or of not in QUESTIONS:
        raise BadQuestion("explain-what", given=Quoted(of), known=quoted(QUESTIONS))
    if of == "battle":
        return {"of": of, **_battle(odds(state, setting, seat, asked))}
    if of == "layer":
        return {"of": of, **_layer(state, seat, asked)}
    if of in PLANS:
        return {"of": of, **plan(of, state, seat, asked)}
    if of == "reach":
        return {"of": of, **_reach(state, seat, asked)}
    if of in OF_A_PROVINCE:
        lands = int(state[0]["board"]["lands"])
        land = whole_number(of, asked, "province", 1, lands) - 1
        nothing_else(of, asked, ("of", "province"))
        answer = (province if of == "province" else connection)(seen(state, State), land)
        return {"of": of, "province": land + 1, **answer}
    usual = seat if seat is not None else max(int(state[0]["mover"]), 0)
    asked.setdefault("seat", usual)
    whose = whole_number(of, asked, "seat", 0, setting.players - 1)
    if of == "works":
        land = whole_number(of, asked, "province", 1, int(state[0]["board"]["lands"])) - 1
        nothing_else(of, asked, ("of", "province", "seat"))
        return {"of": of, "province": land + 1, "seat": whose, **works(state, whose, land)}
    nothing_else(of, asked, ("of", "seat"))
    if of == "warnings":
        heading = fact("warnings", "C3.2", seat=whose)
        return {"of": of, "seat": whose, **heading, "warnings": list(warnings(state, whose))}
    answer = forecast(state, whose) if of == "forecast" else OF_A_SEAT[of](seen(state, State), whose)
    return {"of": of, "seat": whose, **answer}


def _layer(state: Record, seat: int | None, asked: Facts) -> Facts:
    which = asked.pop("layer", None)
    nothing_else("layer", asked, ("of", "layer"))
    if not isinstance(which, str) or which not in LAYERS:
        raise BadQuestion("layer-which", given=Quoted(which), known=quoted(LAYERS))
    return {"layer": which, "places": layer(state, seat, which)}


def _reach(state: Record, seat: int | None, asked: Facts) -> Facts:
    record = state[0]
    last = int(record["board"]["lands"] + record["board"]["seas"])
    place = whole_number("reach", asked, "place", 1, last) - 1
    given = asked.pop("units", None)
    target = whole_number("reach", asked, "target", 1, last) - 1 if "target" in asked else None
    nothing_else("reach", asked, ("of", "place", "units", "target"))
    if seat is None or record["decision"] != Decision.ACTION or record["mover"] != seat:
        raise BadQuestion("reach-not-now")
    if not is_there(state, seat, place):
        return {"place": place + 1, "movable": {}, "units": {}, "places": []}
    can_go = movable(state, place)
    units = first_class(can_go) if given is None else _units(given, can_go)
    ways = find_ways(state, seat, place, units) if units else {}
    answer = {
        "place": place + 1,
        "movable": {KIND_NAMES[kind]: number for kind, number in can_go.items()},
        "units": {KIND_NAMES[kind]: number for kind, number in units.items()},
        "places": [told(state, to, way) for to, way in ways.items() if target in (None, to)],
    }
    if target is not None:
        answer["odds"] = _odds_of_way(state, seat, units, target, ways.get(target))
    return answer


def _odds_of_way(
    state: Record, seat: int, units: dict[int, int], target: int, way: Way | None
) -> Facts | None:
    """The odds of the battle at the end of a way; None if there is none."""
    if way is None or way.before is None or not told(state, target, way)["battle"]:
        return None
    groups = [Group(way.path[-2], kind, number) for kind, number in units.items()]
    return _battle(odds_if(way.before, seat, target, groups).facts)


def _units(given: object, can_go: dict[int, int]) -> dict[int, int]:
    """The units that are to go, by kind, as a question names them."""
    known = [KIND_NAMES[kind] for kind in can_go]
    if not isinstance(given, dict) or not all(name in known for name in given):
        raise BadQuestion("reach-units", given=Quoted(given), known=quoted(known))
    units = {}
    for kind, most in can_go.items():
        number = given.get(KIND_NAMES[kind], 0)
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
            raise BadQuestion(
                "explain-number",
                of=Quoted("reach"),
                field=Quoted(KIND_NAMES[kind]),
                least=0,
                most=most,
                given=Quoted(number),
            )
        if number:
            units[kind] = number
    if units and class_of(units) is None:
        raise BadQuestion("reach-not-together", given=Quoted(given))
    return units


# ----- A battle (C10.4, C10.5)


def _battle(answer: Facts) -> Facts:
    """The odds of a battle; the modifiers are the parts, counted in the attacker's favour."""
    parts = [
        {
            **modifier(
                each["key"], -each["value"] if each["side"] == "defender" else each["value"], each["clause"]
            ),
            "side": each["side"],
            "lasting": each["lasting"],
        }
        for each in answer["modifiers"]
    ]
    total = sum(each["amount"] for each in parts)
    return {**part("battle", total, "C10.2", parts, place=answer["battle"]["place"]), **answer}
