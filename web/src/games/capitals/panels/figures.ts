/** Figures as the language of the page writes them. */

/** 0.6238 as 62.4 %; what is almost certain is not written as certain. */
export function percent(chance: number, lang: string, digits = 1): string {
  const least = 10 ** -(digits + 2);
  const shown = chance > 0 && chance < least ? least : chance < 1 && chance > 1 - least ? 1 - least : chance;
  return new Intl.NumberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(shown);
}

/** A number of soldiers that may be a fraction. */
export function decimal(number: number, lang: string): string {
  const shown = Math.abs(number) < 0.05 ? 0 : number; // no -0.0
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(shown)
    .replace('-', '−');
}

/** Such a number with its sign. */
export function signedDecimal(number: number, lang: string): string {
  return `${number >= 0.05 ? '+' : ''}${decimal(number, lang)}`;
}

/** Lines of a chart from 0 to about the largest number, in steps that are round numbers. */
export function gridLines(largest: number, most = 4): number[] {
  const rough = Math.max(largest, 1) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].find((each) => each * power >= rough)! * power);
  const lines = [];
  for (let at = 0; at < largest + step; at += step) lines.push(at);
  return lines;
}
