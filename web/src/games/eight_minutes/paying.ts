/** Coins that change hands, as the events tell it. */

import type { GameEvent } from '../contract';

/** How many coins more (or fewer) a seat has after these events, as far as they say so. */
export function change(events: readonly GameEvent[], seat: number): number {
  return events.reduce((sum, { key, arguments: told }) => sum + changeBy(key, told, seat), 0);
}

function changeBy(key: string, told: GameEvent['arguments'], seat: number): number {
  if (key === 'coin-robbed' && told.other === seat) return -1;
  if (told.seat !== seat) return 0;
  if (key === 'coin-robbed') return 1;
  if (key === 'rogues-paid') return -1;
  if (key === 'card-taken' || key === 'bid-won') return -Number(told.coins);
  return 0;
}
