"""Rules for a GPU: each is compiled once, and given to NVIDIA's compiler once. This needs no GPU, but
numba-cuda."""

from types import SimpleNamespace

import numpy as np
import pytest

from imperia.kernel import device_code
from imperia.kernel.rule import COMPILED, as_passed, rule

pytest.importorskip("numba_cuda", reason="needs imperia[cuda]")
pytestmark = pytest.mark.skipif(not COMPILED, reason="Interpreted rules are not compiled for a GPU.")


@rule
def lowest(number: int) -> int:
    return number & -number


@rule
def mixed(number: int) -> int:
    """A rule that is long enough to be called instead of being copied."""
    for step in range(number):
        number = (number ^ (number << 3)) + lowest(number + step)
        number = (number ^ (number >> 5)) + lowest(number - step)
        number = (number ^ (number << 7)) + lowest(number ^ step)
        number = (number ^ (number >> 9)) + lowest(number | step)
    return number


@rule
def mixed_in_turn(number: int) -> int:
    return mixed(number) + lowest(number)


def step(bytes_, shorts, numbers):
    numbers[0] = mixed(bytes_[0]) + mixed(shorts[0]) + mixed(3) + mixed_in_turn(numbers[1])


@pytest.fixture
def library(monkeypatch):
    """The code of a kernel with everything that it calls, before NVIDIA's compiler sees it."""
    numba = pytest.importorskip("numba")
    compiler = pytest.importorskip("numba.cuda.compiler")
    dispatcher = pytest.importorskip("numba.cuda.dispatcher")
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=(9, 0)))
    device_code.prepare()
    arrays = np.zeros(2, np.int8), np.zeros(2, np.int16), np.zeros(2, np.int64)
    types = tuple(numba.typeof(array) for array in arrays)
    found, _ = compiler._compile_pyfunc_with_fixup(step, types, device=False, abi="numba", cc=(9, 0))
    yield found
    for function in defined_in(found):  # the code of a rule is kept, and used for the next kernel
        function.attributes.discard("noinline")


def defined_in(library):
    return [function for module in library.modules for function in module.functions if function.blocks]


def test_each_rule_is_there_once_whatever_numbers_it_is_called_with(library):
    names = [function.name for function in defined_in(library)]
    assert len(names) == len(set(names))
    for name in ("lowest", "mixed", "mixed_in_turn"):
        assert sum(f"{len(name)}{name}B" in each for each in names) == 1, name


def called(library):
    return [function.name for function in defined_in(library) if "noinline" in function.attributes]


def test_where_there_are_many_rules_long_ones_are_called_and_short_ones_copied(library, monkeypatch):
    assert called(library) == []
    monkeypatch.setattr(device_code, "MANY", 1)
    monkeypatch.setattr(device_code, "SHORT", 60)
    assert [("5mixedB" in name, "6lowestB" in name) for name in called(library)] == [(True, False)]


def test_a_kernel_with_few_rules_can_ask_for_that(library, monkeypatch):
    monkeypatch.setattr(device_code, "SHORT", 60)
    assert called(library) == []
    name = library.name
    monkeypatch.setattr(step, "__qualname__", step.__qualname__)
    asks = device_code.call_long_rules(step)
    monkeypatch.setattr(library, "_name", name.replace("step", asks.__qualname__))
    assert len(called(library)) == 1
    monkeypatch.setattr(library, "_name", name)  # as for a kernel that does not ask
    assert called(library) == []


def test_nvidias_compiler_takes_it(library):
    assert ".entry" in library.get_asm_str(cc=(9, 0))


def test_numbers_are_passed_with_64_bits():
    numba = pytest.importorskip("numba")
    assert as_passed(numba.types.int8) == as_passed(numba.types.literal(3)) == numba.types.int64
    assert as_passed(numba.types.float32) == numba.types.float32
