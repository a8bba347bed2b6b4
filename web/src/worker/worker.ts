/** The service worker: events of the browser, and what is done about them. */

import { deedFor, Keeper } from './keeping';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Installing extends Lasting {
  addRoutes?(routes: object[]): Promise<void>;
}

interface Fetching extends Lasting {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** What the worker uses of its surroundings, which the types for pages do not have. */
interface Surroundings {
  location: Location;
  caches: CacheStorage;
  registration: { navigationPreload?: { enable(): Promise<void> } };
  InstallEvent?: { prototype: object };
  addEventListener(kind: 'install', hear: (event: Installing) => void): void;
  addEventListener(kind: 'activate', hear: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
}

declare const self: Surroundings;

const keeper = new Keeper('%BUILD%', self.caches); // the build puts its name here (stamp.mjs)

// Nobody should wait until the worker has started. If the browser can do it, everything that the worker may
// answer is asked of the server at the same time, and the first answer counts. Otherwise at least pages are
// preloaded.
const canRace = 'addRoutes' in (self.InstallEvent?.prototype ?? {});
const RACES = [{ requestMode: 'navigate' }, { urlPattern: { pathname: '/assets/*' } }].map((condition) => ({
  condition,
  source: 'race-network-and-fetch-handler',
}));

self.addEventListener('install', (event) => {
  const ready = keeper.prepare((address) => fetch(address, { cache: 'reload' }));
  event.waitUntil(Promise.all([ready, event.addRoutes?.(RACES)]));
});

self.addEventListener('activate', (event) => {
  const preloading = canRace ? null : self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([keeper.forgetOthers(), preloading]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const deed = deedFor(request, self.location.origin);
  if (deed === 'open')
    event.respondWith(keeper.open(async () => (await event.preloadResponse) ?? fetch(request)));
  else if (deed === 'keep')
    event.respondWith(
      keeper.file(
        request.url,
        () => fetch(request),
        (work) => event.waitUntil(work),
      ),
    );
});
