/** The pictures of resources and tokens, and their colours: each has a silhouette and a colour of its own. */

import { WASHES, type IconName } from '../../pieces/icons';
import type { ResourceName, TokenName } from './facts';

type Thing = ResourceName | TokenName;

const ICONS: Partial<Record<Thing, IconName>> = { army: 'cross-shield', coin: 'struck-coin', war: 'destroy' };

export const iconOf = (thing: Thing): IconName => ICONS[thing] ?? (thing as IconName);
/** The colour of a resource or token; war has that of armies. */
export const colourOf = (thing: Thing): string => WASHES[iconOf(thing === 'war' ? 'army' : thing)]!.colour;
