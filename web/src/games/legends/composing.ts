/** The boards on the table as one map: each turned and put into its cell, lanes joined where boards touch. */

import { movedMap, type PrintedLine, type PrintedMap } from '../../board/chart';
import { parsePath, ringsPath, turned, type Point, type Polyline } from '../../board/geometry';
import type { LaidBoard, Printed, PrintedSide } from './facts';

export interface Square {
  cell: string;
  x: number;
  y: number;
  size: number;
}

export interface Sheet {
  map: PrintedMap;
  islands: number[]; // the island for each tint of the map
  squares: Square[]; // one for every cell of the layout
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

type OpenSea = PrintedMap['open_sea'];

/** Which boards lie where, and how they are seen: sideways, the whole table is turned by a clockwise quarter. */
export interface Table {
  layout: string | null;
  laid: readonly LaidBoard[];
  start: number | null;
  sideways?: boolean; // what lies in the west is seen above
}

const made = new WeakMap<Printed, Map<string, Sheet>>();

/** The same boards give the same sheet, so that nothing is placed anew. */
export function sheetOf(printed: Printed, table: Table): Sheet {
  const known = made.get(printed) ?? new Map<string, Sheet>();
  made.set(printed, known);
  const key = JSON.stringify([table.layout, table.laid, table.start, table.sideways]);
  const sheet = known.get(key) ?? composed(printed, table);
  known.set(key, sheet);
  return sheet;
}

/** A board in its place. */
interface Put {
  side: PrintedSide; // drawn in its place, except for its lanes, which are as printed
  quarters: number;
  column: number;
  row: number;
  at(point: Point): Point; // where a point of the upright print is seen
}

function composed(printed: Printed, { layout, laid, start, sideways = false }: Table): Sheet {
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
    return { side: movedMap(printed.sides[board.side]!, at), quarters, column, row, at };
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
      regions: puts.flatMap(({ side }) =>
        side.regions.map((region) => ({ ...region, continent: islands.indexOf(region.island) })),
      ),
      borders: puts.flatMap(({ side }) => side.borders),
      bridges: puts.flatMap(({ side }) => side.bridges),
      sea: [...puts.flatMap(({ side }) => side.sea), ...joined],
      coast: puts.map(({ side }) => side.coast).join(''),
      contour: puts.map(({ side }) => side.contour).join(''),
      open_sea: openSea(puts, squares, across, down, size),
    },
  };
}

const round = (number: number) => Math.round(number * 10) / 10;

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
function openSea(puts: Put[], squares: Square[], across: number, down: number, size: number): OpenSea {
  for (let row = down - 1; row >= 0; row--) {
    for (let column = 0; column < across; column++) {
      const x = MARGIN + column * size;
      const y = MARGIN + row * size;
      if (!squares.some((square) => square.x === x && square.y === y)) {
        return [x + size / 2, y + size / 2, size / 2];
      }
    }
  }
  const seas = puts.map(({ side }) => side.open_sea);
  return seas.reduce((best, sea) => (sea[2] > best[2] ? sea : best), [0, 0, 0]);
}
