/** Parts of views, for tests. */

import type { Action } from '../contract';
import type { RegionFacts } from './facts';

export function region(number: number, facts: Partial<RegionFacts> = {}): RegionFacts {
  const nothing = { armies: [0, 0], cities: [0, 0], neutral: 0, token: null, controller: null };
  return { region: number, ...nothing, ...facts };
}

export function action(code: number, kind: string, facts = {}): Action {
  return { code, kind, arguments: facts };
}

/** An event. */
export const told = (key: string, facts: object) => ({ step: 1, key, arguments: facts });
