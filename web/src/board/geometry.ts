/** Points, lines and areas of a chart. Paths are those of `imperia.maps`: straight pieces only, `M`, `L` and `Z`. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Polyline = Point[];

/** The lines or rings of a path, in order; a ring does not repeat its first point. */
export function parsePath(path: string): Polyline[] {
  return path
    .split('M')
    .filter((part) => part.trim())
    .map((part) =>
      part
        .replace(/Z\s*$/, '')
        .split('L')
        .map((pair) => {
          const [x, y] = pair.split(',').map(Number);
          if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)) {
            throw new Error(`a path of a chart has points like "M1,2L3,4", not "${pair}"`);
          }
          return { x, y };
        }),
    );
}

export function ringsPath(rings: Polyline[], closed = true): string {
  return rings.map((ring) => 'M' + ring.map((p) => `${p.x},${p.y}`).join('L') + (closed ? 'Z' : '')).join('');
}

/** The path with every point where `at` puts it. */
export function movedPath(path: string, at: (point: Point) => Point): string {
  return path
    .split('M')
    .filter(Boolean)
    .map((part) => ringsPath([parsePath(`M${part}`)[0]!.map(at)], part.trimEnd().endsWith('Z')))
    .join('');
}

/** A point of a square of this size after the square is turned by some clockwise quarters. */
export function turned({ x, y }: Point, quarters: number, size: number): Point {
  let point = { x, y };
  for (let i = 0; i < quarters; i++) point = { x: size - point.y, y: point.x };
  return point;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** Whether a point is inside the rings, by the even-odd rule: a second ring is a lake. */
export function contains(rings: Polyline[], p: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    let a = ring[ring.length - 1]!;
    for (const b of ring) {
      if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
      a = b;
    }
  }
  return inside;
}

export function nearestOnSegment(a: Point, b: Point, p: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const part = length ? Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length)) : 0;
  return { x: a.x + dx * part, y: a.y + dy * part };
}

export function nearestOnLine(line: Polyline, p: Point): Point {
  let best = line[0]!;
  for (let i = 1; i < line.length; i++) {
    const candidate = nearestOnSegment(line[i - 1]!, line[i]!, p);
    if (distance(candidate, p) < distance(best, p)) best = candidate;
  }
  return best;
}

/** Consecutive edges, with the box around them. */
interface Stretch {
  box: Box;
  edges: Float64Array; // for each its beginning, its vector and the square of its length
}

const STRETCH = 8;
const NUMBERS = 5; // for each edge

/**
 * Rings whose distance is asked for many times: stretches farther away than an edge already found are
 * skipped.
 */
export class Edges {
  private readonly stretches: Stretch[];

  constructor(private readonly rings: Polyline[]) {
    this.stretches = rings.flatMap((ring) => {
      const stretches: Stretch[] = [];
      for (let first = 0; first < ring.length; first += STRETCH) {
        const from = ring.at(first - 1)!;
        stretches.push(stretchOf([from, ...ring.slice(first, first + STRETCH)]));
      }
      return stretches;
    });
  }

  /** How far it is from a point to the nearest edge, which is known not to be farther than `most`. */
  distance(x: number, y: number, most = Infinity): number {
    let best = most * most * 1.000001; // so that an edge at exactly this distance is found
    for (const { box, edges } of this.stretches) {
      if (squaredToBox(box, x, y) >= best) continue;
      for (let i = 0; i < edges.length; i += NUMBERS) {
        const toX = edges[i]! - x;
        const toY = edges[i + 1]! - y;
        const dx = edges[i + 2]!;
        const dy = edges[i + 3]!;
        const length = edges[i + 4]!;
        const part = length ? Math.max(0, Math.min(1, -(toX * dx + toY * dy) / length)) : 0;
        const aside = toX + dx * part;
        const below = toY + dy * part;
        best = Math.min(best, aside * aside + below * below);
      }
    }
    return Math.sqrt(best);
  }

  /**
   * Where a horizontal line crosses the rings, from left to right: after the first crossing it is inside,
   * after the second outside.
   */
  crossings(y: number): number[] {
    const found: number[] = [];
    for (const ring of this.rings) {
      let a = ring[ring.length - 1]!;
      for (const b of ring) {
        if (a.y > y !== b.y > y) found.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
        a = b;
      }
    }
    return found.sort((one, other) => one - other);
  }
}

function stretchOf(line: Polyline): Stretch {
  const edges = new Float64Array((line.length - 1) * NUMBERS);
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    edges.set([a.x, a.y, dx, dy, dx * dx + dy * dy], (i - 1) * NUMBERS);
  }
  return { box: boxOf([line]), edges };
}

export function boxOf(rings: Polyline[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of rings) {
    for (const { x, y } of ring) {
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}

export function distanceToBox(box: Box, x: number, y: number): number {
  return Math.sqrt(squaredToBox(box, x, y));
}

function squaredToBox(box: Box, x: number, y: number): number {
  const aside = Math.max(box.left - x, 0, x - box.right);
  const below = Math.max(box.top - y, 0, y - box.bottom);
  return aside * aside + below * below;
}

export function lengthOf(line: Polyline): number {
  let length = 0;
  for (let i = 1; i < line.length; i++) length += distance(line[i - 1]!, line[i]!);
  return length;
}

/** The point at a fraction (0 to 1) of the length of a way; gaps between its lines do not count. */
export function pointAlong(way: Polyline[], part: number): Point {
  let left = way.reduce((sum, line) => sum + lengthOf(line), 0) * Math.max(0, Math.min(1, part));
  for (const line of way) {
    for (let i = 1; i < line.length; i++) {
      const step = distance(line[i - 1]!, line[i]!);
      if (left <= step && step > 0) return between(line[i - 1]!, line[i]!, left / step);
      left -= step;
    }
  }
  return way.at(-1)!.at(-1)!;
}

/** The largest of the pieces that rings enclose, with its lakes. An edge of the map may cut a region in two. */
export function largestPiece(rings: Polyline[]): Polyline[] {
  const around = rings.filter(
    (ring) => !rings.some((other) => other !== ring && contains([other], ring[0]!)),
  );
  if (around.length < 2) return rings;
  const largest = around.reduce((best, ring) => (areaOf(ring) > areaOf(best) ? ring : best));
  return rings.filter(
    (ring) => ring === largest || (!around.includes(ring) && contains([largest], ring[0]!)),
  );
}

function areaOf(ring: Polyline): number {
  let twice = 0;
  let a = ring[ring.length - 1]!;
  for (const b of ring) {
    twice += a.x * b.y - b.x * a.y;
    a = b;
  }
  return Math.abs(twice) / 2;
}
