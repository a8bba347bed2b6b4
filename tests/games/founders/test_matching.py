"""The matching of suppliers to needs, and how it is explained, checked by brute force on random nations, some
of which have more places than a word of a survey has bits."""

import random
from collections import Counter

import pytest

from imperia.games.founders.names import Decision
from imperia.games.founders.pieces import FACE_UP_VICTORY, ROOM, Stack
from imperia.games.founders.supply import survey_all
from imperia.kernel.bits import as_places

from ..playing import games
from ..records import one
from . import oracle
from .table import AT, CELL, LARGEST, SMALL, TOKENS, founders, position

VICTORY = ("altar", "temple", "great-temple", "shrine", "basilica", "tower")


def random_nation(chooser, tiles, size):
    """A nation of random tiles with random tokens, as keywords of a position; the box must have enough."""
    left = {key: sort.copies for key, sort in zip(tiles.keys, tiles.sorts, strict=True)}
    tokens = dict.fromkeys(TOKENS, 6)
    craftsmen = set()
    cells = [(0, 0)]
    while len(cells) < size:
        cell = chooser.choice(sorted(oracle.sides(chooser.choice(cells))))
        if cell not in cells:
            cells.append(cell)
    nation = []
    for x, y in cells:
        full = sum(tile.startswith(VICTORY) for tile in nation) == FACE_UP_VICTORY[2]
        may_be = [key for key in left if left[key] and not (full and key.startswith(VICTORY))]
        key = chooser.choice(may_be)
        sort = tiles.sorts[tiles.keys.index(key)]
        left[key] -= 1
        text = f"{key}@{x},{y}"
        free_craftsman = sort.stack == Stack.BLUE and sort.gives[0] not in craftsmen
        for mark, allowed in {"war": True, "coin": sort.gives, "craftsman": free_craftsman}.items():
            if allowed and tokens[mark] and chooser.random() < 0.12:
                tokens[mark] -= 1
                craftsmen |= {sort.gives[0]} if mark == "craftsman" else set()
                text += f"+{mark}"
        square = {(x + 1, y), (x, y + 1), (x + 1, y + 1)}
        if square <= set(cells) and tokens["carriage"] and chooser.random() < 0.5:
            tokens["carriage"] -= 1
            text += "+carriage"
        nation.append(text)
    return nation


def random_position(number):
    chooser = random.Random(number)
    text = (SMALL, "standard", LARGEST, "standard")[number % 4]
    tiles = founders.definition.setting(2, {"tiles": text}).tiles
    size = chooser.randrange(2, {0: 14, 1: 26, 2: 40, 3: 12}[number % 4])
    more = {"bought": chooser.choice(["wood", "water", "iron", "army"])} if chooser.random() < 0.4 else {}
    nation = random_nation(chooser, tiles, size)
    green = [n for n, sort in enumerate(tiles.sorts) if sort.stack is Stack.GREEN]
    copies = Counter({tiles.keys[n]: tiles.sorts[n].copies for n in green})
    spare = [*(copies - Counter(text.split("@")[0] for text in nation)).elements()]
    theirs = [f"{spare[0]}@0,0", f"{spare[-1]}@1,0"]
    rows = {"green": [], "blue": [], "purple": []}
    stacks = {"green": [spare[1]], "blue": [], "purple": []}
    return position(step="tile", tiles=text, nations=[nation, theirs], rows=rows, stacks=stacks, **more)


@pytest.mark.parametrize("number", range(games(80, 16)))
def test_a_tile_fits_exactly_where_brute_force_says(number):  # F4.1, F4.2, F4.3, F4.6
    match = random_position(number)
    state = match.state
    record = state[0]
    nation = record["seats"][0]
    offers = oracle.all_offers(match, 0)
    own = {(tile["x"], tile["y"]) for tile in match.view(None)["seats"][0]["tiles"]}
    record["decision"] = Decision.PLACE
    for tile in range(len(match.setting.tiles.sorts)):
        record["sort"] = tile
        survey_all(state, 0)
        codes = one.legal(state, 0)
        free = {tuple(nation["cells"][code - CELL].tolist()) for code in codes if code < AT}
        swaps = {tuple(nation["tiles"][code - AT].tolist()[1:3]) for code in codes if code >= AT}
        assert all(code - AT < ROOM[2] for code in codes if code >= AT)
        needs = match.definition.printed(match.setting)["tiles"][tile]["needs"]
        fitting = {cell for cell, given in offers.items() if oracle.served(needs, given)}
        assert (free, swaps) == (fitting - own, fitting & own)
        kept = [tile in as_places(nation[name]) for name in ("fits", "fits_free")]
        assert kept == [bool(fitting), bool(fitting - own)]


