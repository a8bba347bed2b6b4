/** What empire's view and print say besides those of its family, as types. */

import type { PrintedMap } from '../../board/chart';
import type { Scene } from '../contract';
import type { Combine, FamilyView, Halves } from '../eight_minutes/facts';
import type { Track } from './goods';
import type { Shown } from './shown';

export interface PrintedCard {
  good: string;
  icons: number;
  combine: Combine;
  halves: Halves;
}

export interface Printed {
  map: PrintedMap;
  cards: Record<number, PrintedCard>;
  costs: number[];
  tracks: Record<string, Track>;
}

export type EmpireView = Shown & FamilyView;

/** The number of the neutral colour in actions and events, which comes after all seats. */
export const NEUTRAL = 5;

export function viewOf(scene: Scene): EmpireView {
  return scene.view as EmpireView;
}

export function printedOf(scene: Scene): Printed {
  return scene.printed as Printed;
}
