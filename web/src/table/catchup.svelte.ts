/**
 * Playing back what happened while somebody was away: moment by moment until the present, at their own pace.
 */

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
  paused = $state(false);
  from = $state(0); // where it began
  step = $state(0); // what is shown
  private next = 0;
  private jumped = true; // the user went to this step, so nothing is animated
  private until: number | null = null; // where playing back pauses
  private ahead: { step: number; moment: Promise<Moment> } | null = null;
  private wake = () => {};
  private stopped: (() => void) | null = null;

  constructor(private readonly ways: Ways) {}

  /**
   * Play back what came after step `from`, until `now`, which is shown at the end, or when this is stopped.
   */
  async run(from: number, now: View): Promise<void> {
    if (this.running) return;
    let stopped = false;
    this.running = true;
    this.from = from;
    this.go(from, null);
    this.stopped = () => {
      stopped = true;
      this.end(now, []);
      this.wake();
    };
    try {
      while (this.next < now.step) {
        const step = this.next;
        const moment = await this.moment(step);
        if (stopped) return;
        if (step !== this.next) continue; // the user went elsewhere meanwhile
        await this.present(moment, now.step);
        if (stopped) return;
      }
      const last = await this.moment(now.step);
      if (!stopped) this.end(now, last.events);
    } catch {
      if (!stopped) this.end(now, []); // the past cannot be fetched now, but the present is at hand
    }
  }

  /** Go to a step, and play on from there; pause after `until`, if there is one. */
  go(step: number, until: number | null): void {
    this.next = step;
    this.jumped = true;
    this.until = until;
    this.paused = false;
    this.wake();
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.until = null;
    this.paused = false;
    this.wake();
  }

  stop(): void {
    if (this.running) this.stopped?.();
  }

  private async present(moment: Moment, last: number): Promise<void> {
    const { jumped } = this;
    const step = this.next++;
    this.step = step;
    this.jumped = false;
    if (this.next < last) void this.moment(this.next).catch(() => {}); // fetched ahead; awaited later
    this.ways.show({ ...moment.view, legal: [] }, jumped ? [] : moment.events);
    const pause = jumped ? 0 : this.ways.pause({ ...moment, undoneFrom: null });
    if (step === this.until) this.paused = true;
    if (pause > 0) await this.rest(pause);
    if (this.paused && this.next === step + 1 && this.running) await this.rest(null);
  }

  /** Wait this many milliseconds, or until the user does something. */
  private rest(milliseconds: number | null): Promise<void> {
    return new Promise((done) => {
      this.wake = done;
      if (milliseconds !== null) setTimeout(done, milliseconds);
    });
  }

  private moment(step: number): Promise<Moment> {
    if (this.ahead?.step !== step) this.ahead = { step, moment: this.ways.at(step) };
    return this.ahead.moment;
  }

  private end(now: View, events: GameEvent[]): void {
    this.running = false;
    this.paused = false;
    this.ahead = null;
    this.ways.show(now, events);
  }
}
