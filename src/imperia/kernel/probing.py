"""Whether rules can be compiled here, found out by compiling one."""

from __future__ import annotations

from typing import Any

from imperia.kernel import lean, rule


def probe() -> str | None:
    """Why our own translation is not used; None if it is. Raises what the compiler raises if it fails.
    Nothing is kept: machine code from an earlier run would prove nothing."""
    if "pipeline_class" not in rule.RULE_OPTIONS:
        return f"numba {rule.numba.__version__}"

    def twice(number: Any) -> Any:
        return number + number

    name = rule.name_of(twice)
    compiled = rule.rule(twice)
    try:
        call = rule.numba.njit(**rule.ENTRY_OPTIONS)(lambda number: compiled(number))
        if call(21) != 42:
            raise ArithmeticError(f"{name}: 21 + 21 = {call(21)}")
        return lean.untranslated.pop(name, None)
    finally:
        del rule.defined[name]
        rule.compiled_rules.remove(compiled)
