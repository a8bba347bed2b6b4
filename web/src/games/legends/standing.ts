/** What actions and events of legends do to the board besides those of its family. */

import type { Effect } from '../../board/changing';
import type { Move } from '../../board/stands';
import type { Action, GameEvent } from '../contract';
import * as family from '../eight_minutes/standing';
import { army, token } from '../eight_minutes/standing';
import { NEUTRAL, type LegendsView } from './facts';

/** What an action does to the board. `tokens` are their names by number. */
export function effectOf(action: Action, view: LegendsView, tokens: readonly string[]): Effect {
  const { region, what } = action.arguments;
  switch (action.kind) {
    case 'settle':
      if (what === 'outpost') return { comes: view.seats.map(({ seat }) => [region, army(seat)]) };
      return { comes: [[region, { kind: 'token', icon: 'flag' }]] };
    case 'token': {
      const name = tokens[action.arguments.token]!;
      return { comes: [[region, token(name, name === 'face_down')]] };
    }
    default:
      return family.effectOf(action, view.actors[0] ?? 0, NEUTRAL);
  }
}

/** What moved in the events that an update brought. */
export function movesOf(events: readonly GameEvent[], players: number, tokens: readonly string[]): Move[] {
  return events.flatMap((event): Move[] => {
    const { seat, region, token: number } = event.arguments;
    const name = tokens[number]!;
    switch (event.key) {
      case 'token-laid':
        return [{ piece: token(name, name === 'face_down'), from: null, to: region }];
      case 'outposts-placed':
        return Array.from({ length: players }, (_, each) => ({ piece: army(each), from: null, to: region }));
      case 'knight-army':
        return [{ piece: army(seat), from: null, to: region }];
      case 'token-taken':
      case 'token-turned':
        return [{ piece: token(name), from: region, to: null }];
      case 'dragon-slain':
        return [{ piece: token('dragon'), from: region, to: null }];
      default:
        return family.movesIn(event, NEUTRAL);
    }
  });
}
