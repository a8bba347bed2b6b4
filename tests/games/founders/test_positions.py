"""Positions from keywords and lines: what is left out has a sensible default, what cannot be is refused."""

import pytest

from imperia.games.contract import BadPosition
from imperia.games.founders.pieces import Stack
from imperia.games.options import BadOption

from .table import KEYS, LARGEST, founders, hand, notations, position, row, stack_of, tiles_of, turn

TWELVE = [key for key in KEYS if key.startswith(("altar", "temple"))][:12]
ALTARS = [f"{key}@{x},0" for x, key in enumerate(TWELVE[:9])]
SQUARE = ["forest@0,0", "lake@1,0", "cliff@0,1", "grove@1,1"]


def test_without_any_keywords_it_is_a_first_turn():
    match = position()
    assert (match.players, match.decision, turn(match)) == (2, "open", 0)
    assert tiles_of(match, 0) == {(0, 0): "forest", (1, 0): "forest"}
    assert [len(row(match, stack)) for stack in ("green", "blue", "purple", "victory")] == [3, 2, 1, 8]
    assert [len(stack_of(match, stack)) for stack in tuple(Stack)[:3]] == [17, 22, 23]
    assert match.view(None)["removed"] == []
    assert hand(match, 0) == {}


def test_as_many_players_as_the_keywords_speak_of():
    assert position(turn=2).players == 3
    assert position(hands=[{}, {}, {}, {"war": 1}]).players == 4
    assert position(players=4).players == 4


def test_tiles_that_are_named_are_not_used_elsewhere():
    match = position(rows={"green": ["forest"] * 4})
    assert tiles_of(match, 0) == {(0, 0): "grove", (1, 0): "grove"}


def test_a_stack_that_is_given_is_the_whole_stack():
    match = position(stacks={"blue": ["mine"]})
    assert stack_of(match, Stack.BLUE) == ["mine"]
    assert len(match.view(None)["removed"]) == 21


def test_a_draft_under_way():
    match = position(step="draft", players=3, first=1, nations=[[], ["lake@0,0"]])
    assert turn(match) == 2
    assert len(row(match, "green")) == 6
    assert row(match, "blue") == []
    side = position(step="side", nations=[["lake@0,0"], ["lake@0,0"]], tile="forest", rows={
        "green": ["forest", "cliff", "cliff"]})  # fmt: skip
    assert turn(side) == 1
    assert notations(side) == ["cell 0,1", "cell -1,0", "cell 1,0", "cell 0,-1"]


