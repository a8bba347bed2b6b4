import { expect, test } from 'vitest';
import { afterwards } from '../../board/changing';
import { parsePath } from '../../board/geometry';
import { standKey } from '../../board/stands';
import type { Action, Scene } from '../contract';
import { offBoard, takingOf, targetsOf } from '../eight_minutes/asking';
import type { RegionFacts } from '../eight_minutes/facts';
import { standsOf } from '../eight_minutes/standing';
import { abilitiesOf } from './abilities';
import { sheetOf, turned } from './composing';
import { NEUTRAL, type LegendsView, type Printed, type PrintedSide, type SeatFacts } from './facts';
import { boardsOf, choiceOf, isLaying, isSettingUp } from './laying';
import { secret } from './secret';
import { effectOf, movesOf } from './standing';

/** A side of 100 units with one square region in its north-west, whose four lanes lead straight to the edges. */
function side(board: number, region: number): PrintedSide {
  return {
    board,
    title: {},
    width: 100,
    height: 100,
    start: null,
    continents: [{ names: {} }],
    regions: [{ region, name: `R${region}`, continent: 0, island: board, path: 'M10,10L40,10L40,30L10,30Z' }],
    borders: [],
    sea: [],
    bridges: [],
    lanes: [
      { edge: 'north', region, path: 'M50,10L50,0' },
      { edge: 'east', region: region + 1, path: 'M40,50L100,50' },
      { edge: 'south', region: region + 2, path: 'M50,30L50,100' },
      { edge: 'west', region: region + 3, path: 'M10,50L0,50' },
    ],
    coast: 'M10,10L40,10L40,30L10,30Z',
    contour: 'M5,5L45,5L45,35L5,35Z',
    open_sea: [70, 70, 30],
  };
}

const printed = {
  sides: { horseshoe: side(0, 0), citadel: side(1, 10), desert: side(2, 20), meadows: side(3, 30) },
  islands: [0, 1, 2, 3].map((island) => ({ island, names: { en: `I${island}` }, regions: [island * 10] })),
  cells: {
    centre: { x: 1, y: 0 },
    west: { x: 0, y: 0 },
    east: { x: 2, y: 0 },
    south: { x: 1, y: 1 },
    south_east: { x: 2, y: 1 },
  },
  layouts: {
    row: ['centre', 'west', 'east'],
    l: ['centre', 'east', 'south'],
    t: ['centre', 'west', 'east', 'south'],
    loop: ['centre', 'east', 'south', 'south_east'],
  },
  tokens: ['spring', 'cottage', 'face_down'],
} as unknown as Printed;

function region(number: number, facts: Partial<RegionFacts> = {}): RegionFacts {
  const nothing = { armies: [0, 0], cities: [0, 0], neutral: 0, token: null, controller: null };
  return { region: number, face_down: false, ...nothing, ...facts };
}

function view(facts: Partial<LegendsView> = {}): LegendsView {
  return {
    seat: 0,
    actors: [0],
    players: 2,
    decision: { kind: 'step', left: { place: 2 }, card: 3 },
    legal: [],
    board: { layout: 'l', cells: [], lanes: [], portals: [], start: null },
    seats: [{ seat: 0 }, { seat: 1 }],
    regions: [
      region(4, { armies: [2, 1], cities: [1, 0], token: 'spring' }),
      region(9, { neutral: 1, token: 'cottage', face_down: true }),
    ],
    ...facts,
  } as LegendsView;
}

const action = (code: number, kind: string, facts = {}): Action => ({ code, kind, arguments: facts });

// ----- The composed map

test('a quarter takes what is in the north to the east, and four of them change nothing', () => {
  expect(turned({ x: 50, y: 0 }, 1, 100)).toEqual({ x: 100, y: 50 });
  expect(turned({ x: 100, y: 50 }, 1, 100)).toEqual({ x: 50, y: 100 });
  expect(turned({ x: 12, y: 34 }, 4, 100)).toEqual({ x: 12, y: 34 });
});

test('boards lie in the cells of their layout, turned', () => {
  const laid = [
    { cell: 'centre', side: 'horseshoe', quarters: 0 },
    { cell: 'south', side: 'desert', quarters: 2 },
  ];
  const { map, squares, islands } = sheetOf(printed, 'l', laid, 20);
  const margin = squares[0]!.x;
  expect([map.width, map.height]).toEqual([200 + 2 * margin, 200 + 2 * margin]);
  expect(squares.map(({ cell }) => cell)).toEqual(['centre', 'east', 'south']);
  expect(islands).toEqual([0, 2]);
  expect(map.start).toBe(20);
  const corner = (number: number) => parsePath(map.regions.find((r) => r.region === number)!.path)[0]![0]!;
  expect(corner(0)).toEqual({ x: margin + 10, y: margin + 10 });
  expect(corner(20)).toEqual({ x: margin + 90, y: margin + 190 });
});

