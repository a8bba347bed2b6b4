/** The shape of each seat: circle, square, triangle, diamond, hexagon, star. Colours are tokens, --seat-0 to --seat-5. */
export const SEAT_SHAPES = [
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M4.5 4.5h15v15h-15z',
  'M12 3.2L21.5 20h-19z',
  'M12 2l9 10-9 10-9-10z',
  'M12 2.5l8.3 4.75v9.5L12 21.5l-8.3-4.75v-9.5z',
  'M12 2l2.9 6.5 7 .7-5.3 4.7 1.6 6.9L12 17.2l-6.2 3.6 1.6-6.9L2.1 9.2l7-.7z',
] as const;
