"""Every number of a record is what its field says, in whole games with any options."""

import numpy as np

from imperia.games import definition as find_definition
from imperia.kernel.fields import leaves, strange_numbers
from imperia.kernel.verbs import SPECTATOR
from tests.games import records
from tests.games.every_game import every_game, names_of, terms_of
from tests.games.playing import games
from tests.games.watching import Watch


@every_game
def test_every_field_says_what_its_numbers_are(name):
    unsaid = [leaf.name for leaf in leaves(find_definition(name).struct) if leaf.field.of is None]
    assert not unsaid


@every_game
def test_every_number_is_what_its_field_says_all_through_a_game(name):
    definition = find_definition(name)
    terms = terms_of(name)
    options = terms.some_options(games(max(8, 36 // terms.slowness), 3))
    watch = Watch(records.dealt(name, options), 7, names_of(name).Decision, sorted(terms.seldom_codes))
    looks = 0
    while not watch.over.all():
        watch.ask()
        watch.step()
        if looks % 5 == 0 or watch.over.all():
            assert not sorted(set(strange_numbers(watch.states, definition.struct)))
            for seat in (0, SPECTATOR):
                seen = np.frombuffer(records.observed(watch.states, seat), definition.dtype)
                assert not sorted(set(strange_numbers(seen, definition.struct)))
        looks += 1


@every_game
def test_a_number_out_of_place_is_found(name):
    definition = find_definition(name)
    states = records.dealt(name, terms_of(name).some_options(2))
    states["actor"][1] = states["options"]["players"][1]
    states["decision"][0] = len(definition.decisions)
    found = set(strange_numbers(states, definition.struct))
    assert found == {("actor", int(states["actor"][1])), ("decision", len(definition.decisions))}


@every_game
def test_what_is_not_declared_hidden_is_seen_as_it_is_and_what_is_hidden_is_not(name):
    """To every viewer, a field that is neither unordered nor secret appears as it is; any other differs at
    some time."""
    terms = terms_of(name)
    every = list(leaves(terms.definition.struct))
    hidden = {leaf.name for leaf in every if leaf.field.unordered or leaf.field.secret}
    differing = set()
    for match in terms.moments(games(60, 24)):
        for seat in (*range(match.players), SPECTATOR):
            seen = np.frombuffer(records.observed(match.state, seat), terms.definition.dtype)
            for leaf in every:
                if not np.array_equal(leaf.numbers(seen), leaf.numbers(match.state)):
                    differing.add(leaf.name)
    assert differing == hidden
