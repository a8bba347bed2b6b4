/** Something that is to be built: where the rules let it be built, and what it would change in the place that is looked at. */

import type { Scene } from '../../contract';
import type { Part, Reason } from '../panels/parts';

export interface Site {
  place: number;
  steps: string[] | null;
  why: Reason | null;
}

/** What building it in one place would do. */
export interface SiteTold extends Site {
  price: Part;
  changes: { figure: string; now: number; then: number }[];
  connects: number[]; // provinces that would be connected with the capital
  links: number[]; // other ends of a road or of a port
  blocked: boolean; // a port that would not work
}

export const BUILDINGS = [
  'farm',
  'granary',
  'manufactory',
  'bunker',
  'strong-bunker',
  'camp',
  'port',
  'road',
];

export class Siting {
  work = $state<string | null>(null);
  price = $state.raw<Part | null>(null); // null until the rules have answered
  place = $state<number | null>(null); // the place that is looked at
  told = $state.raw<SiteTold | null>(null);
  private sites = $state.raw<Site[]>([]);
  private question = 0;
  private known = new Map<number, SiteTold>();

  constructor(private readonly scene: Scene) {}

  get possible(): Site[] {
    return this.sites.filter(({ steps }) => steps !== null);
  }

  /** Begin to plan a building, perhaps with a province that the user already has in mind. */
  async start(work: string, place: number | null = null): Promise<void> {
    this.close();
    this.work = work;
    const question = this.question;
    const answer = await this.scene.explain({ of: 'site', work });
    if (question !== this.question || !answer) return;
    this.price = answer.price as Part;
    this.sites = answer.sites as Site[];
    if (place !== null) void this.look(place);
  }

  close(): void {
    this.question++;
    this.work = null;
    this.price = null;
    this.place = null;
    this.told = null;
    this.sites = [];
    this.known = new Map();
  }

  async look(place: number): Promise<void> {
    if (place === this.place || this.work === null) return;
    this.place = place;
    this.told = this.known.get(place) ?? null;
    if (this.told) return;
    const { known } = this;
    const answer = await this.scene.explain({ of: 'site', work: this.work, province: place });
    if (known !== this.known || !answer) return;
    known.set(place, answer as SiteTold);
    if (place === this.place) this.told = answer as SiteTold;
  }

  build(place: number): void {
    const steps = this.sites.find((site) => site.place === place)?.steps;
    if (!steps) return;
    this.close();
    this.scene.actAll(steps);
  }
}
