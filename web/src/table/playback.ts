/**
 * Showing updates one after the other, each for as long as its motion needs, so that a turn can be followed.
 */

import type { GameEvent, View } from '../net/types';

export interface Frame {
  view: View;
  events: GameEvent[];
  seq: number;
  step: number;
  undoneFrom: number | null; // events of later steps are struck out
}

export class Playback {
  private waiting: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private holding = false;

  constructor(
    private readonly show: (frame: Frame) => void,
    private readonly hold: (frame: Frame, waiting: number) => number,
    private readonly changed: (busy: boolean) => void = () => {},
  ) {}

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** Add a frame; it is shown at once, unless another one is still being shown. */
  push(frame: Frame): void {
    this.waiting.push(frame);
    if (!this.holding) this.next();
    else this.changed(this.busy);
  }

  /** Show everything that waits, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.holding = false;
    while (this.waiting.length) this.show(this.waiting.shift()!);
    this.changed(false);
  }

  /** Forget what waits, because the whole position has come anew. */
  clear(): void {
    clearTimeout(this.timer);
    this.holding = false;
    this.waiting = [];
    this.changed(false);
  }

  private next(): void {
    const frame = this.waiting.shift();
    this.holding = frame !== undefined;
    if (frame) {
      this.show(frame);
      const pause = this.hold(frame, this.waiting.length);
      if (pause > 0) this.timer = setTimeout(() => this.next(), pause);
      else return this.next();
    }
    this.changed(this.busy);
  }
}

const OWN = 350;
const OTHERS = { calm: 800, quick: 400, 'at-once': 0 } as const;
const LONG_QUEUE = 12;

/**
 * How long a frame stays: for one's own actions as long as the motion, for others' long enough to follow,
 * less if many wait.
 */
export function pauseFor(
  frame: Frame,
  waiting: number,
  pace: keyof typeof OTHERS,
  mine: readonly number[],
  hidden: boolean,
): number {
  if (hidden || frame.events.length === 0) return 0;
  const own = frame.events.some((event) => mine.includes(event.arguments.seat as number));
  const pause = own ? Math.min(OWN, OTHERS[pace]) : OTHERS[pace];
  return waiting > LONG_QUEUE ? pause / 3 : pause;
}
