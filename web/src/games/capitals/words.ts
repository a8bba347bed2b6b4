/** How numbers are written. */

/** +3, −2, ±0 */
export function signed(number: number): string {
  if (number === 0) return '±0';
  return number > 0 ? `+${number}` : `−${-number}`;
}
