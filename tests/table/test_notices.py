"""Notices by mail and webhook, sent to real servers on this machine, in time that the test sets."""

import asyncio
import hashlib
import hmac
import logging
import re

import pytest
from sqlalchemy import create_engine, select, text

from imperia.games import definition as find_definition
from imperia.table.config import ServerConfig
from imperia.table.errors import Refused
from imperia.table.house import House
from imperia.table.notices import hooking, mailing, postman
from imperia.table.notices.mailing import MailServer, NotSent
from imperia.table.protocol.described import DAY, DaysClock
from imperia.table.store.schema import contacts, notices
from imperia.table.tables import absence
from tests.table import receiving
from tests.table.client import WAIT, Somebody
from tests.table.evening import HOUR, MINUTE, Evening, evening
from tests.table.inside import FAR_AWAY, SetTime, Watcher, open_house
from tests.table.serving import GENEROUS, Server, free_port

PLACE = "https://games.example.org"
LEFT = "ann@example.org"
GAME, GRA = (find_definition("empire").title(lang) for lang in ("en", "pl"))


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch):
    """A postman who goes round only when a test says so, and is patient with servers on a busy machine."""
    monkeypatch.setattr(postman, "ROUND_SECONDS", FAR_AWAY)
    for module in (hooking, mailing):
        monkeypatch.setattr(module, "SECONDS", WAIT)


@pytest.fixture
def box():
    with receiving.mail_server() as running:
        yield running


@pytest.fixture
def hooks():
    with receiving.web_server() as running:
        yield running


def mailed(box):
    return {"smtp": box.url, "mail_from": "imperia@example.org", "public_address": PLACE}


def token_in(mail, what="confirm"):
    return re.search(rf"{PLACE}/notices/{what}/([\w-]+)\s", mail.get_content())[1]


async def go_round(it):
    """Do what the server does from time to time: let the postman go round."""
    it.house.hall.note(it.house.hall.tables.values())
    await asyncio.gather(*it.house.hall._later)
    await it.house.postman.go_round()


async def leave_address(it, box, lang="en"):
    await it.house.contacts.leave_mail(it.ann, LEFT, lang, "127.0.0.1")
    await go_round(it)
    (question,) = box.mails()
    await it.house.contacts.confirm(token_in(question))
    it.time.pass_by(1)
    return question


async def anns_turn(it, **wishes):
    """A table where Bob has just moved and Ann is asked, while nobody looks."""
    table = await it.table(**wishes)
    await it.asked(table, 1)
    it.time.pass_by(1)
    await it.asked(table, 0)
    return table


# ----- One's turn


def test_whoever_is_asked_and_away_gets_one_mail_with_what_every_visitor_could_see(tmp_path, box):
    async def story():
        async with evening(tmp_path, **mailed(box)) as it:
            await leave_address(it, box)
            table = await anns_turn(it)
            it.time.pass_by(3 * MINUTE)
            await go_round(it)
            (mail,) = box.mails()
            it.time.pass_by(DAY)
            await go_round(it)
            assert box.mails() == []
            return table.details.id, mail

    table, mail = asyncio.run(story())
    assert (mail["To"], mail["Subject"]) == (LEFT, f"Your turn: {GAME}")
    withdrawal = token_in(mail, "withdraw")
    assert mail.get_content().replace("\r\n", "\n") == (
        f"It is your turn in {GAME} with Bob.\n"
        f"{PLACE}/t/{table}\n\n-- \n"
        f"This address was left at {PLACE}. To get no more mail:\n"
        f"{PLACE}/notices/withdraw/{withdrawal}\n"
    )
    assert mail["List-Unsubscribe"] == f"<{PLACE}/api/notices/withdraw/{withdrawal}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


def test_a_quick_exchange_sends_nothing(tmp_path, box):
    async def story():
        async with evening(tmp_path, **mailed(box)) as it:
            await leave_address(it, box)
            table = await anns_turn(it)
            it.time.pass_by(MINUTE)
            await go_round(it)
            await it.asked(table, 1)
            it.time.pass_by(3 * MINUTE)
            await go_round(it)
            assert box.mails() == []

    asyncio.run(story())


