"""One match from Python: who is asked, what may be done, views, log, undo."""

import json
import random

import pytest

import imperia

empire = imperia.game("empire")


def play_randomly(match, seed=0, actions=10_000):
    chance = random.Random(seed)
    while not match.over and actions > 0:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))
        actions -= 1
    return match


def test_the_readme_of_the_api_holds():
    assert "empire" in imperia.games()
    assert (empire.id, empire.title, empire.version) == ("empire", "Eight-Minute Empire", 1)
    assert list(empire.players) == [2, 3, 4, 5]
    match = empire.start(players=3, seed=7, edition="polish", goods_tokens=True)
    assert match.actors == (0, 1, 2)
    action = match.legal(0)[2]
    assert (action.kind, action.arguments, str(action)) == ("bid", {"coins": 2}, "Bid 2 coins")
    assert action.text("pl") == "Postaw 2 monety"
    match.play(0, action)
    assert match.actors == (1, 2)


def test_every_option_names_its_type_default_choices_and_help():
    options = {option.name: option for option in empire.options}
    assert options["edition"].choices == ("english", "polish")
    assert options["goods_tokens"].type is bool
    assert options["map"].default == "a"
    assert all(option.help for option in empire.options)


def test_an_action_is_taken_as_such_as_its_code_and_in_notation():
    states = []
    for form in (lambda a: a, lambda a: a.code, lambda a: a.notation):
        match = empire.start(2, seed=1, edition="polish")
        match.play(0, form(match.legal(0)[3]))
        states.append(match.state.tobytes())
    assert len(set(states)) == 1


def test_the_same_seed_gives_the_same_deal_and_no_seed_a_new_one():
    assert empire.start(4, seed=9).state.tobytes() == empire.start(4, seed=9).state.tobytes()
    assert empire.start(4).state.tobytes() != empire.start(4).state.tobytes()


@pytest.mark.parametrize(
    ("keywords", "says"),
    [
        ({"players": 1}, "2 to 5 players"),
        ({"players": 6}, "2 to 5 players"),
        ({"players": True}, "2 to 5 players"),
        ({"players": 3, "seed": -1}, "seed is a whole number"),
        ({"players": 3, "seed": 1 << 64}, "seed is a whole number"),
        ({"players": 3, "colour": "red"}, "its options are: edition, map,"),
        ({"players": 3, "edition": "german"}, "one of 'english', 'polish'"),
        ({"players": 3, "goods_tokens": 1}, "True or False"),
        ({"players": 3, "youngest": 3}, "with 3 players option youngest takes one of 0, 1, 2, not 3"),
        ({"players": 3, "youngest": True}, "youngest takes one of 0, 1"),
        ({"players": 3, "map": "c"}, "the printed ones are 'a' and 'b'"),
        ({"players": 3, "map": "no/such.map"}, "no such file"),
    ],
)
def test_a_wrong_start_says_what_would_be_right(keywords, says):
    with pytest.raises(imperia.ImperiaError, match=says):
        empire.start(**keywords)


def test_an_unknown_game_lists_the_known_ones():
    with pytest.raises(imperia.UnknownGame, match="choose one of: empire"):
        imperia.game("chess")


@pytest.mark.parametrize("seat", [-1, 3, "0", None])
def test_an_unknown_seat_is_refused(seat):
    match = empire.start(3, seed=1)
    with pytest.raises(imperia.UnknownSeat, match="seats 0 to 2"):
        match.legal(seat)


@pytest.mark.parametrize(
    ("action", "says"),
    [
        ("fly 3", "actions of empire are: stop, bid"),
        ("bid", "written 'bid <coins>'"),
        ("bid x", "with numbers"),
        ("bid 15", "out of range"),
        ("place 99", "out of range"),
        ("destroy 1", "written 'destroy <colour> <region>'"),
        ("", "there is no action ''"),
        (9999, "they run from 0 to 383"),
        (-1, "they run from 0 to 383"),
        (None, "given as such, as its code or in notation"),
        (True, "given as such, as its code or in notation"),
    ],
)
def test_what_is_no_action_is_refused_and_changes_nothing(action, says):
    match = empire.start(3, seed=1)
    before = match.state.tobytes()
    with pytest.raises(imperia.BadNotation, match=says):
        match.play(0, action)
    assert match.state.tobytes() == before


