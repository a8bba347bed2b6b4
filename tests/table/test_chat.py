"""Chat at a table: who may talk, and that a line sent twice is said once."""

import asyncio

from imperia.table.protocol.requests import SeatWish, TableWish
from imperia.table.tables import chat, opening
from tests.table.client import ME, OPEN, Somebody
from tests.table.inside import SetTime, open_house


def for_two(ann, bob, **wishes):
    table = ann.open(ME, OPEN, **wishes)
    return bob.post(f"/api/tables/{table['id']}/join")


def test_chat_reaches_everybody_who_may_read_it(ann, bob):
    table = for_two(ann, bob)
    path = f"/api/tables/{table['id']}"
    eve = Somebody(ann.server, "Eve")
    with bob.live(table) as live:
        live.receive()
        ann.post(f"{path}/chat", text="<b>hello</b>  there")
        line = live.until("chat")["line"]
    assert (line["n"], line["name"], line["seat"], line["text"]) == (0, "Ann", 0, "<b>hello</b> there")
    eve.post(f"{path}/chat", text="I watch")
    assert [line["seat"] for line in bob.get(f"{path}/chat")] == [0, None]
    assert ann.refused(f"{path}/chat", text="x" * 501) == (400, "bad-chat")
    assert ann.refused(f"{path}/chat", text=" ") == (400, "bad-chat")


def test_chat_may_be_for_the_seats_or_off(ann, bob):
    eve = Somebody(ann.server, "Eve")
    among_us = for_two(ann, bob, chat="seats")
    ann.post(f"/api/tables/{among_us['id']}/chat", text="hello")
    assert eve.refused(f"/api/tables/{among_us['id']}/chat", text="hello") == (403, "chat-off")
    assert eve.get(f"/api/tables/{among_us['id']}/chat") == []
    with eve.live(among_us) as live:
        assert live.receive()["chat"] == []
    silent = for_two(ann, bob, chat="off")
    assert ann.refused(f"/api/tables/{silent['id']}/chat", text="hello") == (403, "chat-off")


def test_a_line_that_is_sent_again_is_said_once(ann, bob):
    table = for_two(ann, bob)
    path = f"/api/tables/{table['id']}"
    with ann.live(table) as live:
        first, second = ({"type": "chat", "id": f"x-{n}", "text": f"hello {n}"} for n in (1, 2))
        for message in (first, second, first, second):  # two answers got lost
            assert live.ask(**message)["type"] == "done"
    again = ann.post(f"{path}/chat", id="x-1", text="hello  1")
    assert again == ann.get(f"{path}/chat")[0]
    assert [line["text"] for line in ann.get(f"{path}/chat")] == ["hello 1", "hello 2"]


def test_another_text_another_person_or_no_id_is_another_line(ann, bob):
    table = for_two(ann, bob)
    path = f"/api/tables/{table['id']}"
    ann.post(f"{path}/chat", id="1", text="yes")
    ann.post(f"{path}/chat", id="1", text="no")  # as from a program that counts from one again
    bob.post(f"{path}/chat", id="1", text="yes")
    for _ in range(2):
        ann.post(f"{path}/chat", text="yes")
    assert [line["n"] for line in ann.get(f"{path}/chat")] == [0, 1, 2, 3, 4]


def test_a_line_that_is_sent_again_after_a_restart_is_said_once(tmp_path):
    async def test():
        async with open_house(tmp_path, SetTime()) as house:
            ann, _ = await house.people.create("Ann", house.time.now())
            wish = TableWish("empire", 2, seats=(SeatWish("me"), SeatWish("open")))
            table = await opening.open_table(house.hall, ann, wish)
            said = await table.worker.ask(lambda: chat.say(table, ann, "hello", "x-1"))
        async with open_house(tmp_path, SetTime()) as house:
            again = await house.hall.find(table.details.id)
            assert await again.worker.ask(lambda: chat.say(again, ann, "hello", "x-1")) == said
            assert chat.lines_for(again, ann, 0) == [said]

    asyncio.run(test())
