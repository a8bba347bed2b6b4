/** What a match was like, as the server tells it, and preparing this for drawing. */

import { gridLines } from './figures';

export const MEASURES = ['land', 'income', 'soldiers'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Row {
  round: number;
  step: number;
  seats: Record<Measure, number>[];
}

export interface Sums {
  won: number;
  lost: number;
  beaten: number;
}

export interface Luck {
  seat: number;
  battles: number;
  expected: Sums;
  given: Sums;
  wins: number;
  soldiers: number;
}

export interface BattleTold {
  step: number;
  until: number;
  round: number;
  kind: 'land' | 'sea' | 'savages' | 'revolt';
  place: number;
  attacker: number | 'rebels';
  defender: number | 'rebels' | 'savages';
  attackers: number;
  defenders: number;
  lost: { attackers: number; defenders: number };
  outcome: 'won' | 'lost' | 'withdrawn' | 'open';
  expected: { win: number; attackers_lost: number; defenders_lost: number } | null;
  given: { win: number; attackers_lost: number; defenders_lost: number } | null;
}

export interface Hindsight {
  rounds: Row[];
  battles: BattleTold[];
  luck: Luck[];
}

export interface Line {
  seat: number;
  points: { x: number; y: number }[];
}

export interface Graph {
  lines: Line[];
  grid: { y: number; value: number }[];
  ticks: { x: number; row: Row; last: boolean }[];
}

/** Lines through the rounds in a frame of this size; equal ones lie a little apart, so that each is seen. */
export function graphOf(rows: Row[], measure: Measure, width: number, height: number): Graph {
  const largest = Math.max(1, ...rows.flatMap((row) => row.seats.map((seat) => seat[measure])));
  const values = gridLines(largest);
  const top = values.at(-1)!;
  const x = (n: number) => (rows.length > 1 ? (n / (rows.length - 1)) * width : 0);
  const y = (value: number) => height - (value / top) * height;
  const seats = rows[0]?.seats.length ?? 0;
  return {
    lines: Array.from({ length: seats }, (_, seat) => ({
      seat,
      points: rows.map((row, n) => {
        const value = row.seats[seat]![measure];
        const alike = row.seats.map((other) => other[measure] === value);
        const before = alike.slice(0, seat).filter(Boolean).length;
        const shift = (before - (alike.filter(Boolean).length - 1) / 2) * 2.5;
        return { x: x(n), y: y(value) + shift };
      }),
    })),
    grid: values.map((value) => ({ y: y(value), value })),
    ticks: rows.map((row, n) => ({ x: x(n), row, last: n === rows.length - 1 })),
  };
}

/** The largest luck of all, in soldiers: bars are drawn against it. */
export function widest(luck: Luck[]): number {
  return Math.max(1, ...luck.map(({ soldiers }) => Math.abs(soldiers)));
}
