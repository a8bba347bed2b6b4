"""Tokens that lie face down, and a set-up by hand: who knows what."""

from .batch import redealt
from .table import by_hand, deck, legends, play, tokens

FACE_DOWN = {"tokens": {20: "swamp", 22: "book", 24: "spring", 0: "stable"}, "face_down": [20, 22, 24]}


def test_a_look_is_shown_to_its_owner_alone():  # L8.2
    match = legends.position(players=3, **FACE_DOWN, known=[[20], [], [22]])
    assert tokens(match, 0) == {0: "stable", 20: "swamp", 22: "face_down", 24: "face_down"}
    assert tokens(match, 1) == {0: "stable", 20: "face_down", 22: "face_down", 24: "face_down"}
    assert tokens(match, 2) == {0: "stable", 20: "face_down", 22: "book", 24: "face_down"}
    assert tokens(match, None) == tokens(match, 1)
    assert {r["region"] for r in match.view(0)["regions"] if r["face_down"]} == {20, 22, 24}


def test_a_look_ends_undo_also_without_a_card_to_draw():  # L8.2
    box = [number for number in range(1, 35) if number not in (5, 6, 7, 8, 9, 26, 27)]
    match = legends.position(
        step="move",
        card=2,
        row=[0, *box[:1], *box[2:6]],
        cards=[[*box[6:15], 2], box[15:]],
        tokens={20: "swamp"},
        face_down=[20],
        armies={20: [1, 0]},
    )
    assert match.view(0)["deck"] == []
    assert match.is_revocable(0, "from 20")
    assert not match.is_revocable(0, "stop")


def test_a_redeal_during_set_up_leaves_the_board_and_deals_other_leaders():  # L3.1, L8.5
    boards = ("layout 0", "side 2", "rotate 0", "side 0", "rotate 0", "side 4", "rotate 0")
    match = by_hand(*boards, leaders=True)
    futures = set()
    for seed in range(20):
        line = legends.definition.describe(match.setting, redealt(match.state, 0, seed))
        other = legends.read(line)
        assert other.view(0)["board"] == match.view(0)["board"]
        futures.add(tuple(seat["leader"] for seat in play(other, "settle 11").view(0)["seats"]))
    assert len(futures) > 5


def test_which_cards_are_left_is_open_but_not_their_order():  # L5.2
    match = legends.position(players=4, deck=[30, 5, 28, 7])
    for seat in (0, 1, None):
        assert match.view(seat)["deck"] == sorted(deck(match)) != deck(match)
