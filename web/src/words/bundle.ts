import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Lang } from '../net/types';

export type Arguments = Record<string, string | number>;

/** One catalogue in one language. A missing text shows its key: ugly, but never blank. */
export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(lang: Lang, text: string) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  say(key: string, values: Arguments = {}): string {
    const message = this.bundle.getMessage(key);
    if (message?.value == null) return key;
    return this.bundle.formatPattern(message.value, values, []);
  }
}
