import { beforeEach, expect, test, vi } from 'vitest';
import type { AgreementInfo, FromServer, LogPage, Moment, SeatInfo, TableInfo } from '../net/messages';
import type { GameEvent, View } from '../net/types';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', { hidden: true }); // so that no frame has to wait: playback has tests of its own

const { TableKnowledge } = await import('./knowledge.svelte');

class Knowledge extends TableKnowledge {
  moments: number[] = [];
  gone = false;
  drawn: [number, number][] = []; // steps, and how many things could be done
  protected override moment(step: number): Promise<Moment> {
    this.moments.push(step);
    if (this.gone) return Promise.reject(new Error('gone'));
    this.drawn.push([this.shown.step, this.shown.legal?.length ?? 0]);
    const past = { seat: 0, actors: [0], step, over: false, legal: [1] } as unknown as View;
    return Promise.resolve({ step, seq: 9, view: past, events: [event(step, 1)], events_from: step - 1 });
  }
  looks: (number | null)[] = [];
  tell(message: object): void {
    this.hear(message as FromServer);
  }
  protected override look(seat: number | null): void {
    this.looks.push(seat);
  }
  protected override logPage(): Promise<LogPage> {
    return Promise.resolve({ events: [], events_from: 0 });
  }
  known: AgreementInfo[] = [];
  protected override askAgreements(): Promise<AgreementInfo[]> {
    return Promise.resolve(this.known);
  }
}

const view = (seat: number | null, actors: number[], step: number) =>
  ({ seat, actors, step, over: false }) as unknown as View;
const event = (step: number, seat = 0): GameEvent => ({ step, key: 'army-placed', arguments: { seat } });
const table = (mine: number[]) =>
  ({
    status: 'running',
    seats: [0, 1].map(
      (seat) => ({ seat, mine: mine.includes(seat), stand_in: null, clock: null }) as SeatInfo,
    ),
  }) as TableInfo;
const welcome = (mine: number[], shown: View, events: GameEvent[] = []) => ({
  type: 'welcome',
  table: table(mine),
  view: shown,
  events,
  events_from: 0,
  chat: [],
  seq: shown.step,
  now: Date.now(),
});
const update = (shown: View, events: GameEvent[], more: object = {}) => ({
  type: 'update',
  seq: shown.step,
  step: shown.step,
  view: shown,
  events,
  ...more,
});

let known: Knowledge;
beforeEach(() => (known = new Knowledge(() => false)));

test('a welcome brings everything, updates add to it', () => {
  known.tell(welcome([0], view(0, [0], 1), [event(1)]));
  known.tell(update(view(0, [1], 2), [event(2)]));
  expect(known.log.events.map(({ step }) => step)).toEqual([1, 2]);
  expect(known.events).toEqual([event(2)]);
  expect(known.asked).toBe(false);
});

test('an update brings what is new, the rest stays as it was', () => {
  const whole = { ...view(0, [0], 1), regions: ['as', 'before'], row: [1, 2] } as View;
  known.tell(welcome([0], whole));
  known.tell(update({ step: 2, actors: [1], row: [2, 3] } as unknown as View, [event(2)]));
  expect(known.view).toEqual({ ...whole, step: 2, actors: [1], row: [2, 3] });
  known.tell(update({ step: 3 } as View, [event(3)]));
  expect(known.view).toEqual({ ...whole, step: 3, actors: [1], row: [2, 3] });
});

test('what was taken back leaves the log', () => {
  known.tell(welcome([0], view(0, [0], 2), [event(1), event(2)]));
  known.tell(update(view(0, [0], 1), [], { undone: true, from_step: 1 }));
  expect(known.log.events).toEqual([event(1)]);
});

test('what waited for a confirmation is dropped when the position moves on', () => {
  known.tell(welcome([0], view(0, [0], 1)));
  known.staged = 7;
  known.tell(update(view(0, [1], 2), [event(2)]));
  expect(known.staged).toBeNull();
});

test('a new welcome after a lost line replaces what is known', () => {
  known.tell(welcome([0], view(0, [0], 1), [event(1)]));
  known.tell(welcome([0], view(0, [0], 4), [event(1), event(3), event(4)]));
  expect(known.log.events).toHaveLength(3);
  expect(known.shown.step).toBe(4);
});

