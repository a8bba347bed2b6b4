import type { View } from '../net/types';

export interface Look {
  seat: number;
  curtain: boolean; // others at this screen must look away first
}

/**
 * For several people at one screen: which seat has to look next? Null if no other seat. A curtain falls if
 * seats choose at the same time in secret, or if a view has something that only its seat may know.
 */
export function nextLook(view: View, mine: readonly number[], secrets: boolean): Look | null {
  if (mine.length < 2 || view.over) return null;
  const asked = mine.filter((seat) => view.actors.includes(seat));
  const next = asked[0];
  if (next === undefined || (view.seat !== null && asked.includes(view.seat))) return null;
  return { seat: next, curtain: secrets || view.actors.length > 1 || asked.length > 1 };
}
