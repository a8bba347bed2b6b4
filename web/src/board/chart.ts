/**
 * A map ready for drawing: the contents of `printed.map`, with the geometry that placing and moving pieces
 * needs.
 */

import { boxOf, Edges, largestPiece, movedPath, parsePath } from './geometry';
import type { Box, Point, Polyline } from './geometry';

export interface PrintedRegion {
  region: number;
  name: string;
  sea?: boolean;
  continent: number | null; // a sea region has none
  path: string;
}

export interface PrintedLine {
  pair: [number, number];
  path: string;
}

export interface PrintedMap {
  title: Record<string, string>;
  width: number;
  height: number;
  regions: PrintedRegion[];
  borders: PrintedLine[];
  sea: PrintedLine[];
  bridges?: PrintedLine[];
  shores?: PrintedLine[]; // between land and sea regions: parts of the coast
  straits?: PrintedLine[]; // between sea regions
  coast: string;
  contour: string;
  open_sea: [number, number, number];
  start: number | null;
  continents: { names: Record<string, string> }[];
}

/** The map with every point where `at` puts it. */
export function movedMap<Moved extends PrintedMap>(map: Moved, at: (point: Point) => Point): Moved {
  const moved = <Line extends { path: string }>(line: Line) => ({ ...line, path: movedPath(line.path, at) });
  const [x, y, room] = map.open_sea;
  const sea = at({ x, y });
  return {
    ...map,
    regions: map.regions.map(moved),
    borders: map.borders.map(moved),
    sea: map.sea.map(moved),
    bridges: map.bridges?.map(moved),
    shores: map.shores?.map(moved),
    straits: map.straits?.map(moved),
    coast: movedPath(map.coast, at),
    contour: movedPath(map.contour, at),
    open_sea: [sea.x, sea.y, room],
  };
}

/** A place inside a region, with how far it is from the edge. */
export interface Place extends Point {
  room: number;
}

/** How far it is to the edge from every point of a fine grid; negative outside. */
export interface Field {
  box: Box;
  step: number; // between the points
  columns: number;
  rooms: Float32Array;
}

export interface Region {
  number: number;
  name: string;
  sea: boolean;
  continent: number | null;
  path: string;
  rings: Polyline[]; // of the part in which its name and everything else stands; the path may have more
  box: Box;
  field: Field;
  places: Place[]; // the points of the field that lie inside
  middle: Place; // the roomiest of them
}

export interface Chart {
  width: number;
  height: number;
  regions: Region[];
  byNumber: Map<number, Region>;
  borders: PrintedLine[];
  sea: PrintedLine[];
  bridges: PrintedLine[];
  shores: PrintedLine[];
  straits: PrintedLine[];
  coast: string;
  contour: string;
  openSea: Place;
  start: number | null;
}

const TINTS = 8;

/** The colour of a continent, or of the sea where there is none. */
export function tintOf(continent: number | null): string {
  return continent === null ? 'var(--sea-deep)' : `var(--land-${(continent % TINTS) + 1})`;
}

const FINEST = 6;
const MOST_POINTS = 3000; // a wide sea makes do with a coarser grid

const made = new WeakMap<PrintedMap, Chart>();

/** The chart of a printed map; the same map gives the same chart. */
export function chartOf(map: PrintedMap): Chart {
  let chart = made.get(map);
  if (!chart) made.set(map, (chart = drawn(map)));
  return chart;
}

function drawn(map: PrintedMap): Chart {
  const regions = map.regions.map(regionOf);
  const [x, y, room] = map.open_sea;
  return {
    width: map.width,
    height: map.height,
    regions,
    byNumber: new Map(regions.map((region) => [region.number, region])),
    borders: map.borders,
    sea: map.sea,
    bridges: map.bridges ?? [],
    shores: map.shores ?? [],
    straits: map.straits ?? [],
    coast: map.coast,
    contour: map.contour,
    openSea: { x, y, room },
    start: map.start,
  };
}

function regionOf(printed: PrintedRegion): Region {
  const rings = largestPiece(parsePath(printed.path));
  const field = fieldOf(rings);
  const places = placesOf(field);
  // A sliver too thin for the grid has its first corner as a place.
  if (!places.length) places.push({ ...rings[0]![0]!, room: 0 });
  return {
    number: printed.region,
    name: printed.name,
    sea: printed.sea ?? false,
    continent: printed.continent,
    path: printed.path,
    rings,
    box: field.box,
    field,
    places,
    middle: places.reduce((best, place) => (place.room > best.room ? place : best)),
  };
}

function fieldOf(rings: Polyline[]): Field {
  const box = boxOf(rings);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const step = Math.max(FINEST, Math.sqrt((width * height) / MOST_POINTS));
  const columns = Math.max(1, Math.ceil(width / step));
  const rows = Math.max(1, Math.ceil(height / step));
  const rooms = new Float32Array(columns * rows);
  const edges = new Edges(rings);
  for (let row = 0; row < rows; row++) {
    const y = box.top + (row + 0.5) * step;
    const crossings = edges.crossings(y);
    let crossed = 0;
    let most = Infinity;
    for (let column = 0; column < columns; column++) {
      const x = box.left + (column + 0.5) * step;
      while (crossed < crossings.length && crossings[crossed]! <= x) crossed++;
      const distance = edges.distance(x, y, most);
      rooms[row * columns + column] = crossed % 2 ? distance : -distance;
      most = distance + step; // the next point cannot be farther from the edge
    }
  }
  return { box, step, columns, rooms };
}

function placesOf({ box, step, columns, rooms }: Field): Place[] {
  const places: Place[] = [];
  for (let i = 0; i < rooms.length; i++) {
    const room = rooms[i]!;
    if (room <= 0) continue;
    const x = box.left + ((i % columns) + 0.5) * step;
    const y = box.top + (Math.floor(i / columns) + 0.5) * step;
    places.push({ x, y, room });
  }
  return places;
}

/**
 * How far it is to the edge from any point: never too much, and at most one and a half steps of the grid too
 * little; negative outside.
 */
export function roomAt(field: Field, x: number, y: number): number {
  const across = (x - field.box.left) / field.step;
  const down = (y - field.box.top) / field.step;
  const column = Math.floor(across);
  const row = Math.floor(down);
  if (column < 0 || column >= field.columns || row < 0) return -field.step;
  const room = field.rooms[row * field.columns + column];
  if (room === undefined) return -field.step;
  // The nearest sample, less how far away it is.
  const aside = across - column - 0.5;
  const below = down - row - 0.5;
  return room - field.step * Math.sqrt(aside * aside + below * below);
}
