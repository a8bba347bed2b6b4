"""Every reason to refuse an action of capitals, each met in a position on the small map."""

from .islands import isles

MINE, THEIRS = {"owner": 0}, {"owner": 1}
LOST = {"lands": {1: {"capital": 0, "owner": 0, "holder": 1}, 9: {"capital": 1}, 2: MINE}}
MEN, ENEMIES = {"owner": 0, "infantry": 3}, {"owner": 1, "infantry": 2}
GUARDED = {"step": "target", "verb": "attack"}
WON = {
    "verb": "attack",
    "target": 3,
    "attacker": 0,
    "defender": 1,
    "victor": 0,
    "loser": 1,
    "attackers": 3,
    "fought": 2,
    "enemies": 2,
    "origins": 1,
}
TAKEN = {2: {"owner": 0, "building": "camp"}, 3: {"owner": 1, "holder": 0, "infantry": 2}}
TRADE = {"verb": "trade", "partner": 1, "currency": [5, 5]}
PEACE = {"verb": "peace", "partner": 1, "currency": [5, 5]}
PORT = {"owner": 0, "port": True}
LOADED = [[{"kind": "ship", "origin": 2, "turns": 2, "infantry": 6, "paid": 6}]]
LOADING = {"verb": "ship", "place": 2, "voyage": 0, "voyages": LOADED, "currency": [20, 0], "level": [2, 1]}
CAMPED = {2: {**PORT, "infantry": 3, "cavalry": 1, "artillery": 1}}
BOARDING = {"step": "units", "verb": "board", "place": "t0", "target": 2}
FLEETS = {13: {"fleet": 0, "frigate": 2}, 15: {"fleet": 1, "frigate": 1}}
BIDDING = {
    "step": "bid",
    "auction": "rebels",
    "least_bid": 3,
    "verb": "bribe",
    "place": 5,
    "currency": [5, 4],
    "bid": [4, -1],
}
REBELS = {5: {"owner": 1, "holder": "rebels", "infantry": 1}}
EXPEDITION = {"kind": "inland", "origin": 3, "target": 3, "turns": 1}
SEND_MANY = {"kind": "overseas", "turns": 3}
TIRED = {
    "map": "wheels",
    "lands": {
        **{n: {"owner": 0, "infantry": 2, "cavalry": 4, "captives-1": 1} for n in range(1, 36)},
        42: {"capital": 1},
        36: {"capital": 0},
    },
    "stacks": [
        [n, sort, 1] for n in range(1, 36) for sort in ("infantry/0", "cavalry/0", "cavalry/1", "captive-1/0")
    ],
}


def place(verb, lands, **more):
    """A position in which the place for an order is asked."""
    return isles(
        {2: MINE, **lands}, step="place", verb=verb, **{"currency": [40, 0], "level": [3, 1], **more}
    )


def dealing(cards, spies, players=2):
    """A position in which seat 0 has dealt these cards so far."""
    rest = [-1] * (players - len(cards))
    hands = [[*cards, *rest], *[[-1] * players] * (players - 1)]
    dealt = [spies, *[-1] * (players - 1)]
    return isles(
        players=players, step="card", spies=[spies], dealt_with=dealt, cards=hands, currency=[0] * players
    )


