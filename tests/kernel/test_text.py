"""JSON that rules write."""

import json
from enum import IntEnum

import numpy as np
import pytest

from imperia.kernel.one import Sheet
from imperia.kernel.rule import entry
from imperia.kernel.text import (
    ROOM,
    Text,
    begin_text,
    bits,
    close_list,
    close_object,
    counts,
    end_section,
    key,
    names_of,
    null,
    number,
    number_or_null,
    numbers,
    open_list,
    open_object,
    spell,
    spell_or_null,
    truth,
    words,
)

Name = IntEnum("Name", "ONE OTHER THIRD", start=0)
NAMES = names_of(Name)
WORDS = words(["a word", "another"])


@entry
def write_everything(texts, values):
    text = texts[0]
    begin_text(text)
    key(text, NAMES, Name.ONE)
    open_list(text)
    for place in range(len(values)):
        number(text, values[place])
    null(text)
    truth(text, 1)
    truth(text, 0)
    spell(text, WORDS, 1)
    spell_or_null(text, WORDS, 1, -1)
    spell_or_null(text, WORDS, -1, -1)
    open_list(text)
    close_list(text)
    open_object(text)
    close_object(text)
    close_list(text)
    key(text, NAMES, Name.OTHER)
    counts(text, NAMES, values[:3])
    end_section(text)
    key(text, NAMES, Name.THIRD)
    open_object(text)
    key(text, NAMES, Name.ONE)
    number_or_null(text, values[0], values[0])
    key(text, NAMES, Name.OTHER)
    number_or_null(text, values[0], values[0] + 1)
    key(text, WORDS, 0)
    numbers(text, values, 2)
    key(text, WORDS, 1)
    bits(text, 0b1011, 8)
    close_object(text)
    end_section(text)


@entry
def write_zeros(texts, how_many):
    text = texts[0]
    begin_text(text)
    open_list(text)
    for _ in range(how_many):
        number(text, 0)
    close_list(text)
    end_section(text)


@entry
def write_names(texts, how_many):
    text = texts[0]
    begin_text(text)
    for _ in range(how_many):
        spell(text, NAMES, Name.OTHER)
    end_section(text)


@pytest.fixture(scope="module")
def sheet():
    return Sheet()


@pytest.mark.parametrize("values", [[0, 9, 10], [-1, -10, 127], [100, 99, 2**40]])
def test_what_was_written_reads_as_what_was_meant(sheet, values):
    write_everything(sheet.text, np.array(values, np.int64))
    first, second = sheet.read()
    assert json.loads(b"{%b,%b}" % (first, second)) == {
        "one": [*values, None, True, False, "another", "another", None, [], {}],
        "other": dict(zip(("one", "other", "third"), values, strict=True)),
        "third": {"one": None, "other": values[0], "a word": values[:2], "another": [0, 1, 3]},
    }


def test_each_section_stands_alone(sheet):
    write_everything(sheet.text, np.array([1, 2, 3], np.int64))
    for section in sheet.read():
        assert json.loads(b"{%b}" % section)


def test_no_spaces_are_written(sheet):
    write_zeros(sheet.text, 3)
    assert sheet.read() == [b"[0,0,0]"]


@pytest.mark.parametrize("write", [write_zeros, write_names])
def test_a_text_that_is_too_long_is_noticed(sheet, write):
    write(sheet.text, ROOM)
    with pytest.raises(OverflowError, match="longer than"):
        sheet.read()


@pytest.mark.parametrize("write", [write_zeros, write_names])
def test_a_text_that_is_too_long_harms_nothing_beyond_it(write):
    two = np.zeros(2, Text.dtype)
    write(two[:1], ROOM)
    assert not two[1:].view(np.uint8).any()


def test_names_are_those_of_numbers_that_count_from_0():
    with pytest.raises(ValueError, match="count from 0"):
        names_of(IntEnum("Wrong", "ONE OTHER", start=1))
