"""Every reason to refuse an action of founders, each met in a position."""

from .table import AT, KEYS

VILLAGES = ["mine@0,0", "stable@1,0", "forest@0,1", "lake@1,1"]
UNITED = ["mine@0,0+carriage", *VILLAGES[1:], "lake@2,0", "lake@2,1"]
LAKES = {"nations": [["lake@0,0"], ["lake@0,0"]], "rows": {"green": ["forest", "cliff", "cliff"]}}
SIDE = {"step": "side", "tile": "forest", **LAKES}
HAS_WAR, HAS_COIN = {"step": "token", "hands": [{"war": 1}]}, {"step": "token", "hands": [{"coin": 1}]}
WAR, COIN = {**HAS_WAR, "step": "target", "token": "war"}, {**HAS_COIN, "step": "target", "token": "coin"}
CARRIAGE = {"step": "target", "token": "carriage", "hands": [{"carriage": 1}], "nations": [VILLAGES]}
CRAFTSMAN = {"step": "target", "token": "craftsman", "craftsmen": [["iron"]], "nations": [VILLAGES]}
BOUGHT = {"step": "resource", "nations": [[], ["lake@0,0+coin", "lake@1,0"]], "coin": "1:0,0"}
NOTHING_TO_ADD = {"step": "tile", "rows": {"green": [], "blue": [], "purple": []}}
INN = {"step": "tile", "rows": {"purple": ["inn-iron-stone"]}}
FISHERY = {"step": "place", "tile": "fishery", "rows": {"blue": ["fishery"]}}
PLACE = {"step": "place", "tile": "lake", "rows": {"green": ["lake"]}, "bought": "iron"}
PROPOSE = {"step": "propose", "agreed_end": True}
ANSWER = {"step": "answer", "proposer": 1, "agreed_end": True}
LAST = {"step": "last", "proposer": 0, "agreed_end": True, "nations": [VILLAGES], "craftsmen": [["iron"]]}


def tile(key: str) -> str:
    return f"tile {KEYS.index(key)}"


def mine(*tiles: str) -> dict:
    return {"nations": [[*tiles]]}


def theirs(*tiles: str) -> dict:
    return {"nations": [[], [*tiles]]}


