/** What is planned, as a thing that stands on the map. */

import type { Stand } from '../../../board/stands';
import type { PictureName } from '../pictures';
import Planned from './Planned.svelte';
import type { Siting } from './siting.svelte';

/** The stand of the planned building; none for a port, which is drawn on the coast. */
export function plannedStand({ work, told }: Siting): Stand[] {
  if (!work || work === 'port' || !told?.steps) return [];
  const facts = { picture: work.replaceAll('-', '_') as PictureName };
  return [{ region: told.place, count: 1, piece: { kind: 'own', id: 'planned', Drawing: Planned, facts } }];
}
