const USUAL = 15; // size of letters in pixels, on most screens

/**
 * Pictures grow with the letters beside them. `size` is in pixels beside letters of the usual size, or a
 * length of CSS.
 */
export function besideLetters(size: number | string): string {
  return typeof size === 'number' ? `${(size / USUAL).toFixed(4)}rem` : size;
}
