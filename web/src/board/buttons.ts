/** What turns a target in a drawing into a button, for mouse, keyboard and screen readers. */

import { testidOf, type Target } from './stands';

export interface Hands<Some extends Target = Target> {
  onpick(target: Some): void;
  onhover(target: Some | null): void;
  onkey(event: KeyboardEvent, target: Some): void;
}

/** The attributes of such a button; `current` says whether Tab reaches it. */
export function asButton<Some extends Target>(target: Some, current: boolean, hands: Hands<Some>) {
  return {
    role: 'button',
    tabindex: current ? 0 : -1,
    'aria-label': target.label,
    'data-testid': testidOf(target),
    onclick: () => hands.onpick(target),
    onkeydown: (event: KeyboardEvent) => hands.onkey(event, target),
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && hands.onhover(target),
    onpointerleave: () => hands.onhover(null),
    onfocus: () => hands.onhover(target),
    onblur: () => hands.onhover(null),
  } as const;
}
