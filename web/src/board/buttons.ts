/** What makes a target of a drawing a button: for those who click, point at it, hear of it or come by keys. */

import { testidOf, type Target } from './stands';

export interface Hands<Some extends Target = Target> {
  onpick(target: Some): void;
  onhover(target: Some | null): void;
  onkey(event: KeyboardEvent, target: Some): void;
}

/** `current`: Tab reaches it. */
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
