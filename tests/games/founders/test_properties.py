"""What holds in every game, whatever the options: checked after each decision of many random games."""

import numpy as np

from imperia.games.founders.names import CARRIAGE, COIN, CRAFTSMAN, WAR, Decision
from imperia.games.founders.pieces import CRAFTSMEN, ROOM, TOKENS_OF_EACH, Stack, Token
from imperia.games.founders.supply import note_all
from imperia.kernel import entries

from .. import watching
from .batch import dealt, played_out
from .table import EVERY_OPTION, founders, games, seats_that_play, some_options


def combinations():
    """Every combination several times when compiled; a sample of them when interpreted."""
    return EVERY_OPTION * 4 if games(True, False) else some_options(5)


class Watch(watching.Watch):
    """Most proposals are not made: games should last."""

    def choose(self):
        chosen = super().choose()
        proposals = (self.states["decision"] == Decision.PROPOSE) & (self.chooser.random(len(chosen)) < 0.95)
        chosen[proposals] = 1
        return chosen


def check_tiles(state):
    """Every copy of every sort is in exactly one place, or out of the game."""
    places = np.zeros(state["sort_count"], int)
    parts = [state["rows"][stack][: state["row_size"][stack]] for stack in Stack]
    parts += [state["stacks"][stack][: state["stack_left"][stack]] for stack in range(3)]
    for seat in state["seats"]:
        parts += [seat["tiles"]["sort"][: seat["size"]], seat["swapped"][: seat["swaps"]]]
        assert not seat["tiles"][seat["size"] :].tobytes().strip(b"\0")
        assert not seat["cells"][seat["free"] :].tobytes().strip(b"\0")
    if state["drawn"]:
        parts.append(np.array([state["sort"]]))
    for part in parts:
        np.add.at(places, part, 1)
    sorts = state["sorts"][: state["sort_count"]]
    assert (places <= sorts["copies"]).all()
    for stack in Stack:
        row = state["rows"][stack][: state["row_size"][stack]]
        assert (sorts["stack"][row] == stack).all()
        assert (np.diff(row) >= 0).all()
        assert not state["rows"][stack][state["row_size"][stack] :].any()
    return places


def check_tokens(state):
    """Six of each: in the reserve, in hands, on tiles, in the box."""
    marks = np.concatenate([seat["tiles"]["marks"][: seat["size"]] for seat in state["seats"]])
    laid = [int((marks & bit != 0).sum()) for bit in (WAR, COIN, CARRIAGE, CRAFTSMAN)]
    hands = state["seats"]["hand"].sum(axis=0)
    assert (state["reserve"] + hands + laid + state["box"] == TOKENS_OF_EACH).all()
    assert (state["seats"]["hand"] >= 0).all()
    assert state["box"][Token.COIN] == state["box"][Token.CARRIAGE] == 0
    left = int(state["craftsmen_left"])
    held = [int(seat["craftsmen"]) for seat in state["seats"]]
    assert left.bit_count() == state["reserve"][Token.CRAFTSMAN]
    assert [bits.bit_count() for bits in held] == state["seats"]["hand"][:, Token.CRAFTSMAN].tolist()
    everybody = [left, *held]
    assert sum(everybody) == np.bitwise_or.reduce(everybody) < 1 << CRAFTSMEN  # nobody twice


def check_nation(state, seat):
    """Free cells and unions are what the tiles and carriages say."""
    tiles = seat["tiles"][: seat["size"]]
    cells = list(zip(tiles["x"].tolist(), tiles["y"].tolist(), strict=True))
    assert len(set(cells)) == len(cells) <= ROOM[state["options"]["players"]]
    beside = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    reading_order = sorted(beside - set(cells), key=lambda cell: (-cell[1], cell[0]))
    assert [tuple(cell) for cell in seat["cells"][: seat["free"]].tolist()] == reading_order
    groups = {cell: {cell} for cell in cells}
    for x, y, marks in zip(tiles["x"].tolist(), tiles["y"].tolist(), tiles["marks"].tolist(), strict=True):
        if marks & CARRIAGE:
            square = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
            joined = set().union(*(groups[cell] for cell in square))
            groups.update(dict.fromkeys(joined, joined))
    wanted = [1 + min(cells.index(c) for c in groups[cell]) if len(groups[cell]) > 1 else 0 for cell in cells]
    assert tiles["union"].tolist() == wanted


