/** Layers over a nation, as the rules tell them: what reaches each free cell, and the points on each tile. */

import type { ResourceName } from './facts';
import type { Cell } from './nation';

export const LAYERS = ['supply', 'worth'] as const;
export type LayerKey = (typeof LAYERS)[number];
export const WORDS: Record<LayerKey, { name: string; about: string }> = {
  supply: { name: 'page-layer-supply', about: 'page-layer-about-supply' },
  worth: { name: 'page-layer-worth', about: 'page-layer-about-worth' },
};

/** The answer of the rules to `{ of: 'supply' }` or `{ of: 'worth' }`. */
export interface Told {
  of: LayerKey;
  seat: number;
  cells?: (Cell & { gives: ResourceName[][] })[]; // by supplier: it could give one of these
  tiles?: (Cell & { points: number })[];
}

export interface Supplied extends Cell {
  resources: { resource: ResourceName; count: number }[];
}

/** How many suppliers could give each resource at the free cells that any reaches. */
export function suppliedCells({ cells = [] }: Told, order: readonly ResourceName[]): Supplied[] {
  return cells.flatMap(({ x, y, gives }) => {
    const resources = order.flatMap((resource) => {
      const count = gives.filter((each) => each.includes(resource)).length;
      return count ? [{ resource, count }] : [];
    });
    return resources.length ? [{ x, y, resources }] : [];
  });
}

/** Tiles on which there are points. */
export const worthyTiles = ({ tiles = [] }: Told) => tiles.filter(({ points }) => points !== 0);

/** Where pictures stand in a cell: rows of three around its middle. */
export function gridPlaces(count: number, apart: number): Cell[] {
  const rows = Math.ceil(count / 3);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / 3);
    const inRow = Math.min(3, count - row * 3);
    return { x: ((n % 3) - (inRow - 1) / 2) * apart, y: (row - (rows - 1) / 2) * apart };
  });
}
