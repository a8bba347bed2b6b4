/** Our icons: a grid of 24, one stroke width. `line` is stroked, `wash` is filled softly below it. */

export interface Picture {
  line: string;
  wash?: string;
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

export const PICTURES = {
  // What things there are
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

  // What cards do
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

  // Looking closer
  nearer: { line: `${ring(10.5, 10.5, 6.5)}M15.5 15.5L20.5 20.5M10.5 7.7V13.3M7.7 10.5H13.3` },
  farther: { line: `${ring(10.5, 10.5, 6.5)}M15.5 15.5L20.5 20.5M7.7 10.5H13.3` },
  whole: { line: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15' },
} satisfies Record<string, Picture>;

export type IconName = keyof typeof PICTURES;

export function isIcon(name: string): name is IconName {
  return name in PICTURES;
}
