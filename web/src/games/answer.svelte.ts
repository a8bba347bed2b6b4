/** What the rules say about something that somebody looks at: asked of the server while they do. */

import type { Facts, Scene } from './contract';

/** The answer to the question of the moment; null while there is none, or none has come yet. */
export class Answer<T> {
  value = $state.raw<T | null>(null);

  /** To be called by an effect: what it returns forgets a question that is no longer asked. `keep` shows the last
   * answer until the next one comes, where a question is asked again because something has happened. */
  ask(scene: Scene, question: Facts | null, keep = false): () => void {
    if (!keep || question === null) this.value = null;
    let wanted = question !== null;
    if (question)
      void scene.explain(question).then((answer) => {
        if (wanted) this.value = answer as T | null;
      });
    return () => (wanted = false);
  }
}
