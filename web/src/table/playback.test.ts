import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pauseFor, Playback, type Frame } from './playback';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const frame = (step: number, seat = 1): Frame => ({
  view: {} as Frame['view'],
  events: [{ step, key: 'army-placed', arguments: { seat } }],
  seq: step,
  step,
  undoneFrom: null,
});

function stage(pause = 500) {
  const shown: number[] = [];
  const busy: boolean[] = [];
  const playback = new Playback(
    (f) => shown.push(f.step),
    () => pause,
    (b) => busy.push(b),
  );
  return { shown, busy, playback };
}

test('the first update is shown at once, the next ones each after its pause', () => {
  const { shown, playback } = stage();
  playback.push(frame(1));
  playback.push(frame(2));
  playback.push(frame(3));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2, 3]);
});

test('skipping shows every step that waits, in order', () => {
  const { shown, busy, playback } = stage();
  for (const step of [1, 2, 3]) playback.push(frame(step));
  playback.skip();
  expect(shown).toEqual([1, 2, 3]);
  expect(busy.at(-1)).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 2, 3]);
});

test('after a clear nothing old appears', () => {
  const { shown, playback } = stage();
  playback.push(frame(1));
  playback.push(frame(2));
  playback.clear();
  playback.push(frame(9));
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 9]);
});

test('it is busy only while something waits', () => {
  const { busy, playback } = stage();
  playback.push(frame(1));
  expect(busy.at(-1)).toBe(false);
  playback.push(frame(2));
  expect(busy.at(-1)).toBe(true);
  vi.advanceTimersByTime(500);
  expect(busy.at(-1)).toBe(false);
});

test('without pauses nothing ever waits', () => {
  const { shown, playback } = stage(0);
  for (const step of [1, 2, 3]) playback.push(frame(step));
  expect(shown).toEqual([1, 2, 3]);
});

test('one’s own steps pause for their motion, others’ to be followed, a hidden page not at all', () => {
  const own = pauseFor(frame(1, 0), 0, 'calm', [0], false);
  const others = pauseFor(frame(1, 1), 0, 'calm', [0], false);
  expect(own).toBeGreaterThanOrEqual(350);
  expect(others).toBeGreaterThan(own);
  expect(pauseFor(frame(1, 1), 20, 'calm', [0], false)).toBeLessThan(others);
  expect(pauseFor(frame(1, 1), 0, 'at-once', [0], false)).toBe(0);
  expect(pauseFor(frame(1, 1), 0, 'calm', [0], true)).toBe(0);
});
