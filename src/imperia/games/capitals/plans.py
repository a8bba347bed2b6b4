"""What is put together first and then done in one gesture: an offer, a deal of spies' cards, a troop ship.

The steps of a plan are answers to the questions of a turn, in notation; taking them one after the other
carries it out. They are found by taking them in a copy, as in `reach.py`; where that cannot be done, the
reason is the one that the rules give. Clauses C9, C13.9 and C14.3.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from imperia.games.capitals import accounts
from imperia.games.capitals.codes import AT, CARD, DO, GIVE, GOOD, NUMBER, PARTNER, PAYER, TAKE
from imperia.games.capitals.meanings import refusal_facts
from imperia.games.capitals.names import NOBODY, NOT_YET, Decision, Refusal, Verb, Voyage, actions
from imperia.games.capitals.offering import side_without_amount
from imperia.games.capitals.offers import MINE, THEIRS
from imperia.games.capitals.partners import has_goods, has_land_to_cede, why_not_cede, why_not_partner
from imperia.games.capitals.pieces import ARMY_SHIP_PRICE, ARMY_SHIP_SOLDIERS, Card, Good, Unit
from imperia.games.capitals.provinces import is_own, is_working_port, soldiers_in
from imperia.games.capitals.reach import KIND_NAMES, Trial, Units, movable
from imperia.games.capitals.scoring import soldiers_of
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import why_not_sail_ship_to
from imperia.games.contract import word_key
from imperia.games.setting import Facts, Record
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import has as has_bit
from imperia.kernel.in_python import in_python, seen
from imperia.kernel.one import OneRecord
from imperia.kernel.record import copy_of

GOODS = {good.name.lower(): good for good in Good}
CARDS = {card.name.lower(): card for card in Card}
PAYERS = ("nobody", "me", "other")


has = in_python(has_bit)
Answer = Callable[[State], int]  # the code that answers a question


class Side(NamedTuple):
    """What one side of a trade gives."""

    good: int
    amount: int


class Trade(NamedTuple):
    gives: Side
    gets: Side


class Peace(NamedTuple):
    """Provinces that the proposer is to get and to give, as in the record; who pays, and how much."""

    takes: Sequence[int]
    gives: Sequence[int]
    payer: int
    amount: int


class Plan(Trial):
    """Small steps that are taken in a copy until one cannot be taken; then `why` is the reason."""

    def __init__(self, record: Record, seat: int) -> None:
        super().__init__(record, seat)
        self.why: Facts | None = None

    def take(self, code: int) -> bool:
        if self._take(code):
            return True
        self.why = refusal_told(
            self._rules.refusal(self.record, self._seat, code), self.record, self._seat, code
        )
        return False

    def answer(self, code_for: Mapping[Decision, Answer]) -> bool:
        """Answer what is asked, as long as `code_for` has an answer to it; returns whether all these
        answers were allowed."""
        while (decision := Decision(int(self.record[0]["decision"]))) in code_for:
            if not self.take(code_for[decision](seen(self.record, State))):
                return False
        return True

    def load(self, port: int, target: int, units: Units) -> bool:
        """Buy a troop ship and let it sail with these units; returns whether that could be done."""
        groups = list(self._sorts(port, units))
        if not self.take(DO + Verb.SHIP):
            return False
        for n, (sort, number) in enumerate(groups):
            if n and not (self.asks(Decision.COMMIT) and self.take(_code("more"))):
                return False
            if not self._name(port, sort, number, target):
                return False
        if self.asks(Decision.COMMIT) and not self.take(_code("enough")):
            return False
        return not self.asks(Decision.TARGET) or self.take(AT + target + 1)

    def told(self, done: bool, otherwise: Refusal = Refusal.NOT_OFFERED) -> Facts:
        """`steps` are all steps of the plan, or None. `otherwise` is the reason where the rules did not
        ask, because only one answer was possible and the plan wanted another."""
        if done:
            return {"steps": self.steps, "why": None}
        return {"steps": None, "why": self.why or refusal_told(otherwise, self.record, self._seat, DO)}


def _code(name: str) -> int:
    """The code of an action without arguments."""
    return actions.kinds[name].code_of([])


def refusal_told(why: int, record: Record, seat: int, code: int) -> Facts:
    refusal = Refusal(why)
    kind = next(kind for kind in actions.kinds.values() if code in kind.codes)
    facts = refusal_facts(kind.name, kind.arguments(code), record[0], seat)
    return {"key": f"refusal-{word_key(refusal.name)}", "clause": refusal.clause, "facts": facts}


# ----- Offers (C13.6, C13.7, C13.9)


def partners(record: Record, seat: int) -> list[Facts]:
    """What can be offered to each other seat this turn, or why not; and which provinces could change
    hands."""
    told = []
    for other in range(int(record[0]["options"]["players"])):
        if other != seat and not record[0]["seats"][other]["out"]:
            state = seen(record, State)
            told.append(
                {
                    "seat": other,
                    "trade": _why_no_offer(record, seat, other, Verb.TRADE),
                    "peace": _why_no_offer(record, seat, other, Verb.PEACE),
                    "takes": _cessions(state, seat, other, 0),
                    "gives": _cessions(state, seat, other, 1),
                }
            )
    return told


def _why_no_offer(record: Record, seat: int, other: int, verb: Verb) -> Facts | None:
    trial = copy_of(record)
    state = seen(trial, State)
    state.verb = verb
    why = in_python(why_not_partner)(state, seat, other)
    if why == ALLOWED and verb == Verb.PEACE and not in_python(has_land_to_cede)(state, seat, other):
        why = Refusal.NO_CHANGE
    goods = in_python(has_goods)
    if why == ALLOWED and verb == Verb.TRADE and not (goods(state, seat) or goods(state, other)):
        why = Refusal.NOTHING_TO_GIVE
    return None if why == ALLOWED else refusal_told(why, trial, seat, PARTNER + other)


def _cessions(state: State, seat: int, other: int, to_other: int) -> list[int]:
    return [
        land + 1
        for land in range(state.board.lands)
        if in_python(why_not_cede)(state, seat, other, land, to_other) == ALLOWED
    ]


def plan_offer(record: Record, seat: int, other: int, wish: Trade | Peace) -> Facts:
    """The steps that send the offer, and what it would mean for both sides."""
    plan = Plan(record, seat)
    verb = Verb.TRADE if isinstance(wish, Trade) else Verb.PEACE
    answers = {
        Decision.PARTNER: lambda state: PARTNER + other,
        Decision.SEND: lambda state: _code("send"),
        **(_terms_of_trade(wish) if isinstance(wish, Trade) else _terms_of_peace(wish)),
    }
    if isinstance(wish, Trade) and wish.gives.good == wish.gets.good == Good.NOTHING:
        return {**plan.told(False, Refusal.BOTH_EMPTY), "meaning": []}
    plan.why = _why_no_offer(record, seat, other, verb)
    done = plan.why is None and plan.take(DO + verb) and plan.answer(answers)
    done = done and _is_the_offer(seen(plan.record, State), seat, other, wish)
    return {**plan.told(done), "meaning": meaning(plan.record) if done else []}


def _terms_of_trade(wish: Trade) -> dict[Decision, Answer]:
    return {
        Decision.GIVES: lambda state: GOOD + wish.gives.good,
        Decision.GETS: lambda state: GOOD + wish.gets.good,
        Decision.AMOUNT: lambda state: NUMBER + wish[in_python(side_without_amount)(state)].amount,
    }


def _terms_of_peace(wish: Peace) -> dict[Decision, Answer]:
    named = iter([*(TAKE + land + 1 for land in wish.takes), *(GIVE + land + 1 for land in wish.gives)])
    return {
        Decision.PEACE: lambda state: next(named, _code("enough")),
        Decision.PAYER: lambda state: PAYER + wish.payer,
        Decision.AMOUNT: lambda state: NUMBER + wish.amount,
    }


def _is_the_offer(state: State, seat: int, other: int, wish: Trade | Peace) -> bool:
    """Whether the offer is the one that was wished for: a question with only one answer is not asked, and
    that answer may be a different one."""
    if state.partner != other or state.decision != Decision.ANSWER:
        return False
    if isinstance(wish, Trade):
        return all(Side(state.goods[n], state.amounts[n]) == wish[n] for n in (MINE, THEIRS))
    payer = (NOBODY, seat, other)[wish.payer]
    lands = range(state.board.lands)
    return (
        state.payer == payer
        and (payer == NOBODY or state.amounts[MINE] == wish.amount)
        and {land for land in lands if has(state.to_mover, land)} == set(wish.takes)
        and {land for land in lands if has(state.to_partner, land)} == set(wish.gives)
    )


def meaning(record: Record) -> list[Facts]:
    """What accepting the offer that waits for its answer would change for each of the two: figures now and
    then."""
    before = seen(record, State)
    proposer, other = before.mover, before.partner
    home = {seat: _sent_home(before, seat) for seat in (proposer, other)}
    accepted = copy_of(record)
    OneRecord().apply(accepted, other, _code("yes"))
    after = seen(accepted, State)
    told = []
    for seat in (proposer, other):
        now, then = _figures(before, seat), _figures(after, seat)
        changes = [
            {"figure": figure, "now": now[figure], "then": then[figure]}
            for figure in now
            if now[figure] != then[figure]
        ]
        told.append({"seat": seat, "changes": changes, "sent_home": home[seat]})
    return told


def _figures(state: State, seat: int) -> dict[str, int]:
    mine = state.seats[seat]
    return {
        "currency": mine.currency,
        "income": accounts.income(state, seat)["amount"],
        "upkeep": accounts.upkeep(state, seat)["amount"],
        "food": accounts.food(state, seat)["amount"],
        "spare_food": mine.spare_food,
        "fruits": mine.fruits + mine.bought_fruits,
        "free_roads": mine.free_roads,
        "provinces": sum(in_python(is_own)(state, seat, land) for land in range(state.board.lands)),
        "soldiers": int(in_python(soldiers_of)(state, seat)),
        "points": accounts.points(state, seat)["amount"],
    }


def _sent_home(state: State, seat: int) -> int:
    """How many soldiers of the seat stand in provinces that the other of the two is to get."""
    theirs = state.to_partner if seat == state.mover else state.to_mover
    return sum(
        int(in_python(soldiers_in)(state, land))
        for land in range(state.board.lands)
        if has(theirs, land) and state.lands[land].holder == seat
    )


# ----- Spies (C14.3)


def plan_deal(record: Record, seat: int, cards: Sequence[int]) -> Facts:
    """Deal a card to each seat; seats that are out get none, whatever is named for them."""
    plan = Plan(record, seat)
    players = range(len(cards))

    def next_card(state: State) -> int:
        dealt = (CARD + cards[each] for each in _in_order(state) if state.seats[seat].cards[each] == NOT_YET)
        return next(dealt)

    done = plan.take(DO + Verb.DEAL) and plan.answer({Decision.CARD: next_card})
    mine = seen(plan.record, State).seats[seat]
    ins = [each for each in players if not record[0]["seats"][each]["out"]]
    done = done and all(mine.cards[each] == cards[each] for each in ins)
    return plan.told(done, Refusal.NO_CARD_LEFT)


def _in_order(state: State) -> list[int]:
    players = state.options.players
    order = [(state.first + place) % players for place in range(players)]
    return [seat for seat in order if not state.seats[seat].out]


# ----- Troop ships (C9)


def ports(record: Record, seat: int) -> list[Facts]:
    """The ports that a troop ship could leave, with whom it could sail from there and where to."""
    state = seen(record, State)
    found = []
    for land in range(state.board.lands):
        if in_python(is_working_port)(state, seat, land):
            units = {kind: number for kind, number in movable(record, land).items() if kind <= Unit.CARAVAN}
            targets = [
                target + 1
                for target in range(state.board.lands)
                if in_python(why_not_sail_ship_to)(state, land, target) == ALLOWED
            ]
            movables = {KIND_NAMES[kind]: number for kind, number in units.items()}
            found.append({"place": land + 1, "movable": movables, "targets": targets})
    return found


def ship_facts(record: Record, seat: int) -> Facts:
    return {"room": ARMY_SHIP_SOLDIERS, "price": ARMY_SHIP_PRICE, "ports": ports(record, seat)}


def plan_ship(record: Record, seat: int, port: int, target: int, units: Units) -> Facts:
    plan = Plan(record, seat)
    done = bool(units) and plan.load(port, target, units) and _has_sailed(plan, seat, port, target, units)
    paid = int(record[0]["seats"][seat]["currency"]) - int(plan.record[0]["seats"][seat]["currency"])
    return {**plan.told(done), "cost": paid if done else None}


def _has_sailed(plan: Plan, seat: int, port: int, target: int, units: Units) -> bool:
    mine = seen(plan.record, State).seats[seat]
    if mine.voyage_count == 0:
        return False
    voyage = mine.voyages[mine.voyage_count - 1]
    aboard = {Unit.INFANTRY: voyage.number, **{n + 1: voyage.others[n] for n in range(Unit.CARAVAN)}}
    loaded = {kind: number for kind, number in aboard.items() if number}
    return (voyage.kind, voyage.origin, voyage.target) == (Voyage.SHIP, port, target) and loaded == dict(
        units
    )
