/** Arrow keys on a chart: which place lies next in a direction. */

import type { Point } from './geometry';

export type Direction = 'up' | 'down' | 'left' | 'right';

const VECTORS: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

const KEYS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export function directionOf(key: string): Direction | null {
  return KEYS[key] ?? null;
}

/**
 * The nearest of `others` that lies in a direction, which is a quarter of the plane: each place lies in some
 * direction from every other, and a person who always goes towards a place arrives at it. If there is none in
 * this direction, the one farthest behind, so that keys can go round.
 */
export function nextTo<T extends Point>(from: Point, others: readonly T[], direction: Direction): T | null {
  const { x, y } = VECTORS[direction];
  let best: T | null = null;
  let least = Infinity;
  let back: T | null = null;
  let farthest = 0;
  for (const other of others) {
    const dx = other.x - from.x;
    const dy = other.y - from.y;
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (ahead > 0 && ahead >= aside) {
      if (ahead + aside < least) {
        least = ahead + aside;
        best = other;
      }
    } else if (-ahead - aside * 0.5 > farthest) {
      farthest = -ahead - aside * 0.5;
      back = other;
    }
  }
  return best ?? back;
}
