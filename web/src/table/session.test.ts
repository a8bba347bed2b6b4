import { beforeEach, expect, test, vi } from 'vitest';

class FakeSocket {
  static last: FakeSocket;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {}
  hears(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', new EventTarget());
vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
vi.stubGlobal('WebSocket', FakeSocket);

const { TableSession } = await import('./session.svelte');

const SEATS = [0, 1].map((seat) => ({ seat, mine: seat === 0, stand_in: null, clock: null }));
const WELCOME = {
  type: 'welcome',
  table: { status: 'running', seats: SEATS },
  view: { seat: 0, actors: [1], step: 5, over: false },
  events: [],
  chat: [],
  seq: 9,
  now: 0,
};

let session: InstanceType<typeof TableSession>;
const socket = () => FakeSocket.last;

beforeEach(() => {
  session = new TableSession('abc');
  const stop = session.start();
  socket().hears(WELCOME);
  return stop;
});

const refuse = (key: string) =>
  socket().hears({
    type: 'refused',
    id: socket().sent.at(-1)!.id,
    error: { key, text: 'No.', clause: null, facts: {} },
  });

test.each([
  ['undo-other-acted', true],
  ['undo-revealed', false],
  ['refusal-bid-is-final', false],
  ['stale', false],
])('the table is offered to be asked only where it could allow an undo: %s', async (key, offered) => {
  const undone = session.undo();
  refuse(key);
  await undone;
  expect(session.problem?.key).toBe(key);
  expect(session.mayAskTable).toBe(offered);
});

test('a proposal to take back names the position it is about, an answer the proposal', () => {
  void session.proposeUndo();
  void session.proposeStandIn(1);
  void session.answer(true, 'a1b2');
  expect(socket().sent).toMatchObject([
    { type: 'propose', kind: 'undo', seq: 9 },
    { type: 'propose', kind: 'stand_in', seat: 1 },
    { type: 'answer', agree: true, proposal: 'a1b2' },
  ]);
});

test('a line of chat has an id, and keeps it when it is sent again', () => {
  void session.write('Hello');
  const first = socket().sent.at(-1)!;
  expect(first.id).toBeTruthy();
  session.reopen();
  socket().hears(WELCOME);
  expect(socket().sent).toEqual([first]);
});

const done = (seq: number) => socket().hears({ type: 'done', id: socket().sent.at(-1)!.id, seq });
const update = (seq: number, step: number) =>
  socket().hears({ type: 'update', seq, step, view: { step }, events: [] });

test('a gesture is one message, and one undo takes it back; what was done before it goes by itself', async () => {
  const gesture = session.actAll(['do march', 'at 7', 'at 8']);
  expect(socket().sent.at(-1)).toMatchObject({
    type: 'act',
    seq: 9,
    notation: 'do march',
    then: ['at 7', 'at 8'],
  });
  for (const n of [1, 2, 3]) update(9 + n, 5 + n);
  done(12);
  await gesture;
  session.skip();
  const undone = session.undo();
  expect(socket().sent.at(-1)).toMatchObject({ type: 'undo', seq: 12, steps: 3 });
  socket().hears({
    type: 'update',
    seq: 15,
    step: 5,
    view: { step: 5 },
    events: [],
    undone: true,
    from_step: 5,
  });
  done(15);
  await undone;
  session.skip();
  void session.undo();
  expect(socket().sent.at(-1)).not.toHaveProperty('steps');
});

test('after a gesture was followed by another action, undo takes back that one first', async () => {
  const gesture = session.actAll(['do march', 'at 7']);
  for (const n of [1, 2]) update(9 + n, 5 + n);
  done(11);
  await gesture;
  update(12, 8);
  session.skip();
  void session.undo();
  expect(socket().sent.at(-1)).toMatchObject({ type: 'undo', seq: 12 });
  expect(socket().sent.at(-1)).not.toHaveProperty('steps');
});

test('a gesture of one action needs nothing after it', () => {
  void session.actAll(['do end']);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'act', notation: 'do end' });
  expect(socket().sent.at(-1)).not.toHaveProperty('then');
});

test('what cannot be taken back is asked about once more, unless the game says that it was no accident', async () => {
  const legal = [1, 2].map((code) => ({ code, kind: 'fight', arguments: {} }));
  const fighting = new TableSession('abc', undefined, ({ code }) => code === 2);
  const stop = fighting.start();
  socket().hears({ ...WELCOME, view: { ...WELCOME.view, actors: [0], legal } });
  fighting.act(1);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'act', code: 1, stage: true });
  done(10);
  await new Promise((next) => setTimeout(next));
  fighting.act(2);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'act', code: 2 });
  expect(socket().sent.at(-1)).not.toHaveProperty('stage');
  stop();
});

test('a second click changes nothing, but what is asked next can be answered before the last answer is confirmed', async () => {
  const count = () => socket().sent.filter(({ type }) => type === 'act').length;
  socket().hears({ ...WELCOME, view: { ...WELCOME.view, actors: [0], legal: [] } });
  session.act(1);
  session.act(1);
  expect(count()).toBe(1);
  update(10, 6);
  session.act(2);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'act', seq: 10, code: 2 });
  socket().hears({ type: 'done', id: socket().sent.at(-2)!.id, seq: 10, step: 6 });
  await new Promise((next) => setTimeout(next));
  session.act(2);
  expect(count()).toBe(2);
});

test('a hint that is asked for while earlier moves are still being shown is about the position after them', async () => {
  const move = { key: 'moved', arguments: { seat: 0 } };
  for (const n of [1, 2, 3])
    socket().hears({ type: 'update', seq: 9 + n, step: 5 + n, view: { step: 5 + n }, events: [move] });
  expect(session.shown.step).toBe(6);
  const asked = session.askHint();
  expect(session.shown.step).toBe(8);
  expect(session.hint).toBe('thinking');
  const hint = { simulations: 10, chances: null, considered: [] };
  socket().hears({ type: 'done', id: socket().sent.at(-1)!.id, ...hint });
  await asked;
  expect(session.hint).toMatchObject(hint);
});
