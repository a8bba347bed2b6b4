import type { GameFace } from './contract';

const faces = import.meta.glob<{ default: GameFace }>('./*/index.ts');

/**
 * Whether the page can show a table of this game. A game that it cannot show is not offered there, but
 * programs can play it, and people at the terminal.
 */
export function isDrawn(game: string): boolean {
  return `./${game}/index.ts` in faces;
}

/** A game's drawings, loaded when a table of it is opened; null for a game that has none: its table offers a plain list. */
export async function faceOf(game: string): Promise<GameFace | null> {
  const load = faces[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
