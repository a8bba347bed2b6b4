"""What the contract of all games needs to know about capitals."""

from itertools import product

from imperia.games.capitals.board import PRINTED, open_board
from imperia.games.capitals.names import NO_TARGET, NOT_YET, Auction, Verb, Voyage
from imperia.games.capitals.pieces import Building, Card, Finding, Good, Result, Ship, Unit, Weather
from imperia.kernel.verbs import SPECTATOR

from ..terms import Deals, Terms
from . import conserved
from .explained_keys import explained_keys
from .islands import ISLANDS, isles
from .refusals import ASKED, ENEMIES, GUARDED, PORT, THEIRS, dealing

EVERY_OPTION = [
    *(
        {"players": players, "map": board, "prices": prices, "rounds": rounds}
        for (players, board), prices, rounds in product(
            ((2, "world"), (3, "wheels"), (4, "world"), (5, "wheels"), (6, "wheels"), (6, "world")),
            ("list", "text"),
            (5, 6),
        )
    ),
    *({"players": players, "map": ISLANDS, "rounds": rounds} for players in (2, 3) for rounds in (5, 8)),
]


def ends(watch):
    """C16.3: after the last round, or at once."""
    states = watch.states
    assert ((states["round"] == states["options"]["rounds"]) | (states["winner"] >= 0)).all()
    assert not states["stack_count"].any()


def vary(record, seat, chooser):
    """Change the targets of others' ships, the cards that others have dealt, and the bids of others (C19)."""
    lands, board = int(record["board"]["lands"]), record["board"]
    coast = [land for land in range(lands) if board["shore"][land] < board["first"][land + 1]]
    for other in range(int(record["options"]["players"])):
        if other == seat:
            continue
        theirs = record["seats"][other]
        for voyage in theirs["voyages"][: theirs["voyage_count"]]:
            if voyage["kind"] in (Voyage.SHIP, Voyage.BUILDER) and voyage["target"] != NO_TARGET:
                voyage["target"] = chooser.choice([land for land in coast if land != voyage["origin"]])
        vary_cards(theirs, other, int(record["options"]["players"]), chooser)
        if record["auction"] != Auction.NONE and theirs["bid"] != NOT_YET:
            vary_bid(record, other, chooser)


def vary_cards(theirs, number, players, chooser):
    dealt = [other for other in range(players) if theirs["cards"][other] != NOT_YET]
    for other in dealt:
        theirs["cards"][other] = Card.NOTHING
    left = int(theirs["dealt_with"])
    if number in dealt and left > 0 and chooser.random() < 0.5:
        theirs["cards"][number], left = Card.COUNTERINTELLIGENCE, left - 1
    others = [other for other in dealt if other != number]
    kinds = chooser.sample(range(Card.SABOTAGE, Card.COUNTERINTELLIGENCE), 4)
    count = chooser.randrange(1 + max(0, min(left, len(others), len(kinds))))
    for other, card in zip(chooser.sample(others, count), kinds, strict=False):
        theirs["cards"][other] = card


def vary_bid(record, number, chooser):
    theirs, least = record["seats"][number], int(record["least_bid"])
    most = min(int(theirs["currency"]), 300)
    if not theirs["out"] and most >= least:
        must = record["auction"] == Auction.REBELS and number == record["mover"]
        theirs["bid"] = chooser.choice([*([] if must else [0]), *range(least, most + 1)])


SHIP = {"kind": "ship", "origin": 10, "target": 1, "turns": 2, "infantry": 3, "paid": 3}
COAST = {land - 1 for land in range(1, 13) if land != 4}
DEALT = {"spies": [0, 2, 0], "dealt_with": [-1, 2, -1], "cards": [[-1] * 3, [1, 0, 2], [-1] * 3]}
HANDS = {
    (here, own, there)
    for here, own, there in product(range(5), (0, 5), range(5))
    if (here == 0 or here != there) and (here > 0) + (own > 0) + (there > 0) <= 2
}

