/**
 * Whether the server has a newer page than this one. The page that it serves names its files, and their names
 * say what is in them: if it names one that this page was not made of, it is another page.
 */

const BETWEEN_LOOKS = 60_000; // when somebody comes back to the page
const EVERY = 600_000;

const found = $state({ newer: false });
let lookedAt = Date.now();

export function isNewer(): boolean {
  return found.newer;
}

export function dismissNewer(): void {
  found.newer = false;
}

const FILE = /(?:src|href)="(\/assets\/[^"]+)"/g;

export function filesNamedIn(page: string): string[] {
  return [...page.matchAll(FILE)].map((match) => match[1]!);
}

function filesOf(head: HTMLElement): Set<string | null> {
  const named = [...head.querySelectorAll('[src], [href]')];
  return new Set(named.map((each) => each.getAttribute('src') ?? each.getAttribute('href')));
}

/** Asks the server; a page that is away or not built is no newer one. */
export async function lookForNewer(): Promise<void> {
  lookedAt = Date.now();
  try {
    const answer = await fetch('/', { cache: 'no-cache' });
    if (!answer.ok) return;
    const ours = filesOf(document.head);
    if (filesNamedIn(await answer.text()).some((file) => !ours.has(file))) found.newer = true;
  } catch {
    // The line says so where somebody waits for it.
  }
}

/** From time to time while somebody looks, and when they come back; returns what ends it. */
export function watchForNewer(): () => void {
  const look = () => {
    const due = Date.now() - lookedAt >= BETWEEN_LOOKS;
    if (due && document.visibilityState === 'visible' && !found.newer) void lookForNewer();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  const timer = setInterval(look, EVERY);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    clearInterval(timer);
  };
}
