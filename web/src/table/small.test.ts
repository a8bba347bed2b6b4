/** The small pure functions of the table: places, clocks, amounts, where hints stand. */

import { expect, test } from 'vitest';
import { placeBeside } from './beside';
import { clockText, leftAt } from './clock';
import { amountOf, byDigit } from './offboard';
import { placings } from './places';

const units = { d: 'd', h: 'h', min: 'min' };
const bids = [0, 1, 2, 3].map((coins) => ({ code: coins + 1, kind: 'bid', arguments: { coins } }));
const noWord = () => false;

test('those who tie share a place, and the next place is skipped', () => {
  expect(placings([[2], [0, 3], [1]])).toEqual([
    { seat: 2, place: 1 },
    { seat: 0, place: 2 },
    { seat: 3, place: 2 },
    { seat: 1, place: 4 },
  ]);
});

test('a clock runs only while its seat is asked, and never below nought', () => {
  expect(leftAt({ left: 5000, running_since: null }, 99_000)).toBe(5000);
  expect(leftAt({ left: 5000, running_since: 10_000 }, 12_000)).toBe(3000);
  expect(leftAt({ left: 5000, running_since: 10_000 }, 60_000)).toBe(0);
});

test('clocks read as minutes, hours or days', () => {
  expect(
    [5_000, 65_000, 3_600_000 * 3.5, 86_400_000 * 2 + 3_600_000].map((left) => clockText(left, units)),
  ).toEqual(['0:05', '1:05', '3 h 30 min', '2 d 1 h']);
});

test('actions that differ in one amount show the amount only', () => {
  expect(amountOf(bids, noWord)).toBe('coins');
  expect(amountOf(bids.slice(0, 2), noWord)).toBeNull();
  expect(amountOf(bids, () => true)).toBeNull();
  expect(amountOf([...bids, { code: 0, kind: 'stop', arguments: {} }], noWord)).toBeNull();
  const alike = bids.map((bid) => ({ ...bid, arguments: { ...bid.arguments, verb: 'ship' } }));
  expect(amountOf(alike, noWord)).toBe('coins');
  const twoDiffer = alike.map((bid, n) => ({ ...bid, arguments: { ...bid.arguments, place: n } }));
  expect(amountOf(twoDiffer, noWord)).toBeNull();
});

test('a digit is the amount itself, or the place of the button', () => {
  expect(byDigit(bids, 'coins', 3)?.code).toBe(4);
  expect(byDigit(bids, null, 3)?.code).toBe(3);
  expect(byDigit(bids, null, 0)).toBeUndefined();
  expect(byDigit(bids, 'coins', 9)).toBeUndefined();
});

test('a hint stands above its target, below where there is no room, and always on the screen', () => {
  const screen = { width: 400, height: 700 };
  const bubble = { width: 280, height: 90 };
  expect(placeBeside({ left: 100, top: 500, width: 50, height: 30 }, bubble, screen).side).toBe('above');
  expect(placeBeside({ left: 100, top: 20, width: 50, height: 30 }, bubble, screen).side).toBe('below');
  for (const left of [-50, 0, 390])
    for (const top of [0, 300, 690]) {
      const spot = placeBeside({ left, top, width: 40, height: 40 }, bubble, screen);
      expect(spot.left).toBeGreaterThanOrEqual(0);
      expect(spot.left + bubble.width).toBeLessThanOrEqual(screen.width);
      expect(spot.top).toBeGreaterThanOrEqual(0);
      expect(spot.top + bubble.height).toBeLessThanOrEqual(screen.height);
    }
});
