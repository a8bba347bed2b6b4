"""What helps to answer a question: the odds of an attack, what an offer hands over, prices and bids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from imperia.cli.screens.capitals.explained import Telling
from imperia.cli.table.question import Question
from imperia.games.capitals.definition import DEFINITION
from imperia.games.capitals.names import ABOARD, KIND_OF_SORT, NOWHERE, Verb
from imperia.games.capitals.pieces import SOLDIERS, Good, Ship, Unit
from imperia.games.capitals.setting import CapitalsSetting
from imperia.games.errors import BadQuestion
from imperia.games.setting import Facts

PIECES = (*(unit.name.lower() for unit in Unit),)
SHIPS = tuple(ship.name.lower() for ship in Ship)
MOST_TARGETS = 12  # whose odds are told one by one
RECRUITS = {Verb.INFANTRY: "infantry", Verb.CAVALRY: "cavalry", Verb.ARTILLERY: "artillery"}


def notes(question: Question) -> RenderableType | None:
    told = NOTES.get(question.match.decision)
    lines = told(question) if told else []
    return Text("\n".join(f"  {line}" for line in lines)) if lines else None


def _record(question: Question) -> Any:
    return question.match.state[0]


def _telling(question: Question) -> Telling:
    return Telling(question.match, question.speech, question.seats.names)


# ----- Battles


def _battle(question: Question) -> list[str]:
    """The odds of the battle that is being put together or fought."""
    try:
        answer = question.match.explain(question.seat, {"of": "battle"})
    except BadQuestion:  # a troop ship is loaded
        return []
    assert answer is not None
    return _telling(question).odds(answer)


def _targets(question: Question) -> list[str]:
    """Each place that can be attacked: who stands there, and the chance with all that can be sent."""
    verb = int(_record(question)["verb"])
    if verb not in (Verb.ATTACK, Verb.SEA_ATTACK) or len(question.choices) > MOST_TARGETS:
        return []
    return [
        line
        for action in question.choices.values()
        if (line := _target(question, action.arguments["place"], at_sea=verb == Verb.SEA_ATTACK))
    ]


def _target(question: Question, place: int, at_sea: bool) -> str | None:
    groups = _all_that_can_attack(question, place, at_sea)
    try:
        answer = question.match.odds(question.seat, {"target": place, "groups": groups})
    except BadQuestion:
        return None
    names = DEFINITION.places(question.match.setting, question.speech.lang)
    battle = answer["battle"]
    return question.speech(
        "cli-capitals-target",
        place=names[place],
        attackers=battle["attackers"],
        defenders=battle["defenders"],
        win=question.speech("cli-odds-percent", number=100 * answer["to_the_end"]["win"]),
    )


def _all_that_can_attack(question: Question, place: int, at_sea: bool) -> list[Facts]:
    """Units with a point left beside a place, and aboard transports at it."""
    view = question.match.view(question.seat)
    setting = question.match.setting
    assert isinstance(setting, CapitalsSetting)
    beside = set(setting.board.neighbours(place, sea=True))
    tired: dict[tuple[int, str], int] = {}
    for stack in view["stacks"]:
        if stack["points"] == 0:
            key = stack["place"], stack["unit"]
            tired[key] = tired.get(key, 0) + stack["number"]
    groups = []
    if at_sea:
        holders = [sea for sea in view["seas"] if sea["fleet"] == question.seat and sea["place"] in beside]
        named = [(sea["place"], ship, sea["ships"].get(ship, 0)) for sea in holders for ship in SHIPS]
    else:
        lands = [
            land for land in view["lands"] if land["holder"] == question.seat and land["place"] in beside
        ]
        named = [(land["place"], unit, land["units"].get(unit, 0)) for land in lands for unit in PIECES]
        coast = set(setting.board.coast(place))
        for n, transport in enumerate(view["seats"][question.seat]["transports"]):
            if transport["place"] in coast:
                named += [(ABOARD + n + 1, unit, transport[unit]) for unit in ("infantry", "cavalry")]
    for where, unit, number in named:
        fresh = number - tired.get((where, unit), 0)
        if fresh > 0:
            groups.append({"place": where, "unit": unit, "number": min(fresh, 300)})
    return groups


# ----- Offers and auctions


def _offer(question: Question) -> list[str]:
    """Provinces by name, with who shall have them, and what is paid."""
    record, speech, names = _record(question), question.speech, question.seats.names
    places = DEFINITION.places(question.match.setting, speech.lang)
    view = question.match.view(question.seat)["offer"]
    lines = []
    for seat in range(question.match.players):
        given = [places[each["place"]] for each in view["cessions"] if each["seat"] == seat]
        if given:
            lines.append(speech("cli-capitals-cession", seat=names[seat], places=", ".join(given)))
    if int(record["verb"]) == Verb.PEACE and view["payer"] is not None and view["sides"][0]["amount"]:
        lines.append(
            speech("cli-capitals-payment", seat=names[view["payer"]], coins=view["sides"][0]["amount"])
        )
    return lines


def _what_can_be_traded(question: Question) -> list[str]:
    """What both sides have of everything."""
    view, record = question.match.view(question.seat), _record(question)
    partner = int(record["partner"])
    lines = []
    for seat in (question.seat, partner):
        has = view["seats"][seat]
        counts = {
            Good.CURRENCY: has["currency"],
            Good.FOOD: has["spare_food"],
            Good.FRUITS: has["fruits"] + has["bought_fruits"],
            Good.ROADS: has["free_roads"],
        }
        words = question.match.definition.words
        told = [
            words.say(question.speech.lang, "goods", goods=int(good), number=number)
            for good, number in counts.items()
            if number
        ]
        has_all = ", ".join(told) or "none"
        lines.append(question.speech("cli-capitals-has", seat=question.seats.names[seat], goods=has_all))
    return lines


def _bid(question: Question) -> list[str]:
    view = question.match.view(question.seat)
    mine = view["seats"][question.seat]["currency"]
    waiting = question.seats.named(question.match.actors)
    return [question.speech("cli-capitals-bidding", coins=mine, seats=waiting)]


# ----- Prices


def _number(question: Question) -> list[str]:
    record, speech = _record(question), question.speech
    verb, have = int(record["verb"]), int(record["seats"][question.seat]["currency"])
    if verb in RECRUITS:
        prices = (question.match.explain(question.seat, {"of": "prices"}) or {})["prices"]
        return [speech("cli-capitals-each", price=prices[RECRUITS[Verb(verb)]]["amount"], have=have)]
    if verb == Verb.MARCH and int(record["sort"]) != NOWHERE:
        land = int(record["place"]) + 1
        march = (question.match.explain(question.seat, {"of": "province", "province": land}) or {})["march"]
        each = march["amount"] * SOLDIERS[KIND_OF_SORT[int(record["sort"])]]
        return [speech("cli-capitals-march", price=each, have=have)]
    return []


def _give_up(question: Question) -> list[str]:
    upkeep = question.match.explain(question.seat, {"of": "upkeep"})
    assert upkeep is not None
    have = int(_record(question)["seats"][question.seat]["currency"])
    return [question.speech("cli-capitals-unpaid", due=upkeep["amount"], have=have)]


NOTES: dict[str, Callable[[Question], list[str]]] = {
    "commit": _battle,
    "round": _battle,
    "savages": _battle,
    "target": _targets,
    "answer": _offer,
    "send": _offer,
    "peace": _offer,
    "payer": _offer,
    "gives": _what_can_be_traded,
    "gets": _what_can_be_traded,
    "bid": _bid,
    "number": _number,
    "give_up": _give_up,
    "give_up_what": _give_up,
}
