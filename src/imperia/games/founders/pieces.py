"""What is in the box besides the tiles: resources, tokens and counts (clauses F1.1, F1.6, F2.1-F2.3)."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from itertools import combinations


class Stack(IntEnum):
    """The four backs of tiles. Each has tiles that lie face up; all but the victory tiles have a stack."""

    GREEN = 0  # nature
    BLUE = 1  # village
    PURPLE = 2  # city
    VICTORY = 3


STACKS = 3  # the stacks that tiles are opened from (F3.1)


Resource = IntEnum(
    "Resource",
    "WOOD STONE PLANTS WATER IRON GOLD CLOTH WINE HORSES FISH ARMY COIN CARRIAGE CRAFT",
    start=0,
)

# F1.1: what the tiles of each stack may give.
GIVEN_BY = {
    Stack.GREEN: tuple(Resource)[:4],
    Stack.BLUE: tuple(Resource)[4:10],
    Stack.PURPLE: tuple(Resource)[10:],
    Stack.VICTORY: (),
}
BASICS = len(GIVEN_BY[Stack.GREEN])
FIRST_OF_VILLAGE = Resource.IRON
VILLAGE = tuple(resource.name.lower() for resource in GIVEN_BY[Stack.BLUE])
CRAFTSMEN = len(VILLAGE)  # one for each village resource
FIRST_OF_CITY = Resource.ARMY


# In the order of the city resources whose tiles grant them (F1.4).
Token = IntEnum("Token", "WAR COIN CARRIAGE CRAFTSMAN", start=0)
TOKENS_OF_EACH = 6  # F1.6

# F2.1-F2.3, by number of players
FACE_UP_VICTORY = (0, 0, 8, 12, 12)
LAID_OUT = (2, 2, 1)  # green, blue and purple tiles that are laid out after the draft
FULL_ROW = 5  # F3.1

CRAFTSMAN_POINTS = 2  # F6.3

# F1.7: bounds of a tile set.
MOST_OF_A_STACK = 60
MOST_SORTS = 120  # different tiles: an action code for each
MOST_NEEDS = 3
MOST_POINTS = 9


def most_turns(stack_sizes: tuple[int, ...], players: int) -> int:
    """F4.8: every turn opens a tile, so there are no more turns than tiles left after the setup."""
    return sum(stack_sizes[:STACKS]) - (2 * players + 1) - sum(LAID_OUT)


def most_tiles(stack_sizes: tuple[int, ...], players: int) -> int:
    """F4.8: the most tiles that a nation can have: the two of the draft, and one for each turn."""
    return 2 + -(-most_turns(stack_sizes, players) // players)


# F4.8: room for the largest set that F1.7 allows, by number of players.
ROOM = (0, 0, *(most_tiles((MOST_OF_A_STACK,) * STACKS, players) for players in (2, 3, 4)))
MOST_TILES = max(ROOM)
TILES_OF_ALL = max(players * room for players, room in enumerate(ROOM))
MOST_FREE_CELLS = 2 * MOST_TILES + 2  # beside that many connected tiles: a straight line has them

# F4.2 by Hall's theorem: distinct suppliers can serve all needs exactly if, for every group of resources, at
# least as many suppliers can give one of them as there are needs among them. Only a nature tile has a choice,
# so only groups of basic resources have more than one member. The first groups are the single resources, in
# their order.
GROUPS: tuple[tuple[Resource, ...], ...] = (
    *((resource,) for resource in Resource),
    *(group for size in range(2, MOST_NEEDS + 1) for group in combinations(GIVEN_BY[Stack.GREEN], size)),
)


@cache
def claims_of(needs: tuple[Resource, ...]) -> tuple[tuple[int, int], ...]:
    """The groups that must be served for these needs, each with the number of suppliers that it takes."""
    claims = []
    for number, group in enumerate(GROUPS):
        count = sum(need in group for need in needs)
        if count and set(group) <= set(needs):
            claims.append((number, count))
    return tuple(claims)


def claim(group: int, count: int) -> int:
    """The number of the claim that `count` suppliers can give one of the resources of a group."""
    return MOST_NEEDS * group + count - 1


MOST_CLAIMS = len(claims_of(GIVEN_BY[Stack.GREEN][:MOST_NEEDS]))
