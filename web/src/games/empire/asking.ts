/** Where the actions that are offered are to be done, and what to ask about those that are not. */

import type { Target } from '../../board/stands';
import type { Action, Scene } from '../contract';
import { colourOf, type EmpireView, type Step } from './facts';

const ON_REGIONS = ['neutral', 'place', 'from', 'to', 'city'];

/** Everything that is done on the map. */
export function targetsOf(view: EmpireView, text: (action: Action) => string): Target[] {
  return view.legal.flatMap((action): Target[] => {
    const { region, colour } = action.arguments;
    const common = { code: action.code, region, label: text(action) };
    if (ON_REGIONS.includes(action.kind)) return [common];
    if (action.kind === 'destroy') return [{ ...common, piece: { kind: 'army', colour: colourOf(colour) } }];
    return [];
  });
}

/** Taking the card of a slot; undefined where that is not offered. */
export function takingOf(view: EmpireView, slot: number): Action | undefined {
  return view.legal.find(({ kind, arguments: at }) => kind === 'card' && at.slot === slot);
}

/** Bids, naming the first player, halves of a card, and stopping at last. */
export function offBoard(scene: Scene): Action[] {
  const order = ['bid', 'first', 'half', 'stop'];
  return scene.view.legal
    .filter(({ kind }) => order.includes(kind))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.code - b.code);
}

const TRIED: Record<Step, string> = {
  place: 'place',
  move: 'from',
  sail: 'from',
  city: 'city',
  destroy: 'destroy',
};

/** What somebody who clicks a region that is not lit was probably trying, in notation. */
export function attempt(view: EmpireView, region: number): string {
  const { kind, left } = view.decision;
  if (kind === 'neutral') return `neutral ${region}`;
  if (kind === 'target') return `to ${region}`;
  const steps = Object.keys(left ?? { place: 1 }) as Step[];
  const tried = TRIED[steps[0] ?? 'place'];
  return tried === 'destroy' ? `destroy ${victim(view, region)} ${region}` : `${tried} ${region}`;
}

/** Whose army one would have meant: of those that stand there one's own last; with none, anybody else's. */
function victim(view: EmpireView, region: number): number {
  const armies = view.regions.find((each) => each.region === region)?.armies ?? [];
  const others = armies.flatMap((count, seat) => (count && seat !== view.seat ? [seat] : []));
  if (others.length) return others[0]!;
  if (view.seat !== null && armies[view.seat]) return view.seat;
  return view.seat === 0 ? 1 : 0;
}