def test_an_illegal_action_carries_its_clause_in_both_languages_and_changes_nothing():
    match = empire.position(turn=0, step="card", coins=[1, 9])
    before = match.state.tobytes()
    with pytest.raises(imperia.IllegalAction) as refusal:
        match.play(0, "card 5")
    assert refusal.value.clause == "E4.1"
    assert str(refusal.value) == "This card costs 3, and you have 1 coin. (E4.1)"
    assert refusal.value.text("pl") == "Ta karta kosztuje 3, a masz 1 monetę. (E4.1)"
    assert match.state.tobytes() == before
    assert match.history == ()


def test_why_not_answers_without_playing():
    match = empire.position(turn=0, step="city", armies={7: [1]})
    assert match.why_not(0, "city 7") is None
    assert match.why_not(0, "city 8").clause == "E4.6"
    assert match.why_not(1, "city 7").clause == "E4.9"


def test_an_unknown_language_lists_the_known_ones():
    with pytest.raises(imperia.ImperiaError, match="choose one of: en, pl"):
        empire.start(2, seed=1).question("de")


def test_a_view_is_ready_for_json_and_holds_the_legal_actions_of_its_seat_only():
    match = play_randomly(empire.start(3, seed=5), actions=20)
    seat = match.actors[0]
    assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
    assert [a["code"] for a in match.view(seat)["legal"]] == [a.code for a in match.legal(seat)]
    other = (seat + 1) % 3
    assert match.view(other)["legal"] == []
    assert match.view(None)["legal"] == []


def test_a_bid_is_told_to_its_seat_alone_until_all_are_in():
    match = empire.start(3, seed=5)
    match.play(1, "bid 4")
    assert match.log.seen_by(1)[-1].arguments == {"seat": 1, "coins": 4}
    for viewer in (0, 2, None):
        assert match.log.seen_by(viewer)[-1].arguments == {"seat": 1}
        assert match.view(viewer)["seats"][1]["bid"] == "sealed"
    assert match.view(1)["seats"][1]["bid"] == 4
    match.play(0, "bid 1")
    match.play(2, "bid 0")
    assert match.view(None)["seats"][1]["bid"] == 4


def test_playing_returns_what_happened_as_the_seat_knows_it():
    match = empire.start(2, seed=5, edition="polish")
    assert [event.key for event in match.play(0, "bid 3")] == ["bid-given"]
    keys = [event.key for event in match.play(1, "bid 1")]
    assert keys == ["bid-given", "bid-shown", "bid-shown", "bid-won", "first-player"]


def test_the_log_can_be_read_from_a_step_on():
    match = play_randomly(empire.start(3, seed=5), actions=30)
    later = match.log.since(20)
    assert later
    assert {event.step for event in later} <= set(range(21, 31))
    assert [event.json() for event in match.log.since(-1)] == [event.json() for event in match.log]
    assert len(match.log.since(20)) + sum(event.step <= 20 for event in match.log) == len(match.log)


def test_a_log_is_open_to_all_exactly_where_everybody_reads_the_same():
    match = play_randomly(empire.start(3, seed=5), seed=5)
    found = set()
    for step in range(match.step):
        log = match.log_between(step, step + 1)
        told = [[event.json() for event in log.seen_by(seat)] for seat in (None, 0, 1, 2)]
        assert log.open_to_all == all(each == told[0] for each in told)
        found.add(log.open_to_all)
    assert found == {True, False}
    assert not match.log.open_to_all


def test_undo_restores_every_byte_and_the_log():
    match = empire.position(turn=0, step="place", armies={12: [3, 3]})
    before, told = match.state.tobytes(), len(match.log)
    match.play(0, "place 12")
    match.undo(0)
    assert match.state.tobytes() == before
    assert len(match.log) == told
    assert match.history == ()


