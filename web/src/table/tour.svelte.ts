/** The guided first turn: hints in order, each of which goes once the thing it is about is done. */

import type { GameEvent, TourStop, View } from '../games/contract';

export class Tour {
  place = $state(0);

  /** What was done before this page was opened counts, too. */
  constructor(
    private readonly stops: readonly TourStop[],
    log: readonly GameEvent[],
    view: View,
  ) {
    this.follow(log, view);
  }

  get stop(): TourStop | null {
    return this.stops[this.place] ?? null;
  }

  get length(): number {
    return this.stops.length;
  }

  /** Follow what happens: a hint goes away when the thing it is about is done. */
  follow(events: readonly GameEvent[], view: View): void {
    for (const event of events) {
      if (this.stop?.done(event, view)) this.place++;
    }
  }

  next(): void {
    this.place++;
  }
}
