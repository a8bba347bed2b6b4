/** How a match was won (C16.3, C16.4), in a sentence. */

import type { Speaker, View } from '../contract';
import type { CapitalsView } from './facts';

export function ending(speaker: Speaker, view: View): string {
  const { winner, seats, options, ranking } = view as CapitalsView;
  if (winner !== null) {
    const alone = seats.every(({ seat, out }) => out || seat === winner);
    return speaker.say(alone ? 'page-end-last' : 'page-end-capitals', { seat: winner });
  }
  const points = (seat: number) =>
    Object.values(view.scores[seat] ?? {}).reduce((sum: number, each) => sum + Number(each), 0);
  const [first = [], second = []] = ranking;
  const rounds = { rounds: options.rounds };
  if (first.length > 1) return speaker.say('page-end-shared', rounds);
  const tied = first[0] !== undefined && second[0] !== undefined && points(first[0]) === points(second[0]);
  if (!tied) return speaker.say('page-end-points', rounds);
  const bySoldiers = seats[first[0]!]!.soldiers !== seats[second[0]!]!.soldiers;
  return speaker.say(bySoldiers ? 'page-end-soldiers' : 'page-end-coins', rounds);
}
