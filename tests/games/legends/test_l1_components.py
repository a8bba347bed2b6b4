"""L1: what is in the box. What both games share is in `tests/games/eight_minutes`."""

from collections import Counter

import pytest

from imperia.games.legends.pieces import CARDS, SETS, Ability, Family

from ..on_a_map import deck, play, row
from .table import PRINTED, legends, tokens


def ability(name):
    """The ability with this name: `plus_army` is ARMY, `vp_per_coins` is VP_COINS."""
    return Ability[name.upper().replace("PLUS_", "").replace("_PER", "")]


def amount(value):
    family = value["family"] if isinstance(value, dict) else value
    return Family[family.upper()] if isinstance(family, str) else int(value)


@pytest.mark.parametrize("printed", PRINTED["cards"], ids=lambda card: card["name"])
def test_a_card_is_as_printed(printed):  # L1.1
    card = CARDS[printed["number"]]
    assert card.name == printed["name"]
    assert card.family.name == (printed["family"] or "none").upper()
    assert dict(card.abilities) == {ability(k): amount(v) for k, v in printed["ability"].items()}
    assert [[step.name.lower(), count] for step, count in card.halves] == printed["actions"]
    assert card.combine.name == (printed["join"] or "single").upper()
    assert card.players == printed["players"]


def test_there_are_thirty_four_cards_and_two_sets():  # L1.1, L6.6
    assert list(CARDS) == [card["number"] for card in PRINTED["cards"]] == list(range(1, 35))
    assert SETS == {Family.MOUNTAIN: (2, (3, 3)), Family.NOBLE: (3, (5, 4))}


@pytest.mark.parametrize(("players", "cards"), [(2, 27), (3, 32), (4, 34)])
def test_the_deck_for_each_number_of_players(players, cards):  # L1.1
    match = legends.start(players=players, seed=1)
    if players == 2:
        play(match, *["neutral " + str(match.view(0)["board"]["start"])] * 10)
    everywhere = [card for card in row(match) if card] + deck(match)
    assert sorted(everywhere) == [c["number"] for c in PRINTED["cards"] if c["players"] <= players]
    assert len(everywhere) == cards


@pytest.mark.parametrize(("edition", "treasures"), [("proof", 2), ("published", 1)])
def test_the_tokens(edition, treasures):  # L1.3
    match = legends.start(
        players=4, seed=2, edition=edition, explore=True, citadels=True, encounters=True, setup_player=0
    )
    single = dict.fromkeys(("spring", "cottage", "stable", "book", "dragon", "rogues"), 1)
    several = {"treasure": treasures, "citadel": 3, "portal": 2}
    assert Counter(tokens(match).values()) == {**single, **several}


def test_the_swamp_is_one_token_more():  # L1.3, L8.2
    for edition, count in (("proof", 7), ("published", 6)):
        match = legends.start(players=4, seed=2, edition=edition, explore=True, swamp=True)
        assert sum(r["face_down"] for r in match.view(None)["regions"]) == count
