/** A log turn by turn, for every game: where turns begin, whose they are, and what can be picked out of it. */

import type { Chapters, GameEvent } from '../games/contract';

export interface Turn {
  seat: number | null; // before the first turn, nobody's
  begins: GameEvent;
  first: number; // steps
  last: number;
}

function seatOf(event: GameEvent): number | null {
  return typeof event.arguments.seat === 'number' ? event.arguments.seat : null;
}

/**
 * Whether a turn begins with an event. If the game does not say what a turn is, it lasts until another seat
 * acts.
 */
function beginsAfter(turn: Turn | undefined, event: GameEvent, chapters: Chapters | undefined): boolean {
  if (!turn) return true;
  if (chapters) return chapters.begins(event);
  const seat = seatOf(event);
  return seat !== null && seat !== turn.seat;
}

export function turnsOf(events: readonly GameEvent[], chapters?: Chapters): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (last && !beginsAfter(last, event, chapters)) {
      last.last = event.step;
      if (last.seat === null && chapters?.ends(event)) last.seat = seatOf(event);
    } else {
      const tells = !chapters || chapters.begins(event) || chapters.ends(event);
      const seat = tells ? seatOf(event) : null;
      turns.push({ seat, begins: event, first: event.step, last: event.step });
    }
  }
  return turns;
}

/**
 * The step after which others have acted since a seat did: the end of its last turn, not counting the present
 * one; null if it has had none yet.
 */
export function endOfLastTurn(turns: readonly Turn[], seat: number): number | null {
  const before = turns.at(-1)?.seat === seat ? turns.slice(0, -1) : turns;
  return before.filter((turn) => turn.seat === seat).at(-1)?.last ?? null;
}

/** What is picked out of a log: a kind of events of the game, or what concerns one seat. */
export type Pick = { keys: readonly string[] } | { seat: number } | null;

export function isPicked(event: GameEvent, pick: Pick): boolean {
  if (pick === null) return true;
  if ('keys' in pick) return pick.keys.includes(event.key);
  return event.arguments.seat === pick.seat || event.arguments.other === pick.seat;
}

/** The events that are picked, each under the headings of its round and turn; headings without any are left out. */
export function picked(events: readonly GameEvent[], pick: Pick, chapters?: Chapters): GameEvent[] {
  if (pick === null) return [...events];
  const found: GameEvent[] = [];
  let heads: GameEvent[] = [];
  for (const event of events) {
    const level = chapters?.heading(event) ?? 0;
    if (chapters && level > 0) {
      heads = [...heads.filter((head) => chapters.heading(head) < level), event];
      continue;
    }
    if (!isPicked(event, pick)) continue;
    found.push(...heads, event);
    heads = [];
  }
  return found;
}
