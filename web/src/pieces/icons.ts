/** Our icons: a grid of 24, one stroke width. `line` is stroked, `wash` is filled softly below it. */

export interface Picture {
  line: string;
  wash?: string;
}

export interface Wash {
  colour: string;
  strength: number;
}

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const TOWER = 'M6 20.5V9.5H4.5V4.5H7.5V7H10.5V4.5H13.5V7H16.5V4.5H19.5V9.5H18V20.5Z';
const PAWN = 'M6.5 20.5C6.5 15.5 8.6 12.6 12 12.6S17.5 15.5 17.5 20.5Z';
const SMALL_PAWN = 'M4 20.5C4 16 5.9 13.4 9 13.4S14 16 14 20.5Z';
const SHIELD = 'M12 3.5L19.5 6V11.5C19.5 16.3 16.3 19.3 12 21C7.7 19.3 4.5 16.3 4.5 11.5V6Z';
const FLASK = 'M10.3 3.5V9.2L5.4 17.8A1.9 1.9 0 0 0 7 20.6H17A1.9 1.9 0 0 0 18.6 17.8L13.7 9.2V3.5';
const WING =
  'M3.5 6.5C9.5 3.5 17 5 20.5 11C18.7 11.5 17.4 11.5 16 11.2C16.9 12.5 17 13.5 16.7 14.8C15 15.1 13.6 14.8 12.3 14.1C12.5 15.6 12.2 16.9 11.4 18.3C6.8 17.2 3.7 13 3.5 6.5Z';
const CARD =
  'M7.5 3.5H16.5A1.8 1.8 0 0 1 18.3 5.3V18.7A1.8 1.8 0 0 1 16.5 20.5H7.5A1.8 1.8 0 0 1 5.7 18.7V5.3A1.8 1.8 0 0 1 7.5 3.5Z';
const LETTER = 'M3.5 6.5H20.5V18.5H3.5Z';
const FLAG = 'M6 4.5H18.5L15.3 8.7L18.5 13H6Z';

const TREE = 'M12 2.8L17 9.3H14.8L18.7 15.5H5.3L9.2 9.3H7Z';
const ANVIL =
  'M3.2 7.6H7.6V6H20.8V7.9C17.4 8.3 15.4 9.7 14.9 12V15H17.5V18.5H6.9V15H9.5V12.2C8.6 10.4 6.4 9.6 3.2 9.4Z';
const CARROT =
  'M15.3 8.7C13.5 6.9 10.6 7.2 9.1 9.4L3.6 19.5C3.3 20.1 3.9 20.7 4.5 20.4L14.6 14.9C16.8 13.4 17.1 10.5 15.3 8.7Z';
const COAL = [
  'M3.5 18.6L4.6 13.6L9 11.7L12.2 14.6L11.4 19.3L6.5 20.6Z',
  'M9.4 9.5L11.6 4.6L16.4 4.4L18.6 8.5L15.7 12.6L11.4 12.1Z',
  'M13.6 20.3L14.2 16L17.8 14.6L20.7 17.4L19.6 20.5Z',
].join('');
const CRYSTAL = 'M10.5 2.8L14.8 7.3V16.5L10.5 21.2L6.2 16.5V7.3Z';
const WILD = 'M12 2.8L14.5 9.5L21.2 12L14.5 14.5L12 21.2L9.5 14.5L2.8 12L9.5 9.5Z';

const DROP = 'M12 2.8C14.8 7 17.3 9.6 17.3 12.9A5.3 5.3 0 0 1 6.7 12.9C6.7 9.6 9.2 7 12 2.8Z';
const HOUSE = 'M5.5 10.5V20.5H18.5V10.5L12 4.5Z';
const CHEST = 'M4 11H20V19.5H4ZM4 11C4 7.2 5.8 5.5 8 5.5H16C18.2 5.5 20 7.2 20 11Z';
const HORSESHOE =
  'M5 20.5H8.6C7.4 16.6 6.9 13.9 7.4 11.6A4.7 4.7 0 0 1 16.6 11.6C17.1 13.9 16.6 16.6 15.4 20.5H19C20.6 16 21.1 12.4 19.9 9.4A8.4 8.4 0 0 0 4.1 9.4C2.9 12.4 3.4 16 5 20.5Z';
