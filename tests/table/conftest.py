import pytest

from tests.table.client import Somebody
from tests.table.serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('table') / 'tables.db'}")
    yield running
    running.stop()


@pytest.fixture
def ann(server):
    return Somebody(server, "Ann")


@pytest.fixture
def bob(server):
    return Somebody(server, "Bob")
