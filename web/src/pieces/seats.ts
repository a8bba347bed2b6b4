/** Each seat has a colour and a shape; the shape of the neutral colour is a ring. */

export type Colour = number | 'neutral';

export const SHAPE_NAMES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;

/** Shapes of about the same area around the origin, to be drawn on a grid of 24 units. */
const SHAPES = [
  'M0-9.4A9.4 9.4 0 1 1 0 9.4A9.4 9.4 0 1 1 0-9.4Z',
  'M-7.2-8.4H7.2A1.2 1.2 0 0 1 8.4-7.2V7.2A1.2 1.2 0 0 1 7.2 8.4H-7.2A1.2 1.2 0 0 1-8.4 7.2V-7.2A1.2 1.2 0 0 1-7.2-8.4Z',
  'M-1-10.6A1.2 1.2 0 0 1 1-10.6L11.2 7A1.2 1.2 0 0 1 10.2 8.8H-10.2A1.2 1.2 0 0 1-11.2 7Z',
  'M-.85-11.4A1.2 1.2 0 0 1 .85-11.4L11.4-.85A1.2 1.2 0 0 1 11.4 .85L.85 11.4A1.2 1.2 0 0 1-.85 11.4L-11.4 .85A1.2 1.2 0 0 1-11.4-.85Z',
  'M-4.7-9A1 1 0 0 1-3.9-9.4H3.9A1 1 0 0 1 4.7-9L10-.5A1 1 0 0 1 10 .5L4.7 9A1 1 0 0 1 3.9 9.4H-3.9A1 1 0 0 1-4.7 9L-10 .5A1 1 0 0 1-10-.5Z',
  starPath(12.2, 6.5),
];

const RING = 'M0-9.4A9.4 9.4 0 1 1 0 9.4A9.4 9.4 0 1 1 0-9.4ZM0-4.2A4.2 4.2 0 1 0 0 4.2A4.2 4.2 0 1 0 0-4.2Z';

function starPath(outer: number, inner: number): string {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 ? inner : outer;
    const angle = (Math.PI * i) / 5;
    return `${(radius * Math.sin(angle)).toFixed(2)},${(0.6 - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

export function shapePath(colour: Colour): string {
  return colour === 'neutral' ? RING : SHAPES[colour % SHAPES.length]!;
}

/** Where a number stands best on the shape: below the middle of a triangle. */
export function numberShift(colour: Colour): number {
  return colour !== 'neutral' && colour % SHAPES.length === 2 ? 2 : 0;
}

export function fillOf(colour: Colour): string {
  return colour === 'neutral' ? 'var(--seat-neutral)' : `var(--seat-${colour % SHAPES.length})`;
}

export function inkOn(colour: Colour): string {
  return colour === 'neutral' ? 'var(--on-seat-neutral)' : `var(--on-seat-${colour % SHAPES.length})`;
}
