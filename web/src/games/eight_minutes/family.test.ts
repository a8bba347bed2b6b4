import { expect, test } from 'vitest';
import { afterwards, foreshadowed } from '../../board/changing';
import { lying } from '../../pieces/row';
import type { Scene } from '../contract';
import { attempt, offBoard, takingOf, targetsOf } from './asking';
import type { FamilyView } from './facts';
import { change } from './paying';
import { action, region, told } from './sample';
import { effectOf, movesIn, standsOf } from './standing';
import { firstTurn } from './tour';

const NEUTRAL = 5;

function view(facts: Partial<FamilyView> = {}): FamilyView {
  return {
    seat: 0,
    actors: [0],
    decision: { kind: 'step', left: { place: 2 }, card: 3 },
    legal: [],
    regions: [region(4, { armies: [2, 1], cities: [1, 0], token: 'tree' }), region(9, { neutral: 1 })],
    row: [],
    ...facts,
  } as FamilyView;
}

const named = (stands: ReturnType<typeof standsOf>) =>
  stands.map(({ region, piece, count }) =>
    [region, piece.kind, 'icon' in piece ? piece.icon : 'colour' in piece ? piece.colour : '', count].join(
      ' ',
    ),
  );

// ----- What stands on the board

test('tokens, armies, cities and neutral armies stand in the order of seats', () => {
  expect(named(standsOf(view()))).toEqual([
    '4 token tree 1',
    '4 army 0 2',
    '4 city 0 1',
    '4 army 1 1',
    '9 army neutral 1',
  ]);
});

test('what is staged is drawn as done', () => {
  const stands = standsOf(view());
  const to = action(1, 'to', { origin: 4, region: 9 });
  expect(named(afterwards(stands, effectOf(to, 1, NEUTRAL)))).toEqual([
    '4 token tree 1',
    '4 army 0 2',
    '4 city 0 1',
    '9 army 1 1',
    '9 army neutral 1',
  ]);
  const destroyed = afterwards(stands, effectOf(action(2, 'destroy', { colour: 5, region: 9 }), 0, NEUTRAL));
  expect(named(destroyed)).not.toContain('9 army neutral 1');
  const built = afterwards(stands, effectOf(action(3, 'city', { region: 4 }), 0, NEUTRAL));
  expect(named(built)).toContain('4 city 0 2');
});

test('a hover shows a ghost where the piece would come, and changes no count', () => {
  const stands = standsOf(view());
  const placed = foreshadowed(stands, effectOf(action(1, 'place', { region: 9 }), 0, NEUTRAL));
  expect(placed.find(({ region, ghosts }) => region === 9 && ghosts)).toMatchObject({ count: 0, ghosts: 1 });
  const joined = foreshadowed(stands, effectOf(action(1, 'place', { region: 4 }), 0, NEUTRAL));
  expect(joined.find(({ ghosts }) => ghosts)).toMatchObject({ region: 4, count: 2 });
  const doomed = foreshadowed(stands, effectOf(action(1, 'destroy', { region: 4, colour: 1 }), 0, NEUTRAL));
  expect(doomed.filter((stand) => stand.doomed)).toMatchObject([{ piece: { kind: 'army', colour: 1 } }]);
});

test('the army that is about to move is lifted', () => {
  expect(
    foreshadowed(standsOf(view()), effectOf(action(1, 'from', { region: 4 }), 1, NEUTRAL)).filter(
      (stand) => stand.lifted,
    ),
  ).toMatchObject([{ region: 4, piece: { kind: 'army', colour: 1 } }]);
});

test('events of pieces become moves, others do not', () => {
  const moves = [
    told('card-taken', { seat: 1, card: 3, coins: 1 }),
    told('army-moved', { seat: 1, origin: 4, region: 9 }),
    told('army-destroyed', { seat: 0, colour: NEUTRAL, region: 9 }),
    told('city-built', { seat: 1, region: 4 }),
  ].flatMap((event) => movesIn(event, NEUTRAL));
  expect(moves).toEqual([
    { piece: { kind: 'army', colour: 1 }, from: 4, to: 9 },
    { piece: { kind: 'army', colour: 'neutral' }, from: 9, to: null },
    { piece: { kind: 'city', colour: 1 }, from: null, to: 4 },
  ]);
});

