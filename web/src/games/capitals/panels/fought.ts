/** A battle as the events tell it, round by round. */

import type { GameEvent } from '../../contract';

export interface Round {
  roll: number;
  total: number;
  other_roll: number;
  other_total: number;
  lost: boolean; // whether the attacker lost it
}

export interface Fought {
  place: number;
  attacker: number;
  defender: number; // a seat, or the number of rebels or savages
  attackers: number;
  defenders: number;
  rounds: Round[];
  rest: { rounds: number; lost: number; other_lost: number } | null; // fought on to the end, without telling each
  end: 'won' | 'lost' | 'withdrawn' | null;
}

const ENDS: Record<string, Fought['end']> = {
  'attack-won': 'won',
  'attack-lost': 'lost',
  withdrew: 'withdrawn',
};

/** The battle that is told last: one that goes on, or the one that has just ended; null once something else begins. */
export function follow(battle: Fought | null, events: GameEvent[]): Fought | null {
  for (const { key, arguments: told } of events) {
    if (key === 'battle-begins')
      battle = told.defenders
        ? {
            place: told.place,
            attacker: told.seat,
            defender: told.other,
            attackers: told.attackers,
            defenders: told.defenders,
            rounds: [],
            rest: null,
            end: null,
          }
        : null;
    else if (key === 'turn-ends') battle = null;
    else if (!battle || battle.end) continue;
    else if (key === 'round-fought')
      battle = { ...battle, rounds: [...battle.rounds, { ...(told as Round), lost: Boolean(told.lost) }] };
    else if (key === 'fought')
      battle = {
        ...battle,
        rest: { rounds: told.rounds, lost: told.lost, other_lost: told.other_lost },
      };
    else if (ENDS[key]) battle = { ...battle, end: ENDS[key] };
  }
  return battle;
}

/** What both sides have lost so far. */
export function losses({ rounds, rest }: Fought): { attackers: number; defenders: number } {
  const lost = rounds.filter((round) => round.lost).length;
  return {
    attackers: lost + (rest?.lost ?? 0),
    defenders: rounds.length - lost + (rest?.other_lost ?? 0),
  };
}
