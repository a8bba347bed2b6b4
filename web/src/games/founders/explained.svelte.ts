/** What the rules say about laying a tile somewhere: asked of the server while somebody looks at it. */

import type { Facts, Scene } from '../contract';
import type { ResourceName } from './facts';
import type { Cell } from './nation';

export interface Served extends Partial<Cell> {
  resource: ResourceName;
  bought?: boolean;
}

export interface Explained extends Cell {
  tile: number;
  fits: boolean;
  served: Served[];
  unmet: Partial<Record<ResourceName, number>>;
}

/** Where a tile could go, all over the nation. */
export interface Places {
  tile: number;
  cells: Cell[];
  swaps: Cell[];
}

/** The answer to the question of the moment; null while there is none, or none has come yet. */
export class Answer<T> {
  value = $state.raw<T | null>(null);

  /** To be called by an effect: what it returns forgets a question that is no longer asked. */
  ask(scene: Scene, question: Facts | null): () => void {
    this.value = null;
    let wanted = question !== null;
    if (question)
      void scene.explain(question).then((answer) => {
        if (wanted) this.value = answer as T | null;
      });
    return () => (wanted = false);
  }
}
