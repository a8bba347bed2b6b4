/** Five hints for a first turn; each goes away by being done. */

import type { GameEvent, TourStop, View } from '../contract';

const mine = (event: GameEvent, view: View) => event.arguments.seat === view.seat;

export const tour: TourStop[] = [
  {
    key: 'draft',
    target: '[data-tour=market]',
    done: (event, view) => event.key === 'drafted' && mine(event, view),
  },
  { key: 'side', target: '[data-tour=nation]', done: (event) => event.key === 'row-tile' },
  {
    key: 'open',
    target: '[data-tour=market]',
    done: (event, view) => event.key === 'opened' && mine(event, view),
  },
  {
    key: 'add',
    target: '[data-tour=market]',
    done: (event, view) => event.key === 'added' && mine(event, view),
  },
  {
    key: 'victory',
    target: '[data-tour=victory]',
    done: (event, view) => event.key === 'token-granted' && mine(event, view),
  },
];
