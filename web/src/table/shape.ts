import { MediaQuery } from 'svelte/reactivity';

/**
 * The shape of the window decides where things stand. Wide: seats and drawer in a column at the right. Tall,
 * like a tablet held upright: the same below the board. Narrow, like a phone held upright: seats are a strip,
 * the drawer a sheet. Low, like a phone held sideways: the board at the left, everything else in a column
 * beside it.
 */
export type Shape = 'wide' | 'tall' | 'narrow' | 'low';

// A phone held upright stays narrow while its keyboard covers half of it.
const low = new MediaQuery('(max-height: 36rem) and (min-width: 30rem) and (orientation: landscape)');
const narrow = new MediaQuery('max-width: 48rem');
const tall = new MediaQuery('orientation: portrait');

export function windowShape(): Shape {
  if (low.current) return 'low';
  if (narrow.current) return 'narrow';
  return tall.current ? 'tall' : 'wide';
}

/** Whether the seats become a strip and the drawer a sheet. */
export function isSmall(shape: Shape): boolean {
  return shape === 'narrow' || shape === 'low';
}
