/**
 * Where a number that belongs to a province stands: beside its name, clear of the name, of pieces and of
 * other provinces.
 */

import { roomAt, type Chart, type Region } from './chart';
import type { Box, Point } from './geometry';
import type { Lettering } from './lettering';
import { standKey, type Layout, type Stand } from './stands';

const CLEAR = 0.3; // of the name, relative to the size of its letters
const TRIED = 400; // places that are tried in a large province

export interface Room {
  width: number;
  height: number;
}

/** The boxes that pieces cover, by place. */
export function coveredBy(layout: Layout, stands: readonly Stand[]): Map<number, Box[]> {
  const spots = layout.spots(stands);
  const covered = new Map<number, Box[]>();
  for (const { region, piece } of stands) {
    const spot = spots.get(standKey(region, piece));
    if (!spot) continue;
    const boxes = covered.get(region) ?? [];
    boxes.push(around(spot, { width: spot.size, height: spot.size }));
    covered.set(region, boxes);
  }
  return covered;
}

/**
 * The middle of something that needs this room: left of the name, right, below or above, or elsewhere in the
 * province.
 */
export function besideName(
  chart: Chart,
  place: number,
  name: Lettering,
  room: Room,
  covered: readonly Box[] = [],
): Point {
  const region = chart.byNumber.get(place)!;
  const clear = CLEAR * name.size;
  const { left, right, top, bottom } = name.box;
  const beside = [
    { x: left - clear - room.width / 2, y: name.y },
    { x: right + clear + room.width / 2, y: name.y },
    { x: name.x, y: bottom + clear + room.height / 2 },
    { x: name.x, y: top - clear - room.height / 2 },
  ];
  const named = grown(name.box, clear * 0.6);
  const isFree = (point: Point) => {
    const box = around(point, room);
    return !overlap(box, named) && !covered.some((other) => overlap(box, other));
  };
  const fitting = [...beside, ...near(region, name)].find((each) => isFree(each) && fits(region, each, room));
  return fitting ?? beside.find(isFree) ?? beside[0]!;
}

function near(region: Region, name: Lettering): Point[] {
  const step = Math.ceil(region.places.length / TRIED);
  const away = (point: Point) => (point.x - name.x) ** 2 + (point.y - name.y) ** 2;
  return region.places.filter((_, n) => n % step === 0).sort((a, b) => away(a) - away(b));
}

function fits(region: Region, { x, y }: Point, { width, height }: Room): boolean {
  const aside = Math.max(0, (width - height) / 2);
  return [x - aside, x, x + aside].every((each) => roomAt(region.field, each, y) >= height / 2);
}

function around({ x, y }: Point, { width, height }: Room): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, right: box.right + by, top: box.top - by, bottom: box.bottom + by };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
