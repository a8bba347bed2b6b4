import { expect, test } from 'vitest';
import type { GameEvent, TourStop, View } from '../games/contract';
import { Tour } from './tour.svelte';

const view = { seat: 0 } as View;
const event = (key: string, seat = 0): GameEvent => ({ step: 1, key, arguments: { seat } });
const stop = (key: string): TourStop => ({
  key,
  target: '#x',
  done: (e, v) => e.key === key && e.arguments.seat === v.seat,
});
const stops = ['bid', 'take', 'use'].map(stop);

test('a hint goes away by doing its thing, and the next one comes', () => {
  const tour = new Tour(stops, [], view);
  expect(tour.stop?.key).toBe('bid');
  tour.follow([event('bid', 1)], view);
  expect(tour.stop?.key).toBe('bid');
  tour.follow([event('bid'), event('take')], view);
  expect(tour.stop?.key).toBe('use');
});

test('what was done before the page was opened is not asked again', () => {
  expect(new Tour(stops, [event('bid')], view).stop?.key).toBe('take');
});

test('after the last hint there is none', () => {
  const tour = new Tour(stops, [], view);
  for (const { key } of stops) tour.follow([event(key)], view);
  expect(tour.stop).toBeNull();
});
