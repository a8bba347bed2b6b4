"""Less than half the compile time: rules become LLVM code only, by the few passes that rules need, and
machine code is made for entry points alone.

Numba turns every function that it compiles into machine code, even functions that are only ever linked into
others, each together with everything that it calls; so rules at the bottom are optimised again and again. A
compiled rule is never called from Python, so it needs none of that: it is linked into each entry point once,
and optimised there. And a rule has no closures, generators, array expressions or loops over tuples, so the
passes that look for them are left out.

This relies on Numba's internals. Where a version of Numba has other names for them, the options are empty,
and rules compile as usual, only more slowly.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, ClassVar

NEVER_CALLED = 1  # the address of a function that Python never calls


@cache
def _compilers() -> tuple[Any, Any]:
    """Of rules, and of entry points."""
    from numba.core import typed_passes, types, untyped_passes
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import CompilerBase, DefaultPassBuilder
    from numba.core.compiler_machinery import PassManager, register_pass

    numbers = (types.Integer, types.Boolean, types.IntegerLiteral, types.BooleanLiteral)
    binding: Any = import_module("llvmlite.binding")
    make_function = import_module("numba._dynfunc").make_function

    class RuleLibrary(JITCodeLibrary):
        """Linked into entry points, which are optimised as a whole; never machine code by itself."""

        def finalize(self) -> None:
            finalize: Any = self._finalize_dynamic_globals
            finalize()
            self._finalized = True

    class EntryLibrary(JITCodeLibrary):
        """Linked once with each rule that is called, however deep."""

        def add_linking_library(self, library: Any) -> None:
            ahead = [library]
            while ahead:
                library = ahead.pop()
                if library not in self._linking_libraries:
                    add: Any = super().add_linking_library
                    add(library)
                    if isinstance(library, RuleLibrary):
                        ahead += library._linking_libraries

        def _optimize_final_module(self) -> None:
            """Numba optimises twice, first to find references that need not be counted; rules count none."""
            module: Any = self._final_module
            manager, builder = self._codegen._module_pass_manager()
            manager.run(module, builder)

        def serialize_using_object_code(self) -> Any:
            """Machine code and the names in it. (Numba keeps the LLVM code as well, for others to link.)"""
            ensure_finalized: Any = self._ensure_finalized
            machine_code: Any = self._get_compiled_object
            ensure_finalized()
            called = (
                f'define void @"{each.name}"() {{ unreachable }}'
                for each in self._final_module.functions
                if each.linkage is binding.Linkage.external and not each.is_declaration
            )
            names = binding.parse_assembly("\n".join(called))
            return self.name, "object", (machine_code(), names.as_bitcode())

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

    def with_library(state: Any, kind: Any) -> None:
        if state.library is None:
            state.library = kind(state.targetctx.codegen(), state.func_id.func_qualname)
            state.library.enable_object_caching()

    @register_pass(mutates_CFG=True, analysis_only=False)
    class RuleLowering(typed_passes.NativeLowering):
        _name = "rule_lowering"

        def run_pass(self, state: Any) -> Any:
            context = state.targetctx
            with_library(state, RuleLibrary)
            state.targetctx = WithoutExecutables(context)
            try:
                lower: Any = super().run_pass
                return lower(state)
            finally:
                state.targetctx = context

    @register_pass(mutates_CFG=True, analysis_only=False)
    class EntryLowering(typed_passes.NativeLowering):
        _name = "entry_lowering"

        def run_pass(self, state: Any) -> Any:
            with_library(state, EntryLibrary)
            lower: Any = super().run_pass
            return lower(state)

    class RulePasses(PassManager):
        """Runs passes without telling anybody about each: the name of a record's type is a long text."""

        def _runPass(self, index: int, each: Any, state: Any) -> None:  # noqa: N802
            each.analysis = self._analysis
            each.run_pass(state)

    class TypesOfSums:
        """A typing context that works out only once what comes of two numbers."""

        known: ClassVar[dict[Any, Any]] = {}

        def __init__(self, context: Any) -> None:
            self._context = context

        def __getattr__(self, name: str) -> Any:
            return getattr(self._context, name)

        def resolve_function_type(self, function: Any, arguments: Any, keywords: Any) -> Any:
            if keywords or not all(isinstance(each, numbers) for each in arguments):
                return self._context.resolve_function_type(function, arguments, keywords)
            asked = (function, arguments)
            if asked not in self.known:
                self.known[asked] = self._context.resolve_function_type(function, arguments, keywords)
            return self.known[asked]

    class RuleCompiler(CompilerBase):
        def __init__(self, *arguments: Any) -> None:
            begin: Any = super().__init__
            begin(*arguments)
            self.state.typingctx = TypesOfSums(self.state.typingctx)

        def define_pipelines(self) -> list[Any]:
            manager: Any = RulePasses
            passes = manager("rule")
            for each in (
                untyped_passes.TranslateByteCode,
                untyped_passes.FixupArgs,
                untyped_passes.IRProcessing,
                untyped_passes.GenericRewrites,
                untyped_passes.ReconstructSSA,
                typed_passes.NopythonTypeInference,
                typed_passes.PreLowerStripPhis,
                typed_passes.IRLegalization,
                RuleLowering,
                typed_passes.NoPythonBackend,
            ):
                passes.add_pass(each, each._name)
            passes.finalize()
            return [passes]

    class EntryCompiler(CompilerBase):
        def define_pipelines(self) -> list[Any]:
            passes: Any = DefaultPassBuilder.define_nopython_pipeline(self.state, "entry")
            usual = typed_passes.NativeLowering
            passes.passes = [(EntryLowering if each is usual else each, why) for each, why in passes.passes]
            passes.finalize()
            return [passes]

    for name in (
        "_finalize_dynamic_globals",
        "_optimize_final_module",
        "_ensure_finalized",
        "_get_compiled_object",
        "serialize_using_object_code",
        "finalize",
        "add_linking_library",
    ):
        getattr(JITCodeLibrary, name)
    return RuleCompiler, EntryCompiler


def _options(which: int) -> dict[str, Any]:
    try:
        return {"pipeline_class": _compilers()[which]}
    except (ImportError, AttributeError):
        return {}


def rule_options() -> dict[str, Any]:
    """Options for compiling a rule for the CPU."""
    return _options(0)


def entry_options() -> dict[str, Any]:
    """Options for compiling an entry point for the CPU."""
    return _options(1)
