"""Actions as people write them."""

from tests.games.every_game import every_game, part_of, terms_of


@every_game
def test_legal_actions_are_written_and_read_back(name):
    """In every kind of decision, using the positions of the list of refusals."""
    terms = terms_of(name)
    for keywords, _, _ in part_of(name, "refusals").CASES.values():
        match = terms.game.position(**keywords)
        for seat in match.actors:
            actions = match.legal(seat)
            assert len({action.notation for action in actions}) == len(actions)
            for action in actions:
                kind, *arguments = action.notation.split()
                assert terms.definition.code(kind, arguments, match.state) == action.code
