"""What is wrong with a request is said in the reader's language, down to the last word."""

import json

import pytest

import imperia
from tests.table.client import ME, Somebody

POLISH = {"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.5"}
BAD_MAP = "imperia map 1\ntitle: Mine\n[grid]\nAA!A\n"
BAD_TILES = "imperia tiles 1\ntitle: Mine\n[village]\nhut 2 wood\n"
BEGUN = {"imperia": 1, "game": "empire", "rules": 1, "players": 2, "options": {}, "seed": 1}


@pytest.fixture
def ola(server):
    return Somebody(server, "Ola", **POLISH)


def told(response):
    error = response.json()["error"]
    assert error["text"].endswith(error["facts"]["what"])  # facts are told in the same language
    return error["key"], error["facts"]["what"]


@pytest.mark.parametrize(
    ("game", "options", "english", "polish"),
    [
        (
            "empire",
            {"edition": "french"},
            "option edition takes one of 'english', 'polish', not 'french'",
            "opcja edition przyjmuje jedną z wartości „english”, „polish”, a nie „french”",
        ),
        (
            "empire",
            {"map": BAD_MAP},
            "line 4, column 3 of the map: '!' is neither a letter nor water. "
            "Use letters and digits for regions, '.' or '~' for water.",
            "wiersz 4, kolumna 3 mapy: „!” nie jest ani literą, ani wodą. "
            "Regiony rysuj literami i cyframi, wodę jako „.” albo „~”.",
        ),
        (
            "empire",
            {"map": "/etc/hostname"},
            "option map takes a, b, or the whole text of a file",
            "opcja map przyjmuje a, b albo cały tekst pliku",
        ),
        (
            "founders",
            {"tiles": BAD_TILES},
            "line 4 of the tile file: a line here is 'NAME COPIES NEED + NEED -> RESOURCE', not 'wood'",
            "wiersz 4 pliku z kafelkami: wiersz ma tu postać „NAZWA KOPIE POTRZEBA + POTRZEBA -> ZASÓB”, "
            "a nie „wood”",
        ),
        (
            "legends",
            {"swamp": True},
            "swamp hides explore tokens (L8.2): set explore=True as well",
            "swamp zakrywa żetony odkryć (L8.2): ustaw też explore=True",
        ),
    ],
)
def test_a_table_that_cannot_be_set_up(ann, ola, game, options, english, polish):
    wish = {"game": game, "players": 2, "seats": [ME, ME], "options": options}
    assert told(ann.ask("POST", "/api/tables", wish)) == ("bad-setting", english)
    assert told(ola.ask("POST", "/api/tables", wish)) == ("bad-setting", polish)
    assert told(ola.ask("POST", "/api/tables", wish, lang="en")) == ("bad-setting", english)


@pytest.mark.parametrize(
    ("file", "polish"),
    [
        ("{}", "to nie jest zapis partii Imperii: nie ma pola „imperia”"),
        ("not json", "nie da się odczytać wiersza 1 od kolumny 1; zapis partii to JSON"),
        (
            json.dumps({**BEGUN, "game": "chess", "actions": [], "position_hash": ""}),
            "pole „game”: nie ma gry „chess”; do wyboru: empire, legends, founders",
        ),
        (
            json.dumps({**BEGUN, "players": 9, "actions": [], "position_hash": ""}),
            "nie da się odtworzyć początku tej partii: gra empire jest dla 2 do 5 graczy, a podano 9",
        ),
        (
            json.dumps(
                {**BEGUN, "options": {"edition": "polish"}, "actions": ["0 jump"], "position_hash": ""}
            ),
            "akcji 1 z 1 („0 jump”) nie da się zagrać: nie ma akcji „jump”; akcje gry empire to: stop, bid, ",
        ),
        (
            json.dumps(
                {**BEGUN, "options": {"edition": "polish"}, "actions": ["0 card 0"], "position_hash": ""}
            ),
            "akcja 1 z 1 („0 card 0”) jest tam niedozwolona: Najpierw ",
        ),
    ],
)
def test_a_file_that_is_no_match(ola, file, polish):
    key, what = told(ola.ask("POST", "/api/tables/upload", {"file": file}))
    assert key == "bad-file"
    assert what.startswith(polish)


def test_an_action_that_is_none(ann, ola):
    match = imperia.game("empire").start(2, seed=4, edition="polish")
    for person, code, notation in (
        (ann, "999 is no action code; they run from 0 to 383", "'bid x' is not an action"),
        (ola, "999 nie jest kodem akcji; kody są od 0 do 383", "„bid x” nie jest akcją"),
    ):
        table = person.post("/api/tables/upload", file=match.save())
        response = person.ask(
            "POST", f"/api/tables/{table['id']}/actions", {"seat": 0, "seq": 0, "notation": "bid x"}
        )
        assert told(response)[1].startswith(notation)
        with person.live(
            table, **{"Accept-Language": person.http.headers.get("accept-language", "en")}
        ) as live:
            answer = live.ask(type="act", seq=0, seat=0, code=999)
            assert (answer["type"], answer["error"]["key"]) == ("refused", "bad-action")
            assert answer["error"]["facts"]["what"] == code
            assert answer["error"]["text"].endswith(code)
            assert live.ask(type="act", seq=0, seat=0, notation="bid x")["error"]["facts"]["what"].startswith(
                notation
            )


def test_a_wish_that_is_none(ola):
    table = ola.open(ME, {"kind": "guest"})
    response = ola.ask("POST", f"/api/tables/{table['id']}/actions", {"seat": 0, "seq": 0})
    assert told(response) == ("malformed", "podaj albo kod, albo zapis akcji")
