/** An option with its value in words, never as a key. */

import type { GameOption } from '../net/messages';
import type { InLanguages } from '../net/types';
import type { Arguments } from '../words/bundle';

export function optionWords(
  option: GameOption,
  value: unknown,
  t: (key: string, values: Arguments) => string,
  inOurs: (texts: InLanguages | undefined) => string,
): string {
  const title = inOurs(option.title);
  if (option.type === 'bool') return value ? title : t('option-off', { title });
  return t('option-set', { title, value: inOurs(option.words[String(value)]) || String(value) });
}
