/** What is put together before it is done: one thing at a time, each with its form and its places on the map. */

import type { Target } from '../../../board/stands';
import type { Action, Scene } from '../../contract';
import { verbOf } from '../asking';
import { Dealing } from './dealing.svelte';
import { Offering } from './offering.svelte';
import { Shipping } from './shipping.svelte';

// Codes of actions are never below 0, and those of armies and their ways are above this.
const PLANNED = 3000;

export class Plans {
  readonly offering: Offering;
  readonly dealing: Dealing;
  readonly shipping: Shipping;
  private opener: number | null = null; // code of the action that the form stands for

  constructor(private readonly scene: Scene) {
    this.offering = new Offering(scene);
    this.dealing = new Dealing(scene);
    this.shipping = new Shipping(scene);
  }

  get any(): boolean {
    return this.offering.kind !== null || this.dealing.open || this.shipping.open;
  }

  /** Whether the action has a form, which is then opened. */
  open = (action: Action): boolean => {
    const verb = verbOf(action);
    if (verb !== 'trade' && verb !== 'peace' && verb !== 'deal' && verb !== 'ship') return false;
    this.drop();
    this.opener = action.code;
    if (verb === 'deal') this.dealing.start();
    else if (verb === 'ship') void this.shipping.start();
    else void this.offering.open(verb);
    return true;
  };

  drop(): void {
    this.offering.close();
    this.dealing.close();
    this.shipping.close();
  }

  /** Back to where it was opened. */
  close = (): void => {
    const code = this.opener;
    this.drop();
    setTimeout(() => document.querySelector<HTMLElement>(`[data-testid="action-${code}"]`)?.focus());
  };

  /** What is chosen on the map for it; null: nothing is. */
  get targets(): Target[] | null {
    const { offering, shipping, scene } = this;
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

  /** Whether a code of a target was one of these. */
  pick(code: number): boolean {
    if (code > -PLANNED) return false;
    const place = -PLANNED - code;
    if (this.shipping.open) this.shipping.aim(place);
    else this.offering.turn(place);
    return true;
  }
}
