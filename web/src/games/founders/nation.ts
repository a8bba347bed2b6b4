/** A nation on a chart: cells of the same size, y upwards because it points away from the owner. */

import type { Point } from '../../board/geometry';
import type { Ground } from '../../board/glide.svelte';
import type { LaidTile, PrintedTile, ResourceName, SeatFacts } from './facts';

export const PITCH = 108;

export interface Cell {
  x: number;
  y: number;
}

/** The middle of a cell. */
export function middleOf({ x, y }: Cell): Point {
  return { x: x * PITCH, y: -y * PITCH };
}

/** The corner above and to the right of a cell, where a carriage stands. */
export function cornerOf({ x, y }: Cell): Point {
  return { x: (x + 0.5) * PITCH, y: -(y + 0.5) * PITCH };
}

/** The ground that the four tiles around that corner share, as a rectangle. */
export function squareOf(lowerLeft: Cell) {
  const { x, y } = cornerOf(lowerLeft);
  const side = 2 * PITCH - 5;
  return { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: 12 };
}

export function sameCell(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}

/** What must be seen of a nation: its tiles and, where one builds, the cells around them; never less than `least` cells. */
export function groundOf(
  nation: SeatFacts,
  withFree: boolean,
  least: { across: number; up: number },
): Ground {
  const cells: Cell[] = nation.tiles.map(({ x, y }) => ({ x, y }));
  if (withFree) cells.push(...nation.free.map(([x, y]) => ({ x, y })));
  if (!cells.length) cells.push({ x: 0, y: 0 });
  const along = (axis: 'x' | 'y') => cells.map((cell) => cell[axis]);
  const across = stretched(along('x'), least.across);
  const up = stretched(along('y'), least.up);
  const edge = 0.08;
  return {
    left: (across.from - 0.5 - edge) * PITCH,
    top: -(up.to + 0.5 + edge) * PITCH,
    width: (across.to - across.from + 1 + 2 * edge) * PITCH,
    height: (up.to - up.from + 1 + 2 * edge) * PITCH,
  };
}

function stretched(values: number[], least: number): { from: number; to: number } {
  const from = Math.min(...values);
  const to = Math.max(...values);
  const more = Math.max(0, least - (to - from + 1)) / 2;
  return { from: from - more, to: to + more };
}

/** The squares of four that carriages unite, by union: each is named by its lower left tile. */
export function unionsOf(tiles: readonly LaidTile[]): Map<number, LaidTile[]> {
  const unions = new Map<number, LaidTile[]>();
  for (const tile of tiles) {
    if (!tile.carriage || tile.union === null) continue;
    unions.set(tile.union, [...(unions.get(tile.union) ?? []), tile]);
  }
  return unions;
}

// ----- Where the pictures stand on a tile, from its middle; `Tile.svelte` draws them there

const BAND = -28;

/** The pictures of what a tile needs, in a row. */
export function needPlaces(tile: PrintedTile): Point[] {
  const apart = tile.needs.length > 2 ? 29 : 36;
  return tile.needs.map((_, n) => ({ x: (n - (tile.needs.length - 1) / 2) * apart, y: BAND }));
}

/** The picture of a resource that a tile gives: a nature tile has one in each half. */
export function givePlace(tile: PrintedTile, resource: ResourceName): Point {
  if (tile.stack !== 'green') return { x: 0, y: 20 };
  if (tile.gives.length === 1) return { x: 0, y: 0 };
  return tile.gives.indexOf(resource) ? { x: 19, y: 19 } : { x: -19, y: -19 };
}

/** A line between two pictures that leaves both free, bent a little so that opposite ones do not lie on each other. */
export function supplyPath(from: Point, to: Point, free: number): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const part = Math.min(free / length, 0.45);
  const at = (share: number) => `${(from.x + dx * share).toFixed(1)} ${(from.y + dy * share).toFixed(1)}`;
  const bend = `${((from.x + to.x) / 2 - dy * 0.1).toFixed(1)} ${((from.y + to.y) / 2 + dx * 0.1).toFixed(1)}`;
  return `M${at(part)}Q${bend} ${at(1 - part)}`;
}
