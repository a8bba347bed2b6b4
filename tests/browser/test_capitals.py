"""Capitals on the page: a short match by mouse, one by keyboard, armies that move in one gesture, layers."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import USED_TO_IT
from tests.browser.keyboard import focused, give_order, reach
from tests.browser.playing import BOT, ME, Moment, click, hook, open_table, post, settle, until
from tests.browser.test_capitals_people import GRANARY, composed

INFANTRY, END_OF_TURN = "action-10", "action-45"
AT_ONCE = {**USED_TO_IT, "confirm": False}
SHORT = {"rounds": 5}
SETTLED = "now.over || now.lit.length"
ARMIES = '[data-testid^="army-"]:not([data-testid="army-panel"])'
REACHED = '[data-testid^="reach-"]'


def names_of(page, selector: str) -> list[str]:
    return page.locator(selector).evaluate_all("all => all.map(one => one.dataset.testid)")


def sit_down(page, **options) -> Moment:
    open_table(page, "capitals", (ME, BOT), options={**SHORT, **options})
    return until(page, SETTLED)


def round_of(page) -> str:
    return re.search(r"\d+", hook(page, "headline").inner_text()).group()


# ----- A whole match


class Player:
    """Recruits, moves an army and ends the turn; gives the first possible answer to any other question."""

    def __init__(self, page) -> None:
        self.page = page
        self.done: set[tuple[str, str]] = set()  # what was done, and in which round
        self.gestures = 0

    def play(self) -> None:
        while not (now := until(self.page, SETTLED)).over:
            self.answer(now)

    def answer(self, now: Moment) -> None:
        if END_OF_TURN not in now.lit:
            return self.press(now.lit[0], now.step)
        for deed in (self.recruit, self.move):
            if (once := (round_of(self.page), deed.__name__)) not in self.done:
                self.done.add(once)
                if deed(now):
                    return None
        return self.press(END_OF_TURN, now.step)

    def recruit(self, now: Moment) -> bool:
        if INFANTRY in now.lit:
            self.press(INFANTRY, now.step)
        return INFANTRY in now.lit

    def move(self, now: Moment) -> bool:
        armies = names_of(self.page, ARMIES)
        if not armies:
            return False
        self.take(armies[0])
        self.page.wait_for_selector(f"{REACHED}, [data-testid=army-all]")
        ways = names_of(self.page, REACHED)
        if not ways:
            self.page.keyboard.press("Escape")
            return False
        self.go(ways[-1], now.step)
        self.gestures += 1
        return True

    def take(self, army: str) -> None:
        click(self.page, army)

    def go(self, way: str, step: int) -> None:
        click(self.page, way)
        self.attack_if_asked(step)

    def attack_if_asked(self, step: int) -> None:
        attack = hook(self.page, "army-attack")
        self.page.wait_for_function(
            """step => document.querySelector('[data-testid="army-attack"]')
                || Number(document.querySelector('[data-testid="table"]').dataset.step) > step""",
            arg=step,
        )
        if attack.is_visible():
            hook(self.page, "odds").wait_for()
            attack.click()
        until(self.page, "now.step > before", step)

    def press(self, action: str, step: int) -> None:
        click(self.page, action)
        settle(self.page, step)


class AtTheKeyboard(Player):
    """Uses keys: `b` goes to the map, `o` to the orders beside it, arrows to the next one, and Enter takes
    it."""

    def take(self, army: str) -> None:
        self.enter(army)

    def go(self, way: str, step: int) -> None:
        self.enter(way)
        self.attack_if_asked(step)

    def press(self, action: str, step: int) -> None:
        self.enter(action)
        settle(self.page, step)

    def enter(self, wanted: str) -> None:
        if self.page.evaluate(IS_IN_ORDERS, wanted):
            self.page.keyboard.press("o")
            while focused(self.page) != wanted:
                before = focused(self.page)
                self.page.keyboard.press("ArrowDown")
                assert focused(self.page) != before, f"{wanted} cannot be reached by arrows"
        else:
            reach(self.page, wanted)
        self.page.keyboard.press("Enter")


IS_IN_ORDERS = """wanted => document.querySelector(
    `[data-testid=orders] [data-testid="${wanted}"]`) !== null"""


def test_a_short_match_by_mouse(server, person):
    page = person(server.address, settings=AT_ONCE)
    sit_down(page)
    player = Player(page)
    player.play()
    assert player.gestures, "no army has moved in five rounds"
    expect(hook(page, "end")).not_to_be_empty()


def test_a_short_match_by_keyboard(server, person):
    page = person(server.address, settings=AT_ONCE)
    sit_down(page)
    player = AtTheKeyboard(page)
    player.play()
    assert player.gestures, "no army has moved in five rounds"
    expect(hook(page, "end")).not_to_be_empty()


# ----- Moving in one gesture


def with_an_army(page) -> Moment:
    """Play on until two soldiers at home can march. Recruits have no points, so that is the second turn."""
    player, now = Player(page), sit_down(page)
    while not names_of(page, ARMIES):
        player.answer(now)
        now = until(page, SETTLED)
    return now


def test_an_army_goes_in_one_gesture_and_one_undo_brings_it_back(server, person):
    page = person(server.address, settings=AT_ONCE)
    now = with_an_army(page)
    (army, *_) = names_of(page, ARMIES)
    click(page, army)
    hook(page, "army-panel").wait_for()
    page.wait_for_selector(REACHED)
    told = page.locator(REACHED).evaluate_all("all => all.map(one => [one.dataset.testid, one.ariaLabel])")
    assert all(re.match(r"(March to|Enter|Attack) ", label) for _, label in told), told
    free = next(way for way, label in told if label.startswith("March"))
    click(page, free)
    gone = until(page, f"now.step > before && now.lit.includes('{END_OF_TURN}')", now.step)
    assert gone.step > now.step + 1
    hook(page, "undo").click()
    back = until(page, "now.step === before && now.lit.length", now.step)
    assert back.step == now.step
    expect(hook(page, army)).to_be_attached()


def test_so_many_of_a_kind_go_and_escape_leaves_them(server, person):
    page = person(server.address, settings=AT_ONCE)
    with_an_army(page)
    (army, *_) = names_of(page, ARMIES)
    click(page, army)
    page.wait_for_selector(REACHED)
    while hook(page, "fewer-infantry").is_enabled():
        hook(page, "fewer-infantry").click()
    page.wait_for_selector(REACHED, state="detached")
    hook(page, "army-all").click()
    page.wait_for_selector(REACHED)
    page.keyboard.press("Escape")
    hook(page, "army-panel").wait_for(state="detached")
    expect(hook(page, army)).to_be_attached()


def test_what_is_not_offered_says_why_when_it_is_asked_about(server, person):
    page = person(server.address, settings=AT_ONCE)
    player, now = Player(page), sit_down(page)
    while END_OF_TURN not in now.lit:
        player.answer(now)
        now = until(page, SETTLED)
    hook(page, "not-now").click()
    hook(page, "why-march").click()
    asked = page.get_by_role("region", name="What is asked")
    asked.locator('a[href$="/C8.1"]').wait_for()
    expect(asked).to_contain_text("You have no units for that.")


# ----- Planned on the map


def look_at(page, province: int) -> None:
    hook(page, "open-province").click()
    hook(page, "which-province").select_option(str(province))


def test_a_road_is_planned_on_the_map_and_its_moment_explained_in_the_replay(server, person):
    page = person(server.address, settings=AT_ONCE)
    post(page, "/api/me", nickname="Ann")
    table = post(page, "/api/tables/upload", file=composed())["id"]
    page.goto(f"/t/{table}")
    before = until(page, SETTLED)

    # By mouse, from a province: the page shows what it would change, and why another one will not do. Escape
    # leaves.
    look_at(page, GRANARY)
    hook(page, "plan-road").click()
    hook(page, "site-means").get_by_text("Free marching to").wait_for()
    hook(page, "site-line").nth(2).wait_for(state="attached")
    hook(page, "site-on-map").wait_for(state="attached")
    page.locator('[data-region="20"]').click(position={"x": 8, "y": 8}, force=True)
    hook(page, "site-form").locator('a[href$="/C5.9"]').wait_for()
    page.keyboard.press("Escape")
    hook(page, "site-form").wait_for(state="detached")

    # By keys: the order leads to the lit provinces, Enter builds, and one undo takes it back.
    give_order(page, "Build a road")
    page.wait_for_function("() => document.activeElement.dataset.testid?.startsWith('site-')")
    page.keyboard.press("Enter")
    built = until(page, f"now.step > before && now.lit.includes('{END_OF_TURN}')", before.step)
    page.wait_for_function("() => document.activeElement.textContent.includes('Build a road')")
    hook(page, "undo").click()
    until(page, "now.step === before && now.lit.length", before.step)
    look_at(page, GRANARY)
    hook(page, "work-road").click()
    until(page, "now.step === before", built.step)

    # The replay shows the province and the treasury as they were at that moment.
    page.goto(f"/t/{table}/replay/{before.step}")
    hook(page, "open-treasury").click()
    upkeep = hook(page, "treasury-panel").get_by_role("listitem").filter(has_text="Upkeep").first
    then = upkeep.text_content()
    page.goto(f"/t/{table}/replay/{built.step}")
    hook(page, "open-treasury").click()
    expect(upkeep).not_to_have_text(then)
    page.keyboard.press("Escape")
    hook(page, "treasury-panel").wait_for(state="detached")


# ----- What lies over the map


def test_layers_are_switched_one_at_a_time(server, person):
    page = person(server.address, settings=AT_ONCE)
    with_an_army(page)
    for layer in ("economy", "food", "connection", "movement", "threat"):
        hook(page, f"layer-{layer}").click()
        page.wait_for_selector(".tints path")
        expect(page.locator('[data-testid="layers"] [aria-pressed="true"]')).to_have_count(1)
        expect(hook(page, f"layer-{layer}")).to_have_attribute("aria-pressed", "true")
    hook(page, "layer-threat").click()
    page.wait_for_selector(".tints", state="detached")


def test_the_map_is_told_with_what_lies_beside_each_place_in_polish(server, person):
    page = person(server.address, settings=AT_ONCE, lang="pl")
    sit_down(page)
    regions = page.locator("[data-region]")
    expect(regions).to_have_count(59)
    told = regions.evaluate_all("all => all.map(one => one.ariaLabel)")
    assert all(re.search(r"\. Obok: \w", each) for each in told)
