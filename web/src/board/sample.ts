/** A small map for tests: two squares that touch, and an island that a lane joins to the second. */

import { chartOf, type PrintedMap } from './chart';

export const ISLES: PrintedMap = {
  title: { en: 'Isles' },
  width: 500,
  height: 200,
  regions: [
    { region: 3, name: 'Ash', continent: 0, path: 'M20,20L170,20L170,180L20,180Z' },
    { region: 4, name: 'Birch', continent: 0, path: 'M170,20L320,20L320,180L170,180Z' },
    { region: 7, name: 'Cliff', continent: 1, path: 'M400,60L480,60L480,140L400,140Z' },
  ],
  borders: [{ pair: [3, 4], path: 'M170,20L170,180' }],
  sea: [{ pair: [4, 7], path: 'M320,100L360,90L400,100' }],
  coast: 'M20,20L320,20L320,180L20,180Z',
  contour: 'M10,10L330,10L330,190L10,190Z',
  open_sea: [360, 160, 30],
  start: 3,
  continents: [{ names: { en: 'Main' } }, { names: { en: 'Isle' } }],
};

export const chart = chartOf(ISLES);
