import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from './api';
import { Live, type LineState, type Socket } from './live';
import type { FromServer } from './messages';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  hears(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.onclose?.({ code });
  }
  get acts() {
    return this.sent.filter((message) => message.type === 'act');
  }
}

let sockets: FakeSocket[];
let heard: FromServer[];
let states: LineState[];
let live: Live;
const now = () => sockets.at(-1)!;
const ACT = { type: 'act', seat: 0, seq: 3, code: 7 } as const;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  states = [];
  live = new Live(
    () => 'ws://table',
    { heard: (message) => heard.push(message), state: (state) => states.push(state) },
    () => {
      sockets.push(new FakeSocket());
      return now();
    },
  );
  live.connect();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test('it is open once the table has said welcome', () => {
  expect(states).toEqual(['connecting']);
  now().hears({ type: 'welcome' });
  expect(states).toEqual(['connecting', 'open']);
  expect(heard).toEqual([{ type: 'welcome' }]);
});

test('an answer reaches whoever asked', async () => {
  now().hears({ type: 'welcome' });
  const answer = live.say(ACT);
  now().hears({ type: 'done', id: now().acts[0]!.id, seq: 4 });
  await expect(answer).resolves.toMatchObject({ type: 'done', seq: 4 });
});

test('a refusal is thrown with its clause', async () => {
  now().hears({ type: 'welcome' });
  const answer = live.say(ACT);
  now().hears({
    type: 'refused',
    id: now().acts[0]!.id,
    error: { key: 'x', text: 'No.', clause: 'E4.1', facts: {} },
  });
  await expect(answer).rejects.toBeInstanceOf(Refused);
  await expect(answer).rejects.toMatchObject({ problem: { clause: 'E4.1' } });
});

test('what was not acknowledged is sent again with the same id after a broken line, and only once', async () => {
  now().hears({ type: 'welcome' });
  const answer = live.say(ACT);
  const first = now().acts[0]!;
  now().breaks();
  expect(states.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(2000);
  expect(sockets).toHaveLength(2);
  expect(now().acts).toEqual([]); // not before the table has said welcome
  now().hears({ type: 'welcome' });
  expect(now().acts).toEqual([first]);
  now().hears({ type: 'done', id: first.id, seq: 4 });
  await answer;
  now().breaks();
  vi.advanceTimersByTime(2000);
  now().hears({ type: 'welcome' });
  expect(now().acts).toEqual([]);
});

test('what is said while the line is down goes out when it is up', () => {
  now().breaks();
  void live.say(ACT).catch(() => {});
  vi.advanceTimersByTime(2000);
  now().hears({ type: 'welcome' });
  expect(now().acts).toHaveLength(1);
});

test('it waits longer from try to try, and tries at once when the machine wakes', () => {
  const waits = Array.from({ length: 5 }, () => {
    const tries = sockets.length;
    now().breaks();
    let waited = 0;
    for (; sockets.length === tries; waited += 50) vi.advanceTimersByTime(50);
    return waited;
  });
  expect(waits[4]).toBeGreaterThan(4 * waits[0]!);
  now().breaks();
  const tries = sockets.length;
  live.wake();
  expect(sockets).toHaveLength(tries + 1);
});

test('a line on which nothing is heard is given up, though the browser believes in it', () => {
  now().hears({ type: 'welcome' });
  vi.advanceTimersByTime(15_000);
  expect(now().sent).toEqual([{ type: 'ping' }]);
  now().hears({ type: 'pong' });
  vi.advanceTimersByTime(15_000);
  expect(now().sent).toHaveLength(2);
  vi.advanceTimersByTime(6_000);
  expect(sockets[0]!.closed).toBe(true);
  expect(states.at(-1)).toBe('waiting');
});

test('a table that turns us away is not asked again', () => {
  now().breaks(4404);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(states.at(-1)).toBe('closed');
});

test('who was turned away as a stranger is let in once he is somebody there', () => {
  now().breaks(4403);
  live.wake();
  expect(sockets).toHaveLength(1);
  live.reopen();
  expect(sockets).toHaveLength(2);
  now().hears({ type: 'welcome' });
  expect(states.at(-1)).toBe('open');
  live.close();
  live.reopen();
  expect(sockets).toHaveLength(2);
});

test('an old line that speaks up late is not heard', () => {
  const old = now();
  old.breaks();
  vi.advanceTimersByTime(2000);
  old.hears({ type: 'welcome' });
  expect(heard).toEqual([]);
});

test('opened anew for another language, nothing is lost', () => {
  now().hears({ type: 'welcome' });
  void live.say(ACT).catch(() => {});
  live.reopen();
  expect(sockets).toHaveLength(2);
  now().hears({ type: 'welcome' });
  expect(now().acts).toHaveLength(1);
});
