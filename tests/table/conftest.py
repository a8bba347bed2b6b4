import pytest

from imperia.games import GAMES, definition
from imperia.minds import is_compiled, make_game_ready
from tests.table import cluster, redis_server
from tests.table.client import Somebody
from tests.table.serving import Server


@pytest.fixture(scope="session", autouse=True)
def _compiled():
    """Compile all games into the cache, so that no server process has to wait for that."""
    for name in GAMES:
        if not is_compiled(definition(name)):
            make_game_ready(definition(name))


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('table') / 'tables.db'}")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgresql():
    with cluster.running() as running:
        yield running


@pytest.fixture(scope="session")
def redis():
    with redis_server.running() as running:
        yield running


@pytest.fixture
def ann(server):
    return Somebody(server, "Ann")


@pytest.fixture
def bob(server):
    return Somebody(server, "Bob")
