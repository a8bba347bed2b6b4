"""The keys of messages that everything above a game may ask its catalogues for."""

from imperia.games.contract import Definition, word_key


def keys_of(definition: Definition) -> set[str]:
    """What the contract asks for, whatever the game."""
    return {
        "title",
        *keys_of_studies(definition),
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
    """What the balance report asks for, in whichever setting the game has most to compare."""
    items, grounds = set(), set()
    for players in definition.players:
        everything = {option.name: True for option in definition.options if option.type is bool}
        study = definition.study(definition.setting(players, everything))
        items |= {kind.name for kind in study.items}
        grounds |= {kind.name for kind in study.grounds}
    return {
        *(f"balance-{part}{name}" for name in items | grounds for part in ("", "how-", "caption-", "head-")),
        *(f"balance-finding-{which}-{name}" for name in items for which in ("best", "worst", "fair")),
    }
