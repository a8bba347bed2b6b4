/** What a seat has collected, and what the value tracks say about it. */

export type Track = Record<number, number>; // icons → points, at each step of the track

export interface Collected {
  good: string;
  count: number;
  points: number; // of this good alone; wild cards are not counted
  next: { count: number; points: number } | null; // the next step of its track
}

/** The goods that a seat has, in the order of the view. */
export function collected(goods: Record<string, number>, tracks: Record<string, Track>): Collected[] {
  return Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => {
      const steps = Object.entries(tracks[good] ?? {})
        .map(([icons, points]) => ({ count: Number(icons), points }))
        .sort((a, b) => a.count - b.count);
      const reached = steps.filter((step) => step.count <= count);
      return {
        good,
        count,
        points: reached.at(-1)?.points ?? 0,
        next: steps.find((step) => step.count > count) ?? null,
      };
    });
}
