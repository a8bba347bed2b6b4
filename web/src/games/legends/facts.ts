/** What the view and the print of legends say, as types, and the few things that several of its drawings need. */

import type { PrintedLine, PrintedMap, PrintedRegion } from '../../board/chart';
import { isIcon, type IconName } from '../../pieces/icons';
import type { Colour } from '../../pieces/seats';
import type { Scene, View } from '../contract';

export type Step = 'place' | 'move' | 'city' | 'destroy';

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
  combine: 'single' | 'or' | 'and';
  parts: [Step, number][];
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

export interface RegionFacts {
  region: number;
  armies: number[];
  neutral: number;
  cities: number[];
  token: string | null;
  face_down: boolean;
  controller: number | 'neutral' | null;
}

export interface SeatFacts {
  seat: number;
  coins: number;
  supply: number;
  cities_left: number;
  bid: number | 'sealed' | null;
  leader: string | null;
  cards: number[];
  families: Record<string, number>;
  flying: number;
  more_armies: number;
  more_moves: number;
  elixirs: number;
  immune: boolean;
  tokens: Record<string, number>;
  known: number[]; // regions whose face-down token this seat has looked at
}

export interface LegendsView extends View {
  board: {
    layout: string | null;
    cells: LaidBoard[];
    lanes: [number, number][];
    portals: number[];
    start: number | null;
  };
  setup_player: number;
  game_of_series: number;
  row: { card: number | null; coins: number }[];
  deck: number[];
  regions: RegionFacts[];
  islands: { island: number; controller: number | 'neutral' | null }[];
  seats: SeatFacts[];
  captured: number[]; // of each seat's armies, those that the Red Sorceress keeps
  neutral_left: number;
  first: number | null;
}

/** In actions and events a colour is a number; that of nobody is behind all seats. */
export const NEUTRAL = 4;

export function colourOf(number: number): Colour {
  return number === NEUTRAL ? 'neutral' : number;
}

export function viewOf(scene: Scene): LegendsView {
  return scene.view as LegendsView;
}

export function printedOf(scene: Scene): Printed {
  return scene.printed as Printed;
}

export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}

export function iconOf(name: string): IconName {
  const icon = dashed(name);
  if (!isIcon(icon)) throw new Error(`there is no picture of ${name}`);
  return icon;
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
