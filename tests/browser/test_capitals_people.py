"""Two people at a table of capitals: an offer, spies, a secret landing, an auction; nobody sees too much."""

import json

from playwright.sync_api import expect

import imperia
from tests.browser.conftest import USED_TO_IT
from tests.browser.keyboard import give_order, pick, press, write
from tests.browser.playing import click, hook, post, sit_at_the_table, until
from tests.browser.test_the_page import AXE, serious_barriers

END_OF_TURN, ACCEPT, REFUSE = "action-45", "action-807", "action-808"
AT_ONCE = {**USED_TO_IT, "confirm": False}
ANN, BOB = 0, 1
NAMES = ("Ann 1", "Ann 2")  # the seats of a saved match that Ann has uploaded
PORT, OCCUPIED, LOST, GRANARY, REBELS, LANDING = 1, 2, 3, 5, 9, 30
LANDS = {
    4: {"capital": ANN, "infantry": 6},
    PORT: {"owner": ANN, "port": True, "infantry": 5},
    OCCUPIED: {"owner": BOB, "holder": ANN, "infantry": 2},
    LOST: {"owner": ANN, "holder": BOB, "infantry": 3},
    GRANARY: {"owner": ANN, "building": "granary"},
    REBELS: {"owner": ANN, "holder": "rebels", "infantry": 2},
    20: {"capital": BOB, "infantry": 5},
    21: {"owner": BOB, "building": "granary"},
}


def composed(**more) -> str:
    """A position in which Ann chooses what to do."""
    match = imperia.game("capitals").position(
        players=2,
        weather_rounds=6,
        lands=LANDS,
        **{"currency": [60, 25], "level": [2, 2], "spies": [1, 0], "spare_food": [0, 2], **more},
    )
    return match.save()


class Told:
    """Everything that the server has sent to a page."""

    def __init__(self, page) -> None:
        self.messages: list[dict] = []
        page.on("websocket", lambda line: line.on("framereceived", self.note))

    def note(self, frame) -> None:
        self.messages.append(json.loads(frame))

    def events(self, key: str) -> list[dict]:
        return [
            event["arguments"]
            for message in self.messages
            for event in message.get("events", ())
            if event["key"] == key
        ]

    def seats(self) -> list[dict]:
        views = [message["view"] for message in self.messages if message.get("view")]
        return [seat for view in views for seat in view.get("seats", ())]


def sit_down(ann, bob, match: str) -> None:
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        post(page, "/api/me", nickname=name)
    table = post(ann, "/api/tables/upload", file=match)["id"]
    post(bob, "/api/claim", code=post(ann, f"/api/tables/{table}/seats/{BOB}/link")["code"])
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        sit_at_the_table(page)


def choose(page, sentence: str) -> None:
    hook(page, "orders").get_by_role("button", name=sentence).click()


def text_of(page) -> str:
    return page.locator("body").inner_text()


def test_an_offer_spies_a_landing_and_an_auction_between_two_people(server, person):
    ann, bob = person(server.address, settings=AT_ONCE), person(server.address, settings=AT_ONCE)
    told_ann, told_bob = Told(ann), Told(bob)
    sit_down(ann, bob, composed())

    # A trade, by keys: both see the same, and Bob sees what it means for Bob.
    give_order(ann, "Offer a trade")
    pick(ann, "good-gives", "currency")
    write(ann, "amount-gives", "7")
    pick(ann, "good-takes", "food")
    hook(ann, "means-1").get_by_text("25 → 32").wait_for()
    hook(ann, "offer-on-map").wait_for(state="attached")
    press(ann, "send-offer")
    hook(bob, "means-1").get_by_text("25 → 32").wait_for()
    hook(bob, "offer-on-map").wait_for(state="attached")
    expect(hook(ann, "offer-card")).to_contain_text(f"{NAMES[BOB]} is asked")
    press(bob, ACCEPT)
    hook(bob, "offer-card").wait_for(state="detached")

    # A peace, by mouse: provinces are chosen on the map.
    choose(ann, "Offer peace")
    click(ann, f"cede-{LOST}")
    click(ann, f"cede-{OCCUPIED}")
    click(ann, f"cede-{OCCUPIED}")  # a second click: Bob gets it
    hook(ann, "payer").select_option("me")
    hook(ann, "means-0").get_by_text("2 soldiers are sent home").wait_for()
    assert not (AXE.exists() and serious_barriers(ann))
    hook(ann, "send-offer").click()
    hook(bob, "means-1").get_by_text("3 soldiers are sent home").wait_for()
    hook(bob, REFUSE).click()
    hook(ann, "orders").wait_for()

    # A card, by keys: Bob learns that there is one.
    give_order(ann, "Deal spy cards")
    press(ann, "hand-sabotage")
    assert not (AXE.exists() and serious_barriers(ann))
    press(ann, f"deal-to-{BOB}")
    press(ann, "deal-cards")
    hook(ann, "log").get_by_text(f"deals to {NAMES[BOB]}: sabotage").wait_for()
    hook(bob, "log").get_by_text("has dealt a card to everybody").wait_for()

    # A ship, by keys: Bob learns that it sails.
    give_order(ann, "Send a troop ship")
    hook(ann, f"land-at-{LANDING}").wait_for(state="attached")
    press(ann, f"land-at-{LANDING}")
    press(ann, "send-ship")
    place = told_place(ann)
    hook(ann, "log").get_by_text(place).wait_for()
    hook(bob, "log").get_by_text("sends a troop ship from").wait_for()

    # An auction, by keys: sealed until both are in.
    give_order(ann, "Open an auction")
    hook(bob, "amount").wait_for()
    write(bob, "amount", "11")
    bob.keyboard.press("Enter")
    hook(ann, f"bidder-{BOB}").get_by_text("has bid").wait_for()
    expect(hook(bob, "auction-card")).to_contain_text("your bid: 11")
    expect(hook(ann, "auction-card")).not_to_contain_text("11")
    assert not told_ann.events("bid-given")
    write(ann, "amount", "8")
    ann.keyboard.press("Enter")
    for page in (ann, bob):
        expect(hook(page, "revealed")).to_contain_text("11")

    # Bob was told none of it, neither on the page nor behind it.
    assert "sabotage" not in text_of(bob)
    expect(hook(bob, "log")).not_to_contain_text(place)
    assert not told_bob.events("ship-sails")
    assert not told_bob.events("card-given")
    assert [bid["seat"] for bid in told_bob.events("bid-given")] == [BOB]
    of_ann = [seat for seat in told_bob.seats() if seat["seat"] == ANN]
    assert {voyage["to"] for seat in of_ann for voyage in seat["voyages"]} == {"unknown"}
    assert {card for seat in of_ann for card in seat["cards"]} == {None, "unknown"}
    assert {seat["bid"] for seat in of_ann} <= {None, "unknown"}
    of_bob = [seat for seat in told_ann.seats() if seat["seat"] == BOB]
    assert {seat["bid"] for seat in of_bob} <= {None, "unknown"}

    # The round ends, and the card is shown to both. Two turns later the landing is shown to both, too.
    end_turn(ann)
    end_turn(bob)
    for page in (ann, bob):
        hook(page, "log").get_by_text("sabotage").first.wait_for()
    end_turn(ann)
    end_turn(bob)
    hook(bob, "log").get_by_text(place).first.wait_for()
    assert told_bob.events("ship-arrives")[0]["place"] == LANDING


