import { expect, test } from 'vitest';
import { SEAS } from '../../board/sample';
import { Tour } from '../../table/tour.svelte';
import type { Speaker } from '../contract';
import { attempt, isPlain, offBoard, refusedOrders, startsLow, targetsOf } from './asking';
import { describePlace, neighboursOf } from './describing';
import { ending } from './ending';
import { mapOf, secret, type CapitalsView } from './facts';
import { at, land, order, sampleScene, sampleView, seat } from './sample';
import { movesIn, standsOf } from './standing';
import { tour } from './tour';
import { signed } from './words';

const units = (infantry: number, cavalry = 0) => ({ infantry, cavalry, artillery: 0, caravan: 0 });

// ----- What can be clicked

test('a place in which one thing is offered is lit on the map, and one with two is not', () => {
  const legal = [at(1, 1), at(2, 2, 'take'), at(3, 2, 'give'), at(4, 4), at(5, 61)];
  const scene = sampleScene(sampleView({ legal }));
  expect(targetsOf(scene).map(({ code, region }) => [code, region])).toEqual([
    [1, 1],
    [4, 4],
  ]);
  expect(offBoard(scene).map(({ code }) => code)).toEqual([2, 3, 5]);
});

test('kinds of action stand beside the map, but the end of the turn is a button, the last', () => {
  const scene = sampleScene(
    sampleView({ legal: [order(45, 'end'), order(16, 'march'), { code: 7, kind: 'pay', arguments: {} }] }),
  );
  expect(offBoard(scene).map(({ code }) => code)).toEqual([7, 45]);
});

test('whoever clicks a province that is not lit asks why only where a place is asked for', () => {
  expect(attempt(sampleView({ legal: [at(1, 1)] }), 2)).toBe('at 2');
  expect(attempt(sampleView({ legal: [order(16, 'march')] }), 2)).toBeNull();
  expect(attempt(sampleView({ decision: { kind: 'peace' } }), 2)).toBe('take 2');
});

test('whatever a turn may hold but does not offer now is listed, to be asked about', () => {
  const refused = refusedOrders(sampleScene(sampleView({ legal: [order(16, 'march'), order(45, 'end')] })));
  expect(refused).toContain('farm');
  expect(refused).not.toContain('march');
  expect(refused).not.toContain('end');
});

// ----- The guided first turn

test('the hint about marching waits for the second turn: recruits stay where they are on the first', () => {
  const view = sampleView({ seat: 0 });
  const told = (key: string) => ({ step: 0, key, arguments: { seat: 0 } });
  const guide = new Tour(tour, ['capital-placed', 'recruited'].map(told), view);
  expect(guide.stop?.key).toBe('food');
  guide.follow(['turn-ends', 'turn-begins'].map(told), view);
  expect(guide.stop?.key).toBe('march');
  guide.follow([told('marched')], view);
  expect(guide.stop).toBeNull();
});

// ----- What stands on the map

test('armies stand by kind, then a building, then small things, four in a place', () => {
  const view = sampleView({
    lands: [
      land(1, {
        owner: 0,
        holder: 0,
        units: units(3, 1),
        building: 'farm',
        marks: ['port', 'road', 'rare', 'palm'],
        tokens: 2,
        blocked: true,
      }),
      land(2, { owner: 1, holder: 'rebels', units: units(2) }),
    ],
  });
  const stands = standsOf(view).map(({ region, piece, count }) => [
    region,
    piece.kind === 'own' && piece.id,
    count,
  ]);
  expect(stands).toEqual([
    [1, 'infantry 0', 3],
    [1, 'cavalry 0', 1],
    [1, 'building', 1],
    [1, 'marks 0', 1],
    [1, 'marks 4', 1],
    [2, 'infantry neutral', 2],
  ]);
  const marks = standsOf(view).find(({ piece }) => piece.kind === 'own' && piece.id === 'marks 0')!.piece;
  expect(marks.kind === 'own' && marks.facts.things).toEqual([
    { name: 'tokens', count: 2 },
    { name: 'port', blocked: true },
    { name: 'road', blocked: false },
    { name: 'rare', blocked: false },
  ]);
});

test('units that have used all their points look spent, on their turn alone', () => {
  const lands = [land(1, { owner: 0, holder: 0, units: units(2) }), land(2)];
  const used = (number: number) => ({
    place: 1,
    unit: 'infantry' as const,
    points: 0,
    number,
    committed: false,
  });
  const spent = (facts: object) => {
    const [{ piece }] = standsOf(sampleView({ lands, ...facts })) as [ReturnType<typeof standsOf>[0]];
    return piece.kind === 'own' && piece.facts.spent;
  };
  expect(spent({ stacks: [used(2)] })).toBe(true);
  expect(spent({ stacks: [used(1)] })).toBe(false);
  expect(spent({ stacks: [used(2)], mover: 1 })).toBe(false);
});

