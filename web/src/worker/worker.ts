/** The service worker: events of the browser, and what is done about them. */

import { deedFor, Keeper } from './keeping';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** The part of its surroundings that it uses; the types of a page do not have them. */
interface Surroundings {
  location: Location;
  caches: CacheStorage;
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(kind: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
}

declare const self: Surroundings;

const keeper = new Keeper('%BUILD%', self.caches); // the build puts its name here (stamp.mjs)

self.addEventListener('install', (event) =>
  event.waitUntil(keeper.prepare((address) => fetch(address, { cache: 'reload' }))),
);

// A page is asked for at once, and does not wait until the worker has started.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([keeper.forgetOthers(), self.registration.navigationPreload?.enable()])),
);

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
