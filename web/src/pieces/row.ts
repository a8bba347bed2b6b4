/** Which cards lie where in a row of cards to take. */

export interface Lying {
  card: number;
  slot: number;
  inUse: boolean;
}

/** The cards of the row, and in its first gap the card that is being used; a row with no deck has more gaps. */
export function lying(row: readonly { card: number | null }[], used: number | undefined): Lying[] {
  const gap = row.findIndex(({ card }) => card === null);
  return row.flatMap(({ card }, slot): Lying[] => {
    if (card !== null) return [{ card, slot, inUse: false }];
    return used === undefined || slot !== gap ? [] : [{ card: used, slot, inUse: true }];
  });
}
