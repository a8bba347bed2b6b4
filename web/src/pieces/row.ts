/** What lies in a row, and where. */

export interface Lying {
  card: number;
  slot: number;
  inUse: boolean;
}

/**
 * The cards of the row, and in its first gap the card that is being used. (Once the deck is empty there are
 * more gaps.)
 */
export function lying(row: readonly { card: number | null }[], used: number | undefined): Lying[] {
  const gap = row.findIndex(({ card }) => card === null);
  return row.flatMap(({ card }, slot): Lying[] => {
    if (card !== null) return [{ card, slot, inUse: false }];
    return used === undefined || slot !== gap ? [] : [{ card: used, slot, inUse: true }];
  });
}

/**
 * Things that lie in a row, with a key for each: equal things are told apart by their number among their
 * kind.
 */
export function toldApart(row: readonly number[]): { key: string; thing: number; first: boolean }[] {
  const seen = new Map<number, number>();
  return row.map((thing) => {
    const before = seen.get(thing) ?? 0;
    seen.set(thing, before + 1);
    return { key: `${thing}.${before}`, thing, first: before === 0 };
  });
}
