"""Every reason to refuse an action is reached, with its clause and a sentence in both languages."""

import pytest

from imperia.games.contract import BadNotation
from imperia.games.founders.names import AT, CELL, CODES, Refusal

from .batch import refusals
from .table import by_number, founders, play, position, refusal

VILLAGES = ["mine@0,0", "stable@1,0", "forest@0,1", "lake@1,1"]

# The reason: a position, what the seat that is asked tries, and the clause that forbids it.
CASES = {
    Refusal.DRAFT_FIRST: ({"step": "draft"}, "open green", "F2.2"),
    Refusal.SIDE_FIRST: ({"step": "draft"}, "tile lake", "F2.2"),  # prepared below
    Refusal.OPEN_FIRST: ({}, "tile forest", "F3.1"),
    Refusal.TOKEN_FIRST: ({"step": "token"}, "tile forest", "F3.2"),
    Refusal.TARGET_FIRST: ({"step": "target", "token": "war", "hands": [{"war": 1}]}, "no-token", "F3.2"),
    Refusal.RESOURCE_FIRST: (
        {"step": "resource", "nations": [[], ["lake@0,0+coin", "lake@1,0"]], "coin": "1:0,0"},
        "tile forest",
        "F5.2",
    ),
    Refusal.TILE_FIRST: ({"step": "tile"}, "cell 0,1", "F3.3"),
    Refusal.PLACE_FIRST: (
        {"step": "place", "tile": "lake", "rows": {"green": ["lake"]}},
        "tile lake",
        "F3.3",
    ),
    Refusal.PROPOSE_FIRST: ({"step": "propose", "agreed_end": True}, "open green", "F6.2"),
    Refusal.ANSWER_FIRST: ({"step": "answer", "proposer": 1, "agreed_end": True}, "go-on", "F6.2"),
    Refusal.LAST_FIRST: (
        {"step": "last", "proposer": 0, "agreed_end": True, "nations": [VILLAGES], "craftsmen": [["iron"]]},
        "agree",
        "F6.2",
    ),
    Refusal.NO_SUCH_TILE: ({"step": "tile"}, AT + 50, "F4.5"),
    Refusal.NOT_OPEN: ({"step": "draft", "rows": {"green": ["forest"] * 4 + ["cliff"]}}, "tile lake", "F2.2"),
    Refusal.STACK_EMPTY: ({"stacks": {"green": []}}, "open green", "F3.1"),
    Refusal.TOKEN_NOT_HELD: ({"step": "token"}, "token war", "F3.2"),
    Refusal.NOWHERE_FOR_WAR: (
        {"step": "token", "hands": [{"war": 1}], "nations": [[], ["lake@0,0", "lake@0,1+war"]]},
        "token war",
        "F5.1",
    ),
    Refusal.NOWHERE_FOR_COIN: (
        {"step": "token", "hands": [{"coin": 1}], "nations": [[], ["lake@0,0+war", "lake@1,0+war"]]},
        "token coin",
        "F5.2",
    ),
    Refusal.NOWHERE_FOR_CARRIAGE: ({"step": "token", "hands": [{"carriage": 1}]}, "token carriage", "F5.3"),
    Refusal.NOWHERE_FOR_CRAFTSMAN: ({"step": "token", "craftsmen": [["iron"]]}, "token craftsman", "F5.4"),
    Refusal.WAR_ON_OWN_TILE: (
        {"step": "target", "token": "war", "hands": [{"war": 1}]},
        "at 0 0,0",
        "F5.1",
    ),
    Refusal.NOT_FARTHEST: (
        {"step": "target", "token": "war", "hands": [{"war": 1}], "nations": [[], ["lake@0,0", "lake@0,1"]]},
        "pillage 1 0,0",
        "F5.1",
    ),
    Refusal.PILLAGED_ALREADY: (
        {
            "step": "target",
            "token": "war",
            "hands": [{"war": 1}],
            "nations": [[], ["lake@0,0+war", "lake@1,0"]],
        },
        "pillage 1 0,0",
        "F5.1",
    ),
    Refusal.COIN_ON_OWN_TILE: (
        {"step": "target", "token": "coin", "hands": [{"coin": 1}]},
        "at 0 0,0",
        "F5.2",
    ),
    Refusal.GIVES_NOTHING: (
        {
            "step": "target",
            "token": "coin",
            "hands": [{"coin": 1}],
            "nations": [[], ["lake@0,0+war", "lake@1,0"]],
        },
        "buy 1 0,0",
        "F5.2",
    ),
    Refusal.COIN_ALREADY: (
        {
            "step": "target",
            "token": "coin",
            "hands": [{"coin": 1}],
            "nations": [[], ["lake@0,0+coin", "lake@1,0"]],
        },
        "buy 1 0,0",
        "F5.2",
    ),
    Refusal.CARRIAGE_NOT_AT_HOME: (
        {"step": "target", "token": "carriage", "hands": [{"carriage": 1}], "nations": [VILLAGES]},
        "at 1 0,0",
        "F5.3",
    ),
    Refusal.CORNER_NOT_FILLED: (
        {"step": "target", "token": "carriage", "hands": [{"carriage": 1}], "nations": [VILLAGES]},
        "unite 1,1",
        "F5.3",
    ),
    Refusal.CARRIAGE_ALREADY: (
        {
            "step": "target",
            "token": "carriage",
            "hands": [{"carriage": 1}],
            "nations": [["mine@0,0+carriage", *VILLAGES[1:], "lake@2,0", "lake@2,1"]],
        },
        "unite 0,0",
        "F5.3",
    ),
    Refusal.CRAFTSMAN_NOT_AT_HOME: (
        {"step": "target", "token": "craftsman", "craftsmen": [["iron"]], "nations": [VILLAGES]},
        "at 1 0,0",
        "F5.4",
    ),
    Refusal.NO_CRAFTSMAN_FOR_IT: (
        {"step": "target", "token": "craftsman", "craftsmen": [["iron"]], "nations": [VILLAGES]},
        "craftsman 1,0",
        "F5.4",
    ),
    Refusal.CRAFTSMAN_ON_PILLAGED: (
        {
            "step": "target",
            "token": "craftsman",
            "craftsmen": [["iron"]],
            "nations": [["mine@0,0+war", "mine@1,0"]],
        },
        "craftsman 0,0",
        "F5.4",
    ),
    Refusal.RESOURCE_NOT_GIVEN: (
        {"step": "resource", "nations": [[], ["lake@0,0+coin", "lake@1,0"]], "coin": "1:0,0"},
        "resource iron",
        "F5.2",
    ),
    Refusal.NOT_FACE_UP: ({"step": "tile", "rows": {"green": ["lake"]}}, "tile cliff", "F3.3"),
    Refusal.FITS_NOWHERE: (
        {"step": "tile", "rows": {"purple": ["inn-iron-stone"]}},
        "tile inn-iron-stone",
        "F4.2",
    ),
    Refusal.MUST_ADD: ({"step": "tile", "rows": {"green": ["lake"]}}, "draw", "F3.3"),
    Refusal.GREEN_LEFT: (
        {"step": "tile", "rows": {"green": [], "blue": [], "purple": []}},
        "pass",
        "F3.3",
    ),
    Refusal.NO_GREEN_LEFT: (
        {"step": "tile", "rows": {"green": [], "blue": [], "purple": []}, "stacks": {"green": []}},
        "draw",
        "F3.3",
    ),
    Refusal.NOT_BESIDE: ({"step": "place", "tile": "lake", "rows": {"green": ["lake"]}}, "cell 7,7", "F4.1"),
    Refusal.NEEDS_UNMET: (
        {
            "step": "place",
            "tile": "fishery",
            "rows": {"blue": ["fishery"]},
            "nations": [["forest@0,0", "lake@1,0"]],
        },
        "cell -1,0",
        "F4.2",
    ),
    Refusal.SWAP_OF_OTHERS: (
        {"step": "place", "tile": "lake", "rows": {"green": ["lake"]}},
        "at 1 0,0",
        "F4.6",
    ),
}
OF_THE_KERNEL = {  # not reached by a seat that is asked with an action that can be written
    Refusal.GAME_OVER: "F6.1",
    Refusal.NO_SUCH_ACTION: "F3.3",
    Refusal.CRAFTSMAN_ALREADY: "F5.4",  # there is one craftsman of each resource; see below
}