# By name of a decision: a position in which it is asked.
ASKED = {
    "capital": {**isles(), "lands": {9: {"capital": 1}}, "step": "capital"},
    "mineral": isles({2: MINE}, step="mineral", place=2, finding="common_mineral", currency=[10, 0]),
    "savages": isles({2: MEN}, step="savages", place=2, finding="savages", savages=3),
    "road-lost": isles({n: {**MINE, "road": True} for n in (2, 5)}, step="road_lost"),
    "palm": isles({2: MINE, 3: MINE}, step="palm"),
    "longer": isles(step="longer", voyage=0, currency=[10, 0]),
    "level-or-price": isles(step="level_or_price"),
    "marker": isles({2: MINE, 3: MINE, 5: {**MINE, "building": "farm"}}, step="marker"),
    "marked-building": isles(
        {2: {**MINE, "building": "farm", "road": True}}, step="marked_building", place=2
    ),
    "bid": isles(REBELS, **BIDDING),
    "keep": isles({5: {**MEN, "captives-1": 2}}, step="keep", verb="bribe", place=5, ceding=5, nation=1),
    "plunder": isles(TAKEN, step="plunder", **WON),
    "try-capture": isles(TAKEN, step="try_capture", **WON),
    "capture": isles(TAKEN, step="capture", **WON, number=2),
    "round": isles(
        {2: MEN, 3: ENEMIES},
        step="round",
        stacks=[[2, "!infantry/1", 3]],
        **{**WON, "victor": -1, "loser": -1, "enemies": 0},
    ),
    "commit": isles(
        {2: MEN, 3: ENEMIES}, step="commit", verb="attack", target=3, stacks=[[2, "!infantry/1", 2]]
    ),
    "revolt": isles({2: MEN, 3: {**MEN, "building": "farm"}, 5: MEN}, step="revolt"),
    "loss": isles({2: MEN, 3: MEN}, step="loss"),
    "give-up-what": isles({2: {**PORT, "road": True}}, step="give_up_what", place=2),
    "give-up": isles({2: PORT, 3: PORT, 5: MINE}, step="give_up"),
    "freed": isles({n: {**MINE, "captives-1": 2} for n in (2, 3)}, step="freed", cursor=1, turn=0, mover=1),
    "answer": isles(step="answer", turn=1, mover=0, goods=["currency", "nothing"], amounts=[3, 0], **TRADE),
    "card": dealing([], 2),
    "partner": isles(step="partner", verb="trade", currency=[5, 5]),
    "peace": isles({2: MINE, 3: THEIRS}, step="peace", **PEACE),
    "payer": isles({3: THEIRS}, step="payer", to_mover=[3], **PEACE),
    "gives": isles(step="gives", **TRADE),
    "gets": isles(step="gets", **TRADE),
    "amount": isles(step="amount", goods=["currency", "nothing"], **TRADE),
    "send": isles(step="send", goods=["currency", "nothing"], amounts=[3, 0], **TRADE),
    "exchange": isles({1: {"capital": 0, "infantry": 6}}, step="exchange", verb="exchange", level=[3, 1]),
    "building": isles({2: {**PORT, "building": "farm"}}, step="building", verb="demolish", place=2),
    "place": place("granary", {3: MINE}),
    "units": isles(CAMPED, step="units", verb="march", place=2, currency=[20, 0]),
    "number": isles(step="number", verb="infantry", currency=[10, 0]),
    "target": isles(
        {2: {**MEN, "road": True}, 3: ENEMIES}, step="target", verb="march", place=2, sort=2, number=1
    ),
}

