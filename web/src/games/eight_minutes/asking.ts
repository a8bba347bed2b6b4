/** Where actions that are offered are chosen, and what to ask about actions that are not. */

import type { Target } from '../../board/stands';
import type { Action, Scene } from '../contract';
import { colourOf, type FamilyView, type Step } from './facts';

/** Everything that is done on the map: to a region, or to an army of a colour in it. */
export function targetsOf(view: FamilyView, text: (action: Action) => string, neutral: number): Target[] {
  return view.legal.flatMap((action): Target[] => {
    const { region, colour } = action.arguments;
    if (region === undefined) return [];
    const target = { code: action.code, region, label: text(action) };
    return [
      colour === undefined
        ? target
        : { ...target, piece: { kind: 'army', colour: colourOf(colour, neutral) } },
    ];
  });
}

/** Taking the card of a slot; undefined if that is not offered. */
export function takingOf(view: FamilyView, slot: number): Action | undefined {
  return view.legal.find(({ kind, arguments: at }) => kind === 'card' && at.slot === slot);
}

/** Bids, naming the first player, halves of a card, and stopping, which comes last. */
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
const TRIED_AT: Record<string, string> = {
  start: 'settle',
  outpost: 'settle',
  token: 'token',
  neutral: 'neutral',
  target: 'to',
};

/** What somebody who clicks a region that is not lit was probably trying, in notation. */
export function attempt(view: FamilyView, region: number, neutral: number): string {
  const { kind, left } = view.decision;
  const [step] = Object.keys(left ?? { place: 1 }) as Step[];
  const tried = TRIED_AT[kind] ?? TRIED[step ?? 'place'];
  return tried === 'destroy' ? `destroy ${victim(view, region, neutral)} ${region}` : `${tried} ${region}`;
}

/**
 * Whose army was probably meant: another seat's, a neutral one, or at last one's own; if there is none, any
 * other seat's.
 */
function victim(view: FamilyView, region: number, neutral: number): number {
  const here = view.regions.find((each) => each.region === region);
  const others = (here?.armies ?? []).flatMap((count, seat) => (count && seat !== view.seat ? [seat] : []));
  if (others.length) return others[0]!;
  if (here?.neutral) return neutral;
  if (view.seat !== null && here?.armies[view.seat]) return view.seat;
  return view.seat === 0 ? 1 : 0;
}
