"""The keys of messages that everything above a game may ask its catalogues for."""

from imperia.games.contract import Definition, word_key


def keys_of(definition: Definition) -> set[str]:
    """What the contract asks for, whatever the game."""
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
