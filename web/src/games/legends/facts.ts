/** What the view and the print of legends say besides those of its family, as types. */

import type { PrintedLine, PrintedMap, PrintedRegion } from '../../board/chart';
import type { Scene, View } from '../contract';
import type { Combine, FamilyView, Halves } from '../eight_minutes/facts';
import type { Shown } from './shown';

export interface PrintedAbility {
  ability: string;
  count?: number;
  family?: string;
  cards?: number; // how many make a set
  points?: number;
}

export interface PrintedCard {
  key: string;
  family: string | null;
  abilities: PrintedAbility[];
  combine: Combine;
  parts: Halves;
}

/** One side of a board, upright. */
export interface PrintedSide extends PrintedMap {
  board: number;
  regions: (PrintedRegion & { island: number })[];
  bridges: PrintedLine[];
  lanes: { edge: string; region: number; path: string }[];
}

export interface Printed {
  sides: Record<string, PrintedSide>; // in the order of their numbers
  islands: { island: number; names: Record<string, string>; regions: number[] }[];
  cells: Record<string, { x: number; y: number }>; // in the order of their numbers
  layouts: Record<string, string[]>;
  tokens: string[]; // in the order of their numbers
  costs: number[];
  cards: Record<number, PrintedCard>;
  cards_each: number;
}

export type { Seat as SeatFacts } from './shown';
export type LaidBoard = Shown['board']['cells'][number];
export type LegendsView = Shown & FamilyView;

/** The number of the neutral colour in actions and events, which comes after all seats. */
export const NEUTRAL = 4;

export function viewOf(scene: Scene): LegendsView {
  return scene.view as LegendsView;
}

export function printedOf(scene: Scene): Printed {
  return scene.printed as Printed;
}

/** The name that stands for a number of the rules, of a side, a cell or a layout: 2 → 'desert'. */
export function nameOf(printed: Record<string, unknown>, number: number): string {
  return Object.keys(printed)[number]!;
}

/**
 * Whether people who share a screen must not see this view: a face-down token is drawn for a seat that has
 * looked at it.
 */
export function secret(view: View): boolean {
  const { regions, seats } = view as LegendsView;
  return regions.some(
    ({ region, face_down }) => face_down && seats.some(({ known }) => known.includes(region)),
  );
}
