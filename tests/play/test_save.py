"""A saved match consists of its beginning and its actions. For a damaged file the error says where, and
nothing changes."""

import json

import pytest

import imperia
from tests.play.test_match import play_randomly

empire = imperia.game("empire")

SMALL_MAP = """imperia map 1
title: Twins
start: A

[grid]
AAAA..CC
AABB..CC

[regions]
A 0 Alfa, one, triangle
B 1 Beta, one
C 2 Ceta, two

[continents]
one One
two Two

[sea]
B - C
"""


@pytest.fixture
def saved():
    return play_randomly(empire.start(3, seed=42, goods_tokens=True), actions=40).save()


@pytest.mark.parametrize("actions", [0, 1, 25, 10_000])
def test_loading_replays_to_the_same_bytes(actions):
    match = play_randomly(empire.start(4, seed=6, map="b", tie="die"), actions=actions)
    again = imperia.load(match.save())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.save() == match.save()
    assert [str(event) for event in again.log] == [str(event) for event in match.log]


def test_a_match_that_began_in_a_position_is_saved_too():
    match = play_randomly(empire.position(turn=1, step="sail", armies={4: [0, 2], 9: [1, 0]}), actions=5)
    again = imperia.load(match.save())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.save() == match.save()


def test_a_match_on_a_map_of_the_users_carries_the_map(tmp_path):
    path = tmp_path / "twins.map"
    path.write_text(SMALL_MAP)
    match = play_randomly(empire.start(2, seed=1, map=str(path), goods_tokens=True))
    text, notation = match.save(), match.notation
    path.unlink()
    assert imperia.load(text).state.tobytes() == match.state.tobytes()
    assert empire.read(notation).state.tobytes() == match.state.tobytes()


def changed(text, **fields):
    document = json.loads(text)
    document.update(fields)
    return json.dumps({name: value for name, value in document.items() if value is not None})


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda t: "", "line 1, column 1"),
        (lambda t: t[: len(t) // 2], "line \\d+, column \\d+"),
        (lambda t: "[" * 100_000, "nested too deeply|line 1"),
        (lambda t: changed(t, seed=7).replace("7", "7" * 5000), "a number that is too long"),
        (lambda t: changed(t, position_hash="\ud800"), "half a character"),
        (lambda t: changed(t, **{"\udfff": 1}), "half a character"),
        (lambda t: '{"white": "e4"}', "no field 'imperia'"),
        (lambda t: "[1, 2]", "no field 'imperia'"),
        (lambda t: changed(t, imperia=2), "format 2"),
        (lambda t: changed(t, game="chess"), "choose one of: empire"),
        (lambda t: changed(t, game=["empire"]), "choose one of: empire"),
        (lambda t: changed(t, rules=99), "version 99"),
        (lambda t: changed(t, position_hash=None), "'position_hash' is missing"),
        (lambda t: changed(t, sede=7), "'sede' is unknown"),
        (lambda t: changed(t, seed=None), "either a 'seed' or a 'position'"),
        (lambda t: changed(t, seed="7"), "seed is a whole number"),
        (lambda t: changed(t, seed=43), "action \\d+ of 40 .* not allowed there|do not lead"),
        (lambda t: changed(t, players=9), "2 to 5 players"),
        (lambda t: changed(t, options={"map": "zz"}), "there is no board 'zz'"),
        (lambda t: changed(t, options=[1]), "'options' and 'fingerprints' are objects"),
        (lambda t: changed(t, actions="0 bid 1"), "'actions' is a list"),
        (lambda t: changed(t, actions=[7]), "action 1 of 1 \\(7\\)"),
        (lambda t: changed(t, actions=["bid 3"]), "begins with the number of a seat"),
        (lambda t: changed(t, actions=["8 bid 3"]), "seats 0 to 2"),
        (lambda t: changed(t, actions=["0 bid 3", "0 bid 4"]), "action 2 of 2 .*E3.1"),
        (lambda t: changed(t, actions=["0 jump"]), "there is no action 'jump'"),
        (lambda t: changed(t, actions=["0 bid 3"]), "do not lead to the position"),
        (lambda t: changed(t, position="empire 1 players=7", seed=None), "2 to 5 players"),
    ],
)
def test_a_damaged_or_foreign_text_says_where_it_breaks(saved, damage, says):
    with pytest.raises(imperia.BadSave, match=says):
        imperia.load(damage(saved))


def test_each_single_action_that_is_left_out_or_doubled_is_noticed(saved):
    actions = json.loads(saved)["actions"]
    for place in range(0, len(actions), 5):
        shorter = actions[:place] + actions[place + 1 :]
        with pytest.raises(imperia.BadSave):
            imperia.load(changed(saved, actions=shorter))


@pytest.mark.parametrize(
    ("notation", "says"),
    [
        ("", "begins 'empire 1'"),
        ("chess 1 players=2", "begins 'empire 1'"),
        ("empire 7 players=2", "rules version '7'"),
        ("empire 1 players", "fields are|it has NAME=VALUE"),
        ("empire 1 wind=3", "it has NAME=VALUE"),
        ("empire 1 players=2 players=3", "there twice"),
        ("empire 1 players=x", "'players' cannot be read"),
        ("empire 1 players=2 armies=99:1,1", "no region 99"),
        ("empire 1 players=2 armies=12:15,1", "only 14 in all"),
        ("empire 1 players=2 cities=12:4", "only 3 in all"),
        ("empire 1 players=2 cards=5,5/7", "card \\[5\\] is in two places"),
        ("empire 1 players=2 row=4", "card \\[4\\] is not in the box"),
        ("empire 1 players=2 coins=15,2", "0 to 14 coins"),
        ("empire 1 players=2 turn=5", "turn is a seat"),
        ("empire 1 players=2 step=dance", "there is no step 'dance'"),
        ("empire 1 players=2 step=target", "needs moving_from"),
        ("empire 1 players=2 goods_tokens=maybe", "'goods_tokens' cannot be read"),
        ("empire 1 players=2 left=place:300 step=step", "left of place is a whole number from 1 to 9"),
    ],
)
def test_a_notation_that_cannot_be_read_says_which_field(notation, says):
    with pytest.raises(imperia.ImperiaError, match=says):
        empire.read(notation)