// ----- What can be done where

const legal = [
  action(0, 'stop'),
  action(27, 'half', { half: 0, card: 3 }),
  action(36, 'place', { region: 4 }),
  action(201, 'destroy', { region: 9, colour: 5 }),
  action(21, 'card', { slot: 0, card: 7, coins: 0 }),
  action(3, 'bid', { coins: 2 }),
];

test('every legal action is in exactly one place: the map, the row or the bar', () => {
  const all = view({ legal });
  const onMap = targetsOf(all, ({ kind }) => kind, NEUTRAL).map(({ code }) => code);
  const inRow = [takingOf(all, 0)!.code];
  const inBar = offBoard({ view: all } as unknown as Scene).map(({ code }) => code);
  expect([...onMap, ...inRow, ...inBar].sort()).toEqual(legal.map(({ code }) => code).sort());
  expect(inBar.at(-1)).toBe(0);
});

test('destroying is done to a piece, placing to a region', () => {
  const [place, destroy] = targetsOf(view({ legal }), ({ kind }) => kind, NEUTRAL);
  expect(place).toEqual({ code: 36, region: 4, label: 'place' });
  expect(destroy).toMatchObject({ region: 9, piece: { kind: 'army', colour: 'neutral' } });
});

test.each([
  [{ kind: 'start' }, 'settle 9'],
  [{ kind: 'outpost' }, 'settle 9'],
  [{ kind: 'token', token: 0 }, 'token 9'],
  [{ kind: 'neutral' }, 'neutral 9'],
  [{ kind: 'bid' }, 'place 9'],
  [{ kind: 'step', left: { place: 1 } }, 'place 9'],
  [{ kind: 'step', left: { sail: 1 } }, 'from 9'],
  [{ kind: 'step', left: { city: 1 } }, 'city 9'],
  [{ kind: 'target', left: { move: 1 } }, 'to 9'],
  [{ kind: 'step', left: { destroy: 1 } }, 'destroy 5 9'],
])('a click on a region that is not lit asks about what the card is for', (decision, asked) => {
  expect(attempt(view({ decision }), 9, NEUTRAL)).toBe(asked);
});

test('of several colours somebody else’s army is meant', () => {
  const decision = { kind: 'step', left: { destroy: 1 } };
  expect(attempt(view({ decision }), 4, NEUTRAL)).toBe('destroy 1 4');
});

// ----- Cards and coins

test('the card in use lies in the gap of the row', () => {
  const row = [5, null, 8].map((card, coins) => ({ card, coins }));
  expect(lying(row, 3)).toEqual([
    { card: 5, slot: 0, inUse: false },
    { card: 3, slot: 1, inUse: true },
    { card: 8, slot: 2, inUse: false },
  ]);
  expect(lying(row, undefined)).toHaveLength(2);
  const ended = [5, null, null].map((card, coins) => ({ card, coins }));
  expect(lying(ended, 3).map(({ slot }) => slot)).toEqual([0, 1]);
});

test('coins that are paid, robbed and lost to rogues are told', () => {
  const events = [
    told('card-taken', { seat: 0, card: 3, coins: 2 }),
    told('rogues-paid', { seat: 0, region: 4 }),
    told('coin-robbed', { seat: 0, other: 1 }),
  ];
  expect([0, 1, 2].map((seat) => change(events, seat))).toEqual([-2, -1, 0]);
});

// ----- The first turn

test('hints of the first turn wait for what they speak of and go away by doing it', () => {
  const me = view({ seat: 1 });
  const row = firstTurn.find(({ key }) => key === 'row')!;
  expect(row.when!(view({ decision: { kind: 'card' } }))).toBe(true);
  expect(row.when!(view({ decision: { kind: 'bid' } }))).toBe(false);
  expect(row.done(told('card-taken', { seat: 0 }), me)).toBe(false);
  expect(row.done(told('card-taken', { seat: 1 }), me)).toBe(true);
});
