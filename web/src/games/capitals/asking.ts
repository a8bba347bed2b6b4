/** Where actions that are offered are chosen, and what to ask about actions that are not. */

import type { Target } from '../../board/stands';
import type { Action, Scene, View } from '../contract';
import { printedOf, viewOf, type CapitalsView } from './facts';

/** The kinds of action of a turn, as they stand beside the map. */
export const GROUPS: Record<string, string[]> = {
  army: ['infantry', 'cavalry', 'artillery', 'exchange', 'join', 'part', 'disband', 'recruiting-province'],
  march: ['march', 'attack', 'convoy', 'walk'],
  build: [
    'farm',
    'granary',
    'manufactory',
    'bunker',
    'strong-bunker',
    'camp',
    'port',
    'road',
    'level',
    'demolish',
  ],
  land: ['explore', 'overseas', 'rob', 'stop-robbery'],
  ships: ['ship', 'builder', 'send-builder', 'transport', 'board', 'land'],
  fleet: ['frigate', 'corvette', 'cruiser', 'boat', 'sail', 'sea-attack', 'sail-transport', 'sail-boat'],
  others: ['trade', 'peace', 'bribe', 'spy', 'deal'],
};
const ON_THE_MAP = ['at', 'take', 'give'];

/** The verb of an action "do something"; null for any other action. */
export function verbOf(action: Action): string | null {
  return action.kind === 'do' ? action.arguments.verb : null;
}

/** The orders that a turn can have, but does not offer now. */
export function refusedOrders(scene: Scene): string[] {
  const offered = new Set(scene.view.legal.map(verbOf));
  return Object.values(GROUPS)
    .flat()
    .filter((verb) => !offered.has(verb));
}

/** What a click on a province or a sea chooses: the only action that is offered there. */
export function targetsOf(scene: Scene): Target[] {
  const places = printedOf(scene).map.regions.length;
  const here = new Map<number, Action[]>();
  for (const action of scene.view.legal) {
    const place = action.arguments.place;
    if (!ON_THE_MAP.includes(action.kind) || place > places) continue; // transports share a sea
    here.set(place, [...(here.get(place) ?? []), action]);
  }
  return [...here].flatMap(([region, actions]) =>
    actions.length === 1 ? [{ code: actions[0]!.code, region, label: scene.text(actions[0]!) }] : [],
  );
}

/**
 * The actions that are neither on the map, nor among the kinds of action beside it, nor on the card of an
 * offer; the end of a turn comes last.
 */
export function offBoard(scene: Scene): Action[] {
  const onMap = new Set(targetsOf(scene).map(({ code }) => code));
  const onCard = scene.view.decision.kind === 'answer';
  const rest = scene.view.legal.filter(
    (action) => !onCard && !onMap.has(action.code) && (verbOf(action) ?? 'end') === 'end',
  );
  return rest.sort((a, b) => Number(verbOf(a) === 'end') - Number(verbOf(b) === 'end'));
}

/**
 * A further round of a battle need not be confirmed: it is one choice of three, and the attack was confirmed.
 */
export function isPlain({ kind }: Action): boolean {
  return kind === 'fight' || kind === 'to-the-end';
}

// Of these, usually all go. For everything else, which is paid for or lost, the least amount is offered
// first.
const ALL_OF_THEM = [
  'march',
  'convoy',
  'attack',
  'walk',
  'sail',
  'sea_attack',
  'ship',
  'board',
  'land',
  'join',
  'part',
];

export function startsLow(view: View): boolean {
  const { decision, verb } = view as CapitalsView;
  if (decision.kind === 'number') return verb !== null && !ALL_OF_THEM.includes(verb);
  return decision.kind === 'bid' || decision.kind === 'amount';
}

/** What somebody who clicks a province that is not lit was probably trying, in notation; null: nothing. */
export function attempt(view: View, place: number): string | null {
  const { kind } = view.decision;
  if (kind === 'peace') return `take ${place}`;
  const asked = view.legal.some((action) => action.kind === 'at');
  return asked ? `at ${place}` : null;
}

/** The order that is being given, while its steps are asked for. */
export function orderUnderWay(scene: Scene): string | null {
  const view: CapitalsView = viewOf(scene);
  return view.verb === null ? null : view.verb.replaceAll('_', '-');
}
