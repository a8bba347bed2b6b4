/** Where the pieces of a region stand: a close group of equal cells beside the name, as large as there is room for. */

import { roomAt, type Region } from './chart';
import { distanceToBox, type Box, type Point } from './geometry';

export interface Packing {
  pitch: number; // from one piece to the next
  cells: Point[]; // row by row
}

const SHRINK = 0.94;
const SMALLEST = 13;
const EDGE = 0.5; // how far the middle of a cell keeps from the region's edge, in pitches
const NAME = 0.48; // and from the name
const TOGETHER = 0.75; // how much smaller pieces may get to stand in one block

/** Room for the middle of a cell: how far it is to the edge and to the name, less what the pitch needs. */
type Room = (x: number, y: number) => number;

/** Cells for `count` pieces; `wanted` is the pitch that would look best. */
export function pack(region: Region, name: Box, count: number, wanted: number): Packing {
  if (count === 0) return { pitch: wanted, cells: [] };
  let loose: Packing | null = null;
  for (let pitch = wanted; pitch >= SMALLEST; pitch *= SHRINK) {
    if (region.middle.room < EDGE * pitch) continue; // not even one fits
    const room = roomFor(region, name, pitch, EDGE, NAME);
    const close = block(region, count, pitch, room);
    if (close) return { pitch, cells: close };
    const scattered: Point[] | null = loose ? null : rows(region, count, pitch, room);
    if (scattered) loose = { pitch, cells: scattered };
    if (loose && pitch < loose.pitch * TOGETHER) return loose;
  }
  return loose ?? crowded(region, name, count);
}

/**
 * In a region that is too small for that, pieces may overlap the edge a little, but not the name if it can be
 * helped.
 */
function crowded(region: Region, name: Box, count: number): Packing {
  for (const [edge, besideName] of [
    [0.2, 0.5],
    [-1, 0.4],
    [-1, -1],
  ] as const) {
    for (let pitch = 2 * SMALLEST; pitch >= SMALLEST / 2; pitch *= SHRINK) {
      const cells = rows(region, count, pitch, roomFor(region, name, pitch, edge, besideName));
      if (cells) return { pitch, cells };
    }
  }
  return { pitch: SMALLEST / 2, cells: Array.from({ length: count }, () => region.middle) };
}

function roomFor(region: Region, name: Box, pitch: number, edge: number, besideName: number): Room {
  return (x, y) => {
    const inside = roomAt(region.field, x, y) - edge * pitch;
    return inside < 0 ? inside : Math.min(inside, distanceToBox(name, x, y) - besideName * pitch);
  };
}

/** The cells as one block of rows, placed where it has the most room; null if it fits nowhere. */
function block(region: Region, count: number, pitch: number, room: Room): Point[] | null {
  let chosen: Point[] | null = null;
  let most = -Infinity;
  for (let lines = 1; lines <= count; lines++) {
    const columns = Math.ceil(count / lines);
    if (columns * (lines - 1) >= count) continue; // one line less would do
    const shape = blockOf(count, columns, lines, pitch);
    const untidy = 0.12 * pitch * Math.abs(lines - Math.round(Math.sqrt(count / 1.6)));
    for (const middle of region.places) {
      const wanted = Math.max(0, most + untidy);
      let least = Infinity;
      for (let i = 0; i < count && least > wanted; i++) {
        least = Math.min(least, room(middle.x + shape[i]!.x, middle.y + shape[i]!.y));
      }
      if (least > wanted) {
        most = least - untidy;
        chosen = shape.map((cell) => ({ x: middle.x + cell.x, y: middle.y + cell.y }));
      }
    }
  }
  return chosen;
}

/** Cells around the origin, row by row; a short last row stands in the middle. */
function blockOf(count: number, columns: number, lines: number, pitch: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inLine = Math.min(columns, count - line * columns);
    return {
      x: ((i % columns) - (inLine - 1) / 2) * pitch,
      y: (line - (lines - 1) / 2) * pitch,
    };
  });
}

/** Whether this many cells of a pitch find room in one block. */
export function standTogether(region: Region, name: Box, count: number, pitch: number): boolean {
  return block(region, count, pitch, roomFor(region, name, pitch, EDGE, NAME)) !== null;
}

/** How many cells of a pitch find room beside the name, at least; counting stops at `enough`. */
export function capacity(region: Region, name: Box, pitch: number, enough: number): number {
  const room = roomFor(region, name, pitch, EDGE, NAME);
  let most = 0;
  for (const offset of [0, 1 / 3, 2 / 3]) {
    let found = 0;
    for (let y = region.box.top + offset * pitch; y <= region.box.bottom && found < enough; y += pitch)
      found += rowAt(region, y, pitch, room, enough - found).length;
    most = Math.max(most, found);
    if (most === enough) break;
  }
  return most;
}

const OFFSETS = 6;
const STEP = 3;

/**
 * The cells in rows that fill all the room there is: those nearest to each other; null if there are too few.
 */
function rows(region: Region, count: number, pitch: number, room: Room): Point[] | null {
  let chosen: Point[] | null = null;
  let least = Infinity;
  for (let offset = 0; offset < OFFSETS; offset++) {
    const cells = allRows(region, offset / OFFSETS, pitch, room);
    if (cells.length < count) continue;
    for (const middle of cells) {
      const nearest = [...cells].sort((a, b) => squared(a, middle) - squared(b, middle)).slice(0, count);
      const spread = nearest.reduce((sum, p) => sum + squared(p, middle), 0);
      if (spread < least) {
        least = spread;
        chosen = nearest;
      }
    }
  }
  return chosen?.sort((a, b) => a.y - b.y || a.x - b.x) ?? null;
}

function allRows(region: Region, offset: number, pitch: number, room: Room): Point[] {
  const cells: Point[] = [];
  for (let y = region.box.top + offset * pitch; y <= region.box.bottom; y += pitch) {
    cells.push(...rowAt(region, y, pitch, room));
  }
  return cells;
}

function rowAt(region: Region, y: number, pitch: number, room: Room, most = Infinity): Point[] {
  const cells: Point[] = [];
  let last = -Infinity;
  for (let x = region.box.left; x <= region.box.right && cells.length < most; x += STEP) {
    if (x - last < pitch || room(x, y) < 0) continue;
    cells.push({ x, y });
    last = x;
  }
  return cells;
}

function squared(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}
