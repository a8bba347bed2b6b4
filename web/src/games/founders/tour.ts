/** Five hints for a first turn; each goes away by being done. */

import type { GameEvent, TourStop, View } from '../contract';

const mine = (key: string) => (event: GameEvent, view: View) =>
  event.key === key && event.arguments.seat === view.seat;

/** A hint for the time when one of these decisions is asked. */
function stop(key: string, asks: string[], place: string, done: TourStop['done']): TourStop {
  return { key, target: `[data-tour=${place}]`, when: (view) => asks.includes(view.decision.kind), done };
}

export const tour: TourStop[] = [
  stop('draft', ['draft'], 'market', mine('drafted')),
  stop('side', ['side'], 'nation', mine('drafted')),
  stop('open', ['open'], 'market', mine('opened')),
  stop('add', ['tile', 'place'], 'market', mine('added')),
  stop('victory', ['tile'], 'victory', mine('added')),
];
