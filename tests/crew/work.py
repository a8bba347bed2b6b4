"""Work for the hands of tests: functions that a node can import."""

import os
import time


def squaring():
    return lambda number: number * number


def squaring_slowly():
    def square(number):
        time.sleep(0.1)
        return number * number

    return square


def returning():
    return lambda task: task


def meeting(folder, many):
    """Tasks that end only when this many of them have begun."""

    def meet(number):
        (folder / str(number)).touch()
        while len(list(folder.iterdir())) < many:
            time.sleep(0.05)
        return number

    return meet


def failing(problem):
    def fail(number):
        raise problem

    return fail


def unwilling(problem):
    raise problem


def ending():
    return lambda number: os._exit(3)


def named():
    """Tasks that return the name of the node that did them."""
    import ray

    return lambda number: (number, ray.get_runtime_context().get_node_id())
