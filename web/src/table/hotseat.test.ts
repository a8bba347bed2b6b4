import { expect, test } from 'vitest';
import type { View } from '../net/types';
import { nextLook } from './hotseat';

const view = (seat: number | null, actors: number[], over = false) => ({ seat, actors, over }) as View;

test('a person with one seat never changes eyes', () => {
  expect(nextLook(view(0, [1]), [0], false)).toBeNull();
});

test('open turns are handed on without a curtain', () => {
  expect(nextLook(view(0, [1]), [0, 1], false)).toEqual({ seat: 1, curtain: false });
});

test('whoever is asked keeps looking', () => {
  expect(nextLook(view(1, [1]), [0, 1], false)).toBeNull();
});

test('choices at the same time are secret: a curtain before each', () => {
  expect(nextLook(view(null, [0, 1]), [0, 1], false)).toEqual({ seat: 0, curtain: true });
});

test('what was chosen in secret is hidden from the last who chooses', () => {
  expect(nextLook(view(0, [1]), [0, 1], true)).toEqual({ seat: 1, curtain: true });
});

test('bots and other people are waited for with the same eyes, and after the end too', () => {
  expect(nextLook(view(0, [2]), [0, 1], false)).toBeNull();
  expect(nextLook(view(0, [], true), [0, 1], true)).toBeNull();
});
