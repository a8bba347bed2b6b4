"""What is in the box: cards, leaders, tokens and counts, as printed (clauses L1, L3, L6, L8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from imperia.games.eight_minutes.pieces import Combine, read_halves

# The families of cards; Graveyard, Lake, Stronghold and Castle have none (L6.4).
Family = IntEnum("Family", "NONE ANCIENT ARCANE CURSED DIRE FOREST MOUNTAIN NIGHT NOBLE", start=0)


class Ability(IntEnum):
    """What a card gives its owner besides its action (L6)."""

    FLYING = 0  # L5.4
    ARMY = 1  # L5.8: +1 to each place action
    MOVE = 2  # L5.8: +1 to each move action
    ELIXIR = 3  # L6.2
    IMMUNE = 4  # L6.7
    COINS = 5  # L6.3, once
    VP_FAMILY = 6  # L6.4: a point for each card of a family
    VP_FLYING = 7  # L6.5: a point for each Flying
    VP_COINS = 8  # L6.5: a point for every few coins
    VP_SET = 9  # L6.6: points for all cards of a family


class Step(IntEnum):
    """What a card lets its taker do."""

    PLACE = 0  # L5.3
    MOVE = 1  # L5.4
    CITY = 2  # L5.5
    DESTROY = 3  # L5.6


@dataclass(frozen=True, slots=True)
class Card:
    number: int
    name: str
    family: Family
    abilities: tuple[tuple[Ability, int], ...]  # each with its amount or its family
    halves: tuple[tuple[Step, int], ...]
    combine: Combine
    players: int  # the fewest players that use the card (L1.1)

    @property
    def key(self) -> str:
        """The name as it stands in the keys of the words."""
        return self.name.lower().replace(" ", "-")

    def ability(self, ability: Ability) -> int:
        return dict(self.abilities).get(ability, 0)


# Name (the family is its first word), from how many players on, abilities, what it lets its taker do.
PRINTED_CARDS = """
Ancient Phoenix      2+  flying 1             move 5
Ancient Sage         2+  vp_family ancient    move 3
Ancient Tree Spirit  2+  elixir 3             place 4
Ancient Woods        2+  army 1               city 1 and place 1
Arcane Manticore     3+  move 1               place 4 and destroy 1
Arcane Sphinx        3+  flying 1             place 3 or move 4
Arcane Temple        3+  vp_family arcane     move 3
Castle A             4+  elixir 1             place 3 or city 1
Castle B             4+  elixir 1             move 3 and city 1
Cursed Banshee       2+  elixir 2             move 6
Cursed Gargoyles     2+  flying 1             move 5
Cursed King          2+  elixir 1             place 3 or move 4
Cursed Mausoleum     2+  move 1               city 1
Cursed Tower         2+  vp_flying 1          city 1
Dire Dragon          2+  flying 1             place 3 and destroy 1
Dire Eye             2+  flying 1             place 4
Dire Giant           2+  immune 1             place 3 and destroy 1
Dire Goblin          2+  elixir 1             move 5
Dire Ogre            2+  vp_coins 3           move 2
Forest Elf           2+  army 1               place 3 or move 2
Forest Gnome         2+  elixir 3             move 2
Forest Pixie         2+  army 1               move 4
Forest Tree Town     2+  move 1               city 1
Graveyard            2+  vp_family cursed     place 2
Lake                 2+  vp_family forest     place 2 or move 3
Mountain Dwarf       3+  vp_set mountain      place 2 and destroy 1
Mountain Treasury    3+  elixir 1, coins 2    move 3
Night Hydra          2+  army 1               move 5 and destroy 1
Night Village        2+  army 1               city 1
Night Wizard         2+  vp_family night      place 3 and destroy 1
Noble Hills          2+  vp_set noble         place 3
Noble Knight         2+  move 1               place 4 and destroy 1
Noble Unicorn        2+  move 1               move 4 and place 1
Stronghold           2+  vp_family dire       city 1
"""


def _read_card(number: int, line: str) -> Card:
    name, players, abilities, action = (line[a:b].strip() for a, b in ((0, 20), (20, 25), (25, 45), (45, 99)))
    first = name.split()[0].upper()
    halves, combine = read_halves(action.split(), Step)
    return Card(
        number=number,
        name=name,
        family=Family[first] if first in Family.__members__ else Family.NONE,
        abilities=tuple(_read_ability(*text.split()) for text in abilities.split(", ")),
        halves=halves,
        combine=combine,
        players=int(players[0]),
    )


def _read_ability(kind: str, amount: str) -> tuple[Ability, int]:
    return Ability[kind.upper()], int(amount) if amount.isdigit() else Family[amount.upper()]


_LINES = PRINTED_CARDS.strip().splitlines()
CARDS = {number: _read_card(number, line) for number, line in enumerate(_LINES, start=1)}

# L6.6: how many cards make a set, and what it is worth in each edition (proof, published).
SETS = {Family.MOUNTAIN: (2, (3, 3)), Family.NOBLE: (3, (5, 4))}
ELIXIR_POINTS = (2, 1)  # L7.3: alone with the most, tied for it


def facts_of_ability(ability: Ability, amount: int, edition: int) -> dict[str, Any]:
    """What is printed of an ability: its amount or its family, and for a set also its size and points."""
    if ability not in (Ability.VP_FAMILY, Ability.VP_SET):
        return {"count": amount}
    family = Family(amount)
    facts = {"family": family.name.lower()}
    if ability is Ability.VP_FAMILY:
        return facts
    needs, points = SETS[family]
    return {**facts, "cards": needs, "points": points[edition]}


CARD_NUMBERS = 1 + len(CARDS)

ARMIES = 18  # L1.1, of each player
STARTING_ARMIES = 4  # L3.3
SEA_STEP = 3  # L5.4: the points of a step over the sea, without Flying

# By edition (proof, published) and number of players.
COINS = ((0, 0, 14, 11, 9), (0, 0, 12, 11, 9))  # L3.5
CARDS_TO_TAKE = ((0, 0, 13, 10, 8), (0, 0, 11, 10, 8))  # L7.1


# L8.5
Leader = IntEnum("Leader", "NONE FAIRY_QUEEN BANDIT_KING RED_SORCERESS WHITE_KNIGHT", start=0)
FOREST_CARDS_FOR_THE_QUEEN = 3
CAPTURED_FOR_A_POINT = 3
REGIONS_OF_A_LARGE_ISLAND = 3


class Token(IntEnum):
    """L1.3; in the record a region has 1 + its token, or 0."""

    SPRING = 0  # 2 elixirs
    COTTAGE = 1  # +1 Army
    TREASURE = 2  # 1 coin
    STABLE = 3  # +1 Move
    BOOK = 4  # 1 point, and wins ties of points
    SWAMP = 5  # -1 point
    DRAGON = 6  # 2 points for slaying it
    CITADEL = 7
    ROGUES = 8
    PORTAL = 9
    FACE_DOWN = 10  # one of SPRING to SWAMP, and the viewer does not know which (L8.2)


KEPT_TOKENS = Token.DRAGON + 1  # tokens below this are taken and kept by a seat

SPRING_ELIXIRS = 2
TREASURE_COINS = 1
BOOK_POINTS = 1
SWAMP_POINTS = -1
DRAGON_POINTS = 2
DRAGON_ARMIES = 7

# L3.6, L8.8: the order in which tokens are laid; the second treasure is in the proof alone.
_IN_ORDER = (
    "CITADEL CITADEL CITADEL SPRING COTTAGE TREASURE STABLE BOOK TREASURE SWAMP DRAGON ROGUES PORTAL PORTAL"
)
TOKENS_TO_LAY = tuple(Token[name] for name in _IN_ORDER.split())
SECOND_TREASURE = TOKENS_TO_LAY.index(Token.BOOK) + 1
FIRST_PORTAL = TOKENS_TO_LAY.index(Token.PORTAL)
