/** Pictures of the resources and tokens: a grid of 24, one stroke width, a silhouette and a colour of its own each. */

import type { Picture } from '../../pieces/icons';
import type { ResourceName, TokenName } from './facts';

export interface Painted extends Picture {
  colour: string;
}

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const LOG = 'M7.6 6.6H18C20.3 6.6 21.6 9 21.6 12S20.3 17.4 18 17.4H7.6';
const LOG_END = 'M7.4 6.6a3.9 5.4 0 1 0 0 10.8a3.9 5.4 0 1 0 0-10.8Z';
const ROCK = 'M3.4 19L4.8 11.6L9.8 5L16.2 6L20.6 11.8L20.4 19Z';
const LEAVES =
  'M12 14.6C6.6 15 3.4 12.2 3 6.2C9 6.2 12 9.2 12 14.6ZM12 11.8C12 6.4 15.2 3.2 21 3C21 9 17.8 12.2 12 11.8Z';
const DROP = 'M12 2.6C15.6 7.4 18.8 11 18.8 14.8A6.8 6.8 0 0 1 5.2 14.8C5.2 11 8.4 7.4 12 2.6Z';
const ANVIL =
  'M2.6 7.6H7.4V5.6H21.2V7.9C17.6 8.3 15.5 9.7 15 12V15.2H17.8V19H6.6V15.2H9.4V12.2C8.4 10.4 6 9.6 2.6 9.4Z';
const BARS = 'M8.6 4.8H15.4L17.4 11H6.6ZM3.8 13H10L11.6 19.2H1.8ZM14 13H20.2L22.2 19.2H12.4Z';
const TUNIC =
  'M8.4 3.6L2.4 7.4L4.6 12L7.4 10.6V20.4H16.6V10.6L19.4 12L21.6 7.4L15.6 3.6C15 5.8 13.8 6.8 12 6.8S9 5.8 8.4 3.6Z';
const BOWL = 'M5.8 3.4H18.2C18.9 9.8 16.6 13.6 12 13.6S5.1 9.8 5.8 3.4Z';
const HORSESHOE =
  'M8.6 20.6L4.4 19.8C2.6 10.2 5 3.2 12 3.2S21.4 10.2 19.6 19.8L15.4 20.6C17 13.4 15.8 8.6 12 8.6S7 13.4 8.6 20.6Z';
const FISH =
  'M2.4 12C5.6 6.6 11.6 5.6 16.2 9.6L21.6 6C20.6 9.8 20.6 14.2 21.6 18L16.2 14.4C11.6 18.4 5.6 17.4 2.4 12Z';
const SHIELD = 'M12 2.8L20 5.4V11.4C20 16.6 16.6 19.8 12 21.6C7.4 19.8 4 16.6 4 11.4V5.4Z';
const CANOPY = 'M4.4 12.4C3.4 6.8 5.8 3.8 12 3.8S20.6 6.8 19.6 12.4Z';
const WAGON = 'M2.6 12.4H21.4L19.8 16H4.2Z';
const WHEELS = `${ring(7.2, 18, 2.9)}${ring(16.8, 18, 2.9)}`;
const HAMMER = 'M4.4 6.8L8.6 3H16.6L19.8 5.6V10H4.4Z';
const HANDLE = 'M10 10H14V21.2H10Z';
const PERSON = `${ring(12, 7.4, 4)}M5.4 21C5.4 15.8 7.8 12.8 12 12.8S18.6 15.8 18.6 21Z`;

export const RESOURCES: Record<ResourceName, Painted> = {
  wood: {
    line: `${LOG}${LOG_END}${ring(7.4, 12, 1.2)}M13.6 10H18M13.2 14H16.6`,
    wash: LOG + LOG_END,
    colour: '#b5763a',
  },
  stone: {
    line: `${ROCK}M9.8 5L11.6 11.2L4.8 11.6M11.6 11.2L16.4 12.8L20.6 11.8M16.4 12.8L15 19`,
    wash: ROCK,
    colour: '#a9b0b6',
  },
  plants: { line: `M12 21.4V11.8${LEAVES}`, wash: LEAVES, colour: '#72b043' },
  water: { line: `${DROP}M8.6 15.2A3.4 3.4 0 0 0 11.6 18.4`, wash: DROP, colour: '#58aee6' },
  iron: { line: ANVIL, wash: ANVIL, colour: '#66788c' },
  gold: { line: BARS, wash: BARS, colour: '#f2c12e' },
  cloth: { line: `${TUNIC}M9.4 16.8H14.6`, wash: TUNIC, colour: '#e58fb8' },
  wine: {
    line: `${BOWL}M12 13.6V20.4M7.4 20.8H16.6M5.7 7.4H18.3`,
    wash: 'M5.7 7.4H18.3C17.9 11.4 15.7 13.6 12 13.6S6.1 11.4 5.7 7.4Z',
    colour: '#9c2f5f',
  },
  horses: {
    line: `${HORSESHOE}M6.6 14V14.1M7.6 8.6V8.7M16.4 8.6V8.7M17.4 14V14.1`,
    wash: HORSESHOE,
    colour: '#c7a27c',
  },
  fish: { line: `${FISH}M7 11.2V11.3M10.8 8.6C12 10.8 12 13.2 10.8 15.4`, wash: FISH, colour: '#2fb3a2' },
  army: { line: `${SHIELD}M12 6.4V17.6M7.8 10.4H16.2`, wash: SHIELD, colour: '#d8503f' },
  coin: {
    line: `${ring(12, 12, 9)}M14.8 9.2A4.2 4.2 0 1 0 14.8 14.8`,
    wash: ring(12, 12, 9),
    colour: '#f0c14d',
  },
  carriage: {
    line: `${CANOPY}M9 4.2C8 7 8 9.6 8.6 12.4M15 4.2C16 7 16 9.6 15.4 12.4${WAGON}${WHEELS}`,
    wash: `${WAGON}${WHEELS}`,
    colour: '#a5764c',
  },
  craft: { line: `${HAMMER}${HANDLE}`, wash: HAMMER, colour: '#ee8a3c' },
};

export const TOKENS: Record<TokenName, Painted> = {
  war: {
    line: 'M4 3.8L15.2 15M20 3.8L8.8 15M12.8 17.4L17.6 12.6M11.2 17.4L6.4 12.6M16.4 16.2L20.2 20M7.6 16.2L3.8 20',
    colour: '#d8503f',
  },
  coin: RESOURCES.coin,
  carriage: RESOURCES.carriage,
  craftsman: { line: PERSON, wash: PERSON, colour: '#ee8a3c' },
};
