/** Which cards lie where in the row. */

import type { EmpireView } from './facts';

export interface Lying {
  card: number;
  slot: number;
  inUse: boolean;
}

/** The cards of the row, and in its gap the card that is being used. */
export function lying(view: EmpireView): Lying[] {
  const used: number | undefined = view.decision.card;
  return view.row.flatMap(({ card }, slot): Lying[] => {
    if (card !== null) return [{ card, slot, inUse: false }];
    return used === undefined ? [] : [{ card: used, slot, inUse: true }];
  });
}