# By reason: a position, what the seat that is asked tries, and the clause that forbids it.
CASES = {
    "no-such-place": (ASKED["place"], "at 13", "C1.2"),
    "capital-too-near": (ASKED["capital"], "at 8", "C2.2"),
    "not-offered": (isles({2: MEN, 3: MEN}, step="loss", task="losses"), "pay", "C3.5"),
    "not-enough-currency": (isles(), "do road", "C6.4"),
    "no-room-under-way": (
        isles({2: MINE}, voyages=[[SEND_MANY] * 16], currency=[10, 0]),
        "do explore",
        "C3.6",
    ),
    "no-room-for-transport": (isles(transports=[[{"sea": 13}] * 16]), "do transport", "C3.6"),
    "too-many-stacks": (TIRED, "do march", "C3.6"),
    "number-out-of-range": (ASKED["number"], "number 9", "C3.5"),
    "not-own": (ASKED["place"], "at 5", "C5.1"),
    "not-connected": (place("granary", {7: MINE}), "at 7", "C5.1"),
    "has-tokens": (place("granary", {3: {**MINE, "tokens": 1}}), "at 3", "C6.5"),
    "is-capital": (ASKED["place"], "at 1", "C13.4"),
    "already-built": (place("granary", {3: {**MINE, "building": "farm"}}), "at 3", "C5.1"),
    "no-bunker-yet": (
        place("strong_bunker", {2: {**MINE, "building": "bunker"}, 3: MINE}),
        "at 3",
        "C5.2",
    ),
    "level-too-low": (isles({2: MINE}, currency=[20, 0]), "do farm", "C5.3"),
    "not-coastal": (place("port", {4: MINE}), "at 4", "C5.6"),
    "not-held": (place("road", {}), "at 3", "C5.9"),
    "poisoned": (place("granary", {3: {**MINE, "black": True}}), "at 3", "C5.11"),
    "nothing-to-demolish": (ASKED["building"], "building granary", "C5.10"),
    "highest-level": (isles(level=[3, 1]), "do level", "C5.2"),
    "capital-lost": ({**isles(), **LOST}, "do level", "C13.5"),
    "not-bare": (place("rob", {3: {**MINE, "road": True}}), "at 3", "C6.5"),
    "under-expedition": (place("rob", {3: MINE}, voyages=[[EXPEDITION]]), "at 3", "C6.5"),
    "no-robbery": (
        place("stop_robbery", {2: {**MINE, "robbed": True, "tokens": 1}, 3: MINE}),
        "at 3",
        "C6.5",
    ),
    "explored-before": (place("explore", {3: {**MINE, "explored": True}}), "at 3", "C11.1"),
    "building-hinders": (place("explore", {3: {**MINE, "road": True}}), "at 3", "C11.1"),
    "no-working-port": (isles(currency=[20, 0]), "do overseas", "C11.3"),
    "storm": (isles(currency=[20, 0], weather="storm"), "do overseas", "C4.1"),
    "banned": (isles(currency=[20, 0], banned=[3, 0]), "do overseas", "C11.4"),
    "already-under-way": (
        isles({2: PORT}, currency=[20, 0], voyages=[[SEND_MANY]]),
        "do overseas",
        "C11.3",
    ),
    "too-many-recruits": (isles(currency=[10, 0], recruited=[2, 0]), "do infantry", "C13.2"),
    "nowhere-to-recruit": ({**isles(currency=[10, 0]), **LOST}, "do infantry", "C13.5"),
    "nothing-to-exchange": (isles(), "do exchange", "C13.3"),
    "no-pair-to-join": (isles(), "do join", "C8.6"),
    "no-caravan": (isles(), "do part", "C8.6"),
    "no-units-there": (isles(), "do march", "C8.1"),
    "no-points-left": (isles({2: MEN}, stacks=[[2, "infantry/0", 3]]), "do march", "C8.1"),
    "not-adjacent": (ASKED["target"], "at 7", "C8.1"),
    "must-attack": (ASKED["target"], "at 3", "C8.5"),
    "not-a-working-port": (isles({2: MEN}), "do convoy", "C8.4"),
    "cannot-pay-march": (isles({2: MEN}), "do march", "C8.2"),
    "nobody-to-attack": (isles({2: MEN, 3: ENEMIES}, **GUARDED), "at 4", "C10.10"),
    "not-an-enemy": (isles({2: MEN, 3: ENEMIES}, **GUARDED), "at 2", "C8.5"),
    "nothing-can-reach": (isles({2: MEN, 3: ENEMIES}, **GUARDED), "at 9", "C10.1"),
    "ship-is-full": (isles(CAMPED, step="units", **LOADING), "units artillery/1", "C9.1"),
    "port-itself": (isles(CAMPED, step="target", **LOADING), "at 2", "C9.2"),
    "no-builder-ship": (isles(), "do send_builder", "C9.4"),
    "without-capital": ({**isles(currency=[10, 0]), **LOST}, "do spy", "C14.1"),
    "dealt-already": (
        isles(spies=[1, 0], dealt_with=[1, -1], cards=[[0, 0], [-1, -1]]),
        "do deal",
        "C14.3",
    ),
    "no-spies": (isles(), "do deal", "C14.1"),
    "too-many-spies": (isles(spies=[100, 0], currency=[8, 0]), "do spy", "C14.1"),
    "not-to-oneself": (ASKED["card"], "card sabotage", "C14.3"),
    "only-to-oneself": (dealing([0], 2), "card counterintelligence", "C14.3"),
    "kind-dealt": (dealing([0, 1], 2, players=3), "card sabotage", "C14.3"),
    "no-card-left": (dealing([5], 1), "card sabotage", "C14.1"),
    "enemy-fleet": (
        isles(step="target", verb="sail", place=13, sort=40, number=1, seas=FLEETS),
        "at 15",
        "C16.5",
    ),
    "no-fleet": (isles(), "do sail", "C16.5"),
    "no-transport": (isles(), "do sail_transport", "C16.6"),
    "transport-full": (
        isles(CAMPED, **BOARDING, transports=[[{"sea": 13, "infantry": 4}]]),
        "units cavalry/3",
        "C16.6",
    ),
    "too-heavy": (isles(CAMPED, **BOARDING, transports=[[{"sea": 13}]]), "units artillery/1", "C16.6"),
    "boarded-this-turn": (
        isles(transports=[[{"sea": 13, "infantry": 1}]], stacks=[["t0", "infantry/0", 1]]),
        "do land",
        "C16.6",
    ),
    "boat-there": (
        isles(
            {5: PORT},
            step="target",
            verb="boat",
            place=5,
            seas={13: {"boat": 1}},
            currency=[10, 0],
            level=[2, 1],
        ),
        "at 13",
        "C16.5",
    ),
    "no-boat": (isles(), "do sail_boat", "C16.5"),
    "no-captives": (isles(), "do walk", "C15.2"),
    "capital-held": (isles(), "do recruiting_province", "C13.5"),
    "named-already": ({**isles(recruiting=[2, None]), **LOST}, "do recruiting_province", "C13.5"),
    "offered-already": (isles({3: THEIRS}, peace_offered=[2, 0]), "do peace", "C13.9"),
    "not-between-them": (ASKED["peace"], "take 4", "C13.9"),
    "no-change": (ASKED["peace"], "take 2", "C13.9"),
    "nothing-to-give": (ASKED["gives"], "good food", "C13.9"),
    "both-empty": (ASKED["gets"], "good nothing", "C13.9"),
    "no-rebels": (isles(), "do bribe", "C12.4"),
    "too-many-rebels": (
        isles({5: {"owner": 1, "holder": "rebels", "infantry": 101}}, currency=[900, 0]),
        "do bribe",
        "C12.4",
    ),
    "bid-too-low": (ASKED["bid"], "number 2", "C13.10"),
    "bid-above-currency": (ASKED["bid"], "number 5", "C13.10"),
    "no-soldiers-there": (ASKED["loss"], "at 4", "C7.3"),
    "not-one-to-revolt": (ASKED["revolt"], "at 3", "C12.3"),
    "lowers-nothing": (ASKED["give-up"], "at 5", "C6.3"),
    "no-road-there": (ASKED["road-lost"], "at 1", "C11.5"),
    "no-place-for-palm": (ASKED["palm"], "at 1", "C11.5"),
    "marker-elsewhere": (ASKED["marker"], "at 5", "C11.4"),
    # with any such question, the turn can be ended only after it
    "first-capital": (ASKED["capital"], "do end", "C2.2"),
    "first-mineral": (ASKED["mineral"], "do end", "C11.1"),
    "first-savages": (ASKED["savages"], "do end", "C11.1"),
    "first-road-lost": (ASKED["road-lost"], "do end", "C11.4"),
    "first-palm": (ASKED["palm"], "do end", "C11.4"),
    "first-longer": (ASKED["longer"], "do end", "C11.4"),
    "first-level-or-price": (ASKED["level-or-price"], "do end", "C11.4"),
    "first-marker": (ASKED["marker"], "do end", "C11.4"),
    "first-marked-building": (ASKED["marked-building"], "do end", "C11.4"),
    "first-bid": (ASKED["bid"], "do end", "C13.10"),
    "first-keep": (ASKED["keep"], "do end", "C15.3"),
    "first-plunder": (ASKED["plunder"], "do end", "C10.7"),
    "first-try-capture": (ASKED["try-capture"], "do end", "C15.1"),
    "first-capture": (ASKED["capture"], "do end", "C15.1"),
    "first-round": (ASKED["round"], "do end", "C10.2"),
    "first-commit": (ASKED["commit"], "do end", "C10.1"),
    "first-revolt": (ASKED["revolt"], "do end", "C12.3"),
    "first-loss": (ASKED["loss"], "do end", "C7.3"),
    "first-give-up-what": (ASKED["give-up-what"], "do end", "C6.3"),
    "first-give-up": (ASKED["give-up"], "do end", "C6.3"),
    "first-freed": (ASKED["freed"], "do end", "C14.2"),
    "first-answer": (ASKED["answer"], "do end", "C13.9"),
    "first-card": (ASKED["card"], "do end", "C14.3"),
    "first-partner": (ASKED["partner"], "do end", "C13.9"),
    "first-peace": (ASKED["peace"], "do end", "C13.9"),
    "first-payer": (ASKED["payer"], "do end", "C13.9"),
    "first-gives": (ASKED["gives"], "do end", "C13.9"),
    "first-gets": (ASKED["gets"], "do end", "C13.9"),
    "first-amount": (ASKED["amount"], "do end", "C13.9"),
    "first-send": (ASKED["send"], "do end", "C13.9"),
    "first-exchange": (ASKED["exchange"], "do end", "C13.3"),
    "first-building": (ASKED["building"], "do end", "C5.10"),
    "first-place": (ASKED["place"], "do end", "C3.5"),
    "first-units": (ASKED["units"], "do end", "C3.5"),
    "first-number": (ASKED["number"], "do end", "C3.5"),
    "first-target": (ASKED["target"], "do end", "C3.5"),
    # on a turn, before anything else is begun
    "not-now-at": (isles(), "at 2", "C3.5"),
    "not-now-units": (isles(), "units infantry/2", "C3.5"),
    "not-now-number": (isles(), "number 1", "C3.5"),
    "not-now-exchange": (isles(), "exchange 0", "C13.3"),
    "not-now-building": (isles(), "building farm", "C5.10"),
    "not-now-card": (isles(), "card nothing", "C14.3"),
    "not-now-partner": (isles(), "partner 1", "C13.9"),
    "not-now-good": (isles(), "good food", "C13.9"),
    "not-now-more": (isles(), "more", "C10.1"),
    "not-now-enough": (isles(), "enough", "C13.9"),
    "not-now-fight": (isles(), "fight", "C10.2"),
    "not-now-to-the-end": (isles(), "to-the-end", "C10.2"),
    "not-now-withdraw": (isles(), "withdraw", "C10.2"),
    "not-now-plunder": (isles(), "plunder", "C10.7"),
    "not-now-spare": (isles(), "spare", "C10.7"),
    "not-now-yes": (isles(), "yes", "C13.9"),
    "not-now-no": (isles(), "no", "C13.9"),
    "not-now-attack": (isles(), "attack", "C11.1"),
    "not-now-pay": (isles(), "pay", "C7.3"),
    "not-now-level": (isles(), "level", "C11.4"),
    "not-now-price": (isles(), "price", "C11.4"),
    "not-now-payer": (isles(), "payer me", "C13.9"),
    "not-now-send": (isles(), "send", "C13.9"),
    "not-now-drop": (isles(), "drop", "C13.9"),
    "not-now-take": (isles(), "take 2", "C13.9"),
    "not-now-give": (isles(), "give 2", "C13.9"),
}

# What a seat that is not asked is told: a position, the seat, what it tries, the reason and its clause.
NOT_ASKED = [
    (isles(), 1, "do end", "not-your-turn", "C3.2"),
    (ASKED["capital"], 1, "at 2", "not-your-turn", "C3.2"),
    (ASKED["answer"], 0, "yes", "not-your-turn", "C3.2"),
    (ASKED["bid"], 0, "number 5", "bid-is-final", "C13.10"),
    ({**isles(), "step": "over"}, 1, "do end", "game-over", "C16.3"),
]
