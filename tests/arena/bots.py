"""Bots made for tests."""

import os
import time

from imperia.arena.journal import HEAD


class FirstLegal:
    """Takes the first legal action, after a pause of IMPERIA_TEST_PAUSE seconds if that is set."""

    def choose(self, view):
        time.sleep(float(os.environ.get("IMPERIA_TEST_PAUSE", "0")))
        return view["legal"][0]["code"]


class Held:
    """Once there is a game in the journal IMPERIA_TEST_JOURNAL, begins no other. It waits while it is made,
    because there is a time limit for answers, but none for making a bot."""

    def __init__(self):
        journal = os.environ.get("IMPERIA_TEST_JOURNAL")
        while journal and has_a_game(journal):
            time.sleep(0.05)

    def choose(self, view):
        return view["legal"][0]["code"]


def has_a_game(journal):
    """Whether a journal has a game. It begins with a line and a frame that say what is played; games are the
    frames after these."""
    if not os.path.exists(journal):
        return False
    with open(journal, "rb") as file:
        content = file.read()
    begin = content.index(b"\n") + 1
    length, _, _ = HEAD.unpack_from(content, begin)
    return len(content) > begin + HEAD.size + length


class Idle:
    """Bids nothing, and stops whenever that is allowed."""

    def choose(self, view):
        notations = [action["notation"] for action in view["legal"]]
        for wanted in ("stop", "bid 0"):
            if wanted in notations:
                return wanted
        return notations[0]


class Broken:
    """Works for the first ten actions of a match, and then fails."""

    def choose(self, view):
        if view["step"] >= 10:
            raise ValueError("out of ideas")
        return view["legal"][0]["code"]


class Hopeless:
    """Always fails."""

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