test('lanes join where boards touch, those of turned boards too; the others stay loose', () => {
  const laid = [
    { cell: 'centre', side: 'horseshoe', quarters: 0 },
    { cell: 'east', side: 'citadel', quarters: 1 }, // its south lane comes out in the west
    { cell: 'south', side: 'desert', quarters: 3 }, // its east lane comes out in the north
  ];
  const { map, loose } = sheetOf(printed, 'l', laid, null);
  expect(map.sea.map(({ pair }) => pair)).toEqual([
    [1, 12],
    [2, 21],
  ]);
  expect(loose).toHaveLength(8);
  const line = parsePath(map.sea[0]!.path)[0]!;
  for (let i = 1; i < line.length; i++) expect(line[i]!.y).toBe(line[0]!.y); // straight through both
  expect(line.at(-1)!.x).toBeGreaterThan(line[0]!.x);
});

test('a full loop joins four lanes, and the same boards give the same sheet', () => {
  const laid = ['horseshoe', 'citadel', 'desert', 'meadows'].map((name, i) => ({
    cell: printed.layouts.loop![i]!,
    side: name,
    quarters: 0,
  }));
  const sheet = sheetOf(printed, 'loop', laid, null);
  expect(sheet.map.sea).toHaveLength(4);
  expect(sheetOf(printed, 'loop', [...laid], null)).toBe(sheet);
});

test('a row seen sideways is a column with the west above, and every lane joins the same regions', () => {
  const laid = ['horseshoe', 'citadel', 'desert'].map((side, i) => ({
    cell: printed.layouts.row![i]!,
    side,
    quarters: i,
  }));
  const upright = sheetOf(printed, 'row', laid, null);
  const sideways = sheetOf(printed, 'row', laid, null, true);
  expect([sideways.map.width, sideways.map.height]).toEqual([upright.map.height, upright.map.width]);
  const above = (cell: string) => sideways.squares.find((square) => square.cell === cell)!.y;
  expect(above('west')).toBeLessThan(above('centre'));
  expect(above('centre')).toBeLessThan(above('east'));

  const pairs = ({ map }: typeof upright) => map.sea.map(({ pair }) => [...pair].sort().join('-')).sort();
  expect(pairs(sideways)).toEqual(pairs(upright));
  expect(sideways.loose).toHaveLength(upright.loose.length);

  const pointOf = ({ map }: typeof upright) => parsePath(map.regions[0]!.path)[0]![0]!;
  const { x, y } = pointOf(upright);
  expect(pointOf(sideways)).toEqual({ x: upright.map.height - y, y: x });
});

test('a compass rose finds the corner without a board', () => {
  const [x, y, room] = sheetOf(printed, 't', [], null).map.open_sea;
  expect(x).toBeLessThan(100);
  expect(y).toBeGreaterThan(100);
  expect(room).toBe(50);
});

// ----- Setting up

test('a choice of the set-up is seen on the table before it is made', () => {
  const cells = [{ cell: 'centre', side: 'horseshoe', quarters: 0 }];
  const laying = view({ board: { ...view().board, cells } });
  expect(boardsOf(laying, printed)).toEqual({ layout: 'l', laid: cells });
  expect(boardsOf(laying, printed, action(24, 'layout', { layout: 0 })).layout).toBe('row');
  expect(boardsOf(laying, printed, action(28, 'side', { side: 2, cell: 2 })).laid).toEqual([
    ...cells,
    { cell: 'east', side: 'desert', quarters: 0 },
  ]);
  expect(boardsOf(laying, printed, action(36, 'rotate', { quarters: 2, cell: 0, side: 0 })).laid).toEqual([
    { cell: 'centre', side: 'horseshoe', quarters: 2 },
  ]);
});

test('there is no card row before the bid', () => {
  const at = (kind: string) => view({ decision: { kind } });
  expect(['layout', 'side', 'rotation'].every((kind) => isLaying(at(kind)))).toBe(true);
  expect(['start', 'token', 'outpost', 'neutral'].every((kind) => isSettingUp(at(kind)))).toBe(true);
  expect(isLaying(at('start')) || isSettingUp(at('bid')) || isSettingUp(at('queen'))).toBe(false);
});