def test_undo_goes_back_step_by_step_to_the_last_reveal():
    match = empire.start(2, seed=3, edition="polish", coal_card="plain")
    match.play(0, "bid 1")
    match.play(1, "bid 0")
    before = match.state.tobytes()
    match.play(0, "card 0")
    while match.decision == "step" and len(match.legal(0)) > 1 and len(match.history) < 4:
        match.play(0, match.legal(0)[-1])
    for _ in range(len(match.history) - 2):
        match.undo(0)
    assert match.state.tobytes() == before
    with pytest.raises(imperia.UndoRefused, match="acted since"):
        match.undo(0)


@pytest.mark.parametrize(
    ("prepare", "seat", "says"),
    [
        (lambda: empire.start(2, seed=1), 0, "nothing to undo"),
        (
            lambda: played(empire.position(turn=0, step="city", armies={7: [1]}), "city 7"),
            0,
            "hidden or random",
        ),
        (lambda: played(empire.position(turn=0, step="place"), "place 12"), 1, "You have not acted yet"),
        (
            lambda: played(
                played(empire.position(step="card", row=[3]), "card 0", *["place 12"] * 3), seat=1
            ),
            0,
            "Seat 1 has acted since",
        ),
        (lambda: played(empire.position(step="bid"), "bid 2"), 0, r"final. \(E3.1\)"),
    ],
)
def test_undo_says_why_not_and_changes_nothing(prepare, seat, says):
    match = prepare()
    before = match.save()
    with pytest.raises(imperia.UndoRefused, match=says):
        match.undo(seat)
    assert match.save() == before


def played(match, *actions, seat=0):
    for action in actions or (match.legal(seat)[0],):
        match.play(seat, action)
    return match


def test_with_the_consent_of_all_another_seats_action_can_be_taken_back():
    match = empire.start(2, seed=3)
    before = match.state.tobytes()
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])  # E2.4: neutral armies are placed openly
    match.undo(0, agreed=True)
    assert match.actors == (1,)
    match.undo(0, agreed=True)
    assert match.state.tobytes() == before
    with pytest.raises(imperia.UndoRefused, match="nothing to undo"):
        match.undo(0, agreed=True)


def test_nobodys_consent_takes_back_a_bid_or_what_came_to_light():
    match = empire.start(2, seed=3, edition="polish")
    match.play(0, "bid 1")
    with pytest.raises(imperia.UndoRefused, match=r"not even the whole table .* \(E3.1\)"):
        match.undo(0, agreed=True)
    match.play(1, "bid 0")
    with pytest.raises(imperia.UndoRefused, match=r"\(E3.1\)"):
        match.undo(1, agreed=True)
    turned_up = played(empire.position(turn=0, step="city", armies={7: [1]}), "city 7")
    with pytest.raises(imperia.UndoRefused, match="to light, so not even the whole table"):
        turned_up.undo(1, agreed=True)


def test_a_copy_has_the_same_past_and_a_future_of_its_own():
    match = play_randomly(empire.start(3, seed=8, goods_tokens=True), actions=30)
    while not match.over:
        copy, folded = match.copy(), match.at(match.step)
        for other in (copy, folded):
            assert other.state.tobytes() == match.state.tobytes()
            assert (other.history, other.moves, other.save()) == (match.history, match.moves, match.save())
        seat = match.actors[0]
        action = match.legal(seat)[0]
        before = match.state.tobytes()
        copy.play(seat, action)
        folded.play(seat, action)
        assert list(map(repr, copy.log)) == list(map(repr, folded.log))
        assert (match.step, match.state.tobytes()) == (copy.step - 1, before)
        undone = [_undone(other, seat) for other in (copy, folded)]
        assert undone[0] == undone[1]
        match.play(seat, action)


def _undone(match, seat):
    try:
        match.undo(seat)
    except imperia.UndoRefused as refusal:
        return refusal.key
    return match.state.tobytes()


def test_any_earlier_moment_is_a_match_of_its_own():
    match = play_randomly(empire.start(4, seed=8))
    states = [match.at(step).state.tobytes() for step in (0, 10, len(match.history))]
    assert states[0] == empire.start(4, seed=8).state.tobytes()
    assert states[2] == match.state.tobytes()
    earlier = match.at(10)
    play_randomly(earlier, seed=1, actions=3)
    assert match.at(10).state.tobytes() == states[1]
    with pytest.raises(IndexError):
        match.at(len(match.history) + 1)


