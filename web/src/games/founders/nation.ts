/** A nation on a chart: cells of the same size, y upwards because it points away from the owner. */

import type { Point } from '../../board/geometry';
import type { LaidTile, SeatFacts } from './facts';

export const PITCH = 108;

export interface Cell {
  x: number;
  y: number;
}

export interface Ground {
  left: number; // the chart's unit at its left edge, in the nation's own coordinates
  top: number;
  width: number;
  height: number;
}

/** The middle of a cell. */
export function middleOf({ x, y }: Cell): Point {
  return { x: x * PITCH, y: -y * PITCH };
}

/** The corner above and to the right of a cell, where a carriage stands. */
export function cornerOf({ x, y }: Cell): Point {
  return { x: (x + 0.5) * PITCH, y: -(y + 0.5) * PITCH };
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
  const across = stretched(
    cells.map(({ x }) => x),
    least.across,
  );
  const up = stretched(
    cells.map(({ y }) => y),
    least.up,
  );
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

/** A line from a supplier to the tile it serves; bent a little, so that opposite ones do not lie on each other. */
export function supplyPath(from: Point, to: Point): { path: string; middle: Point } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const bend = { x: (from.x + to.x) / 2 - dy * 0.12, y: (from.y + to.y) / 2 + dx * 0.12 };
  const middle = { x: (from.x + to.x + 2 * bend.x) / 4, y: (from.y + to.y + 2 * bend.y) / 4 };
  return { path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`, middle };
}
