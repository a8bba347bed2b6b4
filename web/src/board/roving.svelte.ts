/** Tab reaches one target of a map; arrow keys go on from there. */

import { directionOf, nextTo, type Direction } from './directions';
import type { Point } from './geometry';
import type { Target } from './stands';

export class Roving {
  private touched = $state.raw<Target | null>(null);

  touch(target: Target): void {
    this.touched = target;
  }

  /** The code of the target that Tab reaches: the last one touched, or one in its region, or the first. */
  current(targets: readonly Target[]): number | null {
    const last = this.touched;
    const same = targets.find(({ code }) => code === last?.code);
    const near = targets.find(({ region }) => region === last?.region);
    return (same ?? near ?? targets[0])?.code ?? null;
  }

  /**
   * Enter and space pick the target; arrow keys go on from it. Returns the target that they lead to, with its
   * point.
   */
  key(
    event: KeyboardEvent,
    from: Target,
    targets: readonly Target[],
    pointOf: (target: Target) => Point,
    pick: () => void,
  ): (Point & { target: Target }) | null {
    const direction = directionOf(event.key);
    const picked = event.key === 'Enter' || event.key === ' ';
    if (picked || direction) event.preventDefault();
    if (picked) pick();
    return direction ? this.go(from, targets, direction, pointOf) : null;
  }

  /** Go from one target to the next in a direction. */
  private go(
    from: Target,
    targets: readonly Target[],
    direction: Direction,
    pointOf: (target: Target) => Point,
  ): (Point & { target: Target }) | null {
    const others = targets.filter(({ code }) => code !== from.code);
    const points = others.map((target) => ({ x: pointOf(target).x, y: pointOf(target).y, target }));
    const next = nextTo(pointOf(from), points, direction);
    if (next) this.touched = next.target;
    return next;
  }
}