test('people at one screen: a curtain before each secret choice, and only a spectator’s view behind it', () => {
  known.tell(welcome([0, 1], view(null, [0, 1], 0)));
  expect([known.curtain, known.looks]).toEqual([0, [null]]);
  known.liftCurtain();
  expect(known.looks).toEqual([null, 0]);
  known.tell(welcome([0, 1], view(0, [0, 1], 0)));
  expect(known.curtain).toBeNull();
  known.tell(update(view(0, [1], 1), [event(1)])); // seat 0 has chosen: its view must not be seen by seat 1
  expect([known.curtain, known.looks.at(-1)]).toEqual([1, null]);
});

test('people at one screen: open turns change eyes without a curtain', () => {
  known.tell(welcome([0, 1], view(0, [0], 5)));
  known.tell(update(view(0, [1], 6), [event(6)]));
  expect([known.curtain, known.looks]).toEqual([null, [1]]);
});

test('chat that is not on the screen is counted', () => {
  known.tell(welcome([0], view(0, [0], 1)));
  known.tell({ type: 'chat', line: { n: 1, name: 'Ann', seat: 0, text: 'Hello', at: 0 } });
  expect([known.chat.length, known.unread]).toEqual([1, 1]);
});

const line = (n: number, to: number[] | null = null) => ({
  n,
  name: 'Ann',
  seat: 0,
  text: 'Hello',
  at: 0,
  to,
});

test('lines that came while the connection was lost are counted, those from before we came are not', () => {
  const begin = welcome([0], view(0, [0], 1));
  known.tell({ ...begin, viewer: 0, chat: [line(3)], chat_from: 3 });
  expect([known.unread, known.chatFrom]).toEqual([0, 3]);
  known.tell({ ...begin, viewer: 0, chat: [line(3), line(4)], chat_from: 0 });
  expect(known.unread).toBe(1);
  known.showChat(true);
  known.tell({ type: 'chat', line: line(5) });
  known.showChat(false);
  known.tell({ ...begin, viewer: 0, chat: [line(3), line(4), line(5)], chat_from: 0 });
  expect(known.unread).toBe(0);
});

test('people at one screen: what is for the other seat is news when that seat looks', () => {
  const begin = welcome([0, 1], view(0, [0], 5));
  known.tell({ ...begin, viewer: 0, chat: [line(0)], chat_from: 0 });
  known.showChat(true);
  known.showChat(false);
  known.tell({ ...welcome([0, 1], view(1, [1], 6)), viewer: 1, chat: [line(0), line(1, [1])], chat_from: 0 });
  expect([known.chat.length, known.unread]).toEqual([2, 1]);
});

const agreement = (n: number, more: object = {}) =>
  ({ n, by: 1, other: 0, witness: null, state: 'proposed', signed: [1], ...more }) as AgreementInfo;

test('agreements are asked for at every welcome, and those that wait for us are counted', async () => {
  known.known = [agreement(0), agreement(1, { signed: [0, 1], state: 'standing' })];
  known.tell(welcome([0], view(0, [0], 1)));
  await vi.waitFor(() => expect(known.agreements).toHaveLength(2));
  expect(known.toSign.map(({ n }) => n)).toEqual([0]);
  known.tell({ type: 'agreement', agreement: agreement(0, { state: 'withdrawn' }) });
  expect([known.agreements.length, known.toSign.length]).toEqual([2, 0]);
});

test('agreements of one seat are not shown to another at the same screen', () => {
  known.tell(welcome([0, 1], view(0, [0], 5)));
  known.tell({ type: 'agreement', agreement: agreement(0) });
  known.tell(welcome([0, 1], view(1, [1], 6)));
  expect(known.agreements).toEqual([]);
});

