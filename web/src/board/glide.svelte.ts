/**
 * The part of a drawing that is seen: it follows a drag at once, and glides when the drawing itself has
 * grown.
 */

import { untrack } from 'svelte';
import { Tween } from 'svelte/motion';

/** A drawing that may grow: where it begins, and how large it is. */
export interface Ground {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GLIDE = 250;

export class Glide {
  private readonly numbers = new Tween([0, 0, 1, 1]);
  private ground: Ground | null = null;

  get box(): string {
    return this.numbers.current.map((number) => number.toFixed(2)).join(' ');
  }

  /** `box` is relative to the ground's upper left corner. */
  show(box: string, ground: Ground, motion: boolean): void {
    const [x, y, width, height] = box.split(' ').map(Number) as [number, number, number, number];
    const grown = this.ground !== null && this.ground !== ground;
    this.ground = ground;
    untrack(
      () =>
        void this.numbers.set([x + ground.left, y + ground.top, width, height], {
          duration: grown && motion ? GLIDE : 0,
        }),
    );
  }
}