# By reason: a position, what the seat that is asked tries, and the clause that forbids it.
CASES = {
    "first-draft": ({"step": "draft"}, "open green", "F2.2"),
    "first-side": (SIDE, tile("lake"), "F2.2"),
    "first-last": (LAST, "agree", "F6.2"),
    "first-answer": (ANSWER, "go-on", "F6.2"),
    "first-propose": (PROPOSE, "open green", "F6.2"),
    "first-open": ({}, tile("forest"), "F3.1"),
    "first-target": (WAR, "no-token", "F3.2"),
    "first-resource": (BOUGHT, tile("forest"), "F5.2"),
    "first-token": ({"step": "token"}, tile("forest"), "F3.2"),
    "first-place": (PLACE, tile("lake"), "F3.3"),
    "not-now-no-token": ({"step": "tile"}, "no-token", "F3.2"),
    "not-now-propose": ({}, "propose", "F6.2"),
    "not-now-go-on": ({"step": "tile"}, "go-on", "F6.2"),
    "not-now-agree": (PROPOSE, "agree", "F6.2"),
    "not-now-refuse": (PLACE, "refuse", "F6.2"),
    "not-now-stop": (ANSWER, "stop", "F6.2"),
    "not-now-open": ({"step": "token"}, "open green", "F3.1"),
    "not-now-token": (PLACE, "token war", "F3.2"),
    "not-now-elsewhere": ({"step": "tile"}, "cell 7,7", "F3.3"),
    "not-now-resource": ({"step": "token"}, "resource wood", "F5.2"),
    "not-now-cell": ({"step": "tile"}, "cell 0,1", "F3.3"),
    "not-now-at": ({"step": "tile"}, "swap 0,0", "F3.3"),
    "not-open": ({"step": "draft", "rows": {"green": ["forest"] * 4 + ["cliff"]}}, tile("lake"), "F2.2"),
    "stack-empty": ({"stacks": {"green": []}}, "open green", "F3.1"),
    "token-not-held": ({"step": "token"}, "token war", "F3.2"),
    "nowhere-for-war": ({**HAS_WAR, **theirs("lake@0,0", "lake@0,1+war")}, "token war", "F5.1"),
    "nowhere-for-coin": ({**HAS_COIN, **theirs("lake@0,0+war", "lake@1,0+war")}, "token coin", "F5.2"),
    "nowhere-for-carriage": ({"step": "token", "hands": [{"carriage": 1}]}, "token carriage", "F5.3"),
    "nowhere-for-craftsman": ({"step": "token", "craftsmen": [["iron"]]}, "token craftsman", "F5.4"),
    "no-such-tile": (WAR, AT + 50, "F4.5"),
    "war-on-own-tile": (WAR, "at 0 0,0", "F5.1"),
    "pillaged-already": ({**WAR, **theirs("lake@0,0+war", "lake@1,0")}, "pillage 1 0,0", "F5.1"),
    "not-farthest": ({**WAR, **theirs("lake@0,0", "lake@0,1")}, "pillage 1 0,0", "F5.1"),
    "coin-on-own-tile": (COIN, "at 0 0,0", "F5.2"),
    "coin-already": ({**COIN, **theirs("lake@0,0+coin", "lake@1,0")}, "buy 1 0,0", "F5.2"),
    "gives-nothing": ({**COIN, **theirs("lake@0,0+war", "lake@1,0")}, "buy 1 0,0", "F5.2"),
    "resource-not-given": (BOUGHT, "resource iron", "F5.2"),
    "carriage-not-at-home": (CARRIAGE, "at 1 0,0", "F5.3"),
    "carriage-already": ({**CARRIAGE, "nations": [UNITED]}, "unite 0,0", "F5.3"),
    "corner-not-filled": (CARRIAGE, "unite 1,1", "F5.3"),
    "craftsman-not-at-home": (CRAFTSMAN, "at 1 0,0", "F5.4"),
    "no-craftsman-for-it": (CRAFTSMAN, "craftsman 1,0", "F5.4"),
    "craftsman-on-pillaged": ({**CRAFTSMAN, **mine("mine@0,0+war", "mine@1,0")}, "craftsman 0,0", "F5.4"),
    "not-face-up": ({"step": "tile", "rows": {"green": ["lake"]}}, tile("cliff"), "F3.3"),
    "fits-nowhere": (INN, tile("inn-iron-stone"), "F4.2"),
    "must-add": ({"step": "tile", "rows": {"green": ["lake"]}}, "draw", "F3.3"),
    "green-left": (NOTHING_TO_ADD, "pass", "F3.3"),
    "no-green-left": ({**NOTHING_TO_ADD, "stacks": {"green": []}}, "draw", "F3.3"),
    "not-beside": (PLACE, "cell 7,7", "F4.1"),
    "needs-unmet": ({**FISHERY, **mine("forest@0,0", "lake@1,0")}, "cell -1,0", "F4.2"),
    "swap-of-others": (PLACE, "at 1 0,0", "F4.6"),
}

# There is only one craftsman of each resource, so this never happens in a game; the rules refuse it all the
# same.
NEVER_MET = ("craftsman-already",)

# What a seat that is not asked is told: a position, the seat, what it tries, the reason and its clause.
NOT_ASKED = [
    ({"step": "draft"}, 1, "open green", "not-your-turn", "F2.2"),
    ({}, 1, "open green", "not-your-turn", "F3.6"),
    ({"step": "tile"}, 1, "open green", "not-your-turn", "F3.6"),
    (PROPOSE, 1, "open green", "not-your-turn", "F3.6"),
    (ANSWER, 1, "open green", "not-your-turn", "F6.2"),
    ({"step": "over"}, 1, "open green", "game-over", "F6.1"),
]
