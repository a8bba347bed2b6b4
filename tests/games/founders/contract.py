"""What the contract of all games needs to know about founders."""

from itertools import permutations

import numpy as np

from imperia.games.founders.names import Decision, Mark, Refusal
from imperia.games.founders.pieces import CRAFTSMEN, ROOM, TOKENS_OF_EACH, Resource, Stack, Token
from imperia.games.founders.supply import note_all

from ..terms import Deals, Terms
from . import oracle
from .table import EVERY_OPTION, KEYS, SMALL, seats_that_play

STACKS = 3  # the victory tiles have none
MOST_CHECKED = 20  # about so many of the given positions


def holds(states):
    some = states[:: 1 + len(states) // MOST_CHECKED]
    check_what_fits(some)
    for state in some:
        check_tiles(state)
        check_tokens(state)
        for seat in state["seats"][: state["options"]["players"]]:
            check_nation(state, seat)
    playing = seats_that_play(states)
    assert (states["seats"]["size"][~playing] == 0).all()


def check_tiles(state):
    """Every copy of every sort is in one place at most; rows are in order, and unused places empty."""
    parts = [state["rows"][stack][: state["row_size"][stack]] for stack in Stack]
    parts += [state["stacks"][stack][: state["stack_left"][stack]] for stack in range(STACKS)]
    for seat in state["seats"]:
        parts += [seat["tiles"]["sort"][: seat["size"]], seat["swapped"][: seat["swaps"]]]
        assert not seat["tiles"][seat["size"] :].tobytes().strip(b"\0")
        assert not seat["cells"][seat["free"] :].tobytes().strip(b"\0")
    parts += [np.array([state["sort"]])] if state["drawn"] else []
    sorts = state["sorts"][: state["sort_count"]]
    places = np.bincount(np.concatenate(parts).astype(int), minlength=len(sorts))
    assert (places <= sorts["copies"]).all()
    for stack in Stack:
        row = state["rows"][stack][: state["row_size"][stack]]
        assert (sorts["stack"][row] == stack).all()
        assert (np.diff(row) >= 0).all()
        assert not state["rows"][stack][state["row_size"][stack] :].any()


def check_tokens(state):
    """There are six tokens of each kind: in the reserve, in hands, on tiles, in the box."""
    marks = np.concatenate([seat["tiles"]["marks"][: seat["size"]] for seat in state["seats"]])
    laid = [int((marks & bit != 0).sum()) for bit in (Mark.WAR, Mark.COIN, Mark.CARRIAGE, Mark.CRAFTSMAN)]
    hands = state["seats"]["hand"]
    assert (state["reserve"] + hands.sum(axis=0) + laid + state["box"] == TOKENS_OF_EACH).all()
    assert (hands >= 0).all()
    assert state["box"][Token.COIN] == state["box"][Token.CARRIAGE] == 0
    left, held = int(state["craftsmen_left"]), [int(seat["craftsmen"]) for seat in state["seats"]]
    assert left.bit_count() == state["reserve"][Token.CRAFTSMAN]
    assert [bits.bit_count() for bits in held] == hands[:, Token.CRAFTSMAN].tolist()
    assert left + sum(held) == np.bitwise_or.reduce([left, *held]) < 1 << CRAFTSMEN  # no craftsman twice


def check_nation(state, seat):
    """Free cells and unions are what the tiles and carriages say."""
    tiles = seat["tiles"][: seat["size"]]
    cells = list(zip(tiles["x"].tolist(), tiles["y"].tolist(), strict=True))
    assert len(set(cells)) == len(cells) <= ROOM[state["options"]["players"]]
    beside = {side for cell in cells for side in oracle.sides(cell)}
    reading_order = sorted(beside - set(cells), key=lambda cell: (-cell[1], cell[0]))
    assert [tuple(cell) for cell in seat["cells"][: seat["free"]].tolist()] == reading_order
    carriages = (tiles["marks"] & Mark.CARRIAGE).tolist()
    united = oracle.unions([cell for cell, carriage in zip(cells, carriages, strict=True) if carriage])
    place = {cell: number for number, cell in enumerate(cells)}
    wanted = [1 + min(place[other] for other in united[cell]) if cell in united else 0 for cell in cells]
    assert tiles["union"].tolist() == wanted


def check_what_fits(states):
    """What is kept about which tiles fit follows from the nations as they are."""
    again, playing = states.copy(), seats_that_play(states)
    again["seats"]["fits"] = again["seats"]["fits_free"] = 0xFFFFFFFF
    note_all(again)
    for name in ("fits", "fits_free"):
        assert (again["seats"][name][playing] == states["seats"][name][playing]).all()
        assert not states["seats"][name][~playing].any()


def ends(watch):
    """F6.1: no victory tile is left, or there is nothing to open; or the players agreed to end."""
    states = watch.states
    ended = (states["row_size"][:, Stack.VICTORY] == 0) | (states["stack_left"].sum(axis=1) == 0)
    assert (ended | (states["options"]["agreed_end"] == 1)).all()
    assert (states["seats"]["size"][seats_that_play(states)] >= 2).all()
    assert not states["survey"]["words"].any()
    assert not states["survey"]["served"].any()  # nothing is left over from a survey
    assert (watch.asked.sum(axis=0) > 0)[: Decision.OVER].sum() > Decision.OVER - 2


def vary(record, seat, chooser):
    for stack in range(STACKS):
        left = int(record["stack_left"][stack])
        record["stacks"][stack, :left] = chooser.sample(record["stacks"][stack, :left].tolist(), left)


CITY = ["mine@0,0", "stable@1,0", "forest@0,1", "lake@1,1", "inn-iron-stone@2,0"]
APART = ["mine@0,0", "forest@1,0", "lake@2,0", "stable@3,0", "altar-gold-fish@4,0"]
DRAFTED = ["forest", "lake", "lake", "cliff", "cliff"]
FEW = {"green": ["cliff"], "blue": ["fishery"], "purple": [], "victory": ["altar-iron-horses"]}
NONE_FITS = {**FEW, "green": [], "blue": []}
THREE = ("mine", "weaver", "stable")
TOKENS = {"hands": [{"war": 1, "coin": 1, "carriage": 1}], "craftsmen": [["iron"]]}
LAST = {"nations": [CITY, ["mine@0,0", "weaver@1,0"]], "craftsmen": [["iron", "horses"], ["cloth"]]}
SMALL_ROWS = {"green": ["spring"], "blue": ["smithy", "press"], "purple": [], "victory": ["shrine"]}
QUARRIES = [["quarry@0,0", "wood-lot@1,0", "quarry@0,1"]]


def few(**more):
    return {"rows": FEW, **more}


# A victory tile fits, others nearly, a city tile would grant a token, and of two tiles one is worth a point.
TEMPLES = {
    "step": "tile",
    "nations": [["mine@0,0", "stable@1,0", "altar-iron-fish@0,1", "grove@1,1"], ["mine@0,0", "stable@1,0"]],
    "rows": {
        "green": ["lake"],
        "blue": ["mine", "winery"],
        "purple": ["war-camp-horses-stone", "workshop-horses-plants"],
        "victory": ["altar-iron-horses", "great-temple-army-coin", "altar-gold-horses"],
    },
}


def altars(*victory):
    """A position in which the seat, with mine, stable and winery, could lay the altars of iron, while the
    other seat could lay only the one with horses."""
    nations = [["mine@0,0", "stable@1,0", "winery@0,1"], ["mine@0,0", "stable@1,0"]]
    rows = {"green": ["lake"], "blue": [], "purple": [], "victory": list(victory)}
    return {"step": "tile", "players": 2, "nations": nations, "rows": rows}


TERMS = Terms(
    name="founders",
    question={"tile": 7, "x": 0, "y": 1},
    sections=(7, 4, 6, 8, 5, 4),
    every_option=EVERY_OPTION,
    fullest={"players": 4, "agreed_end": True},
    seldom=("propose",),
    slowness=3,
    vary=vary,
    deals={
        "a stack": Deals(
            {"stacks": {"blue": THREE}},
            0,
            lambda record: tuple(record["stacks"][Stack.BLUE, :3]),
            set(permutations(map(KEYS.index, THREE))),
            100,
        )
    },
    no_surprise=frozenset({"row-tile", "opened", "drawn", "craftsman-drawn"}),  # the last of their kind
    holds=holds,
    ends=ends,
    counted=(
        *("seats.size", "seats.free", "seats.hand", "seats.swaps", "seats.swapped", "seats.craftsmen"),
        *("stack_left", "stacks", "row_size", "rows", "reserve", "box", "craftsmen_left", "picks"),
    ),
    longest=1 + 12 + 9,  # victory tiles, the draft, and who begins
    perft={
        # two sorts are left after the forest, three after a lake or a cliff
        "draft": ({"step": "draft", "rows": {"green": DRAFTED}}, [3, 8, 18]),
        "draft of three": ({"step": "draft", "players": 3}, [2, 4, 8]),
        "open": (few(stacks={"blue": ["mine", "weaver"], "green": ["lake"], "purple": []}), [2, 3, 24]),
        "tokens": (few(step="token", nations=[CITY, ["lake@0,0", "cliff@0,1"]], **TOKENS), [5, 8, 34]),
        # two columns of each of two nations; then a cliff on 6 free cells or by 2 swaps
        "war": (few(step="target", token="war", hands=[{"war": 1}], players=3), [4, 4, 32]),
        # two tiles, two resources of each
        "coin": (few(step="target", token="coin", hands=[{"coin": 1}]), [2, 4, 4]),
        "tile": (few(step="tile", nations=[CITY]), [3, 22, 54]),
        # iron and horses are given, but too far from each other
        "altar in reach": ({"step": "tile", "nations": [APART], "rows": {**FEW, "blue": []}}, [1, 17, 51]),
        # the carriage serves more cells
        "union": (few(step="tile", nations=[["mine@0,0+carriage", *CITY[1:]]]), [3, 36, 75]),
        # a tile is drawn, and laid on 6 free cells or by 2 swaps; then two stacks are left
        "nothing fits": ({"step": "tile", "rows": NONE_FITS, "stacks": {"green": ["lake"]}}, [1, 8, 16]),
        "proposal": ({"step": "propose", "players": 3}, [2, 5, 12]),  # two answers or three stacks
        "last craftsmen": ({"step": "last", "proposer": 0, **LAST}, [3, 6, 8]),
        "small set": ({"step": "tile", "tiles": SMALL, "rows": SMALL_ROWS, "nations": QUARRIES}, [2, 11, 33]),
    },
    asked=({"step": "draft"}, {}, {"step": "answer", "proposer": 1}, {"step": "over"}),
    told=(
        TEMPLES,
        {**TEMPLES, "step": "place", "tile": "lake"},
        {**TEMPLES, "step": "token", **TOKENS},
        altars("altar-iron-horses"),
        altars("altar-iron-horses", "altar-iron-wine"),
    ),
    about_a_position=(Refusal.NEEDS_UNMET, Refusal.RESOURCE_NOT_GIVEN),
    in_words=frozenset(
        {
            "action-nowhere",
            *(f"stack-{stack.name.lower()}" for stack in tuple(Stack)[:STACKS]),
            *(f"tile-{stack.name.lower()}" for stack in Stack),
            *(f"token-{token.name.lower()}" for token in Token),
            *(f"{what}-{each.name.lower()}" for what in ("resource", "unmet") for each in Resource),
        }
    ),
)
