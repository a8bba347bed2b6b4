"""The games: what they are called, how they can be played, their words, rulebooks and pictures."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import cast

import msgspec
from msgspec.structs import asdict, replace
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from imperia.games import GAMES
from imperia.games.contract import Definition
from imperia.games.options import Option
from imperia.games.setting import Facts
from imperia.minds import LEVELS, GreedyMind
from imperia.play import game as find_game
from imperia.table.asking import check_replay, house
from imperia.table.errors import Refused
from imperia.table.prepared import Prepared
from imperia.table.protocol.described import (
    Catalogue,
    Clause,
    GameInfo,
    GameOption,
    Preview,
    Printed,
    Readiness,
    Rulebook,
    RulebookSection,
    Usual,
)
from imperia.table.protocol.fields import OptionType
from imperia.table.routes.asker import AtTable, Visitor
from imperia.table.routes.part import TABLE, Part
from imperia.table.tables.bots import USUAL_LEVEL
from imperia.table.tables.logged_match import setting_of
from imperia.table.tables.messages import view_json
from imperia.table.tables.opening import known_game
from imperia.words import LANGUAGES

part = Part("games")
MOST_DRAWN = 32
PREVIEW_SEED = 8
PREVIEW_PART = 0.6  # share of a match that has been played when the picture is taken
USUAL_PLAYERS = 3


def check_words(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("no-such-page")
    return lang


@part.request("GET", "/api/games", answer=list[GameInfo])
async def games(request: Request) -> Response:
    """Every game with its options, the levels of bots, and whether it can be played at once."""
    workshop = house(request).workshop
    if workshop.all_ready:
        return (await run_in_threadpool(_ready_games)).answer(request, 0)
    infos = await run_in_threadpool(lambda: [_game(name) for name in GAMES])
    now = [replace(info, **asdict(workshop.readiness(info.id))) for info in infos]
    return Prepared(now).answer(request, 0)


@cache
def _ready_games() -> Prepared:
    return Prepared([_game(name) for name in GAMES])


@part.request("POST", "/api/games/{name}/want")
async def want(asked: Visitor, name: str) -> Readiness:
    """Have a game made ready before the others. The answer does not wait for it."""
    game = known_game(name).id
    asked.house.workshop.want(game)
    return asked.house.workshop.readiness(game)


@cache
def _game(name: str) -> GameInfo:
    definition = known_game(name)
    players = list(definition.players)
    return GameInfo(
        id=definition.id,
        title={lang: definition.title(lang) for lang in LANGUAGES},
        players=players,
        options=[_option(definition, option) for option in definition.options],
        levels=list(LEVELS),
        usual=Usual(USUAL_PLAYERS if USUAL_PLAYERS in players else players[0], USUAL_LEVEL),
        hindsight=definition.has_hindsight,
    )


def _option(definition: Definition, option: Option) -> GameOption:
    return GameOption(
        name=option.name,
        type=cast(OptionType, option.type.__name__),
        default=option.default if option.among_people is None else option.among_people,
        choices=list(option.choices),
        least=None if option.within is None else option.within[0],
        most=None if option.within is None else option.within[-1],
        suggested=list(option.suggested),
        choices_with={players: list(option.choices_with(players)) for players in definition.players},
        open_ended=option.open_ended,
        title={lang: definition.option_title(option.name, lang) for lang in LANGUAGES},
        help={lang: definition.option_help(option.name, lang) for lang in LANGUAGES},
        words={
            str(choice): {lang: definition.choice_in_words(option.name, choice, lang) for lang in LANGUAGES}
            for choice in option.choices
        },
    )


@part.request("GET", "/api/games/{name}/words/{lang}", answer=Catalogue)
async def words(name: str, lang: str, request: Request) -> Response:
    """The catalogues of a game in one language, as Fluent text."""
    made = await run_in_threadpool(lambda: _words(known_game(name).id, check_words(lang)))
    return made.answer(request, 0)


@cache
def _words(name: str, lang: str) -> Prepared:
    folders = known_game(name).words.folders
    texts = [(folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in folders]
    return Prepared(Catalogue("\n".join(texts)))


@part.request("GET", "/api/games/{name}/rulebook/{lang}", answer=Rulebook)
async def rulebook(name: str, lang: str, request: Request) -> Response:
    """The rulebook in one language, clause by clause; texts are Markdown."""
    made = await run_in_threadpool(lambda: _rulebook(known_game(name).id, check_words(lang)))
    return made.answer(request, 0)


@cache
def _rulebook(name: str, lang: str) -> Prepared:
    book = known_game(name).rulebook(lang)
    sections = [
        RulebookSection(
            title, [Clause(each.number, each.text) for each in book.clauses.values() if each.section == title]
        )
        for title in book.sections
    ]
    return Prepared(Rulebook(book.title, sections))


@part.request("GET", "/api/games/{name}/preview", answer=Preview)
async def preview(name: str, request: Request) -> Response:
    """A position in the middle of a match, as a spectator sees it, for a picture. The answer waits until
    the game is ready."""
    game = known_game(name).id
    await house(request).workshop.ready(game)
    return (await run_in_threadpool(_preview, game)).answer(request, 3600)


@cache
def _preview(name: str) -> Prepared:
    definition = known_game(name)
    players = definition.players[-1]
    match, minds = find_game(name).start(players, seed=PREVIEW_SEED), [GreedyMind(s) for s in range(players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat).code)
    shown = view_json(match.at(int(PREVIEW_PART * match.step)), None)
    printed = drawn(definition, players, match.options)
    return Prepared(
        Preview(printed.printed, printed.lexicon, printed.seat_arguments, printed.sources, view=shown)
    )


def drawn(definition: Definition, players: int, options: Facts) -> Printed:
    """What never changes in a match that is set up like this."""
    setting = setting_of(definition.id, players, options)
    return Printed(
        printed=definition.printed(setting),
        lexicon={lang: definition.lexicon(setting, lang) for lang in LANGUAGES},
        seat_arguments=list(definition.seat_arguments),
        sources=list(definition.sources),
    )


@part.request("GET", f"{TABLE}/printed", answer=Printed)
async def printed(asked: AtTable, request: Request) -> Response:
    """What is printed on the boards and cards of this table, and words for numbers."""
    details = asked.table.details
    known = asked.house.printed
    setup = (details.game, details.players, msgspec.json.encode(details.options, order="sorted"))
    if setup not in known:
        check_replay(asked.house, asked.address)
        drawing = partial(drawn, known_game(details.game), details.players, details.options)
        while len(known) >= MOST_DRAWN:
            del known[next(iter(known))]
        known[setup] = asyncio.ensure_future(asked.table.hall.folding.do(lambda: Prepared(drawing())))
    try:
        made = await asyncio.shield(known[setup])  # others may wait for it, too
    except Exception:
        known.pop(setup, None)
        raise
    return made.answer(request, 365 * 24 * 3600)