// ----- What stands on the board

test('a token that lies face down is drawn so, whoever knows it', () => {
  const tokens = standsOf(view()).filter(({ piece }) => piece.kind === 'token');
  expect(tokens.map(({ piece }) => piece)).toEqual([
    { kind: 'token', icon: 'spring', down: false },
    { kind: 'token', icon: 'cottage', down: true },
  ]);
});

test('an outpost brings one army of everybody, a token comes as it will lie', () => {
  const outpost = action(1, 'settle', { region: 9, what: 'outpost' });
  const after = afterwards(standsOf(view()), effectOf(outpost, view(), printed.tokens));
  expect(after.filter((s) => s.region === 9).map((s) => standKey(9, s.piece))).toEqual([
    '9 token cottage',
    '9 army 0',
    '9 army 1',
    '9 army neutral',
  ]);
  const laid = effectOf(action(2, 'token', { region: 4, token: 2 }), view(), printed.tokens);
  expect(laid.comes).toEqual([[4, { kind: 'token', icon: 'face-down', down: true }]]);
});

test('events of pieces and tokens become moves, others do not', () => {
  const told = (key: string, facts: object) => ({
    step: 1,
    key,
    arguments: { seat: 1, region: 9, ...facts },
  });
  const moves = movesOf(
    [
      told('card-taken', { card: 3, coins: 1 }),
      told('outposts-placed', {}),
      told('knight-army', {}),
      told('token-turned', { token: 1 }),
      told('dragon-slain', {}),
      told('army-destroyed', { colour: 4 }),
    ],
    2,
    printed.tokens,
  );
  expect(moves.map(({ piece, from, to }) => [standKey(9, piece), from, to])).toEqual([
    ['9 army 0', null, 9],
    ['9 army 1', null, 9],
    ['9 army 1', null, 9],
    ['9 token cottage', 9, null],
    ['9 token dragon', 9, null],
    ['9 army neutral', 9, null],
  ]);
});

// ----- What can be done where

const legal = [
  action(0, 'stop', { what: 'card' }),
  action(22, 'half', { half: 0, card: 3 }),
  action(25, 'layout', { layout: 1 }),
  action(30, 'side', { side: 4, cell: 0 }),
  action(35, 'rotate', { quarters: 1, cell: 0, side: 4 }),
  action(40, 'settle', { region: 2, what: 'start' }),
  action(80, 'token', { region: 4, token: 0 }),
  action(160, 'place', { region: 4 }),
  action(350, 'destroy', { region: 9, colour: 4 }),
  action(16, 'card', { slot: 0, card: 7, coins: 0 }),
  action(3, 'bid', { coins: 2 }),
];

test('every legal action is in exactly one place: the map, the row, beside the map or the bar', () => {
  const all = view({ legal });
  const onMap = targetsOf(all, ({ kind }) => kind, NEUTRAL).map(({ code }) => code);
  const inRow = [takingOf(all, 0)!.code];
  const beside = [
    choiceOf(all, 'layout', 'layout', 1),
    choiceOf(all, 'side', 'side', 4),
    choiceOf(all, 'rotate', 'quarters', 1),
  ].map((each) => each!.code);
  const inBar = offBoard({ view: all } as unknown as Scene).map(({ code }) => code);
  expect([...onMap, ...inRow, ...beside, ...inBar].sort()).toEqual(legal.map(({ code }) => code).sort());
  expect(inBar.at(-1)).toBe(0);
  expect(choiceOf(all, 'side', 'side', 5)).toBeUndefined();
});

// ----- Seats

test('abilities are always the same four, in the same order', () => {
  const seat = { more_moves: 2, more_armies: 0, flying: 1, elixirs: 5 } as SeatFacts;
  expect(abilitiesOf(seat).map(({ icon, count }) => [icon, count])).toEqual([
    ['move', 2],
    ['army', 0],
    ['flying', 1],
    ['elixir', 5],
  ]);
});

test('a face-down token that somebody has looked at is a secret', () => {
  const looked = (known: number[]) => [{ known: [] }, { known }] as unknown as SeatFacts[];
  expect(secret(view({ seats: looked([]) }))).toBe(false);
  expect(secret(view({ seats: looked([9]) }))).toBe(true);
  expect(secret(view({ seats: looked([4]) }))).toBe(false); // taken since, and shown to all
});
