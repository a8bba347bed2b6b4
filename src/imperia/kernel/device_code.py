"""How Numba turns rules into code for a GPU: each rule once, and in reasonable time.

Numba would compile a rule again for every width of a number that callers pass, and give NVIDIA's compiler a
rule once for every path of calls that leads to it from a kernel: of the 700 rules and helpers that a step of
capitals needs, tens of thousands of copies. So on a GPU, too, numbers are passed with 64 bits, and each rule
is given once.

NVIDIA's compiler copies rules into those that call them, which makes them fast, but takes minutes where there
are many rules. There only short ones are copied, and all others are called. A kernel with fewer rules can ask
for the same: the code of a look at empire wrote beyond its stack when all rules were copied to many places.
The code of a look at founders, on the contrary, does so when they are called (`Struct.copied_on_gpu`).

This relies on Numba's internals. Where a version of Numba has other names for them, `prepare` does nothing,
and rules compile as usual, only more slowly.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from imperia.kernel.rule import as_passed, compiled_rules

MANY = 300  # rules: in a kernel with more, only short ones are copied
SHORT = 200  # instructions: rules with more are called
_CALLING = "_calling"  # ends the name of a kernel with fewer rules in which long ones are called, too
_HELD = {"_module", "_linking_libraries", "_nvvm_options"}  # what we use of a library of Numba
_PREPARED = "_CUDATypingContext__dispatcher"  # where Numba keeps what it made of a rule for a GPU


def prepare() -> None:
    """Let all rules that are defined so far become code for a GPU in this way."""
    make = _maker()
    if make is None:
        return
    for compiled in compiled_rules:
        if not hasattr(compiled, _PREPARED):
            setattr(compiled, _PREPARED, make(compiled))


def call_long_rules(kernel: Callable[..., None]) -> Callable[..., None]:
    """Let long rules be called in this kernel, however few rules it has."""
    kernel.__qualname__ += _CALLING
    return kernel


@cache
def _maker() -> Any:
    """What turns a compiled rule into one for a GPU; None if this version of Numba is unknown to us."""
    try:
        codegen: Any = import_module("numba.cuda.codegen")
        library, external = codegen.CUDACodeLibrary, codegen.ExternalCodeLibrary
        dispatcher: Any = import_module("numba.cuda.dispatcher").CUDADispatcher
        context: Any = import_module("numba.cuda.target").CUDATypingContext
        known = (
            (library, ("modules", "finalize", "_finalized", "_raise_if_finalized")),
            (dispatcher, ("get_call_template", "fold_argument_types")),
            (context, ("resolve_value_type",)),
        )
        for held_by, names in known:
            for name in names:
                getattr(held_by, name)
        makes = [base.__init__.__code__ for base in library.__mro__ if hasattr(base.__init__, "__code__")]
        held = {name for code in makes for name in code.co_names}
        if _PREPARED not in context.resolve_value_type.__code__.co_names or not held >= _HELD:
            return None
    except (ImportError, AttributeError):
        return None

    class RuleOnGpu(dispatcher):  # type: ignore[misc]
        def get_call_template(self, arguments: Any, keywords: Any) -> Any:
            _, arguments = self.fold_argument_types(arguments, keywords)
            return super().get_call_template(tuple(map(as_passed, arguments)), {})

    def make(compiled: Any) -> Any:
        options = {"device": True, "debug": False, "opt": True}
        return RuleOnGpu(compiled.py_func, compiled.targetoptions | options)

    def linked(one: Any) -> list[Any]:
        """The library and all that it needs, however deep, each once."""
        found = {one: None}
        ahead = [one]
        while ahead:
            for other in ahead.pop()._linking_libraries:
                if other not in found and not isinstance(other, external):
                    found[other] = None
                    ahead.append(other)
        return list(found)

    def finalize(one: Any) -> None:
        """Mark what is linked so that copies of it are merged. (What that needs was finalised before.)"""
        one._raise_if_finalized()
        linkage = "weak_odr" if "g" in one._nvvm_options else "linkonce_odr"
        for other in one._linking_libraries:
            if not isinstance(other, external):
                for function in other._module.functions:
                    if not function.is_declaration:
                        function.linkage = linkage
        one._finalized = True

    def modules(one: Any) -> list[Any]:
        found = [each._module for each in linked(one)]
        calls = len(found) > MANY or one.name.endswith(_CALLING)
        for module in found[1:]:
            _call_what_is_long(module, calls)
        return found

    library.modules = property(modules)
    library.finalize = finalize
    return make


def _call_what_is_long(module: Any, calls: bool) -> None:
    """Mark long rules as called; or unmark them, because another kernel may have marked them."""
    for function in module.functions:
        if sum(len(block.instructions) for block in function.blocks) > SHORT:
            if calls:
                function.attributes.add("noinline")
            else:
                function.attributes.discard("noinline")
