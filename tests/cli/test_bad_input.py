"""Anything wrong with the input leads to exit code 2 and one line that says what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import Result

import imperia
from imperia.minds.network.shipped import FOLDER

from .command import Imperia

WRONG = {
    "no such command": (["conquer"], "No such command 'conquer'"),
    "no such flag": (["play", "empire", "--fast"], "--fast"),
    "no game given": (["play"], "Missing argument"),
    "a number that is none": (["play", "empire", "--players", "many"], "--players"),
    "no such game": (["play", "chess"], "choose one of: empire"),
    "no such game to read about": (["rules", "chess"], "choose one of: empire"),
    "no such game to list": (["games", "chess"], "choose one of: empire"),
    "no such game to simulate": (["simulate", "chess", "--out", "x.parquet"], "choose one of: empire"),
    "no such clause": (["rules", "empire", "E9.9"], "clauses run from E1.1 to E6.3"),
    "no such language": (["games", "--lang", "tlh"], "choose one of: en, pl"),
    "too many players": (["play", "empire", "--players", "9"], "2 to 5 players"),
    "too many people": (["play", "empire", "--people", "4"], "from 0 to 3"),
    "fewer than no people": (["play", "empire", "--people", "-1"], "from 0 to 3"),
    "too many names": (["play", "empire", "--names", "A,B,C,D"], "4 names for 3 seats"),
    "the same name twice": (["play", "empire", "--names", "Ann,ann"], "same name"),
    "an empty name": (["play", "empire", "--names", "Ann,"], "1 to 20 characters"),
    "a name that cannot be printed": (["play", "empire", "--names", "A\x1b[2J"], "can be printed"),
    "a seed below zero": (["play", "empire", "--seed", "-1"], "seed is a whole number"),
    "no such option": (["play", "empire", "-o", "speed=9"], "edition, map, goods_tokens"),
    "an option without value": (["play", "empire", "-o", "edition"], "english, polish"),
    "no such value": (["play", "empire", "-o", "edition=french"], "english, polish"),
    "neither yes nor no": (["play", "empire", "-o", "goods_tokens=perhaps"], "yes, no"),
    "an option that is no number": (["play", "empire", "-o", "youngest=Ann"], "0, 1, 2"),
    "an option beyond the players": (["play", "empire", "-o", "youngest=4"], "takes one of 0, 1, 2, not 4"),
    "a map that is not there": (["play", "empire", "-o", "map=no/where.map"], "there is no such file"),
    "a file without --resume": (["play", "empire", "some.json"], "--resume some.json"),
    "nothing to resume": (["play", "empire", "--resume"], "no unfinished match"),
    "a saved match that is not there": (["play", "empire", "--resume", "no.json"], "no.json"),
    "a resumed match with other players": (
        ["play", "empire", "--resume", "--players", "2"],
        "keeps its players",
    ),
    "a folder that cannot be made": (["play", "empire", "--save-dir", "/dev/null/saves"], "/dev/null/saves"),
    "no such replay": (["replay", "no.json"], "no.json"),
    "no such board": (["map", "show", "z"], "a, b"),
    "no such map": (["map", "show", "z.map"], "there is no such file"),
    "a folder as map": (["map", "check", "/"], "this is a folder"),
    "a picture nowhere": (["map", "svg", "a", "-o", "/no/where.svg"], "/no/where.svg"),
    "a table nowhere": (["simulate", "empire", "--out", "/no/where.parquet"], "there is no folder /no"),
    "a folder as table": (["simulate", "empire", "--out", "/"], "is a folder"),
    "no games at all": (["simulate", "empire", "--games", "0", "--out", "x.parquet"], "from 1"),
}


def refused(result: Result, why: str) -> None:
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert result.stderr.startswith("imperia: ")
    assert why in result.stderr


@pytest.mark.parametrize(("arguments", "why"), WRONG.values(), ids=WRONG.keys())
def test_one_line_and_exit_code_2(run: Imperia, arguments: list[str], why: str) -> None:
    refused(run(*arguments), why)


def test_polish_is_spoken_where_it_is_asked_for(run: Imperia) -> None:
    refused(run("play", "empire", "-o", "speed=9", "--lang", "pl"), "są opcje")


POLISH = {
    "no such game": (["play", "chess"], "nie ma gry „chess”; do wyboru: empire"),
    "no such clause": (["rules", "empire", "E9.9"], "nie ma punktu zasad „E9.9”; są punkty od E1.1 do E6.3"),
    "no such value": (["play", "empire", "--option", "edition=foo"], "opcja edition nie przyjmuje „foo”"),
    "too many players": (["play", "empire", "--players", "9"], "jest dla 2 do 5 graczy, a podano 9"),
    "a seed below zero": (["play", "empire", "--seed", "-1"], "ziarno to liczba całkowita od 0"),
    "an option beyond the players": (
        ["play", "empire", "-o", "youngest=4"],
        "przy 3 graczach opcja youngest przyjmuje jedną z wartości 0, 1, 2, a nie 4",
    ),
    "no such board": (["play", "empire", "-o", "map=z"], "nie ma planszy „z”; drukowane to „a” i „b”"),
    "a map that is not there": (["play", "empire", "-o", "map=no/where.map"], "nie ma takiego pliku"),
    "no such tiles": (["play", "founders", "-o", "tiles=rare"], "nie ma zestawu kafelków „rare”"),
    "no such replay": (["replay", "no.json"], "no.json: nie ma takiego pliku ani folderu"),
    "a folder as map": (["map", "check", "/"], "to jest folder. Podaj ścieżkę do pliku mapy"),
}


@pytest.mark.parametrize(("arguments", "why"), POLISH.values(), ids=POLISH.keys())
def test_in_polish(run: Imperia, arguments: list[str], why: str) -> None:
    refused(run(*arguments, "--lang", "pl"), why)


def test_in_the_language_of_the_environment(run: Imperia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    refused(run("play", "chess"), "nie ma gry „chess”")
    refused(run("play", "chess", "--lang", "en"), "there is no game 'chess'")
    refused(run("play", "chess", "--lang", "tlh"), "nie ma tekstów w języku „tlh”")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "nie da się odczytać wiersza 1 od kolumny 1; zapis partii to JSON"),
        (b"\xff\xfe", "to nie jest zapis partii; nie jest to tekst w UTF-8"),
        (b'{"imperia": 99}', "ten plik ma format 99; ten program czyta format 1"),
    ],
)
def test_a_damaged_save_in_polish(run: Imperia, tmp_path: Path, text: bytes, why: str) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(text)
    refused(run("replay", file, "--lang", "pl"), f"{file}: {why}")


def test_a_map_with_a_mistake_in_polish(run: Imperia, tmp_path: Path) -> None:
    file = tmp_path / "mine.map"
    file.write_text("imperia map 1\nnonsense\n")
    for command in (["map", "check", file], ["play", "empire", "-o", f"map={file}"]):
        refused(run(*command, "--lang", "pl"), f"{file}:2:1: ten wiersz nie jest ustawieniem. Napisz „title:")


def test_tiles_with_a_mistake_in_polish(run: Imperia, tmp_path: Path) -> None:
    file = tmp_path / "mine.tiles"
    file.write_text("imperia tiles 1\ntitle: Mine\n[village]\nhut 2 wood -> glass\n")
    told = f"{file}:4: nie ma zasobu „glass”; zasoby to: wood, stone,"
    refused(run("play", "founders", "-o", f"tiles={file}", "--lang", "pl"), told)


def test_a_bot_with_a_mistake_in_polish(run: Imperia, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("class Other: pass\n")
    told = f"w {file} nie ma klasy „Mine” z metodą choose(self, view)"
    refused(run("hint", "match.json", "--bot", f"{file}:Mine", "--lang", "pl"), told)


def test_a_network_of_another_game_gives_no_hint(run: Imperia, tmp_path: Path) -> None:
    match, network = tmp_path / "match.json", FOLDER / "legends.npz"
    match.write_text(imperia.game("empire").start(players=2, seed=1).save())
    told = "this network plays Eight-Minute Empire: Legends, and cannot play Eight-Minute Empire"
    refused(run("hint", match, "--bot", f"policy:{network}"), told)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "a saved match is JSON"),
        (b"\xff\xfe", "UTF-8"),
        (b"[]", "not a saved match"),
        (b'{"imperia": 99}', "format 99"),
        (b'{"imperia": 1, "game": "chess"}', "is missing"),
    ],
    ids=["empty", "no text", "something else", "of the future", "cut off"],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "empire", "--resume"]], ids=["replay", "resume"])
def test_a_damaged_save(run: Imperia, tmp_path: Path, command: list[str], text: bytes, why: str) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(text)
    refused(run(*command, file), why)
    assert file.read_bytes() == text


def test_a_save_with_a_changed_action(run: Imperia, tmp_path: Path) -> None:
    run("play", "empire", "--seed", 5, answers="3\nq\n")
    (file,) = (tmp_path / "saves").glob("*.json")
    file.write_text(file.read_text().replace('"0 bid 3"', '"0 bid 2"'))
    refused(run("replay", file, "--verify"), str(file))


def test_a_map_with_a_mistake_is_told_by_line_and_column(run: Imperia, tmp_path: Path) -> None:
    file = tmp_path / "mine.map"
    file.write_text("imperia map 1\nnonsense\n")
    refused(run("map", "check", file), f"{file}:2:")