test('what marched flies from where it was, and recruits come from nowhere', () => {
  const [moved] = movesIn({
    step: 1,
    key: 'marched',
    arguments: { seat: 1, origin: 1, place: 2, unit: 1, number: 2 },
  });
  expect([moved!.from, moved!.to, moved!.piece.kind === 'own' && moved!.piece.id]).toEqual([
    1,
    2,
    'cavalry 1',
  ]);
  const [came] = movesIn({ step: 1, key: 'recruited', arguments: { seat: 0, place: 2, unit: 0, number: 2 } });
  expect([came!.from, came!.to]).toEqual([null, 2]);
});

// ----- In words

test('a place is told with what lies beside it, over land and water', () => {
  expect(neighboursOf(SEAS).get(1)).toEqual([2, 3, 4]);
  expect(neighboursOf(SEAS).get(3)).toEqual([1, 2, 4]);
  const view = sampleView({
    lands: [land(1, { owner: 0, holder: 1, units: units(2), capital: 0 }), land(2)],
    seats: [seat(0, { besieged: true }), seat(1)],
  });
  const told = describePlace(sampleScene(view), 1);
  expect(told).toContain('page-owner seat 0; page-holder seat 1; page-units unit-infantry 2');
  expect(told).toContain('page-besieged');
  expect(told).toContain('place 2, place 3, place 4');
  expect(describePlace(sampleScene(view), 2)).toContain('page-empty');
});

test('numbers have their sign', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '±0', '−2']);
});

// ----- Secrets

test('a screen that is shared gets a curtain as soon as anybody has a secret', () => {
  const voyage = { kind: 'ship' as const, from: 1, to: 'unknown' as const, turns: 2 };
  const withSeat = (facts: object) => secret(sampleView({ seats: [seat(0), seat(1, facts)] }));
  expect(withSeat({})).toBe(false);
  expect(withSeat({ bid: 'unknown' })).toBe(true);
  expect(withSeat({ cards: ['unknown', 'unknown'] })).toBe(true);
  expect(withSeat({ voyages: [voyage] })).toBe(true);
  expect(withSeat({ voyages: [{ ...voyage, kind: 'convoy', to: 2 }] })).toBe(false);
});

test('the map has the names of the language', () => {
  const scene = sampleScene(sampleView());
  expect(mapOf({ ...scene, lang: 'pl' }).regions.map(({ name }) => name)).toEqual(
    SEAS.regions.map(({ region }) => `place ${region}`),
  );
  const same = { ...scene, lang: 'en', word: (_: string, place: number) => SEAS.regions[place - 1]!.name };
  expect(mapOf(same)).toBe(SEAS);
  expect(mapOf({ ...scene, lang: 'pl' })).toBe(mapOf({ ...scene, lang: 'pl' }));
});

// ----- How it ends, and what is asked

const speaker = {
  names: [],
  lang: 'en',
  say: (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(' '),
};
const told = (facts: Partial<CapitalsView>) =>
  ending(speaker as unknown as Speaker, sampleView({ options: { rounds: 5 }, ...facts }));

test('the end says how the match was won', () => {
  const scores = [{ provinces: 3 }, { provinces: 3 }];
  const of = (soldiers: number[]) => soldiers.map((number, n) => seat(n, { soldiers: number }));
  expect(told({ winner: 1 })).toBe('page-end-capitals 1');
  expect(told({ winner: 1, seats: [seat(0, { out: true }), seat(1)] })).toBe('page-end-last 1');
  expect(told({ winner: null, scores: [{ provinces: 4 }, { provinces: 3 }], ranking: [[0], [1]] })).toBe(
    'page-end-points 5',
  );
  expect(told({ winner: null, scores, ranking: [[0], [1]], seats: of([4, 3]) })).toBe('page-end-soldiers 5');
  expect(told({ winner: null, scores, ranking: [[0], [1]], seats: of([3, 3]) })).toBe('page-end-coins 5');
  expect(told({ winner: null, scores, ranking: [[0, 1]] })).toBe('page-end-shared 5');
});

test('recruits and bids begin at the least, an army with all of it', () => {
  const asked = (kind: string, verb: CapitalsView['verb'] = null) =>
    startsLow(sampleView({ decision: { kind }, verb }));
  expect([
    asked('number', 'infantry'),
    asked('number', 'disband'),
    asked('bid'),
    asked('amount', 'trade'),
  ]).toEqual([true, true, true, true]);
  expect([asked('number', 'march'), asked('number', 'sea_attack')]).toEqual([false, false]);
});

test('whoever fights on is not asked once more', () => {
  expect(
    ['fight', 'to-the-end', 'withdraw', 'do'].map((kind) => isPlain({ code: 1, kind, arguments: {} })),
  ).toEqual([true, true, false, false]);
});
