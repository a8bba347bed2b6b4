"""What a page needs to know about the games before anybody plays."""

import json

import pytest

import imperia
from imperia.games import GAMES, definition
from tests.table.client import BOT, ME


def test_every_game_is_listed_with_its_options(ann):
    listed = {game["id"]: game for game in ann.get("/api/games")}
    assert set(listed) == set(GAMES)
    empire = listed["empire"]
    assert empire["players"] == [2, 3, 4, 5]
    assert empire["levels"] == ["novice", "casual", "skilled", "expert", "master"]
    assert {option["name"] for option in empire["options"]} == {
        option.name for option in definition("empire").options
    }
    edition = next(option for option in empire["options"] if option["name"] == "edition")
    assert edition["default"] == "english"
    assert set(edition["help"]) == {"en", "pl"}


def test_of_many_numbers_a_few_are_suggested(ann):
    listed = {game["id"]: game for game in ann.get("/api/games")}
    rounds = next(option for option in listed["capitals"]["options"] if option["name"] == "rounds")
    assert rounds["suggested"] == [20, 40, 80]
    assert rounds["default"] in rounds["suggested"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_words_and_rulebook_of_every_game(ann, name, lang):
    ftl = ann.get(f"/api/games/{name}/words/{lang}")["ftl"]
    assert "seat-name =" in ftl
    assert "title =" in ftl
    book = ann.get(f"/api/games/{name}/rulebook/{lang}")
    numbers = [clause["number"] for section in book["sections"] for clause in section["clauses"]]
    assert numbers == list(definition(name).rulebook(lang).clauses)


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_shows_the_middle_of_a_match_to_a_spectator(ann, name):
    preview = ann.get(f"/api/games/{name}/preview")
    assert preview["view"]["seat"] is None
    assert preview["view"]["step"] > 10
    assert not preview["view"]["over"]
    assert preview["printed"]
    assert set(preview["lexicon"]) == {"en", "pl"}


def test_an_unknown_game_or_language_is_not_found(ann):
    for path in ("/api/games/chess/words/en", "/api/games/empire/words/xx", "/api/games/chess/preview"):
        assert ann.ask("GET", path).status_code == 404


def test_what_is_printed_follows_the_options_and_is_kept_by_browsers(ann):
    table = ann.open(ME, BOT, options={"map": "b"})
    path = f"/api/tables/{table['id']}/printed"
    response = ann.ask("GET", path)
    setting = definition("empire").setting(2, {"map": "b"})
    printed = json.loads(json.dumps(definition("empire").printed(setting)))
    assert response.json()["printed"] == printed
    assert response.json()["sources"] == list(definition("empire").sources)
    assert "seat" in response.json()["seat_arguments"]
    again = ann.http.get(path, headers={"If-None-Match": response.headers["etag"]})
    assert again.status_code == 304
    assert "max-age" in response.headers["cache-control"]


def test_authors_of_bots_read_the_requests_in_a_page_without_scripts(ann):
    page = ann.ask("GET", "/api").text
    for path in ann.get("/api/openapi.json")["paths"]:
        assert f"{path}</code></h2>" in page
    assert "list of SeatWish" in page
    assert "<script" not in page


def test_the_openapi_page_describes_every_route_for_programs(ann):
    paths = ann.get("/api/openapi.json")["paths"]
    assert "post" in paths["/api/tables/{table_id}/actions"]
    assert imperia.__version__ == ann.get("/api/openapi.json")["info"]["version"]
