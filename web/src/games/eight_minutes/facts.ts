/** What the views and prints of the family have in common, as types, and the few things that several drawings need. */

import { isIcon, type IconName } from '../../pieces/icons';
import type { Colour } from '../../pieces/seats';
import type { Scene, View } from '../contract';

export type Step = 'place' | 'move' | 'sail' | 'city' | 'destroy';
export type Left = Partial<Record<Step, number>> | null; // what is not used up yet of a card; null: all of it
export type Combine = 'single' | 'or' | 'and';
export type Halves = [Step, number][];

export interface RegionFacts {
  region: number;
  armies: number[];
  neutral: number;
  cities: number[];
  token: string | null;
  face_down?: boolean;
  controller: number | 'neutral' | null;
}

export interface SeatFacts {
  seat: number;
  coins: number;
  supply: number;
  cities_left: number;
  bid: number | 'sealed' | null;
  cards: number[];
}

export interface FamilyView extends View {
  row: { card: number | null; coins: number }[];
  deck: number[];
  regions: RegionFacts[];
  seats: SeatFacts[];
  neutral_left: number;
  first: number | null;
  game_of_series: number;
}

export function viewOf(scene: Scene): FamilyView {
  return scene.view as FamilyView;
}

/** In actions and events a colour is a number; the neutral one comes after all seats. */
export function colourOf(number: number, neutral: number): Colour {
  return number === neutral ? 'neutral' : number;
}

/** Who holds each region. */
export function holdersOf(view: FamilyView): Map<number, Colour> {
  return new Map(
    view.regions.flatMap(({ region, controller }) => (controller === null ? [] : [[region, controller]])),
  );
}

export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}

export function iconOf(name: string): IconName {
  const icon = dashed(name);
  if (!isIcon(icon)) throw new Error(`there is no picture of ${name}`);
  return icon;
}

/** What a card lets its taker do, in words. */
export function actionInWords(scene: Scene, halves: Halves, combine: Combine): string {
  const [one, other] = halves.map(([step, count]) => scene.say(`step-${step}`, { count }));
  return combine === 'single' ? one! : scene.say(`card-${combine}`, { one, other });
}
