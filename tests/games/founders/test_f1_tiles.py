"""F1: the tiles and tokens in the box, and sets of a user's own."""

import itertools
from collections import Counter

import pytest

import imperia
from imperia.games.errors import BadOption
from imperia.games.founders.tileset import BadTiles, open_tiles

from .table import FOLDER, LARGEST, SMALL, STANDARD_TILES, TOKENS, adding, founders

BASIC = ("wood", "stone", "plants", "water")
VILLAGE = ("iron", "gold", "cloth", "wine", "horses", "fish")
CITY = ("army", "coin", "carriage", "craft")

# As the rules list them: name, needs, what it gives, copies.
NATURE = {
    "forest": "wood stone",
    "grove": "wood plants",
    "river-bank": "wood water",
    "cliff": "stone plants",
    "waterfall": "stone water",
    "lake": "plants water",
}
VILLAGES = {
    "stable": ("plants water", "horses", 3),
    "mine": ("wood stone", "iron", 3),
    "gold-mine": ("stone water", "gold", 4),
    "winery": ("wood plants", "wine", 4),
    "weaver": ("stone plants", "cloth", 5),
    "fishery": ("wood water", "fish", 5),
}
CITIES = {
    "war-camp": ("army", "horses stone, iron water, gold plants, cloth stone, wine wood, fish wood"),
    "marketplace": ("coin", "iron plants, horses water, gold stone, cloth wood, wine plants, fish stone"),
    "inn": ("carriage", "horses wood, iron stone, gold water, cloth plants, wine water, fish plants"),
    "workshop": ("craft", "iron wood, horses plants, gold wood, cloth water, wine stone, fish water"),
}
TEMPLES = (
    "iron army, iron craft, horses army, horses carriage, gold army, gold coin, cloth coin, cloth craft, "
    "wine coin, wine carriage, fish carriage, fish craft"
)
GREAT_TEMPLES = "army coin, coin carriage, carriage craft, craft army"


PRINTED = founders.definition.printed(founders.definition.setting(2, {}))  # what the page is told


def printed(stack):
    return [tile for tile in PRINTED["tiles"].values() if tile["stack"] == stack]


def pairs(text):
    return {frozenset(pair.split()) for pair in text.split(", ")}


def test_there_are_fourteen_resources():  # F1.1
    assert PRINTED["resources"] == [*BASIC, *VILLAGE, *CITY]


def test_nature_tiles():  # F1.2
    tiles, every_pair = printed("green"), map(frozenset, itertools.combinations(BASIC, 2))
    assert {tile["key"]: " ".join(tile["gives"]) for tile in tiles} == NATURE
    assert {frozenset(tile["gives"]) for tile in tiles} == set(every_pair)
    assert all(tile["copies"] == 4 and tile["needs"] == [] and tile["points"] == 0 for tile in tiles)
    assert STANDARD_TILES.sizes[0] == 24


def test_village_tiles():  # F1.3
    tiles = printed("blue")
    assert {t["key"]: (" ".join(t["needs"]), " ".join(t["gives"]), t["copies"]) for t in tiles} == VILLAGES
    assert STANDARD_TILES.sizes[1] == 24


def test_city_tiles():  # F1.4
    tiles = printed("purple")
    for name, (gives, needs) in CITIES.items():
        mine = [tile for tile in tiles if tile["key"] == name]
        assert {frozenset(tile["needs"]) for tile in mine} == pairs(needs)
        assert len(mine) == 6
        assert all(tile["gives"] == [gives] for tile in mine)
        assert {tile["token"] for tile in mine} == {TOKENS[CITY.index(gives)]}
    every_pair = Counter(frozenset(tile["needs"]) for tile in tiles)
    assert every_pair == Counter(map(frozenset, itertools.product(VILLAGE, BASIC)))
    assert all(tile["copies"] == 1 for tile in tiles)


def test_victory_tiles():  # F1.5
    tiles = printed("victory")
    by_points = {n: {frozenset(t["needs"]) for t in tiles if t["points"] == n} for n in (1, 2, 3)}
    altars = itertools.product(("iron", "gold", "cloth"), ("horses", "wine", "fish"))
    assert by_points == {1: set(map(frozenset, altars)), 2: pairs(TEMPLES), 3: pairs(GREAT_TEMPLES)}
    assert [tile["key"] for tile in tiles] == ["altar"] * 9 + ["temple"] * 12 + ["great-temple"] * 4
    assert all(tile["copies"] == 1 and tile["gives"] == [] for tile in tiles)
    assert Counter(need for tile in tiles for need in tile["needs"]) == dict.fromkeys((*VILLAGE, *CITY), 5)


def test_six_tokens_of_each_and_a_craftsman_for_each_village_resource():  # F1.6
    view = founders.start(players=3, seed=1).view(None)
    assert view["reserve"] == dict.fromkeys(TOKENS, 6)
    assert sorted(view["craftsmen_left"]) == sorted(VILLAGE)


