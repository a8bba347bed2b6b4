import { expect, test } from 'vitest';
import type { Action, Scene, View } from '../contract';
import {
  attemptOnTile,
  cellTold,
  nationOf,
  offBoard,
  openingOf,
  playingOf,
  takingOf,
  targetsIn,
  wantedNation,
} from './asking';
import {
  homeOf,
  inFigures,
  type FoundersView,
  type LaidTile,
  type PrintedTile,
  type ResourceName,
  type SeatFacts,
} from './facts';
import { cornerOf, givePlace, groundOf, middleOf, needPlaces, PITCH, supplyPath, unionsOf } from './nation';
import { colourOf, iconOf } from './resources';
import { tour } from './tour';

function laid(x: number, y: number, facts: Partial<LaidTile> = {}): LaidTile {
  const nothing = { war: false, coin: false, craftsman: false, carriage: false, union: null };
  return { tile: 0, x, y, ...nothing, gives: true, farthest: false, ...facts };
}

function seat(number: number, facts: Partial<SeatFacts> = {}): SeatFacts {
  const hand = { war: 0, coin: 0, carriage: 0, craftsman: 0 };
  return { seat: number, tiles: [laid(0, 0)], free: [], hand, craftsmen: [], swapped: [], ...facts };
}

function view(facts: Partial<FoundersView> = {}): FoundersView {
  return {
    seat: 0,
    actors: [0],
    decision: { kind: 'place', tile: 7 },
    legal: [],
    ranking: [[1], [0]],
    coin: null,
    seats: [seat(0), seat(1), seat(2)],
    ...facts,
  } as FoundersView;
}

const action = (code: number, kind: string, facts = {}): Action => ({ code, kind, arguments: facts });
const kind = ({ kind }: Action) => kind;

// ----- What can be done where

const legal = [
  action(154, 'cell', { tile: 7, x: 1, y: 0 }),
  action(330, 'swap', { tile: 7, old: 2, x: 0, y: 0 }),
  action(340, 'pillage', { tile: 2, other: 1, x: 0, y: 1 }),
  action(341, 'buy', { tile: 2, other: 2, x: 0, y: 0 }),
  action(342, 'unite', { tile: 2, x: 0, y: 0 }),
  action(343, 'craftsman', { tile: 6, x: 2, y: 0 }),
  action(35, 'tile', { tile: 3 }),
  action(7, 'open', { stack: 1 }),
  action(11, 'token', { token: 2 }),
  action(0, 'no-token'),
  action(15, 'resource', { resource: 0 }),
  action(16, 'resource', { resource: 1 }),
  action(152, 'draw'),
  action(153, 'pass'),
  action(1, 'propose'),
  action(2, 'go-on'),
  action(3, 'agree'),
  action(4, 'refuse'),
  action(5, 'stop'),
];

test('every legal action is in exactly one place: a nation, the market, the hand or the bar', () => {
  const all = view({ legal });
  const onNations = [0, 1, 2].flatMap((each) => targetsIn(all, each, kind).map(({ code }) => code));
  const inMarket = [takingOf(all, 3)!.code, openingOf(all, 1)!.code];
  const inHand = [playingOf(all, 2)!.code];
  const inBar = offBoard({ view: all as View } as unknown as Scene).map(({ code }) => code);
  const codes = [...onNations, ...inMarket, ...inHand, ...inBar].sort((a, b) => a - b);
  expect(codes).toEqual(legal.map(({ code }) => code).sort((a, b) => a - b));
});

test('what names another seat is done in its nation, all else at home', () => {
  expect(legal.slice(0, 7).map((each) => nationOf(view(), each))).toEqual([0, 0, 1, 2, 0, 0, null]);
  expect(targetsIn(view({ legal }), 1, kind)).toEqual([
    { code: 340, region: 1, kind: 'pillage', x: 0, y: 1, label: 'pillage' },
  ]);
});

test('going on comes before proposing to end, and a choice of what is bought before all', () => {
  const bar = offBoard({ view: view({ legal }) } as unknown as Scene).map(({ kind }) => kind);
  expect(bar.slice(0, 3)).toEqual(['resource', 'resource', 'no-token']);
  expect(bar.indexOf('go-on')).toBeLessThan(bar.indexOf('propose'));
});

// ----- Which nation is large

test('the large nation is the one in which something is asked', () => {
  const [, , pillage, buy] = legal;
  expect(wantedNation(view(), null)).toBe(0);
  expect(wantedNation(view(), 2)).toBe(2);
  expect(wantedNation(view({ legal: [pillage!] }), null)).toBe(1);
  expect(wantedNation(view({ legal: [pillage!, buy!] }), 2)).toBe(2);
  expect(wantedNation(view({ legal: [pillage!] }), 2)).toBe(1);
  expect(wantedNation(view({ legal: [legal[9]!], coin: { seat: 2, x: 0, y: 0 } }), null)).toBe(2);
});

test('spectators see who is asked at home, and at the end the winner', () => {
  expect(homeOf(view({ seat: null, actors: [2] }))).toBe(2);
  expect(homeOf(view({ seat: null, actors: [] }))).toBe(1);
});

