"""Any position of empire from keywords, and as one line of text.

The keywords of `compose` and the fields of the line are the same; the line gives all that differs from
the defaults, so that it reads back to the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

import numpy as np

from imperia.games.contract import BadPosition, Facts, Record, Setting
from imperia.games.empire.names import (
    COLOURS,
    MOST_CARDS,
    NEUTRAL,
    NOBODY,
    NOT_YET,
    Decision,
    Source,
)
from imperia.games.empire.pieces import (
    ARMIES,
    CARDS,
    CARDS_TO_TAKE,
    CITIES,
    COINS,
    GAMES_IN_A_SERIES,
    NEUTRAL_ARMIES,
    ROW,
    STARTING_ARMIES,
    TOKENS,
    Good,
    Step,
)
from imperia.games.shared.fields import by_region, flag, join, lists, named, numbers, read_fields

if TYPE_CHECKING:
    from imperia.games.empire.definition import Empire, EmpireSetting

# What a position that is given by a step alone is in the middle of.
_TYPICAL = {Step.PLACE: (3, 3), Step.MOVE: (8, 3), Step.SAIL: (7, 3), Step.CITY: (6, 1), Step.DESTROY: (2, 1)}

_READ: dict[str, Callable[[str], Any]] = {
    "players": int,
    "edition": str,
    "map": unquote,
    "goods_tokens": flag,
    "full_game": flag,
    "tie": str,
    "youngest": int,
    "coal_card": str,
    "game": int,
    "step": str,
    "turn": int,
    "first": int,
    "card": int,
    "left": named,
    "moving_from": int,
    "neutral_left": int,
    "row": numbers,
    "deck": numbers,
    "coins": numbers,
    "bids": numbers,
    "cards": lists,
    "armies": by_region,
    "neutral": lambda text: {region: counts[0] for region, counts in by_region(text).items()},
    "cities": by_region,
    "tokens": lambda text: {
        region: Good(counts[0]).name.lower() for region, counts in by_region(text).items()
    },
    "points": lists,
    "chance": numbers,
}


# What the line does not say, since it is the default.
_LEFT_OUT = {
    "left": "",
    "neutral": "",
    "tokens": "",
    "moving_from": "-1",
    "neutral_left": "0",
    "card": "0",
    "game": "0",
}


def read(empire: Empire, notation: str) -> Facts:
    """The keywords of a line; the error names the field that cannot be read."""
    return read_fields(empire, notation, _READ)


def describe(empire: Empire, setting: Setting, state: Record) -> str:
    record = state[0]
    players = setting.players
    fields: dict[str, str] = {"players": str(players)}
    for option in empire.options:
        value = setting.options[option.name]
        if value != option.default:
            written = ("no", "yes")[value] if option.type is bool else str(value)
            fields[option.name] = quote(written, safe="") if option.name == "map" else written
    decision = Decision.numbered(int(record["decision"]))
    fields["step"] = decision.name.lower()
    for name, at in (("game", "game"), ("turn", "actor"), ("first", "first"), ("card", "card")):
        fields[name] = str(int(record[at]))
    fields["left"] = ",".join(f"{s.name.lower()}:{int(record['left'][s])}" for s in Step if record["left"][s])
    fields["moving_from"] = str(int(record["moving_from"]))
    fields["neutral_left"] = str(int(record["neutral_left"]))
    fields["row"] = join(record["row"])
    fields["deck"] = join(record["deck"][: record["deck_left"]])
    seats = record["seats"][:players]
    fields["coins"] = join(seats["coins"])
    fields["bids"] = join(seats["bid"])
    fields["cards"] = "/".join(join(seat["cards"][: seat["taken"]]) for seat in seats)
    for name, counts in (("armies", record["armies"][:players]), ("cities", record["cities"][:players])):
        fields[name] = "/".join(
            f"{region}:{join(counts[:, region])}" for region in np.flatnonzero(counts.any(axis=0))
        )
    fields["neutral"] = "/".join(
        f"{r}:{int(record['armies'][NEUTRAL][r])}" for r in np.flatnonzero(record["armies"][NEUTRAL])
    )
    fields["tokens"] = "/".join(
        f"{r}:{int(record['tokens'][r]) - 1}" for r in np.flatnonzero(record["tokens"])
    )
    if record["points"].any():
        fields["points"] = "/".join(join(game[:players].reshape(-1)) for game in record["points"])
    fields["chance"] = join(record["chance"].tolist())
    shown = {name: text for name, text in fields.items() if text != _LEFT_OUT.get(name)}
    return " ".join([empire.id, str(empire.version), *(f"{name}={text}" for name, text in shown.items())])


# ----- Composing a record


def compose(empire: Empire, keywords: Mapping[str, Any]) -> tuple[EmpireSetting, Record]:
    given = dict(keywords)
    for name in given:
        if name not in _READ and name != "seed":
            raise BadPosition(
                f"a position of empire has no {name!r}; it can have: {', '.join([*_READ, 'seed'])}"
            )
    options = {option.name: given.pop(option.name) for option in empire.options if option.name in given}
    setting = empire.setting(given.pop("players", _least_players(given)), options)
    state = empire.blank(setting)
    try:
        _Composer(setting, state[0], given).compose()
    except (TypeError, AttributeError, IndexError, KeyError, OverflowError, ValueError) as problem:
        if isinstance(problem, BadPosition):
            raise
        raise BadPosition(f"this position cannot be read: {problem}") from problem
    return setting, state


def _least_players(given: Facts) -> int:
    """Two, or as many as the keywords speak of."""
    lengths: list[int] = [len(given.get(name, ())) for name in ("coins", "cards", "bids")]
    for name in ("armies", "cities"):
        lengths += [len(counts) for counts in given.get(name, {}).values()]
    return max(2, int(given.get("turn", 0)) + 1, *lengths)


class _Composer:
    def __init__(self, setting: EmpireSetting, record: Any, given: Facts) -> None:
        self.setting = setting
        self.players = setting.players
        self.record = record
        self.given = given

    def compose(self) -> None:
        self._chance()
        self._decision()
        self._pieces()
        self._cards()
        self._coins_and_bids()
        self._tokens_and_points()

    def _refuse_unless(self, fine: bool, problem: str) -> None:
        if not fine:
            raise BadPosition(problem)

    def _seat(self, number: int, name: str) -> int:
        self._refuse_unless(
            0 <= number < self.players, f"{name} is a seat from 0 to {self.players - 1}, not {number}"
        )
        return number

    def _region(self, number: int) -> int:
        known = self.setting.region_names
        self._refuse_unless(
            number in known, f"there is no region {number}; this map has {min(known)} to {max(known)}"
        )
        return number

    def _chance(self) -> None:
        seed = self.given.get("seed", 0)
        key, stream, drawn = self.given.get("chance", (seed & 0xFFFFFFFF, seed >> 32, 0))
        chance = self.record["chance"]
        chance["key"], chance["stream"], chance["drawn"] = key, stream, drawn

    def _decision(self) -> None:
        record, given = self.record, self.given
        step = str(given.get("step", "card")).upper()
        names = [*Decision.__members__, *Step.__members__]
        self._refuse_unless(
            step in names, f"there is no step {step.lower()!r}; steps are: {', '.join(names).lower()}"
        )
        if step in Step.__members__ and step not in Decision.__members__:
            kind = Step[step]
            card, count = _TYPICAL[kind]
            given.setdefault("card", card)
            given.setdefault("left", {kind.name.lower(): count})
            step = "STEP"
        decision = Decision[step]
        if decision is Decision.TARGET:
            given.setdefault("card", 8)
            given.setdefault("left", {"move": 3})
        if decision is Decision.HALF:
            given.setdefault("card", 1)
        if isinstance(given.get("left"), int):
            only = Step[str(given["step"]).upper()]
            given["left"] = {only.name.lower(): given["left"]}
        record["decision"] = decision
        nobody_acts = decision in (Decision.BID, Decision.OVER)
        turn = given.get("turn", NOBODY if nobody_acts else 0)
        record["actor"] = turn if nobody_acts and turn == NOBODY else self._seat(turn, "turn")
        before_the_first = decision in (Decision.NEUTRAL, Decision.BID, Decision.FIRST)
        first = given.get("first", NOBODY if before_the_first else 0)
        record["first"] = first if first == NOBODY else self._seat(first, "first")
        record["game"] = given.get("game", 0)
        self._refuse_unless(0 <= record["game"] < GAMES_IN_A_SERIES, "game is 0, 1 or 2")
        for name, count in given.get("left", {}).items():
            record["left"][Step[name.upper()]] = count
        origin = given.get("moving_from", NOBODY)
        record["moving_from"] = origin if origin == NOBODY else self._region(origin)
        self._refuse_unless(
            decision is not Decision.TARGET or origin != NOBODY, "step 'target' needs moving_from, a region"
        )
        record["neutral_left"] = given.get(
            "neutral_left", NEUTRAL_ARMIES if decision is Decision.NEUTRAL else 0
        )

    def _pieces(self) -> None:
        record, given = self.record, self.given
        start = self.setting.board.start
        for region, counts in given.get("armies", {start: [STARTING_ARMIES] * self.players}).items():
            self._refuse_unless(
                len(counts) <= self.players, f"armies in region {region} are of more seats than play"
            )
            for seat, count in enumerate(counts):
                record["armies"][seat][self._region(region)] = count
        neutral = given.get("neutral", {})
        allowed = self.players == 2 and self.setting.options["edition"] == "english"
        self._refuse_unless(
            allowed or not neutral, "neutral armies are for 2 players in the English edition (E2.4)"
        )
        for region, count in neutral.items():
            record["armies"][NEUTRAL][self._region(region)] = count
        for region, counts in given.get("cities", {}).items():
            self._refuse_unless(
                len(counts) <= self.players, f"cities in region {region} are of more seats than play"
            )
            for seat, count in enumerate(counts):
                record["cities"][seat][self._region(region)] = count
        self._refuse_unless(
            (record["armies"] >= 0).all() and (record["cities"] >= 0).all(), "pieces are counted from 0"
        )
        self._refuse_unless(
            record["armies"][COLOURS - 1].sum() <= NEUTRAL_ARMIES,
            f"there are {NEUTRAL_ARMIES} neutral armies",
        )
        for seat in range(self.players):
            armies, cities = int(record["armies"][seat].sum()), int(record["cities"][seat].sum())
            self._refuse_unless(
                armies <= ARMIES,
                f"seat {seat} has {armies} armies on the board, and only {ARMIES} in all (E1.1)",
            )
            self._refuse_unless(
                cities <= CITIES,
                f"seat {seat} has {cities} cities on the board, and only {CITIES} in all (E1.1)",
            )
            record["seats"][seat]["army_regions"] = sum(
                1 << int(r) for r in np.flatnonzero(record["armies"][seat])
            )
            record["seats"][seat]["city_regions"] = sum(
                1 << int(r) for r in np.flatnonzero(record["cities"][seat])
            )
            record["seats"][seat]["supply"] = ARMIES - armies
            record["seats"][seat]["cities_left"] = CITIES - cities

    def _cards(self) -> None:
        record, given = self.record, self.given
        hands = [list(hand) for hand in given.get("cards", [])] + [[] for _ in range(self.players)]
        in_use = given.get("card", 0)
        self._refuse_unless(
            in_use == 0 or in_use in CARDS, f"there is no card {in_use}; cards are 1 to {len(CARDS)}"
        )
        if in_use and in_use not in hands[record["actor"]]:
            hands[record["actor"]].append(in_use)
        record["card"] = in_use
        box = [n for n, card in CARDS.items() if self.players == 5 or not card.five]
        seen = [card for hand in hands for card in hand]
        top = list(given.get("deck", ()))
        row = list(given.get("row", [0] if in_use else []))  # while a card is used its place is empty (E4.12)
        rest = [card for card in box if card not in {*seen, *row, *top}]
        missing = ROW - len(row)
        self._refuse_unless(missing >= 0, f"the row has {ROW} places")
        row, rest = row + rest[:missing], rest[missing:]
        self._refuse_unless(
            row.count(0) <= 1, "the row has one empty place at most, while its card is used (E4.12)"
        )
        deck = rest + top
        everywhere = [*seen, *(card for card in row if card), *deck]
        strange = [card for card in everywhere if card not in box]
        self._refuse_unless(
            not strange, f"card {strange[:1]} is not in the box with {self.players} players (E1.1)"
        )
        twice = [card for card in set(everywhere) if everywhere.count(card) > 1]
        self._refuse_unless(not twice, f"card {twice[:1]} is in two places")
        record["row"] = row
        record["deck"][: len(deck)] = deck
        record["deck_left"] = len(deck)
        for seat in range(self.players):
            self._hand(seat, hands[seat])

    def _hand(self, number: int, hand: list[int]) -> None:
        seat = self.record["seats"][number]
        most = CARDS_TO_TAKE[self.players]
        self._refuse_unless(
            len(hand) <= most <= MOST_CARDS,
            f"seat {number} has {len(hand)} cards, and {most} end the game (E5.1)",
        )
        seat["taken"] = len(hand)
        seat["cards"][: len(hand)] = hand
        for card in hand:
            seat["goods"][CARDS[card].good] += CARDS[card].icons

    def _coins_and_bids(self) -> None:
        coins = list(self.given.get("coins", [COINS[self.players]] * self.players))
        bids = list(self.given.get("bids", [NOT_YET] * self.players))
        for seat in range(self.players):
            have = coins[seat] if seat < len(coins) else COINS[self.players]
            bid = bids[seat] if seat < len(bids) and bids[seat] is not None else NOT_YET
            self._refuse_unless(
                0 <= have <= COINS[self.players],
                f"seat {seat} has 0 to {COINS[self.players]} coins, not {have} (E2.3)",
            )
            self._refuse_unless(
                NOT_YET <= bid <= COINS[self.players], f"seat {seat} bids 0 to its coins, not {bid} (E3.1)"
            )
            self.record["seats"][seat]["coins"] = have
            self.record["seats"][seat]["bid"] = bid

    def _tokens_and_points(self) -> None:
        tokens = self.given.get("tokens", {})
        for good in set(tokens.values()):
            there_are = sum(token.name.lower() == good for token in TOKENS)
            laid = list(tokens.values()).count(good)
            self._refuse_unless(
                laid <= there_are, f"there are {there_are} tokens of {good!r}, not {laid} (E6.1)"
            )
        for region, good in tokens.items():
            known = [g.name.lower() for g in Good if g is not Good.WILD]
            self._refuse_unless(
                good in known, f"there is no token of {good!r}; tokens are of: {', '.join(known)}"
            )
            self.record["tokens"][self._region(region)] = Good[good.upper()] + 1
        for game, points in enumerate(self.given.get("points", ())):
            table = np.array(points, np.int8).reshape(self.players, len(Source))
            self.record["points"][game][: self.players] = table
