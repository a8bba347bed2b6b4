/**
 * What the service worker does about a request. It keeps files of the page whose name has a hash, which never
 * change, and nothing else: what happens at a table always comes from the server, and so does the page
 * itself. If the server cannot be reached, a page of one sentence says so.
 */

export const OFFLINE = '/offline.html';
const OURS = 'imperia-';
const FILES = '/assets/';

/** The part of a request that decides what is done about it. */
export interface Asked {
  method: string;
  mode: string;
  url: string;
}

export type Deed = 'open' | 'keep' | 'leave alone';

export function deedFor(asked: Asked, origin: string): Deed {
  const address = new URL(asked.url);
  if (asked.method !== 'GET' || address.origin !== origin) return 'leave alone';
  if (asked.mode === 'navigate') return 'open';
  return address.pathname.startsWith(FILES) ? 'keep' : 'leave alone';
}

type Getting = () => Promise<Response>;

export class Keeper {
  private readonly name: string;

  constructor(
    build: string,
    private readonly caches: CacheStorage,
  ) {
    this.name = OURS + build;
  }

  /** Fetch the page that is shown when the server is away, while it is not. */
  async prepare(get: (address: string) => Promise<Response>): Promise<void> {
    const response = await get(OFFLINE);
    if (!response.ok) throw new Error(`${OFFLINE}: ${response.status}`);
    await (await this.kept()).put(OFFLINE, response);
  }

  /** Delete the files that other builds had. */
  async forgetOthers(): Promise<void> {
    const names = await this.caches.keys();
    const others = names.filter((name) => name.startsWith(OURS) && name !== this.name);
    await Promise.all(others.map((name) => this.caches.delete(name)));
  }

  /** A page always comes from the server, whatever its answer. If there is none, say that it is away. */
  async open(get: Getting): Promise<Response> {
    try {
      return await get();
    } catch (problem) {
      const offline = await (await this.kept()).match(OFFLINE);
      if (offline) return offline;
      throw problem;
    }
  }

  /**
   * A file that never changes, which is asked for once. The page can already read it while it is being kept.
   */
  async file(address: string, get: Getting, goesOn: (work: Promise<unknown>) => void): Promise<Response> {
    const kept = await this.kept();
    const known = await kept.match(address, { ignoreVary: true });
    if (known) return known;
    const response = await get();
    // If the disk is full, nothing is kept, and the page works all the same.
    if (response.status === 200) goesOn(kept.put(address, response.clone()).catch(() => null));
    return response;
  }

  private kept(): Promise<Cache> {
    return this.caches.open(this.name);
  }
}
