"""Half the compile time: rules become LLVM code only, and machine code is made for entry points alone.

Numba turns every function that it compiles into machine code, even functions that are only ever linked into
others, each together with everything that it calls; so rules at the bottom are optimised again and again. A
compiled rule is never called from Python, so it needs none of that: it is optimised once, inside each entry
point.

This relies on Numba's internals. Where a version of Numba has other names for them, `lean_options` is empty,
and rules compile as usual, only more slowly.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

NEVER_CALLED = 1  # the address of a function that Python never calls


def _lean_compiler() -> Any:
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import CompilerBase, DefaultPassBuilder
    from numba.core.compiler_machinery import register_pass
    from numba.core.typed_passes import NativeLowering

    make_function = import_module("numba._dynfunc").make_function

    class RuleLibrary(JITCodeLibrary):
        """Linked into entry points, which are optimised as a whole; never machine code by itself."""

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            finalize: Any = self._finalize_dynamic_globals
            finalize()
            self._finalized = True

    class WithoutExecutables:
        """A target context that makes no function for Python to call."""

        def __init__(self, context: Any) -> None:
            self._context = context

        def __getattr__(self, name: str) -> Any:
            return getattr(self._context, name)

        def get_executable(self, library: Any, described: Any, environment: Any) -> Any:
            name = described.qualname.split(".")[-1]
            return make_function(
                described.lookup_module(), name, "a rule", NEVER_CALLED, environment, (library,)
            )

    @register_pass(mutates_CFG=True, analysis_only=False)
    class RuleLowering(NativeLowering):
        _name = "rule_lowering"

        def run_pass(self, state: Any) -> Any:
            context = state.targetctx
            if state.library is None:
                new_library: Any = RuleLibrary
                state.library = new_library(context.codegen(), state.func_id.func_qualname)
                state.library.enable_object_caching()
            state.targetctx = WithoutExecutables(context)
            try:
                lower: Any = super().run_pass
                return lower(state)
            finally:
                state.targetctx = context

    class RuleCompiler(CompilerBase):
        def define_pipelines(self) -> list[Any]:
            passes = DefaultPassBuilder.define_nopython_pipeline(self.state, "rule")
            passes.passes = [
                (RuleLowering if each is NativeLowering else each, why) for each, why in passes.passes
            ]
            passes.finalize()
            return [passes]

    for name in ("_finalize_dynamic_globals", "_optimize_final_module", "_finalize_final_module"):
        getattr(JITCodeLibrary, name)
    return RuleCompiler


def lean_options() -> dict[str, Any]:
    """Options for compiling a rule for the CPU."""
    try:
        return {"pipeline_class": _lean_compiler()}
    except (ImportError, AttributeError):
        return {}
