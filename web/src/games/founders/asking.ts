/** Where actions that are offered are chosen, and what to ask about actions that are not. */

import type { Action, GameEvent, Scene } from '../contract';
import { homeOf, type FoundersView, type TokenName } from './facts';
import type { Cell } from './nation';

const ON_NATIONS = ['cell', 'swap', 'pillage', 'buy', 'unite', 'craftsman'] as const;
export type Deed = (typeof ON_NATIONS)[number];

/** Something to be done in a nation: at a cell, on a tile, or at the corner above and to the right of one. */
export interface Target extends Cell {
  code: number;
  region: number; // the nation: its seat
  kind: Deed;
  label: string;
}

/** Whose nation an action is done in; null if it is not done in a nation. */
export function nationOf(view: FoundersView, action: Action): number | null {
  if (!ON_NATIONS.includes(action.kind as Deed)) return null;
  return action.arguments.other ?? homeOf(view);
}

export function targetsIn(view: FoundersView, seat: number, text: (action: Action) => string): Target[] {
  return view.legal
    .filter((action) => nationOf(view, action) === seat)
    .map((action) => targetOf(action, seat, text));
}

export function targetOf(action: Action, seat: number, text: (action: Action) => string): Target {
  const { x, y } = action.arguments;
  return { code: action.code, region: seat, kind: action.kind as Deed, x, y, label: text(action) };
}

export function actionOf(view: FoundersView, code: number | null): Action | undefined {
  return code === null ? undefined : view.legal.find((action) => action.code === code);
}

const offered = (kind: string, what: string) => (view: FoundersView, which: number) =>
  view.legal.find((action) => action.kind === kind && action.arguments[what] === which);

export const takingOf = offered('tile', 'tile');
export const openingOf = offered('open', 'stack');
export const playingOf = offered('token', 'token');

const IN_BAR = ['resource', 'no-token', 'draw', 'pass', 'go-on', 'propose', 'agree', 'refuse', 'stop'];

/** Actions that have no place on a tile, a stack or a token. */
export function offBoard(scene: Scene): Action[] {
  return scene.view.legal
    .filter(({ kind }) => IN_BAR.includes(kind))
    .sort((a, b) => IN_BAR.indexOf(a.kind) - IN_BAR.indexOf(b.kind) || a.code - b.code);
}

// ----- Which nation is looked at

/** The nation in which something is asked; one's own if nothing is. `chosen` is kept if it serves as well. */
export function wantedNation(view: FoundersView, chosen: number | null): number {
  const asked = [
    ...new Set(view.legal.map((action) => nationOf(view, action)).filter((seat) => seat !== null)),
  ];
  if (view.coin) return view.coin.seat;
  if (!asked.length) return chosen ?? homeOf(view);
  return chosen !== null && asked.includes(chosen) ? chosen : asked[0]!;
}

// ----- What is not offered

/** What each token does in a nation. */
export const DEEDS: Record<TokenName, Deed> = {
  war: 'pillage',
  coin: 'buy',
  carriage: 'unite',
  craftsman: 'craftsman',
};

/** What somebody who clicks a tile that is not lit was probably trying, in notation. */
export function attemptOnTile(view: FoundersView, seat: number, { x, y }: Cell): string {
  const { kind, what } = view.decision;
  const tried = kind === 'target' ? DEEDS[what as TokenName] : kind === 'last' ? 'craftsman' : '';
  if (tried === 'pillage' || tried === 'buy') return `${tried} ${seat} ${x},${y}`;
  if (seat !== homeOf(view)) return `at ${seat} ${x},${y}`;
  return `${tried || 'swap'} ${x},${y}`;
}

// ----- What the log speaks of

/** The cell of a nation that an event is about. */
export function cellTold(event: GameEvent | null): (Cell & { seat: number }) | null {
  if (!event) return null;
  const { seat, other, x, y } = event.arguments;
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  return { seat: other ?? seat, x, y };
}
