/** Pieces on their way: made from the moves that an update brought, gone when they have arrived. */

import type { Chart } from './chart';
import type { Point, Polyline } from './geometry';
import { route } from './routes';
import { standKey, type Move, type Piece, type Spot } from './stands';

export const TRAVEL = 330; // milliseconds
const APPEAR = 240;
const VANISH = 320;
const FALL = 0.9; // the height from which a new piece comes down, relative to its size

export interface Flight {
  id: number;
  piece: Piece;
  way: Polyline[];
  size: number;
  duration: number;
  kind: 'travel' | 'appear' | 'vanish';
  arrives: string | null; // key of the stand that it joins
}

let made = 0;

/** The flight of one move; `before` and `after` are where stands are drawn before and after the update. */
export function flightOf(
  chart: Chart,
  move: Move,
  before: ReadonlyMap<string, Spot>,
  after: ReadonlyMap<string, Spot>,
): Flight | null {
  const left = move.from === null ? null : spotOf(chart, move.from, move.piece, before, after);
  const joined = move.to === null ? null : spotOf(chart, move.to, move.piece, after, before);
  const common = { id: ++made, piece: move.piece };
  if (left && joined) {
    const way = route(chart, move.from!, move.to!, left, joined);
    const arrives = standKey(move.to!, move.piece);
    return { ...common, way, size: joined.size, duration: TRAVEL, kind: 'travel', arrives };
  }
  if (joined) {
    const above: Point = { x: joined.x, y: joined.y - joined.size * FALL };
    const arrives = standKey(move.to!, move.piece);
    return {
      ...common,
      way: [[above, joined]],
      size: joined.size,
      duration: APPEAR,
      kind: 'appear',
      arrives,
    };
  }
  if (left) {
    return {
      ...common,
      way: [[left, left]],
      size: left.size,
      duration: VANISH,
      kind: 'vanish',
      arrives: null,
    };
  }
  return null;
}

function spotOf(
  chart: Chart,
  region: number,
  piece: Piece,
  first: ReadonlyMap<string, Spot>,
  second: ReadonlyMap<string, Spot>,
): Spot | null {
  const key = standKey(region, piece);
  const middle = chart.byNumber.get(region)?.middle;
  return first.get(key) ?? second.get(key) ?? (middle ? { ...middle, size: 28 } : null);
}

/** How many pieces are still on their way to each stand. */
export function arrivals(flights: readonly Flight[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { arrives } of flights) if (arrives) counts.set(arrives, (counts.get(arrives) ?? 0) + 1);
  return counts;
}

/** Which pieces are on their way, update after update. */
export class Traffic {
  flights = $state.raw<Flight[]>([]);
  private settled: ReadonlyMap<string, Spot> | null = null; // where stands were drawn before the newest update
  private flown: readonly Move[] = [];

  /**
   * Show an update, or the same one drawn anew: only moves not seen before set off, and none of the very
   * first update.
   */
  show(chart: Chart, spots: ReadonlyMap<string, Spot>, moves: readonly Move[], motion: boolean): void {
    if (moves !== this.flown) {
      const made = moves.map((move) => this.settled && flightOf(chart, move, this.settled, spots));
      this.flights = motion ? made.filter((flight) => flight !== null) : [];
    }
    this.flown = moves;
    this.settled = spots;
  }

  arrived(flight: Flight): void {
    this.flights = this.flights.filter((each) => each !== flight);
  }
}

/** Starts gently and ends gently. */
export function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}
