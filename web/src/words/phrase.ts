/** Turning facts of actions, events, decisions and refusals into what a sentence can hold. */

import type { Facts, Lexicon } from '../net/types';

export interface Phrasing {
  seatArguments: readonly string[];
  lexicon: Lexicon;
  names: readonly string[];
  say(key: string, facts: Phrased): string;
}

export type Phrased = Record<string, string | number>;

export function phrase(facts: Facts, how: Phrasing): Phrased {
  const phrased: Phrased = {};
  for (const [name, value] of Object.entries(facts)) {
    const said = phraseOne(name, value, how);
    if (said !== null) phrased[name] = said;
  }
  return phrased;
}

function phraseOne(name: string, value: unknown, how: Phrasing): string | number | null {
  if (typeof value === 'number') return wordFor(name, value, how);
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value !== null && typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value)
      .map(([key, count]) => how.say(`${name}-${key}`, { count: Number(count) }))
      .join(', ');
  return null;
}

/**
 * The word for a number. The lexicon comes first, because an argument for seats may have other values
 * ("neutral").
 */
export function wordFor(name: string, value: number, how: Omit<Phrasing, 'say'>): string | number {
  const word = how.lexicon[name]?.[value];
  if (word !== undefined) return word;
  if (how.seatArguments.includes(name)) return how.names[value] ?? value;
  return value;
}
