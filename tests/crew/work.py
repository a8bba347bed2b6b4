"""Work for the hands of tests: functions that a node can import."""

import os


def squaring():
    return lambda number: number * number


def failing(problem):
    def fail(number):
        raise problem

    return fail


def unwilling(problem):
    raise problem


def ending():
    return lambda number: os._exit(3)


def named():
    """Says which node did it."""
    import ray

    return lambda number: (number, ray.get_runtime_context().get_node_id())
