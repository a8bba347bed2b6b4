/** What stands on a map, in terms that any game can use, and where each thing is drawn. */

import type { Component } from 'svelte';
import type { IconName } from '../pieces/icons';
import type { Colour } from '../pieces/seats';
import type { Chart } from './chart';
import type { Box, Point } from './geometry';
import { letter, type Lettering } from './lettering';
import { pack } from './packing';

export type Piece =
  | { kind: 'army'; colour: Colour }
  | { kind: 'city'; colour: Colour }
  | { kind: 'token'; icon: IconName; down?: boolean } // face down
  | OwnPiece;

/** A piece that a game draws itself, around the origin; `id` tells it from the others of its region. */
export interface OwnPiece {
  kind: 'own';
  id: string;
  Drawing: Component<{ facts: any; count: number; size: number }>;
  facts: Record<string, any>;
}

/** Identical pieces in one region, which stand together as one stack. */
export interface Stand {
  region: number;
  piece: Piece;
  count: number;
  ghosts?: number; // how many would come
  doomed?: boolean; // one of them would be destroyed
  lifted?: boolean; // one of them is about to leave
}

/** Something that moved: `from` null comes from a supply, `to` null leaves the board. */
export interface Move {
  piece: Piece;
  from: number | null;
  to: number | null;
}

/** Something on the map that can be done: in a region, or to one stand in it. */
export interface Target {
  code: number;
  region: number;
  piece?: Piece;
  label: string;
  testid?: string; // for a target that is no action of the rules; its code is below 0
}

export function testidOf({ code, testid }: Target): string {
  return testid ?? `action-${code}`;
}

export interface Spot extends Point {
  size: number;
}

export function standKey(region: number, piece: Piece): string {
  return `${region} ${piece.kind} ${nameOf(piece)}`;
}

function nameOf(piece: Piece): string | number {
  if (piece.kind === 'own') return piece.id;
  return piece.kind === 'token' ? piece.icon : piece.colour;
}

/** Sizes that read well, in pixels; on a small screen they take as much of a region as there is. */
const NAME_PIXELS = 14.5;
const PITCH_PIXELS = 35;
const NAME_UNITS = { least: 17, most: 27 };
const PITCH_UNITS = { least: 36, most: 64 };
const FILLED = 0.86; // the part of its cell that a piece fills
const NOWHERE: Box = { left: -1e6, top: -1e6, right: -1e6, bottom: -1e6 };

function limited(value: number, { least, most }: { least: number; most: number }): number {
  return Math.round(Math.max(least, Math.min(most, value)));
}

/** A scale rounded to steps of a third of an octave: layouts of scales in between hardly differ. */
export function stepped(scale: number): number {
  return 2 ** (Math.round(Math.log2(scale) * 3) / 3);
}

const layouts = new WeakMap<Chart, Map<number, Layout>>();

/** The layout of a chart at a scale, worked out once. */
export function layoutOf(chart: Chart, scale: number): Layout {
  let ofChart = layouts.get(chart);
  if (!ofChart) layouts.set(chart, (ofChart = new Map()));
  let layout = ofChart.get(scale);
  if (!layout) ofChart.set(scale, (layout = new Layout(chart, scale)));
  return layout;
}

const lettered = new WeakMap<Chart, Map<number, Map<number, Lettering>>>();

/**
 * The names of a chart in letters of a size, placed once. (Layouts of different scales often share a size,
 * which has limits.)
 */
function namesOf(chart: Chart, size: number): Map<number, Lettering> {
  let ofChart = lettered.get(chart);
  if (!ofChart) lettered.set(chart, (ofChart = new Map()));
  let names = ofChart.get(size);
  if (!names) {
    const { regions, start } = chart;
    names = new Map(regions.map((region) => [region.number, letter(region, size, region.number === start)]));
    ofChart.set(size, names);
  }
  return names;
}

/** Places for pieces, and for names where they are drawn, of one chart at one scale (pixels for a unit). */
export class Layout {
  readonly names: Map<number, Lettering>;
  private readonly pitch: number;
  private readonly packings = new Map<string, ReturnType<typeof pack>>();

  constructor(
    private readonly chart: Chart,
    scale: number,
    named = true,
  ) {
    const size = limited(NAME_PIXELS / scale, NAME_UNITS);
    this.pitch = limited(PITCH_PIXELS / scale, PITCH_UNITS);
    this.names = named ? namesOf(chart, size) : new Map();
  }

  /** Where each stand is drawn, by its key. */
  spots(stands: readonly Stand[]): Map<string, Spot> {
    const spots = new Map<string, Spot>();
    for (const region of this.chart.regions) {
      const here = stands.filter((stand) => stand.region === region.number);
      const { pitch, cells } = this.packing(region.number, here.length);
      here.forEach((stand, i) => {
        spots.set(standKey(stand.region, stand.piece), { ...cells[i]!, size: pitch * FILLED });
      });
    }
    return spots;
  }

  private packing(number: number, count: number) {
    const key = `${number} ${count}`;
    let packing = this.packings.get(key);
    if (!packing) {
      packing = pack(
        this.chart.byNumber.get(number)!,
        this.names.get(number)?.box ?? NOWHERE,
        count,
        this.pitch,
      );
      this.packings.set(key, packing);
    }
    return packing;
  }
}
