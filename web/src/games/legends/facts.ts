/** What the view and the print of legends say besides those of its family, as types. */

import type { PrintedLine, PrintedMap, PrintedRegion } from '../../board/chart';
import type { Scene } from '../contract';
import type { Combine, FamilyView, Halves, SeatFacts as FamilySeat } from '../eight_minutes/facts';

export interface PrintedAbility {
  ability: string;
  count?: number;
  family?: string;
  cards?: number; // of a set
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

export interface LaidBoard {
  cell: string;
  side: string;
  quarters: number;
}

export interface SeatFacts extends FamilySeat {
  leader: string | null;
  families: Record<string, number>;
  flying: number;
  more_armies: number;
  more_moves: number;
  elixirs: number;
  immune: boolean;
  tokens: Record<string, number>;
  known: number[]; // regions whose face-down token this seat has looked at
}

export interface LegendsView extends FamilyView {
  board: {
    layout: string | null;
    cells: LaidBoard[];
    lanes: [number, number][];
    portals: number[];
    start: number | null;
  };
  setup_player: number;
  islands: { island: number; controller: number | 'neutral' | null }[];
  seats: SeatFacts[];
  captured: number[]; // of each seat's armies, those that the Red Sorceress keeps
}

/** In actions and events a colour is a number; that of nobody is behind all seats. */
export const NEUTRAL = 4;

export function viewOf(scene: Scene): LegendsView {
  return scene.view as LegendsView;
}

export function printedOf(scene: Scene): Printed {
  return scene.printed as Printed;
}

/** The name that stands for a number of the rules: 2 → 'desert'. */
export function sideOf(printed: Printed, number: number): string {
  return Object.keys(printed.sides)[number]!;
}

export function cellOf(printed: Printed, number: number): string {
  return Object.keys(printed.cells)[number]!;
}

export function layoutOf(printed: Printed, number: number): string {
  return Object.keys(printed.layouts)[number]!;
}
