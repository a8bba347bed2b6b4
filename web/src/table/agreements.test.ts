import { expect, test } from 'vitest';
import type { AgreementInfo } from '../net/messages';
import { logLines, signersOf } from './agreements';

const event = (step: number) => ({ step, key: 'army-placed', arguments: {} });
const standing = (n: number, step: number, more: object = {}) =>
  ({ n, step, by: 0, other: 1, witness: 2, state: 'standing', ...more }) as AgreementInfo;
const shown = (log: object, agreements: AgreementInfo[]) =>
  logLines({ events: [1, 1, 2, 4].map(event), from: 0, to: 5, last: 5, ...log }, agreements).map((line) =>
    line.event ? line.event.step : `n${line.agreement.n}`,
  );

test('an agreement stands after all that had happened when it was completed', () => {
  expect(shown({}, [standing(0, 1)])).toEqual([1, 1, 'n0', 2, 4]);
  expect(shown({}, [standing(0, 4), standing(1, 0)])).toEqual(['n1', 1, 1, 2, 4, 'n0']);
});

test('what does not stand is not in the log', () => {
  expect(shown({}, [standing(0, 1, { state: 'proposed', step: null })])).toEqual([1, 1, 2, 4]);
});

test('one outside the part that is at hand comes with its part', () => {
  expect(shown({ from: 3, events: [event(4)] }, [standing(0, 1)])).toEqual([4]);
  expect(shown({ to: 4, last: 9 }, [standing(0, 7)])).toEqual([1, 1, 2, 4]);
});

test('one whose step was taken back stands at the end', () => {
  expect(shown({}, [standing(0, 8)])).toEqual([1, 1, 2, 4, 'n0']);
});

test('where there is no witness two sign', () => {
  expect(signersOf(standing(0, 1))).toEqual([0, 1, 2]);
  expect(signersOf(standing(0, 1, { witness: null }))).toEqual([0, 1]);
});
