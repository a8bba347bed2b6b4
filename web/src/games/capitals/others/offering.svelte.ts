/** An offer that is being put together: whom it is for, what both give, and what the rules say of it. */

import type { Facts, Scene } from '../../contract';
import { viewOf } from '../facts';
import { stock, type Good, type Gift, type Meaning, type Offer, type OfferKind } from './offers';

/** Why something cannot be done: a sentence of the game with its clause. */
export interface Why {
  key: string;
  clause: string;
  facts: Facts;
}

interface Partner {
  seat: number;
  trade: Why | null;
  peace: Why | null;
  takes: number[]; // provinces that the proposer could get
  gives: number[];
}

interface Plan {
  steps: string[] | null;
  why: Why | null;
  meaning: Meaning[];
}

export type Way = 'takes' | 'gives';
export type Payer = 'nobody' | 'me' | 'other';
type Side = { good: Good; amount: number };

export class Offering {
  kind = $state<OfferKind | null>(null);
  partners = $state.raw<Partner[]>([]);
  other = $state<number | null>(null);
  gives = $state.raw<Side>({ good: 'nothing', amount: 0 });
  gets = $state.raw<Side>({ good: 'nothing', amount: 0 });
  ceded = $state.raw<ReadonlyMap<number, Way>>(new Map());
  payer = $state<Payer>('nobody');
  amount = $state(1);
  plan = $state.raw<Plan | null>(null);
  private question = 0; // the number of the last question: answers to earlier ones come too late

  constructor(private readonly scene: Scene) {}

  get partner(): Partner | undefined {
    return this.partners.find(({ seat }) => seat === this.other);
  }

  async open(kind: OfferKind): Promise<void> {
    this.close();
    this.kind = kind;
    const question = this.question;
    const answer = await this.scene.explain({ of: 'offers' });
    if (question !== this.question || !answer) return;
    this.partners = answer.partners as Partner[];
    const first = this.partners.find((partner) => partner[kind] === null);
    if (first) this.choose(first.seat);
  }

  close(): void {
    this.question++;
    this.kind = null;
    this.partners = [];
    this.other = null;
    this.clear();
  }

  private clear(): void {
    this.gives = this.gets = { good: 'nothing', amount: 0 };
    this.ceded = new Map();
    this.payer = 'nobody';
    this.amount = 1;
    this.plan = null;
  }

  choose(other: number): void {
    this.clear();
    this.other = other;
    void this.ask();
  }

  /** The most that one of the two has of a good. */
  most(side: Way, good: Good): number {
    const view = viewOf(this.scene);
    const whose = side === 'gives' ? view.seat : this.other;
    return whose === null ? 0 : stock(view, whose, good);
  }

  give(side: Way, good: Good, amount: number): void {
    const most = this.most(side, good);
    const given = { good, amount: good === 'nothing' ? 0 : Math.max(1, Math.min(amount, most)) };
    if (side === 'gives') this.gives = given;
    else this.gets = given;
    void this.ask();
  }

  pay(payer: Payer, amount: number): void {
    const most = this.most(payer === 'other' ? 'takes' : 'gives', 'currency');
    this.payer = payer;
    this.amount = Math.max(1, Math.min(amount, most));
    void this.ask();
  }

  /** The ways in which a province could change hands. */
  ways(place: number): Way[] {
    const { partner } = this;
    if (!partner || this.kind !== 'peace') return [];
    return (['takes', 'gives'] as const).filter((way) => partner[way].includes(place));
  }

  get places(): number[] {
    const { partner } = this;
    if (!partner || this.kind !== 'peace') return [];
    return [...new Set([...partner.takes, ...partner.gives])].sort((a, b) => a - b);
  }

  /** Offer a province to one of the two; then to the other; then take it out of the offer again. */
  turn(place: number): void {
    const ways = this.ways(place);
    const next = ways[ways.indexOf(this.ceded.get(place)!) + 1];
    const ceded = new Map(this.ceded);
    if (next) ceded.set(place, next);
    else ceded.delete(place);
    this.ceded = ceded;
    void this.ask();
  }

  leaveOut(place: number): void {
    this.ceded = new Map([...this.ceded].filter(([other]) => other !== place));
    void this.ask();
  }

  /** The offer as it would be seen if it were sent. */
  get offer(): Offer | null {
    const { kind, other } = this;
    const me = viewOf(this.scene).seat;
    if (kind === null || other === null || me === null) return null;
    const whose = (way: Way) => (way === 'gives' ? other : me); // the seat that shall have it
    const cessions = [...this.ceded].map(([place, way]) => ({ place, seat: whose(way) }));
    return { kind, proposer: me, partner: other, gifts: this.gifts(me, other), cessions };
  }

  private gifts(me: number, other: number): Gift[] {
    if (this.kind === 'trade')
      return [
        { seat: me, ...this.gives },
        { seat: other, ...this.gets },
      ].filter(({ good }) => good !== 'nothing');
    if (this.payer === 'nobody') return [];
    return [{ seat: this.payer === 'me' ? me : other, good: 'currency', amount: this.amount }];
  }

  /**
   * Whether anything is in the offer yet: before that, there is no need to complain about what is missing.
   */
  get begun(): boolean {
    return !!this.offer && (this.offer.gifts.length > 0 || this.offer.cessions.length > 0);
  }

  send(): void {
    const steps = this.plan?.steps;
    if (!steps) return;
    this.close();
    this.scene.actAll(steps);
  }

  private async ask(): Promise<void> {
    const question = ++this.question;
    const answer = (await this.scene.explain({
      of: 'offer',
      other: this.other,
      ...this.terms(),
    })) as Plan | null;
    if (question === this.question) this.plan = answer;
  }

  private terms(): Facts {
    if (this.kind === 'trade') return { trade: { gives: side(this.gives), gets: side(this.gets) } };
    const named = (way: Way) => [...this.ceded].filter(([, to]) => to === way).map(([place]) => place);
    const paid = this.payer === 'nobody' ? {} : { amount: this.amount };
    return { peace: { takes: named('takes'), gives: named('gives'), payer: this.payer, ...paid } };
  }
}

function side({ good, amount }: Side): Facts {
  return good === 'nothing' ? { good } : { good, amount };
}
