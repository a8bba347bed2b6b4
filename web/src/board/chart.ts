/** A map ready for drawing: what `printed.map` says, with the geometry that placing and moving pieces needs. */

import { boxOf, contains, distanceToEdge, parsePath, type Box, type Point, type Polyline } from './geometry';

export interface PrintedRegion {
  region: number;
  name: string;
  continent: number;
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
  coast: string;
  contour: string;
  open_sea: [number, number, number];
  start: number | null;
  continents: { names: Record<string, string> }[];
}

/** A place inside a region, with how far it is from the edge. */
export interface Place extends Point {
  room: number;
}

/** How far it is to the edge from every point of a fine grid; negative outside. */
export interface Field {
  box: Box;
  columns: number;
  rooms: Float32Array;
}

export interface Region {
  number: number;
  name: string;
  continent: number;
  path: string;
  rings: Polyline[];
  box: Box;
  field: Field;
  places: Place[]; // those of the field that lie inside
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
  coast: string;
  contour: string;
  openSea: Place;
  start: number | null;
}

const SAMPLE = 6;

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
    coast: map.coast,
    contour: map.contour,
    openSea: { x, y, room },
    start: map.start,
  };
}

function regionOf(printed: PrintedRegion): Region {
  const rings = parsePath(printed.path);
  const field = fieldOf(rings);
  const places = placesOf(field);
  // A sliver too thin for the grid has its first corner for a place.
  if (!places.length) places.push({ ...rings[0]![0]!, room: 0 });
  return {
    number: printed.region,
    name: printed.name,
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
  const columns = Math.max(1, Math.ceil((box.right - box.left) / SAMPLE));
  const rows = Math.max(1, Math.ceil((box.bottom - box.top) / SAMPLE));
  const rooms = new Float32Array(columns * rows);
  for (let i = 0; i < rooms.length; i++) {
    const p = pointOf(box, columns, i);
    rooms[i] = distanceToEdge(rings, p) * (contains(rings, p) ? 1 : -1);
  }
  return { box, columns, rooms };
}

function pointOf(box: Box, columns: number, index: number): Point {
  return {
    x: box.left + ((index % columns) + 0.5) * SAMPLE,
    y: box.top + (Math.floor(index / columns) + 0.5) * SAMPLE,
  };
}

function placesOf(field: Field): Place[] {
  const places: Place[] = [];
  field.rooms.forEach((room, index) => {
    if (room > 0) places.push({ ...pointOf(field.box, field.columns, index), room });
  });
  return places;
}

/** How far it is to the edge from any point, within half a step of the grid and never too much; negative outside. */
export function roomAt(field: Field, x: number, y: number): number {
  const across = (x - field.box.left) / SAMPLE;
  const down = (y - field.box.top) / SAMPLE;
  const column = Math.floor(across);
  const row = Math.floor(down);
  if (column < 0 || column >= field.columns || row < 0) return -SAMPLE;
  const room = field.rooms[row * field.columns + column];
  if (room === undefined) return -SAMPLE;
  // The nearest sample, less how far away it is.
  const aside = across - column - 0.5;
  const below = down - row - 0.5;
  return room - SAMPLE * Math.sqrt(aside * aside + below * below);
}
