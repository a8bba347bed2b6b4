"""What the words of founders must say: pieces and actions, and positions in which somebody is asked."""

from imperia.games.founders.names import Refusal
from imperia.games.founders.pieces import Resource, Stack, Token

POSITIONS = [
    {"step": "draft"},
    {},
    {"step": "answer", "proposer": 1, "agreed_end": True},
    {"step": "over"},
]
ABOUT_A_POSITION = (Refusal.NEEDS_UNMET, Refusal.RESOURCE_NOT_GIVEN)


def pieces_in_words():
    return {
        "action-nowhere",
        *(f"stack-{stack.name.lower()}" for stack in tuple(Stack)[:3]),
        *(f"tile-{stack.name.lower()}" for stack in Stack),
        *(f"token-{token.name.lower()}" for token in Token),
        *(f"{what}-{each.name.lower()}" for what in ("resource", "unmet") for each in Resource),
    }
