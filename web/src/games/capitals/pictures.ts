/** Pictures that only capitals needs, on the same grid of 24 as our icons. */

import { PICTURES as COMMON, WASHES as COMMON_WASHES, type Picture, type Wash } from '../../pieces/icons';

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const HORSE =
  'M6 21C6.4 16.6 8 14.2 10.4 12.6L6.2 14.4L3.8 11.8L9.6 6.4L10.6 3.2L13 5.4C17.6 6.6 19.8 10.6 19.2 21Z';
const BARREL = 'M4.4 11.6L17.6 5.2L19.6 9.6L6.6 15.4Z';
const HULL = 'M2.8 15.4H21.2L18 20.4H6Z';
const BARN = 'M4 20.5V11L12 4.2L20 11V20.5Z';
const WORKS = 'M3 20.5V12L8.6 8.6V12L14.2 8.6V12L16 3.8H19L20.6 12V20.5Z';
const FORT = 'M3 20.5V10L7 7H17L21 10V20.5Z';
const WALL = 'M3 20.5V8H6.4V10.4H10.2V8H13.8V10.4H17.6V8H21V20.5Z';
const SUN = ring(12, 12, 4.6);
const RAYS =
  'M12 2.4V4.6M12 19.4V21.6M2.4 12H4.6M19.4 12H21.6M5.2 5.2L6.8 6.8M17.2 17.2L18.8 18.8M5.2 18.8L6.8 17.2M17.2 6.8L18.8 5.2';
const FLAKE =
  'M12 2.6V21.4M3.9 7.3L20.1 16.7M20.1 7.3L3.9 16.7M9.6 4.4L12 6.8L14.4 4.4M9.6 19.6L12 17.2L14.4 19.6';
const CLOUD = 'M6.4 14.6A4 4 0 0 1 6.8 6.8A5.4 5.4 0 0 1 17 6.6A4 4 0 0 1 17.8 14.6Z';
const ROAD = 'M8.6 3.4H15.4L19.6 20.6H4.4Z';
const GEM = 'M7 4H17L21 9.6L12 20.6L3 9.6Z';
const FRONDS =
  'M12.6 9.4C9.4 5.6 6 5.6 3.4 8.4C6.6 8 9.6 8.4 12.6 9.4C14.6 5 18 4 20.8 6C17.6 6.4 15 7.4 12.6 9.4C16.8 9 19.6 11 20.4 14.6C18 12 15.4 10.4 12.6 9.4C8.6 10.2 6.4 12.4 6.2 15.6C8 13 10 11 12.6 9.4Z';
const SHEET = 'M3 6.4L9 4.4L15 6.4L21 4.4V18L15 20L9 18L3 20Z';
const TENTS = 'M2.6 20L8.4 9L14.2 20ZM12.8 17.4L16.4 10.6L21.4 20H14.2';

