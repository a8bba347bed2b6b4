"""The foreman and the head of its cluster."""

import os
import signal
import socket
import time
from multiprocessing import get_context

from imperia.crew.foreman import SECONDS_BETWEEN_LOOKS, wait_until_lost

SECONDS = 2.0


def test_a_head_is_not_lost_because_we_were_stopped_ourselves():
    with socket.create_server(("127.0.0.1", 0)) as head:
        head.settimeout(60)
        foreman = get_context("spawn").Process(target=wait_until_lost, args=(head.getsockname(), SECONDS))
        foreman.start()
        head.accept()[0].close()
        time.sleep(SECONDS_BETWEEN_LOOKS / 2)  # the foreman has looked, and sleeps now
        os.kill(foreman.pid, signal.SIGSTOP)
        time.sleep(2 * SECONDS)
        os.kill(foreman.pid, signal.SIGCONT)
        for _ in range(2):
            head.accept()[0].close()  # the foreman looks again and again
    foreman.join()
    assert foreman.exitcode == 0
