import { expect, test } from 'vitest';
import { chartOf, type PrintedMap } from './chart';
import { contains, largestPiece, parsePath, pointAlong } from './geometry';
import { letter } from './lettering';
import { route } from './routes';
import { Layout, standKey, type Stand } from './stands';

/** Left and right edge touch: Ring goes over the edge, East and West border there, a lane leads over it. */
const ROUND: PrintedMap = {
  title: { en: 'Round' },
  width: 600,
  height: 400,
  regions: [
    { region: 1, name: 'Ring', continent: 0, path: 'M0,0L60,0L60,100L0,100ZM420,0L600,0L600,100L420,100Z' },
    { region: 2, name: 'West', continent: 0, path: 'M0,120L150,120L150,220L0,220Z' },
    { region: 3, name: 'East', continent: 0, path: 'M450,120L600,120L600,220L450,220Z' },
    { region: 4, name: 'Fell', continent: 0, path: 'M60,260L200,260L200,360L60,360Z' },
    { region: 5, name: 'Glen', continent: 0, path: 'M400,260L540,260L540,360L400,360Z' },
  ],
  borders: [{ pair: [2, 3], path: 'M0,120L0,170L0,220M600,120L600,170L600,220' }],
  sea: [{ pair: [4, 5], path: 'M60,300L0,310M600,310L540,300' }],
  coast: '',
  contour: '',
  open_sea: [0, 0, 0],
  start: null,
  continents: [{ names: { en: 'Land' } }],
};
const round = chartOf(ROUND);

test('of a region that an edge cuts in two, the larger piece is where things stand', () => {
  const ring = round.byNumber.get(1)!;
  expect(ring.box).toEqual({ left: 420, top: 0, right: 600, bottom: 100 });
  expect(letter(ring, 22, false).box.left).toBeGreaterThan(420);
  const army: Stand = { region: 1, piece: { kind: 'army', colour: 1 }, count: 3 };
  expect(new Layout(round, 1).spots([army]).get(standKey(1, army.piece))!.x).toBeGreaterThan(420);
  expect(ring.path).toBe(ROUND.regions[0]!.path);
});

test('a lake belongs to its piece', () => {
  const lake = 'M450,20L480,20L480,50L450,50Z';
  const rings = largestPiece(parsePath(ROUND.regions[0]!.path + lake));
  expect(rings).toHaveLength(2);
  expect(contains(rings, { x: 460, y: 30 })).toBe(false);
  expect(contains(rings, { x: 30, y: 30 })).toBe(false);
  const whole = parsePath(ROUND.regions[1]!.path);
  expect(largestPiece(whole)).toBe(whole);
});

test('a piece goes over the edge by a lane, in either direction', () => {
  const [fell, glen] = [4, 5].map((number) => round.byNumber.get(number)!.middle);
  const there = route(round, 4, 5, fell!, glen!);
  expect(there.map((line) => line.map(({ x }) => x))).toEqual([
    [fell!.x, 60, 0],
    [600, 540, glen!.x],
  ]);
  const back = route(round, 5, 4, glen!, fell!);
  expect(back.map((line) => [...line].reverse()).reverse()).toEqual(there);
});

test('a piece goes over a border at the edge, and not across the map', () => {
  const [west, east] = [
    { x: 70, y: 170 },
    { x: 530, y: 160 },
  ];
  expect(route(round, 2, 3, west, east)).toEqual([
    [west, { x: 0, y: 170 }],
    [{ x: 600, y: 170 }, east],
  ]);
  expect(route(round, 3, 2, east, west)[0]!.at(-1)!.x).toBe(600);
});

test('no time is spent between the edges', () => {
  const way = [
    [
      { x: 10, y: 0 },
      { x: 0, y: 0 },
    ],
    [
      { x: 600, y: 0 },
      { x: 570, y: 0 },
    ],
  ];
  expect(pointAlong(way, 0)).toEqual({ x: 10, y: 0 });
  expect(pointAlong(way, 0.5)).toEqual({ x: 590, y: 0 });
  expect(pointAlong(way, 1)).toEqual({ x: 570, y: 0 });
});
