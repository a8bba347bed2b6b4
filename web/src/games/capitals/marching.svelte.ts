/**
 * Moving in one gesture: an army is taken, with a number of each kind; the rules say where it can go, and by
 * which steps.
 */

import type { Facts, Scene, View } from '../contract';
import { landAt, seaAt, SHIPS, UNITS, viewOf, type CapitalsView } from './facts';

/** How units get somewhere, as the rules tell it. */
export interface Way {
  place: number;
  cost: number;
  attack: boolean;
  battle: boolean;
  path: number[];
  steps: string[];
}

type Pieces = Record<string, number>;

interface Reach {
  movable: Pieces;
  units: Pieces;
  places: Way[];
  odds?: Facts | null;
}

/** An attack that waits for confirmation. */
export interface Attack {
  way: Way;
  odds: Facts | null; // null while they are worked out
}

/** Whether this seat chooses now what it does on its turn; in a replay nothing is offered. */
export function isChoosing(view: View): boolean {
  return (
    view.decision.kind === 'action' &&
    view.seat !== null &&
    view.actors.includes(view.seat) &&
    view.legal.length > 0
  );
}

/** Places in which something of the seat's own has a movement point left. */
export function armiesOf(view: CapitalsView): number[] {
  if (!isChoosing(view)) return [];
  return [...view.lands, ...view.seas].map(({ place }) => place).filter((place) => hasMovable(view, place));
}

function hasMovable(view: CapitalsView, place: number): boolean {
  const spent = (kind: string) =>
    view.stacks
      .filter((stack) => stack.place === place && stack.unit === kind && stack.points === 0)
      .reduce((sum, { number }) => sum + number, 0);
  const land = landAt(view, place);
  if (land) {
    if (land.holder !== view.seat) return false;
    return (
      UNITS.some((unit) => land.units[unit] > spent(unit)) ||
      land.captives.some((number, nation) => number > spent(`captive-${nation}`))
    );
  }
  const sea = seaAt(view, place);
  return !!sea && sea.fleet === view.seat && SHIPS.some((ship) => sea.ships[ship] > spent(ship));
}

export class March {
  place = $state<number | null>(null);
  reach = $state.raw<Reach | null>(null);
  attack = $state.raw<Attack | null>(null);
  private question = 0; // the number of the last question: answers to earlier ones come too late
  private foreseen = new Map<number, Promise<Facts | null>>(); // odds of these units by target, asked already

  constructor(private readonly scene: Scene) {}

  get ways(): Way[] {
    return this.place === null || this.attack ? [] : (this.reach?.places ?? []);
  }

  /** Take everything in a place that can go together. */
  take(place: number): void {
    this.drop();
    this.place = place;
    void this.ask(undefined);
  }

  drop(): void {
    this.question++;
    this.foreseen = new Map();
    this.place = null;
    this.reach = null;
    this.attack = null;
  }

  /** Take this number of a kind. Units, captives and ships do not go together: those of another sort stay. */
  choose(kind: string, number: number): void {
    const { reach } = this;
    if (!reach) return;
    const kept = Object.entries(reach.units).filter(([other]) => sortOf(other) === sortOf(kind));
    const units = {
      ...Object.fromEntries(kept),
      [kind]: Math.max(0, Math.min(number, reach.movable[kind]!)),
    };
    this.reach = { ...reach, units };
    this.attack = null;
    void this.ask(units);
  }

  /** Take everything again that can go together. */
  chooseAll(): void {
    void this.ask(undefined);
  }

  /** Go to a place at once, or see the odds first if somebody defends it. */
  async go(place: number): Promise<void> {
    const way = this.ways.find((each) => each.place === place);
    if (!way) return;
    if (!way.battle) return this.send(way);
    this.attack = { way, odds: null };
    const odds = await this.oddsOf(place);
    if (odds && this.attack?.way === way) this.attack = { way, odds };
  }

  /** Ask for the odds ahead: somebody who points at a defended place will soon want them. */
  foresee(place: number): void {
    if (this.ways.find((each) => each.place === place)?.battle) void this.oddsOf(place);
  }

  private oddsOf(target: number): Promise<Facts | null> {
    const { foreseen, place, reach } = this;
    const asked = foreseen.get(target);
    if (asked) return asked;
    const odds = this.scene
      .explain({ of: 'reach', place, units: reach!.units, target })
      .then((answer) => (answer as Reach | null)?.odds ?? null);
    foreseen.set(target, odds);
    void odds.then((found) => found ?? foreseen.delete(target)); // if the line was down, ask again
    return odds;
  }

  confirm(): void {
    if (this.attack) this.send(this.attack.way);
  }

  private send(way: Way): void {
    this.drop();
    this.scene.actAll(way.steps);
  }

  private async ask(units: Pieces | undefined): Promise<void> {
    const answer = await this.answered(units ? { units } : {});
    if (answer) this.reach = answer;
  }

  private async answered(more: Facts): Promise<Reach | null> {
    const question = ++this.question;
    this.foreseen = new Map();
    const answer = await this.scene.explain({ of: 'reach', place: this.place, ...more });
    return question === this.question ? (answer as Reach | null) : null;
  }
}

function sortOf(kind: string): string {
  if (kind.startsWith('captive')) return 'captives';
  return (SHIPS as string[]).includes(kind) ? 'ships' : 'units';
}

/** What taking the army in a place is called, for screen readers. */
export function armyInWords(scene: Scene, place: number): string {
  const land = landAt(viewOf(scene), place);
  return scene.say(land ? 'page-take-army' : 'page-take-fleet', { place });
}

export function wayInWords(scene: Scene, { place, cost, attack, battle }: Way): string {
  const key = battle ? 'page-way-attack' : attack ? 'page-way-enter' : 'page-way-march';
  return scene.say(key, { place, currency: cost });
}
