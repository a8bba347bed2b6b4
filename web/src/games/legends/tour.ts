/** Five hints for a first turn; each goes away by being done. */

import type { GameEvent, TourStop, View } from '../contract';

const mine = (event: GameEvent, view: View) => event.arguments.seat === view.seat;
const USED = ['army-placed', 'army-moved', 'city-built', 'army-destroyed', 'stopped', 'declined'];

export const tour: TourStop[] = [
  // Bids are shown to all at once; with two there are neutral armies to place first.
  { key: 'bid', target: '[data-tour=decision]', done: (event) => event.key === 'bid-shown' },
  {
    key: 'row',
    target: '[data-tour=row]',
    done: (event, view) => event.key === 'card-taken' && mine(event, view),
  },
  {
    key: 'board',
    target: '[data-tour=board]',
    done: (event, view) => USED.includes(event.key) && mine(event, view),
  },
  { key: 'turn', target: '[data-tour=decision]', done: (event) => event.key === 'card-drawn' },
  {
    key: 'abilities',
    target: '[data-tour=abilities]',
    done: (event, view) => event.key === 'card-taken' && mine(event, view),
  },
];
