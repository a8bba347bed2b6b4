import { expect, test } from 'vitest';
import {
  covers,
  dragged,
  farther,
  filling,
  largerSideways,
  nearer,
  scaleOf,
  sees,
  shifted,
  showing,
  under,
  viewBox,
  whole,
  zoomed,
} from './camera';
import { directionOf, nextTo } from './directions';
import { arrivals, flightOf, Traffic } from './flights.svelte';
import { route } from './routes';
import { chart } from './sample';
import { standKey, type Move, type Piece } from './stands';

const WINDOW = { width: 800, height: 600 };
const SIZE = { width: 1000, height: 760 };
const army: Piece = { kind: 'army', colour: 0 };

// ----- The camera

test('zoom one shows the whole map in the middle of any window', () => {
  expect(viewBox(whole(SIZE), SIZE, WINDOW)).toBe('-6.67 0.00 1013.33 760.00');
  expect(scaleOf(whole(SIZE), SIZE, { width: 360, height: 700 })).toBeCloseTo(0.36);
});

test('a map that fills its window leaves nothing of it empty, and begins at a place', () => {
  const tall = { width: 360, height: 700 };
  const camera = filling(SIZE, tall, { x: 60, y: 60 });
  const [x, y, width, height] = viewBox(camera, SIZE, tall).split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  expect([x >= 0, y >= 0, x + width <= SIZE.width, y + height <= SIZE.height]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(sees(camera, SIZE, tall, { x: 60, y: 60 })).toBe(true);
});

test('what is under the pointer stays there when zooming', () => {
  const pixel = { x: 500, y: 250 };
  const before = under(whole(SIZE), SIZE, WINDOW, pixel);
  const nearer = zoomed(whole(SIZE), SIZE, WINDOW, pixel, 2);
  const after = under(nearer, SIZE, WINDOW, pixel);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('what was drawn for one camera is moved to where another sees it', () => {
  const drawn = zoomed(whole(SIZE), SIZE, WINDOW, { x: 500, y: 250 }, 2);
  const seen = dragged(zoomed(drawn, SIZE, WINDOW, { x: 100, y: 100 }, 1.5), SIZE, WINDOW, { x: -40, y: 25 });
  const [x, y, factor] = shifted(drawn, seen, SIZE, WINDOW)
    .match(/-?[\d.]+/g)!
    .map(Number) as [number, number, number];
  for (const pixel of [
    { x: 0, y: 0 },
    { x: 700, y: 300 },
  ]) {
    const before = under(drawn, SIZE, WINDOW, pixel);
    const after = under(seen, SIZE, WINDOW, { x: x + factor * pixel.x, y: y + factor * pixel.y });
    expect(after.x).toBeCloseTo(before.x, 1);
    expect(after.y).toBeCloseTo(before.y, 1);
  }
});

test('what is only moved goes by whole pixels of the screen, and stays sharp', () => {
  const drawn = zoomed(whole(SIZE), SIZE, WINDOW, { x: 500, y: 250 }, 2);
  const seen = dragged(drawn, SIZE, WINDOW, { x: -40.3, y: 25.2 });
  expect(shifted(drawn, seen, SIZE, WINDOW, 1)).toBe('translate(-40.00px, 25.00px) scale(1.00000)');
  expect(shifted(drawn, seen, SIZE, WINDOW, 0.5)).toBe('translate(-40.50px, 25.00px) scale(1.00000)');
  const nearer = zoomed(drawn, SIZE, WINDOW, { x: 101, y: 101 }, 1.5);
  expect(shifted(drawn, nearer, SIZE, WINDOW, 1)).toBe('translate(-50.50px, -50.50px) scale(1.50000)');
});

test('what was drawn has all that is seen as long as that is within its margin', () => {
  const near = zoomed(whole(SIZE), SIZE, WINDOW, { x: 400, y: 300 }, 4);
  const by = (x: number) => dragged(near, SIZE, WINDOW, { x, y: 0 });
  expect(covers(near, by(350), SIZE, WINDOW, 0.5)).toBe(true);
  expect(covers(near, by(450), SIZE, WINDOW, 0.5)).toBe(false);
  expect(covers(near, zoomed(near, SIZE, WINDOW, { x: 0, y: 0 }, 1.5), SIZE, WINDOW, 0.5)).toBe(true);
  expect(covers(near, whole(SIZE), SIZE, WINDOW, 0.5)).toBe(false);
  expect(covers(whole(SIZE), near, SIZE, WINDOW, 0)).toBe(true);
});

test('zooming out ends at the whole map, zooming in at the closest', () => {
  const centre = { x: 400, y: 300 };
  expect(zoomed(whole(SIZE), SIZE, WINDOW, centre, 0.2)).toEqual(whole(SIZE));
  expect(zoomed(whole(SIZE), SIZE, WINDOW, centre, 100).zoom).toBe(6);
});

test('the map cannot be dragged out of sight', () => {
  const near = zoomed(whole(SIZE), SIZE, WINDOW, { x: 400, y: 300 }, 2);
  const far = dragged(near, SIZE, WINDOW, { x: 99999, y: 99999 });
  const corner = under(far, SIZE, WINDOW, { x: 0, y: 0 });
  expect(corner.x).toBeCloseTo(0);
  expect(corner.y).toBeCloseTo(0);
  expect(dragged(whole(SIZE), SIZE, WINDOW, { x: 300, y: 0 })).toEqual(whole(SIZE));
});

test('a long chart is worth turning in a high window, and one that fits is not', () => {
  const row = { width: 300, height: 100 };
  expect(largerSideways(row, { width: 390, height: 480 })).toBe(true);
  expect(largerSideways(row, { width: 360, height: 300 })).toBe(false);
  expect(largerSideways({ width: 100, height: 100 }, { width: 390, height: 800 })).toBe(false);
});

test('the first step nearer fills the window where much of it is empty; else steps are small', () => {
  const row = { width: 300, height: 100 };
  const window = { width: 300, height: 300 };
  const filled = nearer(whole(row), row, window);
  expect(filled.zoom).toBeCloseTo(3);
  expect(nearer(filled, row, window).zoom).toBeCloseTo(4.5);
  expect(nearer(whole(SIZE), SIZE, WINDOW).zoom).toBeCloseTo(1.5);
  expect(farther(filled, row, window).zoom).toBeCloseTo(2);
});

test('what lies beside the window is not seen', () => {
  const near = zoomed(whole(SIZE), SIZE, WINDOW, { x: 0, y: 0 }, 3);
  expect(sees(near, SIZE, WINDOW, { x: 100, y: 100 })).toBe(true);
  expect(sees(near, SIZE, WINDOW, { x: 900, y: 100 })).toBe(false);
  expect(sees(whole(SIZE), SIZE, WINDOW, { x: 900, y: 700 })).toBe(true);
});

test('a point out of sight is brought into sight, one in sight moves nothing', () => {
  const near = zoomed(whole(SIZE), SIZE, WINDOW, { x: 400, y: 300 }, 3);
  expect(showing(near, SIZE, WINDOW, { x: 500, y: 380 })).toEqual(near);
  expect(showing(near, SIZE, WINDOW, { x: 900, y: 380 }).x).toBeGreaterThan(near.x);
});

// ----- Arrow keys

const PLACES = [
  { x: 0, y: 0, name: 'here' },
  { x: 100, y: 10, name: 'east' },
  { x: 60, y: 90, name: 'south-east' },
  { x: 0, y: -100, name: 'north' },
];
const others = PLACES.slice(1);
const go = (key: string) => nextTo(PLACES[0]!, others, directionOf(key)!)?.name;

test('arrow keys go to what lies ahead', () => {
  expect(go('ArrowRight')).toBe('east');
  expect(go('ArrowUp')).toBe('north');
  expect(go('ArrowDown')).toBe('south-east');
  expect(directionOf('Enter')).toBeNull();
});

test('with nothing ahead the key goes round to the other side', () => {
  expect(go('ArrowLeft')).toBe('east');
});

test('with nothing else at all there is nowhere to go', () => {
  expect(nextTo({ x: 0, y: 0 }, [], 'up')).toBeNull();
});

test('whoever goes on towards a place arrives at it, wherever the places lie', () => {
  let seed = 1;
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  for (let round = 0; round < 300; round++) {
    const places = Array.from({ length: 2 + (round % 23) }, () => ({
      x: chance() * 1000,
      y: chance() * 700,
    }));
    const goal = places[0]!;
    let here = places.at(-1)!;
    for (let keys = 0; here !== goal; keys++) {
      expect(keys).toBeLessThan(40);
      const [dx, dy] = [goal.x - here.x, goal.y - here.y];
      const across = dx > 0 ? 'right' : 'left';
      const along = dy > 0 ? 'down' : 'up';
      here = nextTo(here, places, Math.abs(dx) > Math.abs(dy) ? across : along)!;
    }
  }
});

// ----- The way of a piece

test('an army crosses the border between its regions', () => {
  const way = route(chart, 3, 4, { x: 60, y: 60 }, { x: 260, y: 120 }).flat();
  expect(way[0]).toEqual({ x: 60, y: 60 });
  expect(way.at(-1)).toEqual({ x: 260, y: 120 });
  expect(way.some(({ x, y }) => Math.abs(x - 170) < 1 && y > 60 && y < 120)).toBe(true);
});

test('a lane is followed in either direction', () => {
  const [west, east] = [
    { x: 250, y: 100 },
    { x: 440, y: 100 },
  ];
  expect(
    route(chart, 4, 7, west, east)[0]!
      .slice(1, -1)
      .map(({ x }) => x),
  ).toEqual([320, 360, 400]);
  expect(
    route(chart, 7, 4, east, west)[0]!
      .slice(1, -1)
      .map(({ x }) => x),
  ).toEqual([400, 360, 320]);
});

test('regions without border or lane are joined straight', () => {
  expect(route(chart, 3, 7, { x: 0, y: 0 }, { x: 9, y: 9 }).flat()).toHaveLength(2);
});

// ----- Pieces on their way

const spot = (x: number) => ({ x, y: 50, size: 20 });
const before = new Map([[standKey(3, army), spot(60)]]);
const after = new Map([[standKey(4, army), spot(240)]]);
const moved: Move = { piece: army, from: 3, to: 4 };

test('a moved piece starts where it stood and joins the stand that it has now', () => {
  const flight = flightOf(chart, moved, before, after)!;
  expect(flight.way[0]![0]).toMatchObject({ x: 60, y: 50 });
  expect(flight.way.at(-1)!.at(-1)).toMatchObject({ x: 240, y: 50 });
  expect(arrivals([flight, flight]).get(standKey(4, army))).toBe(2);
});

test('a new piece comes down, a destroyed one stays and arrives nowhere', () => {
  const placed = flightOf(chart, { ...moved, from: null }, before, after)!;
  expect(placed.way[0]![0]!.y).toBeLessThan(50);
  const destroyed = flightOf(chart, { ...moved, to: null }, before, after)!;
  expect(destroyed.arrives).toBeNull();
  expect(destroyed.way[0]![0]).toEqual(destroyed.way[0]![1]);
});

test('nothing flies on the first showing, nor twice for one update', () => {
  const traffic = new Traffic();
  traffic.show(chart, before, [moved], true);
  expect(traffic.flights).toHaveLength(0);
  const moves = [moved];
  traffic.show(chart, after, moves, true);
  const [flight] = traffic.flights;
  traffic.arrived(flight!);
  traffic.show(chart, after, moves, true);
  expect(traffic.flights).toHaveLength(0);
});

test('nothing flies with reduced motion', () => {
  const traffic = new Traffic();
  traffic.show(chart, before, [], false);
  traffic.show(chart, after, [moved], false);
  expect(traffic.flights).toHaveLength(0);
});
