/** What people who share a screen must not see of each other. */

import type { View } from '../contract';
import type { LegendsView } from './facts';

/** With face-down tokens on the map each seat may have looked at others. */
export function secret(view: View): boolean {
  return (view as LegendsView).regions.some(({ face_down }) => face_down);
}
