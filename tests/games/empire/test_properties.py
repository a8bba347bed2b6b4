"""What holds in every game, whatever the options: checked after each decision of many random games."""

import numpy as np

from imperia.games.empire.names import NEUTRAL, SEATS, Decision
from imperia.games.empire.pieces import CARDS, CARDS_TO_TAKE

from ..watching import Watch
from .batch import dealt, played_out
from .table import EVERY_OPTION, empire, games, some_options

CARDS_OF_FIVE = np.array([False, *(card.five for card in CARDS.values())])
ICONS = np.zeros((len(CARDS) + 1, 6), int)
for card in CARDS.values():
    ICONS[card.number, card.good] = card.icons


def combinations():
    """Every combination several times when compiled; a sample of them when interpreted."""
    return EVERY_OPTION * 4 if games(True, False) else some_options(10)


def seats_that_play(states):
    return np.arange(SEATS) < states["options"]["players"][:, None]


def check_pieces(states):
    playing = seats_that_play(states)
    armies = states["armies"].sum(axis=2)
    assert (armies[:, :SEATS] + states["seats"]["supply"] == np.where(playing, 14, 0)).all()
    cities = states["cities"].sum(axis=2)
    assert (cities + states["seats"]["cities_left"] == np.where(playing, 3, 0)).all()
    for pieces in (
        states["armies"],
        states["cities"],
        states["seats"]["supply"],
        states["seats"]["cities_left"],
    ):
        assert (pieces >= 0).all()
    where = 1 << np.arange(32, dtype=np.uint32)
    for pieces, bits in (("armies", "army_regions"), ("cities", "city_regions")):
        assert (((states[pieces][:, :SEATS] > 0) * where).sum(axis=2) == states["seats"][bits]).all()
    on_the_map = (states["board"]["regions"][:, None] >> np.arange(32, dtype=np.uint32)) & 1
    assert not (states["armies"].any(axis=1) & (on_the_map == 0)).any()
    assert not (states["cities"].any(axis=1) & (on_the_map == 0)).any()


def check_neutral(watch):
    states = watch.states
    placed = states["armies"][:, NEUTRAL].sum(axis=1)
    with_neutral = (states["options"]["players"] == 2) & (states["options"]["edition"] == 0)
    being_placed = states["decision"] == Decision.NEUTRAL
    assert (placed[being_placed] + states["neutral_left"][being_placed] == 10).all()
    assert (placed[~with_neutral] == 0).all()
    assert (placed <= 10).all()
    assert ((states["neutral_left"] > 0) == being_placed).all()
    later = watch.same_game & ~being_placed & (watch.before["decision"] != Decision.NEUTRAL)
    assert (placed[later] <= watch.before["armies"][later, NEUTRAL].sum(axis=1)).all()


def check_coins(watch):
    coins = watch.states["seats"]["coins"].astype(int)
    assert (coins >= 0).all()
    assert (coins[watch.same_game] <= watch.before["seats"]["coins"][watch.same_game]).all()


def check_cards(states):
    count = len(states)
    everywhere = np.concatenate(
        [states["row"], states["deck"], states["seats"]["cards"].reshape(count, -1)], axis=1
    ).astype(int)
    cells = np.arange(count)[:, None] * (len(CARDS) + 1) + everywhere
    found = np.bincount(cells.ravel(), minlength=count * (len(CARDS) + 1)).reshape(count, -1)
    in_the_box = (states["options"]["players"] == 5)[:, None] | ~CARDS_OF_FIVE
    assert (found[:, 1:] == in_the_box[:, 1:]).all()
    assert ((states["deck"] != 0).sum(axis=1) == states["deck_left"]).all()
    assert ((states["seats"]["cards"] != 0).sum(axis=2) == states["seats"]["taken"]).all()
    assert (ICONS[states["seats"]["cards"]].sum(axis=2) == states["seats"]["goods"]).all()
    empty_places = (states["row"] == 0).sum(axis=1)
    in_use = np.isin(states["decision"], (Decision.HALF, Decision.STEP, Decision.TARGET, Decision.OVER))
    assert (empty_places == in_use).all()


def test_what_holds_after_every_decision():  # E1.1, E2.3, E2.4, E4.1, E4.2, E5.1
    """Pieces, coins and cards are conserved, somebody can always act, and the game ends when it must."""
    watch = Watch(dealt(combinations()), 1, Decision)
    capacity = watch.states["journal"]["entries"].shape[1]
    told = []
    watch.states["journal"]["open"] = 1
    while True:
        watch.ask()
        watch.check_questions(empire.definition.codes)
        check_pieces(watch.states)
        check_neutral(watch)
        check_coins(watch)
        check_cards(watch.states)
        if watch.over.all():
            break
        watch.states["journal"]["count"] = 0
        watch.step()
        told.append(watch.states["journal"]["count"].max())
    assert 10 < max(told) < capacity  # the journal never overflows
    players, series = watch.states["options"]["players"], watch.states["options"]["full_game"]
    rounds = np.where(series, 3, 1)
    picks = players * np.array(CARDS_TO_TAKE)[players]
    assert (watch.asked[:, Decision.CARD] == picks * rounds).all()
    assert (watch.asked.sum(axis=1) <= (16 + picks * 13) * rounds).all()
    everybody = np.where(seats_that_play(watch.states), np.array(CARDS_TO_TAKE)[players][:, None], 0)
    assert (watch.states["seats"]["taken"] == everybody).all()
    assert (watch.states["game"] == rounds - 1).all()


def test_many_games_end_with_all_pieces_and_cards():  # E1.1, E5.1
    states = dealt(EVERY_OPTION * games(20, 0) + some_options(games(0, 30)), first_seed=1 << 33)
    decisions = played_out(states)
    assert (states["decision"] == Decision.OVER).all()
    check_pieces(states)
    check_cards(states)
    assert (states["seats"]["coins"] >= 0).all()
    assert decisions.max() <= 3 * (16 + 7 * 5 * 13)
    assert len(np.unique(states["armies"], axis=0)) > len(states) // 2  # they are not one and the same


def test_what_is_legal_is_what_nothing_refuses():  # E4.1: for every code there is
    watch = Watch(dealt(some_options(games(128, 16)), first_seed=99), 2, Decision)
    assert watch.check_refusals(games(400, 150), often=13) == set(Decision)
