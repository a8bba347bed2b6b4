import { expect, test } from 'vitest';
import type { GameEvent } from '../net/types';
import { LogWindow, MOST, type LogPage } from './logwindow.svelte';

const event = (step: number): GameEvent => ({ step, key: 'walked', arguments: { seat: 0 } });
const steps = (log: LogWindow) => log.events.map(({ step }) => step);
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** A page of the log as the server sends it, with one event for each step. */
function page(before: number): LogPage {
  const from = Math.max(before - 100, 0);
  return { events: range(from + 1, before).map(event), events_from: from };
}

function opened(last: number) {
  const asked: number[] = [];
  const log = new LogWindow((before) => {
    asked.push(before);
    return Promise.resolve(page(before));
  });
  log.show(page(last), last);
  return { log, asked };
}

test('a short log is complete', () => {
  const { log } = opened(30);
  expect(steps(log)).toEqual(range(1, 30));
  expect(log.complete).toBe(true);
});

test('what happens is added, and what was taken back leaves', () => {
  const { log } = opened(3);
  log.add([event(4), event(4)], 4);
  expect(steps(log)).toEqual([1, 2, 3, 4, 4]);
  log.strike(2);
  expect([steps(log), log.last, log.complete]).toEqual([[1, 2], 2, true]);
});

test('older pages come as one scrolls up, each once', async () => {
  const { log, asked } = opened(500);
  expect(steps(log)).toEqual(range(401, 500));
  await Promise.all([log.older(), log.older()]);
  expect(asked).toEqual([400]);
  for (let n = 0; n < 5; n++) await log.older();
  expect(steps(log)).toEqual(range(1, 500));
  expect(asked).toEqual([400, 300, 200, 100]);
});

test('memory stays flat, from the end to the beginning and back', async () => {
  const { log } = opened(10_000);
  while (log.from > 0) {
    await log.older();
    expect(log.events.length).toBeLessThanOrEqual(MOST);
    expect(steps(log)).toEqual(range(log.from + 1, log.to));
  }
  log.add([event(10_001)], 10_001); // out of sight
  expect(log.to).toBeLessThan(1_000);
  while (log.to < log.last) {
    await log.newer();
    expect(log.events.length).toBeLessThanOrEqual(MOST);
    expect(steps(log)).toEqual(range(log.from + 1, log.to));
  }
  expect(log.to).toBe(10_001);
});

test('a jump brings what is around it', async () => {
  const { log } = opened(10_000);
  await log.around(5_000);
  expect(log.has(5_000)).toBe(true);
  expect(steps(log)).toEqual(range(4_951, 5_050));
  await log.around(5_001);
  expect(log.to).toBe(5_050);
});
