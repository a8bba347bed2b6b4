/** What founders' view and print say, as types, and the few things that several of its drawings need. */

import type { Scene, View } from '../contract';
import type { Cell } from './nation';
import type { Shown } from './shown';

export type { LaidTile, Seat as SeatFacts } from './shown';
export type Kind = keyof Shown['rows'];
export type StackName = keyof Shown['stacks'];
export type TokenName = keyof Shown['reserve'];
export type ResourceName = NonNullable<Shown['bought']>;

export interface PrintedTile {
  stack: Kind;
  key: string;
  name: Record<string, string>;
  needs: ResourceName[];
  gives: ResourceName[];
  points: number;
}

export interface Printed {
  resources: ResourceName[];
  tokens: TokenName[];
  full_row: number;
  craftsman_points: number;
  tiles: Record<number, PrintedTile>;
}

/** What serves a tile where it would lie, and what is missing. */
export interface Explained extends Cell {
  tile: number;
  fits: boolean;
  served: ({ resource: ResourceName; bought?: boolean } & Partial<Cell>)[];
  unmet: Partial<Record<ResourceName, number>>;
}

/** Where a tile could go, all over the nation. */
export interface Places {
  tile: number;
  cells: Cell[];
  swaps: Cell[];
}

export type FoundersView = Shown & View;

export const STACKS: readonly StackName[] = ['green', 'blue', 'purple'];

export const viewOf = (scene: Scene) => scene.view as FoundersView;
export const printedOf = (scene: Scene) => scene.printed as Printed;

export const resourceInWords = (scene: Scene, resource: ResourceName): string =>
  scene.word('resource', printedOf(scene).resources.indexOf(resource));

/** Each token with its number, how many of it the seat holds, and that in words. */
export function tokensOf(scene: Scene, seat: number) {
  const { hand } = viewOf(scene).seats[seat]!;
  return printedOf(scene).tokens.map((token, number) => {
    const count = hand[token];
    return {
      token,
      number,
      count,
      words: scene.say('page-tokens', { name: scene.word('token', number), count }),
    };
  });
}

export const nameOf = (tile: PrintedTile, lang: string): string =>
  tile.name[lang] ?? tile.name.en ?? tile.key;

/** Whose nation is the large one: that of the seat that looks, or of the seat that is asked. */
export function homeOf(view: FoundersView): number {
  return view.seat ?? view.actors[0] ?? view.ranking[0]?.[0] ?? 0;
}

/** A number with a true minus sign. */
export const inFigures = (count: number): string => String(count).replace('-', '−');