def test_scores_break_down_and_ranking_puts_ties_together():
    match = empire.position(step="over", points=[[3, 1, 4, 3, 1, 4, 1, 0, 0]], players=3, armies={})
    assert match.scores[0] == {"regions": 3, "continents": 1, "goods": 4, "total": 8}
    assert match.ranking == ((0, 1), (2,))
    assert match.over


# ----- What a table asks beyond one seat's view


def test_views_of_several_are_those_of_each_alone():
    match = play_randomly(empire.start(3, seed=5), seed=5, actions=1)  # one sealed bid: views differ
    viewers = (0, 1, 2, None)
    views = [view.facts for view in match.views(viewers)]
    assert views == [match.view(viewer) for viewer in viewers]
    assert len({json.dumps(view["seats"]) for view in views}) == 2


def test_an_action_is_called_revocable_exactly_if_undo_then_works():
    for seed in range(6):
        match = empire.start(2 + seed % 4, seed=seed)
        chance = random.Random(seed)
        while not match.over:
            seat = chance.choice(match.actors)
            action = chance.choice(match.legal(seat))
            before = match.state.tobytes()
            revocable = match.is_revocable(seat, action)
            assert match.state.tobytes() == before
            match.play(seat, action)
            if revocable:
                match.undo(seat)
                assert match.state.tobytes() == before
                match.play(seat, action)
            else:
                with pytest.raises(imperia.UndoRefused):
                    match.undo(seat)


def test_what_is_printed_is_ready_for_json_and_draws_every_region():
    match = empire.start(2, seed=1, map="b")
    printed = json.loads(json.dumps(match.definition.printed(match.setting)))
    drawn = {region["region"]: region for region in printed["map"]["regions"]}
    assert set(drawn) == {region["region"] for region in match.view(None)["regions"]}
    assert all(region["path"].startswith("M") and region["spots"] for region in drawn.values())
    assert len(printed["cards"]) == 42
    assert printed["tracks"]["crystal"] == {"1": 1, "2": 2, "3": 3, "4": 5}
    assert printed["cards"]["1"] == {
        "good": "tree",
        "icons": 1,
        "combine": "or",
        "halves": [["place", 2], ["move", 3]],
    }


def test_words_and_names_stand_for_numbers_in_sentences():
    match = empire.start(2, seed=1)
    phrase = match.definition.phrase
    facts = {"region": 12, "seat": 1, "colour": 5, "coins": 3, "left": {"place": 2, "city": 1}}
    said = phrase(match.setting, "en", facts, ("Ann", "Bob"))
    names = {
        region["region"]: region["name"]
        for region in match.definition.printed(match.setting)["map"]["regions"]
    }
    assert said == {
        "region": names[12],
        "seat": "Bob",
        "colour": "Neutral",
        "coins": 3,
        "left": "place 2, build a city",
    }
    assert phrase(match.setting, "en", {"seat": 1}, ())["seat"] == "Seat 1"


def test_a_game_without_battles_says_that_it_has_no_odds():
    match = empire.start(players=3, seed=7)
    before = match.save()
    for seat in (None, 1):
        with pytest.raises(imperia.BadQuestion, match="empire has no battles") as refused:
            match.odds(seat)
        assert "szans" in refused.value.text("pl")
    with pytest.raises(imperia.BadQuestion, match="an object of names and values, not 'all'"):
        match.odds(0, "all")
    assert match.save() == before


def test_odds_are_asked_of_the_game_with_what_the_seat_may_know(monkeypatch):
    match = empire.start(players=3, seed=7)
    match.play(1, "bid 3")
    asked = []
    monkeypatch.setattr(
        match.definition,
        "odds",
        lambda state, setting, seat, question: asked.append((state.tobytes(), seat, question)) or {"win": 1},
    )
    assert match.odds() == {"win": 1}
    assert match.odds(0, {"target": 3}) == {"win": 1}
    assert asked == [
        (match.observed(None).tobytes(), None, {}),
        (match.observed(0).tobytes(), 0, {"target": 3}),
    ]