def test_every_reason_has_a_case():
    assert {*CASES, *OF_THE_KERNEL} == set(Refusal) - {Refusal.NONE}


@pytest.mark.parametrize("reason", CASES, ids=lambda reason: reason.name.lower())
def test_the_reason_is_given_with_its_clause(reason):  # F2.2-F6.2: as listed above
    keywords, action, clause = CASES[reason]
    match = position(**keywords)
    if reason is Refusal.SIDE_FIRST:
        play(match, "tile forest", "tile forest", "tile grove")
    refused = refusal(match, match.actors[0], action)
    assert refused.key == f"refusal-{reason.name.lower().replace('_', '-')}"
    assert refused.clause == clause
    for lang in ("en", "pl"):
        assert refused.text(lang).endswith(f" ({clause})")
        assert "{" not in refused.text(lang)
    assert str(match.why_not(match.actors[0], by_number(match, action))) == str(refused)


def test_a_second_craftsman_where_one_lies():  # F5.4
    """Cannot come about with one craftsman of each resource; the rules refuse it all the same."""
    match = position(
        step="target", token="craftsman", craftsmen=[["iron"]], nations=[["mine@0,0", "mine@1,0"]]
    )
    state = match.state
    state["seats"]["tiles"]["marks"][0, 0, 0] = 4
    assert refusals(state, 0)[AT] == Refusal.CRAFTSMAN_ALREADY
    reason = founders.definition.refusal(state, 0, AT, Refusal.CRAFTSMAN_ALREADY)
    assert (reason.clause, reason.key) == ("F5.4", "refusal-craftsman-already")


