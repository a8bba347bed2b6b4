"""Tables leave a database as a file, and enter another with everything that belongs to them."""

import base64
import json
import os

import msgspec
import pytest
from sqlalchemy import create_engine, func, select
from sqlalchemy import text as sql

from imperia.table.operating import export_tables, import_tables, list_tables
from imperia.table.store.problems import BadBackup
from imperia.table.store.schema import metadata, people, snapshots, tables
from tests.table.client import BOT, GUEST, ME, OPEN, Somebody, play_to_the_end
from tests.table.serving import Server
from tests.table.test_cluster import new_database


class Club:
    """What a server has after an evening. It still runs when its tables are exported."""

    def __init__(self, folder):
        self.database = f"sqlite:///{folder / 'club.db'}"
        self.server = Server(self.database)
        try:
            self._play(folder)
        except BaseException:
            self.server.stop()
            raise

    def _play(self, folder):
        self.ann, self.bob = Somebody(self.server, "Ann"), Somebody(self.server, "Bob")
        Somebody(self.server, "Eve")  # she sits at no table
        self.finished = self.ann.open(ME, BOT)["id"]
        with self.ann.live({"id": self.finished}) as live:
            play_to_the_end(live)
        self.running = self.ann.open(ME, OPEN, GUEST, private_chat=True)["id"]
        path = f"/api/tables/{self.running}"
        self.bob.post(f"{path}/join")
        self.ann.post(f"{path}/chat", text="zażółć gęślą jaźń")
        self.ann.post(f"{path}/chat", text="for Bob alone", to=[1])
        self.ann.post(f"{path}/note", text="a plan", version=0)
        self.bob.post(f"{path}/note", text="another plan", version=0)
        self.ann.post(f"{path}/agreements", text="peace until the last round", other=1, witness=2)
        self.link = self.ann.post(f"{path}/seats/0/link")
        self.waiting = self.bob.open(ME, OPEN, game="founders")["id"]
        self.file = folder / "club.jsonl"
        assert export_tables(self.database, self.file) == 3
        self.lines = self.file.read_bytes().splitlines(keepends=True)

    @property
    def ids(self):
        return {self.finished, self.running, self.waiting}


@pytest.fixture(scope="module")
def club(tmp_path_factory):
    club = Club(tmp_path_factory.mktemp("club"))
    yield club
    club.server.stop()


