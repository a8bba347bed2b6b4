"""What holds in every game, whatever the options: checked after each decision of many random games."""

import numpy as np
import pytest

from imperia.games.legends.names import NEUTRAL, SEATS, Decision
from imperia.games.legends.pieces import CARDS, CARDS_TO_TAKE, Ability, Leader, Token
from imperia.games.legends.sides import REGIONS, SIDES

from ..watching import Watch
from .batch import dealt, played_out
from .table import EVERY_OPTION, games, legends, some_options

FROM_PLAYERS = np.array([9, *(card.players for card in CARDS.values())])
EACH = np.array(CARDS_TO_TAKE)


def given_by_cards(ability):
    return np.array([0, *(card.ability(ability) for card in CARDS.values())])


FLYING, ARMY, MOVE, ELIXIR, IMMUNE = map(
    given_by_cards, (Ability.FLYING, Ability.ARMY, Ability.MOVE, Ability.ELIXIR, Ability.IMMUNE)
)
FAMILIES = np.zeros((len(CARDS) + 1, 9), int)
for _card in CARDS.values():
    FAMILIES[_card.number, _card.family] = 1


def combinations():
    """Every combination when compiled; a sample of them when interpreted."""
    return some_options(3000) if games(True, False) else some_options(12)


def seats_that_play(states):
    return np.arange(SEATS) < states["options"]["players"][:, None]


def bits(flags):
    return (flags * (1 << np.arange(REGIONS, dtype=np.int64))).sum(axis=-1)


def check_pieces(states):
    playing = seats_that_play(states)
    armies = states["armies"].sum(axis=2)
    everywhere = armies[:, :SEATS] + states["seats"]["supply"] + states["captured"]
    assert (everywhere == np.where(playing, 18, 0)).all()
    cities = states["cities"].sum(axis=2)
    assert (cities + states["seats"]["cities_left"] == np.where(playing, 3, 0)).all()
    seats = states["seats"]
    for pieces in (
        states["armies"],
        states["cities"],
        seats["supply"],
        seats["cities_left"],
        states["captured"],
    ):
        assert (pieces >= 0).all()
    for pieces, where in (("armies", "army_regions"), ("cities", "city_regions")):
        assert (bits(states[pieces][:, :SEATS] > 0) == seats[where]).all()
    off_the_table = ~states["board"]["regions"]
    assert not (bits(states["armies"].any(axis=1)) & off_the_table).any()
    assert not (bits(states["cities"].any(axis=1)) & off_the_table).any()
    sorceress = (seats["leader"] == Leader.RED_SORCERESS).any(axis=1)
    assert not states["captured"][~sorceress].any()


