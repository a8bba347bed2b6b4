import { expect, test } from 'vitest';
import { collected } from './goods';
import { tour } from './tour';

test('goods are worth the highest step reached, and say what the next one takes', () => {
  const tracks = { coal: { 2: 1, 3: 2, 4: 3, 5: 5 }, tree: { 2: 1, 4: 2, 5: 3, 6: 5 } };
  expect(collected({ tree: 3, coal: 7, wild: 1, anvil: 0 }, tracks)).toEqual([
    { good: 'tree', count: 3, points: 1, next: { count: 4, points: 2 } },
    { good: 'coal', count: 7, points: 5, next: null },
    { good: 'wild', count: 1, points: 0, next: null },
  ]);
});

test('the last hint of the first turn is about goods', () => {
  expect(tour.map(({ key }) => key)).toEqual(['bid', 'row', 'board', 'turn', 'goods']);
});
