/** The way a piece travels from one region to another: over their border, shore or bridge, or along their sea lane. */

import type { Chart, PrintedLine } from './chart';
import { between, distance, lengthOf, nearestOnLine, parsePath, type Point, type Polyline } from './geometry';

const BEND = 14; // points of a curve

/**
 * The way of a piece: straight if there is neither border nor lane, as through a portal; in two parts if it
 * leaves the map at one edge and comes in again at the other.
 */
export function route(chart: Chart, from: number, to: number, start: Point, end: Point): Polyline[] {
  const border =
    joining(chart.borders, from, to) ?? joining(chart.shores, from, to) ?? joining(chart.straits, from, to);
  if (border) {
    const lines = parsePath(border.path);
    const middle = between(start, end, 0.5);
    const crossings = lines.map((line) => nearestOnLine(line, middle));
    const inside = [bent(start, nearest(crossings, middle), end)];
    const around = overTheEdge(chart, lines, start, end);
    return around && lengthOfAll(around) < lengthOfAll(inside) ? around : inside;
  }
  const lane = joining(chart.bridges, from, to) ?? joining(chart.sea, from, to);
  if (lane) {
    const lines = parsePath(lane.path);
    const first = lines[0]!;
    const forth =
      lines.length > 1 ? lane.pair[0] === from : distance(start, first[0]!) <= distance(end, first[0]!);
    const way = forth ? lines : lines.map((line) => [...line].reverse()).reverse();
    way[0]!.unshift(start);
    way.at(-1)!.push(end);
    return way;
  }
  return [[start, end]];
}

/** The way over a border at the left and the right edge, if these touch and it reaches them. */
function overTheEdge(chart: Chart, lines: Polyline[], start: Point, end: Point): Polyline[] | null {
  const points = lines.flat();
  const left = points.filter(({ x }) => x === 0);
  const right = points.filter(({ x }) => x === chart.width);
  if (!left.length || !right.length) return null;
  const [out, back] = start.x < end.x ? [left, right] : [right, left];
  const leaving = nearest(out, start);
  const level = back.reduce((best, p) =>
    Math.abs(p.y - leaving.y) < Math.abs(best.y - leaving.y) ? p : best,
  );
  return [
    [start, leaving],
    [level, end],
  ];
}

function lengthOfAll(way: Polyline[]): number {
  return way.reduce((sum, line) => sum + lengthOf(line), 0);
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
