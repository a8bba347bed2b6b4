/** What the view and the print of capitals say, as types, and the few things that several drawings need. */

import type { PrintedMap } from '../../board/chart';
import type { Colour } from '../../pieces/seats';
import type { Scene, View } from '../contract';
import type { Land, Sea, Seat, Shown } from './shown';

export interface Printed {
  map: PrintedMap;
  prices: Record<string, number>;
  levels: Record<string, number>;
  units: Record<UnitName, { soldiers: number; points: number; price: number | null }>;
  ships: Record<ShipName, { strength: number; points: number; price: number }>;
  sorts: string[]; // the kind of unit for each number of a sort
  aboard: number; // plus the number of a transport, from 1: the place of the men aboard
  buildings: string[];
}

export type { Land, Sea, Seat as SeatFacts } from './shown';
export type CapitalsView = Shown & View;
export type Side = Land['holder'];
export type UnitName = keyof Land['units'];
export type ShipName = keyof Sea['ships'];
export type Voyage = Seat['voyages'][number];

export const UNITS: UnitName[] = ['infantry', 'cavalry', 'artillery', 'caravan'];
export const SHIPS: ShipName[] = ['frigate', 'corvette', 'cruiser'];

export function viewOf(scene: Scene): CapitalsView {
  return scene.view as CapitalsView;
}

export function printedOf(scene: Scene): Printed {
  return scene.printed as Printed;
}

const named = new WeakMap<PrintedMap, Map<string, PrintedMap>>();

/** The map with the names of its regions in the language of the page. */
export function mapOf(scene: Scene): PrintedMap {
  const { map } = printedOf(scene);
  let known = named.get(map);
  if (!known) named.set(map, (known = new Map()));
  let spoken = known.get(scene.lang);
  if (!spoken) {
    const regions = map.regions.map((each) => ({ ...each, name: scene.word('place', each.region) }));
    const same = regions.every(({ name }, n) => name === map.regions[n]!.name);
    known.set(scene.lang, (spoken = same ? map : { ...map, regions }));
  }
  return spoken;
}

export function landAt(view: CapitalsView, place: number): Land | undefined {
  return view.lands[place - 1];
}

export function seaAt(view: CapitalsView, place: number): Sea | undefined {
  return view.seas[place - 1 - view.lands.length];
}

/** The colour of a side; rebels and savages have the neutral one. */
export function colourOf(side: Exclude<Side, null>): Colour {
  return typeof side === 'number' ? side : 'neutral';
}

export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}

/** A side in words: a seat, rebels, savages or nobody. */
export function sideInWords(scene: Scene, side: Side): string {
  if (typeof side === 'number') return scene.word('seat', side);
  return scene.say(side ?? 'nobody');
}

/**
 * Whether people who share a screen must not see each other's views: where ships go, cards of spies, sealed
 * bids.
 */
export function secret(view: View): boolean {
  const { seats } = view as CapitalsView;
  return seats.some(
    ({ voyages, cards, bid }) =>
      bid !== null ||
      cards.some((card) => card !== null) ||
      voyages.some(({ kind }) => kind === 'ship' || kind === 'builder'),
  );
}