def told_place(page) -> str:
    """The name of the ship's target, which only its owner's log has."""
    return (
        hook(page, "log").get_by_text("sends a troop ship").inner_text().split(" to ")[1].split(" with ")[0]
    )


def end_turn(page) -> None:
    now = until(page, f"now.lit.includes('{END_OF_TURN}')")
    click(page, END_OF_TURN)
    until(page, "now.step > before", now.step)


def test_people_at_one_screen_do_not_see_each_others_cards(server, person):
    page = person(server.address, settings=AT_ONCE)
    told = Told(page)
    post(page, "/api/me", nickname="Ann")
    table = post(page, "/api/tables/upload", file=composed())["id"]
    page.goto(f"/t/{table}")
    sit_at_the_table(page)
    choose(page, "Deal spy cards")
    hook(page, "hand-incitement").click()
    hook(page, f"deal-to-{BOB}").click()
    hook(page, "deal-cards").click()
    hook(page, "log").get_by_text("incitement").wait_for()
    before = len(told.messages)
    end = until(page, f"now.lit.includes('{END_OF_TURN}')")
    click(page, END_OF_TURN)
    hook(page, "lift-curtain").wait_for()
    assert end.step >= 0
    assert "incitement" not in text_of(page)
    hook(page, "lift-curtain").click()
    until(page, f"now.lit.includes('{END_OF_TURN}')")
    assert "incitement" not in text_of(page)
    shown_to_bob = [
        seat
        for message in told.messages[before:]
        if message.get("view") and message["view"].get("seat", ANN) != ANN
        for seat in message["view"].get("seats", ())
    ]
    assert {card for seat in shown_to_bob for card in seat["cards"]} == {None, "unknown"}


def test_what_happened_since_ones_last_turn_is_played_back_turn_by_turn(server, person):
    ann, bob = person(server.address, settings=AT_ONCE), person(server.address, settings=AT_ONCE)
    sit_down(ann, bob, composed())
    end_turn(ann)
    until(bob, f"now.lit.includes('{END_OF_TURN}')")
    choose(bob, "Recruit infantry")
    number = until(bob, f"now.lit.length && !now.lit.includes('{END_OF_TURN}')").lit[0]
    click(bob, number)
    end_turn(bob)
    now = until(ann, f"now.lit.includes('{END_OF_TURN}')")
    hook(ann, "since-last-turn").click()
    hook(ann, "turn-pause").click()
    hook(ann, "turn-before").click()
    hook(ann, "catch-up").get_by_text(f"The turn of {NAMES[BOB]} begins").wait_for()
    until(ann, "now.step < before", now.step)
    hook(ann, "turn-after").click()
    hook(ann, "skip").or_(hook(ann, END_OF_TURN)).first.wait_for()
    ann.evaluate("document.querySelector('[data-testid=skip]')?.click()")  # if it is still there
    assert until(ann, f"now.lit.includes('{END_OF_TURN}')").step == now.step

    # The log, in turns, showing only the chosen kinds.
    hook(ann, "log-page-log-building").click()
    log = hook(ann, "log")
    expect(log).not_to_contain_text("income")
    expect(log).to_contain_text("recruits")
    expect(log).to_contain_text(f"turn of {NAMES[BOB]} begins")
    hook(ann, "log-mine").click()
    expect(log).not_to_contain_text("recruits")
    hook(ann, "log-all").click()
    expect(log).to_contain_text("income")