def counts(database):
    with create_engine(database).connect() as connection:
        return {
            name: connection.execute(select(func.count()).select_from(table)).scalar()
            for name, table in metadata.tables.items()
        }


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_tables_go_round_and_nothing_is_lost(club, tmp_path, kind, request):
    if kind == "sqlite":
        database = f"sqlite:///{tmp_path / 'other.db'}"
    else:
        database = new_database(request.getfixturevalue("postgresql"), "restored")
    imported = import_tables(database, club.file)
    assert (imported.tables, imported.people) == (3, 2)
    export_tables(database, tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == club.file.read_bytes()
    there = counts(database)
    for name in ("tables", "seats", "actions", "chat", "notes", "agreements", "links"):
        assert there[name] == counts(club.database)[name] > 0, name

    server = Server(database)
    try:
        ann = Somebody(server, None, Authorization=f"Bearer {club.ann.token}")  # she keeps her seats
        assert ann.get(f"/api/tables/{club.finished}/verify")["ok"]
        for table in club.ids:
            path = f"/api/tables/{table}"
            before, after = club.ann.get(path), ann.get(path)
            assert after["seats"] == before["seats"]
            if table != club.waiting:
                assert ann.get(f"{path}/view", seat=0) == club.ann.get(f"{path}/view", seat=0)
        path = f"/api/tables/{club.running}"
        for what in ("chat", "note", "agreements"):
            assert ann.get(f"{path}/{what}") == club.ann.get(f"{path}/{what}"), what
        seat = next(n for n in (0, 2) if ann.get(f"{path}/view", seat=n)["view"]["legal"])
        code = ann.get(f"{path}/view", seat=seat)["view"]["legal"][0]["code"]
        assert ann.post(f"{path}/actions", seat=seat, seq=0, code=code)["seq"] == 1
    finally:
        server.stop()


def test_some_tables_can_be_chosen(club, tmp_path):
    assert export_tables(club.database, tmp_path / "one", [club.waiting]) == 1
    kept = [json.loads(line) for line in (tmp_path / "one").read_bytes().splitlines()[1:]]
    assert [line["row"]["id"] for line in kept if line["of"] == "tables"] == [club.waiting]
    assert [line["row"]["nickname"] for line in kept if line["of"] == "people"] == ["Bob"]
    with pytest.raises(BadBackup, match="no such table here: aaaaaaaaaa"):
        export_tables(club.database, tmp_path / "two", [club.waiting, "aaaaaaaaaa"])
    assert os.listdir(tmp_path) == ["one"]


def test_a_file_is_for_its_owner_alone_and_overwrites_none(club, tmp_path):
    export_tables(club.database, tmp_path / "kept")
    assert (tmp_path / "kept").stat().st_mode & 0o777 == 0o600
    with pytest.raises(BadBackup, match="is there already"):
        export_tables(club.database, tmp_path / "kept")


def test_secrets_that_open_something_stay_at_home(club):
    told = club.file.read_text(encoding="utf-8")
    for secret in (club.ann.token, club.bob.token, club.link["code"]):
        assert secret not in told


def test_tables_that_are_there_already_are_refused_and_nothing_is_imported(club, tmp_path):
    database = f"sqlite:///{tmp_path / 'other.db'}"
    export_tables(club.database, tmp_path / "one", [club.running])
    import_tables(database, tmp_path / "one")
    before = counts(database)
    with pytest.raises(BadBackup, match=f"here already, and nothing was imported: {club.running}"):
        import_tables(database, club.file)
    assert counts(database) == before
    export_tables(club.database, tmp_path / "rest", [club.finished, club.waiting])
    assert import_tables(database, tmp_path / "rest").people == 0  # the people came with the other table
    assert {table.id for table in list_tables(database)} == club.ids


def test_somebody_else_with_the_same_id_is_refused(club, tmp_path):
    database = f"sqlite:///{tmp_path / 'other.db'}"
    import_tables(database, club.file)
    with create_engine(database).begin() as connection:
        for name in (
            "agreements",
            "chat",
            "links",
            "looks",
            "notes",
            "seats",
            "snapshots",
            "actions",
            "tables",
        ):
            connection.execute(sql(f"DELETE FROM {name}"))
        connection.execute(people.update().where(people.c.id == club.ann.id).values(secret_hash="another"))
    with pytest.raises(BadBackup, match="who is somebody else here"):
        import_tables(database, club.file)


def changed(club, of, **values):
    lines = [json.loads(line) for line in club.lines]
    next(line for line in lines if line.get("of") == of)["row"].update(values)
    return [json.dumps(line).encode() + b"\n" for line in lines]


BAD = {
    "empty": (lambda club: [], "no file that imperia tables export has written"),
    "another file": (lambda club: [b"SQLite format 3\0"], "no file that imperia tables export has written"),
    "a newer format": (lambda club: [b'{"imperia":"tables","format":2}\n'], "import it with a newer one"),
    "cut short": (lambda club: [*club.lines[:5], club.lines[5][:20]], "line 6 is no row of a table"),
    "a new column": (lambda club: changed(club, "seats", hat="red"), 'has "seats.hat", which this version'),
    "a new table": (
        lambda club: [*club.lines, b'{"of":"hats","row":{}}\n'],
        'has "hats", which this version',
    ),
    "words for numbers": (lambda club: changed(club, "actions", code="7"), "value of actions.code"),
    "a number that is too large": (
        lambda club: changed(club, "actions", code=1 << 80),
        "cannot be stored|line",
    ),
    "no value": (lambda club: changed(club, "tables", game=None), "value of tables.game"),
    "rows of no table": (
        lambda club: changed(club, "actions", table_id="aaaaaaaaaa"),
        "does not come before it",
    ),
    "twice": (lambda club: [*club.lines, club.lines[-1]], "do not go with each other"),
    "nobody": (lambda club: changed(club, "tables", host="p_nobody"), "do not go with each other"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_file_that_is_wrong_is_refused_with_the_line_and_nothing_is_imported(club, tmp_path, case):
    make, told = BAD[case]
    file, database = tmp_path / "bad", f"sqlite:///{tmp_path / 'other.db'}"
    file.write_bytes(b"".join(make(club)))
    with pytest.raises(BadBackup, match=told):
        import_tables(database, file)
    left_over = {name for name, count in counts(database).items() if count}
    assert not left_over


def test_rows_of_an_older_schema_get_what_they_lack(club, tmp_path):
    lines = [json.loads(line) for line in club.lines]
    for line in lines:
        if line.get("of") == "tables":
            del line["row"]["luck"]  # this was added later, and is false then
    (tmp_path / "older").write_bytes(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    database = f"sqlite:///{tmp_path / 'other.db'}"
    import_tables(database, tmp_path / "older")
    with create_engine(database).connect() as connection:
        assert set(connection.execute(select(tables.c.luck)).scalars()) == {False}


def test_the_list_says_how_far_each_is(club):
    by_id = {table.id: table for table in list_tables(club.database)}
    assert (by_id[club.finished].status, by_id[club.running].status) == ("finished", "running")
    assert by_id[club.finished].rows > 20
    assert (by_id[club.waiting].host, by_id[club.waiting].game) == ("Bob", "founders")


def test_bytes_come_back_as_they_were(club, tmp_path):
    record = bytes(range(256))
    row = {
        "table_id": club.finished,
        "seq": 3,
        "step": 3,
        "rules": 1,
        "layout": -(1 << 62),
        "record": base64.b64encode(record).decode(),
        "undoing": [[1, 2]],
        "fingerprint": None,
    }
    line = msgspec.json.encode({"of": "snapshots", "row": row}) + b"\n"
    (tmp_path / "more").write_bytes(b"".join([*club.lines, line]))
    database = f"sqlite:///{tmp_path / 'other.db'}"
    import_tables(database, tmp_path / "more")
    with create_engine(database).connect() as connection:
        assert record in connection.execute(select(snapshots.c.record)).scalars().all()
    export_tables(database, tmp_path / "again")
    assert line in (tmp_path / "again").read_bytes().splitlines(keepends=True)
