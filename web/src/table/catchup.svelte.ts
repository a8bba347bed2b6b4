/** Playing back what happened while somebody was away: moment by moment, until now. */

import type { Moment } from '../net/messages';
import type { GameEvent, View } from '../net/types';
import type { Frame } from './playback';

interface Ways {
  at(step: number): Promise<Moment>;
  show(view: View, events: GameEvent[]): void;
  pause(frame: Frame): number; // milliseconds
}

export class CatchUp {
  running = $state(false);
  private stopped: (() => void) | null = null;

  constructor(private readonly ways: Ways) {}

  /** From after step `from` until `now`, which is shown at the end, or when it is stopped. */
  async run(from: number, now: View): Promise<void> {
    if (this.running) return;
    let stopped = false;
    let wake = () => {};
    this.running = true;
    this.stopped = () => {
      stopped = true;
      this.running = false;
      this.ways.show(now, []);
      wake();
    };
    try {
      let next = this.ways.at(from);
      for (let step = from; step < now.step && !stopped; step++) {
        const moment = await next;
        if (step + 1 < now.step) (next = this.ways.at(step + 1)).catch(() => {}); // it is awaited in its turn
        if (stopped) return;
        this.ways.show({ ...moment.view, legal: [] }, step === from ? [] : moment.events);
        const frame = { ...moment, seq: moment.seq, undoneFrom: null };
        const pause = step === from ? 0 : this.ways.pause(frame);
        if (pause > 0) {
          await new Promise<void>((done) => {
            wake = done;
            setTimeout(done, pause);
          });
        }
      }
      if (!stopped) {
        const last = await this.ways.at(now.step);
        if (!stopped) this.finish(now, last.events);
      }
    } catch {
      if (!stopped) this.finish(now, []); // the past cannot be had now; the present is at hand
    }
  }

  stop(): void {
    if (this.running) this.stopped?.();
  }

  private finish(now: View, events: GameEvent[]): void {
    this.running = false;
    this.ways.show(now, events);
  }
}
