import { expect, test } from 'vitest';
import type { Chart } from '../../board/chart';
import type { FamilyView } from './facts';
import { controlLayer, leadOf, middleOne, needed, partsLayer } from './layers';
import { region } from './sample';

test('a lead is told from where one sits: how many more, or how many fewer than the best of the others', () => {
  expect(leadOf([3, 1, 0], 0)).toEqual({ leader: 0, tied: false, by: 2 });
  expect(leadOf([3, 1, 0], 1)).toEqual({ leader: 0, tied: false, by: -2 });
  expect(leadOf([2, 2, 0], 1)).toEqual({ leader: null, tied: true, by: 0 });
  expect(leadOf([0, 1, 2], 0)).toEqual({ leader: 'neutral', tied: false, by: -2 });
  expect(leadOf([0, 0, 0], 0)).toEqual({ leader: null, tied: false, by: null });
});

test('whoever only watches is told how far ahead the leader is', () => {
  expect(leadOf([1, 4, 2], null)).toEqual({ leader: 1, tied: false, by: 2 });
  expect(leadOf([1, 2, 2], null)).toEqual({ leader: null, tied: true, by: 0 });
});

test('one more than the difference takes what one is behind in', () => {
  expect(needed(-2)).toBe(3);
  expect(needed(0)).toBe(1);
});

const view = {
  seat: 0,
  players: 2,
  regions: [
    region(1, { armies: [2, 1], cities: [0, 0], controller: 0 }),
    region(2, { armies: [1, 0], cities: [0, 1] }), // an army against a city
    region(3, { armies: [0, 0], neutral: 1, controller: 'neutral' }),
    region(4),
  ],
} as unknown as FamilyView;

test('the layer of control counts armies and cities alike', () => {
  const { holders, tied, numbers } = controlLayer(view);
  expect([...holders]).toEqual([
    [1, 0],
    [3, 'neutral'],
  ]);
  expect(tied).toEqual([2]);
  expect(numbers.map(({ amount }) => amount)).toEqual([1, 0, -1, null]);
});

const place = (x: number, y: number) => ({ middle: { x, y, room: 9 } });
const chart = {
  byNumber: new Map([
    [1, place(0, 0)],
    [2, place(10, 0)],
    [3, place(100, 0)],
    [4, place(40, 0)],
  ]),
} as unknown as Chart;

test('a continent or island is led by whoever holds most of its regions, and has one number, in its middle', () => {
  expect(middleOne(chart, [1, 2, 4])).toBe(2);
  expect(middleOne(chart, [])).toBeUndefined();
  const { holders, tied, numbers } = partsLayer(view, chart, [[1, 2], [3, 1], [4]]);
  expect([...holders]).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(tied).toEqual([3, 1]);
  expect(numbers.map(({ amount }) => amount)).toEqual([1, 0, null]);
});