@pytest.mark.parametrize("code", [28, 31, 32 + 61, 32 + 119, CODES, 511])
def test_a_number_that_is_no_action(code):  # F3.3
    state = position().state
    assert refusals(state, 0)[code] == Refusal.NO_SUCH_ACTION
    reason = founders.definition.refusal(state, 0, code, Refusal.NO_SUCH_ACTION)
    assert (reason.clause, reason.key) == ("F3.3", "refusal-no-such-action")


def test_nothing_is_allowed_after_the_end():  # F6.1
    match = position(step="over")
    whys = refusals(match.state, 0)
    assert set(whys.tolist()) == {Refusal.GAME_OVER, Refusal.NO_SUCH_ACTION, Refusal.NO_SUCH_TILE}
    refused = refusal(match, 0, "open green")
    assert (refused.clause, refused.key) == ("F6.1", "refusal-game-over")


@pytest.mark.parametrize(
    ("keywords", "clause"),
    [
        ({"step": "draft"}, "F2.2"),
        ({"step": "open"}, "F3.6"),
        ({"step": "tile"}, "F3.6"),
        ({"step": "propose", "agreed_end": True}, "F3.6"),
        ({"step": "answer", "proposer": 1, "agreed_end": True}, "F6.2"),
    ],
)
def test_a_seat_that_is_not_asked(keywords, clause):  # F2.2, F3.6, F6.2
    refused = refusal(position(**keywords), 1, "open green")
    assert (refused.key, refused.clause) == ("refusal-not-your-turn", clause)
    assert refused.reason.facts == {"seat": 0}


@pytest.mark.parametrize(
    "reason", [None, *CASES], ids=lambda reason: reason.name.lower() if reason else "over"
)
def test_every_code_is_allowed_or_refused_in_words(reason):  # F3.3
    match = position(**CASES[reason][0]) if reason else position(step="over")
    for code in range(CODES):
        for seat in (0, 1):
            refused = match.why_not(seat, code)
            assert (refused is None) == (code in [action.code for action in match.legal(seat)])
            assert refused is None or "{" not in refused.text("en") + refused.text("pl")
            action = match.action(code)
            assert action.kind == "none" or "{" not in action.text("en") + action.text("pl")


# ----- Notation


def test_legal_actions_are_written_and_read_back():
    for keywords, _, _ in CASES.values():
        match = position(**keywords)
        for action in match.legal(match.actors[0]):
            kind, *arguments = action.notation.split()
            assert founders.definition.code(kind, arguments, match.state) == action.code


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("fly 1,0", "there is no action 'fly'"),
        ("", "there is no action ''"),
        ("open", "written 'open green|blue|purple'"),
        ("open red", "written 'open green|blue|purple'"),
        ("open green blue", "written 'open green|blue|purple'"),
        ("token sword", "written 'token war|coin|carriage|craftsman'"),
        ("resource coal", "written 'resource <name>'"),
        ("tile", "written 'tile <number>'"),
        ("tile mine", "written 'tile <number>'"),
        ("tile 120", "written 'tile <number>'"),
        ("tile -1", "written 'tile <number>'"),
        ("cell 1", "written 'cell <x>,<y>'"),
        ("cell 1 0", "written 'cell <x>,<y>'"),
        ("cell 1,0,0", "written 'cell <x>,<y>'"),
        ("swap", "written 'swap <x>,<y>'"),
        ("pillage 1,0", "written 'pillage <seat> <x>,<y>'"),
        ("pillage x 1,0", "written 'pillage <seat> <x>,<y>'"),
        ("pillage 1 1", "written 'pillage <seat> <x>,<y>'"),
        ("pillage 7 0,0", "there is no seat 7"),
        ("pillage 1 9,9", "seat 1 has no tile at 9,9"),
        ("swap 4,4", "seat 0 has no tile at 4,4"),
        ("cell 0,0", "a tile lies at 0,0; to replace it write 'swap 0,0'"),
        ("draw 1", "written 'draw'"),
    ],
)
def test_what_is_not_notation(written, told):
    match = position(step="tile")
    with pytest.raises(BadNotation) as caught:
        match.play(0, written)
    assert told in str(caught.value)


def test_a_cell_means_something_only_in_a_position():  # F4.1
    with pytest.raises(BadNotation, match="depends on the position"):
        founders.definition.code("cell", ["1,0"])
    assert founders.definition.notation(CELL + 3) == "cell #3"
    assert founders.definition.notation(AT + 3) == "at #3"
    assert founders.definition.notation(founders.definition.code("open", ["blue"])) == "open blue"
