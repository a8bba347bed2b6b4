/** What stands on empire's board: as it is, and as it would be. */

import type { Move, Piece, Stand } from '../../board/stands';
import type { Colour } from '../../pieces/seats';
import type { Action, GameEvent } from '../contract';
import { colourOf, iconOf, type EmpireView, type RegionFacts } from './facts';

const army = (colour: Colour): Piece => ({ kind: 'army', colour });
const city = (colour: Colour): Piece => ({ kind: 'city', colour });

/** Everything on the board: in each region the token, then by seat armies and cities, then neutral armies. */
export function standsOf(view: EmpireView): Stand[] {
  return view.regions.flatMap(standsIn);
}

function standsIn(here: RegionFacts): Stand[] {
  const { region } = here;
  const stands: Stand[] = [];
  if (here.token) stands.push({ region, piece: { kind: 'token', icon: iconOf(here.token) }, count: 1 });
  here.armies.forEach((armies, seat) => {
    if (armies) stands.push({ region, piece: army(seat), count: armies });
    const cities = here.cities[seat]!;
    if (cities) stands.push({ region, piece: city(seat), count: cities });
  });
  if (here.neutral) stands.push({ region, piece: army('neutral'), count: here.neutral });
  return stands;
}

/** What an action does to the board: what comes to a region, and what leaves one. */
function effect(action: Action, actor: number): { comes?: [number, Piece]; leaves?: [number, Piece] } {
  const { region, origin, colour } = action.arguments;
  switch (action.kind) {
    case 'place':
      return { comes: [region, army(actor)] };
    case 'neutral':
      return { comes: [region, army('neutral')] };
    case 'city':
      return { comes: [region, city(actor)] };
    case 'to':
      return { comes: [region, army(actor)], leaves: [origin, army(actor)] };
    case 'destroy':
      return { leaves: [region, army(colourOf(colour))] };
    default:
      return {};
  }
}

/** The board as if the action were done. */
export function afterwards(stands: Stand[], action: Action, actor: number): Stand[] {
  const { comes, leaves } = effect(action, actor);
  let after = stands;
  if (leaves) after = changed(after, leaves, (stand) => ({ ...stand, count: stand.count - 1 }));
  if (comes) after = changed(after, comes, (stand) => ({ ...stand, count: stand.count + 1 }));
  return after.filter(({ count }) => count > 0);
}

/** The board with a ghost of what the action would do. */
export function foreshadowed(stands: Stand[], action: Action, actor: number): Stand[] {
  const { comes, leaves } = effect(action, actor);
  let shown = stands;
  if (action.kind === 'from') {
    shown = changed(shown, [action.arguments.region, army(actor)], (stand) => ({ ...stand, lifted: true }));
  }
  if (leaves && !comes) shown = changed(shown, leaves, (stand) => ({ ...stand, doomed: true }));
  if (comes) shown = changed(shown, comes, (stand) => ({ ...stand, ghosts: 1 }));
  return shown;
}

/** With an army lifted that is about to leave a region. */
export function lifted(stands: Stand[], region: number, actor: number): Stand[] {
  return changed(stands, [region, army(actor)], (stand) => ({ ...stand, lifted: true }));
}

function changed(stands: Stand[], [region, piece]: [number, Piece], how: (stand: Stand) => Stand): Stand[] {
  const alike = (stand: Stand) => stand.region === region && samePiece(stand.piece, piece);
  if (stands.some(alike)) return stands.map((stand) => (alike(stand) ? how(stand) : stand));
  return inOrder([...stands, how({ region, piece, count: 0 })]);
}

function samePiece(a: Piece, b: Piece): boolean {
  return a.kind === 'token' || b.kind === 'token' ? a === b : a.kind === b.kind && a.colour === b.colour;
}

/** The order of `standsIn`, so that a ghost stands where the piece will. */
function inOrder(stands: Stand[]): Stand[] {
  return stands.sort((a, b) => a.region - b.region || rank(a.piece) - rank(b.piece));
}

function rank(piece: Piece): number {
  if (piece.kind === 'token') return -1;
  return piece.colour === 'neutral' ? 99 : 2 * piece.colour + (piece.kind === 'city' ? 1 : 0);
}

/** What moved in the events that an update brought. */
export function movesOf(events: readonly GameEvent[]): Move[] {
  return events.flatMap(({ key, arguments: told }): Move[] => {
    switch (key) {
      case 'army-placed':
        return [{ piece: army(told.seat), from: null, to: told.region }];
      case 'neutral-placed':
        return [{ piece: army('neutral'), from: null, to: told.region }];
      case 'army-moved':
        return [{ piece: army(told.seat), from: told.origin, to: told.region }];
      case 'city-built':
        return [{ piece: city(told.seat), from: null, to: told.region }];
      case 'army-destroyed':
        return [{ piece: army(colourOf(told.colour)), from: told.region, to: null }];
      default:
        return [];
    }
  });
}
