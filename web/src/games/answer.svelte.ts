/** What the rules say about something that somebody looks at. The server is asked while they look. */

import type { Facts, Scene } from './contract';

/** The answer to the present question; null if there is no question, or no answer yet. */
export class Answer<T> {
  value = $state.raw<T | null>(null);

  /**
   * To be called by an effect; the function that is returned forgets a question that is no longer asked. With
   * `keep`, the last answer is shown until the next one comes, for a question that is asked again because
   * something has happened.
   */
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
