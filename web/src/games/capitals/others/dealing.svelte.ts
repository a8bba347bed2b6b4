/** A hand of spies' cards: one for each player, as many secret ones as there are spies (C14). */

import type { Scene } from '../../contract';
import { viewOf, type CapitalsView } from '../facts';
import type { Why } from './offering.svelte';

export type Card = Exclude<CapitalsView['seats'][number]['cards'][number], 'unknown' | null>;
export const HAND: Card[] = [
  'sabotage',
  'incitement',
  'burning_food',
  'free_captives',
  'counterintelligence',
];

export class Dealing {
  open = $state(false);
  taken = $state<Card | null>(null); // the card that was taken from the hand
  dealt = $state.raw<ReadonlyMap<number, Card>>(new Map());
  why = $state.raw<Why | null>(null);
  private question = 0;

  constructor(private readonly scene: Scene) {}

  get spies(): number {
    const view = viewOf(this.scene);
    return view.seats[view.seat ?? 0]?.spies ?? 0;
  }

  get left(): number {
    return this.spies - this.dealt.size;
  }

  /** The players in the order in which they get their cards, which is that of turns. */
  get receivers(): number[] {
    const { seats, first } = viewOf(this.scene);
    return seats.map((_, n) => ((first ?? 0) + n) % seats.length).filter((seat) => !seats[seat]!.out);
  }

  start(): void {
    this.close();
    this.open = true;
  }

  close(): void {
    this.question++;
    this.open = false;
    this.taken = null;
    this.dealt = new Map();
    this.why = null;
  }

  isDealt(card: Card): boolean {
    return [...this.dealt.values()].includes(card);
  }

  take(card: Card): void {
    this.taken = this.taken === card ? null : card;
  }

  /** Whether a card may go to a seat: counterintelligence is for oneself, everything else for others. */
  fits(card: Card, seat: number): boolean {
    return (card === 'counterintelligence') === (seat === viewOf(this.scene).seat);
  }

  canGet(seat: number): boolean {
    return this.taken !== null && this.fits(this.taken, seat) && (this.left > 0 || this.dealt.has(seat));
  }

  /** Give the card that was taken to a player; one that lies there already comes back into the hand. */
  give(seat: number): void {
    const dealt = new Map(this.dealt);
    if (this.taken !== null && this.canGet(seat)) dealt.set(seat, this.taken);
    else dealt.delete(seat);
    this.taken = null;
    this.dealt = dealt;
  }

  async send(): Promise<void> {
    const question = ++this.question;
    const cards = viewOf(this.scene).seats.map((_, seat) => this.dealt.get(seat) ?? 'nothing');
    const answer = await this.scene.explain({ of: 'deal', cards });
    if (question !== this.question || !answer) return;
    this.why = answer.why;
    if (!answer.steps) return;
    this.close();
    this.scene.actAll(answer.steps);
  }
}
