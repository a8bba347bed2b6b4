import pytest

from imperia.games import GAMES
from imperia.minds import make_ready
from imperia.play import game
from tests.table import cluster
from tests.table.client import Somebody
from tests.table.serving import Server


@pytest.fixture(scope="session", autouse=True)
def _compiled():
    """Into the cache, before a server process waits for it."""
    for name in GAMES:
        make_ready(game(name).start(game(name).players[0], seed=1))


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('table') / 'tables.db'}")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgresql():
    with cluster.running() as running:
        yield running


@pytest.fixture
def ann(server):
    return Somebody(server, "Ann")


@pytest.fixture
def bob(server):
    return Somebody(server, "Bob")
