/** What empire's view and print say, as types, and the few things that several of its drawings need. */

import type { PrintedMap } from '../../board/chart';
import type { Track } from './goods';
import { isIcon, type IconName } from '../../pieces/icons';
import type { Colour } from '../../pieces/seats';
import type { Scene, View } from '../contract';

export type Step = 'place' | 'move' | 'sail' | 'city' | 'destroy';

export interface PrintedCard {
  good: string;
  icons: number;
  combine: 'single' | 'or' | 'and';
  halves: [Step, number][];
}

export interface Printed {
  map: PrintedMap;
  cards: Record<number, PrintedCard>;
  costs: number[];
  tracks: Record<string, Track>;
}

export interface RegionFacts {
  region: number;
  armies: number[];
  neutral: number;
  cities: number[];
  token: string | null;
  controller: number | 'neutral' | null;
}

export interface SeatFacts {
  seat: number;
  coins: number;
  supply: number;
  cities_left: number;
  bid: number | 'sealed' | null;
  cards: number[];
  goods: Record<string, number>;
}

export interface EmpireView extends View {
  row: { card: number | null; coins: number }[];
  deck: number[];
  regions: RegionFacts[];
  seats: SeatFacts[];
  neutral_left: number;
  first: number | null;
  game_of_series: number;
}

/** In actions and events a colour is a number; that of nobody is behind all seats. */
export const NEUTRAL = 5;

export function colourOf(number: number): Colour {
  return number === NEUTRAL ? 'neutral' : number;
}

export function viewOf(scene: Scene): EmpireView {
  return scene.view as EmpireView;
}

export function printedOf(scene: Scene): Printed {
  return scene.printed as Printed;
}

export function iconOf(name: string): IconName {
  if (!isIcon(name)) throw new Error(`there is no picture of ${name}`);
  return name;
}

/** What a card lets its taker do, in words. */
export function actionInWords(scene: Scene, card: PrintedCard): string {
  const halves = card.halves.map(([step, count]) => scene.say(`step-${step}`, { count }));
  if (card.combine === 'single') return halves[0]!;
  return scene.say(`card-${card.combine}`, { one: halves[0], other: halves[1] });
}
