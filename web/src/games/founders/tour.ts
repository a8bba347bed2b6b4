import type { GameEvent, TourStop, View } from '../contract';
import { mine, stop } from '../tour';

const told = (key: string) => (event: GameEvent, view: View) => event.key === key && mine(event, view);

export const tour: TourStop[] = [
  stop('draft', ['draft'], 'market', told('drafted')),
  stop('side', ['side'], 'nation', told('drafted')),
  stop('open', ['open'], 'market', told('opened')),
  stop('add', ['tile', 'place'], 'market', told('added')),
  stop('victory', ['tile'], 'victory', told('added')),
];
