/** Addresses of the page: a path names a page and its parts. */

export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; step: number | null }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'claim'; code: string }
  | { page: 'notices'; deed: 'confirm' | 'withdraw'; token: string }
  | { page: 'operator' }
  | { page: 'lost' };

const ID = '([a-z0-9]{4,64})';
const PATHS: [RegExp, (...parts: string[]) => Route][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/new$/, () => ({ page: 'new' })],
  [/^\/operator$/, () => ({ page: 'operator' })],
  [new RegExp(`^/t/${ID}$`), (id) => ({ page: 'table', id: id! })],
  [
    new RegExp(`^/t/${ID}/replay(?:/(\\d+))?$`),
    (id, step) => ({ page: 'replay', id: id!, step: step ? Number(step) : null }),
  ],
  [
    /^\/rules\/([a-z]+)(?:\/([A-Za-z0-9.]+))?$/,
    (game, clause) => ({ page: 'rules', game: game!, clause: clause ?? null }),
  ],
  [/^\/claim\/([A-Za-z0-9_-]+)$/, (code) => ({ page: 'claim', code: code! })],
  [
    /^\/notices\/(confirm|withdraw)\/([A-Za-z0-9_-]+)$/,
    (deed, token) => ({ page: 'notices', deed: deed as 'confirm' | 'withdraw', token: token! }),
  ],
];

export function routeOf(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [pattern, make] of PATHS) {
    const found = pattern.exec(clean);
    if (found) return make(...found.slice(1));
  }
  return { page: 'lost' };
}

const now = $state({ path: '/' });

export function path(): string {
  return now.path;
}

export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const moved = routeOf(now.path).page !== routeOf(location.pathname).page;
  now.path = location.pathname;
  if (moved) scrollTo(0, 0);
}

/** Follow links inside the page without reloading it. To be called once. */
export function startRouter(): void {
  now.path = location.pathname;
  addEventListener('popstate', () => (now.path = location.pathname));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
