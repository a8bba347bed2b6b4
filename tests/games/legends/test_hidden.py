"""Tokens that lie face down, and a set-up by hand: who knows what."""

from ..on_a_map import deck, play
from ..records import redealt
from .table import BOARDS, BOX_OF_TWO, by_hand, legends


def test_a_look_ends_undo_also_without_a_card_to_draw():  # L8.2
    box = BOX_OF_TWO
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
    match = by_hand(*BOARDS, leaders=True)
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
