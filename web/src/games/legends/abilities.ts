/** What the cards of a seat give it, to be seen at a glance: always the same four, in the same order. */

import type { SeatFacts } from './facts';

/** The abilities, each with the key of its words, its picture, the sign before its number, and the number. */
export function abilitiesOf({ more_moves, more_armies, flying, elixirs }: SeatFacts) {
  return [
    { key: 'page-more-moves', icon: 'move', sign: '+', count: more_moves },
    { key: 'page-more-armies', icon: 'army', sign: '+', count: more_armies },
    { key: 'page-flying', icon: 'flying', sign: '', count: flying },
    { key: 'page-elixirs', icon: 'elixir', sign: '', count: elixirs },
  ] as const;
}
