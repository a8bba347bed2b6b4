"""Rules become LLVM code by our own translation, and machine code is made for entry points alone.

Numba turns every function that it compiles into machine code, even functions that are only ever linked into
others, each together with everything that it calls; so rules at the bottom are optimised again and again. A
compiled rule is never called from Python, so it needs none of that: it is linked into each entry point once,
and optimised there. Most of the time that was left went into Numba's inference of types; a rule is therefore
translated (`kernel.translation`), and compiled by Numba only where it has something unusual in it.

This relies on Numba's internals. Where a version of Numba has other names for them, the options are empty,
and rules compile as usual, only more slowly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any

untranslated: dict[str, str] = {}  # rules that Numba had to compile, and why
_units: set[Any] = set()
_begun: list[Any] = []  # rules that are being compiled for calls of each other, with types of arguments
NEVER_CALLED = 1  # the address of a function that Python never calls


@cache
def _compilers() -> tuple[Any, Any, Any]:
    """The compilers of rules and of entry points, and what makes a library of a unit's machine code."""
    from numba.core import typed_passes
    from numba.core.bytecode import FunctionIdentity
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import CompilerBase, DefaultPassBuilder, compile_result
    from numba.core.compiler_machinery import register_pass
    from numba.core.funcdesc import PythonFunctionDescriptor

    from imperia.kernel.kept import name_of, open_unit, save_unit
    from imperia.kernel.translation.statements import translated
    from imperia.kernel.translation.values import Untranslatable

    ir: Any = import_module("llvmlite.ir")
    binding: Any = import_module("llvmlite.binding")
    make_function = import_module("numba._dynfunc").make_function
    environment_of = import_module("numba.core.lowering").Environment.from_fndesc
    signature = import_module("numba.core.typing").signature

    class RuleLibrary(JITCodeLibrary):
        """Linked into entry points, which are optimised as a whole; never machine code by itself."""

        may_fail = True  # what Numba compiles can raise exceptions

        def _optimize_functions(self, module: Any) -> None:
            """Nothing is optimised here: the entry point is, with everything that is linked into it."""
            module.data_layout = self._codegen._data_layout

        def finalize(self) -> None:
            finalize: Any = self._finalize_dynamic_globals
            finalize()
            self._finalized = True

    class EntryLibrary(JITCodeLibrary):
        """Linked once with each rule that is called, however deep, except those that are units."""

        def __init__(self, *arguments: Any) -> None:
            begin: Any = super().__init__
            begin(*arguments)
            self.units: dict[Any, None] = {}

        def add_linking_library(self, library: Any) -> None:
            ahead = [library]
            while ahead:
                library = ahead.pop()
                if isinstance(library, UnitLibrary):
                    self.units[library] = None
                elif library not in self._linking_libraries:
                    add: Any = super().add_linking_library
                    add(library)
                    if isinstance(library, RuleLibrary):
                        ahead += library._linking_libraries

        def _optimize_functions(self, module: Any) -> None:
            module.data_layout = self._codegen._data_layout

        def _optimize_final_module(self) -> None:
            """Numba optimises twice, first to find references that need not be counted; rules count none.

            The rules that are left become internal to this code. (Doing so earlier makes LLVM inline far
            more, which takes half as long again.)"""
            module: Any = self._final_module
            manager, builder = self._codegen._module_pass_manager()
            manager.run(module, builder)
            for each in module.functions:
                if each.linkage is binding.Linkage.linkonce_odr:
                    each.linkage = binding.Linkage.internal

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

    class UnitLibrary(EntryLibrary):
        """Machine code of one rule with all that it calls, shared by all entry points that call it."""

        may_fail = True

        def machine_code(self) -> bytes:
            machine_code: Any = self._get_compiled_object
            code: bytes = machine_code()
            return code

    def unit_of(codegen: Any, name: str, machine_code: bytes) -> Any:
        make: Any = UnitLibrary
        library = make(codegen, name)
        library.enable_object_caching()
        library._set_compiled_object(machine_code)
        library._finalize_final_module()
        return library

    @cache
    def type_of_function(context: Any, result: Any, arguments: tuple[Any, ...]) -> Any:
        return context.call_conv.get_function_type(result, arguments)

    class RuleHome:
        """A library for one translated rule."""

        def __init__(self, context: Any, function: Any, arguments: tuple[Any, ...]) -> None:
            self.context = context
            self.function = function
            self.arguments = arguments
            self.identity = FunctionIdentity.from_function(function)
            self.unit = name_of(function, arguments, context.codegen()) if is_unit(function) else None
            make: Any = UnitLibrary if self.unit else RuleLibrary
            self.library = make(context.codegen(), self.unit or self.identity.func_qualname)
            self.library.enable_object_caching()
            self.called: dict[Any, None] = {}

        def _described(self, result: Any) -> Any:
            identity: Any = self.identity
            describe: Any = PythonFunctionDescriptor
            return describe(
                native=True,
                modname=identity.modname,
                qualname=identity.func_qualname,
                unique_name=identity.unique_name,
                doc="",
                typemap={},
                restype=result,
                calltypes={},
                args=identity.arg_names,
                kws=(),
                # Numba's own names contain those of the types, and that of a record is a page long.
                mangler=lambda name, arguments, *, abi_tags, uid: self.unit or f"{name}.{uid}",
                argtypes=self.arguments,
                global_dict=identity.func.__globals__,
                uid=identity.unique_id,
            )

        def begin(self, result: Any) -> Any:
            self.called.clear()
            module = self.library.create_ir_module(self.identity.func_qualname)
            kind = type_of_function(self.context, result, self.arguments)
            made = ir.Function(module, kind, self._described(result).mangled_name)
            for place in made.args[:2]:  # of the result, and of an exception
                place.add_attribute("noalias")
            return made

        def declared(self, module: Any, compiled: Any) -> Any:
            described = compiled.fndesc
            self.called[compiled.library] = None
            found = module.globals.get(described.mangled_name)
            if found is None:
                kind = type_of_function(self.context, described.restype, described.argtypes)
                found = ir.Function(module, kind, described.mangled_name)
            return found

        def compiled(self, typing_context: Any) -> Any:
            kept = open_unit(self.unit, self.context.codegen()) if self.unit else None
            if kept is not None:
                self.library, result = kept.library, kept.result
            else:
                result = self._translate()
            described = self._described(result)
            environment = environment_of(described)
            point = _not_callable(described, environment, self.library)
            self.context.insert_user_function(point, described, [self.library])
            return compile_result(
                typing_context=typing_context,
                target_context=self.context,
                entry_point=point,
                library=self.library,
                signature=signature(result, *self.arguments),
                objectmode=False,
                lifted=(),
                fndesc=described,
                environment=environment,
                metadata={},
                reload_init=[],
            )

        def _translate(self) -> Any:
            made, result = translated(self.function, self.arguments, self)
            self.library.add_ir_module(made.module)
            for library in self.called:
                self.library.add_linking_library(library)
            self.library.may_fail = any(library.may_fail for library in self.called)
            self.library.finalize()
            if self.unit:
                save_unit(self.library, result)
            return result

    def _not_callable(described: Any, environment: Any, library: Any) -> Any:
        name = described.qualname.split(".")[-1]
        return make_function(described.lookup_module(), name, "a rule", NEVER_CALLED, environment, (library,))

    class WithoutExecutables:
        """A target context that makes no function for Python to call."""

        def __init__(self, context: Any) -> None:
            self._context = context

        def __getattr__(self, name: str) -> Any:
            return getattr(self._context, name)

        def get_executable(self, library: Any, described: Any, environment: Any) -> Any:
            return _not_callable(described, environment, library)

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

    def passes_with(lowering: Any, state: Any) -> list[Any]:
        passes: Any = DefaultPassBuilder.define_nopython_pipeline(state, lowering._name)
        usual = typed_passes.NativeLowering
        passes.passes = [(lowering if each is usual else each, why) for each, why in passes.passes]
        passes.finalize()
        return [passes]

    @contextmanager
    def being_compiled(function: Any, arguments: tuple[Any, ...]) -> Iterator[None]:
        """Within this context the rule is being compiled, so a call of itself cannot compile it again."""
        begun = function, arguments
        if begun in _begun[:-1]:
            raise TypeError(
                f"{function.__qualname__} calls itself through other rules: that cannot be compiled"
            )
        if begun in _begun:
            raise Untranslatable("it calls itself")
        _begun.append(begun)
        try:
            yield
        finally:
            _begun.pop()

    class RuleCompiler(CompilerBase):
        def compile_extra(self, function: Any) -> Any:
            state = self.state
            begun = function, tuple(state.args)
            with being_compiled(*begun):
                try:
                    return RuleHome(state.targetctx, *begun).compiled(state.typingctx)
                except Untranslatable as why:
                    untranslated[f"{function.__module__}.{function.__qualname__}"] = str(why)
                    compile_by_numba: Any = super().compile_extra
                    return compile_by_numba(function)

        def define_pipelines(self) -> list[Any]:
            return passes_with(RuleLowering, self.state)

    class EntryCompiler(CompilerBase):
        def define_pipelines(self) -> list[Any]:
            return passes_with(EntryLowering, self.state)

    for name in (
        "_finalize_dynamic_globals",
        "_optimize_functions",
        "_optimize_final_module",
        "_ensure_finalized",
        "_get_compiled_object",
        "serialize_using_object_code",
        "finalize",
        "add_linking_library",
    ):
        getattr(JITCodeLibrary, name)
    return RuleCompiler, EntryCompiler, unit_of


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


def become_units(rules: Iterable[Any]) -> None:
    """From now on each of these rules becomes machine code of its own, with all that it calls."""
    _units.update(each.py_func for each in rules)


def is_unit(function: Any) -> bool:
    return function in _units


def unit_maker() -> Any:
    """What makes a library of a unit's machine code; None where this version of Numba allows no units."""
    try:
        return _compilers()[2]
    except (ImportError, AttributeError):
        return None
