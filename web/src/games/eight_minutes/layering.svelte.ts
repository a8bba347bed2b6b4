/** The layer that lies over the map, if any. */

import type { Chart } from '../../board/chart';
import { Answer } from '../answer.svelte';
import type { Scene } from '../contract';
import { describeLayer } from './describing';
import { holdersOf, viewOf } from './facts';
import { controlLayer, LAYERS, partsLayer, WORDS, type Drawn, type LayerKey, type Stakes } from './layers';

export class Layering {
  key = $state<LayerKey | null>(null);
  private readonly answer = new Answer<Stakes>();

  constructor(
    private readonly scene: Scene,
    private readonly ground: () => { chart: Chart; parts: number[][] },
  ) {
    const asked = $derived(this.key === 'stakes' ? `${this.whose},${this.view.step}` : null);
    $effect(() => this.answer.ask(scene, asked === null ? null : { of: 'stakes', seat: this.whose }, true));
  }

  private get view() {
    return viewOf(this.scene);
  }

  /** For whom points are at stake: the seat that looks, or the one that is asked. */
  private get whose(): number {
    return this.view.seat ?? this.view.actors[0] ?? this.view.ranking[0]?.[0] ?? 0;
  }

  /** The layers that can be chosen, in words. */
  get offered() {
    return LAYERS.map((key) => ({
      key,
      name: this.scene.say(WORDS[key].name),
      about: this.about(key),
    }));
  }

  about(key: LayerKey): string {
    const { about, watching } = WORDS[key];
    return this.scene.say(this.view.seat === null ? watching : about, { seat: this.whose });
  }

  get stakes(): Stakes | null {
    return this.key === 'stakes' ? this.answer.value : null;
  }

  readonly drawn: Drawn = $derived.by(() => {
    const { chart, parts } = this.ground();
    if (this.key === 'control') return controlLayer(this.view);
    if (this.key === 'parts') return partsLayer(this.view, chart, parts);
    const regions = this.stakes?.regions ?? [];
    const numbers = regions.map(({ region, points }) => ({ place: region, amount: points }));
    return { holders: holdersOf(this.view), tied: [], numbers };
  });

  /** What the layer says of a region, for screen readers; `neutral` is the number of the neutral colour. */
  inWords(region: number, neutral: number): string {
    return this.key === null ? '' : describeLayer(this.scene, region, this.key, this.drawn, neutral);
  }
}