test('people at one screen: after open turns what is for one seat waits until its person reveals it', () => {
  known.tell(welcome([0, 1], view(0, [0], 5)));
  known.tell(update(view(0, [1], 6), [event(6)]));
  known.tell(welcome([0, 1], view(1, [1], 6)));
  known.tell({ type: 'agreement', agreement: agreement(0) });
  known.tell({ type: 'agreement', agreement: agreement(1, { state: 'standing', open: true }) });
  expect([known.discreet, known.shownAgreements.map(({ n }) => n)]).toEqual([true, [1]]);
  known.revealed = true;
  expect([known.discreet, known.shownAgreements.map(({ n }) => n)]).toEqual([false, [0, 1]]);
  known.tell(update(view(1, [0], 7), [event(7)]));
  expect(known.revealed).toBe(false);
});

test('people at one screen: whoever lifts the curtain has said that nobody else looks', () => {
  known.tell(welcome([0, 1], view(null, [0, 1], 0)));
  known.liftCurtain();
  known.tell(welcome([0, 1], view(0, [0, 1], 0)));
  expect(known.discreet).toBe(false);
});

test('what is told of agreements while they are asked for is newer', async () => {
  known.known = [agreement(0)];
  known.tell(welcome([0], view(0, [0], 1)));
  known.known = [agreement(0, { state: 'declined' })];
  known.tell({ type: 'agreement', agreement: agreement(0, { state: 'declined' }) });
  await new Promise((later) => setTimeout(later));
  expect(known.agreements.map(({ state }) => state)).toEqual(['declined']);
});

test('the time of the server comes with whatever tells clocks', () => {
  const at = (skew: number) => ({ now: Date.now() + skew });
  known.tell(welcome([0], view(0, [0], 1)));
  expect(Math.abs(known.clockSkew)).toBeLessThan(60_000);
  known.tell(update(view(0, [1], 2), [], { clocks: [null, null], ...at(7_200_000) }));
  expect(Math.abs(known.clockSkew - 7_200_000)).toBeLessThan(60_000);
  known.tell(update(view(0, [0], 3), [])); // a table without clocks does not tell the time
  expect(Math.abs(known.clockSkew - 7_200_000)).toBeLessThan(60_000);
  known.tell({ type: 'table', table: table([0]), ...at(-7_200_000) });
  expect(Math.abs(known.clockSkew + 7_200_000)).toBeLessThan(60_000);
});

test('clocks come with updates', () => {
  known.tell(welcome([0], view(0, [0], 1)));
  const clocks = [{ left: 5000, running_since: null }, null];
  known.tell(update(view(0, [1], 2), [], { clocks }));
  expect(known.table?.seats.map((seat) => seat.clock)).toEqual(clocks);
});

// ----- What somebody missed

const missing = (seen: number, shown: View, mine = [0]) => ({ ...welcome(mine, shown), seen });

test('what was missed is played back moment by moment, and ends where the match is now', async () => {
  const now = { ...view(0, [0], 6), legal: [{}, {}] } as unknown as View;
  known.tell(missing(3, now));
  expect([known.missed, known.seenUntil]).toEqual([3, 3]);
  const played = known.playMissed();
  expect([known.playing, known.asked]).toEqual([true, false]);
  await played;
  expect([...new Set(known.moments)]).toEqual([3, 4, 5, 6]);
  expect(known.drawn.slice(1).every(([, legal]) => legal !== 1)).toBe(true); // the past cannot be played
  expect(known.shown).toBe(now);
  expect(known.events).toEqual([event(6, 1)]);
  expect([known.missed, known.seenUntil, known.playing, known.asked]).toEqual([null, 3, false, true]);
});

test('what happens meanwhile is shown after it, also when it is cut short', async () => {
  known.tell(missing(3, view(0, [0], 6)));
  const played = known.playMissed();
  known.tell(update(view(0, [1], 7), [event(7)]));
  expect(known.shown.step).toBe(6);
  known.skip();
  expect([known.shown.step, known.playing]).toEqual([7, false]);
  await played;
  expect([known.shown.step, known.log.last]).toEqual([7, 7]);
});

test('a moment that cannot be had ends it with the present', async () => {
  known.tell(missing(3, view(0, [0], 6)));
  known.gone = true;
  await known.playMissed();
  expect([known.shown.step, known.playing]).toEqual([6, false]);
});

test('nothing is played back to several people at one screen', () => {
  known.tell(missing(3, view(null, [0], 6), [0, 1]));
  expect(known.missed).toBe(null);
});
