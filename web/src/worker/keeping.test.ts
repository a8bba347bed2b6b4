import { beforeEach, expect, test } from 'vitest';
import { deedFor, Keeper, OFFLINE } from './keeping';

const ORIGIN = 'https://games.example.org';
const asked = (path: string, mode = 'cors', method = 'GET') => ({
  method,
  mode,
  url: new URL(path, ORIGIN).href,
});

test.each([
  ['/', 'navigate', 'GET', 'open'],
  ['/t/abcdefghij', 'navigate', 'GET', 'open'],
  ['/assets/index-1a2b.js', 'cors', 'GET', 'keep'],
  ['/assets/inter-1a2b.woff2', 'cors', 'GET', 'keep'],
  ['/', 'cors', 'GET', 'leave alone'],
  ['/icon.svg', 'no-cors', 'GET', 'leave alone'],
  ['/api/tables/abcdefghij', 'cors', 'GET', 'leave alone'],
  ['/api/assets/x', 'cors', 'GET', 'leave alone'],
  ['/api/tables', 'cors', 'POST', 'leave alone'],
  ['/notices/withdraw/x', 'navigate', 'POST', 'leave alone'],
  ['https://elsewhere.example.org/assets/x.js', 'cors', 'GET', 'leave alone'],
])('%s (%s, %s): %s', (path, mode, method, deed) => {
  expect(deedFor(asked(path, mode, method), ORIGIN)).toBe(deed);
});

/** What a browser keeps, by the name of the cache and the address. */
let stored: Map<string, Map<string, Response>>;
let full: boolean;

const caches = {
  keys: () => Promise.resolve([...stored.keys()]),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
  open: (name: string) => {
    if (!stored.has(name)) stored.set(name, new Map());
    const cache = stored.get(name)!;
    return Promise.resolve({
      match: (address: string) => Promise.resolve(cache.get(address)?.clone()),
      put: (address: string, response: Response) =>
        full
          ? Promise.reject(new Error('QuotaExceededError'))
          : Promise.resolve(void cache.set(address, response)),
    });
  },
} as unknown as CacheStorage;

const answer = (text: string, status = 200) => new Response(text, { status });
const away = () => Promise.reject(new TypeError('Failed to fetch'));
let going: Promise<unknown>[];
const file = (address: string, get: () => Promise<Response>) =>
  keeper.file(address, get, (work) => going.push(work));
const textOf = async (response: Promise<Response>) => (await response).text();

let keeper: Keeper;

beforeEach(async () => {
  stored = new Map();
  full = false;
  going = [];
  keeper = new Keeper('now', caches);
  await keeper.prepare(() => Promise.resolve(answer('the server does not answer')));
});

test('a page always comes from the server and is never kept', async () => {
  expect(await textOf(keeper.open(() => Promise.resolve(answer('a table'))))).toBe('a table');
  expect(await textOf(keeper.open(() => Promise.resolve(answer('not found', 404))))).toBe('not found');
  expect([...stored.get('imperia-now')!.keys()]).toEqual([OFFLINE]);
});

test('where the server is away, a page says so', async () => {
  expect(await textOf(keeper.open(away))).toBe('the server does not answer');
});

test('a browser that has forgotten that page shows its own', async () => {
  stored.clear();
  await expect(keeper.open(away)).rejects.toThrow('Failed to fetch');
});

test('a worker without that page is not installed', async () => {
  await expect(keeper.prepare(() => Promise.resolve(answer('', 404)))).rejects.toThrow('404');
});

test('a file is asked for once', async () => {
  expect(await textOf(file('/assets/a.js', () => Promise.resolve(answer('a'))))).toBe('a');
  await Promise.all(going);
  expect(await textOf(file('/assets/a.js', away))).toBe('a');
});

test('what is no file is not kept', async () => {
  await file('/assets/gone.js', () => Promise.resolve(answer('not found', 404)));
  expect(going).toEqual([]);
  await expect(file('/assets/gone.js', away)).rejects.toThrow('Failed to fetch');
});

test('a full disk does not stop the page', async () => {
  full = true;
  expect(await textOf(file('/assets/a.js', () => Promise.resolve(answer('a'))))).toBe('a');
});

test('the files of other builds are forgotten, and nothing of others', async () => {
  stored.set('imperia-before', new Map()).set('something else', new Map());
  await keeper.forgetOthers();
  expect([...stored.keys()].sort()).toEqual(['imperia-now', 'something else']);
});
