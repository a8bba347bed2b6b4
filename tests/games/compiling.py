"""`python -m tests.games.compiling [GAME...]` compiles everything that tests of these games call, or of all
games.

Besides what people and bots need, that is what simulations, studies and the tests themselves call. In one
process this costs a quarter of what it would later: rules are typed and lowered once, for all entry points.
"""

from __future__ import annotations

import subprocess
import sys

import numpy as np

from imperia import Batch
from imperia.arena.simulate import BOTS, Simulation
from imperia.minds.bulk import play_in_bulk
from imperia.minds.compiling import compile_game
from imperia.research import BareMatch, Terms
from tests.games.every_game import LONG, LONG_TESTS, NAMES, part_of, terms_of
from tests.games.fingerprint import judged
from tests.games.records import dealt, played_out, refusals
from tests.play.batches import described, is_compiled_here


def compile_for_tests(name: str) -> None:
    compile_game(name, only_bots=False)
    terms = terms_of(name)
    players = terms.definition.players[0]
    if terms.slowness < LONG or LONG_TESTS:
        for bots in BOTS:
            Simulation(name, players, games=1, bots=bots).make_ready()
        play_in_bulk(terms.definition.blank(terms.definition.setting(players, {})), players, [], [], [])
    if is_compiled_here(name):
        batch = Batch(name, players, games=1, seed=1)
        batch.step(batch.legal.argmax(axis=1))
        described(batch, batch.states)
    BareMatch(Terms(name), seed=1).observation(0)
    states = dealt(name, [terms.fullest])
    refusals(states, 0)
    judged(states, np.zeros(1, np.int8))
    played_out(states)
    for keywords, *_ in (*part_of(name, "refusals").CASES.values(), [{"step": "over"}]):
        terms.game.position(**keywords).explain(0, terms.question)


def main() -> None:
    if len(sys.argv) == 2:
        compile_for_tests(sys.argv[1])
        return
    names = sys.argv[1:] or NAMES
    commands = [[sys.executable, "-m", "tests.games.compiling", name] for name in names]
    beside = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for command in commands]
    sys.exit(max(process.wait() for process in beside))


if __name__ == "__main__":
    main()
