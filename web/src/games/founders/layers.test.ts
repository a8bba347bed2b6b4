import { expect, test } from 'vitest';
import { gridPlaces, suppliedCells, worthyTiles } from './layers';

test('a cell shows each resource once, with the number of those who could give it', () => {
  const told = {
    of: 'supply' as const,
    seat: 0,
    cells: [
      { x: 0, y: 1, gives: [['stone' as const], ['wood' as const, 'stone' as const]] },
      { x: 4, y: 0, gives: [] },
    ],
  };
  expect(suppliedCells(told, ['wood', 'stone', 'water'])).toEqual([
    {
      x: 0,
      y: 1,
      resources: [
        { resource: 'wood', count: 1 },
        { resource: 'stone', count: 2 },
      ],
    },
  ]);
  expect(worthyTiles(told)).toEqual([]);
});

test('only tiles with points are marked', () => {
  const tiles = [
    { x: 0, y: 0, points: 0 },
    { x: 1, y: 0, points: 5 },
  ];
  expect(worthyTiles({ of: 'worth', seat: 0, tiles })).toEqual([{ x: 1, y: 0, points: 5 }]);
});

test('pictures stand in rows of three around the middle', () => {
  expect(gridPlaces(1, 30)).toEqual([{ x: 0, y: 0 }]);
  expect(gridPlaces(4, 30)).toEqual([
    { x: -30, y: -15 },
    { x: 0, y: -15 },
    { x: 30, y: -15 },
    { x: 0, y: 15 },
  ]);
});
