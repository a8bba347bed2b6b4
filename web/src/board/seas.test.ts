import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { chartOf, roomAt } from './chart';
import { directionOf, nextTo } from './directions';
import { contains, Edges, parsePath } from './geometry';
import { letter, nameWidth } from './lettering';
import MapGround from './MapGround.svelte';
import MapNames from './MapNames.svelte';
import MapRegions from './MapRegions.svelte';
import { route } from './routes';
import { chart, seas, SEAS } from './sample';
import { Layout, standKey, type Stand, type Target } from './stands';

const nothing = () => {};
const target = (region: number): Target => ({ code: 100 + region, region, label: `Sail to ${region}` });

test('a region is of the sea if it is printed so, and of the land otherwise', () => {
  expect(seas.regions.map(({ sea }) => sea)).toEqual([false, false, true, true]);
  expect(chart.regions.some(({ sea }) => sea)).toBe(false);
  expect([chart.shores, chart.straits]).toEqual([[], []]);
});

test('a piece goes from land to sea over their shore, and from sea to sea over their strait', () => {
  const [ash, north, south] = [1, 3, 4].map((number) => seas.byNumber.get(number)!);
  const aboard = route(seas, 1, 3, ash!.middle, north!.middle).flat();
  expect(aboard.length).toBeGreaterThan(2);
  expect(aboard.some(({ x, y }) => Math.abs(x - 200) < 8 && y < 200)).toBe(true);
  const onward = route(seas, 3, 4, { x: 220, y: 30 }, south!.middle).flat();
  expect(onward.length).toBeGreaterThan(2);
  expect(onward.some(({ y }) => Math.abs(y - 200) < 15)).toBe(true);
});

test('a lane between coasts stays, though sea regions lie under it', () => {
  const [start, end] = [1, 2].map((number) => seas.byNumber.get(number)!.middle);
  expect(route(seas, 1, 2, start!, end!).flat()).toContainEqual({ x: 300, y: 50 });
});

test('names at sea are set wider, and still lie inside', () => {
  const north = seas.byNumber.get(3)!;
  expect(nameWidth(north, 20)).toBeGreaterThan(nameWidth({ ...north, sea: false }, 20));
  const { box } = letter(north, 27, false);
  for (const x of [box.left, box.right])
    for (const y of [box.top, box.bottom]) expect(contains(north.rings, { x, y })).toBe(true);
});

test('pieces stand in a sea region as in any other', () => {
  const ship: Stand = { region: 4, piece: { kind: 'army', colour: 1 }, count: 2 };
  const spot = new Layout(seas, 1).spots([ship]).get(standKey(4, ship.piece))!;
  expect(contains(seas.byNumber.get(4)!.rings, spot)).toBe(true);
});

test('arrow keys lead from land to sea and from sea to sea', () => {
  const points = [1, 2, 3, 4].map((number) => ({
    target: target(number),
    ...seas.byNumber.get(number)!.middle,
  }));
  const from = (number: number, key: string) =>
    nextTo(points[number - 1]!, points, directionOf(key)!)?.target.region;
  expect(from(3, 'ArrowDown')).toBe(4);
  expect(from(3, 'ArrowLeft')).toBe(1);
});

test('a wide sea has a coarser grid, which is as true as a fine one', () => {
  const size = 3000;
  const wide = chartOf({
    ...SEAS,
    regions: [
      {
        region: 9,
        name: 'Main',
        sea: true,
        continent: null,
        path: `M0,0L${size},0L${size},${size}L0,${size}Z`,
      },
    ],
  }).regions[0]!;
  expect(wide.field.rooms.length).toBeLessThan(7000);
  const rings = parsePath(wide.path);
  for (let x = 100; x < size; x += 170) {
    const room = new Edges(rings).distance(x, 900);
    expect(roomAt(wide.field, x, 900)).toBeLessThanOrEqual(room);
    expect(roomAt(wide.field, x, 900)).toBeGreaterThan(room - 2 * wide.field.step);
  }
});

test('sea regions are drawn as water under the coast, with a soft border between them', () => {
  const { body } = render(MapGround, { props: { chart: seas, id: 'm' } });
  expect(body.match(/class="water/g)).toHaveLength(2);
  expect(body.match(/class="land[^>]*--land-/g)).toHaveLength(2);
  expect(body.match(/class="strait/g)).toHaveLength(2);
  expect(body.indexOf('class="water')).toBeLessThan(body.indexOf('class="coast'));
});

test('sea names have letters of their own, and land names keep theirs', () => {
  const { body } = render(MapNames, { props: { chart: seas, names: new Layout(seas, 1).names } });
  const texts = body.match(/<text[^>]*>[^<]*/g)!;
  expect(texts.map((text) => /class="[^"]*sea/.test(text))).toEqual([false, false, true, true]);
  expect(texts.map((text) => text.includes('letter-spacing'))).toEqual([false, false, true, true]);
});

test('a sea region that can be acted on is a button, and another asks why', () => {
  const { body } = render(MapRegions, {
    props: {
      chart: seas,
      targets: new Map([[3, target(3)]]),
      current: 103,
      shaken: null,
      describe: (region: number) => `region ${region}`,
      onpick: nothing,
      onhover: nothing,
      onkey: nothing,
      onrefuse: nothing,
    },
  });
  expect(body).toMatch(/role="button"[^>]*tabindex="0"[^>]*aria-label="Sail to 3. region 3"/);
  expect(body).toMatch(/role="img"[^>]*aria-label="region 4"/);
});
