"""A journal in few bytes: what is written is read back unchanged, and what does not fit fails loudly."""

import numpy as np
import pytest

from imperia.kernel.journal import CLOSED, OPEN, OVERFLOWED, TOLD_TOO_MUCH
from imperia.kernel.packed_journal import note_packed_events, packed_journal, tell, tell_once_more
from imperia.kernel.record import Struct, i1
from imperia.kernel.rule import entry
from imperia.kernel.told import arguments_of, is_packed, numbers_of, reader_of

LEAST, MOST = -(1 << 31), (1 << 31) - 1
ROOM = 40


class Told(Struct):
    before = i1(3)
    journal = packed_journal(ROOM)


class ToldMuch(Struct):
    journal = packed_journal(2_000)


@entry
def tell_all(states, events):
    """Tell these events; each has its kind and its arguments."""
    for n in range(len(events)):
        tell(
            states[0],
            events[n, 0],
            events[n, 1],
            events[n, 2],
            events[n, 3],
            events[n, 4],
            events[n, 5],
            events[n, 6],
        )


@entry
def tell_few(states):
    tell(states[0], 7)
    tell(states[0], 8, 1)
    tell(states[0], 9, 0, 2)


@entry
def tell_times(states, times, kind, a, d):
    for _ in range(times):
        tell_once_more(states[0], kind, a, 0, -1, d)


@entry
def note_all(states, wanted, told, counts):
    counts[0] = note_packed_events(states[0], wanted, told, counts[0])


def told(kind, *events):
    states = np.zeros(1, kind.dtype)
    reader = reader_of(states)
    tell_all(states, np.array(events, np.int64))
    return reader.read_and_wipe()


def event(kind, *arguments):
    return [kind, *arguments, *[0] * (6 - len(arguments))]


def test_what_is_told_is_read_as_it_was_told():
    events = [
        event(0),
        event(1, 1, -1, 0, 253),
        event(110, 0, 0, 0, 0, 0, 6),
        event(253, -2, 254, 255, 256, -300, 1_000_000),
        event(70_000, LEAST, MOST, LEAST + 1, -256, 32_768, -32_769),
    ]
    assert told(ToldMuch, *events) == events


@pytest.mark.parametrize(
    "number", [-65_537, -256, -255, -2, -1, 0, *range(252, 257), 65_535, 65_536, 1 << 23, 1 << 30]
)
def test_every_number_of_32_bits_can_be_told(number):
    assert told(Told, event(1, number, 7, number)) == [event(1, number, 7, number)]


def test_arguments_that_are_left_out_are_0():
    states = np.zeros(1, Told.dtype)
    reader = reader_of(states)
    tell_few(states)
    assert reader.read_and_wipe() == [event(7), event(8, 1), event(9, 0, 2)]


def test_a_closed_journal_is_not_written():
    states = np.zeros(1, Told.dtype)
    tell_all(states, np.array([event(1, 2)] * 100, np.int64))
    tell_times(states, 3, 1, 1, 1)
    assert not states.tobytes().strip(b"\0")


def test_reading_leaves_nothing_behind():
    states = np.zeros(1, Told.dtype)
    reader = reader_of(states)
    opened = states.tobytes()
    tell_all(states, np.array([event(1, 2, 1_000)] * 3, np.int64))
    assert len(reader.read_and_wipe()) == 3
    assert reader.read_and_wipe() == []
    assert states.tobytes() == opened


# ----- What does not fit


