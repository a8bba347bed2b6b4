/** What founders' view and print say, as types, and the few things that several of its drawings need. */

import type { Scene, View } from '../contract';

export type Kind = 'green' | 'blue' | 'purple' | 'victory';
export type StackName = Exclude<Kind, 'victory'>;
export type TokenName = 'war' | 'coin' | 'carriage' | 'craftsman';
export type ResourceName =
  | 'wood'
  | 'stone'
  | 'plants'
  | 'water'
  | 'iron'
  | 'gold'
  | 'cloth'
  | 'wine'
  | 'horses'
  | 'fish'
  | 'army'
  | 'coin'
  | 'carriage'
  | 'craft';

export interface PrintedTile {
  stack: Kind;
  key: string;
  name: Record<string, string>;
  copies: number;
  needs: ResourceName[];
  gives: ResourceName[];
  points: number;
  token: TokenName | null;
}

export interface Printed {
  title: string;
  stacks: Kind[];
  resources: ResourceName[];
  tokens: TokenName[];
  full_row: number;
  craftsman_points: number;
  tiles: Record<number, PrintedTile>;
}

export interface LaidTile {
  tile: number;
  x: number;
  y: number; // away from the owner
  war: boolean;
  coin: boolean;
  craftsman: boolean;
  carriage: boolean; // on its upper right corner
  union: number | null;
  gives: boolean;
  farthest: boolean;
}

export interface SeatFacts {
  seat: number;
  tiles: LaidTile[];
  free: [number, number][];
  hand: Record<TokenName, number>;
  craftsmen: ResourceName[];
  swapped: number[];
}

export interface FoundersView extends View {
  first: number;
  rows: Record<Kind, number[]>;
  stacks: Record<StackName, number[]>;
  removed: number[];
  reserve: Record<TokenName, number>;
  token: TokenName | null;
  coin: { seat: number; x: number; y: number } | null;
  bought: ResourceName | null;
  tile: number | null;
  drawn: boolean;
  proposer: number | null;
  seats: SeatFacts[];
}

export const STACKS: readonly StackName[] = ['green', 'blue', 'purple'];

export function viewOf(scene: Scene): FoundersView {
  return scene.view as FoundersView;
}

export function printedOf(scene: Scene): Printed {
  return scene.printed as Printed;
}

export function nameOf(tile: PrintedTile, lang: string): string {
  return tile.name[lang] ?? tile.name.en ?? tile.key;
}

/** Whose nation is the large one: that of the eyes we see with, or of whoever is asked. */
export function homeOf(view: FoundersView): number {
  return view.seat ?? view.actors[0] ?? view.ranking[0]?.[0] ?? 0;
}

/** A number with a true minus sign. */
export function inFigures(count: number): string {
  return String(count).replace('-', '−');
}
