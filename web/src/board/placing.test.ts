import { expect, test } from 'vitest';
import { roomAt, type Region } from './chart';
import { contains, distance, distanceToBox, type Box } from './geometry';
import { letter } from './lettering';
import { capacity, pack } from './packing';
import { chart } from './sample';
import { Layout, standKey, type Piece, type Stand } from './stands';

const army = (colour: number): Piece => ({ kind: 'army', colour });

function corners({ left, top, right, bottom }: Box) {
  return [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
}

function expectApart(region: Region, name: Box, count: number, wanted: number) {
  const { pitch, cells } = pack(region, name, count, wanted);
  expect(cells).toHaveLength(count);
  cells.forEach((cell, i) => {
    expect(contains(region.rings, cell)).toBe(true);
    expect(distanceToBox(name, cell.x, cell.y)).toBeGreaterThanOrEqual(0.45 * pitch);
    for (const other of cells.slice(i + 1))
      expect(distance(cell, other)).toBeGreaterThanOrEqual(0.99 * pitch);
  });
  return pitch;
}

test('a name lies inside its region', () => {
  for (const region of chart.regions) {
    for (const size of [17, 27]) {
      const { box } = letter(region, size, region.number === chart.start);
      for (const corner of corners(box)) expect(contains(region.rings, corner)).toBe(true);
    }
  }
});

test('only the start has a banner, beside its name', () => {
  const [start, other] = chart.regions;
  const banner = letter(start!, 20, true);
  expect(banner.banner!.x).toBeLessThan(banner.x);
  expect(distanceToBox(banner.box, banner.banner!.x, banner.banner!.y)).toBe(0);
  expect(letter(other!, 20, false).banner).toBeNull();
});

test('a name gets smaller where the region is narrow', () => {
  const island = chart.byNumber.get(7)!;
  expect(letter({ ...island, name: 'Cliff of the gulls' }, 27, false).size).toBeLessThan(14);
});

test.each([1, 2, 3, 5, 8, 12])('%i pieces stand inside, beside the name and beside each other', (count) => {
  for (const region of chart.regions) expectApart(region, letter(region, 17, false).box, count, 40);
});

test('pieces are as large as wanted while there is room, then smaller', () => {
  const region = chart.byNumber.get(3)!;
  const { box } = letter(region, 17, false);
  const pitches = [1, 4, 20].map((count) => expectApart(region, box, count, 40));
  expect(pitches[0]).toBe(40);
  expect(pitches[1]).toBe(40);
  expect(pitches[2]).toBeLessThan(40);
});

test('more pieces than fit are still all there', () => {
  const region = chart.byNumber.get(7)!;
  const { cells } = pack(region, letter(region, 17, false).box, 60, 40);
  expect(cells).toHaveLength(60);
});

test('a smaller name leaves room for at least as many', () => {
  const region = chart.byNumber.get(7)!;
  const [small, large] = [12, 27].map((size) => capacity(region, letter(region, size, false).box, 20, 99));
  expect(small).toBeGreaterThanOrEqual(large!);
});

test('room is never said to be more than it is, and is negative outside', () => {
  const { field, rings } = chart.byNumber.get(3)!;
  for (let x = 21; x < 170; x += 7.3)
    expect(roomAt(field, x, 60)).toBeLessThanOrEqual(Math.min(x - 20, 170 - x));
  expect(contains(rings, { x: 10, y: 60 })).toBe(false);
  expect(roomAt(field, 10, 60)).toBeLessThan(0);
  expect(roomAt(field, 60, 500)).toBeLessThan(0);
});

test('every stand has its own spot, whatever the scale', () => {
  const stands: Stand[] = [0, 1, 2].map((colour) => ({ region: 3, piece: army(colour), count: 2 }));
  stands.push({ region: 7, piece: { kind: 'token', icon: 'tree' }, count: 1 });
  for (const scale of [0.3, 0.8, 2]) {
    const spots = new Layout(chart, scale).spots(stands);
    expect([...spots.keys()]).toEqual(stands.map(({ region, piece }) => standKey(region, piece)));
  }
});