@pytest.mark.parametrize(
    ("visible", "notifies", "sent"), [(True, False, 0), (False, True, 0), (False, False, 1)]
)
def test_whoever_looks_or_is_told_by_their_page_gets_no_mail(tmp_path, box, visible, notifies, sent):
    async def story():
        async with evening(tmp_path, **mailed(box)) as it:
            await leave_address(it, box)
            table = await it.table()
            await it.asked(table, 1)
            watcher = Watcher(it.ann, 0)
            table.audience.join(watcher)
            table.audience.attend(watcher, visible, notifies)
            it.time.pass_by(1)
            await it.asked(table, 0)
            it.time.pass_by(3 * MINUTE)
            await go_round(it)
            assert len(box.mails()) == sent

    asyncio.run(story())


def test_several_tables_make_one_mail_and_what_comes_within_an_hour_waits_for_the_next(tmp_path, box):
    async def story():
        async with evening(tmp_path, **mailed(box)) as it:
            await leave_address(it, box)
            first, second = await anns_turn(it), await anns_turn(it)
            it.time.pass_by(3 * MINUTE)
            await go_round(it)
            (digest,) = box.mails()
            assert digest["Subject"] == "2 of your matches"
            assert all(f"{PLACE}/t/{table.details.id}" in digest.get_content() for table in (first, second))
            third = await anns_turn(it)
            passing = await anns_turn(it)
            it.time.pass_by(30 * MINUTE)
            await go_round(it)
            assert box.mails() == []
            await it.asked(passing, 1)  # Ann has moved there meanwhile
            it.time.pass_by(30 * MINUTE)
            await go_round(it)
            (later,) = box.mails()
            tables = re.findall(rf"{PLACE}/t/(\w+)", later.get_content())
            assert tables == [third.details.id]

    asyncio.run(story())


