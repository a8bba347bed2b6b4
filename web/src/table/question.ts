import type { Scene } from '../games/contract';
import type { GameWords } from '../words/gamewords.svelte';
import { t } from '../words/words.svelte';
import type { TableSession } from './session.svelte';

/** The sentence that says what is asked, or for whom the table waits. */
export function question(session: TableSession, scene: Scene, words: GameWords): string {
  const view = scene.view;
  if (view.over) return words.decision(view.decision);
  if (session.table?.closed) return t('table-closed');
  if (session.replaced) return t('bot-plays-for-you');
  const staged = view.legal.find((action) => action.code === session.staged);
  if (staged) return t('staged', { action: scene.text(staged) });
  if (session.asked) return words.decision(view.decision);
  const names = view.actors.map((seat) => scene.names[seat] ?? '');
  const list = new Intl.ListFormat(words.lang, { type: 'conjunction' }).format(names);
  return t('waiting-for', { names: list, count: names.length });
}
