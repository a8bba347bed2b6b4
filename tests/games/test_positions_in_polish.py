"""What is wrong with a position is also said in Polish, down to the words for its parts."""

import pytest

import imperia

WRONG = {
    "no such keyword": ("empire", {"wind": 3}, "pozycja gry empire nie ma „wind”; może mieć: players, "),
    "no such step": ("empire", {"step": "dance"}, "nie ma kroku „dance”; kroki to: "),
    "no such seat": ("legends", {"turn": 7, "players": 2}, "turn to miejsce od 0 do 1, a podano 7"),
    "no list": ("empire", {"armies": {12: 3}}, "lista, a podano 3"),
    "a part of a part": (
        "empire",
        {"armies": {12: [-1]}},
        "armies w regionie 12: liczy się od 0, a podano -1",
    ),
    "too many armies": (
        "empire",
        {"armies": {12: [22]}},
        "miejsce 0 ma na planszy 22 armie, a wszystkich ma tylko 14 (E1.1)",
    ),
    "a card twice": ("empire", {"cards": [[5, 5], [7]]}, "karta 5 jest w dwóch miejscach"),
    "no such leader": ("legends", {"led_by": ["pirate"]}, "nie ma przywódcy „pirate”; są: none, "),
    "a token too many": (
        "legends",
        {"tokens": {20: "spring", 21: "spring"}},
        "jest 1 żeton „spring”, a podano 2 (L1.3, L8)",
    ),
    "no such tile": ("founders", {"nations": [["castle@0,0"]]}, "w tym zestawie nie ma kafelka „castle”"),
    "no such option": ("founders", {"agreed_end": 1}, "opcja agreed_end przyjmuje True albo False, a nie 1"),
}


@pytest.mark.parametrize(("game", "keywords", "polish"), WRONG.values(), ids=WRONG)
def test_a_position_that_no_game_can_be_in(game, keywords, polish):
    with pytest.raises(imperia.ImperiaError) as caught:
        imperia.game(game).position(**keywords)
    assert polish in caught.value.text("pl")


@pytest.mark.parametrize(
    ("line", "polish"),
    [
        ("chess 1", "pozycja gry empire zaczyna się od „empire 1”, a nie od „chess 1”"),
        ("empire 7 players=2", "ta pozycja jest z wersji „7” zasad; ten program gra według wersji 1"),
        ("empire 1 players=2 players=3", "pole „players” jest podane dwa razy"),
        ("empire 1 players=x", "nie da się odczytać wartości pola „players”: „x”"),
    ],
)
def test_a_line_that_cannot_be_read(line, polish):
    with pytest.raises(imperia.BadPosition) as caught:
        imperia.game("empire").read(line)
    assert caught.value.text("pl") == polish


@pytest.mark.parametrize(
    ("picks", "words"), [(1, "po 1 wyborze odkryte są 4"), (2, "po 2 wyborach odkryte są 3")]
)
def test_polish_counts_in_three_forms(picks, words):
    error = imperia.BadPosition("founders-draft-row", picks=picks, tiles=5 - picks)
    assert error.text("pl") == f"{words} zielone kafelki (F2.2)"
