import { expect, test } from 'vitest';
import type { Foretold } from '../games/contract';
import { changesOf, outcomeOf } from './forecast';

const foretold: Foretold = {
  now: [
    { regions: 3, continents: 0, goods: 4, total: 7 },
    { regions: 2, continents: 1, goods: 2, total: 5 },
    { regions: 1, continents: 1, goods: 0, total: 2 },
  ],
  choices: [
    {
      code: 64,
      seats: [
        { seat: 0, regions: 4, continents: 1, goods: 4, total: 9 },
        { seat: 1, regions: 1, continents: 0, goods: 2, total: 3 },
        { seat: 2, regions: 2, continents: 0, goods: 0, total: 2 },
      ],
    },
  ],
};

test('of a choice are shown the seats whose points change, one’s own first, and from which sources', () => {
  const outcome = outcomeOf(foretold, 64)!;
  expect(changesOf(foretold, outcome, 1)).toEqual([
    {
      seat: 1,
      before: 5,
      after: 3,
      parts: [
        { source: 'regions', before: 2, after: 1 },
        { source: 'continents', before: 1, after: 0 },
      ],
    },
    {
      seat: 0,
      before: 7,
      after: 9,
      parts: [
        { source: 'regions', before: 3, after: 4 },
        { source: 'continents', before: 0, after: 1 },
      ],
    },
  ]);
});

test('nothing is said of a choice that changes no points, nor before it is known', () => {
  expect(outcomeOf(foretold, 65)).toBeNull();
  expect(outcomeOf(null, 64)).toBeNull();
  expect(outcomeOf(foretold, null)).toBeNull();
});
