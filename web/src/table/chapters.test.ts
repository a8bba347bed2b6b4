import { expect, test } from 'vitest';
import { chapters as capitals } from '../games/capitals/chapters';
import type { GameEvent } from '../games/contract';
import { endOfLastTurn, isPicked, picked, turnsOf } from './chapters';

const event = (step: number, key: string, seat?: number, more: object = {}): GameEvent => ({
  step,
  key,
  arguments: { ...(seat === undefined ? {} : { seat }), ...more },
});

const LOG = [
  event(1, 'capital-placed', 0),
  event(2, 'round-begins'),
  event(2, 'turn-begins', 0),
  event(3, 'built', 0),
  event(4, 'trade-offered', 0, { other: 1 }),
  event(5, 'offer-accepted', 1),
  event(6, 'turn-ends', 0),
  event(6, 'turn-begins', 1),
  event(7, 'attack-won', 1),
  event(8, 'turn-ends', 1),
  event(8, 'round-begins'),
  event(8, 'turn-begins', 0),
];

test('a turn is what a game says it is, whoever answers meanwhile', () => {
  const turns = turnsOf(LOG, capitals);
  expect(turns.map(({ seat, first, last }) => [seat, first, last])).toEqual([
    [null, 1, 2],
    [0, 2, 6],
    [1, 6, 8],
    [0, 8, 8],
  ]);
});

test('a log that begins in the middle of a turn knows by its end whose it was', () => {
  for (const from of [3, 6])
    expect(turnsOf(LOG.slice(from), capitals).map(({ seat }) => seat)).toEqual([0, 1, 0]);
});

test('where a game says nothing, a turn ends when another seat does something', () => {
  const log = [event(1, 'taken', 0), event(1, 'drawn'), event(2, 'placed', 0), event(3, 'taken', 1)];
  expect(turnsOf(log).map(({ seat, first, last }) => [seat, first, last])).toEqual([
    [0, 1, 2],
    [1, 3, 3],
  ]);
});

test('since one’s last turn is since its end, also during the next one', () => {
  const turns = turnsOf(LOG, capitals);
  expect(endOfLastTurn(turns, 0)).toBe(6);
  expect(endOfLastTurn(turns, 1)).toBe(8);
  expect(endOfLastTurn(turns.slice(0, 2), 0)).toBe(null); // the first turn of all
});

test('what is picked stands under its round and turn, and empty turns are left out', () => {
  const battles = capitals.kinds[0]!;
  expect(picked(LOG, battles, capitals).map(({ key }) => key)).toEqual([
    'round-begins',
    'turn-begins',
    'attack-won',
  ]);
  expect(picked(LOG, null, capitals)).toEqual(LOG);
});

test('mine is what I did and what was done to me', () => {
  expect(isPicked(LOG[4]!, { seat: 1 })).toBe(true);
  expect(isPicked(LOG[3]!, { seat: 1 })).toBe(false);
});