TERMS = Terms(
    name="capitals",
    question={"of": "forecast"},
    sections=(10, 3, 6, 3, 11, 5, 4, 7, 5, 14, 6, 6, 10, 3, 4, 7, 1, 7, 3),
    every_option=EVERY_OPTION,
    fullest={"players": 6, "map": "wheels", "rounds": 8},
    seldom=("do trade", "do peace", "do disband", "do demolish"),
    slowness=10,
    decisions=20_000,
    seldom_asked=frozenset(
        {
            *("mineral", "savages", "road-lost", "palm", "longer", "level-or-price", "marker"),
            *("marked-building", "keep", "try-capture", "capture", "revolt", "loss", "give-up-what"),
            *("give-up", "freed", "plunder", "round", "bid", "exchange"),
        }
    ),
    midgame=(
        isles({7: THEIRS}, voyages=[[], [SHIP]], turn=1),
        *(keywords for decision, keywords in ASKED.items() if decision != "capital"),
    ),
    told=(
        isles(
            {2: PORT},
            round=3,
            trade_offered=[2, 0],
            spare_food=[1, 0],
            fruits=[1, 0],
            free_roads=[1, 0],
            weapons=[1, 0],
            sabotage=[1, 0],
            burned=[1, 0],
            incited=[1, 0],
            builder_ships=[1, 0],
            voyages=[[{**SHIP, "origin": 2, "target": 9}], []],
        ),
        isles(
            {2: {"owner": 0, "artillery": 2}, 3: ENEMIES},
            step="commit",
            verb="attack",
            target=3,
            stacks=[[2, "!artillery/1", 1]],
        ),
        isles(
            {2: {"owner": 0, "artillery": 2}, 3: ENEMIES, 5: ENEMIES, 6: ENEMIES},
            step="target",
            verb="attack",
        ),
    ),
    vary=vary,
    deals={
        "where a ship goes": Deals(
            isles(voyages=[[], [SHIP]]),
            0,
            lambda record: (int(record["seats"][1]["voyages"][0]["target"]),),
            {(land,) for land in COAST - {9}},
            200,
        ),
        "cards": Deals(
            {"players": 3, **DEALT},
            0,
            lambda record: tuple(int(card) for card in record["seats"][1]["cards"][:3]),
            HANDS,
            1500,
        ),
        "bids, to a spectator": Deals(
            ASKED["bid"],
            SPECTATOR,
            lambda record: tuple(int(bid) for bid in record["seats"]["bid"][:2]),
            {(bid, NOT_YET) for bid in (3, 4, 5)},
            60,
        ),
    },
    no_surprise=frozenset(
        {
            *("weather", "finding", "result", "savages", "hunger", "incited", "revolt", "revolt-rolled"),
            *("round-fought", "fought", "siege", "capture-rolled", "captives-revolt", "effect-lasts"),
            *("bid-shown", "card-shown", "spy-dies", "ship-arrives", "port-built-by-ship"),
            "builder-ship-lost",
        }
    ),
    holds=conserved.holds,
    follows=conserved.follows,
    ends=ends,
    counted=(
        *("seats.currency", "seats.spies", "seats.spare_food", "seats.bought_food", "seats.fruits"),
        *("seats.bought_fruits", "seats.free_roads", "seats.builder_ships", "seats.weapons"),
        *("seats.cannonballs", "seats.cheap_farms", "seats.lower_income", "seats.higher_income"),
        *("seats.sabotage", "seats.burned", "seats.incited", "seats.recruited", "seats.banned"),
        *("seats.transport_count", "seats.voyage_count", "seats.transports.units", "seats.voyages.others"),
        *("seats.transports.points", "stack_count", "left", "lands.tokens", "lands.payments"),
    ),
    longest=12,
    perft={
        # twelve provinces; of the other eleven those that are not beside it; then level, infantry, spy,
        # trade or end
        "capitals": (
            {"map": ISLANDS, "step": "capital", "turn": 1},
            [12, 12 * 11 - 40, 5 * (12 * 11 - 40)],
        ),
        # seat 0 can only end its turn; seat 1 has 4 currency and 2 food: it recruits 1 or 2, gives one or the
        # other, or ends, and then seat 0 is as rich
        "poor": (isles(), [1, 3, 2 + 2 + 3]),
        # nothing for oneself, then one of five; or counterintelligence, then nothing is left but to end
        "one spy": (dealing([], 1), [2, 5 + 1, 5 + 3]),
        # 1 to 5 of currency for nothing or for currency; or nothing for 1 to 5, to be sent or dropped
        "trade": (ASKED["gives"], [2, 5 + 5, 5 * 2 + 5 * 2]),
        # 3 to me or 2 to the other, then the rest or enough; then nobody, I or the other pays
        "peace": (ASKED["peace"], [2, 2 + 2, 4 * 3]),
        # infantry with 2 points, with 1, or cavalry, one of each, to four neighbours; then march, disband,
        # demolish, peace, end, and robbery of land that nobody held, or an exchange of cavalry at home
        "march": (
            isles(
                {2: {"owner": 0, "infantry": 2, "cavalry": 1, "road": True}},
                stacks=[[2, "infantry/1", 1]],
                step="units",
                verb="march",
                place=2,
            ),
            [3, 3 * 4, (5 + 3 * 6) * 2 + 4 * 6],
        ),
        # one province; from 2 one or both, from 5 one, then more or enough
        "attack": (
            isles(
                {2: {"owner": 0, "infantry": 2}, 5: {"owner": 0, "infantry": 1}, 3: {"owner": 1}}, **GUARDED
            ),
            [1, 2, 2 + 2],
        ),
        # in 2 the port or the road, then 2 or 3; in 3 the port, then port or road in 2, and all is gone
        "upkeep": (isles({2: {**PORT, "road": True}, 3: PORT}, step="give_up"), [2, 2 + 2, 2 * 2 + 2 * 4]),
        # one or two frigates to 14 or 15; a cruiser likewise, then to sail the frigates or to end
        "sail": (
            isles(
                step="place",
                verb="sail",
                seas={13: {"fleet": 0, "frigate": 2}, 16: {"fleet": 0, "cruiser": 1}},
            ),
            [2, 2 + 2, 2 * 2 + 2 * 2],
        ),
    },
    asked=({}, ASKED["bid"], {"step": "over"}),
    in_words=frozenset(
        {
            *("transport-number", "captive", "nobody", "rebels", "savages", "exchange-of", "coins"),
            *("for-coins", "price-in-coins", "what-you-have", "goods", "given-goods", "got-goods"),
            "will-hunger-losses",
            *("inland", "coastal"),
            *explained_keys(),
            *(
                f"sea-{sea.name.lower().replace(' ', '-')}"
                for name in PRINTED
                for sea in open_board(name).seas
            ),
            *(f"verb-{verb.name.lower().replace('_', '-')}" for verb in Verb),
            *(
                f"{what}-{member.name.lower().replace('_', '-')}"
                for what, members in (
                    ("unit", Unit),
                    ("ship", Ship),
                    ("building", Building),
                    ("weather", Weather),
                    ("finding", Finding),
                    ("result", Result),
                    ("card", Card),
                    ("good", Good),
                    ("voyage", Voyage),
                )
                for member in members
            ),
        }
    ),
)
