"""Bots made for tests."""

import os
import time

from imperia.arena.journal import HEAD


class FirstLegal:
    """The first legal action, whatever it is. With IMPERIA_TEST_PAUSE it takes its time."""

    def choose(self, view):
        time.sleep(float(os.environ.get("IMPERIA_TEST_PAUSE", "0")))
        return view["legal"][0]["code"]


class Held:
    """Begins no other game once one is in the journal IMPERIA_TEST_JOURNAL: for a bot that is being made one
    waits as long as it takes, for its answers not."""

    def __init__(self):
        journal = os.environ.get("IMPERIA_TEST_JOURNAL")
        while journal and has_a_game(journal):
            time.sleep(0.05)

    def choose(self, view):
        return view["legal"][0]["code"]


def has_a_game(journal):
    """A journal begins with a line and a frame that say what is played; games are the frames behind."""
    if not os.path.exists(journal):
        return False
    with open(journal, "rb") as file:
        content = file.read()
    begin = content.index(b"\n") + 1
    length, _, _ = HEAD.unpack_from(content, begin)
    return len(content) > begin + HEAD.size + length


class Idle:
    """Bids nothing, and stops whenever it may."""

    def choose(self, view):
        notations = [action["notation"] for action in view["legal"]]
        for wanted in ("stop", "bid 0"):
            if wanted in notations:
                return wanted
        return notations[0]


class Broken:
    """Works for the first ten actions of a match, and then no more."""

    def choose(self, view):
        if view["step"] >= 10:
            raise ValueError("out of ideas")
        return view["legal"][0]["code"]


class Hopeless:
    """Has never worked."""

    def choose(self, view):
        raise ValueError("not a clue")


class Unmade:
    def __init__(self):
        raise RuntimeError("no such luck")

    def choose(self, view):
        return 0


class Moody:
    """Can be made only on some days."""

    def __init__(self):
        if os.environ.get("IMPERIA_TEST_MOODY"):
            raise RuntimeError("not today")

    def choose(self, view):
        return view["legal"][0]["code"]


class Fatal:
    """Ends the process it is in."""

    def choose(self, view):
        os._exit(3)
