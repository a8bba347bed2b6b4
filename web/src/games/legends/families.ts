/** The colour of each family of cards; those of no family are grey. */

const HUES: Record<string, string> = {
  ancient: '#bd8b3f',
  arcane: '#8d6fd0',
  cursed: '#73848f',
  dire: '#c8503f',
  forest: '#63a04c',
  mountain: '#94714f',
  night: '#4f74bd',
  noble: '#dcb02f',
};

export function hueOf(family: string | null): string {
  return (family && HUES[family]) || '#a79d86';
}
