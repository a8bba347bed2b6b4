/** One map of several square boards that lie on a grid, each turned by quarters: what legends is played on. */

import { chartOf, type Chart, type PrintedLine, type PrintedMap } from './chart';
import { parsePath, ringsPath, type Point } from './geometry';

export type Edge = 'north' | 'east' | 'south' | 'west';

const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];
const STEPS: Record<Edge, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** A lane from a region's coast to the middle of an edge; it leads on where another board lies there. */
export interface PrintedLane {
  edge: Edge;
  region: number;
  path: string;
}

export interface PrintedBoard extends PrintedMap {
  lanes: PrintedLane[];
}

/** A board on the table: in which square of the grid, and by how many quarters it is turned clockwise. */
export interface Laid {
  name: string;
  board: PrintedBoard;
  x: number;
  y: number;
  quarters: number;
}

const kept = new Map<string, Chart>();
const KEPT = 12;

/** The chart of boards as they lie; the same boards in the same places give the same chart. */
export function composedChart(laid: readonly Laid[], start: number | null): Chart {
  const key = JSON.stringify([laid.map(({ name, x, y, quarters }) => [name, x, y, quarters]), start]);
  let chart = kept.get(key);
  if (!chart) {
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
    kept.set(key, (chart = chartOf(composed(laid, start))));
  }
  return chart;
}

export function composed(laid: readonly Laid[], start: number | null): PrintedMap {
  if (!laid.length) throw new Error('a map is composed of at least one board');
  const side = laid[0]!.board.width;
  const left = Math.min(...laid.map(({ x }) => x));
  const top = Math.min(...laid.map(({ y }) => y));
  const placed = laid.map((each) => ({
    ...each,
    moved: (path: string) => moved(path, each, side, (each.x - left) * side, (each.y - top) * side),
  }));
  const lanes = joined(placed);
  const parts = placed.map(({ board, moved }) => ({ board, moved }));
  let continents = 0;
  const map: PrintedMap = {
    title: {},
    width: (Math.max(...laid.map(({ x }) => x)) - left + 1) * side,
    height: (Math.max(...laid.map(({ y }) => y)) - top + 1) * side,
    regions: [],
    borders: lines(parts, (board) => board.borders),
    sea: [...lines(parts, (board) => board.sea), ...lanes.sea],
    bridges: lines(parts, (board) => board.bridges ?? []),
    loose: lanes.loose,
    tiles: placed.map(({ x, y }) => ({ x: (x - left) * side, y: (y - top) * side, side })),
    coast: placed.map(({ board, moved }) => moved(board.coast)).join(''),
    contour: placed.map(({ board, moved }) => moved(board.contour)).join(''),
    open_sea: [0, 0, 0], // boards are full: no room for ornaments
    start,
    continents: [],
  };
  for (const { board, moved } of placed) {
    for (const region of board.regions) {
      map.regions.push({ ...region, path: moved(region.path), continent: continents + region.continent });
    }
    map.continents.push(...board.continents);
    continents += board.continents.length;
  }
  return map;
}

type Placed = Laid & { moved(path: string): string };

function lines(
  parts: readonly { board: PrintedBoard; moved(path: string): string }[],
  which: (board: PrintedBoard) => PrintedLine[],
): PrintedLine[] {
  return parts.flatMap(({ board, moved }) =>
    which(board).map(({ pair, path }) => ({ pair, path: moved(path) })),
  );
}

/** Lanes that meet at an edge are one; the others lead nowhere. */
function joined(placed: readonly Placed[]): { sea: PrintedLine[]; loose: string[] } {
  const sea: PrintedLine[] = [];
  const loose: string[] = [];
  for (const here of placed) {
    for (const lane of here.board.lanes) {
      const edge = turnedEdge(lane.edge, here.quarters);
      const step = STEPS[edge];
      const there = placed.find(({ x, y }) => x === here.x + step.x && y === here.y + step.y);
      const other = there?.board.lanes.find(
        (each) => turnedEdge(each.edge, there.quarters) === opposite(edge),
      );
      if (!there || !other) loose.push(here.moved(lane.path));
      else if (edge === 'east' || edge === 'south') {
        const [out] = parsePath(here.moved(lane.path));
        const [back] = parsePath(there.moved(other.path));
        sea.push({
          pair: [lane.region, other.region],
          path: ringsPath([[...out!, ...[...back!].reverse()]], false),
        });
      }
    }
  }
  return { sea, loose };
}

/** Where an edge of a board is when it is turned clockwise. */
export function turnedEdge(edge: Edge, quarters: number): Edge {
  return EDGES[(EDGES.indexOf(edge) + quarters) % 4]!;
}

function opposite(edge: Edge): Edge {
  return turnedEdge(edge, 2);
}

function moved(path: string, { quarters }: Laid, side: number, right: number, down: number): string {
  const parts = parsePath(path).map((line) => line.map((point) => turned(point, quarters, side)));
  const closed = path.trimEnd().endsWith('Z');
  return ringsPath(
    parts.map((line) => line.map(({ x, y }) => ({ x: tenths(x + right), y: tenths(y + down) }))),
    closed,
  );
}

function turned(point: Point, quarters: number, side: number): Point {
  let { x, y } = point;
  for (let i = 0; i < quarters % 4; i++) [x, y] = [side - y, x];
  return { x, y };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
