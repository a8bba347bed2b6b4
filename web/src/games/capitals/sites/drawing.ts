/** A planned road or port as lines on the map. */

import type { Chart, PrintedLine } from '../../../board/chart';
import { distance, lengthOf, parsePath, pointAlong, ringsPath, type Point } from '../../../board/geometry';
import { route } from '../../../board/routes';

/** Roads out of a province, over each of its borders. */
export function roads(chart: Chart, place: number, others: number[]): string[] {
  const start = chart.byNumber.get(place)?.middle;
  return others.flatMap((other) => {
    const end = chart.byNumber.get(other)?.middle;
    return start && end ? [ringsPath(route(chart, place, other, start, end), false)] : [];
  });
}

// ----- By sea

interface Shore {
  sea: number;
  length: number;
  middle: Point;
}

/** Where a province meets its seas, the longest coast first. */
function shoresOf(chart: Chart, place: number): Shore[] {
  return chart.shores
    .filter(({ pair }) => pair.includes(place))
    .map(({ pair, path }) => {
      const longest = parsePath(path).reduce((best, line) => (lengthOf(line) > lengthOf(best) ? line : best));
      const sea = pair[0] === place ? pair[1] : pair[0];
      return { sea, length: lengthOf(longest), middle: pointAlong([longest], 0.5) };
    })
    .sort((a, b) => b.length - a.length);
}

/** Where a port would stand; null in a province without a coast. */
export function wharf(chart: Chart, place: number): Point | null {
  return shoresOf(chart, place)[0]?.middle ?? null;
}

/** Lanes from the port of a province to the coasts of others, through as few seas as can be. */
export function lanes(chart: Chart, place: number, others: number[]): string[] {
  const home = shoresOf(chart, place)[0];
  if (!home) return [];
  return others.flatMap((other) => {
    const lane = laneTo(chart, home, shoresOf(chart, other));
    return lane === null ? [] : [lane];
  });
}

function laneTo(chart: Chart, from: Shore, ends: Shore[]): string | null {
  const reached = new Map<number, { sea: number; strait: PrintedLine } | null>([[from.sea, null]]);
  for (const sea of reached.keys()) {
    const end = ends.find((shore) => shore.sea === sea);
    if (end) return drawnBack(chart, from, end, reached);
    for (const strait of chart.straits) {
      if (!strait.pair.includes(sea)) continue;
      const next = strait.pair[0] === sea ? strait.pair[1] : strait.pair[0];
      if (!reached.has(next)) reached.set(next, { sea, strait });
    }
  }
  return null;
}

/** A curve that bends towards the middle of each sea, and crosses from one to the next in the middle of their border. */
function drawnBack(
  chart: Chart,
  from: Shore,
  end: Shore,
  reached: Map<number, { sea: number; strait: PrintedLine } | null>,
): string {
  let path = `M${end.middle.x},${end.middle.y}`;
  let at: Point = end.middle;
  let sea = end.sea;
  for (let back = reached.get(sea); back; back = reached.get(sea)) {
    const crossings = parsePath(back.strait.path).map((line) => pointAlong([line], 0.5));
    const here = at;
    const next = crossings.reduce((best, each) =>
      distance(each, here) < distance(best, here) ? each : best,
    );
    path += bend(chart, sea, at, next);
    at = next;
    sea = back.sea;
  }
  return path + bend(chart, sea, at, from.middle);
}

function bend(chart: Chart, sea: number, from: Point, to: Point): string {
  const { x, y } = chart.byNumber.get(sea)!.middle;
  const straight = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const near = Math.min(1, distance(from, to) / Math.max(1, distance(straight, { x, y })));
  const control = { x: straight.x + (x - straight.x) * near, y: straight.y + (y - straight.y) * near };
  return `Q${control.x},${control.y} ${to.x},${to.y}`;
}
