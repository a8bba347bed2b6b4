"""What an operator's Prometheus reads is at a port of its own, and is true."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import httpx
import pytest
from sqlalchemy import create_engine, func, select

from imperia.table.meters import Histogram, Work
from imperia.table.store.schema import actions
from tests.table.client import BOT, GUEST, ME, WAIT, Somebody, play_to_the_end
from tests.table.serving import Server, free_port
from tests.table.test_health import when_the_database_has_answered

DASHBOARD = Path(__file__).parents[2] / "docs" / "hosting" / "dashboard.json"
SAMPLE = re.compile(r'([a-z_]+)((?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})?) ([0-9.e+-]+)')
ENDINGS = {"histogram": ("_bucket", "_sum", "_count")}


@pytest.fixture(scope="module")
def measured(tmp_path_factory):
    database = f"sqlite:///{tmp_path_factory.mktemp('measured') / 'tables.db'}"
    server = Server(database, metrics=free_port())
    yield server
    server.stop()


def asked(server, path="/metrics"):
    return httpx.get(f"http://127.0.0.1:{server.metrics}{path}", timeout=WAIT)


def values(server):
    """The values by name and labels. Every line must be readable, and each family described before its
    samples."""
    text, found, kinds = asked(server).text, {}, {}
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            name, labels, value = SAMPLE.fullmatch(line).groups()
            family = next(each for each in reversed(kinds) if name.startswith(each))
            assert name.removeprefix(family) in ENDINGS.get(kinds[family], ("",)), line
            found[name + labels] = float(value)
    return found


def rows(server):
    with create_engine(server.database).connect() as connection:
        return connection.execute(select(func.count()).select_from(actions)).scalar()


def test_a_match_is_measured(measured):
    ann = Somebody(measured, "Ann")
    before = values(measured)
    table = ann.open(ME, {"kind": "bot", "level": "casual"}, BOT)
    with ann.live(table) as live:
        live.receive()
        during = values(measured)
        assert during["imperia_connections"] == during["imperia_people_connected"] == 1
        assert during["imperia_tables_running"] == during["imperia_tables"] == 1
        live.send(type="look", seat=0)  # asks for a new welcome, from which to play
        play_to_the_end(live)
    ann.refused(f"/api/tables/{table['id']}/actions", seq=0, code=1)
    after = values(measured)
    played = rows(measured)
    assert played > 20
    assert after['imperia_actions_total{game="empire"}'] == played
    for name in ("imperia_action_stored_seconds", "imperia_action_told_seconds"):
        assert after[f"{name}_count"] == played == after[f'{name}_bucket{{le="+Inf"}}']
        assert after[f"{name}_sum"] > 0
    assert after["imperia_action_told_seconds_sum"] > after["imperia_action_stored_seconds_sum"]
    stored = 'imperia_changes_total{outcome="stored"}'
    assert after[stored] - before[stored] >= played
    assert after["imperia_commit_seconds_count"] <= after[stored]
    assert after['imperia_refusals_total{key="not-running",status="409"}'] == 1
    assert after["imperia_people_seen_total"] == 1
    assert after["process_resident_memory_bytes"] > 1e6
    assert after["process_open_fds"] > 3


def test_thoughts_are_measured_and_none_stays_behind(measured):
    ann = Somebody(measured, "Ann")
    table = ann.open(ME, GUEST)
    with ann.live(table) as live:
        live.receive()
        assert live.ask(type="hint", level="master")["type"] == "answer"
    found = values(measured)
    assert found['imperia_job_seconds_count{kind="thinking"}'] >= 1
    for kind in ("thinking", "folding", "answering"):
        assert found[f'imperia_jobs_waiting{{kind="{kind}"}}'] == 0


def test_buckets_grow_up_to_the_count(measured):
    found = values(measured)
    buckets = [value for name, value in found.items() if name.startswith("imperia_commit_seconds_bucket")]
    assert buckets == sorted(buckets)
    assert buckets[-1] == found["imperia_commit_seconds_count"] > 0


def test_people_never_reach_the_measures(measured):
    assert httpx.get(f"{measured.http}/metrics", timeout=WAIT).status_code == 404


def test_the_operators_port_says_whether_the_server_is_ready_too(measured):
    assert asked(measured, "/api/health").json() == {"alive": True}
    place = f"http://127.0.0.1:{measured.metrics}"
    assert when_the_database_has_answered(place).json()["database"] is True


def test_a_value_at_a_bound_belongs_to_it_and_one_beyond_all_to_none():
    histogram = Histogram((1.0, 2.0))
    for seconds in (0.5, 1.0, 1.5, 2.5):
        histogram.observe(seconds)
    assert histogram.counts == [2, 1, 1]
    assert histogram.sum == 5.5


def test_a_job_that_is_withdrawn_waits_no_longer():
    work, go = Work(), Event()
    with ThreadPoolExecutor(1) as threads:
        first, second = work.submit(threads, go.wait), work.submit(threads, go.wait)
        while not work.running:
            pass
        assert (work.waiting, work.running) == (1, 1)
        assert second.cancel()
        assert (work.waiting, work.running) == (0, 1)
        go.set()
        first.result()
    assert (work.waiting, work.running) == (0, 0)


def test_the_dashboard_shows_every_measure_and_no_other(measured):
    declared = re.findall(r"^# TYPE (\w+) (\w+)$", asked(measured).text, re.M)
    known = {name + ending for name, kind in declared for ending in ENDINGS.get(kind, ("",))}
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    queries = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    used = set(re.findall(r"\b(?:imperia|process)_\w+", queries))
    assert used <= known, used - known
    assert {name for name, _ in declared} <= {re.sub(r"_(bucket|sum|count)$", "", name) for name in used}
