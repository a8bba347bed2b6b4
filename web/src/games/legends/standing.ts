/** What stands on the board of legends, and what actions and events do to it. */

import type { Effect } from '../../board/changing';
import type { Move, Piece, Stand } from '../../board/stands';
import type { Colour } from '../../pieces/seats';
import type { Action, GameEvent } from '../contract';
import { colourOf, iconOf, type LegendsView, type RegionFacts } from './facts';

const army = (colour: Colour): Piece => ({ kind: 'army', colour });
const city = (colour: Colour): Piece => ({ kind: 'city', colour });
const token = (name: string, down = false): Piece => ({ kind: 'token', icon: iconOf(name), down });

/** Everything on the board: in each region the token, then by seat armies and cities, then neutral armies. */
export function standsOf(view: LegendsView): Stand[] {
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

/** What an action does to the board. `tokens` are their names by number. */
export function effectOf(action: Action, view: LegendsView, tokens: readonly string[]): Effect {
  const { region, origin, colour, what } = action.arguments;
  const actor = view.actors[0] ?? 0;
  switch (action.kind) {
    case 'settle':
      if (what === 'outpost') return { comes: view.seats.map(({ seat }) => [region, army(seat)]) };
      return { comes: [[region, { kind: 'token', icon: 'flag' }]] };
    case 'token': {
      const name = tokens[action.arguments.token]!;
      return { comes: [[region, token(name, name === 'face_down')]] };
    }
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
export function movesOf(events: readonly GameEvent[], players: number, tokens: readonly string[]): Move[] {
  return events.flatMap(({ key, arguments: told }): Move[] => {
    const { seat, region } = told;
    switch (key) {
      case 'token-laid':
        return [
          { piece: token(tokens[told.token]!, tokens[told.token] === 'face_down'), from: null, to: region },
        ];
      case 'outposts-placed':
        return Array.from({ length: players }, (_, each) => ({ piece: army(each), from: null, to: region }));
      case 'army-placed':
      case 'knight-army':
        return [{ piece: army(seat), from: null, to: region }];
      case 'neutral-placed':
        return [{ piece: army('neutral'), from: null, to: region }];
      case 'army-moved':
        return [{ piece: army(seat), from: told.origin, to: region }];
      case 'city-built':
        return [{ piece: city(seat), from: null, to: region }];
      case 'army-destroyed':
        return [{ piece: army(colourOf(told.colour)), from: region, to: null }];
      case 'token-taken':
      case 'token-turned':
        return [{ piece: token(tokens[told.token]!), from: region, to: null }];
      case 'dragon-slain':
        return [{ piece: token('dragon'), from: region, to: null }];
      default:
        return [];
    }
  });
}
