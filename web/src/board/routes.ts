/** The way a piece travels from one region to another: over their border, shore or bridge, or along their sea lane. */

import type { Chart, PrintedLine } from './chart';
import { between, distance, nearestOnLine, parsePath, type Point, type Polyline } from './geometry';

const BEND = 14; // points of a curve

/** Straight where there is neither border nor lane, as through a portal. */
export function route(chart: Chart, from: number, to: number, start: Point, end: Point): Polyline {
  const border =
    joining(chart.borders, from, to) ?? joining(chart.shores, from, to) ?? joining(chart.straits, from, to);
  if (border) {
    const lines = parsePath(border.path);
    const middle = between(start, end, 0.5);
    const crossings = lines.map((line) => nearestOnLine(line, middle));
    return bent(start, nearest(crossings, middle), end);
  }
  const lane = joining(chart.bridges, from, to) ?? joining(chart.sea, from, to);
  if (lane) {
    const line = parsePath(lane.path)[0]!;
    return [
      start,
      ...(distance(start, line[0]!) <= distance(end, line[0]!) ? line : [...line].reverse()),
      end,
    ];
  }
  return [start, end];
}

function joining(lines: PrintedLine[], a: number, b: number): PrintedLine | undefined {
  return lines.find(({ pair }) => (pair[0] === a && pair[1] === b) || (pair[0] === b && pair[1] === a));
}

function nearest(points: Point[], to: Point): Point {
  return points.reduce((best, p) => (distance(p, to) < distance(best, to) ? p : best));
}

/** A smooth curve through three points. */
function bent(start: Point, through: Point, end: Point): Polyline {
  const control = {
    x: 2 * through.x - (start.x + end.x) / 2,
    y: 2 * through.y - (start.y + end.y) / 2,
  };
  return Array.from({ length: BEND + 1 }, (_, i) => {
    const part = i / BEND;
    return between(between(start, control, part), between(control, end, part), part);
  });
}