const OWN = {
  // Units and ships
  infantry: COMMON.army,
  cavalry: { line: `${HORSE}M12.2 9.4V9.5`, wash: HORSE },
  artillery: {
    line: `${BARREL}${ring(9.6, 16.4, 4)}M13.4 17.6L20.6 20.4`,
    wash: `${BARREL}${ring(9.6, 16.4, 4)}`,
  },
  caravan: COMMON.carriage,
  frigate: COMMON.sail,
  corvette: { line: `${HULL}M8 15.4V5M8 5.6L13 12.6H8M15 15.4V7.4M15 8L19 12.6H15`, wash: HULL },
  cruiser: {
    line: `${HULL}M7 15.4V11.4H17V15.4M10 11.4V6.6H13.6V11.4M15.6 11.4V4.6`,
    wash: `${HULL}M7 15.4V11.4H17V15.4Z`,
  },
  transport: {
    line: `${HULL}M6.4 15.4V11H11.2V15.4M12.8 15.4V11H17.6V15.4M9.6 11V7H14.4V11`,
    wash: `${HULL}M6.4 11H17.6V15.4H6.4Z`,
  },
  boat: { line: `M4 14.6H20L17.4 19.6H6.6ZM11 14.6V4L17 12H11`, wash: 'M4 14.6H20L17.4 19.6H6.6Z' },
  captive: {
    line: `${ring(12, 6.6, 3.6)}M5.6 20.6C5.6 15 8 12 12 12S18.4 15 18.4 20.6M8.4 20.6V17M12 20.6V15.4M15.6 20.6V17`,
  },

  // Buildings
  capital: COMMON.noble,
  farm: {
    line: 'M12 21V8M12 11.4C8.8 11.4 7.4 9.6 7.4 6.8C10.2 6.8 12 8.4 12 11.4C12 8.4 13.8 6.8 16.6 6.8C16.6 9.6 15.2 11.4 12 11.4M12 17C8.8 17 7.4 15.2 7.4 12.4C10.2 12.4 12 14 12 17C12 14 13.8 12.4 16.6 12.4C16.6 15.2 15.2 17 12 17M12 7.4C10.6 6 10.6 4.4 12 2.8C13.4 4.4 13.4 6 12 7.4',
    wash: 'M12 11.4C8.8 11.4 7.4 9.6 7.4 6.8C10.2 6.8 12 8.4 12 11.4C12 8.4 13.8 6.8 16.6 6.8C16.6 9.6 15.2 11.4 12 11.4ZM12 17C8.8 17 7.4 15.2 7.4 12.4C10.2 12.4 12 14 12 17C12 14 13.8 12.4 16.6 12.4C16.6 15.2 15.2 17 12 17Z',
  },
  granary: { line: `${BARN}M9 20.5V14H15V20.5M9 14L15 20.5M15 14L9 20.5`, wash: BARN },
  manufactory: { line: `${WORKS}M7 16.4H9M12 16.4H14M17 16.4H18`, wash: WORKS },
  bunker: { line: `${FORT}M7 13.6H17`, wash: FORT },
  strong_bunker: { line: `${WALL}M6.6 14H10M14 14H17.4M12 20.5V16.6`, wash: WALL },
  camp: { line: TENTS, wash: 'M2.6 20L8.4 9L14.2 20Z' },
  port: {
    line: `${ring(12, 5.4, 2.2)}M12 7.6V20.6M8 11H16M4.4 14C4.8 18 7.6 20.6 12 20.6S19.2 18 19.6 14M4.4 14L3 16.4M4.4 14L6.8 15.4M19.6 14L21 16.4M19.6 14L17.2 15.4`,
  },
  road: { line: `${ROAD}M12 5.4V8.2M12 11V14M12 16.8V19.4`, wash: ROAD },

  // What else is in a province
  rare: { line: `${GEM}M3 9.6H21M8.4 9.6L12 20.6L15.6 9.6L12 4L8.4 9.6`, wash: GEM },
  common: COMMON.stone,
  palm: { line: `${FRONDS}M12.6 9.4C13.4 13.6 12.8 17.4 11 21`, wash: FRONDS },
  black: COMMON.cursed,
  robbed: COMMON.rogues,
  explored: {
    line: `${ring(12, 12, 8.8)}M15.6 8.4L13.4 13.4L8.4 15.6L10.6 10.6Z`,
    wash: 'M15.6 8.4L13.4 13.4L8.4 15.6L10.6 10.6Z',
  },

  // Weather
  fair: { line: `${SUN}${RAYS}`, wash: SUN },
  early_winter: { line: `${CLOUD}M8 18V18.1M12 18V18.1M16 18V18.1M10 21V21.1M14 21V21.1`, wash: CLOUD },
  heat: { line: `${SUN}${RAYS}M2.6 22C5 20.6 7 23.4 9.4 22S14 20.6 16.4 22S19.6 22.8 21.4 22`, wash: SUN },
  frost: { line: FLAKE },
  storm: { line: `${CLOUD}M12.6 12.6L9.8 17.2H13.4L10.8 21.6`, wash: CLOUD },
  severe_winter: { line: `${FLAKE}M7 3.2V3.3M17 3.2V3.3M7 20.8V20.9M17 20.8V20.9` },

  // Kinds of action, and layers
  army: COMMON.place,
  march: COMMON.move,
  build: COMMON.craft,
  land: COMMON.mountain,
  ships: COMMON.sail,
  fleet: COMMON.destroy,
  others: {
    line: `${ring(7.6, 8, 3)}${ring(16.4, 8, 3)}M2.4 19.4C2.4 15 4.4 12.8 7.6 12.8S12.8 15 12.8 19.4M11.6 14.6C12.6 13.4 14.2 12.8 16.4 12.8C19.6 12.8 21.6 15 21.6 19.4`,
  },
  coin: COMMON.coin,
  food: COMMON.carrot,
  connection: {
    line: `${ring(6, 17.4, 2.8)}${ring(18, 6.6, 2.8)}M8.2 15.6L15.8 8.4`,
    wash: `${ring(6, 17.4, 2.8)}${ring(18, 6.6, 2.8)}`,
  },
  threat: COMMON.destroy,
  plan: { line: `${SHEET}M9 4.4V18M15 6.4V20`, wash: SHEET },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof OWN;
export const PICTURES: Record<PictureName, Picture> = OWN;

export const WASHES: Partial<Record<PictureName, Wash>> = {
  farm: { colour: '#e2b33c', strength: 0.85 },
  granary: { colour: '#c98f52', strength: 0.8 },
  manufactory: { colour: '#a9675a', strength: 0.75 },
  bunker: { colour: '#8b939b', strength: 0.9 },
  strong_bunker: { colour: '#6d767f', strength: 0.95 },
  camp: { colour: '#b49a6c', strength: 0.8 },
  capital: { colour: '#e2b33c', strength: 0.95 },
  road: { colour: '#c9b58d', strength: 0.9 },
  rare: { colour: '#74c0dd', strength: 0.9 },
  common: COMMON_WASHES.stone,
  palm: { colour: '#6aa04f', strength: 0.85 },
  coin: COMMON_WASHES.coin,
  food: COMMON_WASHES.carrot,
  fair: { colour: '#f0bf3d', strength: 0.85 },
  heat: { colour: '#e8792f', strength: 0.85 },
};
