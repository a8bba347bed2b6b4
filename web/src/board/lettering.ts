/** Where the names of regions stand: in the largest letters that fit, leaving pieces the most room. */

import { roomAt, type Region } from './chart';
import { distanceToBox, type Box, type Point } from './geometry';
import { capacity, standTogether } from './packing';

export interface Lettering {
  x: number; // the middle of the name
  y: number;
  size: number;
  box: Box; // what it covers, the banner of a start included
  banner: Point | null; // foot of the banner's pole
}

const LETTER_WIDTH = 0.47; // of Alegreya italic, on average, relative to the size
export const SEA_SPACING = 0.12; // between the letters of a name at sea, relative to the size
const LINE_HEIGHT = 0.86;
const CLEAR = 0.4; // between a name and the edge, relative to the size
const BANNER = 0.95; // width of the banner, relative to the size
const SMALLEST = 11;
const TRIED = 900; // places that are tried in a wide sea
const STEP = 9; // along the rim of a name's box
const USUAL = 32; // usual pitch of pieces
const FEW = 4; // pieces beside the first
const FEW_MORE = 6; // what room for each of these is worth, in units of the chart
const MANY = 6; // stands at the start, in the middle of a game
const COMFORT = 28; // if that many have room with this pitch, the name need not be smaller

/**
 * The place of a region's name. `wanted` is the size of letters in chart units that would read best; it is
 * less in a small region.
 */
export function letter(region: Region, wanted: number, start: boolean): Lettering {
  // There are many pieces in the region where all begin: a smaller name leaves them more room.
  const largest = start ? wanted * 0.85 : wanted;
  const found = lettered(region, largest, start);
  if (!start || standTogether(region, found.box, MANY, COMFORT)) return found;
  return lettered(region, Math.max(SMALLEST, largest * 0.72), start);
}

function lettered(region: Region, largest: number, start: boolean): Lettering {
  for (let size = largest; size >= SMALLEST; size -= 1) {
    const roomy = region.places.filter(({ room }) => room >= size / 2);
    const boxes = thinned(roomy, TRIED).map((place) => boxAt(place, region, size, start));
    const fitting = boxes.filter((box) => fits(region, box, CLEAR * size));
    if (fitting.length) return lettering(best(region, fitting, start), size, start);
  }
  return lettering(boxAt(region.middle, region, SMALLEST, start), SMALLEST, start);
}

export function nameWidth({ name, sea }: Pick<Region, 'name' | 'sea'>, size: number): number {
  return name.length * size * (LETTER_WIDTH + (sea ? SEA_SPACING : 0));
}

function boxAt(place: Point, region: Region, size: number, start: boolean): Box {
  const width = nameWidth(region, size) + (start ? BANNER * size : 0);
  const height = LINE_HEIGHT * size;
  return {
    left: place.x - width / 2,
    right: place.x + width / 2,
    top: place.y - height / 2,
    bottom: place.y + height / 2,
  };
}

function lettering(box: Box, size: number, start: boolean): Lettering {
  const banner = start ? { x: box.left + size * 0.12, y: box.bottom } : null;
  const left = box.left + (start ? BANNER * size : 0);
  return { x: (left + box.right) / 2, y: (box.top + box.bottom) / 2, size, box, banner };
}

/** Whether a box lies inside and at least `clear` from the edge, judging by points along its rim. */
function fits(region: Region, box: Box, clear: number): boolean {
  if (roomAt(region.field, box.right, box.top) < clear) return false; // most that do not fit fail here
  for (let x = box.left; ; x = Math.min(x + STEP, box.right)) {
    if (roomAt(region.field, x, box.top) < clear || roomAt(region.field, x, box.bottom) < clear) return false;
    if (x === box.right) return true;
  }
}

/**
 * The box that leaves the most room, that is width for one piece and places for a few more. Among boxes that
 * are nearly equal, one higher up and nearer the middle is better.
 */
function best(region: Region, boxes: Box[], start: boolean): Box {
  const middle = (region.box.left + region.box.right) / 2;
  const aside = (box: Box) =>
    0.2 * Math.abs((box.left + box.right) / 2 - middle) + 0.04 * (box.top - region.box.top);
  if (start) return most(besideCrowds(region, thinned(boxes, 40)), (box) => -aside(box));
  return most(thinned(boxes, 40), (box, worth) => {
    const width = widestBeside(region, box) - aside(box);
    return width + FEW_MORE * FEW <= worth ? -Infinity : width + FEW_MORE * capacity(region, box, USUAL, FEW);
  });
}

/**
 * The first of the best boxes. `worthOf` may return less than the real worth of a box that is not worth more
 * than `least`.
 */
function most(boxes: Box[], worthOf: (box: Box, least: number) => number): Box {
  let [best, worth] = [boxes[0]!, -Infinity];
  for (const box of boxes) {
    const its = worthOf(box, worth);
    if (its > worth) [best, worth] = [box, its];
  }
  return best;
}

/** For the region where all begin: the boxes beside which many pieces can stand together and be largest. */
function besideCrowds(region: Region, boxes: Box[]): Box[] {
  let pitch = USUAL / 2;
  for (const box of boxes) {
    while (pitch < 2 * USUAL && standTogether(region, box, MANY, pitch * 1.08)) pitch *= 1.08;
  }
  const best = boxes.filter((box) => standTogether(region, box, MANY, pitch));
  return best.length ? best : boxes;
}

/** About `many` of all, evenly chosen, since neighbours hardly differ. */
function thinned<Some>(all: Some[], many: number): Some[] {
  const step = Math.max(1, Math.floor(all.length / many));
  return all.filter((_, i) => i % step === 0);
}

function widestBeside({ middle, places }: Region, box: Box): number {
  let widest = Math.min(middle.room, distanceToBox(box, middle.x, middle.y));
  if (widest === middle.room) return widest; // nowhere is there more room
  for (const { x, y, room } of places) {
    if (room > widest) widest = Math.max(widest, Math.min(room, distanceToBox(box, x, y)));
  }
  return widest;
}
