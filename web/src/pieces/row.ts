/** Which cards lie where in a row of cards to take. */

export interface Lying {
  card: number;
  slot: number;
  inUse: boolean;
}

/** The cards of the row, and in its gap the card that is being used. */
export function lying(row: readonly { card: number | null }[], used: number | undefined): Lying[] {
  return row.flatMap(({ card }, slot): Lying[] => {
    if (card !== null) return [{ card, slot, inUse: false }];
    return used === undefined ? [] : [{ card: used, slot, inUse: true }];
  });
}
