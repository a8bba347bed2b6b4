"""Sets of more places than a word has bits: interpreted and compiled, they agree with Python's sets."""

from __future__ import annotations

import hashlib
import random

import numpy as np
import pytest

from imperia.kernel import bits, rule
from imperia.kernel.record import Struct, u4
from imperia.kernel.rule import entry
from tests.kernel.interpreting import printed_interpreted

PLACES = 200
EDGES = (0, 1, 15, 16, 31, 32, 33, 63, 64, 95, 96, 127, 128, 191, 192, 199)


class Sets(Struct):
    here = u4(bits.words_for(PLACES))
    there = u4(2, bits.words_for(PLACES))  # rows


@entry
def change_all(states, deeds, places):
    """Apply changes to the set `here` and to the second row of `there`: 0 puts a place in, 1 takes it out."""
    for i in range(len(deeds)):
        if deeds[i] == 0:
            bits.put(states[0].here, places[i])
            bits.put(states[0].there[1], places[i])
        else:
            bits.take(states[0].here, places[i])
            bits.take(states[0].there[1], places[i])


@entry
def ask_all(states, member, following, numbers):
    for place in range(len(member)):
        member[place] = bits.has(states[0].here, place)
        following[place] = bits.next_from(states[0].here, place)
    numbers[0] = bits.count(states[0].here)
    numbers[1] = bits.is_empty(states[0].here)
    numbers[2] = bits.meets(states[0].here, states[0].there[0])


@entry
def find_lowest(numbers, places):
    for i in range(len(numbers)):
        places[i] = bits.lowest(numbers[i])


@entry
def list_all(states, places):
    found = 0
    place = bits.next_from(states[0].here, 0)
    while place != bits.NONE:
        places[found] = place
        found += 1
        place = bits.next_from(states[0].here, place + 1)
    return found


@entry
def combine_all(states, how):
    if how == 0:
        bits.join(states[0].here, states[0].there[0])
    elif how == 1:
        bits.keep(states[0].here, states[0].there[0])
    elif how == 2:
        bits.remove(states[0].here, states[0].there[0])
    else:
        bits.clear(states[0].here)


def with_sets(here, there=()):
    states = np.zeros(1, Sets.dtype)
    states["here"] = bits.as_words(here, bits.words_for(PLACES))
    states["there"][0, 0] = bits.as_words(there, bits.words_for(PLACES))
    return states


def a_set(chooser, size):
    return set(chooser.sample(range(PLACES), size))


def test_words_and_places_are_the_same_set():
    for places in (set(), {0}, set(EDGES), set(range(PLACES))):
        words = bits.as_words(places, bits.words_for(PLACES))
        assert all(0 <= word < 1 << 32 for word in words)
        assert bits.as_places(words) == sorted(places)
    assert [bits.words_for(places) for places in (1, 32, 33, 64, 144, 200)] == [1, 1, 2, 2, 5, 7]
    with pytest.raises(ValueError, match="no place 224"):
        bits.as_words([224], 7)


def test_places_are_put_taken_and_asked_for():
    chooser, kept = random.Random(1), set()
    states = with_sets(())
    for _ in range(30):
        deeds = np.array([chooser.randrange(2) for _ in range(20)], np.int64)
        places = np.array([chooser.choice((*EDGES, chooser.randrange(PLACES))) for _ in range(20)], np.int64)
        change_all(states, deeds, places)
        for deed, place in zip(deeds.tolist(), places.tolist(), strict=True):
            (kept.discard if deed else kept.add)(place)
        assert bits.as_places(states["here"][0]) == sorted(kept)
        assert bits.as_places(states["there"][0, 1]) == sorted(kept)
        assert bits.as_places(states["there"][0, 0]) == []


@pytest.mark.parametrize("size", [0, 1, 3, 40, 199, 200])
def test_members_next_places_and_counts(size):
    chooser = random.Random(size)
    here, there = a_set(chooser, size), a_set(chooser, 5)
    states = with_sets(here, there)
    member, following, numbers = np.zeros(PLACES, np.int8), np.zeros(PLACES, np.int64), np.zeros(3, np.int64)
    ask_all(states, member, following, numbers)
    assert np.flatnonzero(member).tolist() == sorted(here)
    for place in range(PLACES):
        assert following[place] == min((p for p in here if p >= place), default=bits.NONE)
    assert numbers.tolist() == [len(here), not here, bool(here & there)]
    places = np.zeros(PLACES, np.int64)
    assert places[: list_all(states, places)].tolist() == sorted(here)


@pytest.mark.parametrize("how", range(4))
def test_whole_sets_are_joined_kept_removed_and_cleared(how):
    chooser = random.Random(how)
    for _ in range(10):
        here, there = a_set(chooser, 120), a_set(chooser, 90)
        states = with_sets(here, there)
        combine_all(states, how)
        assert (
            set(bits.as_places(states["here"][0])) == [here | there, here & there, here - there, set()][how]
        )
        assert set(bits.as_places(states["there"][0, 0])) == there


def digest() -> str:
    chooser = random.Random(9)
    states = with_sets(a_set(chooser, 77), a_set(chooser, 66))
    deeds = np.array([chooser.randrange(2) for _ in range(500)], np.int64)
    change_all(states, deeds, np.array([chooser.randrange(PLACES) for _ in range(500)], np.int64))
    combine_all(states, 0)
    return hashlib.sha256(states.tobytes()).hexdigest()


@pytest.mark.skipif(not rule.COMPILED, reason="compares with an interpreted run that it starts itself")
def test_interpreted_and_compiled_sets_are_equal_in_every_byte():
    program = "from tests.kernel.test_bits import digest as d; print(d())"
    assert printed_interpreted(program) == digest()


def test_the_lowest_bit_of_a_number_of_any_width():
    numbers = np.array([above | 1 << place for place in range(63) for above in (0, 1 << 62)], np.int64)
    places = np.zeros(len(numbers), np.int64)
    find_lowest(numbers, places)
    assert places.tolist() == [(int(number) & -int(number)).bit_length() - 1 for number in numbers]
