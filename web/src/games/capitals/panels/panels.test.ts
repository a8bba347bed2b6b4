import { expect, test } from 'vitest';
import { SEAS } from '../../../board/sample';
import type { Scene } from '../../contract';
import { at, land, order, sampleScene, sampleView, seat } from '../sample';
import { decimal, gridLines, percent, signedDecimal } from './figures';
import { follow, losses } from './fought';
import { graphOf, widest, type Luck, type Row } from './hindsight';
import {
  allAgainst,
  alike,
  battleQuestion,
  byReason,
  outcomes,
  soldiersIn,
  type Case,
  type Course,
  type Work,
  taken,
  type Part,
} from './parts';

const printed = {
  map: SEAS,
  sorts: ['infantry', 'infantry', 'infantry', 'cavalry'],
  aboard: 144,
  units: {
    infantry: { soldiers: 1 },
    cavalry: { soldiers: 3 },
    artillery: { soldiers: 6 },
    caravan: { soldiers: 6 },
  },
} as any;
const units = (infantry: number, cavalry = 0) => ({ infantry, cavalry, artillery: 0, caravan: 0 });
const stack = (place: number, unit: string, points: number, number: number, committed = false) =>
  ({ place, unit, points, number, committed }) as any;

function sceneOf(facts: object, hovered: number | null = null): Scene {
  const view = sampleView({
    battle: { stage: 'none' },
    verb: null,
    target: null,
    from: null,
    ...facts,
  } as any);
  return { ...sampleScene(view), printed, hovered } as Scene;
}

// ----- What to ask about a battle

test('all that has a point left beside a target can attack it, aboard transports too', () => {
  const lands = [land(1, { holder: 0, units: units(5, 2) }), land(2, { holder: 1, units: units(2) })];
  const aboard = { place: 3, points: 2, infantry: 4, cavalry: 0 };
  const view = sampleView({
    lands,
    seats: [seat(0, { transports: [aboard] }), seat(1)],
    stacks: [stack(1, 'infantry', 0, 2), stack(1, 'cavalry', 1, 1, true), stack(1, 'cavalry', 2, 1)],
  });
  const theirs = [{ place: 2, unit: 'infantry', number: 2 }];
  expect(allAgainst(view, printed, 0, 2)).toEqual([
    { place: 1, unit: 'infantry', number: 3 },
    { place: 1, unit: 'cavalry', number: 1 },
    { place: 145, unit: 'infantry', number: 4 },
  ]);
  expect(allAgainst(view, printed, 1, 1)).toEqual(theirs);
});

test('ships attack from a sea beside the one that is attacked', () => {
  const ships = (frigate: number) => ({ frigate, corvette: 0, cruiser: 0 });
  const seas = [
    { place: 3, fleet: 0, ships: ships(2), boat: null },
    { place: 4, fleet: 1, ships: ships(1), boat: null },
  ];
  expect(allAgainst(sampleView({ seas }), printed, 0, 4)).toEqual([{ place: 3, unit: 'frigate', number: 2 }]);
});

test('the battle that is fought or put together is asked about, and a target that is pointed at', () => {
  expect(battleQuestion(sceneOf({}))).toBeNull();
  expect(battleQuestion(sceneOf({ battle: { stage: 'rounds' } }))).toEqual({ of: 'battle' });
  expect(battleQuestion(sceneOf({ decision: { kind: 'savages' } }))).toEqual({ of: 'battle' });
  const committed = { verb: 'attack', target: 2, stacks: [stack(1, 'infantry', 1, 3, true)] };
  expect(battleQuestion(sceneOf(committed))).toEqual({ of: 'battle' });
  const number = { code: 9, kind: 'number', arguments: { number: 4 } };
  const asking = {
    verb: 'attack',
    target: 2,
    from: 1,
    decision: { kind: 'number', sort: 3 },
    legal: [number],
  };
  expect(battleQuestion(sceneOf(asking, 9))).toEqual({
    of: 'battle',
    target: 2,
    groups: [{ place: 1, unit: 'cavalry', number: 4 }],
  });
});

test('a target that nothing can reach, and other orders, ask nothing', () => {
  expect(battleQuestion(sceneOf({ verb: 'attack', legal: [at(5, 2)] }, 5))).toBeNull();
  expect(battleQuestion(sceneOf({ verb: 'march', legal: [at(5, 2), order(1, 'end')] }, 5))).toBeNull();
});

// ----- Odds

test('a battle ends with somebody left, from the worst for the attacker to the best', () => {
  const course = { attackers_left: [0.4, 0.1, 0.5], defenders_left: [0.6, 0.3, 0.0995, 0.0005] } as Course;
  expect(outcomes(course).map(({ side, soldiers }) => `${side} ${soldiers}`)).toEqual([
    'defender 2',
    'defender 1',
    'attacker 1',
    'attacker 2',
  ]);
});

test('what the same reason forbids is told together', () => {
  const work = (verb: string, key?: string) =>
    ({ verb, price: null, why_not: key ? { key, clause: 'C5.1', facts: {} } : null }) as Work;
  const groups = byReason([work('farm', 'far'), work('road'), work('port', 'dry'), work('camp', 'far')]);
  expect(groups.map(({ reason, works }) => [reason.key, works.map(({ verb }) => verb)])).toEqual([
    ['far', ['farm', 'camp']],
    ['dry', ['port']],
  ]);
});

