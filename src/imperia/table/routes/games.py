"""The games: what they are called, how they can be played, their words, rulebooks and pictures."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import Any

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from fastapi.concurrency import run_in_threadpool

from imperia.games import GAMES
from imperia.games.contract import Definition
from imperia.games.options import Option
from imperia.games.setting import Facts
from imperia.minds import LEVELS, GreedyMind
from imperia.play import game as find_game
from imperia.table.asking import Somebody, TheHouse, TheTable, Visitor, check_replay, house, looker
from imperia.table.errors import Refused
from imperia.table.printed import Printed
from imperia.table.tables.bots import USUAL_LEVEL
from imperia.table.tables.logged_match import setting_of
from imperia.table.tables.opening import known_game
from imperia.words import LANGUAGES

router = APIRouter(tags=["games"])
LOOK = [Depends(looker)]
MOST_DRAWN = 32
PREVIEW_SEED = 8
PREVIEW_PART = 0.6  # share of a match that has been played when the picture is taken
USUAL_PLAYERS = 3


def check_words(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("no-such-page")
    return lang


@router.get("/api/games", dependencies=LOOK)
def games(request: Request) -> Response:
    """Every game with its options, the levels of bots, and whether it can be played at once: a game that is
    still being compiled has `ready: false`, and says how much is `done` of what `in_all`, and in about how
    many `seconds` it will be ready, null while nobody can tell."""
    workshop = house(request).workshop
    if workshop.all_ready:
        return _ready_games().answer(request, 0)
    return Printed([{**_game(name), **workshop.readiness(name)} for name in GAMES]).answer(request, 0)


@cache
def _ready_games() -> Printed:
    return Printed([{**_game(name), "ready": True, "done": 0, "in_all": 0, "seconds": 0} for name in GAMES])


@router.post("/api/games/{name}/want")
async def want(name: str, person: Somebody, house: TheHouse) -> Facts:
    """Have a game made ready before the others; answers at once."""
    game = known_game(name).id
    house.workshop.want(game)
    return house.workshop.readiness(game)


@cache
def _game(name: str) -> Facts:
    definition = known_game(name)
    players = list(definition.players)
    return {
        "id": definition.id,
        "title": {lang: definition.title(lang) for lang in LANGUAGES},
        "players": players,
        "options": [_option(definition, option) for option in definition.options],
        "levels": list(LEVELS),
        "usual": {"players": USUAL_PLAYERS if USUAL_PLAYERS in players else players[0], "level": USUAL_LEVEL},
    }


def _option(definition: Definition, option: Option) -> Facts:
    return {
        "name": option.name,
        "type": option.type.__name__,
        "default": option.default if option.among_people is None else option.among_people,
        "choices": list(option.choices),
        "least": None if option.within is None else option.within[0],
        "most": None if option.within is None else option.within[-1],
        "choices_with": {players: option.choices_with(players) for players in definition.players},
        "open_ended": option.open_ended,
        "title": {lang: definition.option_title(option.name, lang) for lang in LANGUAGES},
        "help": {lang: definition.option_help(option.name, lang) for lang in LANGUAGES},
        "words": {
            str(choice): {lang: definition.choice_in_words(option.name, choice, lang) for lang in LANGUAGES}
            for choice in option.choices
        },
    }


@router.get("/api/games/{name}/words/{lang}", dependencies=LOOK)
def words(name: str, lang: str, request: Request) -> Response:
    """The catalogues of a game in one language, as Fluent text."""
    return _words(known_game(name).id, check_words(lang)).answer(request, 0)


@cache
def _words(name: str, lang: str) -> Printed:
    folders = known_game(name).words.folders
    texts = [(folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in folders]
    return Printed({"ftl": "\n".join(texts)})


@router.get("/api/games/{name}/rulebook/{lang}", dependencies=LOOK)
def rulebook(name: str, lang: str, request: Request) -> Response:
    """The rulebook in one language, clause by clause; texts are Markdown."""
    return _rulebook(known_game(name).id, check_words(lang)).answer(request, 0)


@cache
def _rulebook(name: str, lang: str) -> Printed:
    book = known_game(name).rulebook(lang)
    sections = [
        {
            "title": title,
            "clauses": [
                {"number": clause.number, "text": clause.text}
                for clause in book.clauses.values()
                if clause.section == title
            ],
        }
        for title in book.sections
    ]
    return Printed({"title": book.title, "sections": sections})


@router.get("/api/games/{name}/preview", dependencies=LOOK)
async def preview(name: str, request: Request) -> Response:
    """A position in the middle of a match, as a spectator sees it: for a picture. Whoever asks for it before
    the game is ready waits."""
    game = known_game(name).id
    await house(request).workshop.ready(game)
    return (await run_in_threadpool(_preview, game)).answer(request, 3600)


@cache
def _preview(name: str) -> Printed:
    definition = known_game(name)
    players = definition.players[-1]
    match, minds = find_game(name).start(players, seed=PREVIEW_SEED), [GreedyMind(s) for s in range(players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat).code)
    shown = match.at(int(PREVIEW_PART * match.step))
    return Printed({**drawn(definition, players, match.options), "view": shown.view(None)})


def drawn(definition: Definition, players: int, options: Facts) -> dict[str, Any]:
    """What never changes in a match that is set up like this."""
    setting = setting_of(definition.id, players, options)
    return {
        "printed": definition.printed(setting),
        "lexicon": {lang: definition.lexicon(setting, lang) for lang in LANGUAGES},
        "seat_arguments": definition.seat_arguments,
        "sources": definition.sources,
    }


@router.get("/api/tables/{table_id}/printed")
async def printed(table: TheTable, person: Visitor, house: TheHouse, request: Request) -> Response:
    """What is printed on board and cards of this table, and words for numbers."""
    details = table.details
    known = house.printed
    setup = (details.game, details.players, msgspec.json.encode(details.options, order="sorted"))
    if setup not in known:
        check_replay(request)
        drawing = partial(drawn, known_game(details.game), details.players, details.options)
        while len(known) >= MOST_DRAWN:
            del known[next(iter(known))]
        known[setup] = asyncio.ensure_future(table.hall.folding.do(lambda: Printed(drawing())))
    try:
        made = await asyncio.shield(known[setup])  # others wait for it too
    except Exception:
        known.pop(setup, None)
        raise
    return made.answer(request, 365 * 24 * 3600)