@pytest.mark.parametrize("number", range(games(60, 12)))
def test_what_is_explained_holds(number):  # F4.1, F4.2, F4.3
    """Suppliers are distinct and give what they are said to give, and what is said to be unmet cannot be
    met."""
    match = random_position(number)
    chooser = random.Random(number)
    view, printed = match.view(None), match.definition.printed(match.setting)["tiles"]
    own = {(t["x"], t["y"]): t for t in view["seats"][0]["tiles"]}
    around = [cell for mine in own for cell in (mine, *oracle.neighbours(mine))]
    for _ in range(30):
        tile, cell = chooser.randrange(len(printed)), chooser.choice(around)
        answer = match.explain(0, {"tile": tile, "x": cell[0], "y": cell[1]})
        needs, offers = printed[tile]["needs"], oracle.suppliers(view, printed, 0, cell)
        beside = cell in own or bool(oracle.sides(cell) & set(own))
        assert answer["beside"] == beside
        assert answer["fits"] == (beside and oracle.served(needs, offers))
        assert answer["clause"] == (None if answer["fits"] else "F4.2" if beside else "F4.1")
        assert answer["swap"] == (own[cell]["tile"] if cell in own else None)
        said = [need["resource"] for need in answer["served"]]
        unmet = [name for name, count in answer["unmet"].items() for _ in range(count)]
        assert sorted(said + unmet) == sorted(needs)
        from_tiles = [(n["x"], n["y"]) for n in answer["served"] if "bought" not in n]
        assert len(set(from_tiles)) == len(from_tiles)
        assert sum("bought" in need for need in answer["served"]) <= bool(view["bought"])
        for need in answer["served"]:
            if "bought" not in need:
                assert need["resource"] in printed[own[need["x"], need["y"]]["tile"]]["gives"]
        if unmet:  # as many needs as possible are served
            assert not oracle.served([*said, unmet[0]], offers)


WRONG = {"tile": ["mine", True, 61, -1], "x": [0.5, 1000], "y": [None], "seat": [2, "me"]}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in WRONG for value in WRONG[name]])
def test_a_question_that_cannot_be_answered(name, value):
    match, fine = position(step="tile"), {"tile": 7, "x": 0, "y": 0}
    assert match.explain(0, fine)
    assert match.explain(0, {**fine, name: value}) is None
    assert match.explain(0, {}) is match.explain(0, {"tile": 7, "x": 0}) is None


def test_anybody_may_ask_about_any_nation():  # F5.5
    match = position(step="tile", nations=[["forest@0,0", "cliff@1,0"], ["lake@0,0", "lake@1,0"]])
    mine = {"tile": 7, "x": 0, "y": 1}
    assert match.explain(0, mine)["fits"]
    assert match.explain(1, {**mine, "seat": 0}) == match.explain(0, mine) == match.explain(None, mine)
    assert not match.explain(1, mine)["fits"]


def test_without_a_cell_one_is_told_where_the_tile_fits():  # F4.1, F4.2, F4.6
    match = position(step="tile", nations=[["forest@0,0", "cliff@1,0"], ["lake@0,0", "lake@1,0"]])
    answer = match.explain(0, {"tile": 7})  # a mine: wood and stone
    assert {(cell["x"], cell["y"]) for cell in answer["cells"]} == {(0, 1), (1, 1), (0, -1), (1, -1)}
    assert answer["swaps"] == []
    assert len(match.explain(0, {"tile": 0})["swaps"]) == 2  # a forest needs nothing
    assert match.explain(1, {"tile": 7})["cells"] == []


# ----- Layers


@pytest.mark.parametrize("number", range(games(12, 3)))
def test_what_reaches_a_free_cell(number):  # F4.3
    match = random_position(number)
    view, printed = match.view(None), match.definition.printed(match.setting)["tiles"]
    cells = match.explain(0, {"of": "supply"})["cells"]
    assert [[cell["x"], cell["y"]] for cell in cells] == view["seats"][0]["free"]
    for cell in cells:
        offers = oracle.suppliers(view, printed, 0, (cell["x"], cell["y"]))
        assert sorted(map(sorted, cell["gives"])) == sorted(map(sorted, offers))


@pytest.mark.parametrize("number", range(games(12, 3)))
def test_points_on_tiles_and_beside_them_are_all_the_points(number):  # F6.3
    match = random_position(number)
    seat = match.view(0)["seats"][0]
    worth = match.explain(1, {"of": "worth", "seat": 0})["tiles"]
    assert [(tile["x"], tile["y"]) for tile in worth] == [(tile["x"], tile["y"]) for tile in seat["tiles"]]
    beside = sum(seat["hand"].values()) - len(seat["swapped"])
    assert sum(tile["points"] for tile in worth) + beside == match.scores[0]["total"]
