import { expect, test } from 'vitest';
import {
  contains,
  distance,
  distanceToBox,
  Edges,
  lengthOf,
  nearestOnLine,
  parsePath,
  pointAlong,
  ringsPath,
  turned,
} from './geometry';

const SQUARE = 'M0,0L10,0L10,10L0,10Z';
const WITH_LAKE = SQUARE + 'M4,4L6,4L6,6L4,6Z';

test('a path is read into its rings and written back', () => {
  expect(parsePath(WITH_LAKE)).toHaveLength(2);
  expect(ringsPath(parsePath(WITH_LAKE))).toBe(WITH_LAKE);
});

test('a path of curves is refused with what was wrong', () => {
  expect(() => parsePath('M0,0C1,1 2,2 3,3')).toThrow('0,0C1');
});

test('a lake is not inside', () => {
  const rings = parsePath(WITH_LAKE);
  expect(contains(rings, { x: 2, y: 2 })).toBe(true);
  expect(contains(rings, { x: 5, y: 5 })).toBe(false);
  expect(contains(rings, { x: 11, y: 5 })).toBe(false);
});

test('the edge of a lake counts as edge', () => {
  expect(new Edges(parsePath(SQUARE)).distance(3, 5)).toBe(3);
  expect(new Edges(parsePath(WITH_LAKE)).distance(3, 5)).toBe(1);
});

test('distance to a box is nought inside it', () => {
  const box = { left: 0, top: 0, right: 4, bottom: 2 };
  expect(distanceToBox(box, 1, 1)).toBe(0);
  expect(distanceToBox(box, 7, 6)).toBe(5);
});

test('a point along a line is found by length, not by corners', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 9 },
  ];
  expect(lengthOf(line)).toBe(10);
  expect(pointAlong([line], 0.5)).toEqual({ x: 1, y: 4 });
  expect(pointAlong([line], 0)).toEqual({ x: 0, y: 0 });
  expect(pointAlong([line], 2)).toEqual({ x: 1, y: 9 });
});

test('the nearest point of a line may lie between its corners', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(nearestOnLine(line, { x: 4, y: 3 })).toEqual({ x: 4, y: 0 });
});

test('a quarter takes what is in the north to the east, and four of them change nothing', () => {
  expect(turned({ x: 50, y: 0 }, 1, 100)).toEqual({ x: 100, y: 50 });
  expect(turned({ x: 100, y: 50 }, 1, 100)).toEqual({ x: 50, y: 100 });
  expect(turned({ x: 12, y: 34 }, 4, 100)).toEqual({ x: 12, y: 34 });
});

test('stretches that are passed over are not the nearest', () => {
  const ring = Array.from({ length: 61 }, (_, i) => {
    const turn = (i / 61) * 2 * Math.PI;
    const radius = 100 + 30 * Math.sin(5 * turn);
    return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
  });
  const edges = new Edges([ring]);
  const closed = [...ring, ring[0]!];
  for (let x = -140; x <= 140; x += 20) {
    for (let y = -140; y <= 140; y += 20) {
      const far = distance(nearestOnLine(closed, { x, y }), { x, y });
      expect(edges.distance(x, y)).toBeCloseTo(far);
      expect(edges.distance(x, y, far + 5)).toBeCloseTo(far);
      const left = edges.crossings(y).filter((crossing) => crossing <= x);
      expect(left.length % 2 === 1).toBe(contains([ring], { x, y }));
    }
  }
});