@pytest.mark.parametrize(
    ("keywords", "told"),
    [
        ({"colour": 3}, "a position of founders has no 'colour'"),
        ({"step": "dance"}, "step is one of: draft, side"),
        ({"turn": 3, "players": 2}, "turn is a seat from 0 to 1, not 3"),
        ({"first": -1}, "first is a seat from 0 to 1, not -1"),
        ({"nations": [["castle@0,0", "lake@1,0"]]}, "there is no tile 'castle'"),
        ({"nations": [["lake@0,0"] + [f"lake@{x},0" for x in range(1, 5)]]}, "only 4 of the tile 'lake'"),
        ({"nations": [["lake", "lake@1,0"]]}, "a tile is written KEY@X,Y"),
        ({"nations": [["lake@0,0+fire", "lake@1,0"]]}, "a tile is written KEY@X,Y"),
        ({"nations": [["lake@0,zero", "lake@1,0"]]}, "cannot be read"),
        ({"nations": [["lake@0,0", "cliff@0,0"]]}, "lie on one cell (F4.5)"),
        ({"nations": [["lake@0,0", "cliff@2,0"]]}, "do not hang together"),
        ({"nations": [["lake@0,0", "cliff@1,1"]]}, "do not hang together"),
        ({"nations": [["lake@1,0", "cliff@2,0"]]}, "do not hang together with one at 0,0"),
        ({"nations": [["lake@0,0"]]}, "seat 0 has not two tiles yet (F2.2)"),
        ({"nations": [[], [], []], "players": 2}, "more nations than players"),
        ({"nations": [["lake@0,0+craftsman", "cliff@1,0"]]}, "no craftsman lies on 'lake' (F5.4)"),
        (
            {"nations": [["altar-iron-fish@0,0+coin", "cliff@1,0"]]},
            "no coin lies on 'altar-iron-fish' (F5.2)",
        ),
        ({"nations": [["lake@0,0+carriage", "cliff@1,0"]]}, "are not all filled (F5.3)"),
        ({"hands": [{"war": 7}]}, "there are 6 tokens of 'war' (F1.6)"),
        ({"hands": [{"war": -1}]}, "tokens are counted from 0"),
        ({"hands": [{"craftsman": 1}]}, "a hand has war, coin, carriage"),
        ({"craftsmen": [["iron"], ["iron"]]}, "one craftsman of 'iron' (F1.6)"),
        ({"craftsmen": [["wood"]]}, "'wood' is none of: iron"),
        ({"craftsmen": [["iron"]], "nations": [["mine@0,0+craftsman", "lake@1,0"]]}, "in two places (F1.6)"),
        ({"craftsmen_left": ["iron"]}, "do not add up to one of each (F1.6)"),
        ({"craftsmen_left": ["iron"], "craftsmen": [["iron"]]}, "'iron' is none of: gold"),
        ({"box": {"coin": 1}}, "only tokens of war and craftsmen go to the box (F4.6)"),
        ({"box": {"war": 7}}, "there are 6 tokens of 'war'"),
        ({"box": {"war": -1}}, "tokens are counted from 0"),
        ({"rows": {"red": []}}, "there is no 'red'; there are: green"),
        ({"rows": {"green": ["mine"]}}, "'mine' is no tile of 'green'"),
        ({"rows": {"blue": ["mine"] * 3 + ["stable"] * 3}}, "6 tiles face up in 'blue', and 5 at most"),
        ({"stacks": {"victory": ["altar-iron-fish"]}}, "victory tiles have no stack"),
        ({"stacks": {"green": ["mine"]}}, "'mine' is no tile of 'green'"),
        ({"stacks": {"green": [], "blue": [], "purple": []}}, "nothing can be done"),
        ({"step": "draft", "nations": [[], ["lake@0,0"]]}, "one tile each from the first player on"),
        ({"step": "draft", "turn": 1}, "after 0 picks seat 0 is asked (F2.2)"),
        ({"step": "draft", "rows": {"green": ["lake"]}}, "after 0 picks 5 green tiles lie open (F2.2)"),
        ({"step": "target"}, "step 'target' needs 'token'"),
        ({"step": "open", "token": "war"}, "step 'open' has no 'token'"),
        ({"step": "target", "token": "sword"}, "token is one of: war"),
        ({"step": "target", "token": "carriage"}, "seat 0 has no token of 'carriage' to play (F3.2)"),
        ({"step": "target", "token": "carriage", "hands": [{"carriage": 1}]}, "nothing can be done"),
        ({"step": "place"}, "step 'place' needs 'tile'"),
        ({"step": "place", "tile": "lake", "rows": {"green": ["cliff"]}}, "does not lie face up (F3.3)"),
        (
            {"step": "place", "tile": "inn-iron-stone", "rows": {"purple": ["inn-iron-stone"]}},
            "nothing can be done",
        ),
        ({"step": "place", "tile": "mine", "drawn": True}, "'mine' is not green"),
        ({"step": "tile", "drawn": True}, "'drawn' only in step 'place'"),
        ({"bought": "iron"}, "only before a tile is added"),
        ({"step": "tile", "bought": "coal"}, "'coal' is none of"),
        ({"step": "resource", "coin": "1:0,0"}, "coin is SEAT:X,Y of a tile with a coin"),
        ({"step": "answer"}, "step 'answer' needs 'proposer'"),
        ({"step": "answer", "proposer": 5, "players": 2}, "proposer is a seat from 0 to 1"),
        ({"nations": 7}, "nations is a list, not 7"),
        ({"nations": [[7, "lake@1,0"]]}, "a tile is a word, not 7"),
        ({"nations": [["lake@0,0+war+war", "lake@1,0"]]}, "a tile is written KEY@X,Y"),
        ({"turn": 1.5}, "turn is the number of a seat, not 1.5"),
        ({"turn": 0, "step": "over"}, "when the game is over it is nobody's turn"),
        ({"step": "propose", "agreed_end": False}, "step 'propose' is for the option agreed_end=True (F6.2)"),
        ({"step": "answer", "proposer": 0, "turn": 0}, "whoever proposes does not answer himself (F6.2)"),
        (
            {"step": "propose", "stacks": {"green": [], "blue": [], "purple": []}},
            "the game is over before anybody proposes it (F6.1)",
        ),
        ({"step": "propose", "rows": {"victory": []}}, "the game is over before anybody proposes it (F6.1)"),
        ({"step": "target", "token": "war"}, "seat 0 has no token of 'war' to play (F3.2)"),
        (
            {
                "step": "resource",
                "coin": "0:0,0",
                "nations": [["lake@0,0+coin", "lake@1,0"]],
            },
            "nobody buys from himself (F5.2)",
        ),
        (
            {
                "step": "resource",
                "coin": "1:0,0",
                "nations": [[], ["lake@0,0+coin+war", "lake@1,0"]],
            },
            "coin is SEAT:X,Y of a tile with a coin",
        ),
        ({"hands": [{"war": 1.5}]}, "tokens are counted from 0, not 1.5"),
        ({"hands": [{}, {}, {}], "players": 2}, "hands are of 3 seats, and 2 play"),
        ({"craftsmen_left": ["iron"] * 6}, "do not add up to one of each (F1.6)"),
        ({"step": "draft", "hands": [{"war": 1}]}, "in the draft nobody has tokens"),
        ({"step": "draft", "swapped": [["lake"]]}, "in the draft nobody has tokens, and nothing is swapped"),
        ({"step": "draft", "stacks": {"blue": ["mine"]}}, "after the draft the stacks must fill the rows"),
        ({"rows": {"victory": TWELVE}}, "12 tiles face up in 'victory', and 8 at most"),
        ({"nations": [ALTARS]}, "9 victory tiles are in the game, and 8 at most (F2.1)"),
        (
            {"nations": [ALTARS[:6]], "rows": {"victory": TWELVE[9:]}},
            "3 tiles face up in 'victory', and 2 at most",
        ),
        ({"drawn": "no"}, "drawn is True or False, not 'no'"),
        ({"seed": 1, "chance": [1, 2, 3]}, "'seed' or its 'chance', not both"),
    ],
)
def test_what_cannot_be_is_refused(keywords, told):
    with pytest.raises(BadPosition) as caught:
        position(**keywords)
    assert told in str(caught.value)


