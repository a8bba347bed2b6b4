/** A troop ship: from which port, with whom, and where it secretly goes (C9). */

import type { Scene } from '../../contract';
import { printedOf, UNITS, type UnitName } from '../facts';
import type { Why } from './offering.svelte';

interface Port {
  place: number;
  movable: Partial<Record<UnitName, number>>;
  targets: number[];
}

interface Plan {
  steps: string[] | null;
  why: Why | null;
  cost: number | null;
}

export class Shipping {
  open = $state(false);
  ports = $state.raw<Port[]>([]);
  room = $state(0);
  price = $state(0);
  port = $state<number | null>(null);
  target = $state<number | null>(null);
  units = $state.raw<Partial<Record<UnitName, number>>>({});
  plan = $state.raw<Plan | null>(null);
  private question = 0;

  constructor(private readonly scene: Scene) {}

  get from(): Port | undefined {
    return this.ports.find(({ place }) => place === this.port);
  }

  get kinds(): UnitName[] {
    return UNITS.filter((unit) => this.from?.movable[unit]);
  }

  get aboard(): number {
    const { units } = printedOf(this.scene);
    return UNITS.reduce((sum, unit) => sum + (this.units[unit] ?? 0) * units[unit].soldiers, 0);
  }

  /** The most of a kind that finds room beside the others. */
  most(unit: UnitName): number {
    const { soldiers } = printedOf(this.scene).units[unit];
    const others = this.aboard - (this.units[unit] ?? 0) * soldiers;
    return Math.min(this.from?.movable[unit] ?? 0, Math.floor((this.room - others) / soldiers));
  }

  async start(): Promise<void> {
    this.close();
    this.open = true;
    const question = this.question;
    const answer = await this.scene.explain({ of: 'ship' });
    if (question !== this.question || !answer) return;
    this.room = answer.room;
    this.price = answer.price;
    this.ports = (answer.ports as Port[]).filter(({ movable }) => Object.keys(movable).length > 0);
    if (this.ports[0]) this.sailFrom(this.ports[0].place);
  }

  close(): void {
    this.question++;
    this.open = false;
    this.ports = [];
    this.port = null;
    this.target = null;
    this.units = {};
    this.plan = null;
  }

  sailFrom(port: number): void {
    this.port = port;
    if (this.target === port) this.target = null;
    this.units = {};
    for (const unit of this.kinds) this.units = { ...this.units, [unit]: this.most(unit) };
    void this.ask();
  }

  load(unit: UnitName, number: number): void {
    this.units = { ...this.units, [unit]: Math.max(0, Math.min(number, this.most(unit))) };
    void this.ask();
  }

  aim(target: number): void {
    this.target = target;
    void this.ask();
  }

  send(): void {
    const steps = this.plan?.steps;
    if (!steps) return;
    this.close();
    this.scene.actAll(steps);
  }

  private async ask(): Promise<void> {
    const question = ++this.question;
    const { port, target, units } = this;
    if (port === null || target === null || this.aboard === 0) {
      this.plan = null;
      return;
    }
    const answer = await this.scene.explain({ of: 'ship', port, target, units: { ...units } });
    if (question === this.question) this.plan = answer as Plan | null;
  }
}
