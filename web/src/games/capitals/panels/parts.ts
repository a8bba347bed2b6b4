/** What the server explains, as types, and preparing this for drawing. */

import type { Facts, Scene } from '../../contract';
import { printedOf, viewOf, type CapitalsView, type Land, type Printed } from '../facts';
import { neighboursOf } from '../describing';

/** A number with what it is made of; `amount` is null if it is not a number. */
export interface Part {
  key: string;
  amount: number | null;
  clause: string;
  facts: Facts;
  parts: Part[];
}

/** What is paid, as a change of what a seat has: the number and each of its parts with the opposite sign. */
export function taken(part: Part): Part {
  const amount = part.amount === null ? null : 0 - part.amount;
  return { ...part, amount, parts: part.parts.map(taken) };
}

export interface Case {
  weather: string;
  chance: number;
  income: Part;
  upkeep: Part;
  food: Part;
  currency: Part;
  unpaid: number;
  hunger: Part | null;
}

export interface Forecast extends Part {
  round: number | null;
  arrivals: (Part & { win?: number })[];
  threats: Part[];
  weathers: Case[];
}

export interface Reason {
  key: string;
  clause: string;
  facts: Facts;
}

export interface Work {
  verb: string;
  price: Part | null;
  why_not: Reason | null;
}

export interface ProvinceFacts extends Part {
  income: Part | null;
  food: Part | null;
  upkeep: Part | null;
  limit: Part | null;
  march: Part;
  defence: Part;
  connection: Part;
}

export interface Course {
  win: number;
  withdraw: number;
  lose: number;
  rounds: number;
  attackers_lost: number;
  defenders_lost: number;
  attackers_left: number[];
  defenders_left: number[];
}

/** What is added to the dice of a side. */
export interface Modifier {
  side: 'attacker' | 'defender';
  key: string;
  clause: string;
  value: number;
  lasting: boolean;
}

export interface Odds {
  battle: {
    kind: 'land' | 'sea' | 'savages';
    attacker: number;
    defender: number | 'rebels' | 'savages';
    place: number;
    attackers: number;
    defenders: number;
    begun: boolean;
    may_withdraw: boolean;
  };
  modifiers: Modifier[];
  to_the_end: Course;
}

// ----- Provinces

/** What cannot be done, grouped by the reason that forbids it. */
export function byReason(works: Work[]): { reason: Reason; works: Work[] }[] {
  const found: { reason: Reason; works: Work[] }[] = [];
  for (const work of works) {
    if (!work.why_not) continue;
    const same = found.find(({ reason }) => reason.key === work.why_not!.key);
    if (same) same.works.push(work);
    else found.push({ reason: work.why_not, works: [work] });
  }
  return found;
}

// ----- The next turn

/** Kinds of weather in which the next turn is the same, taken together. */
export function alike(cases: Case[]): (Case & { weathers: string[] })[] {
  const found: (Case & { weathers: string[] })[] = [];
  for (const each of cases) {
    const same = found.find(
      (other) =>
        other.income.amount === each.income.amount &&
        other.upkeep.amount === each.upkeep.amount &&
        other.food.amount === each.food.amount,
    );
    if (same) {
      same.chance += each.chance;
      same.weathers.push(each.weather);
    } else found.push({ ...each, weathers: [each.weather] });
  }
  return found;
}

// ----- Battles

export interface Group {
  place: number;
  unit: string;
  number: number;
}

const MOST = 300; // that an order may name

/** Everything of the seat that can attack a place now: what has a movement point left in places beside it. */
export function allAgainst(view: CapitalsView, printed: Printed, seat: number, target: number): Group[] {
  const beside = new Set(neighboursOf(printed.map).get(target) ?? []);
  const groups: Group[] = [];
  const add = (place: number, unit: string, count: number) => {
    const number = Math.min(MOST, count - tired(view, seat, place, unit));
    if (number > 0) groups.push({ place, unit, number });
  };
  const atSea = target > view.lands.length;
  if (atSea) {
    for (const sea of view.seas)
      if (sea.fleet === seat && beside.has(sea.place))
        for (const [ship, count] of Object.entries(sea.ships)) add(sea.place, ship, count);
    return groups;
  }
  for (const land of view.lands)
    if (land.holder === seat && beside.has(land.place))
      for (const [unit, count] of Object.entries(land.units)) add(land.place, unit, count);
  view.seats[seat]!.transports.forEach((transport, n) => {
    if (!beside.has(transport.place)) return;
    add(printed.aboard + n + 1, 'infantry', transport.infantry);
    add(printed.aboard + n + 1, 'cavalry', transport.cavalry);
  });
  return groups;
}

/** How many units have no point left, or attack already. Only the mover's units are told apart. */
function tired(view: CapitalsView, seat: number, place: number, unit: string): number {
  if (seat !== view.mover) return 0;
  const stacks = view.stacks.filter(
    (stack) => stack.place === place && stack.unit === unit && (stack.points === 0 || stack.committed),
  );
  return stacks.reduce((sum, { number }) => sum + number, 0);
}

/**
 * What to ask about the present battle: one that is fought or put together, or a target that is pointed at.
 */
export function battleQuestion(scene: Scene): Facts | null {
  const view = viewOf(scene);
  const printed = printedOf(scene);
  const attacks = view.verb === 'attack' || view.verb === 'sea_attack';
  const committed = view.stacks.some((stack) => stack.committed);
  const fought = view.battle.stage === 'rounds' || view.decision.kind === 'savages';
  if (fought) return { of: 'battle' };
  if (!attacks) return null;
  const hovered = view.legal.find(({ code }) => code === scene.hovered);
  if (view.decision.kind === 'number' && hovered && view.target !== null && view.from !== null) {
    const unit = printed.sorts[view.decision.sort];
    const number = hovered.arguments.number;
    if (unit && typeof number === 'number')
      return { of: 'battle', target: view.target, groups: [{ place: view.from, unit, number }] };
  }
  if (committed) return { of: 'battle' };
  const target = view.target ?? (hovered?.kind === 'at' ? hovered.arguments.place : null);
  if (typeof target !== 'number' || view.mover === null) return null;
  const groups = allAgainst(view, printed, view.mover, target);
  return groups.length ? { of: 'battle', target, groups } : null;
}

export interface End {
  side: 'attacker' | 'defender'; // who is left
  soldiers: number;
  chance: number;
}

/**
 * How a battle that is fought out may end, from the worst for the attacker to the best. What hardly ever
 * happens is left out at either edge.
 */
export function outcomes({ attackers_left, defenders_left }: Course, least = 0.002): End[] {
  const left = (side: End['side'], chances: number[]) =>
    chances.map((chance, soldiers) => ({ side, soldiers, chance })).slice(1);
  const all: End[] = [...left('defender', defenders_left).reverse(), ...left('attacker', attackers_left)];
  const likely = all.flatMap(({ chance }, n) => (chance >= least ? [n] : []));
  return all.slice(likely[0] ?? 0, (likely.at(-1) ?? all.length) + 1);
}

/** The soldiers in a land, all kinds together. */
export function soldiersIn(land: Land, printed: Printed): number {
  return Object.entries(land.units).reduce(
    (sum, [unit, number]) => sum + number * (printed.units[unit as keyof Land['units']]?.soldiers ?? 0),
    0,
  );
}
