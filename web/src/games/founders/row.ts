/** Tiles that lie face up; copies are equal, so each is told apart by which of its sort it is. */

export interface Lying {
  key: string;
  tile: number;
  first: boolean; // of its sort in the row
}

export function lying(row: readonly number[]): Lying[] {
  const seen = new Map<number, number>();
  return row.map((tile) => {
    const before = seen.get(tile) ?? 0;
    seen.set(tile, before + 1);
    return { key: `${tile}.${before}`, tile, first: before === 0 };
  });
}
