"""Interpreted rules see the same bytes as compiled ones, and find mistakes that those would make silently."""

import numpy as np
import pytest

from imperia.kernel.interpreted import interpreted
from imperia.kernel.record import Struct, copy_of, i1, i2, many, u4


class Inner(Struct):
    small = i1()
    bits = u4(3)


class Outer(Struct):
    first = i1()
    inner = many(Inner, 2)
    grid = i2(2, 3)
    cube = i1(2, 2, 2)
    last = u4()


def open_record(count=1):
    array = np.zeros(count, Outer.dtype)
    return array, interpreted(array)


def test_numbers_are_read_and_written_in_place():
    array, records = open_record()
    records[0].first = -5
    records[0].inner[1].bits[2] = 4_000_000_000
    records[0].grid[1, 2] = 300
    assert array[0]["first"] == -5
    assert array[0]["inner"][1]["bits"][2] == 4_000_000_000
    assert array[0]["grid"][1][2] == 300
    assert type(records[0].first) is int


def test_rows_and_planes_of_a_grid_are_views():
    array, records = open_record()
    records[0].grid[1][2] = 7
    records[0].cube[1][0, 1] = 3
    assert array[0]["grid"][1][2] == 7
    assert array[0]["cube"][1][0][1] == 3
    assert len(records[0].grid) == 2
    assert len(records[0].cube[0, 1]) == 2


@pytest.mark.parametrize("value", [128, -129])
def test_a_number_that_does_not_fit_is_refused(value):
    _, records = open_record()
    with pytest.raises(ValueError, match="invalid value"):
        records[0].first = value


@pytest.mark.parametrize("index", [(2, 0), (0, 3), (-3, 0)])
def test_an_index_outside_a_grid_is_refused(index):
    _, records = open_record()
    with pytest.raises(IndexError):
        records[0].grid[index] = 1


def test_assigning_a_record_copies_its_bytes():
    array, records = open_record(2)
    records[0].inner[0].small = 9
    records[1] = records[0]
    records[0].inner[0].small = 1
    assert array[1]["inner"][0]["small"] == 9


@pytest.mark.parametrize("shape", [1, 3, (2, 3)])
def test_a_copy_has_the_same_bytes_and_memory_of_its_own(shape):
    original = np.zeros(shape, Outer.dtype)
    original["grid"] = np.arange(6).reshape(2, 3)
    original.flags.writeable = False
    copy = copy_of(original)
    assert (copy.shape, copy.dtype, copy.tobytes()) == (original.shape, original.dtype, original.tobytes())
    assert copy.flags.aligned
    assert copy.flags.c_contiguous
    copy["last"] = 7
    assert not original["last"].any()


def test_a_layout_has_no_byte_that_a_copy_leaves_undefined():
    for dtype in (Inner.dtype, Outer.dtype):
        named = sum(dtype.fields[name][0].itemsize for name in dtype.names)
        assert named == dtype.itemsize
        assert dtype.isalignedstruct


def test_an_array_that_is_not_contiguous_is_refused():
    with pytest.raises(ValueError, match="contiguous"):
        interpreted(np.zeros(4, Outer.dtype)[::2])


def test_chances_are_read_and_written_in_place():
    chances = np.zeros((2, 3))
    grid, row = interpreted(chances), interpreted(chances[1])
    grid[1, 2] = 0.25
    row[2] += 0.5
    assert chances[1, 2] == grid[1, 2] == 0.75


def test_a_grid_may_be_empty():
    for shape in ((0, 6), (3, 0)):
        assert len(interpreted(np.zeros(shape, np.int16))) == shape[0]
