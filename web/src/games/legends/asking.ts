/** Where the actions that are offered are to be done, and what to ask about those that are not. */

import type { Target } from '../../board/stands';
import type { Action, Scene } from '../contract';
import { colourOf, NEUTRAL, type LegendsView, type Step } from './facts';

const ON_REGIONS = ['settle', 'token', 'neutral', 'place', 'from', 'to', 'city'];

/** Everything that is done on the map. */
export function targetsOf(view: LegendsView, text: (action: Action) => string): Target[] {
  return view.legal.flatMap((action): Target[] => {
    const { region, colour } = action.arguments;
    const common = { code: action.code, region, label: text(action) };
    if (ON_REGIONS.includes(action.kind)) return [common];
    if (action.kind === 'destroy') return [{ ...common, piece: { kind: 'army', colour: colourOf(colour) } }];
    return [];
  });
}

/** Taking the card of a slot; undefined where that is not offered. */
export function takingOf(view: LegendsView, slot: number): Action | undefined {
  return view.legal.find(({ kind, arguments: at }) => kind === 'card' && at.slot === slot);
}

/** A choice of the set-up that is made beside the map: a layout, a side, a turn. */
export function choiceOf(
  view: LegendsView,
  kind: string,
  argument: string,
  value: number,
): Action | undefined {
  return view.legal.find((action) => action.kind === kind && action.arguments[argument] === value);
}

/** Bids, halves of a card, and stopping at last. */
export function offBoard(scene: Scene): Action[] {
  const order = ['bid', 'half', 'stop'];
  return scene.view.legal
    .filter(({ kind }) => order.includes(kind))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.code - b.code);
}

const TRIED: Record<Step, string> = { place: 'place', move: 'from', city: 'city', destroy: 'destroy' };
const TRIED_IN: Record<string, string> = {
  start: 'settle',
  outpost: 'settle',
  token: 'token',
  neutral: 'neutral',
  target: 'to',
};

/** What somebody who clicks a region that is not lit was probably trying, in notation. */
export function attempt(view: LegendsView, region: number): string {
  const { kind, left } = view.decision;
  const setting = TRIED_IN[kind];
  if (setting) return `${setting} ${region}`;
  const [step] = Object.keys(left ?? { place: 1 }) as Step[];
  const tried = TRIED[step ?? 'place'];
  return tried === 'destroy' ? `destroy ${victim(view, region)} ${region}` : `${tried} ${region}`;
}

/** Whose army one would have meant: of those that stand there one's own last; with none, anybody else's. */
function victim(view: LegendsView, region: number): number {
  const here = view.regions.find((each) => each.region === region);
  const others = (here?.armies ?? []).flatMap((count, seat) => (count && seat !== view.seat ? [seat] : []));
  if (others.length) return others[0]!;
  if (here?.neutral) return NEUTRAL;
  if (view.seat !== null && here?.armies[view.seat]) return view.seat;
  return view.seat === 0 ? 1 : 0;
}
