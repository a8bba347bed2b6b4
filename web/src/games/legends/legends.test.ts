import { expect, test } from 'vitest';
import { afterwards } from '../../board/changing';
import { parsePath } from '../../board/geometry';
import { standKey } from '../../board/stands';
import type { Scene } from '../contract';
import { offBoard, takingOf, targetsOf } from '../eight_minutes/asking';
import { action, region, told } from '../eight_minutes/sample';
import { standsOf } from '../eight_minutes/standing';
import { sheetOf } from './composing';
import { NEUTRAL, secret } from './facts';
import type { LaidBoard, LegendsView, Printed, PrintedSide, SeatFacts } from './facts';
import { boardsOf, choiceOf, isLaying, isSettingUp } from './laying';
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

/** Boards in the first cells of a layout; `desert 2` is turned by two quarters. */
function lay(layout: string, ...sides: string[]): LaidBoard[] {
  return sides.map((text, place) => {
    const [side, quarters] = text.split(' ');
    return { cell: printed.layouts[layout]![place]!, side: side!, quarters: Number(quarters ?? 0) };
  });
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

// ----- The composed map

test('boards lie in the cells of their layout, turned', () => {
  const laid = lay('l', 'horseshoe', 'citadel', 'desert 2').filter(({ cell }) => cell !== 'east');
  const { map, squares, islands } = sheetOf(printed, { layout: 'l', laid, start: 20 });
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
  // The south lane of the citadel comes out in the west, the east lane of the desert in the north.
  const laid = lay('l', 'horseshoe', 'citadel 1', 'desert 3');
  const { map, loose } = sheetOf(printed, { layout: 'l', laid, start: null });
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
  const laid = lay('loop', 'horseshoe', 'citadel', 'desert', 'meadows');
  const sheet = sheetOf(printed, { layout: 'loop', laid, start: null });
  expect(sheet.map.sea).toHaveLength(4);
  expect(sheetOf(printed, { layout: 'loop', laid: [...laid], start: null })).toBe(sheet);
});

test('a row seen sideways is a column with the west above, and every lane joins the same regions', () => {
  const row = { layout: 'row', laid: lay('row', 'horseshoe', 'citadel 1', 'desert 2'), start: null };
  const upright = sheetOf(printed, row);
  const sideways = sheetOf(printed, { ...row, sideways: true });
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
  const [x, y, room] = sheetOf(printed, { layout: 't', laid: [], start: null }).map.open_sea;
  expect(x).toBeLessThan(100);
  expect(y).toBeGreaterThan(100);
  expect(room).toBe(50);
});

// ----- Setting up

test('a choice of the set-up is seen on the table before it is made', () => {
  const cells = lay('l', 'horseshoe');
  const laying = view({ board: { ...view().board, cells } });
  expect(boardsOf(laying, printed)).toEqual({ layout: 'l', laid: cells });
  expect(boardsOf(laying, printed, action(24, 'layout', { layout: 0 })).layout).toBe('row');
  const side = action(28, 'side', { side: 2, cell: 2 });
  expect(boardsOf(laying, printed, side).laid).toEqual(lay('l', 'horseshoe', 'desert'));
  const rotate = action(36, 'rotate', { quarters: 2, cell: 0, side: 0 });
  expect(boardsOf(laying, printed, rotate).laid).toEqual(lay('l', 'horseshoe 2'));
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
  const here = { seat: 1, region: 9 };
  const events = [
    told('card-taken', { ...here, card: 3, coins: 1 }),
    told('outposts-placed', here),
    told('knight-army', here),
    told('token-turned', { ...here, token: 1 }),
    told('dragon-slain', here),
    told('army-destroyed', { ...here, colour: 4 }),
  ];
  const moves = movesOf(events, 2, printed.tokens);
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

test('a face-down token that somebody has looked at is a secret', () => {
  const looked = (known: number[]) => [{ known: [] }, { known }] as unknown as SeatFacts[];
  expect(secret(view({ seats: looked([]) }))).toBe(false);
  expect(secret(view({ seats: looked([9]) }))).toBe(true);
  expect(secret(view({ seats: looked([4]) }))).toBe(false); // taken in the meantime, and shown to all
});
