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

/** Two coasts and two seas: the strait between the seas runs from coast to coast. */
export const SEAS: PrintedMap = {
  title: { en: 'Seas' },
  width: 600,
  height: 400,
  regions: [
    { region: 1, name: 'Ash', continent: 0, path: 'M0,0L200,0L200,400L0,400Z' },
    { region: 2, name: 'Birch', continent: 1, path: 'M400,0L600,0L600,400L400,400Z' },
    { region: 3, name: 'North Sea', sea: true, continent: null, path: 'M200,0L400,0L400,200L200,200Z' },
    { region: 4, name: 'South Sea', sea: true, continent: null, path: 'M200,200L400,200L400,400L200,400Z' },
  ],
  borders: [],
  sea: [{ pair: [1, 2], path: 'M200,60L300,50L400,60' }],
  shores: [
    { pair: [1, 3], path: 'M200,0L200,200' },
    { pair: [1, 4], path: 'M200,200L200,400' },
    { pair: [2, 3], path: 'M400,0L400,200' },
    { pair: [2, 4], path: 'M400,200L400,400' },
  ],
  straits: [{ pair: [3, 4], path: 'M200,200L400,200' }],
  coast: 'M0,0L200,0L200,400L0,400ZM400,0L600,0L600,400L400,400Z',
  contour: '',
  open_sea: [0, 0, 0],
  start: null,
  continents: [{ names: { en: 'West' } }, { names: { en: 'East' } }],
};

export const seas = chartOf(SEAS);
