const USUAL = 15; // pixels of a letter on most screens

/** Pictures grow with the letters beside them: a size in pixels where those are of usual size, or a length of CSS. */
export function besideLetters(size: number | string): string {
  return typeof size === 'number' ? `${(size / USUAL).toFixed(4)}rem` : size;
}