# ----- F1.7: a set of one's own


def test_a_file_is_a_set(tmp_path):  # F1.7
    path = tmp_path / "small.tiles"
    path.write_text(SMALL, encoding="utf-8")
    match = founders.start(players=2, seed=1, tiles=str(path))
    assert match.options["tiles"] == SMALL
    assert match.view(None)["options"]["tiles"] == "The Small Set"
    path.unlink()
    again = imperia.load(match.save())  # a match has its tiles with it
    assert again.state.tobytes() == match.state.tobytes()


def test_names_of_tiles_are_those_of_the_file():  # F1.7
    match = adding("spring@0,0", "spring@1,0", tiles=SMALL, rows={"blue": ["weir"]})
    (action,) = [action for action in match.legal(0) if action.arguments.get("tile") == 6]
    assert action.text("en") == "Take fish weir (water + water → fish)"
    assert action.text("pl") == "Weź: jaz (woda + woda → ryby)"


@pytest.mark.parametrize(
    ("section", "players", "copies", "enough"),
    [
        ("nature", 2, 6, 7),
        ("nature", 3, 8, 9),
        ("nature", 4, 10, 11),
        ("village", 2, 1, 2),
        ("victory", 2, 7, 8),
        ("victory", 3, 11, 12),
    ],
)
def test_a_set_that_is_too_small_to_set_up(section, players, copies, enough):  # F1.7
    text = with_copies(section, copies)
    with pytest.raises(BadOption, match=rf"at least {enough} tiles in \[{section}\] \(F1.7\).* has {copies}"):
        founders.definition.setting(players, {"tiles": text})
    founders.definition.setting(players, {"tiles": with_copies(section, enough)})


def test_a_set_without_city_tiles():  # F1.7
    with pytest.raises(BadOption, match=r"at least 1 tile in \[city\]"):
        founders.definition.setting(2, {"tiles": LARGEST.replace("town 60 wood -> army\n", "")})


def test_a_set_that_the_setup_uses_up():  # F1.7
    text = LARGEST
    for section, copies in {"nature": 7, "village": 2, "city": 1, "victory": 8}.items():
        text = with_copies(section, copies, text)
    with pytest.raises(BadOption, match="used up by the setup for 2 players"):
        founders.definition.setting(2, {"tiles": text})
    founders.definition.setting(2, {"tiles": with_copies("village", 3, text)})


def with_copies(section, copies, text=LARGEST):
    """The largest set, with so many tiles in one of its sections."""
    name = {"nature": "field", "village": "house", "city": "town", "victory": "tower"}[section]
    lines = [f"{name} {copies} {line.split(None, 2)[2]}" if line.startswith(name) else line
             for line in text.splitlines()]  # fmt: skip
    return "\n".join(lines) + "\n"


BAD = [
    [part.strip() for part in line.split("|")]
    for line in (FOLDER / "bad_tiles.txt").read_text(encoding="utf-8").splitlines()[1:]
]


@pytest.mark.parametrize(("old", "new", "line", "told"), BAD)
def test_a_bad_tile_file_is_refused_with_its_line_and_a_remedy(old, new, line, told, tmp_path):  # F1.7
    assert old in SMALL
    path = tmp_path / "bad.tiles"
    path.write_text(SMALL.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadTiles) as caught:
        founders.start(players=2, tiles=str(path))
    where = f"{path}:{line}: " if line else f"{path}: "
    assert str(caught.value).startswith(where)
    assert told in str(caught.value)


def test_too_many_different_tiles():  # F1.7
    village = "\n".join(f"house-{n} 1 wood -> iron" for n in range(60))
    city = "\n".join(f"town-{n} 1 wood -> army" for n in range(60))
    text = LARGEST.replace("house 60 wood -> iron", village).replace("town 60 wood -> army", city)
    with pytest.raises(BadTiles, match="122 different tiles, and 120 at most"):
        open_tiles(text)


def test_files_that_cannot_be_read(tmp_path):  # F1.7
    (tmp_path / "picture.tiles").write_bytes(b"\x89PNG\xff\x00")
    (tmp_path / "large.tiles").write_text("#" * 70_000)
    told = {
        "none.tiles": "cannot be read: No such file",
        ".": "cannot be read: Is a directory",
        "picture.tiles": "not a text in UTF-8",
        "large.tiles": "too large; a tile file has at most 64 KiB",
    }
    for name, why in told.items():
        with pytest.raises(BadTiles, match=why):
            founders.start(players=2, tiles=str(tmp_path / name))
    with pytest.raises(BadOption, match="there is no tile set 'deluxe'; there is 'standard'"):
        founders.start(players=2, tiles="deluxe")


def test_comments_and_blank_lines_mean_nothing():  # F1.7
    noisy = SMALL.replace("\n[", "\n\n# a remark\n[").replace("-> iron\n", "-> iron   # a village\n")
    assert open_tiles(noisy).sorts == open_tiles(SMALL).sorts
