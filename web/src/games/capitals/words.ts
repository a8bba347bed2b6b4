/** Numbers as they are written. */

/** +3, −2, ±0 */
export function signed(number: number): string {
  if (number === 0) return '±0';
  return number > 0 ? `+${number}` : `−${-number}`;
}

export function percent(part: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}

/** With one place behind the point, where there is any. */
export function rounded(number: number, lang: string): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(number);
}