def check_boards(states):
    board = states["board"]
    for i in np.flatnonzero(states["decision"] > Decision.ROTATION)[:50]:
        sides = [side for side in board["sides"][i].tolist() if side >= 0]
        assert (
            len({side // 2 for side in sides})
            == len(sides)
            == (4 if states["options"]["players"][i] == 4 else 3)
        )
        assert int(board["regions"][i]) == sum(
            1 << region for side in sides for region in SIDES[side].regions
        )
        sea = board["sea"][i]
        for region in range(REGIONS):
            for other in range(REGIONS):
                assert (int(sea[region]) >> other & 1) == (int(sea[other]) >> region & 1)


def check_tokens(watch):
    states = watch.states
    board, seats, options = states["board"], states["seats"], states["options"]
    on_board = bits(states["tokens"] != 0)
    assert not (on_board & ~board["regions"]).any()
    started = board["start"] >= 0
    start_bit = np.where(started, 1 << np.maximum(board["start"], 0).astype(np.int64), 0)
    assert not (on_board & start_bit).any()
    assert (board["face_down"] & ~on_board == 0).all()
    assert (bits(states["tokens"] == 1 + Token.PORTAL) == board["portals"]).all()
    assert (seats["known"] & ~board["face_down"][:, None] == 0).all()
    assert not board["face_down"][options["swamp"] == 0].any()
    laid = states["decision"] > Decision.OUTPOST
    for token in range(Token.DRAGON + 1):
        count = (states["tokens"] == 1 + token).sum(axis=1) + seats["tokens"][:, :, token].sum(axis=1)
        same = watch.same_game & laid & (watch.before["decision"] > Decision.OUTPOST)
        before = (watch.before["tokens"] == 1 + token).sum(axis=1)
        before += watch.before["seats"]["tokens"][:, :, token].sum(axis=1)
        assert (count[same] == before[same]).all()  # on the board or with a player, never lost


def check_neutral(watch):
    states = watch.states
    placed = states["armies"][:, NEUTRAL].sum(axis=1)
    being_placed = states["decision"] == Decision.NEUTRAL
    assert (placed[being_placed] + states["neutral_left"][being_placed] == 10).all()
    assert (placed[states["options"]["players"] > 2] == 0).all()
    assert (placed <= 10).all()
    assert ((states["neutral_left"] > 0) == being_placed).all()
    later = watch.same_game & ~being_placed & (watch.before["decision"] != Decision.NEUTRAL)
    assert (placed[later] <= watch.before["armies"][later, NEUTRAL].sum(axis=1)).all()


def check_coins(watch):
    coins = watch.states["seats"]["coins"].astype(int)
    assert (coins >= 0).all()
    gained = coins.sum(axis=1) - watch.before["seats"]["coins"].astype(int).sum(axis=1)
    assert (gained[watch.same_game] <= 2).all()  # a treasury, or a treasure


def check_cards(states):
    count = len(states)
    everywhere = np.concatenate(
        [states["row"], states["deck"], states["seats"]["cards"].reshape(count, -1)], axis=1
    ).astype(int)
    cells = np.arange(count)[:, None] * (len(CARDS) + 1) + everywhere
    found = np.bincount(cells.ravel(), minlength=count * (len(CARDS) + 1)).reshape(count, -1)
    in_the_box = states["options"]["players"][:, None] >= FROM_PLAYERS
    assert (found[:, 1:] == in_the_box[:, 1:]).all()
    assert ((states["deck"] != 0).sum(axis=1) == states["deck_left"]).all()
    seats = states["seats"]
    cards, tokens = seats["cards"], seats["tokens"]
    assert ((cards != 0).sum(axis=2) == seats["taken"]).all()
    assert (FAMILIES[cards].sum(axis=2) == seats["families"]).all()
    assert (FLYING[cards].sum(axis=2) == seats["flying"]).all()
    assert (IMMUNE[cards].sum(axis=2) == seats["immune"]).all()
    assert (ARMY[cards].sum(axis=2) + tokens[:, :, Token.COTTAGE] == seats["more_armies"]).all()
    assert (MOVE[cards].sum(axis=2) + tokens[:, :, Token.STABLE] == seats["more_moves"]).all()
    assert (ELIXIR[cards].sum(axis=2) + 2 * tokens[:, :, Token.SPRING] == seats["elixirs"]).all()


def test_what_holds_after_every_decision():  # L1.1, L1.3, L2.1, L3.4, L5.1, L5.2, L7.1
    """Pieces, tokens, coins and cards are conserved, somebody can always act, games end when they must."""
    watch = Watch(dealt(combinations()), 1, Decision)
    capacity = watch.states["journal"]["entries"].shape[1]
    told = []
    watch.states["journal"]["open"] = 1
    while True:
        watch.ask()
        watch.check_questions(legends.definition.codes)
        check_pieces(watch.states)
        check_tokens(watch)
        check_neutral(watch)
        check_coins(watch)
        check_cards(watch.states)
        if watch.over.all():
            break
        watch.states["journal"]["count"] = 0
        watch.step()
        told.append(watch.states["journal"]["count"].max())
    check_boards(watch.states)
    assert 20 < max(told) < capacity  # the journal never overflows
    options = watch.states["options"]
    players = options["players"]
    rounds = np.where(options["full_game"], 3, 1)
    picks = players * EACH[options["edition"], players]
    assert (watch.asked[:, Decision.CARD] == picks * rounds).all()
    taken = watch.states["seats"]["taken"]
    each = np.where(seats_that_play(watch.states), EACH[options["edition"], players][:, None], 0)
    queen = watch.states["seats"]["leader"] == Leader.FAIRY_QUEEN
    assert ((taken == each) | ((taken == each + 1) & queen)).all()
    assert (watch.states["game"] == rounds - 1).all()


def test_the_journal_holds_the_longest_action():  # L8.7
    """The last action of a game tells its points and, by lot, the whole set-up of the next."""
    everything = {
        "players": 4,
        "explore": True,
        "swamp": True,
        "citadels": True,
        "encounters": "all",
        "leaders": True,
        "full_game": True,
    }
    watch = Watch(dealt([everything] * games(300, 3)), 3, Decision)
    watch.states["journal"]["open"] = 1
    most = 0
    while not watch.over.all():
        watch.states["journal"]["count"] = 0
        watch.ask()
        watch.step()
        most = max(most, int(watch.states["journal"]["count"].max()))
    # points: 1 + 8; set-up: 4 boards, 4 leaders, 14 tokens and 6 more; before them at most a step and looks
    assert 9 + 28 <= most <= 9 + 28 + 10 < watch.states["journal"]["entries"].shape[1]


@pytest.mark.skipif(not games(True, False), reason="fourteen thousand games")
def test_every_combination_of_options_deals_and_plays_to_the_end():  # L8.1-L8.8
    states = dealt(EVERY_OPTION, first_seed=1 << 33)
    decisions = played_out(states)
    assert (states["decision"] == Decision.OVER).all()
    check_pieces(states)
    check_cards(states)
    assert decisions.max() <= 3 * (60 + 26 * 20)
    assert len(np.unique(states["armies"], axis=0)) > len(states) // 2  # they are not one and the same


def test_what_is_legal_is_what_nothing_refuses():  # L5.1: for every code there is
    first_asked_for_the_layout = {"players": 3, "setup": "hand"}
    states = dealt([first_asked_for_the_layout, *some_options(games(128, 12))], first_seed=99)
    watch = Watch(states, 2, Decision)
    assert watch.check_refusals(games(500, 250), often=games(13, 3)) == set(Decision)
