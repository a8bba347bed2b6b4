"""What the machine code of an entry point depends on, as one hash.

Numba copies into an entry point every rule that it calls and every constant that those rules name, and when
it loads machine code from disk it looks at none of them. So what is kept on disk is named by a hash of all
that: the instructions of each function that can be reached, and the values of the globals that they use. For
a verb, what counts is the answer of the game whose records the entry point is given.

So machine code can never be stale, and it is found again after changes that do not affect it: to comments,
docstrings, other games, and everything in a game that is not compiled.
"""

from __future__ import annotations

import dis
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import EnumMeta
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

Function = Callable[..., Any]
Answers = Mapping[str, Any]  # the rules that answer the verbs for one type of record

_LIBRARIES = ("numpy", "math")  # what they do depends on their versions alone


class Unforeseen(TypeError):
    """A rule uses something that may have changed without our being able to tell."""


_verbs: dict[Any, str] = {}
_answered: dict[Any, Answers] = {}  # by Numba's type of the record
_described: dict[Any, tuple[bytes, list[Any]]] = {}
_texts_of_arrays: dict[int, tuple[Any, str]] = {}  # by identity; holding the array keeps that valid


def note_verb(question: Function) -> None:
    """From now on calls of this function are answered by the game: it is a verb."""
    _verbs[question] = question.__name__


def note_answers(record: Any, answers: Answers) -> None:
    """These rules answer the verbs for records of this type, which is one of Numba's."""
    _answered[record] = answers


def answers_for(arguments: Iterable[Any]) -> list[Answers]:
    """The answers of the games whose records are among arguments of these types, or in arrays among them."""
    found = {}
    for argument in arguments:
        for record in (argument, getattr(argument, "dtype", None)):
            if record in _answered:
                found[record] = _answered[record]
    return list(found.values())


def hash_of(functions: Iterable[Function], answers: Iterable[Answers]) -> str:
    """One hash of these functions and of all that they use, where these games answer the verbs."""
    digest = hashlib.sha256()
    for part, _ in _reached(functions, list(answers)):
        digest.update(part)
    return digest.hexdigest()[:32]


def reached_by(functions: Iterable[Function], answers: Iterable[Answers]) -> list[Function]:
    """These functions and all that they call."""
    return [function for _, function in _reached(functions, list(answers)) if function is not None]


def _reached(functions: Iterable[Function], answers: list[Answers]) -> Iterator[tuple[bytes, Any]]:
    """A hash of each function that is used, and the function itself, or None for a verb."""
    seen: set[Any] = set()
    ahead = list(functions)
    while ahead:
        function = ahead.pop()
        if function in seen:
            continue
        seen.add(function)
        if function in _verbs:
            if not answers:
                raise Unforeseen(f"nobody is known to answer {_verbs[function]}")
            ahead += (_python_function(a[_verbs[function]]) for a in answers if _verbs[function] in a)
            yield f"answer {_verbs[function]}\n".encode(), None
            continue
        if function not in _described:
            _described[function] = _describe(function)
        part, called = _described[function]
        ahead += called
        yield part, function


def _python_function(compiled: Any) -> Any:
    return getattr(compiled, "py_func", compiled)


def _describe(function: Any) -> tuple[bytes, list[Any]]:
    """A hash that changes when the function does, and the functions that it uses."""
    called: list[Any] = []
    lines = [function.__qualname__, *_lines(function.__code__, _names_of(function), called)]
    lines += (_text_of(value, (), called) for value in function.__defaults__ or ())
    lines += (
        f"{name} {_text_of(value, (), called)}" for name, value in (function.__kwdefaults__ or {}).items()
    )
    return hashlib.sha256("\n".join(lines).encode()).digest(), called


def _names_of(function: Any) -> Callable[[str], Any]:
    """How the function finds what it does not define itself."""
    cells = {
        name: cell.cell_contents
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    }

    def find(name: str) -> Any:
        return cells[name] if name in cells else function.__globals__[name]

    return find