def test_there_are_only_so_many_mails_a_day(tmp_path, box):
    async def story():
        midnight = SetTime(1_800_000_000_000 // DAY * DAY)
        async with evening(tmp_path, midnight, **mailed(box)) as it:
            await leave_address(it, box)
            sent = 0
            for _ in range(20):
                await anns_turn(it)
                it.time.pass_by(HOUR + MINUTE)
                await go_round(it)
                sent += len(box.mails())
            assert sent == postman.MAILS_A_DAY
            it.time.pass_by(5 * HOUR)
            await go_round(it)
            assert len(box.mails()) == 1

    asyncio.run(story())


def test_days_that_run_out_a_bot_that_takes_over_and_the_end_are_told(tmp_path, box):
    async def story():
        async with evening(tmp_path, **mailed(box)) as it:
            await leave_address(it, box)
            table = await anns_turn(it, clock=DaysClock(2))
            subjects = []

            async def look():
                await go_round(it)
                subjects.extend(mail["Subject"] for mail in box.mails())

            it.time.pass_by(3 * MINUTE)
            await look()
            it.time.pass_by(37 * HOUR)
            await look()
            await look()
            it.time.pass_by(11 * HOUR)
            await table.worker.ask(table.settled)
            assert table.details.seats[0].stand_in is not None
            await look()
            await absence.hand_back(table, 0)
            while table.details.status == "running":
                await it.turn(table)
            it.time.pass_by(2 * HOUR)
            await look()
            it.time.pass_by(DAY)
            await look()
            return subjects

    assert asyncio.run(story()) == [
        f"Your turn: {GAME}",
        f"Your time runs out: {GAME}",
        f"A bot plays for you: {GAME}",
        f"Your match is over: {GAME}",
    ]


def test_a_bot_that_somebody_asked_for_is_no_news_to_them(tmp_path, box):
    async def story():
        async with evening(tmp_path, **mailed(box)) as it:
            await leave_address(it, box)
            table = await it.table()
            await absence.stand_in(table, 0, wished=True)
            it.time.pass_by(HOUR)
            await go_round(it)
            assert box.mails() == []

    asyncio.run(story())


def test_mails_are_in_the_language_of_whoever_left_the_address(tmp_path, box):
    async def story():
        async with evening(tmp_path, **mailed(box)) as it:
            question = await leave_address(it, box, "pl")
            await anns_turn(it)
            it.time.pass_by(3 * MINUTE)
            await go_round(it)
            (mail,) = box.mails()
            return question["Subject"], mail["Subject"], mail.get_content()

    question, subject, text = asyncio.run(story())
    assert (question, subject) == ("Czy to twój adres?", f"Twój ruch: {GRA}")
    assert text.startswith(f"{GRA}, przy stole także Bob: twój ruch.")


# ----- Nothing lost, nothing twice


def test_a_restart_loses_nothing_and_sends_nothing_twice(tmp_path, box):
    async def story():
        time = SetTime()
        async with evening(tmp_path, time, **mailed(box)) as it:
            await leave_address(it, box)
            await anns_turn(it)
            time.pass_by(3 * MINUTE)
            await it.house.postman._note()
            ann, bob = it.ann, it.bob
        assert box.mails() == []
        for expected in (1, 0):
            time.restart()
            async with open_house(tmp_path, time, **mailed(box)) as house:
                again = Evening(house, time)
                again.ann, again.bob = ann, bob
                time.pass_by(3 * MINUTE)
                await go_round(again)
                assert len(box.mails()) == expected

    asyncio.run(story())


def test_of_two_servers_one_sends(tmp_path, box):
    async def story():
        time = SetTime()
        async with (
            evening(tmp_path, time, **mailed(box)) as it,
            open_house(tmp_path, time, **mailed(box)) as other,
        ):
            await leave_address(it, box)
            await anns_turn(it)
            it.house.hall.sweep()
            await asyncio.gather(*it.house.hall._later)
            time.pass_by(3 * MINUTE)
            await asyncio.gather(it.house.postman.go_round(), other.postman.go_round())
            await other.postman.go_round()
            assert len(box.mails()) == 1

    asyncio.run(story())


def test_a_mail_server_that_is_down_is_tried_again_ever_more_rarely_and_then_given_up(tmp_path, caplog):
    async def story(port):
        down = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "a@example.org", "public_address": PLACE}
        async with evening(tmp_path, **down) as it:
            await it.house.contacts.leave_mail(it.ann, LEFT, "en", "127.0.0.1")
            pauses = []
            with caplog.at_level(logging.WARNING):
                while not await it.stored(select(notices).where(notices.c.outcome == "given up")):
                    await go_round(it)
                    ((due,),) = await it.stored(select(contacts.c.due))
                    pauses.append(due - it.time.now())
                    it.time.pass_by(pauses[-1])
            return pauses

    pauses = asyncio.run(story(free_port()))
    assert pauses[:6] == list(postman.PAUSES)
    assert sum(pauses[:-1]) >= postman.GIVE_UP
    assert "given up after" in caplog.text
    assert LEFT not in caplog.text


def test_an_address_that_is_refused_for_good_is_not_tried_again(tmp_path, box, caplog):
    async def story():
        async with evening(tmp_path, **mailed(box)) as it:
            box.answer = "550 no such person"
            await it.house.contacts.leave_mail(it.ann, LEFT, "en", "127.0.0.1")
            await go_round(it)
            box.answer = "250 OK"
            it.time.pass_by(DAY)
            await go_round(it)
            assert box.mails() == []

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert "refused for good" in caplog.text


# ----- Addresses


def test_nothing_but_the_question_is_sent_before_it_is_answered(tmp_path, box):
    async def story():
        async with evening(tmp_path, **mailed(box)) as it:
            await it.house.contacts.leave_mail(it.ann, LEFT, "en", "127.0.0.1")
            await go_round(it)
            (question,) = box.mails()
            await anns_turn(it)
            it.time.pass_by(DAY)
            await go_round(it)
            assert box.mails() == []
            assert (await it.house.contacts.of(it.ann)).mail.confirmed is False
            ((kept,),) = await it.stored(select(contacts.c.token_hash))
            assert token_in(question) != kept
            it.time.pass_by(DAY)
            with pytest.raises(Refused, match="unknown-confirmation"):  # because it is too late
                await it.house.contacts.confirm(token_in(question))

    asyncio.run(story())


