/** What stands on empire's board, and what actions and events do to it. */

import type { Effect } from '../../board/changing';
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

/** What an action does to the board. */
export function effectOf(action: Action, actor: number): Effect {
  const { region, origin, colour } = action.arguments;
  switch (action.kind) {
    case 'place':
      return { comes: [[region, army(actor)]] };
    case 'neutral':
      return { comes: [[region, army('neutral')]] };
    case 'city':
      return { comes: [[region, city(actor)]] };
    case 'from':
      return { lifts: [region, army(actor)] };
    case 'to':
      return { comes: [[region, army(actor)]], leaves: [origin, army(actor)] };
    case 'destroy':
      return { leaves: [region, army(colourOf(colour))] };
    default:
      return {};
  }
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
