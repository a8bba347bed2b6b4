/**
 * Keys of the table, as `?` lists them. Each is a single key, never a combination, and none works while the
 * user types.
 */
export const KEYS = [
  ['?', 'keys-help'],
  ['Tab', 'keys-tab'],
  ['← ↑ → ↓', 'keys-arrows'],
  ['1–9', 'keys-digits'],
  ['Enter', 'keys-enter'],
  ['Esc', 'keys-escape'],
  ['a', 'keys-all'],
  ['u', 'keys-undo'],
  ['h', 'keys-hint'],
  ['w', 'keys-why'],
  ['p', 'keys-points'],
  ['t', 'keys-tint'],
  ['l', 'keys-log'],
  ['c', 'keys-chat'],
  ['g', 'keys-agreements'],
  ['n', 'keys-notes'],
  ['b', 'keys-board'],
  ['o', 'keys-orders'],
  ['r', 'keys-rules'],
] as const;

/**
 * What each key does. A result of false means that it did nothing after all, and the browser may handle it.
 */
export type Deeds = Record<string, () => unknown>;

const FIELDS = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select';
const OWN_KEYS: [string, string][] = [
  ['Enter', 'button, a, [role=button], summary'],
  [' ', 'button, a, [role=button], summary, input'],
  ['ArrowLeft', 'input, [data-place=board]'],
  ['ArrowRight', 'input, [data-place=board]'],
];

export function handleKey(event: KeyboardEvent, deeds: Deeds): void {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest?.(FIELDS)) return;
  if (OWN_KEYS.some(([key, who]) => key === event.key && target?.closest?.(who))) return;
  const deed = deeds[event.key] ?? (/^\d$/.test(event.key) ? deeds.digit : undefined);
  if (deed && deed() !== false) event.preventDefault();
}

/** Move the focus to what is lit on a map, or to the first button of another board. */
export function focusBoard(): void {
  const board = document.querySelector('[data-place=board]');
  const lit = board?.querySelector<HTMLElement>('[tabindex="0"]') ?? board?.querySelector('button');
  lit?.focus();
}

/** Move the focus to what a game offers beside its map. */
export function focusOrders(): void {
  document.querySelector<HTMLElement>('[data-place=orders] button')?.focus();
}