def _lines(code: CodeType, find: Callable[[str], Any], called: list[Any]) -> Iterator[str]:
    text, constants, names = read(code)
    yield text
    for constant in constants:
        if isinstance(constant, CodeType):
            yield "("
            yield from _lines(constant, find, called)
            yield ")"
        else:
            yield _constant(constant)
    for name in (*names, *code.co_freevars):
        try:
            named = find(name)
        except KeyError:  # a builtin, or a variable of the function around
            continue
        yield f"{name} {_text_of(named, code.co_names, called)}"


def read(code: CodeType) -> tuple[str, list[Any], list[str]]:
    """A text of the instructions without the places of constants, the constants that they use, and the names
    of globals. (Where a constant is depends on whether there is a docstring. `dis` finds the same, but takes
    ten times as long.)"""
    instructions = bytearray(code.co_code)
    constants: list[Any] = []
    names: dict[str, None] = {}
    above = 0  # the higher bits of a number that is too large for one instruction
    for place in range(0, len(instructions), 2):
        operation = instructions[place]
        if operation not in _READ:
            above = 0
            continue
        number = above | instructions[place + 1]
        if operation == _HIGHER_BITS:
            above = number << 8
            continue
        if operation in _USING_CONSTANTS:
            constants.append(code.co_consts[number])
            instructions[place + 1] = 0
            while above > _HIGHEST_BYTE:  # once for each instruction that brought higher bits
                place, above = place - 2, above >> 8
                instructions[place + 1] = 0
        else:
            names[code.co_names[number >> _NAMING_GLOBALS[operation]]] = None
        above = 0
    counts = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)
    variables = (code.co_names, code.co_varnames, code.co_cellvars, code.co_freevars)
    text = f"{counts} {variables} {instructions.hex()} {code.co_exceptiontable.hex()}"
    return text, constants, list(names)


def _bits_below_the_name() -> int:
    """How many bits of LOAD_GLOBAL's number stand below the name's, in this version of Python."""
    code = compile("lambda: (first, second)", "<names>", "eval").co_consts[0]
    second = next(each for each in dis.get_instructions(code) if each.argval == "second")
    return (second.arg or 0).bit_length() - 1


_HIGHEST_BYTE = 255
_HIGHER_BITS = dis.EXTENDED_ARG
_USING_CONSTANTS = frozenset(dis.hasconst)
_NAMING_GLOBALS = {dis.opmap["LOAD_GLOBAL"]: _bits_below_the_name(), dis.opmap["LOAD_NAME"]: 0}
_READ = _USING_CONSTANTS | _NAMING_GLOBALS.keys() | {_HIGHER_BITS}


def _constant(value: Any) -> str:
    return repr(sorted(value, key=repr)) if isinstance(value, frozenset) else repr(value)


def _text_of(value: Any, attributes: tuple[str, ...], called: list[Any]) -> str:
    """A text for the value of a name; of a module or an enumeration only these attributes count."""
    match value:
        case bool() | int():
            return f"{int(value)}"
        case None | float() | str():
            return repr(value)
        case tuple():
            return f"({', '.join(_text_of(part, attributes, called) for part in value)})"
        case np.ndarray():
            return _text_of_array(value)
        case EnumMeta():
            return f"{ {name: value[name].value for name in attributes if name in value.__members__} }"
        case ModuleType() if value.__name__.split(".")[0] in _LIBRARIES:
            return value.__name__
        case ModuleType():
            held = vars(value)
            texts = (f"{n}: {_text_of(held[n], attributes, called)}" for n in attributes if n in held)
            return f"module {', '.join(texts)}"
        case type() if value.__module__.split(".")[0] in (*_LIBRARIES, "builtins"):
            return f"{value.__module__}.{value.__qualname__}"
    function = _python_function(value)
    if isinstance(function, FunctionType):
        called.append(function)
        return f"calls {function.__qualname__}"
    raise Unforeseen(f"a rule uses {value!r}, which is no number, array, enumeration, module or rule")


def _text_of_array(array: Any) -> str:
    """The text of an array, worked out once: many rules use the same constants, which nobody can write to."""
    if id(array) not in _texts_of_arrays or array.flags.writeable:
        contents = hashlib.sha256(array.tobytes()).hexdigest()
        _texts_of_arrays[id(array)] = array, f"{array.dtype.descr} {array.shape} {contents}"
    return _texts_of_arrays[id(array)][1]
