/** Hints for a first turn. A game adds one about what its cards are good for. */

import type { GameEvent, TourStop, View } from '../contract';
import { mine, stop } from '../tour';

const USED = ['army-placed', 'army-moved', 'city-built', 'army-destroyed', 'stopped', 'declined'];
const USING = ['half', 'step', 'target'];

const usesCard = (event: GameEvent, view: View) => USED.includes(event.key) && mine(event, view);
export const takesCard = (event: GameEvent, view: View) => event.key === 'card-taken' && mine(event, view);

export const firstTurn: TourStop[] = [
  stop('bid', ['bid'], 'decision', (event) => event.key === 'bid-shown'),
  stop('row', ['card'], 'row', takesCard),
  stop('board', USING, 'board', usesCard),
  stop('turn', USING, 'decision', (event) => event.key === 'card-drawn'),
];