const BOOK =
  'M12 6.5C10 4.8 7 4.3 3.3 4.8V18.6C7 18.1 10 18.6 12 20.3C14 18.6 17 18.1 20.7 18.6V4.8C17 4.3 14 4.8 12 6.5Z';
const DRAGON =
  'M4 20.5C3.6 14.8 5.6 11.4 9.2 9.8L7.4 4.6L11.6 7.4L14 3.2L15.6 7.9C18.6 8.7 20.8 10.7 21.4 13.6L17.6 13.7L18.9 16L14.4 15.5C12.6 15.6 12 17.2 12.6 20.5Z';
const CITADEL =
  'M3 20.5V10.5H4.6V8.5H6.4V10.5H8V20.5ZM16 20.5V10.5H17.6V8.5H19.4V10.5H21V20.5ZM8 20.5V5.8H9.6V3.5H11.2V5.8H12.8V3.5H14.4V5.8H16V20.5Z';
const MASK =
  'M2.8 8.6C5.6 7.4 9 7.5 12 9.2C15 7.5 18.4 7.4 21.2 8.6C21.6 13.4 19.2 16.8 15.9 16.8C14 16.8 13 15 12 13.9C11 15 10 16.8 8.1 16.8C4.8 16.8 2.4 13.4 2.8 8.6Z';
const ARCH = 'M5 20.5V11A7 7 0 0 1 19 11V20.5Z';
const CROWN = 'M5 18L3.6 7.5L8.6 11.6L12 5L15.4 11.6L20.4 7.5L19 18Z';
const SMALL_CROWN = 'M7 8L6.2 3.4L9.4 5.4L12 2.4L14.6 5.4L17.8 3.4L17 8Z';
const HAT = 'M2.8 18.4C7 20.9 17 20.9 21.2 18.4L16.9 16.2L14 4.8L10 3.2L7.1 16.2Z';
const HELMET = 'M5.8 20.5V11.2A6.2 6.8 0 0 1 18.2 11.2V20.5H13.6L12 18L10.4 20.5Z';
const BUTTERFLY =
  'M12 10.5C9.4 6 4.6 4.4 3.3 7C2.5 10.2 5.8 12.8 10.4 12.8C6.4 13.4 4.9 16.2 6.3 18.4C8.4 20.4 11 17.4 12 14C13 17.4 15.6 20.4 17.7 18.4C19.1 16.2 17.6 13.4 13.6 12.8C18.2 12.8 21.5 10.2 20.7 7C19.4 4.4 14.6 6 12 10.5Z';
const SKULL = 'M12 3.5A7.7 7.4 0 0 0 7.6 17V20.5H16.4V17A7.7 7.4 0 0 0 12 3.5Z';
const LEAF = 'M19.8 4.2C9.5 3.6 4.2 8.5 5.6 17.2C14.5 19.8 20 14.5 19.8 4.2Z';
const PEAKS = 'M2.5 19.5L9 6.5L12.6 13.2L15.2 9.5L21.5 19.5Z';
const MOON = 'M15.8 3.6A8.8 8.8 0 1 0 20.4 15.6A7.4 7.4 0 0 1 15.8 3.6Z';
const STONES = 'M3.5 5H20.5V9H3.5ZM5.5 9H9V20.5H5.5ZM15 9H18.5V20.5H15Z';
const EYE = 'M2.5 12C5 7.6 8.3 5.6 12 5.6S19 7.6 21.5 12C19 16.4 15.7 18.4 12 18.4S5 16.4 2.5 12Z';

const LOG = 'M7.6 6.6H18C20.3 6.6 21.6 9 21.6 12S20.3 17.4 18 17.4H7.6';
const LOG_END = 'M7.4 6.6a3.9 5.4 0 1 0 0 10.8a3.9 5.4 0 1 0 0-10.8Z';
const ROCK = 'M3.4 19L4.8 11.6L9.8 5L16.2 6L20.6 11.8L20.4 19Z';
const LEAVES =
  'M12 14.6C6.6 15 3.4 12.2 3 6.2C9 6.2 12 9.2 12 14.6ZM12 11.8C12 6.4 15.2 3.2 21 3C21 9 17.8 12.2 12 11.8Z';
