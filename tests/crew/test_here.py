"""Many hands on this machine: results are taken at once, failures are reported, and Ctrl-C reaches only
us."""

import os
import signal
import threading
import time

import pytest

from imperia.crew.here import WorkerLost, in_processes, interrupts_put_off, on_threads
from imperia.errors import ImperiaError


def squaring():
    return lambda number: number * number


def failing(problem):
    def fail(number):
        raise problem

    return fail


def ending():
    return lambda number: os._exit(3)


def blocked_signals():
    return lambda _: signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, set())


def sleeping(seconds, folder):
    def sleep(number):
        (folder / str(number)).touch()
        time.sleep(seconds)

    return sleep


@pytest.mark.parametrize("workers", [1, 2])
def test_every_task_is_done_once(workers):
    assert sorted(in_processes(squaring, (), range(7), workers)) == [n * n for n in range(7)]
    assert list(on_threads(squaring(), range(7), workers)) == [n * n for n in range(7)]
    assert list(in_processes(squaring, (), [], workers)) == []


def test_what_a_task_raises_is_raised_here():
    with pytest.raises(ImperiaError, match="no such luck"):
        list(in_processes(failing, (ImperiaError("no such luck"),), [1], 1))


def test_a_process_that_is_gone_is_missed():
    with pytest.raises(WorkerLost, match="ended unexpectedly"):
        list(in_processes(ending, (), [1, 2], 2))


def test_a_worker_never_hears_of_ctrl_c_not_even_while_it_starts():
    assert list(in_processes(blocked_signals, (), [1], 1)) == [True]


@pytest.fixture
def ctrl_c_is_heard():
    """Ctrl-C is heard even if the tests run in the background, where processes ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_ctrl_c_while_a_worker_is_started_comes_afterwards(ctrl_c_is_heard):
    started = []

    def start():
        with interrupts_put_off():
            signal.raise_signal(signal.SIGINT)
            started.append("whole")
        started.append("too late")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert started == ["whole"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_whoever_stops_asking_does_not_wait_for_what_is_under_way(tmp_path, ctrl_c_is_heard):
    def interrupt_when_both_are_under_way():
        while len(list(tmp_path.iterdir())) < 2:
            time.sleep(0.02)
        os.kill(os.getpid(), signal.SIGINT)

    watching = threading.Thread(target=interrupt_when_both_are_under_way)
    watching.start()
    with pytest.raises(KeyboardInterrupt):
        list(in_processes(sleeping, (3600, tmp_path), [1, 2], 2))  # this would take an hour
    watching.join()
