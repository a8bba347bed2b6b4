"""Random play with catanatron, which has an environment of its own: prints decisions a second."""

import time

from catanatron import Color, Game, RandomPlayer


def play() -> tuple[int, float]:
    decisions = 0
    began = time.perf_counter()
    for _ in range(20):
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        decisions += len(game.state.actions)
    return decisions, time.perf_counter() - began


if __name__ == "__main__":
    print(max(done / seconds for done, seconds in (play() for _ in range(3))))
