"""What an answer means in the position where it is given, and what a question is about: the facts for their
sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from imperia.games.capitals.names import (
    ABOARD,
    FIRST_CAPTIVE,
    FIRST_SHIP,
    FIRST_SORT,
    KIND_OF_SORT,
    NOBODY,
    NOT_YET,
    NOWHERE,
    POINTS_OF_SORT,
    Aftermath,
    Auction,
    Decision,
    Task,
    Verb,
)
from imperia.games.capitals.pieces import (
    COMMON_PRICE,
    LEVEL_PRICE,
    LEVELS,
    LONGER_PRICE,
    MARKER_PRICE,
    RARE_PRICE,
    SOLDIER_KEPT,
    Finding,
    Good,
    Unit,
)
from imperia.games.setting import Facts

VERBS = tuple(verb.name.lower().replace("_", "-") for verb in Verb)
_ASKED = tuple(decision.name.lower().replace("_", "-") for decision in Decision)
PAYERS = ("nobody", "me", "other")
MINE, THEIRS = 0, 1  # sides of a trade
_ATTACKS = (Verb.ATTACK, Verb.SEA_ATTACK)
_RECRUITS = {Verb.INFANTRY: Unit.INFANTRY, Verb.CAVALRY: Unit.CAVALRY, Verb.ARTILLERY: Unit.ARTILLERY}
_PLACES_ON_MAP = ABOARD  # higher numbers are transports


# ----- What is being done


def under_way(record: Any | None) -> Facts:
    """The question, and the action that it belongs to."""
    if record is None:
        return {"asked": "none", "verb": "none"}
    return {"asked": _ASKED[int(record["decision"])], "verb": _verb(record)}


def _verb(record: Any) -> str:
    verb = int(record["verb"])
    return "none" if verb == NOWHERE else VERBS[verb]


def spot(record: Any | None, place: int) -> Facts:
    """A place by its number on the map, or a transport together with the sea that it lies in."""
    if place > _PLACES_ON_MAP:
        facts: Facts = {"place": place, "spot": "transport", "sea": 0}
        if record is not None and record["mover"] != NOBODY:
            facts["sea"] = (
                int(record["seats"][record["mover"]]["transports"][place - _PLACES_ON_MAP - 1]["sea"]) + 1
            )
        return facts
    at_sea = record is not None and place > record["board"]["lands"]
    return {"place": place, "spot": "sea" if at_sea else "land", "sea": 0}


def holder_of(record: Any, place: int) -> int:
    """Who holds a province, or has the warships in a sea; by its number on the map."""
    lands, seas = int(record["board"]["lands"]), int(record["board"]["seas"])
    if 0 < place <= lands:
        return int(record["lands"][place - 1]["holder"])
    return int(record["waters"][place - 1 - lands]["fleet"]) if lands < place <= lands + seas else NOBODY


def kind_of_units(sort: int) -> Facts:
    kind = KIND_OF_SORT[sort]
    facts: Facts = {"sort": sort, "points": POINTS_OF_SORT[sort]}
    if FIRST_CAPTIVE <= kind < FIRST_SHIP:
        return facts | {"what": "captive", "other": kind - FIRST_CAPTIVE}
    return facts | {"what": "ship" if kind >= FIRST_SHIP else "unit"}


def _receiver(record: Any) -> int:
    """C14.3: who gets the next card, in turn order."""
    players, dealer = int(record["options"]["players"]), record["seats"][max(int(record["actor"]), 0)]
    for after in range(players):
        seat = (int(record["first"]) + after) % players
        if not record["seats"][seat]["out"] and dealer["cards"][seat] == NOT_YET:
            return seat
    return NOBODY


def _good(record: Any) -> int:
    """The good whose amount is asked for (C13.9); in a peace, coins."""
    if record["verb"] == Verb.PEACE:
        return int(Good.CURRENCY)
    goods, amounts = record["goods"], record["amounts"]
    return int(goods[MINE if goods[MINE] != Good.NOTHING and amounts[MINE] == 0 else THEIRS])


def _level(record: Any) -> int:
    """C11.4, 61-70: the next level of the capital, or the last if there is no further one."""
    return min(int(record["seats"][max(int(record["actor"]), 0)]["level"]) + 1, LEVELS)


def _level_price(record: Any) -> int:
    return LEVEL_PRICE[_level(record)][int(record["options"]["prices"])]


def _mineral_price(record: Any) -> int:
    return RARE_PRICE if record["finding"] == Finding.RARE_MINERAL else COMMON_PRICE


def _land_of_captives(record: Any) -> int:
    """The province of a battle or of a peace whose captives are asked about; numbered as on the map."""
    return int(record["target"]) + 1 if record["battle"] != Aftermath.NONE else int(record["ceding"])


# ----- Answers


def action_facts(kind: str, arguments: Facts, record: Any | None) -> Facts:
    """The arguments of an action with what they mean in a record; without a record, enough for a sentence."""
    if kind == "do":
        return {"verb": VERBS[arguments["verb"]], "order": arguments["verb"]}
    facts = {**under_way(record), **arguments}
    add = _ANSWERS.get(kind)
    return facts if add is None else facts | add(arguments, record)


def _at(arguments: Facts, record: Any | None) -> Facts:
    place = arguments["place"]
    facts = spot(record, place)
    if record is not None and record["decision"] == Decision.TARGET and record["verb"] in _ATTACKS:
        facts["other"] = holder_of(record, place)
    return facts


def _units(arguments: Facts, record: Any | None) -> Facts:
    return kind_of_units(arguments["sort"])


def _number(arguments: Facts, record: Any | None) -> Facts:
    facts: Facts = {}
    if record is None:
        return facts
    decision, verb, sort = int(record["decision"]), int(record["verb"]), int(record["sort"])
    if decision == Decision.NUMBER:
        if verb in _RECRUITS:
            facts |= kind_of_units(FIRST_SORT[_RECRUITS[Verb(verb)]])
        elif verb == Verb.EXCHANGE:
            facts["which"] = sort
        elif verb not in (Verb.JOIN, Verb.PART) and sort != NOWHERE:
            facts |= kind_of_units(sort)
    elif decision == Decision.KEEP:
        facts["other"] = int(record["nation"])
    elif decision == Decision.CAPTURE:
        facts["other"] = int(record["loser"])
    elif decision == Decision.AMOUNT:
        facts["goods"] = _good(record)
    return facts


def _card(arguments: Facts, record: Any | None) -> Facts:
    return {"other": NOBODY if record is None else _receiver(record)}


def _with_partner(arguments: Facts, record: Any | None) -> Facts:
    return {"other": NOBODY if record is None else int(record["partner"])}


def _payer(arguments: Facts, record: Any | None) -> Facts:
    return _with_partner(arguments, record) | {"who": PAYERS[arguments["who"]]}


def _building(arguments: Facts, record: Any | None) -> Facts:
    return {"place": 0 if record is None else int(record["place"]) + 1}


def _yes_or_no(arguments: Facts, record: Any | None) -> Facts:
    if record is None:
        return {"price": 0, "place": 0}
    price = _mineral_price(record) if record["decision"] == Decision.MINERAL else LONGER_PRICE
    return {"price": price, "place": int(record["place"]) + 1}


def _price(arguments: Facts, record: Any | None) -> Facts:
    known = record is not None
    return {"price": _level_price(record) if known else 0, "level": _level(record) if known else 0}


def _pay(arguments: Facts, record: Any | None) -> Facts:
    marker = record is not None and record["decision"] == Decision.MARKER
    return {"price": MARKER_PRICE if marker else SOLDIER_KEPT}


def _conquered(arguments: Facts, record: Any | None) -> Facts:
    if record is None:
        return {"place": 0, "price": 0}
    return {"place": int(record["target"]) + 1, "price": int(record["march"])}


_ANSWERS: dict[str, Callable[[Facts, Any | None], Facts]] = {
    "at": _at,
    "units": _units,
    "number": _number,
    "building": _building,
    "card": _card,
    "take": _with_partner,
    "give": _with_partner,
    "good": _with_partner,
    "payer": _payer,
    "yes": _yes_or_no,
    "no": _yes_or_no,
    "pay": _pay,
    "level": _price,
    "price": _price,
    "plunder": _conquered,
    "spare": _conquered,
}


# ----- Questions


def question_facts(record: Any) -> Facts:
    """What a sentence about the open question needs."""
    facts = {"verb": _verb(record), "order": int(record["verb"])} | spot(record, int(record["place"]) + 1)
    facts |= {
        name: int(record[field])
        for name, field in (
            ("most", "most"),
            ("left", "left"),
            ("savages", "savages"),
            ("least", "least_bid"),
            ("nation", "nation"),
        )
    }
    facts["target"] = int(record["target"]) + 1
    add = _QUESTIONS.get(int(record["decision"]))
    return facts if add is None else facts | add(record)


def _asked_mineral(record: Any) -> Facts:
    return {"finding": int(record["finding"]), "price": _mineral_price(record)}


def _asked_number(record: Any) -> Facts:
    return _number({}, record)


def _asked_bid(record: Any) -> Facts:
    return {"auction": Auction(int(record["auction"])).name.lower()}


def _asked_keep(record: Any) -> Facts:
    return {"place": _land_of_captives(record), "other": int(record["nation"])}


def _asked_about_battle(record: Any) -> Facts:
    return {
        "place": int(record["target"]) + 1,
        "price": int(record["march"]),
        "other": int(record["defender"]),
    }


def _asked_capture(record: Any) -> Facts:
    return {"place": int(record["target"]) + 1, "other": int(record["loser"])}


def _asked_loss(record: Any) -> Facts:
    return {"price": SOLDIER_KEPT, "cause": Task(int(record["task"])).name.lower()}


def _asked_level(record: Any) -> Facts:
    return {"level": _level(record), "price": _level_price(record)}


def _asked_offer(record: Any) -> Facts:
    partner, payer = int(record["partner"]), int(record["payer"])
    goods, amounts = record["goods"].tolist(), record["amounts"].tolist()
    return {
        "seat": int(record["mover"]),
        "other": partner,
        "gives": int(Good.CURRENCY) if record["verb"] == Verb.PEACE else goods[MINE],
        "given": amounts[MINE],
        "gets": goods[THEIRS],
        "got": amounts[THEIRS],
        "payer": "nobody" if payer == NOBODY else "other" if payer == partner else "me",
        "to_seat": _count(record["to_mover"]),
        "to_other": _count(record["to_partner"]),
    }


def _count(bits: Any) -> int:
    return sum(int(word).bit_count() for word in bits)


def _asked_peace(record: Any) -> Facts:
    facts = _asked_offer(record)
    return facts | {"named": facts["to_seat"] + facts["to_other"]}


def _asked_amount(record: Any) -> Facts:
    return _asked_offer(record) | {"good": _good(record)}


_QUESTIONS: dict[int, Callable[[Any], Facts]] = {
    Decision.MINERAL: _asked_mineral,
    Decision.LONGER: lambda record: {"price": LONGER_PRICE},
    Decision.LEVEL_OR_PRICE: _asked_level,
    Decision.MARKER: lambda record: {"price": MARKER_PRICE},
    Decision.BID: _asked_bid,
    Decision.KEEP: _asked_keep,
    Decision.PLUNDER: _asked_about_battle,
    Decision.TRY_CAPTURE: _asked_capture,
    Decision.CAPTURE: _asked_capture,
    Decision.ROUND: _asked_about_battle,
    Decision.LOSS: _asked_loss,
    Decision.NUMBER: _asked_number,
    Decision.CARD: lambda record: {"other": _receiver(record)},
    Decision.PEACE: _asked_peace,
    Decision.AMOUNT: _asked_amount,
    **dict.fromkeys(
        (
            Decision.ANSWER,
            Decision.PARTNER,
            Decision.PAYER,
            Decision.GIVES,
            Decision.GETS,
            Decision.SEND,
        ),
        _asked_offer,
    ),
}


# ----- Refusals


def refusal_facts(kind: str, facts: Facts, record: Any, seat: int) -> Facts:
    """Whether the refusal is about one place or one part of an offer, or about all of them; and what the
    player has."""
    mine = record["seats"][seat]
    here = facts.get("place", int(record["place"]) + 1)
    about_offer = kind != "partner" and int(record["verb"]) in (Verb.TRADE, Verb.PEACE)
    one = kind != "do" and (here != 0 or about_offer)
    return {
        **facts,
        "place": here,
        "scope": "one" if one else "all",
        "have": int(mine["currency"]),
        "level": int(mine["level"]),
        "spies": int(mine["spies"]),
        "most": int(record["most"]),
        "least": int(record["least_bid"]),
    }
