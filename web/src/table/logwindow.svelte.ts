/**
 * The part of a log that is at hand. A long match has tens of thousands of events; the page keeps a few hundred, and
 * asks for others when somebody scrolls there.
 */

import type { LogPage } from '../net/messages';
import type { GameEvent } from '../net/types';

export type { LogPage };

export const MOST = 800; // events
const PAGE = 100; // steps that the server tells at once

export class LogWindow {
  events = $state.raw<GameEvent[]>([]);
  from = $state(0); // events of later steps are at hand
  to = $state(0); // events up to this step are at hand
  last = $state(0); // the last step of the match
  private asking: Promise<void> | null = null;

  constructor(private readonly ask: (before: number) => Promise<LogPage>) {}

  get complete(): boolean {
    return this.from === 0 && this.to === this.last;
  }

  has(step: number): boolean {
    return (step > this.from || this.from === 0) && step <= this.to;
  }

  show(page: LogPage, to: number, last = to): void {
    this.events = page.events;
    this.from = page.events_from;
    this.to = to;
    this.last = last;
  }

  /** Add what the last action did, unless somebody is reading what is long past: they are not disturbed. */
  add(events: GameEvent[], step: number): void {
    const atEnd = this.to === this.last;
    this.last = step;
    if (!atEnd) return;
    this.to = step;
    this.keepLatest([...this.events, ...events]);
  }

  /** Remove the events of later steps, which were taken back. */
  strike(step: number): void {
    this.last = step;
    this.to = Math.min(this.to, step);
    this.events = this.events.filter((event) => event.step <= step);
  }

  older(): Promise<void> {
    if (this.from === 0) return Promise.resolve();
    return this.askOnce(async () => {
      const before = this.from;
      const page = await this.ask(before);
      if (this.from !== before) return; // the window has been moved meanwhile
      this.from = page.events_from;
      this.keepEarliest([...page.events, ...this.events]);
    });
  }

  newer(): Promise<void> {
    if (this.to === this.last) return Promise.resolve();
    return this.askOnce(async () => {
      const { to } = this;
      const end = Math.min(to + PAGE, this.last);
      const page = await this.ask(end);
      if (this.to !== to) return;
      this.to = end;
      this.keepLatest([...this.events, ...page.events.filter((event) => event.step > to)]);
    });
  }

  /** Move the window to a step, with what comes before and after it. */
  async around(step: number, last = this.last): Promise<void> {
    if (this.has(step) && last === this.last) return;
    const end = Math.min(step + PAGE / 2, last);
    this.show(await this.ask(end), end, last);
  }

  private askOnce(work: () => Promise<void>): Promise<void> {
    this.asking ??= work().finally(() => (this.asking = null));
    return this.asking;
  }

  /** Keep the latest events; at the other end, only whole steps are dropped. */
  private keepLatest(events: GameEvent[]): void {
    const cut = events.length - MOST;
    if (cut > 0) {
      this.from = events[cut]!.step;
      events = events.filter((event) => event.step > this.from);
    }
    this.events = events;
  }

  private keepEarliest(events: GameEvent[]): void {
    if (events.length > MOST) {
      this.to = events[MOST]!.step - 1;
      events = events.filter((event) => event.step <= this.to);
    }
    this.events = events;
  }
}