def test_whoever_withdraws_gets_nothing_more(tmp_path, box):
    async def story():
        async with evening(tmp_path, **mailed(box)) as it:
            question = await leave_address(it, box)
            await anns_turn(it)
            for _ in range(2):
                await it.house.contacts.withdraw(token_in(question, "withdraw"))
            it.time.pass_by(3 * MINUTE)
            await go_round(it)
            assert box.mails() == []
            assert (await it.house.contacts.of(it.ann)).mail is None
            assert await it.stored(select(contacts.c.address)) == []

    asyncio.run(story())


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ann",
        "ann@",
        "@example.org",
        "ann@example.org\nBcc: eve@example.org",
        "a@example.org, e@example.org",
        "Ann <ann@example.org>",
        "ann@exämple.org",
        "ann@localhost",
        "a b@example.org",
        f"{'a' * 250}@example.org",
    ],
)
def test_what_is_no_single_address_is_refused(address):
    with pytest.raises(Refused, match="bad-mail-address"):
        mailing.check_address(address)


def test_nobody_can_have_a_stranger_flooded_with_questions(tmp_path, box):
    async def story():
        async with evening(tmp_path, **mailed(box)) as it:
            asked = []
            for n in range(5):
                person, _ = await it.house.people.create(f"Eve {n}", 1)
                try:
                    await it.house.contacts.leave_mail(
                        person, LEFT.capitalize() if n % 2 else LEFT, "en", f"10.0.0.{n}"
                    )
                    asked.append("asked")
                except Refused as refusal:
                    asked.append(refusal.key)
                it.time.pass_by(MINUTE)
                await go_round(it)
            assert asked == ["asked"] * 3 + ["too-many"] * 2
            assert len(box.mails()) == 3

    asyncio.run(story())


def test_a_mail_server_that_asks_for_a_password_gets_it(monkeypatch):
    with receiving.mail_server(**receiving.only("imperia", "p@ss")) as box:
        message = mailing.EmailMessage()
        message["To"], message["From"] = LEFT, "imperia@example.org"
        right = mailing.mail_server(f"smtp://imperia:p%40ss@127.0.0.1:{box.port}")
        mailing.send(right, message)
        assert len(box.mails()) == 1
        monkeypatch.setattr(mailing, "SECONDS", 1)  # the tests' server is silent after a wrong password
        with pytest.raises(NotSent):
            mailing.send(MailServer("smtp", "127.0.0.1", box.port, "imperia", "wrong"), message)
        with pytest.raises(NotSent):  # it offers no encryption
            mailing.send(MailServer("starttls", "127.0.0.1", box.port, "imperia", "p@ss"), message)
        assert box.mails() == []


def test_by_http_an_address_is_left_confirmed_and_withdrawn_with_one_click(tmp_path, box):
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", GENEROUS, **mailed(box))
    try:
        ann = Somebody(server, "Ann")
        left = ann.post("/api/notices/mail", address=LEFT)
        assert left["mail"] == {"address": LEFT, "confirmed": False}
        question = box.next()
        stranger = Somebody(server, None)
        assert stranger.refused("/api/notices/confirm", token="guess") == (404, "unknown-confirmation")
        stranger.post("/api/notices/confirm", token=token_in(question))
        assert ann.get("/api/notices")["mail"]["confirmed"]
        withdrawal = f"/api/notices/withdraw/{token_in(question, 'withdraw')}"
        assert stranger.http.get(withdrawal).headers["location"].startswith("/notices/withdraw/")
        assert ann.get("/api/notices")["mail"] is not None
        clicked = stranger.http.post(withdrawal, data={"List-Unsubscribe": "One-Click"})
        assert clicked.is_success
        assert ann.get("/api/notices")["mail"] is None
        assert stranger.refused("/api/notices/mail", address=LEFT) == (401, "who-are-you")
        assert ann.refused("/api/notices/webhook", url="https://example.org/") == (403, "webhooks-off")
    finally:
        server.stop()


# ----- Webhooks


def hooked():
    return {"public_address": PLACE, "webhook_hosts": ["127.0.0.1"]}


