import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { GameOption } from '../net/messages';
import { Catalogue } from '../words/bundle';
import { optionWords } from './optionwords';

const text = readFileSync(fileURLToPath(new URL('../words/ui.pl.ftl', import.meta.url)), 'utf-8');
const polish = new Catalogue('pl', text);
const words = (option: GameOption, value: unknown) =>
  optionWords(
    option,
    value,
    (key, values) => polish.say(key, values),
    (texts) => texts?.pl ?? '',
  );

const plain = {
  ...{ choices: [], choices_with: {}, open_ended: false, least: null, most: null, suggested: [] },
  ...{ help: { en: '', pl: '' }, words: {} },
};
const tokens: GameOption = {
  ...plain,
  name: 'goods_tokens',
  type: 'bool',
  default: false,
  title: { en: 'Goods tokens', pl: 'Żetony dóbr' },
};
const edition: GameOption = {
  ...plain,
  name: 'edition',
  type: 'str',
  default: 'english',
  title: { en: 'Edition', pl: 'Wydanie' },
  words: { polish: { en: 'Polish', pl: 'Polskie' } },
};

test('an option is told by its title and the words of its choice', () => {
  expect(words(edition, 'polish')).toBe('Wydanie: Polskie');
  expect(words(edition, 'My own box')).toBe('Wydanie: My own box');
});

test('what can be on or off is told by its title', () => {
  expect(words(tokens, true)).toBe('Żetony dóbr');
  expect(words(tokens, false)).toBe('Żetony dóbr: nie');
});