const LARGE_DROP = 'M12 2.6C15.6 7.4 18.8 11 18.8 14.8A6.8 6.8 0 0 1 5.2 14.8C5.2 11 8.4 7.4 12 2.6Z';
const LARGE_ANVIL =
  'M2.6 7.6H7.4V5.6H21.2V7.9C17.6 8.3 15.5 9.7 15 12V15.2H17.8V19H6.6V15.2H9.4V12.2C8.4 10.4 6 9.6 2.6 9.4Z';
const BARS = 'M8.6 4.8H15.4L17.4 11H6.6ZM3.8 13H10L11.6 19.2H1.8ZM14 13H20.2L22.2 19.2H12.4Z';
const TUNIC =
  'M8.4 3.6L2.4 7.4L4.6 12L7.4 10.6V20.4H16.6V10.6L19.4 12L21.6 7.4L15.6 3.6C15 5.8 13.8 6.8 12 6.8S9 5.8 8.4 3.6Z';
const BOWL = 'M5.8 3.4H18.2C18.9 9.8 16.6 13.6 12 13.6S5.1 9.8 5.8 3.4Z';
const LARGE_HORSESHOE =
  'M8.6 20.6L4.4 19.8C2.6 10.2 5 3.2 12 3.2S21.4 10.2 19.6 19.8L15.4 20.6C17 13.4 15.8 8.6 12 8.6S7 13.4 8.6 20.6Z';
const FISH =
  'M2.4 12C5.6 6.6 11.6 5.6 16.2 9.6L21.6 6C20.6 9.8 20.6 14.2 21.6 18L16.2 14.4C11.6 18.4 5.6 17.4 2.4 12Z';
const LARGE_SHIELD = 'M12 2.8L20 5.4V11.4C20 16.6 16.6 19.8 12 21.6C7.4 19.8 4 16.6 4 11.4V5.4Z';
const CANOPY = 'M4.4 12.4C3.4 6.8 5.8 3.8 12 3.8S20.6 6.8 19.6 12.4Z';
const WAGON = 'M2.6 12.4H21.4L19.8 16H4.2Z';
const WHEELS = `${ring(7.2, 18, 2.9)}${ring(16.8, 18, 2.9)}`;
const HAMMER = 'M4.4 6.8L8.6 3H16.6L19.8 5.6V10H4.4Z';
const HANDLE = 'M10 10H14V21.2H10Z';
const PERSON = `${ring(12, 7.4, 4)}M5.4 21C5.4 15.8 7.8 12.8 12 12.8S18.6 15.8 18.6 21Z`;