def test_a_webhook_gets_each_notice_once_signed(tmp_path, hooks):
    async def story():
        async with evening(tmp_path, **hooked()) as it:
            secret = await it.house.contacts.leave_webhook(it.ann, hooks.url, "en")
            it.time.pass_by(1)
            table = await anns_turn(it)
            it.time.pass_by(3 * MINUTE)
            await go_round(it)
            await go_round(it)
            return secret, table.details.id

    secret, table = asyncio.run(story())
    assert receiving.bodies(hooks) == [
        {
            "kind": "turn",
            "table": table,
            "game": "empire",
            "seat": 0,
            "address": f"{PLACE}/t/{table}",
            "text": f"It is your turn in {GAME} with Bob.",
        }
    ]
    ((path, headers, body),) = hooks.came
    assert path == "/hook?for=me"
    signed = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    assert headers[hooking.SIGNATURE] == f"sha256={signed}"


@pytest.mark.parametrize("status", [500, 302])
def test_a_webhook_that_fails_or_leads_elsewhere_is_tried_again(tmp_path, hooks, status):
    async def story():
        async with evening(tmp_path, **hooked()) as it:
            await it.house.contacts.leave_webhook(it.ann, hooks.url, "en")
            it.time.pass_by(1)
            await anns_turn(it)
            hooks.status, hooks.headers = status, {"Location": f"http://127.0.0.1:{hooks.port}/elsewhere"}
            it.time.pass_by(3 * MINUTE)
            await go_round(it)
            await go_round(it)
            hooks.status = 200
            it.time.pass_by(postman.PAUSES[0])
            await go_round(it)
            await go_round(it)

    asyncio.run(story())
    (first, *_), (second, *_) = hooks.came
    assert first == second == "/hook?for=me"
    assert hooks.came[0][1][hooking.NOTICE] == hooks.came[1][1][hooking.NOTICE]


@pytest.mark.parametrize(
    "url",
    [
        "https://evil.example/",
        "http://hooks.example.org/",
        "https://hooks.example.org@evil.example/",
        "https://user:pw@hooks.example.org/",
        "file://hooks.example.org/etc",
        "https://hooks.example.org.evil.example/",
        "https://hooks.example.org/\r\nX: y",
        "https://[::1",
        "//hooks.example.org/",
        "https://hooks.example.org/#x",
        f"https://hooks.example.org/{'x' * 500}",
    ],
)
def test_a_webhook_elsewhere_than_the_operator_allows_is_refused(url):
    with pytest.raises(Refused, match="bad-webhook"):
        hooking.check_hook(url, ["hooks.example.org"])


def test_a_host_that_leads_to_a_private_address_is_not_asked(monkeypatch, hooks):
    """Otherwise its owner could let its name lead to our neighbours."""

    def leads_home(host, port, **_):
        return [(2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(hooking.socket, "getaddrinfo", leads_home)
    with pytest.raises(NotSent, match="not public"):
        hooking.post("https://hooks.example.org/", ["hooks.example.org"], "s", "n", b"{}")
    assert hooks.came == []


# ----- PostgreSQL


def test_notices_are_kept_in_postgresql_too(postgresql, box):
    with create_engine(postgresql.url(), isolation_level="AUTOCOMMIT").connect() as connection:
        connection.execute(text("CREATE DATABASE notices"))

    async def story():
        time = SetTime()
        config = ServerConfig(postgresql.url("notices"), sweep_seconds=FAR_AWAY, **mailed(box))
        one, other = House(config, time), House(config, time)
        await one.open()
        try:
            it = await Evening(one, time).people()
            question = await leave_address(it, box)
            await anns_turn(it)
            one.hall.note(one.hall.tables.values())
            await asyncio.gather(*one.hall._later)
            time.pass_by(3 * MINUTE)
            await asyncio.gather(one.postman.go_round(), other.postman.go_round())
            assert [mail["Subject"] for mail in box.mails()] == [f"Your turn: {GAME}"]
            await one.contacts.withdraw(token_in(question, "withdraw"))
            assert await it.stored(select(notices)) == []
        finally:
            await one.close()
            await other.close()

    asyncio.run(story())
