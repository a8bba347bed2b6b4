"""Questions about plans (`plans.py`): what a player puts together before it is done. They are asked on the
player's own turn, while the next action is being chosen; everybody may ask about an offer that waits.

    {"of": "offers"}
    {"of": "offer"}
    {"of": "offer", "other": 1, "trade": {"gives": {"good": "food", "amount": 2}, "gets": …}}
    {"of": "offer", "other": 1, "peace": {"takes": [4], "gives": [], "payer": "me", "amount": 12}}
    {"of": "deal", "cards": ["counterintelligence", "sabotage", "nothing"]}
    {"of": "ship"}
    {"of": "ship", "port": 4, "target": 9, "units": {"infantry": 3}}
    {"of": "site", "work": "road"}
    {"of": "site", "work": "port", "province": 4}

The answer about a plan has `steps`, or no steps (None) and `why`. The answer about an offer has `meaning`:
for each of the two seats the figures that accepting it would change, as they are now and would be then.
`offers` has `partners`; `ship` has the `ports` and what a ship costs and carries. `site` has the `price` and,
for every province, `steps` or `why`; about a single province also what building there `changes`, the
provinces that it `connects`, and the other ends of a road or a port (`sites.py`).
"""

from __future__ import annotations

from typing import Any

from imperia.games.capitals.names import FIRST_CAPTIVE, Decision
from imperia.games.capitals.pieces import MOST_NUMBER, Good
from imperia.games.capitals.plans import (
    CARDS,
    GOODS,
    PAYERS,
    Peace,
    Side,
    Trade,
    meaning,
    partners,
    plan_deal,
    plan_offer,
    plan_ship,
    ship_facts,
)
from imperia.games.capitals.questions import facts_in, list_in, nothing_else, whole_number, word_among
from imperia.games.capitals.reach import KIND_NAMES
from imperia.games.capitals.sites import WORKS, site, sites
from imperia.games.errors import BadQuestion
from imperia.games.setting import Facts, Record

PLANS = ("offers", "offer", "deal", "ship", "site")


def plan(of: str, record: Record, seat: int | None, asked: Facts) -> Facts:
    if of == "offer" and not asked:
        return _waiting(record)
    if seat is None or record[0]["decision"] != Decision.ACTION or record[0]["mover"] != seat:
        raise BadQuestion("plan-not-now")
    if of == "offers":
        nothing_else(of, asked, ("of",))
        return {"partners": partners(record, seat)}
    if of == "offer":
        return _offer(record, seat, asked)
    if of == "deal":
        return _deal(record, seat, asked)
    return _site(record, seat, asked) if of == "site" else _ship(record, seat, asked)


def _waiting(record: Record) -> Facts:
    if record[0]["decision"] != Decision.ANSWER:
        raise BadQuestion("no-offer-waits")
    return {"meaning": meaning(record)}


def _offer(record: Record, seat: int, asked: Facts) -> Facts:
    players = int(record[0]["options"]["players"])
    other = whole_number("offer", asked, "other", 0, players - 1)
    if other == seat or ("trade" in asked) == ("peace" in asked):
        raise BadQuestion("offer-what")
    trade = "trade" in asked
    terms = facts_in("offer", asked, "trade" if trade else "peace")
    nothing_else("offer", asked, ("of", "other", "trade", "peace"))
    if trade:
        wish: Trade | Peace = Trade(_side(terms, "gives"), _side(terms, "gets"))
        nothing_else("trade", terms, ("gives", "gets"))
    else:
        wish = _peace(record, terms)
    return plan_offer(record, seat, other, wish)


def _side(terms: Facts, field: str) -> Side:
    given = facts_in("trade", terms, field)
    good = GOODS[word_among("trade", given, "good", tuple(GOODS))]
    amount = 0 if good == Good.NOTHING else whole_number("trade", given, "amount", 1, MOST_NUMBER)
    given.pop("amount", None)
    nothing_else("trade", given, ("good", "amount"))
    return Side(good, amount)


def _peace(record: Record, terms: Facts) -> Peace:
    takes, gives = _lands(record, terms, "takes"), _lands(record, terms, "gives")
    payer = PAYERS.index(word_among("peace", terms, "payer", PAYERS))
    amount = whole_number("peace", terms, "amount", 1, MOST_NUMBER) if payer else 0
    terms.pop("amount", None)
    nothing_else("peace", terms, ("takes", "gives", "payer", "amount"))
    return Peace(takes, gives, payer, amount)


def _lands(record: Record, terms: Facts, field: str) -> list[int]:
    lands = int(record[0]["board"]["lands"])
    return [
        whole_number("peace", {field: place}, field, 1, lands) - 1 for place in list_in("peace", terms, field)
    ]


def _deal(record: Record, seat: int, asked: Facts) -> Facts:
    given = list_in("deal", asked, "cards")
    nothing_else("deal", asked, ("of", "cards"))
    players = int(record[0]["options"]["players"])
    if len(given) != players:
        raise BadQuestion("deal-cards", players=players, given=len(given))
    return plan_deal(
        record, seat, [CARDS[word_among("deal", {"cards": card}, "cards", tuple(CARDS))] for card in given]
    )


def _ship(record: Record, seat: int, asked: Facts) -> Facts:
    facts = ship_facts(record, seat)
    if not asked:
        return facts
    lands = int(record[0]["board"]["lands"])
    port = whole_number("ship", asked, "port", 1, lands) - 1
    target = whole_number("ship", asked, "target", 1, lands) - 1
    units = _units(facts_in("ship", asked, "units"))
    nothing_else("ship", asked, ("of", "port", "target", "units"))
    return {**facts, **plan_ship(record, seat, port, target, units)}


def _site(record: Record, seat: int, asked: Facts) -> Facts:
    work = word_among("site", asked, "work", tuple(WORKS))
    land = None
    if "province" in asked:
        land = whole_number("site", asked, "province", 1, int(record[0]["board"]["lands"])) - 1
    nothing_else("site", asked, ("of", "work", "province"))
    verb = WORKS[work]
    told = sites(record, seat, verb) if land is None else site(record, seat, verb, land)
    return {"work": work, **told}


def _units(given: dict[str, Any]) -> dict[int, int]:
    units = {}
    for kind, name in enumerate(KIND_NAMES[:FIRST_CAPTIVE]):
        if name in given:
            number = whole_number("ship", given, name, 0, MOST_NUMBER)
            if number:
                units[kind] = number
    nothing_else("ship", given, KIND_NAMES[:FIRST_CAPTIVE])
    return units
