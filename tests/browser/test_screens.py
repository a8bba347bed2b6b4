"""On every screen the board has its share, and the question, the cards and everything else can be reached."""

import random
from pathlib import Path

import pytest

import imperia
from tests.browser.playing import ME, OPEN, hook, play_as_programs, post, until, wait_until_asked

SCREENS = ((360, 640), (390, 844), (740, 360), (820, 1180), (1024, 768), (1440, 900), (2560, 1440))
PHONE = 480  # pixels: only a screen that is smaller one way may scroll its cards
GAMES = {
    "empire": {"players": 5, "goods_tokens": True},
    "legends": {
        "players": 3,
        "explore": True,
        "swamp": True,
        "citadels": True,
        "encounters": "all",
        "leaders": True,
    },
    "founders": {"players": 4},
    "capitals": {"players": 4, "rounds": 5},
}
MOMENTS = {"at the beginning": 0.0, "when it is first asked what to take": 0.06, "late": 0.85}
WHERE_SOMETHING_IS_TAKEN = ("empire", "legends")
SEED = 8  # legends: three boards in a row

FITTING = (Path(__file__).parent / "fitting.js").read_text(encoding="utf-8")
BOARDS = [["board", 1 / 3], ["large-board", 1 / 4]]
ASKED = '[data-testid="decision"], [data-testid="undo"], [data-testid="hint"], [data-testid="why"]'
ANSWERS = '[data-testid="agree"], [data-testid="decline"]'
OFFERED = '[data-testid^="action-"]'
CARDS = '[data-tour="row"] .place, [data-tour="market"] .place, [data-tour="victory"] .place'
AROUND = (
    '[data-testid^="seat-"], [data-testid^="own-board-"], '
    '[data-testid="points"], [data-testid="open-log"], [data-testid="menu"]'
)
REPLAYED = '[data-testid^="replay-"], [data-testid="try-from-here"], [data-testid="to-table"]'


def faults(page, reached: str) -> list[str]:
    """What does not fit on each screen size in turn, while the page stays the same."""
    found = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        at_once = CARDS if min(width, height) > PHONE else None
        wrong = page.evaluate(FITTING, {"boards": BOARDS, "reached": reached, "seenAtOnce": at_once})
        found += [f"{width} × {height}: {fault}" for fault in wrong]
    return found


def played(game: str, share: float) -> str:
    """A match of which so much has been played at random, as a file."""
    match = imperia.game(game).start(seed=SEED, **GAMES[game])
    chance = random.Random(SEED)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match.at(int(match.step * share)).save()


def upload(page, file: str) -> str:
    post(page, "/api/me", nickname="Wojciech")
    return f"/t/{post(page, '/api/tables/upload', file=file)['id']}"


def sit_down_at(page, table: str) -> None:
    page.goto(table)
    if until(page, "now.curtain || now.lit.length").curtain:
        hook(page, "lift-curtain").click()
    assert wait_until_asked(page)


@pytest.mark.parametrize(
    ("game", "moment"),
    [
        (game, moment)
        for game in GAMES
        for moment in MOMENTS
        if "take" not in moment or game in WHERE_SOMETHING_IS_TAKEN
    ],
)
def test_the_board_has_a_third_of_every_screen_and_all_can_be_reached(server, person, game, moment):
    """In Polish, whose words are longer, and by touch, which needs larger buttons."""
    page = person(server.address, lang="pl", has_touch=True)
    sit_down_at(page, upload(page, played(game, MOMENTS[moment])))
    assert faults(page, ", ".join((ASKED, OFFERED, CARDS, AROUND))) == []


def test_what_others_propose_takes_no_room_from_what_is_asked(server, person):
    page, other = (person(server.address, lang="pl", has_touch=True) for _ in range(2))
    table = wait_at_a_table(page, "Wojciech", seats=2)
    post(other, "/api/me", nickname="Bronisława")
    post(other, f"/api/tables/{table}/join")
    play_as_programs((page, other), table, seed=SEED, actions=4)  # these place neutral armies
    post(other, f"/api/tables/{table}/proposals", kind="undo")
    page.goto(f"/t/{table}")
    hook(page, "agree").wait_for()
    assert faults(page, ", ".join((ASKED, ANSWERS, AROUND))) == []


@pytest.mark.parametrize("game", ["legends", "capitals"])  # one with cards, and one with the largest map
def test_a_replay_fits_every_screen(server, person, game):
    page = person(server.address, has_touch=True)
    page.goto(f"{upload(page, played(game, 0.85))}/replay")
    hook(page, "replay-slider").wait_for()
    assert faults(page, ", ".join((REPLAYED, CARDS))) == []


def test_pages_without_a_board_never_scroll_sideways(server, person):
    page = person(server.address, lang="pl", has_touch=True)
    waiting = wait_at_a_table(page, "Wojciech", seats=3)
    wide = []
    for address in ("/", "/new", "/rules/founders", f"/t/{waiting}"):
        page.goto(address)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
                wide.append(f"{address} on {width} × {height}")
    assert wide == []


def wait_at_a_table(page, nickname: str, seats: int) -> str:
    post(page, "/api/me", nickname=nickname)
    wishes = [ME] + [OPEN] * (seats - 1)
    return post(page, "/api/tables", game="empire", players=seats, seats=wishes)["id"]
