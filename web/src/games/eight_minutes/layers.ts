/**
 * Layers over the map: by how much regions and parts of the map are held, and what regions are worth. Pieces
 * are counted here; points come from the rules.
 */

import type { Chart } from '../../board/chart';
import type { Colour } from '../../pieces/seats';
import type { FamilyView, RegionFacts } from './facts';

/** Who is ahead, and by how much. */
export interface Lead {
  leader: Colour | null; // nobody, if several have the most or there is nothing
  tied: boolean; // several have the most
  by: number | null; // how much more (or less) a seat has than the best other one; null if there is nothing
}

/**
 * `counts` has a number for each seat, and last the neutral colour. Without a seat, `by` says how far ahead
 * the leader is.
 */
export function leadOf(counts: readonly number[], seat: number | null): Lead {
  const most = Math.max(...counts);
  if (most === 0) return { leader: null, tied: false, by: null };
  const first = counts.indexOf(most);
  const tied = counts.indexOf(most, first + 1) >= 0;
  const leader = first === counts.length - 1 ? 'neutral' : first;
  const whose = seat ?? first;
  const others = counts.filter((_, colour) => colour !== whose);
  return { leader: tied ? null : leader, tied, by: counts[whose]! - Math.max(...others) };
}

/** How many pieces more a seat needs to hold what it is behind in, or tied for. */
export const needed = (by: number): number => 1 - by;

export const leadIn = (region: RegionFacts, seat: number | null): Lead =>
  leadOf([...region.armies.map((armies, n) => armies + region.cities[n]!), region.neutral], seat);

/** The lead in a part of the map (a continent, an island), by regions held. */
export function leadAcross(view: FamilyView, regions: readonly number[]): Lead {
  const counts = Array.from({ length: view.players + 1 }, () => 0);
  for (const { region, controller } of view.regions)
    if (controller !== null && regions.includes(region))
      counts[controller === 'neutral' ? view.players : controller]!++;
  return leadOf(counts, view.seat);
}

/** The region in the middle of some of them, where a number for all of them stands. */
export function middleOne(chart: Chart, regions: readonly number[]): number | undefined {
  const places = regions.flatMap((number) => {
    const region = chart.byNumber.get(number);
    return region ? [{ number, ...region.middle }] : [];
  });
  const mean = (axis: 'x' | 'y') => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const [x, y] = [mean('x'), mean('y')];
  return places.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]?.number;
}

/** The answer of the rules to `{ of: 'stakes' }`. */
export interface Stakes {
  seat: number;
  regions: { region: number; points: number }[];
}

export const LAYERS = ['control', 'parts', 'stakes'] as const;
export type LayerKey = (typeof LAYERS)[number];

/** The words of a layer: its name, what it shows a seat, and what it shows spectators. */
export const WORDS: Record<LayerKey, { name: string; about: string; watching: string }> = {
  control: {
    name: 'page-layer-control',
    about: 'page-layer-about-control',
    watching: 'page-layer-about-control-led',
  },
  parts: {
    name: 'page-layer-parts',
    about: 'page-layer-about-parts',
    watching: 'page-layer-about-parts-led',
  },
  stakes: {
    name: 'page-layer-stakes',
    about: 'page-layer-about-stakes',
    watching: 'page-layer-about-stakes',
  },
};

/** Everything that a layer draws. */
export interface Drawn {
  holders: Map<number, Colour>; // filled with the holder's colour and shapes
  tied: number[]; // hatched
  numbers: { place: number; amount: number | null }[];
}

export function controlLayer(view: FamilyView): Drawn {
  const leads = view.regions.map((region) => ({ region: region.region, ...leadIn(region, view.seat) }));
  return {
    holders: new Map(leads.flatMap(({ region, leader }) => (leader === null ? [] : [[region, leader]]))),
    tied: leads.flatMap(({ region, tied }) => (tied ? [region] : [])),
    numbers: leads.map(({ region, by }) => ({ place: region, amount: by })),
  };
}

export function partsLayer(view: FamilyView, chart: Chart, parts: readonly (readonly number[])[]): Drawn {
  const leads = parts.map((regions) => ({ regions, ...leadAcross(view, regions) }));
  return {
    holders: new Map(
      leads.flatMap(({ regions, leader }) =>
        leader === null ? [] : regions.map((region): [number, Colour] => [region, leader]),
      ),
    ),
    tied: leads.flatMap(({ regions, tied }) => (tied ? regions : [])),
    numbers: leads.flatMap(({ regions, by }) => {
      const place = middleOne(chart, regions);
      return place === undefined ? [] : [{ place, amount: by }];
    }),
  };
}
