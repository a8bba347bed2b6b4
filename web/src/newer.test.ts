import { beforeEach, expect, test, vi } from 'vitest';
import { dismissNewer, filesNamedIn, isNewer, lookForNewer, watchForNewer } from './newer.svelte';

const page = (script: string, style: string) =>
  `<link rel="icon" href="/icon.svg" /><script type="module" crossorigin src="/assets/${script}"></script>` +
  `<link rel="stylesheet" crossorigin href="/assets/${style}">`;

const OURS = page('index-1.js', 'index-1.css');

let heard: Map<string, () => void>;
let asked: string[];

function serve(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', (address: string, how: RequestInit) => {
    asked.push(`${address} ${how.cache}`);
    return Promise.resolve().then(answer);
  });
}

beforeEach(() => {
  heard = new Map();
  asked = [];
  const named = (attribute: string, value: string) => ({
    getAttribute: (name: string) => (name === attribute ? value : null),
  });
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    head: {
      // Files that were added since do not matter: Vite adds some when a page is opened.
      querySelectorAll: () => [
        ...filesNamedIn(OURS).map((file) => named(file.endsWith('.js') ? 'src' : 'href', file)),
        named('href', '/assets/Table-1.css'),
      ],
    },
    addEventListener: (kind: string, hear: () => void) => heard.set(kind, hear),
    removeEventListener: (kind: string) => heard.delete(kind),
  });
  vi.stubGlobal('addEventListener', (kind: string, hear: () => void) => heard.set(kind, hear));
  vi.stubGlobal('removeEventListener', (kind: string) => heard.delete(kind));
  dismissNewer();
});

test('the same page is no newer one', async () => {
  serve(() => new Response(OURS));
  await lookForNewer();
  expect([isNewer(), asked]).toEqual([false, ['/ no-cache']]);
});

test.each([page('index-2.js', 'index-1.css'), page('index-1.js', 'index-2.css')])(
  'another script or another style is a newer page, until it is dismissed',
  async (other) => {
    serve(() => new Response(other));
    await lookForNewer();
    expect(isNewer()).toBe(true);
    dismissNewer();
    expect(isNewer()).toBe(false);
  },
);

test('a server that is away, or has no page, has no newer one', async () => {
  serve(() => new Response(page('index-2.js', 'index-2.css'), { status: 503 }));
  await lookForNewer();
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  await lookForNewer();
  expect(isNewer()).toBe(false);
});

test('who comes back after a while looks again, and not more often', async () => {
  vi.useFakeTimers();
  serve(() => new Response(OURS));
  await lookForNewer();
  const end = watchForNewer();
  heard.get('visibilitychange')!();
  expect(asked.length).toBe(1);
  vi.advanceTimersByTime(60_000);
  heard.get('visibilitychange')!();
  heard.get('online')!();
  expect(asked.length).toBe(2);
  vi.advanceTimersByTime(600_000);
  expect(asked.length).toBe(3);
  end();
  expect(heard.size).toBe(0);
  vi.advanceTimersByTime(6_000_000);
  expect(asked.length).toBe(3);
  vi.useRealTimers();
});
