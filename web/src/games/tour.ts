/** Hints for a first turn; each goes away when it is done. */

import type { GameEvent, TourStop, View } from './contract';

export const mine = (event: GameEvent, view: View) => event.arguments.seat === view.seat;

/** A hint for the time when one of these decisions is asked. */
export function stop(key: string, asks: string[], place: string, done: TourStop['done']): TourStop {
  return { key, target: `[data-tour=${place}]`, when: (view) => asks.includes(view.decision.kind), done };
}