def test_a_journal_is_filled_to_its_last_byte():
    one = event(1, 2, 3)  # in four bytes
    assert told(Told, *[one] * (ROOM // 4)) == [one] * (ROOM // 4)


@pytest.mark.parametrize("large", [3, 1_000])
@pytest.mark.parametrize("times", [11, 12, 500])
def test_what_does_not_fit_fails_loudly_and_nothing_is_written_past_the_end(times, large):
    states = np.zeros(2, Told.dtype)
    reader = reader_of(states[:1])
    tell_all(states, np.array([event(1, 2, large)] * times, np.int64))
    assert states["journal"]["open"].tolist() == [OVERFLOWED, CLOSED]
    assert not states[1].tobytes().strip(b"\0")
    with pytest.raises(OverflowError, match=TOLD_TOO_MUCH):
        reader.read_and_wipe()
    tell_few(states)
    assert reader.read_and_wipe() == [event(7), event(8, 1), event(9, 0, 2)]


@pytest.mark.parametrize("strange", [event(1, MOST + 1), event(1, 0, LEAST - 1), event(MOST + 1)])
def test_a_number_of_more_than_32_bits_fails_loudly(strange):
    with pytest.raises(OverflowError, match=TOLD_TOO_MUCH):
        told(Told, strange)


def test_a_reader_does_not_take_away_the_mark_that_something_did_not_fit():
    states = np.zeros(1, Told.dtype)
    states["journal"]["open"] = OPEN
    tell_all(states, np.array([event(1, 2, 3)] * 11, np.int64))
    with pytest.raises(OverflowError, match=TOLD_TOO_MUCH):
        reader_of(states).read_and_wipe()


def test_a_journal_that_counts_its_bytes_wrongly_cannot_be_made():
    with pytest.raises(ValueError, match="at most 32767 bytes, not 32768"):
        packed_journal(32_768)


# ----- What happens many times over


@pytest.mark.parametrize("times", [1, 2, 253, 254, 255, 70_000])
def test_what_happens_many_times_over_is_told_once(times):
    states = np.zeros(1, Told.dtype)
    reader = reader_of(states)
    tell_few(states)
    tell_times(states, times, 3, 5, 0)
    assert reader.read_and_wipe()[3:] == [event(3, 5, 0, -1, 0, times)]


def test_other_things_are_told_apart():
    states = np.zeros(1, Told.dtype)
    reader = reader_of(states)
    for kind, a, d in ((3, 5, 0), (3, 5, 1), (3, 4, 1), (2, 4, 1), (2, 4, 1)):
        tell_times(states, 1, kind, a, d)
    assert [[kind, a, d, times] for kind, a, _, _, d, times, _ in reader.read_and_wipe()] == [
        [3, 5, 0, 1],
        [3, 5, 1, 1],
        [3, 4, 1, 1],
        [2, 4, 1, 2],
    ]


def test_what_was_read_is_not_counted_again():
    states = np.zeros(1, Told.dtype)
    reader = reader_of(states)
    for _ in range(2):
        tell_times(states, 2, 3, 5, 0)
        assert reader.read_and_wipe() == [event(3, 5, 0, -1, 0, 2)]


@pytest.mark.parametrize("room", range(11))
def test_what_happens_many_times_over_and_does_not_fit_fails_loudly(room):
    """This must fail, too, where the event would fit with a smaller number."""
    states = np.zeros(2, Told.dtype)
    reader = reader_of(states[:1])
    tell_all(states, np.array([event(1)] * ((ROOM - room) // 2), np.int64))
    tell_times(states, 300, 3, 5, 9)
    assert not states[1].tobytes().strip(b"\0")
    with pytest.raises(OverflowError, match=TOLD_TOO_MUCH):
        reader.read_and_wipe()


# ----- For runs of many games


def test_wanted_events_are_noted_and_the_rest_forgotten():
    events = [event(1, 1), event(2, 70_000, -5), event(3, 3), event(2, 0, 0, 0, 0, 0, 4), event(900, 1)]
    states = np.zeros(1, ToldMuch.dtype)
    states["journal"]["open"] = OPEN
    found = np.zeros((4, 1 + arguments_of(states.dtype)), numbers_of(states.dtype))
    counts = np.array([1])
    tell_all(states, np.array(events, np.int64))
    note_all(states, np.array([0, 0, 1, 1], np.int8), found, counts)
    assert counts.tolist() == [4]
    assert found.tolist() == [event(0), *events[1:4]]
    assert states["journal"]["used"].tolist() == [0]
    tell_all(states, np.array(events, np.int64))
    note_all(states, np.array([0, 0, 1, 1], np.int8), found, counts)
    assert counts.tolist() == [7]  # there was no room for this
    assert found.tolist() == [event(0), *events[1:4]]


def test_what_did_not_fit_is_not_noted_and_stays_marked():
    states = np.zeros(1, Told.dtype)
    states["journal"]["open"] = OPEN
    found, counts = np.zeros((4, 7), np.int32), np.array([0])
    tell_all(states, np.array([event(1, 2, 1_000)] * 6, np.int64))
    note_all(states, np.array([0, 1], np.int8), found, counts)
    assert counts.tolist() == [0]
    assert states["journal"]["open"].tolist() == [OVERFLOWED]


def test_both_kinds_of_journal_are_told_apart():
    from tests.kernel.small_game import State

    assert [is_packed(Told.dtype), is_packed(State.dtype)] == [True, False]
    assert [arguments_of(Told.dtype), arguments_of(State.dtype)] == [6, 3]
    assert [numbers_of(Told.dtype), numbers_of(State.dtype)] == [np.int32, np.int16]
