import { expect, test } from 'vitest';
import { composed, composedChart, turnedEdge, type Laid, type PrintedBoard } from './composing';
import { boxOf, parsePath } from './geometry';

/** A square board of side 100 with one region in its north-west corner, and lanes at the north and west edges. */
function board(region: number): PrintedBoard {
  return {
    title: {},
    width: 100,
    height: 100,
    regions: [{ region, name: `R${region}`, continent: 0, path: 'M10,20L40,20L40,40L10,40Z' }],
    borders: [],
    sea: [],
    bridges: [],
    lanes: [
      { edge: 'north', region, path: 'M30,20L50,0' },
      { edge: 'west', region, path: 'M10,30L0,50' },
    ],
    coast: 'M10,20L40,20L40,40L10,40Z',
    contour: 'M5,15L45,15L45,45L5,45Z',
    open_sea: [80, 80, 15],
    start: null,
    continents: [{ names: { en: `Isle ${region}` } }],
  };
}

const laid = (region: number, x: number, y: number, quarters: number): Laid => ({
  name: `board ${region}`,
  board: board(region),
  x,
  y,
  quarters,
});

test.each([
  [0, { left: 10, top: 20, right: 40, bottom: 40 }],
  [1, { left: 60, top: 10, right: 80, bottom: 40 }],
  [2, { left: 60, top: 60, right: 90, bottom: 80 }],
  [3, { left: 20, top: 60, right: 40, bottom: 90 }],
])('a board turned by %i quarters clockwise', (quarters, box) => {
  const map = composed([laid(1, 0, 0, quarters)], null);
  expect(boxOf(parsePath(map.regions[0]!.path))).toEqual(box);
});

test('a quarter turn brings the north edge to the east', () => {
  expect(turnedEdge('north', 1)).toBe('east');
  expect(turnedEdge('west', 1)).toBe('north');
});

test('boards lie beside each other, whatever square of the grid is the first', () => {
  const map = composed([laid(1, 3, 5, 0), laid(2, 4, 5, 0)], 2);
  expect([map.width, map.height, map.start]).toEqual([200, 100, 2]);
  expect(boxOf(parsePath(map.regions[1]!.path)).left).toBe(110);
  expect(map.regions.map(({ continent }) => continent)).toEqual([0, 1]);
});

test('lanes that meet at touching edges become one, the others lead nowhere', () => {
  // The first turned once has lanes in the east and north; the second has them in the north and west.
  const map = composed([laid(1, 0, 0, 1), laid(2, 1, 0, 0)], null);
  expect(map.sea).toHaveLength(1);
  expect(map.sea[0]!.pair).toEqual([1, 2]);
  expect(parsePath(map.sea[0]!.path)[0]).toEqual([
    { x: 80, y: 30 },
    { x: 100, y: 50 },
    { x: 100, y: 50 },
    { x: 110, y: 30 },
  ]);
  expect(map.loose).toHaveLength(2);
});

test('boards that touch without facing lanes are not joined', () => {
  expect(composed([laid(1, 0, 0, 0), laid(2, 1, 0, 0)], null).sea).toHaveLength(0);
});

test('the same boards in the same places are one chart, turned ones another', () => {
  const chart = composedChart([laid(1, 0, 0, 0)], 1);
  expect(composedChart([laid(1, 0, 0, 0)], 1)).toBe(chart);
  expect(composedChart([laid(1, 0, 0, 2)], 1)).not.toBe(chart);
});

test('no board at all is refused', () => {
  expect(() => composed([], null)).toThrow('at least one board');
});
