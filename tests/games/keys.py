"""The keys of messages for which the code asks the catalogues of a game, and the reasons that a game may
give."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import imperia
from imperia.games import definition as find_definition
from imperia.games.contract import Definition, Reason, word_key
from tests.games.every_game import names_of, terms_of

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
SHARED = {
    "seat-name",
    "action-none",
    "undo-nothing",
    "undo-never-acted",
    "undo-other-acted",
    "undo-revealed",
    "undo-revealed-since",
    "undo-final-since",
}
NOT_ASKED = -1


def keys_asked_for(name: str) -> set[str]:
    """Every key that the code of a game can ask for."""
    definition, names = find_definition(name), names_of(name)
    kinds = [definition.event(event) for event in names.Event]
    return {
        *terms_of(name).in_words,
        *keys_of_options(definition),
        *keys_of_studies(definition),
        *keys_of_page(name),
        *(f"decision-{word_key(decision.name)}" for decision in names.Decision),
        *(f"action-{kind}" for kind in definition.action_kinds),
        *(f"event-{kind.key}" for kind in kinds),
        *(f"event-{kind.key}-hidden" for kind in kinds if kind.secret),
        *("refusal-game-over", "refusal-no-such-action"),
        *definition.reasons_of_the_rules(),
        *(reason.key for reason in reasons_beside_the_rules(name)),
    }


def keys_of_options(definition: Definition) -> set[str]:
    """The keys that the contract asks for in every game."""
    return {
        "title",
        *(f"source-{word_key(source)}" for source in definition.sources),
        *(f"option-{word_key(option.name)}" for option in definition.options),
        *(f"option-{word_key(option.name)}-title" for option in definition.options),
        *(
            f"option-{word_key(option.name)}-{word_key(str(choice))}"
            for option in definition.options
            for choice in option.choices
        ),
    }


def keys_of_studies(definition: Definition) -> set[str]:
    """The keys that the balance report asks for, in the settings that let it compare most."""
    items, grounds, others = set(), set(), set()
    for players in definition.players:
        everything = {option.name: True for option in definition.options if option.type is bool}
        study = definition.study(definition.setting(players, everything))
        items |= {kind.name for kind in study.items}
        grounds |= {kind.name for kind in (*study.grounds, *(spells.items for spells in study.spells))}
        others |= {f"balance-{kind.name}-{group}" for kind in study.items for group in kind.groups}
        others |= {f"balance-deed-{deed.name}" for deed in study.deeds}
        others |= {f"balance-ending-{ending}" for ending in study.endings}
    return {
        *(f"balance-{part}{name}" for name in items | grounds for part in ("", "how-", "caption-", "head-")),
        *(f"balance-finding-{which}-{name}" for name in items for which in ("best", "worst", "fair")),
        *others,
    }


def keys_of_page(name: str) -> set[str]:
    """The keys that the drawings of the game in the browser also ask for."""
    folders = [PAGES / folder for folder in (find_definition(name).family, name) if folder]
    sources = [path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.*")]
    return {key for source in sources for key in re.findall(r"'(page-[a-z-]+)'", source)} | {
        f"tour-{key}" for source in sources for key in re.findall(r"\bstop\('([a-z-]+)'", source)
    }


def reasons_beside_the_rules(name: str) -> Iterator[Reason]:
    """The reasons why a seat that is not asked may not act, and those why an action is final."""
    definition = find_definition(name)
    for position in terms_of(name).asked:
        yield definition.refusal(imperia.game(name).position(**position).state, 1, 0, NOT_ASKED)
    finals = [definition.final(code) for code in range(definition.codes)]
    yield from (reason for reason in finals if reason)


def reasons_of_the_rules(name: str) -> Iterator[Reason]:
    definition = find_definition(name)
    state = imperia.game(name).position().state
    for why in (*definition.refusals, *definition.actions.out_of_place()):
        if why not in terms_of(name).about_a_position:
            yield definition.refusal(state, 0, 0, why)
