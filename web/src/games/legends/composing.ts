/** The boards on the table as one map: each turned and put into its cell, lanes joined where boards touch. */

import type { PrintedLine, PrintedMap } from '../../board/chart';
import { parsePath, ringsPath, type Point, type Polyline } from '../../board/geometry';
import type { LaidBoard, Printed, PrintedSide } from './facts';

export interface Square {
  cell: string;
  x: number;
  y: number;
  size: number;
}

export interface Sheet {
  map: PrintedMap;
  islands: number[]; // of each tint of the map
  squares: Square[]; // of every cell of the layout
  loose: string[]; // lanes that lead to no other board
}

const EDGES = ['north', 'east', 'south', 'west'];
const BEYOND = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const MARGIN = 14;

const made = new WeakMap<Printed, Map<string, Sheet>>();

/**
 * The same boards give the same sheet, so that nothing is placed anew. Sideways, the whole table is turned by a
 * clockwise quarter: what lies in the west is seen above.
 */
export function sheetOf(
  printed: Printed,
  layout: string | null,
  laid: readonly LaidBoard[],
  start: number | null,
  sideways = false,
): Sheet {
  const known = made.get(printed) ?? new Map<string, Sheet>();
  made.set(printed, known);
  const key = JSON.stringify([layout, laid, start, sideways]);
  let sheet = known.get(key);
  if (!sheet) known.set(key, (sheet = composed(printed, layout, laid, start, sideways)));
  return sheet;
}

/** A board in its place, as it is seen: what stands at a point of its upright print. */
interface Put {
  side: PrintedSide;
  quarters: number;
  column: number;
  row: number;
  at(point: Point): Point;
}

function composed(
  printed: Printed,
  layout: string | null,
  laid: readonly LaidBoard[],
  start: number | null,
  sideways: boolean,
): Sheet {
  const cells = layout ? printed.layouts[layout]! : laid.map(({ cell }) => cell);
  const size = Object.values(printed.sides)[0]!.width;
  const placeOf = (cell: string): Point => {
    const { x, y } = printed.cells[cell]!;
    return sideways ? { x: -y, y: x } : { x, y };
  };
  const places = cells.map(placeOf);
  const left = Math.min(...places.map(({ x }) => x), Infinity);
  const top = Math.min(...places.map(({ y }) => y), Infinity);
  const across = Math.max(...places.map(({ x }) => x - left + 1), 1);
  const down = Math.max(...places.map(({ y }) => y - top + 1), 1);
  const squares = cells.map((cell, i) => ({
    cell,
    x: MARGIN + (places[i]!.x - left) * size,
    y: MARGIN + (places[i]!.y - top) * size,
    size,
  }));
  const puts = laid.map((board): Put => {
    const { x, y } = squares.find(({ cell }) => cell === board.cell)!;
    const { x: column, y: row } = placeOf(board.cell);
    const quarters = (board.quarters + Number(sideways)) % EDGES.length;
    const at = (point: Point) => {
      const inside = turned(point, quarters, size);
      return { x: round(inside.x + x), y: round(inside.y + y) };
    };
    return { side: printed.sides[board.side]!, quarters, column, row, at };
  });
  const islands = puts.flatMap(({ side }) => [...new Set(side.regions.map(({ island }) => island))]);
  const { joined, loose } = lanes(puts);
  return {
    squares,
    islands,
    loose,
    map: {
      title: {},
      width: across * size + 2 * MARGIN,
      height: down * size + 2 * MARGIN,
      start,
      continents: islands.map((island) => ({ names: printed.islands[island]!.names })),
      regions: puts.flatMap(({ side, at }) =>
        side.regions.map((region) => ({
          ...region,
          continent: islands.indexOf(region.island),
          path: moved(region.path, at),
        })),
      ),
      borders: puts.flatMap(({ side, at }) => lines(side.borders, at)),
      bridges: puts.flatMap(({ side, at }) => lines(side.bridges, at)),
      sea: [...puts.flatMap(({ side, at }) => lines(side.sea, at)), ...joined],
      coast: puts.map(({ side, at }) => moved(side.coast, at)).join(''),
      contour: puts.map(({ side, at }) => moved(side.contour, at)).join(''),
      open_sea: openSea(puts, squares, across, down, size),
    },
  };
}

/** A point of an upright square after some clockwise quarters. */
export function turned({ x, y }: Point, quarters: number, size: number): Point {
  let point = { x, y };
  for (let i = 0; i < quarters; i++) point = { x: size - point.y, y: point.x };
  return point;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function moved(path: string, at: Put['at']): string {
  return path
    .split('M')
    .filter(Boolean)
    .map((part) => ringsPath([parsePath(`M${part}`)[0]!.map(at)], part.trimEnd().endsWith('Z')))
    .join('');
}

function lines(printed: readonly PrintedLine[], at: Put['at']): PrintedLine[] {
  return printed.map(({ pair, path }) => ({ pair, path: moved(path, at) }));
}

// ----- Lanes

/** The lane that comes out at an edge of the table, from its region to the edge. */
function laneAt({ side, quarters, at }: Put, edge: number): { region: number; line: Polyline } {
  const name = EDGES[(edge - quarters + EDGES.length) % EDGES.length]!;
  const { region, path } = side.lanes.find((lane) => lane.edge === name)!;
  return { region, line: parsePath(path)[0]!.map(at) };
}

function lanes(puts: readonly Put[]): { joined: PrintedLine[]; loose: string[] } {
  const joined: PrintedLine[] = [];
  const loose: string[] = [];
  for (const put of puts) {
    BEYOND.forEach(({ x, y }, edge) => {
      const here = laneAt(put, edge);
      const other = puts.find(({ column, row }) => column === put.column + x && row === put.row + y);
      if (!other) return void loose.push(ringsPath([here.line], false));
      if (x + y < 0) return; // joined already, from the other side
      const there = laneAt(other, (edge + 2) % EDGES.length);
      const line = [...here.line, ...[...there.line].reverse().slice(1)];
      joined.push({ pair: [here.region, there.region], path: ringsPath([line], false) });
    });
  }
  return { joined, loose };
}

/** Where a compass rose has the most room: a corner of the table without a board, or the open sea of one. */
function openSea(
  puts: readonly Put[],
  squares: readonly Square[],
  across: number,
  down: number,
  size: number,
): [number, number, number] {
  for (let row = down - 1; row >= 0; row--) {
    for (let column = 0; column < across; column++) {
      const x = MARGIN + column * size;
      const y = MARGIN + row * size;
      if (!squares.some((square) => square.x === x && square.y === y)) {
        return [x + size / 2, y + size / 2, size / 2];
      }
    }
  }
  const seas = puts.map(({ side, at }): [number, number, number] => {
    const [x, y, room] = side.open_sea;
    const there = at({ x, y });
    return [there.x, there.y, room];
  });
  return seas.reduce((best, sea) => (sea[2] > best[2] ? sea : best), [0, 0, 0]);
}