def check_what_fits(states):
    """What is kept of it is what the nations as they lie say."""
    again = states.copy()
    again["seats"]["fits"] = again["seats"]["fits_free"] = -1
    note_all(again)
    playing = seats_that_play(states)
    for name in ("fits", "fits_free"):
        assert (again["seats"][name][playing] == states["seats"][name][playing]).all()
        assert not states["seats"][name][~playing].any()


def test_what_holds_after_every_decision():  # F1.6, F2.3, F3.4, F4.5, F5.3, F6.1
    """Tiles and tokens are conserved, somebody can always act, and the journal has room."""
    watch = Watch(dealt(combinations()), 1, Decision)
    capacity = watch.states["journal"]["entries"].shape[1]
    told, decisions, moment = [], set(), 0
    watch.states["journal"]["open"] = 1
    while True:
        watch.ask()
        watch.check_questions(founders.definition.codes)
        decisions |= set(watch.states["decision"].tolist())
        check_what_fits(watch.states[moment % 7 :: 7])
        for state in watch.states[moment % 7 :: 7]:
            check_tiles(state)
            check_tokens(state)
            for seat in state["seats"][: state["options"]["players"]]:
                check_nation(state, seat)
        if watch.over.all():
            break
        watch.states["journal"]["count"] = 0
        watch.step()
        told.append(watch.states["journal"]["count"].max())
        moment += 1
    assert 10 <= max(told) < capacity  # the journal never overflows
    missing = set(Decision) - decisions
    assert missing <= games(set(), {Decision.LAST})  # which takes many games


def test_the_deal_tells_most_and_has_room():  # F2.1, F2.2
    """The longest stretch of events: twelve victory tiles, nine of the draft, and who begins."""
    states = dealt([{"players": 4, "tiles": "standard"}])
    states["journal"]["open"] = 1
    entries.deal_all(states, np.array([1]), np.array([0]))
    assert states["journal"]["count"][0] == 1 + 12 + 9 < states["journal"]["entries"].shape[1]


def test_a_deal_over_a_finished_game_is_as_over_a_blank_one():  # F2.1
    states = dealt(some_options(12))
    fresh = states.tobytes()
    played_out(states)
    assert states.tobytes() != fresh
    numbers = np.arange(len(states))
    entries.deal_all(states, numbers, np.zeros_like(numbers))
    assert states.tobytes() == fresh


def test_many_games_end_as_they_must():  # F6.1
    states = dealt(EVERY_OPTION * games(20, 0) + some_options(games(0, 12)), first_seed=1 << 33)
    played_out(states)
    assert (states["decision"] == Decision.OVER).all()
    ended = (states["row_size"][:, Stack.VICTORY] == 0) | (states["stack_left"].sum(axis=1) == 0)
    assert (ended | (states["options"]["agreed_end"] == 1)).all()
    assert (states["survey"]["words"] == 0).all()
    assert not states["survey"]["served"].any()  # nothing of a survey is left behind
    playing = seats_that_play(states)
    assert (states["seats"]["size"][playing] >= 2).all()
    assert (states["seats"]["size"][~playing] == 0).all()


def test_what_is_legal_is_what_nothing_refuses():  # F3.3: for every code there is
    watch = Watch(dealt(some_options(games(36, 10)), first_seed=99), 2, Decision)
    assert len(watch.check_refusals(games(400, 260), often=13)) > 9
