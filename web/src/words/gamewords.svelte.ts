/** A game's own sentences: its catalogue in our language, and the words for the numbers of one match. */

import * as api from '../net/api';
import type { Printed } from '../net/messages';
import type { Action, Facts, GameEvent, Lang } from '../net/types';
import { Catalogue } from './bundle';
import { phrase, wordFor } from './phrase';

const catalogues = new Map<string, Promise<Catalogue>>();

/** A game's sentences in a language, loaded once. */
export function catalogueOf(game: string, lang: Lang): Promise<Catalogue> {
  const key = `${game} ${lang}`;
  const kept = catalogues.get(key);
  if (kept) return kept;
  const loaded = api.words(game, lang).then(({ ftl }) => new Catalogue(lang, ftl));
  catalogues.set(key, loaded);
  loaded.catch(() => catalogues.delete(key)); // so that it is asked for again
  return loaded;
}

export class GameWords {
  catalogue = $state<Catalogue | null>(null);
  lang = $state<Lang>('en');
  names = $state<string[]>([]);

  constructor(
    readonly game: string,
    readonly printed: Printed,
  ) {}

  async load(lang: Lang): Promise<void> {
    this.catalogue = await catalogueOf(this.game, lang);
    this.lang = lang;
  }

  say(key: string, facts: Facts = {}): string {
    const catalogue = this.catalogue;
    if (!catalogue) return '';
    const how = { ...this.how(), say: (k: string, values: Facts) => catalogue.say(k, values) };
    return catalogue.say(key, phrase(facts, how));
  }

  has(key: string): boolean {
    return this.catalogue?.has(key) ?? false;
  }

  word(argument: string, value: number): string {
    return String(wordFor(argument, value, this.how()));
  }

  /** Whether the numbers of this argument are shown as words. */
  isWord(argument: string): boolean {
    const { lexicon, seatArguments } = this.how();
    return argument in lexicon || seatArguments.includes(argument);
  }

  action(action: Action): string {
    return this.say(`action-${action.kind}`, action.arguments);
  }

  event(event: GameEvent): string {
    return this.say(`event-${event.key}`, event.arguments);
  }

  decision(decision: { kind: string } & Facts): string {
    const { kind, ...facts } = decision;
    return this.say(`decision-${kind.replaceAll('_', '-')}`, facts);
  }

  /** A source of points in words. */
  source(source: string): string {
    return this.say(`source-${source.replaceAll('_', '-')}`);
  }

  private how() {
    return {
      seatArguments: this.printed.seat_arguments,
      lexicon: this.printed.lexicon[this.lang] ?? {},
      names: this.names,
    };
  }
}
