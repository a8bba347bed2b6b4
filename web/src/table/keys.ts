/** Keys of the table, as `?` lists them. Each is one press, never a chord, and none works while somebody types. */
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
  ['b', 'keys-board'],
  ['r', 'keys-rules'],
] as const;

export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return !!element?.closest?.(
    'input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select',
  );
}
