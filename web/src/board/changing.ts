/** What an action would do to a map, drawn before it is done. */

import { standKey, type Piece, type Stand } from './stands';

/** What comes to a region, and what leaves one. */
export interface Effect {
  comes?: [number, Piece][];
  leaves?: [number, Piece];
  lifts?: [number, Piece]; // about to leave, but not yet known where to
}

/** The board as if the action were done. */
export function afterwards(stands: Stand[], { comes, leaves }: Effect): Stand[] {
  let after = stands;
  if (leaves) after = changed(after, leaves, (stand) => ({ ...stand, count: stand.count - 1 }));
  for (const each of comes ?? [])
    after = changed(after, each, (stand) => ({ ...stand, count: stand.count + 1 }));
  return after.filter(({ count }) => count > 0);
}

/** The board with a ghost of what the action would do. */
export function foreshadowed(stands: Stand[], { comes, leaves, lifts }: Effect): Stand[] {
  let shown = stands;
  if (lifts) shown = changed(shown, lifts, (stand) => ({ ...stand, lifted: true }));
  if (leaves && !comes) shown = changed(shown, leaves, (stand) => ({ ...stand, doomed: true }));
  for (const each of comes ?? []) shown = changed(shown, each, (stand) => ({ ...stand, ghosts: 1 }));
  return shown;
}

function changed(stands: Stand[], [region, piece]: [number, Piece], how: (stand: Stand) => Stand): Stand[] {
  const alike = (stand: Stand) => stand.region === region && samePiece(stand.piece, piece);
  if (stands.some(alike)) return stands.map((stand) => (alike(stand) ? how(stand) : stand));
  return inOrder([...stands, how({ region, piece, count: 0 })]);
}

function samePiece(a: Piece, b: Piece): boolean {
  return a.kind === 'token' || b.kind === 'token' ? a === b : standKey(0, a) === standKey(0, b);
}

/**
 * In each region tokens, then armies and cities by seat, then neutral armies: a ghost stands where the piece
 * will stand.
 */
function inOrder(stands: Stand[]): Stand[] {
  return stands.sort((a, b) => a.region - b.region || rank(a.piece) - rank(b.piece));
}

function rank(piece: Piece): number {
  if (piece.kind === 'token' || piece.kind === 'own') return -1;
  return piece.colour === 'neutral' ? 99 : 2 * piece.colour + (piece.kind === 'city' ? 1 : 0);
}
