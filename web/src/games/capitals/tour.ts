import type { GameEvent, TourStop, View } from '../contract';
import { mine, stop } from '../tour';

const told =
  (...keys: string[]) =>
  (event: GameEvent, view: View) =>
    keys.includes(event.key) && mine(event, view);

export const tour: TourStop[] = [
  stop('capital', ['capital'], 'board', told('capital-placed')),
  stop('recruit', ['action'], 'orders', told('recruited', 'level-raised', 'built', 'marched', 'occupied')),
  stop('food', ['action'], 'seat', told('built', 'turn-ends')),
  stop('end', ['action'], 'off-board', told('turn-ends', 'turn-begins')),
  // On the second turn: recruits have no movement points.
  stop('march', ['action'], 'board', told('marched', 'occupied', 'attack-won')),
];
