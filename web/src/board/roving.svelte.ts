/** Tab reaches one target of a map; arrow keys go on from there. */

import { nextTo, type Direction } from './directions';
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

  /** Goes from one target to the next in a direction. */
  go(
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
