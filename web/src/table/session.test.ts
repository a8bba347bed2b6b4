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

const SEATS = [0, 1].map((seat) => ({ seat, mine: seat === 0, clock: null }));
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