def test_a_nation_that_could_outgrow_its_room():  # F4.8
    line = [f"{'field' if x < 50 else 'house'}@{x},0" for x in range(90)]
    with pytest.raises(BadPosition, match="seat 0 has 90 tiles; no nation gets more than 87"):
        position(tiles=LARGEST, nations=[line])
    with pytest.raises(BadPosition, match=r"seat 0 could get \d+ tiles, .* nobody gets more than 87"):
        position(tiles=LARGEST, nations=[line[:60]])


def test_swapped_tiles_that_could_outgrow_their_room():  # F4.6, F4.8
    """Every turn may swap one more: what lies aside grows as a nation does."""
    swapped, few = ["house"] * 60 + ["town"] * 26, {"green": ["field"], "blue": [], "purple": []}
    with pytest.raises(BadPosition, match=r"seat 0 could get \d+ tiles, swapped ones included"):
        position(tiles=LARGEST, swapped=[swapped])
    with pytest.raises(BadPosition, match=r"seat 1 could get 88 tiles, swapped ones included"):
        position(tiles=LARGEST, swapped=[[], swapped[:85]], stacks=few, turn=1)
    match = position(tiles=LARGEST, swapped=[[], swapped[:85]], stacks=few)
    assert founders.read(match.notation).notation == match.notation


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_proposal_at_the_largest_table_reads_back(players):  # F4.8, F6.2
    """Whose turn comes next goes by who proposed, not by who answers."""
    match = founders.start(players=players, seed=3, tiles=LARGEST, agreed_end=True, first_player="1")
    for _ in range(6):
        while match.decision != "propose":
            match.play(match.actors[0], match.legal(match.actors[0])[0])
        match.play(match.actors[0], "propose")
        for _ in range(players - 2):
            assert founders.read(match.notation).state.tobytes() == match.state.tobytes()
            match.play(match.actors[0], "agree")
        assert founders.read(match.notation).state.tobytes() == match.state.tobytes()
        match.play(match.actors[0], "refuse")


def test_an_agreed_end_is_in_play_where_a_position_speaks_of_it():  # F6.2
    for step, more in (("propose", {}), ("answer", {"proposer": 1}), ("last", {"proposer": 1})):
        assert position(step=step, **more).options["agreed_end"] is True


def test_bad_options_are_refused_as_everywhere():
    with pytest.raises(BadOption, match="option agreed_end takes True or False"):
        position(agreed_end="perhaps")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "begins 'founders 1'"),
        ("empire 1 players=2", "begins 'founders 1'"),
        ("founders 9 players=2", "of rules version '9'"),
        ("founders 1 players", "'players' is no field"),
        ("founders 1 colour=red", "'colour=red' is no field"),
        ("founders 1 players=2 players=2", "there twice"),
        ("founders 1 players=two", "the value of 'players' cannot be read: 'two'"),
        ("founders 1 hands=war", "the value of 'hands' cannot be read"),
        ("founders 1 drawn=maybe", "the value of 'drawn' cannot be read"),
        ("founders 1 chance=1,2", "chance has 3 numbers, not 2"),
    ],
)
def test_lines_that_cannot_be_read(line, told):
    with pytest.raises(BadPosition) as caught:
        founders.read(line)
    assert told in str(caught.value)


def test_a_line_is_readable():
    match = position(nations=[["forest@0,0+carriage", *SQUARE[1:]]], hands=[{"war": 1}, {}], seed=5)
    line = match.notation
    assert "nations=forest@0,0+carriage;lake@1,0;cliff@0,1;grove@1,1/forest@0,0;forest@1,0" in line
    assert "hands=war:1/" in line
    assert founders.read(line).notation == line


@pytest.mark.parametrize("step", ["token", "target", "resource", "tile", "place"])
def test_a_turn_that_is_under_way_is_written_down(step):  # F3.2, F5.2
    more = {
        "target": {"token": "coin"},
        "resource": {"coin": "1:1,0"},
        "place": {"tile": "fishery", "bought": "water"},
    }.get(step, {})
    nations = [["forest@0,0", "cliff@1,0"], ["lake@0,0", "lake@1,0+coin"]]
    match = position(step=step, nations=nations, hands=[{"coin": 1}], rows={"blue": ["fishery"]}, **more)
    again = founders.read(match.notation)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.legal(0) == match.legal(0)
