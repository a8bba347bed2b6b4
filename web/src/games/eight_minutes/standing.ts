/** What stands on the board, and what actions and events do to it. */

import type { Effect } from '../../board/changing';
import type { Move, Piece, Stand } from '../../board/stands';
import type { Colour } from '../../pieces/seats';
import type { Action, GameEvent } from '../contract';
import { colourOf, iconOf, type FamilyView, type RegionFacts } from './facts';

export const army = (colour: Colour): Piece => ({ kind: 'army', colour });
export const city = (colour: Colour): Piece => ({ kind: 'city', colour });
export const token = (name: string, down = false): Piece => ({ kind: 'token', icon: iconOf(name), down });

/** Everything on the board: in each region the token, then by seat armies and cities, then neutral armies. */
export function standsOf(view: FamilyView): Stand[] {
  return view.regions.flatMap(standsIn);
}

function standsIn(here: RegionFacts): Stand[] {
  const { region } = here;
  const stands: Stand[] = [];
  if (here.token) stands.push({ region, piece: token(here.token, here.face_down), count: 1 });
  here.armies.forEach((armies, seat) => {
    if (armies) stands.push({ region, piece: army(seat), count: armies });
    const cities = here.cities[seat]!;
    if (cities) stands.push({ region, piece: city(seat), count: cities });
  });
  if (here.neutral) stands.push({ region, piece: army('neutral'), count: here.neutral });
  return stands;
}

/** What an action does to the board; `neutral` is the number of the neutral colour. */
export function effectOf(action: Action, actor: number, neutral: number): Effect {
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
      return { leaves: [region, army(colourOf(colour, neutral))] };
    default:
      return {};
  }
}

/** What moved in an event that an update brought. */
export function movesIn({ key, arguments: told }: GameEvent, neutral: number): Move[] {
  const { seat, region } = told;
  switch (key) {
    case 'army-placed':
      return [{ piece: army(seat), from: null, to: region }];
    case 'neutral-placed':
      return [{ piece: army('neutral'), from: null, to: region }];
    case 'army-moved':
      return [{ piece: army(seat), from: told.origin, to: region }];
    case 'city-built':
      return [{ piece: city(seat), from: null, to: region }];
    case 'army-destroyed':
      return [{ piece: army(colourOf(told.colour, neutral)), from: region, to: null }];
    default:
      return [];
  }
}
