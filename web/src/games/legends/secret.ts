/** What people who share a screen must not see of each other. */

import type { View } from '../contract';
import type { LegendsView } from './facts';

/** A face-down token that one seat has looked at is drawn for that seat alone. */
export function secret(view: View): boolean {
  const { regions, seats } = view as LegendsView;
  return regions.some(
    ({ region, face_down }) => face_down && seats.some(({ known }) => known.includes(region)),
  );
}
