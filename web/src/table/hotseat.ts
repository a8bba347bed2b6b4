import type { View } from '../net/types';

export interface Look {
  seat: number;
  curtain: boolean; // others at this screen must look away first
}

/**
 * Several people at one screen: whose eyes does the page need next? Null if nobody else's. A curtain falls where
 * seats choose at the same time in secret, or where a view holds what only its seat may know.
 */
export function nextLook(view: View, mine: readonly number[], secrets: boolean): Look | null {
  if (mine.length < 2 || view.over) return null;
  const asked = mine.filter((seat) => view.actors.includes(seat));
  const next = asked[0];
  if (next === undefined || (view.seat !== null && asked.includes(view.seat))) return null;
  return { seat: next, curtain: secrets || view.actors.length > 1 || asked.length > 1 };
}