// ----- What is not offered

test.each([
  [{ kind: 'place' }, 0, 'swap 2,-1'],
  [{ kind: 'place' }, 1, 'at 1 2,-1'],
  [{ kind: 'last' }, 0, 'craftsman 2,-1'],
  [{ kind: 'target', what: 'war' }, 1, 'pillage 1 2,-1'],
  [{ kind: 'target', what: 'war' }, 0, 'pillage 0 2,-1'],
  [{ kind: 'target', what: 'coin' }, 2, 'buy 2 2,-1'],
  [{ kind: 'target', what: 'carriage' }, 0, 'unite 2,-1'],
  [{ kind: 'target', what: 'craftsman' }, 1, 'at 1 2,-1'],
])('a click on a tile that is not lit asks about what was probably tried', (decision, whose, asked) => {
  expect(attemptOnTile(view({ decision }), whose, { x: 2, y: -1 })).toBe(asked);
});

test('an event points at the nation that it happened in', () => {
  const told = (facts: object) => ({ step: 1, key: 'any', arguments: facts });
  expect(cellTold(told({ seat: 0, x: 1, y: 2 }))).toEqual({ seat: 0, x: 1, y: 2 });
  expect(cellTold(told({ seat: 0, other: 1, x: 1, y: 2 }))).toEqual({ seat: 1, x: 1, y: 2 });
  expect(cellTold(told({ seat: 0, tile: 3 }))).toBeNull();
  expect(cellTold(null)).toBeNull();
});

// ----- The nation as a drawing

test('y points away from the owner: upwards', () => {
  expect(middleOf({ x: 1, y: 2 })).toEqual({ x: PITCH, y: -2 * PITCH });
  expect(cornerOf({ x: 0, y: 0 })).toEqual({ x: PITCH / 2, y: -PITCH / 2 });
});

test('the ground holds the tiles, the free cells where one builds, and never less than asked', () => {
  const nation = seat(0, { tiles: [laid(0, 0), laid(4, 0)], free: [[4, 3]] });
  const least = { across: 3, up: 2 };
  const plain = groundOf(nation, false, least);
  const building = groundOf(nation, true, least);
  expect(plain.width).toBeCloseTo(5.16 * PITCH);
  expect(plain.height).toBeCloseTo(2.16 * PITCH);
  expect(plain.top + plain.height / 2).toBeCloseTo(0);
  expect(building.height).toBeCloseTo(4.16 * PITCH);
  expect(building.top).toBeCloseTo(-3.58 * PITCH);
  expect(groundOf(seat(0, { tiles: [] }), true, least).width).toBeCloseTo(3.16 * PITCH);
});

test('unions are the squares of their carriages', () => {
  const tiles = [
    laid(0, 0, { carriage: true, union: 1 }),
    laid(1, 1, { carriage: true, union: 1 }),
    laid(5, 5, { carriage: true, union: 2 }),
    laid(0, 1, { union: 1 }),
  ];
  const unions = unionsOf(tiles);
  expect([...unions].map(([union, squares]) => [union, squares.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('lines of supply go from picture to picture and leave both free', () => {
  const mine = { stack: 'blue', needs: ['wood', 'stone'], gives: ['iron'] } as PrintedTile;
  const forest = { stack: 'green', needs: [], gives: ['wood', 'stone'] } as unknown as PrintedTile;
  expect(needPlaces(mine).map(({ x }) => x)).toEqual([-18, 18]);
  expect(needPlaces({ ...mine, needs: ['wood', 'wood', 'iron'] }).map(({ x }) => x)).toEqual([-29, 0, 29]);
  expect(givePlace(mine, 'iron')).toEqual({ x: 0, y: 20 });
  expect(givePlace(forest, 'wood')).toEqual({ x: -19, y: -19 });
  expect(givePlace(forest, 'stone')).toEqual({ x: 19, y: 19 });
  expect(supplyPath({ x: 0, y: 0 }, { x: 100, y: 0 }, 20)).toBe('M20.0 0.0Q50.0 10.0 80.0 0.0');
});

// ----- The market and the rest

test('each resource has a picture and a colour of its own', () => {
  const names = 'wood stone plants water iron gold cloth wine horses fish army coin carriage craft';
  const resources = names.split(' ') as ResourceName[];
  expect(new Set(resources.map(iconOf)).size).toBe(14);
  expect(new Set(resources.map(colourOf)).size).toBe(14);
});

test('points below nought have a true minus', () => {
  expect([3, 0, -2].map(inFigures)).toEqual(['3', '0', '−2']);
});

test('the five hints go away by what one does oneself', () => {
  expect(tour).toHaveLength(5);
  const event = (key: string, seat: number) => ({ step: 1, key, arguments: { seat } });
  const done = ['drafted', 'drafted', 'opened', 'added', 'added'];
  tour.forEach((stop, n) => {
    expect(stop.done(event(done[n]!, 0), view())).toBe(true);
    expect(stop.done(event(done[n]!, 1), view())).toBe(false);
  });
});
