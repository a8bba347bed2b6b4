import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
});

const { Refused, Unreachable } = await import('../net/api');
const { BOTH, joined, Note } = await import('./note.svelte');

const refusal = (key: string, status: number) =>
  new Refused({ key, text: key, clause: null, facts: {} }, status);

/** A stand-in for the server, with one note. */
class Server {
  version = 0;
  text = '';
  down = false;
  writes = 0;
  read = () => {
    if (this.down) return Promise.reject(new Unreachable('down'));
    return Promise.resolve({ version: this.version, text: this.text });
  };
  write = (_id: string, text: string, version: number) => {
    this.writes++;
    if (this.down) return Promise.reject(new Unreachable('down'));
    if (version !== this.version) return Promise.reject(refusal('note-changed', 409));
    if (text.length > 50) return Promise.reject(refusal('bad-note', 400));
    this.version++;
    this.text = text;
    return this.read();
  };
}

let server: Server;
beforeEach(() => {
  kept.clear();
  server = new Server();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

async function opened() {
  const note = new Note('abc', server);
  await note.open();
  return note;
}

test('what is typed is saved after a pause, once', async () => {
  const note = await opened();
  for (const text of ['W', 'Wa', 'Watch Bob']) note.change(text);
  expect([note.state, server.writes]).toEqual(['writing', 0]);
  await vi.runAllTimersAsync();
  expect([note.state, server.text, server.writes]).toEqual(['saved', 'Watch Bob', 1]);
  expect(kept.size).toBe(0);
});

test('what is typed while it is being saved is saved too', async () => {
  const note = await opened();
  note.change('one');
  const closing = note.close();
  note.change('one, two');
  await closing;
  expect([server.text, note.state]).toEqual(['one, two', 'saved']);
});

test('a text from another device is kept beside ours, and that is said', async () => {
  const note = await opened();
  server.text = 'from the phone';
  server.version = 3;
  note.change('from the desk');
  await vi.runAllTimersAsync();
  expect(server.text).toBe('from the phone' + BOTH + 'from the desk');
  expect([note.text, note.both, note.state]).toEqual([server.text, true, 'saved']);
});

test('what the server never got is there when the page is opened again', async () => {
  const first = await opened();
  first.change('Watch Bob');
  const again = await opened();
  expect([again.text, again.both]).toEqual(['Watch Bob', false]);
  await again.close();
  expect(server.text).toBe('Watch Bob');
  first.change('Watch Bob and Cleo');
  server.version = 7;
  server.text = 'Watch Dora';
  const later = await opened();
  expect([later.text, later.both]).toEqual(['Watch Dora' + BOTH + 'Watch Bob and Cleo', true]);
});

test('a server that cannot be reached is asked again', async () => {
  const note = await opened();
  server.down = true;
  note.change('Watch Bob');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([note.state, note.problem]).toEqual(['writing', 'down']);
  server.down = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([note.state, note.problem, server.text]).toEqual(['saved', '', 'Watch Bob']);
});

test('a text that cannot be kept stays here until it is shorter', async () => {
  const note = await opened();
  note.change('x'.repeat(60));
  await vi.runAllTimersAsync();
  expect([note.state, note.problem, server.writes]).toEqual(['writing', 'bad-note', 1]);
  note.change('x');
  await vi.runAllTimersAsync();
  expect([note.state, note.problem, server.text]).toEqual(['saved', '', 'x']);
});

test('whoever is nobody yet has an empty note', async () => {
  server.read = () => Promise.reject(refusal('who-are-you', 401));
  const note = await opened();
  expect([note.state, note.text]).toEqual(['saved', '']);
});

test('two texts are joined without saying anything twice', () => {
  expect(joined('a', 'b')).toBe('a' + BOTH + 'b');
  expect(joined('a and b', 'b')).toBe('a and b');
  expect(joined('', 'b')).toBe('b');
});