export const PICTURES = {
  // Things
  coin: { line: `${ring(12, 12, 8.5)}M14.5 9.2A4 4 0 1 0 14.5 14.8`, wash: ring(12, 12, 8.5) },
  army: { line: `${ring(12, 7.7, 3.9)}${PAWN}`, wash: `${ring(12, 7.7, 3.9)}${PAWN}` },
  city: { line: `${TOWER}M10 20.5V16.5A2 2 0 0 1 14 16.5V20.5`, wash: TOWER },
  card: { line: `${CARD}M12 8.5L14.6 12L12 15.5L9.4 12Z`, wash: CARD },
  cards: {
    line: `M9.5 6.5H17A1.8 1.8 0 0 1 18.8 8.3V19A1.8 1.8 0 0 1 17 20.8H9.5A1.8 1.8 0 0 1 7.7 19V8.3A1.8 1.8 0 0 1 9.5 6.5ZM5 17V5A1.8 1.8 0 0 1 6.8 3.2H15.5`,
    wash: 'M9.5 6.5H17A1.8 1.8 0 0 1 18.8 8.3V19A1.8 1.8 0 0 1 17 20.8H9.5A1.8 1.8 0 0 1 7.7 19V8.3A1.8 1.8 0 0 1 9.5 6.5Z',
  },
  flag: { line: `M6 21V3.5${FLAG}`, wash: FLAG },
  sealed: { line: `${LETTER}M3.8 7L12 13.5L20.2 7`, wash: LETTER },
  points: {
    line: 'M7 4H17V9.5A5 5 0 0 1 7 9.5ZM7 6H3.8C3.8 9 5 10.6 7.4 11M17 6H20.2C20.2 9 19 10.6 16.6 11M12 14.5V17.5M8 20.5H16L15 17.5H9Z',
    wash: 'M7 4H17V9.5A5 5 0 0 1 7 9.5Z',
  },

  // Effects of cards
  place: {
    line: `${ring(9, 8.8, 3.4)}${SMALL_PAWN}M18.5 3.8V10.2M15.3 7H21.7`,
    wash: `${ring(9, 8.8, 3.4)}${SMALL_PAWN}`,
  },
  move: { line: 'M3 12H16M11 6.5L16.5 12L11 17.5M20.7 3.8V6.6M20.7 10.6V13.4M20.7 17.4V20.2' },
  sail: {
    line: 'M3 16.2H21L18.3 20.5H5.7ZM11.5 16.2V3M11.5 4C15.8 5.4 18 8.6 18.3 13.4H11.5M9 6.8C6.7 8.2 5.2 10.4 4.8 13.4H9Z',
    wash: 'M3 16.2H21L18.3 20.5H5.7ZM11.5 4C15.8 5.4 18 8.6 18.3 13.4H11.5Z',
  },
  destroy: {
    line: 'M4 3.8L15.2 15M20 3.8L8.8 15M12.8 17.4L17.6 12.6M11.2 17.4L6.4 12.6M16.4 16.2L20.2 20M7.6 16.2L3.8 20',
  },

  // Goods
  tree: { line: `${TREE}M12 15.5V21`, wash: TREE },
  anvil: { line: ANVIL, wash: ANVIL },
  carrot: {
    line: `${CARROT}M15.3 8.7C14.4 6.5 15 4.4 16.6 3M15.3 8.7C17.5 9.6 19.6 9 21 7.4M15.3 8.7L19.5 4.5M8.9 13L11 15.1M6.6 17.2L7.6 18.2`,
    wash: CARROT,
  },
  coal: { line: COAL, wash: COAL },
  crystal: {
    line: `${CRYSTAL}M6.2 7.3L10.5 9.6L14.8 7.3M10.5 9.6V21.2M14.8 11.2L18.8 13.4V17.6L14.8 19.8L12.3 19.2`,
    wash: `${CRYSTAL}M14.8 11.2L18.8 13.4V17.6L14.8 19.8L12.3 19.2L14.8 16.5Z`,
  },
  wild: { line: `${WILD}${ring(12, 12, 2)}`, wash: WILD },

  // Abilities
  elixir: {
    line: `${FLASK}M8.8 3.5H15.2M7.4 14.4H16.6`,
    wash: 'M7.4 14.4H16.6L18.6 17.8A1.9 1.9 0 0 1 17 20.6H7A1.9 1.9 0 0 1 5.4 17.8Z',
  },
  flying: { line: WING, wash: WING },
  shield: { line: SHIELD, wash: SHIELD },

  // Tokens of legends
  spring: {
    line: `${DROP}M3.5 20.3C5.6 18.9 7.7 18.9 9.8 20.3S14 21.7 16.2 20.3S19.6 19.2 20.8 20`,
    wash: DROP,
  },
  cottage: { line: `M3 12.8L12 4.5L21 12.8M5.5 10.5V20.5H18.5V10.5M10.2 20.5V15H13.8V20.5`, wash: HOUSE },
  treasure: { line: `${CHEST}M10.3 9V13.8H13.7V9`, wash: CHEST },
  stable: { line: `${HORSESHOE}`, wash: HORSESHOE },
  book: {
    line: `${BOOK}M12 6.5V20.3M6 8.6C7.2 8.5 8.2 8.7 9.2 9.1M18 8.6C16.8 8.5 15.8 8.7 14.8 9.1`,
    wash: BOOK,
  },
  swamp: {
    line: `M3 16.6C5 15.2 7 15.2 9 16.6S13 18 15 16.6S19 15.2 21 16.6M3 20.6C5 19.2 7 19.2 9 20.6S13 22 15 20.6S19 19.2 21 20.6${ring(8, 10.5, 2.6)}${ring(14.8, 7, 3.2)}${ring(16.4, 12.4, 1.2)}`,
    wash: `${ring(8, 10.5, 2.6)}${ring(14.8, 7, 3.2)}`,
  },
  dragon: { line: `${DRAGON}M14.2 11.2L15.8 11.6`, wash: DRAGON },
  citadel: { line: `${CITADEL}M10.6 20.5V16.8A1.4 1.4 0 0 1 13.4 16.8V20.5`, wash: CITADEL },
  rogues: { line: `${MASK}M6.4 11.9C7.4 11 9 11.2 9.8 12.4M17.6 11.9C16.6 11 15 11.2 14.2 12.4`, wash: MASK },
  portal: {
    line: `${ARCH}M3 20.5H21M12 8.3L13.1 11.4L16.2 12.5L13.1 13.6L12 16.7L10.9 13.6L7.8 12.5L10.9 11.4Z`,
    wash: ARCH,
  },
  'face-down': { line: 'M8.2 8.6A3.8 3.8 0 1 1 13.6 12.2C12.4 12.9 12 13.6 12 15M12 18.6V19' },
  seen: { line: `${EYE}${ring(12, 12, 2.9)}`, wash: EYE },

  // Leaders of legends
  'fairy-queen': { line: `${BUTTERFLY}M12 10.5V18.5M12 10.5L10.4 6.4M12 10.5L13.6 6.4`, wash: BUTTERFLY },
  'bandit-king': {
    line: `${SMALL_CROWN}M4 11.2C7 10.3 9.5 10.5 12 11.8C14.5 10.5 17 10.3 20 11.2C20.3 16 18.2 19.5 15.4 19.5C13.7 19.5 12.9 17.6 12 16.6C11.1 17.6 10.3 19.5 8.6 19.5C5.8 19.5 3.7 16 4 11.2ZM7.2 14.4H9.6M14.4 14.4H16.8`,
    wash: SMALL_CROWN,
  },
  'red-sorceress': { line: `${HAT}M7.8 13.4C10.4 15 13.6 15 16.2 13.4`, wash: HAT },
  'white-knight': {
    line: `${HELMET}M5.8 12.6H10.6M13.4 12.6H18.2M12 10.5V18M12 4.4C12.6 2.9 14.6 2.4 17 3.2`,
    wash: HELMET,
  },

  // Families of cards of legends
  ancient: { line: STONES, wash: STONES },
  arcane: { line: 'M12 2.8L20 16.6H4ZM12 21.2L4 7.4H20Z', wash: 'M12 2.8L20 16.6H4Z' },
  cursed: { line: `${SKULL}M12 16.5V18${ring(9, 11.3, 1.7)}${ring(15, 11.3, 1.7)}`, wash: SKULL },
  dire: {
    line: 'M7.5 3.5C9.2 9 8.8 14.6 5 20.5M13 3.5C14.7 9 14.3 14.6 10.5 20.5M18.5 3.5C20.2 9 19.8 14.6 16 20.5',
  },
  forest: { line: `${LEAF}M4 20.5C7.5 15 11 11.5 15.5 8.5`, wash: LEAF },
  mountain: { line: `${PEAKS}M6.9 10.7L9 12.2L11 10.3`, wash: PEAKS },
  night: { line: MOON, wash: MOON },
  noble: { line: `${CROWN}M5.4 20.8H18.6`, wash: CROWN },

  // Resources and tokens of founders
  wood: {
    line: `${LOG}${LOG_END}${ring(7.4, 12, 1.2)}M13.6 10H18M13.2 14H16.6`,
    wash: LOG + LOG_END,
  },
  stone: {
    line: `${ROCK}M9.8 5L11.6 11.2L4.8 11.6M11.6 11.2L16.4 12.8L20.6 11.8M16.4 12.8L15 19`,
    wash: ROCK,
  },
  plants: { line: `M12 21.4V11.8${LEAVES}`, wash: LEAVES },
  water: { line: `${LARGE_DROP}M8.6 15.2A3.4 3.4 0 0 0 11.6 18.4`, wash: LARGE_DROP },
  iron: { line: LARGE_ANVIL, wash: LARGE_ANVIL },
  gold: { line: BARS, wash: BARS },
  cloth: { line: `${TUNIC}M9.4 16.8H14.6`, wash: TUNIC },
  wine: {
    line: `${BOWL}M12 13.6V20.4M7.4 20.8H16.6M5.7 7.4H18.3`,
    wash: 'M5.7 7.4H18.3C17.9 11.4 15.7 13.6 12 13.6S6.1 11.4 5.7 7.4Z',
  },
  horses: {
    line: `${LARGE_HORSESHOE}M6.6 14V14.1M7.6 8.6V8.7M16.4 8.6V8.7M17.4 14V14.1`,
    wash: LARGE_HORSESHOE,
  },
  fish: { line: `${FISH}M7 11.2V11.3M10.8 8.6C12 10.8 12 13.2 10.8 15.4`, wash: FISH },
  'cross-shield': { line: `${LARGE_SHIELD}M12 6.4V17.6M7.8 10.4H16.2`, wash: LARGE_SHIELD },
  'struck-coin': {
    line: `${ring(12, 12, 9)}M14.8 9.2A4.2 4.2 0 1 0 14.8 14.8`,
    wash: ring(12, 12, 9),
  },
  carriage: {
    line: `${CANOPY}M9 4.2C8 7 8 9.6 8.6 12.4M15 4.2C16 7 16 9.6 15.4 12.4${WAGON}${WHEELS}`,
    wash: `${WAGON}${WHEELS}`,
  },
  craft: { line: `${HAMMER}${HANDLE}`, wash: HAMMER },
  craftsman: { line: PERSON, wash: PERSON },

  // Looking closer
  nearer: { line: `${ring(10.5, 10.5, 6.5)}M15.5 15.5L20.5 20.5M10.5 7.7V13.3M7.7 10.5H13.3` },
  farther: { line: `${ring(10.5, 10.5, 6.5)}M15.5 15.5L20.5 20.5M7.7 10.5H13.3` },
  whole: { line: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15' },
} satisfies Record<string, Picture>;

export type IconName = keyof typeof PICTURES;

/** Icons that are coloured; the others have a faint wash of the ink around them. */
export const WASHES: Partial<Record<IconName, Wash>> = {
  coin: { colour: '#e2b33c', strength: 0.75 },
  tree: { colour: '#6aa04f', strength: 0.8 },
  anvil: { colour: '#8393a5', strength: 0.8 },
  carrot: { colour: '#ea8a35', strength: 0.85 },
  coal: { colour: '#4a4650', strength: 0.85 },
  crystal: { colour: '#74c0dd', strength: 0.75 },
  wild: { colour: '#d5a6e0', strength: 0.8 },
  elixir: { colour: '#b06fc9', strength: 0.7 },
  spring: { colour: '#b06fc9', strength: 0.7 },
  swamp: { colour: '#7ea53d', strength: 0.8 },
  treasure: { colour: '#e2b33c', strength: 0.75 },
  dragon: { colour: '#cf4b3d', strength: 0.65 },
  'red-sorceress': { colour: '#cf4b3d', strength: 0.65 },
  portal: { colour: '#6f8fd6', strength: 0.6 },
  wood: { colour: '#b5763a', strength: 1 },
  stone: { colour: '#a9b0b6', strength: 1 },
  plants: { colour: '#72b043', strength: 1 },
  water: { colour: '#58aee6', strength: 1 },
  iron: { colour: '#66788c', strength: 1 },
  gold: { colour: '#f2c12e', strength: 1 },
  cloth: { colour: '#e58fb8', strength: 1 },
  wine: { colour: '#9c2f5f', strength: 1 },
  horses: { colour: '#c7a27c', strength: 1 },
  fish: { colour: '#2fb3a2', strength: 1 },
  'cross-shield': { colour: '#d8503f', strength: 1 },
  'struck-coin': { colour: '#f0c14d', strength: 1 },
  carriage: { colour: '#a5764c', strength: 1 },
  craft: { colour: '#ee8a3c', strength: 1 },
  craftsman: { colour: '#ee8a3c', strength: 1 },
};

export function isIcon(name: string): name is IconName {
  return name in PICTURES;
}
