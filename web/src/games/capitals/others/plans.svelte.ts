/** What is put together before it is done: one thing at a time, each with its form and its places on the map. */

import type { Target } from '../../../board/stands';
import type { Action, Scene } from '../../contract';
import { verbOf } from '../asking';
import { BUILDINGS, Siting } from '../sites/siting.svelte';
import { Dealing } from './dealing.svelte';
import { Offering } from './offering.svelte';
import type { OfferKind } from './offers';
import { Shipping } from './shipping.svelte';

// Targets of a plan have codes below the negative of this. (Codes of actions are never below 0, and those of
// armies and their ways lie in between.)
const PLANNED = 3000;
const FORMS = ['trade', 'peace', 'deal', 'ship'];

/**
 * A touch by a finger, which cannot point at something first; `before` is the place that was looked at until
 * then.
 */
export interface Touch {
  before: number | null;
}

export class Plans {
  readonly offering: Offering;
  readonly dealing: Dealing;
  readonly shipping: Shipping;
  readonly siting: Siting;
  private opener: number | null = null; // code of the action that the form stands for

  constructor(private readonly scene: Scene) {
    this.offering = new Offering(scene);
    this.dealing = new Dealing(scene);
    this.shipping = new Shipping(scene);
    this.siting = new Siting(scene);
  }

  get any(): boolean {
    return (
      this.offering.kind !== null || this.dealing.open || this.shipping.open || this.siting.work !== null
    );
  }

  /** Open the form of an action, if it has one; returns whether it has. */
  open = (action: Action): boolean => {
    const verb = verbOf(action);
    if (verb === null) return false;
    const builds = BUILDINGS.includes(verb);
    if (!builds && !FORMS.includes(verb)) return false;
    this.drop();
    this.opener = action.code;
    if (builds) void this.siting.start(verb);
    else if (verb === 'deal') this.dealing.start();
    else if (verb === 'ship') void this.shipping.start();
    else void this.offering.open(verb as OfferKind);
    return true;
  };

  /** Plan to build something, beginning in the province that is looked at. */
  site(work: string, place: number): void {
    this.drop();
    this.opener = this.scene.view.legal.find((action) => verbOf(action) === work)?.code ?? null;
    void this.siting.start(work, place);
  }

  drop(): void {
    this.offering.close();
    this.dealing.close();
    this.shipping.close();
    this.siting.close();
  }

  /** Close the form, and go back to where it was opened. */
  close = (): void => {
    const code = this.opener;
    this.drop();
    setTimeout(() => document.querySelector<HTMLElement>(`[data-testid="action-${code}"]`)?.focus());
  };

  /** The targets on the map for the form that is open; null if it has none. */
  get targets(): Target[] | null {
    const { offering, shipping, siting, scene } = this;
    if (siting.work !== null)
      return siting.possible.map(({ place }) => ({
        code: -PLANNED - place,
        region: place,
        label: scene.say('page-site', {
          work: scene.say(`verb-${siting.work}`),
          place,
          currency: siting.price?.amount ?? 0,
        }),
        testid: `site-${place}`,
      }));
    if (shipping.open)
      return (shipping.from?.targets ?? []).map((place) => ({
        code: -PLANNED - place,
        region: place,
        label: scene.say('page-land-at', { place }),
        testid: `land-at-${place}`,
      }));
    if (offering.kind === 'peace')
      return offering.places.map((place) => ({
        code: -PLANNED - place,
        region: place,
        label: this.cessionInWords(place),
        testid: `cede-${place}`,
      }));
    return this.any ? [] : null;
  }

  private cessionInWords(place: number): string {
    const { offering, scene } = this;
    const way = offering.ceded.get(place);
    if (way === undefined) return scene.say('page-cede-nothing', { place });
    return scene.say(way === 'takes' ? 'page-cede-to-me' : 'page-cede-to-other', {
      place,
      other: offering.other ?? 0,
    });
  }

  /** Look at the place that is pointed at on the map. */
  hover(code: number): void {
    if (this.siting.work !== null && code <= -PLANNED) void this.siting.look(-PLANNED - code);
  }

  /**
   * Choose a target; returns whether it belongs to a plan. A finger builds only in a place that was looked at
   * before.
   */
  pick(code: number, touched: Touch | null = null): boolean {
    if (code > -PLANNED) return false;
    const place = -PLANNED - code;
    if (this.siting.work !== null) {
      if (touched === null || touched.before === place) this.siting.build(place);
      else void this.siting.look(place);
    } else if (this.shipping.open) this.shipping.aim(place);
    else this.offering.turn(place);
    return true;
  }
}