test('soldiers of all kinds are counted by what each is worth', () => {
  expect(soldiersIn(land(1, { units: units(1, 2) }), printed)).toBe(7);
});

test('kinds of weather in which the turn is the same are one case', () => {
  const one = (weather: string, chance: number, income: number) =>
    ({ weather, chance, income: { amount: income }, upkeep: { amount: 1 }, food: { amount: 0 } }) as Case;
  const cases = alike([one('fair', 0.4, 5), one('heat', 0.1, 7), one('storm', 0.1, 5)]);
  expect(cases.map(({ weathers }) => weathers)).toEqual([['fair', 'storm'], ['heat']]);
  expect(cases[0]!.chance).toBeCloseTo(0.5);
});

// ----- Round by round

const told = (key: string, facts: object) => ({ step: 1, key, arguments: facts });
const begins = told('battle-begins', { seat: 0, place: 7, attackers: 5, other: 1, defenders: 2 });
const round = (lost: number) =>
  told('round-fought', { seat: 0, roll: 60, total: 62, other_roll: 40, other_total: 45, lost });

test('a battle is followed round by round until its end, which stays to be read', () => {
  let battle = follow(null, [begins, round(0)]);
  battle = follow(battle, [round(1)]);
  expect(losses(battle!)).toEqual({ attackers: 1, defenders: 1 });
  battle = follow(battle, [
    told('fought', { seat: 0, rounds: 3, lost: 2, other_lost: 1 }),
    told('attack-won', { seat: 0, place: 7, left: 2 }),
  ]);
  expect([battle!.end, losses(battle!)]).toEqual(['won', { attackers: 3, defenders: 2 }]);
  expect(follow(battle, [round(1)])).toBe(battle);
  expect(follow(battle, [told('turn-ends', { seat: 0 })])).toBeNull();
});

test('land that nobody defends is no battle', () => {
  const nobody = told('battle-begins', { seat: 0, place: 7, attackers: 5, other: 1, defenders: 0 });
  expect(follow(null, [nobody])).toBeNull();
});

// ----- Figures

test('a chance that is not certain is not written as certain', () => {
  expect(percent(0.99999, 'en')).toBe('99.9%');
  expect(percent(0.00001, 'en')).toBe('0.1%');
  expect([percent(1, 'en'), percent(0, 'en')]).toEqual(['100.0%', '0.0%']);
  expect(percent(0.5, 'pl').replace(/\s/g, ' ')).toBe('50,0%');
});

test('numbers have a true minus and no negative nought', () => {
  expect([decimal(-0.01, 'en'), decimal(-1.25, 'en')]).toEqual(['0.0', '−1.3']);
  expect([signedDecimal(2, 'en'), signedDecimal(-2, 'pl'), signedDecimal(0, 'en')]).toEqual([
    '+2.0',
    '−2,0',
    '0.0',
  ]);
});

test('lines of a chart are whole numbers that reach over the largest', () => {
  for (const largest of [1, 3, 7, 11, 42, 130, 999]) {
    const lines = gridLines(largest);
    expect(lines[0]).toBe(0);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(largest);
    expect(lines.every(Number.isInteger)).toBe(true);
    expect(lines.length).toBeLessThanOrEqual(6);
  }
});

// ----- How a match went

const rows: Row[] = [
  {
    round: 1,
    step: 4,
    seats: [
      { land: 1, income: 4, soldiers: 0 },
      { land: 1, income: 4, soldiers: 0 },
    ],
  },
  {
    round: 2,
    step: 30,
    seats: [
      { land: 4, income: 5, soldiers: 6 },
      { land: 2, income: 4, soldiers: 3 },
    ],
  },
];

test('a graph runs through all rounds, and equal lines lie side by side', () => {
  const graph = graphOf(rows, 'land', 300, 100);
  expect(graph.lines.map(({ seat, points }) => [seat, points.length])).toEqual([
    [0, 2],
    [1, 2],
  ]);
  const [mine, theirs] = graph.lines;
  expect(mine!.points[0]!.y).not.toBe(theirs!.points[0]!.y);
  expect(mine!.points[1]).toEqual({ x: 300, y: 0 });
  expect(graph.ticks.map(({ last }) => last)).toEqual([false, true]);
  expect(graphOf(rows.slice(0, 1), 'income', 300, 100).lines[0]!.points[0]!.x).toBe(0);
});

test('bars of luck are drawn against the largest', () => {
  const luck = [{ soldiers: -4 }, { soldiers: 2.5 }] as Luck[];
  expect(widest(luck)).toBe(4);
  expect(widest([])).toBe(1);
});

test('what is paid has a minus, and so have its parts', () => {
  const part = (amount: number | null, ...parts: Part[]): Part => ({
    ...{ key: 'explain-upkeep', clause: 'C6.2', facts: {} },
    ...{ amount, parts },
  });
  expect(taken(part(2, part(1, part(1)), part(1), part(null)))).toEqual(
    part(-2, part(-1, part(-1)), part(-1), part(null)),
  );
  expect(taken(part(0)).amount).toBe(0);
});
