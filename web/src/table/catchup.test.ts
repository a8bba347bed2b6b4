import { expect, test } from 'vitest';
import type { Moment } from '../net/messages';
import type { GameEvent, View } from '../net/types';
import { CatchUp } from './catchup.svelte';

const event = (step: number): GameEvent => ({ step, key: 'done', arguments: {} });
const view = (step: number) => ({ step, legal: [] }) as unknown as View;

function playing() {
  const shown: [number, number][] = []; // step, how many events are animated
  const asked: number[] = [];
  const catchUp = new CatchUp({
    at: (step) => {
      asked.push(step);
      return Promise.resolve({ view: view(step), events: [event(step)], step } as unknown as Moment);
    },
    show: (now, events) => void shown.push([now.step, events.length]),
    pause: () => 0,
  });
  return { catchUp, shown, asked };
}

const settled = () => new Promise((done) => setTimeout(done, 5));

test('every moment is asked for once, and the present comes last', async () => {
  const { catchUp, shown, asked } = playing();
  await catchUp.run(3, view(6));
  expect(shown).toEqual([
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 1],
  ]);
  expect(asked).toEqual([3, 4, 5, 6]);
  expect(catchUp.running).toBe(false);
});

test('a turn that was gone to is played and waits at its end, until somebody goes on', async () => {
  const { catchUp, shown } = playing();
  const run = catchUp.run(0, view(9));
  catchUp.go(4, 6);
  await settled();
  expect([catchUp.step, catchUp.paused, catchUp.running]).toEqual([6, true, true]);
  expect(shown.slice(-3)).toEqual([
    [4, 0],
    [5, 1],
    [6, 1],
  ]);
  catchUp.go(2, 3); // back
  await settled();
  expect([catchUp.step, catchUp.paused]).toEqual([3, true]);
  catchUp.resume();
  await run;
  expect(shown.at(-1)).toEqual([9, 1]);
});

test('whoever pauses stays there, and may leave for the present at any time', async () => {
  const { catchUp, shown } = playing();
  const run = catchUp.run(0, view(9));
  catchUp.go(2, 2);
  await settled();
  expect([catchUp.step, catchUp.paused]).toEqual([2, true]);
  catchUp.stop();
  await run;
  expect([shown.at(-1), catchUp.running, catchUp.paused]).toEqual([[9, 0], false, false]);
});
