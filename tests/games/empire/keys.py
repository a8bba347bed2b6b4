"""What the words of empire must say: pieces and actions, and positions in which somebody is asked."""

from imperia.games.empire.pieces import Good, Step

POSITIONS = [
    {"step": "neutral"},
    {"step": "bid", "bids": [3, None]},
    {"step": "first"},
    {"step": "card"},
    {"step": "half"},
    {"step": "step", "card": 26, "left": {"destroy": 1, "place": 1}},
    {"step": "target", "moving_from": 12},
    {"step": "over"},
]
ABOUT_A_POSITION = ()  # refusals that only some positions can explain


def pieces_in_words():
    return {
        *("neutral-colour", "card", "no-card", "card-or", "card-and"),
        *(f"good-{good.name.lower()}" for good in Good),
        *(f"{fact}-{step.name.lower()}" for fact in ("step", "left") for step in Step),
    }
