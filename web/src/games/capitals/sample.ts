/** A small match for tests: two coasts and two seas, two players. */

import { SEAS } from '../../board/sample';
import type { Action, Scene } from '../contract';
import type { CapitalsView, Land, SeatFacts } from './facts';

export function land(place: number, facts: Partial<Land> = {}): Land {
  return {
    place,
    owner: null,
    holder: null,
    capital: null,
    units: { infantry: 0, cavalry: 0, artillery: 0, caravan: 0 },
    building: null,
    marks: [],
    tokens: 0,
    captives: [0, 0],
    blocked: false,
    ...facts,
  };
}

export function seat(number: number, facts: Partial<SeatFacts> = {}): SeatFacts {
  return {
    seat: number,
    level: 1,
    cards: [null, null],
    bid: null,
    transports: [],
    voyages: [],
    besieged: false,
    ...facts,
  } as SeatFacts;
}

export function sampleView(facts: Partial<CapitalsView> = {}): CapitalsView {
  return {
    seat: 0,
    mover: 0,
    legal: [],
    decision: { kind: 'action' },
    stacks: [],
    lands: [land(1), land(2)],
    seas: [3, 4].map((place) => ({
      place,
      fleet: null,
      ships: { frigate: 0, corvette: 0, cruiser: 0 },
      boat: null,
    })),
    seats: [seat(0), seat(1)],
    ...facts,
  } as CapitalsView;
}

export function at(code: number, place: number, kind = 'at'): Action {
  return { code, kind, arguments: { place } };
}

export function order(code: number, verb: string): Action {
  return { code, kind: 'do', arguments: { verb } };
}

/** A scene in which sentences are their keys with their facts. */
export function sampleScene(view: CapitalsView): Scene {
  const say = (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(' ');
  return {
    view,
    printed: { map: SEAS },
    say,
    word: (argument: string, value: number) => `${argument} ${value}`,
    text: ({ kind, arguments: facts }: Action) => say(kind, facts),
  } as unknown as Scene;
}
