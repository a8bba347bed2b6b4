import { expect, test } from 'vitest';
import { faceOf, isDrawn } from '.';

test('a game is drawn if it has a folder here, and others have no face', async () => {
  expect(isDrawn('empire')).toBe(true);
  expect(isDrawn('chess')).toBe(false);
  expect(await faceOf('chess')).toBe(null);
});
