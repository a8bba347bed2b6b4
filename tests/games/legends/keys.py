"""What the words of legends must say: pieces and actions, and positions in which somebody is asked."""

from imperia.games.contract import word_key
from imperia.games.legends.pieces import CARDS, Ability, Family, Leader, Step, Token
from imperia.games.legends.sides import Cell, Layout

POSITIONS = [
    {"step": "layout"},
    {"step": "side"},
    {"step": "rotation", "cells": {"centre": "ice"}},
    {"step": "start"},
    {"step": "token", "citadels": True},
    {"step": "outpost"},
    {"step": "neutral"},
    {"step": "bid", "bids": [3, None]},
    {"step": "card"},
    {"step": "half"},
    {"step": "place"},
    {"step": "target", "moving_from": 11},
    {"step": "queen", "led_by": ["fairy_queen"]},
    {"step": "over"},
]
ABOUT_A_POSITION = ()  # refusals that only some positions can explain


def pieces_in_words():
    return {
        *("neutral-colour", "card", "no-card", "card-or", "card-and"),
        *(f"name-{card.key}" for card in CARDS.values()),
        *(f"ability-{word_key(ability.name)}" for ability in Ability),
        *(f"family-{family.name.lower()}" for family in Family if family),
        *(f"token-{word_key(token.name)}" for token in Token),
        *(f"leader-{word_key(leader.name)}" for leader in Leader if leader),
        *(f"layout-{layout.name.lower()}" for layout in Layout),
        *(f"cell-{word_key(cell.name)}" for cell in Cell),
        *(f"quarters-{quarters}" for quarters in range(4)),
        *(f"{fact}-{step.name.lower()}" for fact in ("step", "left") for step in Step),
    }
