import { expect, test } from 'vitest';
import { PICTURES, isIcon, type Picture } from './icons';
import { toldApart } from './row';
import { fillOf, inkOn, SHAPE_NAMES, shapePath } from './seats';

/** The numbers of a path: what can be checked without drawing it. */
function numbers(path: string): number[] {
  return (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
}

test('six seats have six shapes and six colours, and neutral its own', () => {
  const colours = [...SHAPE_NAMES.keys(), 'neutral' as const];
  expect(new Set(colours.map(shapePath)).size).toBe(7);
  expect(new Set(colours.map(fillOf)).size).toBe(7);
  expect(inkOn(4)).toBe('var(--on-seat-4)');
});

test.each(Object.entries(PICTURES))('icon %s keeps to the grid of 24', (_, { line, wash }: Picture) => {
  for (const path of [line, wash ?? '']) {
    expect(path).not.toMatch(/NaN|undefined/);
    for (const number of numbers(path)) expect(Math.abs(number)).toBeLessThanOrEqual(24);
  }
});

test('a name that is no icon is known as such', () => {
  expect(isIcon('tree')).toBe(true);
  expect(isIcon('silver')).toBe(false);
});

test('copies in a row are told apart, and the first of a kind is known', () => {
  expect(toldApart([4, 2, 4])).toEqual([
    { key: '4.0', thing: 4, first: true },
    { key: '2.0', thing: 2, first: true },
    { key: '4.1', thing: 4, first: false },
  ]);
});
