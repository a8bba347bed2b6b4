/** Hints for a first turn; each goes away by being done. A game adds one about what its cards are good for. */

import type { GameEvent, TourStop, View } from '../contract';

const USED = ['army-placed', 'army-moved', 'city-built', 'army-destroyed', 'stopped', 'declined'];
const USING = ['half', 'step', 'target'];

const mine = (event: GameEvent, view: View) => event.arguments.seat === view.seat;
const usesCard = (event: GameEvent, view: View) => USED.includes(event.key) && mine(event, view);
export const takesCard = (event: GameEvent, view: View) => event.key === 'card-taken' && mine(event, view);

/** A hint for the time when one of these decisions is asked. */
export function stop(key: string, asks: string[], place: string, done: TourStop['done']): TourStop {
  return { key, target: `[data-tour=${place}]`, when: (view) => asks.includes(view.decision.kind), done };
}

export const firstTurn: TourStop[] = [
  stop('bid', ['bid'], 'decision', (event) => event.key === 'bid-shown'),
  stop('row', ['card'], 'row', takesCard),
  stop('board', USING, 'board', usesCard),
  stop('turn', USING, 'decision', (event) => event.key === 'card-drawn'),
];
