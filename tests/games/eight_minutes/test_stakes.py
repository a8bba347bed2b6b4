"""What a region is worth to a seat: the points that the rules count with the region, and without it."""

import pytest

import imperia
from tests.games.contract.test_hidden import moments
from tests.games.every_game import terms_of
from tests.games.playing import games

empire, legends = imperia.game("empire"), imperia.game("legends")


def worth(match, seat=0):
    """What each region is worth to a seat, which must be the same to every viewer."""
    answer = match.explain(seat, {"of": "stakes"})
    assert answer == match.explain(None, {"of": "stakes", "seat": seat})
    assert (answer["of"], answer["seat"]) == ("stakes", seat)
    return {region["region"]: region["points"] for region in answer["regions"]}


def test_a_region_is_worth_its_point_and_the_continent_that_it_decides():  # E5.2, E5.3
    match = empire.position(armies={7: [1, 2], 9: [3, 0]})
    regions = {region["region"] for region in match.view(0)["regions"]}
    worths = worth(match)
    assert set(worths) == regions
    assert [score["total"] for score in match.scores] == [2, 2]  # each has a continent, and one region of it
    assert worths[7] == worths[9] == worth(match, 1)[7] == worth(match, 1)[9] == 2
    beside = next(region["region"] for region in match.view(0)["regions"] if worths[region["region"]] == 1)
    assert beside not in (7, 9)  # another region, of a continent that is already won


def test_a_citadel_adds_to_what_a_region_is_worth():  # L8.3
    plain = worth(legends.position(armies={20: [0, 1]}))
    citadel = worth(
        legends.position(armies={20: [0, 1]}, tokens={20: "citadel", 22: "citadel", 9: "citadel"})
    )
    assert citadel[20] == plain[20] + 1


@pytest.mark.parametrize("name", ["empire", "legends"])
def test_a_region_is_worth_at_least_its_own_point_until_the_match_is_over(name):
    for match, _ in moments(terms_of(name), games(120, 4)):
        before = match.state.tobytes()
        for seat in range(match.players):
            regions = match.explain(seat, {"of": "stakes"})["regions"]
            points = [region["points"] for region in regions]
            assert all(each == 0 if match.over else each >= 1 for each in points)
        assert match.state.tobytes() == before


@pytest.mark.parametrize(
    "question", [{"of": "stakes", "seat": 9}, {"of": "stakes", "seat": True}, {"of": "stakes", "more": 1}, {}]
)
def test_other_questions_have_no_answer(question):
    assert empire.position().explain(0, question) is None
    assert empire.position().explain(None, {"of": "stakes"}) is None
