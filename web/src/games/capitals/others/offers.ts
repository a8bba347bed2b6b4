/** Trade and peace: what an offer consists of, what it means, and the one that waits for an answer. */

import type { Facts } from '../../contract';
import type { CapitalsView } from '../facts';

export type OfferKind = 'trade' | 'peace';
export type Good = CapitalsView['offer']['sides'][number]['good'];
export const GOODS: Good[] = ['nothing', 'currency', 'food', 'fruits', 'roads'];

/** What one of the two gives; in a peace, the payment. */
export interface Gift {
  seat: number;
  good: Good;
  amount: number;
}

/** An offer as both see it, made or still being put together. */
export interface Offer {
  kind: OfferKind;
  proposer: number;
  partner: number;
  gifts: Gift[];
  cessions: { place: number; seat: number }[]; // `seat` shall have it
}

/** What accepting an offer changes for one of the two. */
export interface Meaning {
  seat: number;
  changes: { figure: string; now: number; then: number }[];
  sent_home: number; // soldiers
}

/** The offer that waits for its answer; null if none does. */
export function waitingOffer(view: CapitalsView): Offer | null {
  const { partner, payer, cessions, sides } = view.offer;
  const { mover } = view;
  if (view.decision.kind !== 'answer' || partner === null || mover === null) return null;
  if (view.verb === 'peace') {
    const gifts: Gift[] =
      payer === null ? [] : [{ seat: payer, good: 'currency', amount: sides[0]?.amount ?? 0 }];
    return { kind: 'peace', proposer: mover, partner, gifts, cessions };
  }
  const gifts = sides.map(({ good, amount }, n) => ({ seat: n === 0 ? mover : partner, good, amount }));
  return {
    kind: 'trade',
    proposer: mover,
    partner,
    gifts: gifts.filter(({ good }) => good !== 'nothing'),
    cessions: [],
  };
}

/** What a seat has of a good, and so the most that it can give (at most 300 at once, C13.9). */
export function stock(view: CapitalsView, seat: number, good: Good): number {
  const has = view.seats[seat];
  if (!has) return 0;
  const number = {
    nothing: 0,
    currency: has.currency,
    food: has.spare_food,
    fruits: has.fruits + has.bought_fruits,
    roads: has.free_roads,
  }[good];
  return Math.min(number, 300);
}

/** The facts of the sentence "3 coins". */
export function goodsFacts({ good, amount }: { good: Good; amount: number }): Facts {
  return { goods: GOODS.indexOf(good), number: amount };
}
