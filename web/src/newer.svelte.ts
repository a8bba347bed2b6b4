/**
 * Whether the server has a newer page than this one. The page that the server has names its files, and their
 * names depend on their contents: if it names a file that is not among those of this page, it is another
 * page.
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

/** Ask the server. If the page cannot be had, or is not built, it does not count as newer. */
export async function lookForNewer(): Promise<void> {
  lookedAt = Date.now();
  try {
    const answer = await fetch('/', { cache: 'no-cache' });
    if (!answer.ok) return;
    const ours = filesOf(document.head);
    if (filesNamedIn(await answer.text()).some((file) => !ours.has(file))) found.newer = true;
  } catch {
    // The live line reports that the server is away, where somebody needs it.
  }
}

/**
 * Look from time to time while the page is in sight, and when it comes back. The function that is returned
 * ends this.
 */
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
