/** Games that are still being compiled: how long that takes, and asking until they are ready. */

import * as api from '../net/api';
import type { GameInfo, Readiness } from '../net/messages';
import { t } from '../words/words.svelte';

const AGAIN = 1_000;
const EXACT = 10; // seconds; longer times are shown in steps

/** The time until a game is ready in words. */
export function readyIn({ seconds }: Readiness): string {
  if (seconds === null) return t('getting-ready');
  return t('ready-in', { seconds: seconds <= EXACT ? Math.max(1, seconds) : Math.ceil(seconds / 5) * 5 });
}

/** Ask again and again while some game is not ready. The function that is returned ends this. */
export function follow(games: () => GameInfo[], set: (games: GameInfo[]) => void): () => void {
  let asking = false;
  const timer = setInterval(async () => {
    if (asking || document.hidden || games().every((game) => game.ready)) return;
    asking = true;
    try {
      set(await api.games());
    } catch (problem) {
      if (!(problem instanceof api.Unreachable) && !(problem instanceof api.Refused)) throw problem;
    } finally {
      asking = false;
    }
  }, AGAIN);
  return () => clearInterval(timer);
}
